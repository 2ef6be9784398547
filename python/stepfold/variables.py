"""Descriptions of the tensors that a plan reads and writes."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Variable:
    """A dense row-major tensor that a plan reads or writes.

    name: the name of the variable in the program; a gradient has the name of its parameter.
    role: "state" or "gradient".
    dtype: "f16", "bf16", "f32", "f64", "i1" (one byte for each element), "i8", "i32" or "i64".
    shape: () for a scalar.
    access: "read", "write" or "readwrite".
    initial: the initial value of state: "seeded" (the caller binds or writes it), "splat" or
        "data" (constants), "cast" or "copy" (another state, converted), "step" (the number
        of the first step); None for a gradient.
    bytes: the size of all elements.
    """

    name: str
    role: str
    dtype: str
    shape: tuple[int, ...]
    access: str
    initial: str | None
    bytes: int


@dataclass(frozen=True)
class Allocation:
    """One block of memory for several variables.

    name: the name of the block, for `bind`.
    elements: the number of elements, including padding.
    alignment: the alignment of its address, in bytes.
    segments: pairs of a variable and its first element, in ascending order.
    """

    name: str
    dtype: str
    elements: int
    alignment: int
    segments: tuple[tuple[Variable, int], ...]


@dataclass(frozen=True)
class Exchange:
    """A point of a step at which words, int64 numbers, are combined with those of other ranks.

    name: the name of the exchange.
    kind: "sum", modulo 2^64, or "maximum".
    variables: the variables whose elements are the words, in order.
    words: the number of words.
    """

    name: str
    kind: str
    variables: tuple[Variable, ...]
    words: int
