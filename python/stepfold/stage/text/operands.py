"""Names and types of values in the MLIR text of programs."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from stepfold.stage.text.dtypes import get_width


def make_tensor(dtype: str, *shape: int) -> str:
    """Returns the MLIR text of a tensor type, of rank 0 without a shape."""
    return f"tensor<{''.join(f'{size}x' for size in shape)}{dtype}>"


def get_dtype(mlir_type: str) -> str:
    """Returns the element type of a tensor type, such as that of an exact sum."""
    return re.sub(r"^tensor<(\d+x)*", "", mlir_type).removesuffix(">")


def convert(name: str, old: str, new: str) -> tuple[str, list[str]]:
    """Returns the name of a value after a conversion between dtypes, and the line that converts it.

    There is no line if the dtypes are equal.
    """
    if old == new:
        return name, []
    op = "extf" if get_width(old) < get_width(new) else "truncf"
    return f"{name}_{new}", [f"{name}_{new} = arith.{op} {name} : {old} to {new}"]


class Stream(NamedTuple):
    """An operand of a structured op: one tensor for each parameter, or one for all.

    names: names of the values.
    types: their MLIR types, which share one element type.
    """

    names: tuple[str, ...]
    types: tuple[str, ...]

    @property
    def dtype(self) -> str:
        """The element type."""
        return get_dtype(self.types[0])

    def __str__(self) -> str:
        types = self.types[:1] if len(set(self.types)) == 1 else self.types
        return f"{', '.join(self.names)} : {', '.join(types)}"


def make_stream(names: Sequence[str], dtype: str, shapes: Iterable[tuple[int, ...]]) -> Stream:
    """Returns a stream of tensors of some shapes, one for each name."""
    return Stream(tuple(names), tuple(make_tensor(dtype, *shape) for shape in shapes))


class Operand(NamedTuple):
    """An operand of a structured op with its keyword: "out", "in", "scalar" and so on."""

    keyword: str
    stream: Stream
