"""Attributes that Python sets on programs and parameters, and the framework does not serialize."""

from collections.abc import Mapping
from typing import Any

import paddle

# Such attributes of a parameter.
PARAMETER_ATTRIBUTES = ("optimize_attr", "regularizer", "do_model_average")


def copy_attributes(program: Any, folded: Any, values: Mapping[tuple[int, int], Any]) -> None:
    """Copies the attributes of a program, such as its scheduler, and those of its parameters.

    values: the values of `folded` by those of `program`, as of `match_values`.
    """
    if program.random_seed:
        folded.random_seed = program.random_seed
    for op in program.global_block().ops:
        copy = values.get((op.id(), 0)) if op.name() == "builtin.parameter" else None
        if copy is not None:
            copy_parameter_attributes(op.result(0), copy)
    for name, attribute in vars(program).items():
        if isinstance(attribute, paddle.pir.Value):
            op = attribute.get_defining_op()
            attribute = values.get((op.id(), attribute.index())) if op else None
        setattr(folded, name, attribute)


def copy_parameter_attributes(parameter: Any, copy: Any) -> None:
    """Copies the attributes of a parameter; an attribute that it does not have becomes None."""
    for name in PARAMETER_ATTRIBUTES:
        setattr(copy, name, getattr(parameter, name, None))
