"""The traces of one function, for parameters of all shapes."""

from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import Tensor

from stepfold.stage.trace.tape import Op, Trace
from stepfold.torch.tensors.layout import find_empty_shape, get_wide_dtype
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

    def get(self, param: Tensor, shape: tuple[int, ...] | None = None) -> Trace:
        """Returns the trace that updates a parameter. Raises RuleError if it cannot be traced.

        shape: shape of the parameter; None for that of the whole DTensor, since functions may read
            it.
        """
        shape = tuple(param.shape) if shape is None else shape
        shape = (*shape, 2) if param.is_complex() else shape
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

    def depends_on_elements(self, param: Tensor) -> bool:
        """Returns whether a rank without elements of a parameter cannot take its step.

        A number of the state may depend on the shape, or on elements, of which such a rank has
        others. And extrema of no elements are errors of torch.
        """
        trace = self.get(param)
        if trace.keeps_elements or any(each.op is Op.MAXIMUM for each in trace.rounds):
            return True
        try:
            return self.get(param, find_empty_shape(param)).numbers != trace.numbers
        except RuleError:
            return True
