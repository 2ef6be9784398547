"""Tracing: one call of a function on tensors without memory, whose operations are recorded."""

from collections.abc import Callable, Mapping
from typing import Any

import torch

from stepfold.stage.trace.tape import Op, Trace
from stepfold.torch.tracing.modes import Dispatch, Functions
from stepfold.torch.tracing.recorder import NUMBER_DTYPE, Recorder
from stepfold.torch.tracing.refusals import RuleError, refuse_error


def trace(
    update: Callable[..., Any],
    shape: tuple[int, ...],
    dtype: torch.dtype,
    state: Mapping[str, bool],
    settings: Mapping[str, Any],
) -> Trace:
    """Returns the trace of a function that updates a parameter.

    update: function of the parameter, its gradient, its state and the settings.
    shape, dtype: shape and dtype of the parameter, its gradient and its state, with at least one
        dimension.
    state: keys of the state. True for one number, False for a tensor of the shape.
    settings: settings by the key of the group: `Names` of operands for numbers, and options.

    Raises RuleError, which names the line, for an operation that kernels do not compute.
    """
    recorder = Recorder(shape, dtype)
    param = recorder.make_tensor(shape, dtype, Op.PARAM)
    grad = recorder.make_tensor(shape, dtype, Op.GRAD)
    recorder.fix(grad, "writes the gradient, which others read")
    tensors = {
        key: recorder.make_tensor((), NUMBER_DTYPE, Op.NUMBER_STATE, key)
        if is_number
        else recorder.make_tensor(shape, dtype, Op.STATE, key)
        for key, is_number in state.items()
    }
    known = recorder.make_settings(settings)
    result: dict[str, Any] = dict(tensors)
    with torch.no_grad(), Dispatch(recorder), Functions(recorder):
        try:
            returned = update(param, grad, result, known)
        except RuleError:
            raise
        except Exception as error:
            raise refuse_error(error) from error
    if returned is not None:
        raise RuleError(
            f"{update.__qualname__} returns a {type(returned).__name__}: the parameter and its "
            "state are changed in place"
        )
    return recorder.finish(update.__qualname__, param, tensors, result)
