"""Structured ops of a program, as MLIR text: regions over elements and over numbers."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from stepfold.stage.dtypes import get_width
from stepfold.stage.text import tensor


class Gradient(NamedTuple):
    """A value of the text: the gradient of a parameter.

    name: of the value, such as "%d0".
    """

    name: str
    dtype: str
    elements: int


class Scalar(NamedTuple):
    """A value of the text: one number for all elements.

    via: the dtype that it is rounded to before an element meets it; None for that of the region.
    """

    name: str
    dtype: str
    via: str | None = None


# Of the names of an element and of a number, and their dtype: lines that make %new of them.
Body = Callable[[str, str, str], Iterable[str]]


def write_foreach(old: Gradient, new: Gradient, scalar: Scalar, body: Body) -> Iterator[str]:
    """The new gradient, of each element of the old one and a number."""
    kind, dtype = tensor(new.dtype, new.elements), new.dtype
    yield f"    {new.name}_out = tensor.empty() : {kind}"
    yield f"    {new.name} = optim.foreach out({new.name}_out : {kind})"
    yield f"        in({old.name} : {old.dtype}) scalar({scalar.name} : {tensor(scalar.dtype)}) {{"
    yield f"    ^bb0(%out: {dtype}, %in: {old.dtype}, %scalar: {scalar.dtype}):"
    element, lines = convert("%in", old.dtype, dtype)
    via = scalar.via or dtype
    rounded, others = convert("%scalar", scalar.dtype, via)
    number, more = convert(rounded, via, dtype)
    lines += [*others, *more, *body(element, number, dtype)]
    yield from (f"      {line}" for line in lines)
    yield f"      optim.yield %new : {dtype}"
    yield "    }"


def multiply(element: str, number: str, dtype: str) -> list[str]:
    """The product of an element and a number."""
    return [f"%new = arith.mulf {element}, {number} : {dtype}"]


def write_overwrite(name: str, old: Gradient, new: Gradient) -> Iterator[str]:
    """The new gradient in place of the old one, rounded to its dtype."""
    kind = tensor(old.dtype, old.elements)
    yield f"    {name} = optim.foreach out({old.name} : {kind}) in({new.name} : {new.dtype}) {{"
    yield f"    ^bb0(%out: {old.dtype}, %in: {new.dtype}):"
    rounded, lines = convert("%in", new.dtype, old.dtype)
    yield from (f"      {line}" for line in lines)
    yield f"      optim.yield {rounded} : {old.dtype}"
    yield "    }"


def write_parameter_region(
    result: tuple[str, str], inputs: list[tuple[str, str]], body: list[str]
) -> Iterator[str]:
    """A region on tensors of one element.

    result, inputs: names of values, with their dtypes; the inputs are %in0, %in1 in the body.
    """
    name, dtype = result
    streams = " ".join(f"in({value} : {tensor(kind)})" for value, kind in inputs)
    arguments = "".join(f", %in{place}: {kind}" for place, (_, kind) in enumerate(inputs))
    yield f"    {name}_out = tensor.empty() : {tensor(dtype)}"
    yield f"    {name} = optim.foreach_parameter out({name}_out : {tensor(dtype)}) {streams} {{"
    yield f"    ^bb0(%out: {dtype}{arguments}):"
    yield from (f"      {line}" for line in body)
    yield "    }"


def convert(name: str, old: str, new: str) -> tuple[str, list[str]]:
    """A value in another dtype, and the line that converts it, if it is another one."""
    if old == new:
        return name, []
    op = "extf" if get_width(old) < get_width(new) else "truncf"
    return f"{name}_{new}", [f"{name}_{new} = arith.{op} {name} : {old} to {new}"]
