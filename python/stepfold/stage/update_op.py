"""Operands of update ops of the dialect, as a front end sees them."""

from enum import Enum
from typing import NamedTuple


class Kind(Enum):
    """Kinds of operands for which a front end passes its own tensors."""

    STATE = "an element for each of the parameter"
    NUMBER = "one element for each parameter"
    SETTING = "one element for all parameters"


class UpdateOperand(NamedTuple):
    """An operand of an update op.

    is_optional: True for state that the op may lack.
    family: numerics that have the operand, "paddle" or "torch"; None if both have it.
    """

    name: str
    kind: Kind
    is_optional: bool = False
    family: str | None = None
