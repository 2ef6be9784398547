"""Error codes of masters, and the writes of weights by others, after which they mean nothing."""

from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.utils.weak import WeakTensorKeyDictionary

from stepfold.torch.tensors.layout import get_local


class Record(NamedTuple):
    """A weight as a step has left it.

    address: address of its elements. version: its version at the time of the record.
    num_steps: number of steps until then, each of which advances the version; None if none does.
    """

    address: int
    version: int
    num_steps: int | None


class ErrorCodes:
    """The error codes of an optimizer's parameters. It keeps no tensors alive.

    Codes that no step has seen yet, such as loaded ones, belong to any weight.
    """

    def __init__(self) -> None:
        self._records: Any = WeakTensorKeyDictionary()
        self._num_steps = 0

    def clear(self) -> None:
        """Forgets which weights the codes belong to."""
        self._records.clear()

    def count_step(self) -> None:
        """Counts a step that has advanced the versions of the weights."""
        self._num_steps += 1

    def record(self, param: Tensor, errors: Tensor, *, is_stepped: bool) -> None:
        """Records the weight of some codes.

        is_stepped: True if the next steps advance its version.
        """
        address, version = get_local(param).data_ptr(), get_version(param)
        self._records[errors] = Record(address, version, self._num_steps if is_stepped else None)

    def is_stale(self, param: Tensor, errors: Tensor) -> bool:
        """Returns whether somebody else has written the weight, or has replaced its memory."""
        record = self._records.get(errors)
        if record is None:
            return False
        more = 0 if record.num_steps is None else self._num_steps - record.num_steps
        known = record.address, record.version + more
        return known != (get_local(param).data_ptr(), get_version(param))

    def check(self, param: Tensor, errors: Tensor) -> None:
        """Sets codes to 0 that are stale."""
        if self.is_stale(param, errors):
            with torch.no_grad():
                errors.zero_()


def get_version(param: Tensor) -> int:
    """Returns the version of a tensor; 0 for one that has none."""
    return 0 if param.is_inference() else param._version
