"""Tapes: the arithmetic that a traced function has done, each value once.

A value is an element of the parameter's shape, of which there is one for each place, or a number.
"""

from collections.abc import Container, Iterable, Sequence
from enum import Enum, IntEnum
from typing import NamedTuple


class Op(Enum):
    """What computes a value, under the name that MLIR has for it."""

    PARAM = "param"
    GRAD = "grad"
    STATE = "state"  # Of a key, which is the attribute.
    NUMBER_STATE = "number_state"
    SETTING = "setting"
    SIZE = "size"  # The number of elements.
    CONSTANT = "arith.constant"  # Of the attribute, a float that the dtype has.
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
    COMPARE = "arith.cmpf"  # By a predicate, which is the attribute.
    SELECT = "arith.select"
    AND = "arith.andi"
    OR = "arith.ori"
    XOR = "arith.xori"
    SUM = "out"
    MAXIMUM = "maximum"


REDUCTIONS = frozenset((Op.SUM, Op.MAXIMUM))
# What a value of elements begins with.
ELEMENTS = frozenset((Op.PARAM, Op.GRAD, Op.STATE))
# Of numbers that one parameter has by itself.
OWN_NUMBERS = frozenset((Op.NUMBER_STATE, Op.SIZE)) | REDUCTIONS


class Kind(IntEnum):
    """What a value is; of several, the last one."""

    NUMBER = 0  # Of all parameters.
    OWN_NUMBER = 1  # Of one parameter.
    ELEMENT = 2


class Operation(NamedTuple):
    """A value, as it is computed.

    operands: the places of values on the tape.
    dtype: of the value: "f64", "f32", "f16", "bf16" or "i1".
    """

    op: Op
    operands: tuple[int, ...]
    dtype: str
    attribute: str | float | None = None


def make_key(operation: Operation) -> Operation:
    """What equal operations have in common: NaN equals itself, and zeros have signs."""
    return operation._replace(attribute=repr(operation.attribute))


class Tape:
    """Operations in the order in which they were done; equal ones are one."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self._places: dict[Operation, int] = {}

    def append(self, operation: Operation) -> int:
        """Returns the place of an operation."""
        key = make_key(operation)
        place = self._places.get(key)
        if place is None:
            place = self._places[key] = len(self.operations)
            self.operations.append(operation)
        return place


# What a value of the caller's is, and its key, if it is state.
Target = tuple[Op, str | None]


class Trace:
    """What a function does to a parameter: a part of a tape.

    operations: whose operands are places before their own.
    outputs: the places of new values, by what becomes them: (Op.PARAM, None), or (Op.STATE, key)
        or (Op.NUMBER_STATE, key).

    Traces with the same operations are equal.
    """

    def __init__(self, tape: Tape, outputs: dict[Target, int]) -> None:
        needed = sorted(find_needed(tape.operations, outputs.values()))
        places = {old: new for new, old in enumerate(needed)}
        self.operations = tuple(
            operation._replace(operands=tuple(places[place] for place in operation.operands))
            for operation in (tape.operations[place] for place in needed)
        )
        self.outputs = {output: places[place] for output, place in outputs.items()}
        self._key = tuple(map(make_key, self.operations)), tuple(self.outputs.items())
        self._hash = hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trace) and self._key == other._key

    def __hash__(self) -> int:
        return self._hash

    def find_input(self, output: Target) -> int | None:
        """The place of what an output was before; None if nothing reads it."""
        op, key = output
        places = (
            place
            for place, operation in enumerate(self.operations)
            if operation.op is op and operation.attribute == key
        )
        return next(places, None)

    @property
    def is_elementwise(self) -> bool:
        """Whether the update of an element depends on no other element, nor on how many."""
        return not any(op in REDUCTIONS or op is Op.SIZE for op, *_ in self.operations)

    def find_kinds(self, has_own_settings: bool) -> list[Kind]:
        """What each value is.

        has_own_settings: whether parameters have settings of their own.
        """
        kinds: list[Kind] = []
        for op, operands, *_ in self.operations:
            if op in ELEMENTS:
                kind = Kind.ELEMENT
            elif op in OWN_NUMBERS or (op is Op.SETTING and has_own_settings):
                kind = Kind.OWN_NUMBER
            else:
                kind = max((kinds[place] for place in operands), default=Kind.NUMBER)
            kinds.append(kind)
        return kinds

    def find_levels(self) -> list[int]:
        """For each value, how many reductions are one after another before it."""
        levels: list[int] = []
        for op, operands, *_ in self.operations:
            level = max((levels[place] for place in operands), default=0)
            levels.append(level + (op in REDUCTIONS))
        return levels


def find_needed(
    operations: Sequence[Operation], roots: Iterable[int], leaves: Container[int] = ()
) -> set[int]:
    """The places of values that some are computed of, and their own.

    leaves: places whose operands are not looked for.
    """
    needed: set[int] = set()
    pending = list(roots)
    while pending:
        place = pending.pop()
        if place not in needed:
            needed.add(place)
            pending += () if place in leaves else operations[place].operands
    return needed
