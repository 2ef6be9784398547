"""MLIR text that the parts of a program have in common."""

from typing import NamedTuple


def tensor(dtype: str, elements: int | None = None) -> str:
    """A tensor type, of rank 0 without a number of elements."""
    return f"tensor<{dtype}>" if elements is None else f"tensor<{elements}x{dtype}>"


def declare(name: str, kind: str) -> str:
    """A variable in memory of the caller."""
    return f'  ml_program.global private mutable @"{name}"(#ml_program.extern : {kind}) : {kind}'


def load(name: str, kind: str) -> str:
    return f'    {value(name)} = ml_program.global_load @"{name}" : {kind}'


def store(name: str, result: str, kind: str) -> str:
    return f'    ml_program.global_store @"{name}" = {result} : {kind}'


def value(name: str) -> str:
    """The loaded value of a variable."""
    return "%" + name.replace(".", "_")


class Variable(NamedTuple):
    """A value of the text: its name, dtype, and number of elements, None without a dimension."""

    name: str
    dtype: str
    elements: int | None = None

    @property
    def kind(self) -> str:
        return tensor(self.dtype, self.elements)
