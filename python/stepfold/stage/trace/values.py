"""Values of a trace, and the arithmetic that kernels have for them."""

import ctypes
from dataclasses import dataclass

from stepfold.stage.trace.tape import Op, Operation, Tape

BOOL = "i1"
NARROW = ("f16", "bf16")


@dataclass(frozen=True)
class Value:
    """A value on a tape.

    Operators take values of the same dtype, or numbers of Python, and append an operation.

    position: index of the operation that computes the value.
    """

    tape: Tape
    position: int

    @property
    def operation(self) -> Operation:
        return self.tape.operations[self.position]

    @property
    def dtype(self) -> str:
        return self.operation.dtype

    @property
    def constant(self) -> float | None:
        """The number of a constant; None for another value."""
        operation = self.operation
        is_constant = operation.op is Op.CONSTANT
        return float(operation.attribute or 0.0) if is_constant else None

    def cast(self, dtype: str) -> "Value":
        """Returns the value rounded to a dtype. A bool becomes 0 or 1.

        A rounding to 16 bits goes through f32, as in torch.
        """
        if dtype == self.dtype:
            return self
        if self.constant is not None:
            return make_constant(self.tape, self.constant, dtype)
        if self.dtype == BOOL:
            return select(self, self._like(1.0, dtype), self._like(0.0, dtype))
        if dtype == BOOL:
            return self.compare("une", 0.0)
        if dtype in NARROW and self.dtype != "f32":
            return self.cast("f32").cast(dtype)
        return apply(Op.CAST, self, dtype=dtype)

    def __add__(self, other: "Operand") -> "Value":
        return apply(Op.ADD, self, self.like(other))

    def __sub__(self, other: "Operand") -> "Value":
        return apply(Op.SUB, self, self.like(other))

    def __rsub__(self, other: float) -> "Value":
        return apply(Op.SUB, self.like(other), self)

    def __mul__(self, other: "Operand") -> "Value":
        return apply(Op.MUL, self, self.like(other))

    def __truediv__(self, other: "Operand") -> "Value":
        return apply(Op.DIV, self, self.like(other))

    def __rtruediv__(self, other: float) -> "Value":
        return apply(Op.DIV, self.like(other), self)

    def __pow__(self, other: "Operand") -> "Value":
        return raise_to(self, self.like(other))

    def __rpow__(self, other: float) -> "Value":
        return raise_to(self.like(other), self)

    def __neg__(self) -> "Value":
        return apply(Op.NEG, self)

    def __abs__(self) -> "Value":
        return apply(Op.ABS, self)

    def __and__(self, other: "Value") -> "Value":
        return apply(Op.AND, self, other)

    def __or__(self, other: "Value") -> "Value":
        return apply(Op.OR, self, other)

    def __xor__(self, other: "Value") -> "Value":
        return apply(Op.XOR, self, other)

    def __invert__(self) -> "Value":
        return self ^ self._like(1.0, BOOL)

    def sqrt(self) -> "Value":
        return apply(Op.SQRT, self)

    def compare(self, predicate: str, other: "Operand") -> "Value":
        """Returns the i1 of a comparison. predicate: a predicate of arith.cmpf, such as "olt"."""
        operands = self, self.like(other)
        return apply(Op.COMPARE, *operands, dtype=BOOL, attribute=predicate)

    def is_nan(self) -> "Value":
        return self.compare("uno", self)

    def like(self, other: "Operand") -> "Value":
        """Returns an operand as a value: a Python number becomes a constant of this dtype."""
        return other if isinstance(other, Value) else self._like(other, self.dtype)

    def _like(self, number: float, dtype: str) -> "Value":
        return make_constant(self.tape, number, dtype)


Operand = Value | float


def apply(
    op: Op, *operands: Value, dtype: str | None = None, attribute: str | float | None = None
) -> Value:
    """Appends an operation to the tape of its first operand. Returns the value of its result.

    dtype: dtype of the result; None for the dtype of the first operand.
    """
    tape, positions = operands[0].tape, tuple(operand.position for operand in operands)
    dtype = dtype or operands[0].dtype
    return Value(tape, tape.append(Operation(op, positions, dtype, attribute)))


def make_input(tape: Tape, op: Op, dtype: str, key: str | None = None) -> Value:
    return Value(tape, tape.append(Operation(op, (), dtype, key)))


def make_constant(tape: Tape, number: float, dtype: str) -> Value:
    """Returns a constant: a number rounded to a dtype."""
    if dtype in NARROW:
        return apply(Op.CAST, make_constant(tape, number, "f32"), dtype=dtype)
    if dtype == BOOL:
        number = bool(number)
    rounded = ctypes.c_float(number).value if dtype == "f32" else float(number)
    return Value(tape, tape.append(Operation(Op.CONSTANT, (), dtype, rounded)))


def select(condition: Value, one: Value, other: Value) -> Value:
    """Returns `one` where the i1 `condition` is true, and `other` elsewhere."""
    return apply(Op.SELECT, condition, one, other, dtype=one.dtype)


def multiply_add(one: Value, two: Value, addend: Value) -> Value:
    """Returns `one * two + addend`, rounded once."""
    return apply(Op.FMA, one, two, addend)


def find_larger(one: Value, two: Value) -> Value:
    """Returns the larger of two values; NaN if one of them is NaN."""
    return select(two.compare("ogt", one) | two.is_nan(), two, one)


def find_smaller(one: Value, two: Value) -> Value:
    """Returns the smaller of two values; NaN if one of them is NaN."""
    return select(two.compare("olt", one) | two.is_nan(), two, one)


def reduce_sum(value: Value) -> Value:
    """Returns the sum over all elements of a parameter."""
    return apply(Op.SUM, value)


def reduce_maximum(value: Value) -> Value:
    """Returns the largest element of a parameter; NaN if an element is NaN."""
    return apply(Op.MAXIMUM, value)


def raise_to(base: Value, exponent: Value) -> Value:
    """Returns `base` to the power of `exponent`.

    Some constant exponents, such as 0.5 and 2, become the operations that torch has for them.
    """
    known = {
        0.5: lambda: base.sqrt(),
        1.0: lambda: base,
        2.0: lambda: base * base,
        3.0: lambda: base * base * base,
        -0.5: lambda: 1.0 / base.sqrt(),
        -1.0: lambda: 1.0 / base,
        -2.0: lambda: 1.0 / (base * base),
    }
    if exponent.constant in known:
        return known[exponent.constant]()
    return apply(Op.POW, base, exponent)
