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
    return f"%{name}"


class Stream(NamedTuple):
    """An operand of a structured op: one tensor for each parameter, or one for all.

    names: of the values.
    sizes: the number of elements of each, None without a dimension.
    """

    names: tuple[str, ...]
    dtype: str
    sizes: tuple[int | None, ...]

    @property
    def kinds(self) -> list[str]:
        return [tensor(self.dtype, size) for size in self.sizes]

    def __str__(self) -> str:
        kinds = self.kinds
        return (
            f"{', '.join(self.names)} : {', '.join(kinds[:1] if len(set(kinds)) == 1 else kinds)}"
        )
