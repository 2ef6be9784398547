"""The traces of one function, for parameters of all shapes."""

from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import Tensor

from stepfold.stage.trace.tape import Trace
from stepfold.torch.tensors.layout import get_wide_dtype
from stepfold.torch.tracing.refusals import RuleError
from stepfold.torch.tracing.trace import trace

# Key of a trace: the shape of the parameter, and the dtype in which the function computes.
Key = tuple[tuple[int, ...], torch.dtype]


class Traces:
    """The traces of a function, each made once.

    update, state, settings: arguments of `trace`.
    """

    def __init__(
        self, update: Callable[..., Any], state: Mapping[str, bool], settings: Mapping[str, Any]
    ) -> None:
        self._update, self._state, self._settings = update, state, settings
        self._traces: dict[Key, Trace | RuleError] = {}

    def get(self, param: Tensor) -> Trace:
        """Returns the trace that updates a parameter. Raises RuleError if it cannot be traced."""
        # The key has the shape of the whole DTensor, since functions may read it.
        shape = (*param.shape, 2) if param.is_complex() else tuple(param.shape)
        key = shape or (1,), get_wide_dtype(param.dtype).to_real()
        found = self._traces.get(key)
        if found is None:
            try:
                found = trace(self._update, *key, self._state, self._settings)
            except RuleError as error:
                found = error
            self._traces[key] = found
        if isinstance(found, RuleError):
            # The error must not keep the frames of an earlier raise.
            raise found.with_traceback(None)
        return found
