"""Tapes: the arithmetic that a traced function has done, each value once.

A value is either an element, of which the parameter's shape has many, or one number.
"""

import functools
from collections.abc import Container, Iterable, Sequence
from enum import Enum, IntEnum
from typing import NamedTuple


class Op(Enum):
    """Operators of a tape. The texts of arithmetic and reductions are their names in MLIR."""

    PARAM = "param"
    GRAD = "grad"
    STATE = "state"  # The attribute is the key of the state.
    NUMBER_STATE = "number_state"
    SETTING = "setting"
    SIZE = "size"  # The number of elements.
    CONSTANT = "arith.constant"  # The attribute is a float that the dtype has.
    CAST = "cast"
    ADD = "arith.addf"
    SUB = "arith.subf"
    MUL = "arith.mulf"
    DIV = "arith.divf"
    NEG = "arith.negf"
    FMA = "math.fma"
    SQRT = "math.sqrt"
    ABS = "math.absf"
    EXP = "optim.exp"
    LOG = "optim.log"
    POW = "optim.pow"
    COMPARE = "arith.cmpf"  # The attribute is the predicate.
    SELECT = "arith.select"
    AND = "arith.andi"
    OR = "arith.ori"
    XOR = "arith.xori"
    SUM = "out"
    EXACT_SUM = "exact"
    MAXIMUM = "maximum"


REDUCTIONS = frozenset((Op.SUM, Op.EXACT_SUM, Op.MAXIMUM))
# The dtype of exact sums, and of reductions that ranks share.
EXACT_DTYPE = "f32"
# Operators of inputs that have one value for each element.
ELEMENTS = frozenset((Op.PARAM, Op.GRAD, Op.STATE))
# Operators whose result is one number for each parameter.
OWN_NUMBERS = frozenset((Op.NUMBER_STATE, Op.SIZE)) | REDUCTIONS


class Kind(IntEnum):
    """Kinds of values. The result of an operation has the largest kind of its operands."""

    NUMBER = 0  # One number for all parameters.
    OWN_NUMBER = 1  # One number for each parameter.
    ELEMENT = 2  # One value for each element.


class Operation(NamedTuple):
    """The operation that computes a value.

    operands: positions of the operands on the tape.
    dtype: dtype of the value: "f64", "f32", "f16", "bf16" or "i1".
    attribute: key, constant or predicate, as the operator needs it; None for other operators.
    """

    op: Op
    operands: tuple[int, ...]
    dtype: str
    attribute: str | float | None = None


def make_key(operation: Operation) -> Operation:
    """Returns a key that equal operations share. NaN equals NaN, and 0.0 differs from -0.0."""
    return operation._replace(attribute=repr(operation.attribute))


class Tape:
    """Operations in the order in which they were done. Equal operations are stored once."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self._positions: dict[Operation, int] = {}

    def append(self, operation: Operation) -> int:
        """Returns the position of an operation, which is added if the tape does not have it."""
        key = make_key(operation)
        position = self._positions.get(key)
        if position is None:
            position = self._positions[key] = len(self.operations)
            self.operations.append(operation)
        return position


class Round(NamedTuple):
    """The reductions of a trace that can be done at once, and that ranks share by one message.

    level: number of reductions, one behind the other, that they depend on.
    op: EXACT_SUM, SUM or MAXIMUM.
    """

    level: int
    op: Op

    @property
    def key(self) -> tuple[int, str]:
        """The place in the order of rounds."""
        return self.level, self.op.value


# An input or output of the caller: its operator, and the key of state; None for other operators.
Target = tuple[Op, str | None]


class Trace:
    """The operations that a function applies to a parameter and its state: a part of a tape.

    operations: the operations in order; operands have smaller positions than their users.
    outputs: positions of new values by target: (Op.PARAM, None), (Op.STATE, key) or
        (Op.NUMBER_STATE, key).

    Traces with equal operations and outputs are equal, and have equal hashes.
    """

    def __init__(self, tape: Tape, outputs: dict[Target, int]) -> None:
        needed = sorted(find_needed(tape.operations, outputs.values()))
        positions = {old: new for new, old in enumerate(needed)}
        self.operations = tuple(
            operation._replace(
                operands=tuple(positions[position] for position in operation.operands)
            )
            for operation in (tape.operations[position] for position in needed)
        )
        self.outputs = {output: positions[position] for output, position in outputs.items()}
        self._key = tuple(map(make_key, self.operations)), tuple(self.outputs.items())
        self._hash = hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trace) and self._key == other._key

    def __hash__(self) -> int:
        return self._hash

    def find_input(self, output: Target) -> int | None:
        """Returns the position of an output's old value; None if the trace does not read it."""
        op, key = output
        positions = (
            position
            for position, operation in enumerate(self.operations)
            if operation.op is op and operation.attribute == key
        )
        return next(positions, None)

    @functools.cached_property
    def exact(self) -> "Trace":
        """The same trace with exact sums in place of those of f32."""
        tape = Tape()
        tape.operations = [
            operation._replace(op=Op.EXACT_SUM)
            if operation.op is Op.SUM and operation.dtype == EXACT_DTYPE
            else operation
            for operation in self.operations
        ]
        return Trace(tape, self.outputs)

    @property
    def is_elementwise(self) -> bool:
        """True if the update of an element depends on no other element, nor on their number."""
        return not any(op in REDUCTIONS or op is Op.SIZE for op, *_ in self.operations)

    @functools.cached_property
    def rounds(self) -> "dict[Round, list[int]]":
        """The positions of reductions by their round, in order."""
        rounds: dict[Round, list[int]] = {}
        for position, (operation, level) in enumerate(zip(self.operations, self.find_levels())):
            if operation.op in REDUCTIONS:
                rounds.setdefault(Round(level, operation.op), []).append(position)
        return dict(sorted(rounds.items(), key=lambda item: item[0].key))

    def find_wide_reduction(self) -> str | None:
        """Returns the dtype of a reduction that is not of EXACT_DTYPE; None if all are."""
        dtypes = (operation.dtype for operation in self.operations if operation.op in REDUCTIONS)
        return next((dtype for dtype in dtypes if dtype != EXACT_DTYPE), None)

    @functools.cached_property
    def numbers(self) -> "Trace":
        """The part of the trace that computes the numbers of the state."""
        tape = Tape()
        tape.operations = list(self.operations)
        outputs = {key: value for key, value in self.outputs.items() if key[0] is Op.NUMBER_STATE}
        return Trace(tape, outputs)

    @property
    def keeps_elements(self) -> bool:
        """True if a number of the state depends on elements, or on how many there are."""
        return not self.numbers.is_elementwise

    def find_kinds(self, has_own_settings: bool) -> list[Kind]:
        """Returns the kind of each value, in the order of the operations.

        has_own_settings: True if each parameter has its own settings, False if all share them.
        """
        kinds: list[Kind] = []
        for op, operands, *_ in self.operations:
            if op in ELEMENTS:
                kind = Kind.ELEMENT
            elif op in OWN_NUMBERS or (op is Op.SETTING and has_own_settings):
                kind = Kind.OWN_NUMBER
            else:
                kind = max((kinds[position] for position in operands), default=Kind.NUMBER)
            kinds.append(kind)
        return kinds

    def find_levels(self) -> list[int]:
        """Returns the level of each value: the largest number of reductions on a path to it."""
        levels: list[int] = []
        for op, operands, *_ in self.operations:
            level = max((levels[position] for position in operands), default=0)
            levels.append(level + (op in REDUCTIONS))
        return levels


def find_needed(
    operations: Sequence[Operation], roots: Iterable[int], leaves: Container[int] = ()
) -> set[int]:
    """Returns the positions of some values, and of all values that they depend on.

    roots: positions of the values.
    leaves: positions whose operands are not followed.
    """
    needed: set[int] = set()
    pending = list(roots)
    while pending:
        position = pending.pop()
        if position not in needed:
            needed.add(position)
            pending += () if position in leaves else operations[position].operands
    return needed
