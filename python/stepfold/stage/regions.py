"""Structured ops over gradients and numbers, of which the gradient chain consists."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from stepfold.stage.text.builder import ProgramBuilder
from stepfold.stage.text.operands import Operand, Stream, convert, make_tensor


class Gradient(NamedTuple):
    """A value in the MLIR text: the gradient of a parameter.

    name: name of the value, such as "%d0".
    dtype: element type. shape: shape in the program.
    """

    name: str
    dtype: str
    shape: tuple[int, ...]

    @property
    def mlir_type(self) -> str:
        """The MLIR type of the tensor."""
        return make_tensor(self.dtype, *self.shape)

    @property
    def stream(self) -> Stream:
        """The gradient as an operand."""
        return Stream((self.name,), (self.mlir_type,))


class Scalar(NamedTuple):
    """A value in the MLIR text: one number for all elements.

    name: name of the value. dtype: its element type.
    via: dtype that it is rounded to before its use; None for the dtype of the region.
    """

    name: str
    dtype: str
    via: str | None = None

    @property
    def stream(self) -> Stream:
        """The number as an operand."""
        return Stream((self.name,), (make_tensor(self.dtype),))


# A function of the names of an element and a number, and of their dtype. Returns lines that define
# %new.
Body = Callable[[str, str, str], Iterable[str]]


def append_foreach(
    builder: ProgramBuilder, old: Gradient, new: Gradient, scalar: Scalar, body: Body
) -> None:
    """Appends a new gradient: a function of each element of the old gradient, and of a number."""
    dtype, via = new.dtype, scalar.via or new.dtype
    element, lines = convert("%in", old.dtype, dtype)
    rounded, others = convert("%scalar", scalar.dtype, via)
    number, more = convert(rounded, via, dtype)
    operands = [
        Operand("out", builder.make_empty(f"{new.name}_out", new.mlir_type)),
        Operand("in", old.stream),
        Operand("scalar", scalar.stream),
    ]
    lines += [*others, *more, *body(element, number, dtype), f"optim.yield %new : {dtype}"]
    builder.structured("foreach", new.name, operands, ("%out", "%in", "%scalar"), lines)


def multiply(element: str, number: str, dtype: str) -> list[str]:
    """Returns the line that defines %new as the product of an element and a number."""
    return [f"%new = arith.mulf {element}, {number} : {dtype}"]


def append_overwrite(builder: ProgramBuilder, name: str, old: Gradient, new: Gradient) -> None:
    """Appends the new gradient in place of the old one, rounded to the old one's dtype."""
    rounded, lines = convert("%in", new.dtype, old.dtype)
    operands = [Operand("out", old.stream), Operand("in", new.stream)]
    lines.append(f"optim.yield {rounded} : {old.dtype}")
    builder.structured("foreach", name, operands, ("%out", "%in"), lines)


def append_constant(builder: ProgramBuilder, name: str, dtype: str, value: str) -> None:
    """Appends a constant as a number. name: name of the result. value: text of the constant."""
    lines = [f"%constant = arith.constant {value} : {dtype}", f"optim.yield %constant : {dtype}"]
    append_number(builder, name, dtype, [], lines)


def append_number(
    builder: ProgramBuilder, name: str, dtype: str, inputs: Sequence[Scalar], body: Iterable[str]
) -> None:
    """Appends a number that is computed from numbers.

    name: name of the result. dtype: its element type.
    body: lines of the region. The inputs are %in0, %in1 and so on.
    """
    operands = [
        Operand("out", builder.make_empty(f"{name}_out", make_tensor(dtype))),
        *(Operand("in", scalar.stream) for scalar in inputs),
    ]
    arguments = ("%out", *(f"%in{index}" for index in range(len(inputs))))
    builder.structured("foreach_parameter", name, operands, arguments, body)
