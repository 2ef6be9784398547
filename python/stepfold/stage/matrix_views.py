"""Views of a parameter as matrices, for updates by products of matrices."""

import math
from dataclasses import dataclass
from numbers import Integral
from typing import TypeAlias, TypeGuard

Shape: TypeAlias = tuple[int, ...]

# Each matrix has the last two dimensions of a parameter, or all of it but its first dimension as
# columns.
STACK, FLAT = "stack", "flat"
# Rows of several matrices are in turn.
INTERLEAVED = "interleaved"


@dataclass(frozen=True)
class MatrixViews:
    """A rule that says which matrices a parameter consists of.

    A parameter consists of blocks, each contiguous in it. A block is a matrix, or several matrices
    whose rows are in turn. The rows of a parameter are the vectors along its last dimension.

    rule: None for one matrix of two dimensions; STACK for a matrix of the last two dimensions for
        each index of the others; FLAT for one matrix, whose columns are all dimensions but the
        first; a number of blocks of as many rows; or the number of rows of each block.
    interleaved: number of matrices of a block. More than 1 with STACK alone.
    """

    rule: int | tuple[int, ...] | str | None = None
    interleaved: int = 1

    def list_shapes(self, shape: Shape) -> list[Shape]:
        """Returns the shapes of the matrices of a parameter: those of the first block come first.

        Raises ValueError for a parameter that has no such matrices. The message is a refusal: the
        end of a sentence that begins with the name of the parameter.
        """
        blocks = self.list_blocks(shape)
        return [
            (rows // self.interleaved, columns)
            for rows, columns in blocks
            for _ in range(self.interleaved)
        ]

    def list_blocks(self, shape: Shape) -> list[Shape]:
        """Returns the shapes of the blocks of a parameter, in the order of memory.

        Raises ValueError as `list_shapes` does.
        """
        if len(shape) < 2 or self.rule is None and len(shape) > 2:
            raise ValueError(f"has the shape {shape}, and Muon updates matrices of 2 dimensions")
        if self.rule is None:
            return [shape]
        if self.rule == FLAT:
            return [(shape[0], math.prod(shape[1:]))]
        if self.rule == STACK:
            if not can_divide(shape[-2], self.interleaved):
                raise ValueError(
                    f"has {shape[-2]} rows, which are not those of {self.interleaved} matrices in "
                    f"turn, as matrices={(INTERLEAVED, self.interleaved)} states"
                )
            return [shape[-2:]] * math.prod(shape[:-2])
        assert not isinstance(self.rule, str)
        rows, columns = math.prod(shape[:-1]), shape[-1]
        if isinstance(self.rule, tuple):
            if sum(self.rule) != rows:
                raise ValueError(
                    f"has {rows} rows, and the blocks of matrices={self.rule} have "
                    f"{sum(self.rule)}: state blocks that cover it once"
                )
            return [(block, columns) for block in self.rule]
        if not can_divide(rows, self.rule):
            raise ValueError(
                f"has {rows} rows, which are not matrices={self.rule} blocks of one size: state "
                "the number of rows of each block"
            )
        return [(rows // self.rule, columns)] * self.rule


def read_views(rule: object) -> MatrixViews:
    """Returns the views of a rule that a user gives.

    Raises ValueError for no rule.
    """
    if rule is None:
        return MatrixViews()
    if isinstance(rule, str) and rule in (STACK, FLAT):
        return MatrixViews(rule)
    if is_count(rule):
        return MatrixViews(int(rule))
    if isinstance(rule, (tuple, list)) and rule and all(map(is_count, rule)):
        return MatrixViews(tuple(map(int, rule)))
    if isinstance(rule, (tuple, list)) and len(rule) == 2 and is_interleaved(*rule):
        return MatrixViews(STACK, interleaved=int(rule[1]))
    raise ValueError(
        f"matrices: expected None, '{STACK}', '{FLAT}', a number of blocks of rows, the number of "
        f"rows of each block, or ('{INTERLEAVED}', number of matrices), got {rule!r}"
    )


def can_divide(rows: int, number: int) -> bool:
    """Returns whether rows are those of a number of matrices of one size, each of which has one."""
    return number == 1 or number <= rows and rows % number == 0


def is_interleaved(word: object, number: object) -> bool:
    """Returns whether a word and a number state matrices whose rows are in turn."""
    return isinstance(word, str) and word == INTERLEAVED and is_count(number)


def is_count(value: object) -> TypeGuard[Integral]:
    """Returns whether a value is a whole number of at least 1."""
    return is_whole(value) and int(value) > 0


def is_whole(value: object) -> TypeGuard[Integral]:
    """Returns whether a value is a whole number, such as an int or one of NumPy's."""
    return isinstance(value, Integral) and not isinstance(value, bool)
