"""Numbers in programs of float64 parameters.

Operators of dynamic mode take some of their numbers in float64. In a program, such a number is an
operand, which the framework makes float32 unless it is given as a value of the program.
"""

import copy
from collections.abc import Sequence
from typing import Any

import paddle
from paddle.regularizer import L1Decay, L2Decay

# Settings of such operators by the class of the optimizer.
NUMBERS = {
    paddle.optimizer.Adam: ("beta1", "beta2", "epsilon"),
    paddle.optimizer.AdamW: ("beta1", "beta2", "epsilon"),
}


def is_precise(value: Any) -> bool:
    """Returns whether numbers that are combined with a value of a program are float64."""
    return bool(value.dtype == paddle.float64)


def write_number(number: float) -> Any:
    """Returns a number as a value of the program."""
    return paddle.full([1], number, "float64")


def append_update(writer: Any, block: Any, given: Any) -> None:
    """Writes the update of a parameter by the method of the optimizer's class.

    given: pair of the parameter and its gradient, or a dictionary that has it as "params" besides
        the settings of its group.
    """
    is_group = isinstance(given, dict)
    param, _ = given["params"] if is_group else given
    names = NUMBERS.get(type(writer), ()) if is_precise(param) else ()
    if is_group:
        settings = {name: given.get(name, writer._default_dict[name]) for name in names}
        given = {**given, **{name: write_number(each) for name, each in settings.items()}}
        type(writer)._append_optimize_op(writer, block, given)
        return
    kept = {f"_{name}": getattr(writer, f"_{name}") for name in names}
    vars(writer).update({name: write_number(each) for name, each in kept.items()})
    try:
        type(writer)._append_optimize_op(writer, block, given)
    finally:
        vars(writer).update(kept)


def finish_update(writer: Any, block: Any, given: Any) -> None:
    """Writes what follows the updates of a group, by the method of the optimizer's class.

    Adamax advances its powers there. Its method writes to programs for a list of pairs only.

    given: pairs of parameters and gradients, or a dictionary, as for `append_update`.
    """
    kept = vars(writer).get("_beta1")
    for pair in given["params"] if isinstance(given, dict) else given:
        if kept is not None and is_precise(pair[0]):
            writer._beta1 = write_number(kept)
        try:
            type(writer)._finish_update(writer, block, [pair])
        finally:
            if kept is not None:
                writer._beta1 = kept


class PreciseL1Decay(L1Decay):
    """L1Decay with a coefficient in the type of the gradient."""

    def __call__(self, param: Any, grad: Any, block: Any) -> Any:
        return L1Decay.__call__(with_precise(self, ("_coeff",), grad), param, grad, block)


class PreciseL2Decay(L2Decay):
    """L2Decay with a coefficient in the type of the gradient."""

    def __call__(self, param: Any, grad: Any, block: Any) -> Any:
        return L2Decay.__call__(with_precise(self, ("_coeff",), grad), param, grad, block)


PRECISE = {L1Decay: PreciseL1Decay, L2Decay: PreciseL2Decay}


def make_precise(regularizer: Any) -> Any:
    """Returns a regularizer whose numbers have the type of the gradient."""
    precise = PRECISE.get(type(regularizer))
    return regularizer if precise is None else precise(regularizer._coeff)


def clip_by_value(clip: Any, pairs: Sequence[tuple[Any, Any]]) -> list[Any]:
    """Writes a clip by value. Its class says what it does in dynamic mode only."""
    return [
        clipped
        for pair in pairs
        for clipped in with_precise(clip, ("min", "max"), pair[1])._dygraph_clip([pair])
    ]


def with_precise(owner: Any, names: Sequence[str], grad: Any) -> Any:
    """Returns an object whose attributes are numbers in the type of a gradient."""
    if not is_precise(grad):
        return owner
    owner = copy.copy(owner)
    vars(owner).update({name: write_number(getattr(owner, name)) for name in names})
    return owner
