"""The versions of tensors, which every in-place change advances."""

import ctypes
import itertools
from array import array
from collections.abc import Iterable, Sequence

import torch
from torch import Tensor

from stepfold.torch.tensors.layout import is_dtensor
from stepfold.torch.tensors.torch_functions import PLAIN_CLASSES, find_direct_access
from stepfold.torch.tensors.torch_library import load_library


class Versions:
    """The versions of some parameters. Inference tensors have no version.

    torch's own functions take 40 to 65 ns for a tensor. A DTensor, or a tensor of torch's own
    classes, takes 10 here.
    """

    def __init__(
        self,
        params: Sequence[Tensor] = (),
        indices: Iterable[int] = (),
        *,
        is_checked: bool = True,
    ) -> None:
        """Records parameters, without keeping them alive.

        params: parameters of all groups. indices: indices of those whose versions are of interest.
        is_checked: True if guards find the same objects and tensors in the groups before each call
            of a method, since other tensors may have no version. False if they may not.
        """
        direct = find_direct_access() if is_checked else None
        self._plain = array("Q")  # Addresses of objects, which are not kept alive.
        self._others = [False] * len(params)
        self._has_others = False
        for index in indices:
            param = params[index]
            if is_checked and param.is_inference():
                continue
            has_version = type(param) in PLAIN_CLASSES or is_dtensor(param)
            if direct is not None and has_version:
                self._plain.append(id(param))
            else:
                self._others[index] = self._has_others = True
        self._direct = None if direct is None else ctypes.byref(direct)
        library = load_library()
        self._advance, self._sum = library.stepfoldAdvanceVersions, library.stepfoldSumVersions

    def advance(self, groups: Sequence[dict[str, Iterable[Tensor]]]) -> None:
        """Advances the versions, so that autograd detects that a step has written the parameters.

        groups: groups of the parameters.
        """
        if self._plain:
            self._advance(self._direct, *self._plain.buffer_info())
        if self._has_others:
            torch.autograd.graph.increment_version(self._list_others(groups))

    def sum(self, groups: Sequence[dict[str, Iterable[Tensor]]]) -> int:
        """Returns the sum of the versions. groups: groups of the parameters."""
        total = self._sum(self._direct, *self._plain.buffer_info()) if self._plain else 0
        others = self._list_others(groups) if self._has_others else ()
        return total + sum(param._version for param in others if not param.is_inference())

    def _list_others(self, groups: Sequence[dict[str, Iterable[Tensor]]]) -> list[Tensor]:
        params = itertools.chain.from_iterable(group["params"] for group in groups)
        return list(itertools.compress(params, self._others))
