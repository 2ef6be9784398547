"""Operations of torch as arithmetic on values: the formulas of torch's kernels for CPUs.

Each formula takes the dtype in which the operation computes, and the arguments of the operation in
torch's order. A tensor is a value of its own dtype, and a number is a value of f64.
"""

import math
from collections.abc import Callable
from typing import NamedTuple

from stepfold.stage.trace.tape import Op
from stepfold.stage.trace.values import (
    BOOL,
    Value,
    apply,
    find_larger,
    find_smaller,
    multiply_add,
    raise_to,
    reduce_maximum,
    reduce_sum,
    select,
)

Formula = Callable[..., Value]


class Unsupported(Exception):
    """An operation or argument that a trace does not support.

    The message is the end of a sentence that begins with the name of the operation.
    """


def is_one(number: Value) -> bool:
    return number.constant == 1.0


def add(dtype: str, one: Value, two: Value, alpha: Value) -> Value:
    if dtype == BOOL:
        return one | two
    one, two = one.cast(dtype), two.cast(dtype)
    return one + two if is_one(alpha) else multiply_add(alpha.cast(dtype), two, one)


def subtract(dtype: str, one: Value, two: Value, alpha: Value) -> Value:
    one, two = one.cast(dtype), two.cast(dtype)
    return one - two if is_one(alpha) else multiply_add(-alpha.cast(dtype), two, one)


def subtract_from(dtype: str, one: Value, two: Value, alpha: Value) -> Value:
    return subtract(dtype, two, one, alpha)


def multiply(dtype: str, one: Value, two: Value) -> Value:
    one, two = one.cast(dtype), two.cast(dtype)
    return one & two if dtype == BOOL else one * two


def divide(dtype: str, one: Value, two: Value, rounding_mode: str | None = None) -> Value:
    if rounding_mode is not None:
        raise Unsupported(f"has rounding_mode='{rounding_mode}'")
    return one.cast(dtype) / two.cast(dtype)


def scale(dtype: str, factor: Value, value: Value) -> Value:
    return value.cast(dtype) if is_one(factor) else factor.cast(dtype) * value.cast(dtype)


def add_product(dtype: str, addend: Value, one: Value, two: Value, factor: Value) -> Value:
    return multiply_add(scale(dtype, factor, one), two.cast(dtype), addend.cast(dtype))


def add_quotient(dtype: str, addend: Value, one: Value, two: Value, factor: Value) -> Value:
    return addend.cast(dtype) + scale(dtype, factor, one) / two.cast(dtype)


def interpolate(dtype: str, start: Value, end: Value, weight: Value) -> Value:
    start, end, weight = start.cast(dtype), end.cast(dtype), weight.cast(dtype)
    is_low = abs(weight).compare("olt", 0.5)
    factor = select(is_low, weight, weight - 1.0)
    return multiply_add(factor, end - start, select(is_low, start, end))


def power(dtype: str, base: Value, exponent: Value) -> Value:
    return raise_to(base.cast(dtype), exponent.cast(dtype))


def negate(dtype: str, value: Value) -> Value:
    return -value.cast(dtype)


def get_magnitude(dtype: str, value: Value) -> Value:
    return abs(value.cast(dtype))


def get_sign(dtype: str, value: Value) -> Value:
    # The sign of NaN is 0, as in torch.
    value = value.cast(dtype)
    rest = select(value.compare("olt", 0.0), value.like(-1.0), value.like(0.0))
    return select(value.compare("ogt", 0.0), value.like(1.0), rest)


def invert(dtype: str, value: Value) -> Value:
    return 1.0 / value.cast(dtype)


def get_root(dtype: str, value: Value) -> Value:
    return value.cast(dtype).sqrt()


def invert_root(dtype: str, value: Value) -> Value:
    return 1.0 / get_root(dtype, value)


def exponentiate(dtype: str, value: Value) -> Value:
    return apply(Op.EXP, value.cast(dtype))


def get_logarithm(dtype: str, value: Value) -> Value:
    return apply(Op.LOG, value.cast(dtype))


def get_sigmoid(dtype: str, value: Value) -> Value:
    return 1.0 / (exponentiate(dtype, negate(dtype, value)) + 1.0)


def get_larger(dtype: str, one: Value, two: Value) -> Value:
    return find_larger(one.cast(dtype), two.cast(dtype))


def get_smaller(dtype: str, one: Value, two: Value) -> Value:
    return find_smaller(one.cast(dtype), two.cast(dtype))


def clamp(dtype: str, value: Value, low: Value | None, high: Value | None = None) -> Value:
    value = value if low is None else get_larger(dtype, value, low)
    return value if high is None else get_smaller(dtype, value, high)


def get_positive(dtype: str, value: Value) -> Value:
    return get_larger(dtype, value, value.like(0.0))


def choose(dtype: str, condition: Value, one: Value, two: Value) -> Value:
    return select(condition, one.cast(dtype), two.cast(dtype))


def fill_masked(dtype: str, value: Value, mask: Value, other: Value) -> Value:
    return choose(dtype, mask, other, value)


def widen(value: Value) -> Value:
    """Returns a value in a dtype of arithmetic: f64 as it is, others as f32."""
    return value if value.dtype == "f64" else value.cast("f32")


def compare(predicate: str) -> Formula:
    def formula(dtype: str, one: Value, two: Value) -> Value:
        one, two = (widen(operand.cast(dtype)) for operand in (one, two))
        return one.compare(predicate, two)

    return formula


def is_nan(dtype: str, value: Value) -> Value:
    return widen(value).is_nan()


def is_infinite(dtype: str, value: Value) -> Value:
    return abs(widen(value)).compare("oeq", math.inf)


def both(dtype: str, one: Value, two: Value) -> Value:
    return one.cast(BOOL) & two.cast(BOOL)


def either(dtype: str, one: Value, two: Value) -> Value:
    return one.cast(BOOL) | two.cast(BOOL)


def differs(dtype: str, one: Value, two: Value) -> Value:
    return one.cast(BOOL) ^ two.cast(BOOL)


def is_false(dtype: str, value: Value) -> Value:
    return ~value.cast(BOOL)


def get_last(dtype: str, *operands: Value) -> Value:
    return operands[-1]


def get_zero(dtype: str, value: Value) -> Value:
    return value.like(0.0)


# Formulas by the name of the operation, without the underscore of the in-place form.
ELEMENTWISE: dict[str, Formula] = {
    "add": add,
    "sub": subtract,
    "rsub": subtract_from,
    "mul": multiply,
    "div": divide,
    "addcmul": add_product,
    "addcdiv": add_quotient,
    "lerp": interpolate,
    "pow": power,
    "neg": negate,
    "abs": get_magnitude,
    "sign": get_sign,
    "reciprocal": invert,
    "sqrt": get_root,
    "rsqrt": invert_root,
    "exp": exponentiate,
    "log": get_logarithm,
    "sigmoid": get_sigmoid,
    "relu": get_positive,
    "maximum": get_larger,
    "minimum": get_smaller,
    "clamp": clamp,
    "clamp_min": get_larger,
    "clamp_max": get_smaller,
    "where": choose,
    "masked_fill": fill_masked,
    "gt": compare("ogt"),
    "ge": compare("oge"),
    "lt": compare("olt"),
    "le": compare("ole"),
    "eq": compare("oeq"),
    "ne": compare("une"),
    "isnan": is_nan,
    "isinf": is_infinite,
    "bitwise_and": both,
    "bitwise_or": either,
    "bitwise_xor": differs,
    "bitwise_not": is_false,
    "logical_and": both,
    "logical_or": either,
    "logical_xor": differs,
    "logical_not": is_false,
    "clone": get_last,
    "_to_copy": get_last,
    "copy": get_last,
    "fill": get_last,
    "zero": get_zero,
}
COMPARISONS = frozenset(("gt", "ge", "lt", "le", "eq", "ne"))
# Operations that compute a bool from bools. Other operations would do arithmetic with them.
OF_BOOLS = frozenset(
    (
        "add",
        "mul",
        "where",
        "masked_fill",
        *("bitwise_and", "bitwise_or", "bitwise_xor", "bitwise_not"),
        *("logical_and", "logical_or", "logical_xor", "logical_not"),
        *("clone", "_to_copy", "copy", "fill", "zero"),
        *("any", "all", "isnan", "isinf"),
    )
)


class Extent(NamedTuple):
    """The extent of a reduction: all elements of the parameter, or one number.

    size: number of terms, as a value.
    is_number: True for a reduction of one number.
    is_single: True if there is one term: a number, or the element of a parameter with one element.
    """

    size: Value
    is_number: bool
    is_single: bool

    def add_up(self, value: Value) -> Value:
        # A sum begins with 0.0, so the sum of -0.0 is 0.0.
        return value + 0.0 if self.is_number else reduce_sum(value)

    def find_maximum(self, value: Value) -> Value:
        return value if self.is_number else reduce_maximum(value)


# Formulas of reductions over all elements. They take the dtype, the extent, and the arguments of
# torch's operation except dimensions and dtype.


def add_all(dtype: str, extent: Extent, value: Value) -> Value:
    return extent.add_up(value.cast(dtype))


def get_mean(dtype: str, extent: Extent, value: Value) -> Value:
    return extent.add_up(value.cast(dtype)) / extent.size.cast(dtype)


def get_norm(dtype: str, extent: Extent, value: Value, order: Value) -> Value:
    value = value.cast(dtype)
    if order.constant not in (1.0, 2.0, math.inf):
        raise Unsupported("has another order than 1, 2 and infinity")
    if order.constant == math.inf or extent.is_single:
        return extent.find_maximum(abs(value))
    if order.constant == 1.0:
        return extent.add_up(abs(value))
    return extent.add_up(value * value).sqrt()


def get_largest(dtype: str, extent: Extent, value: Value) -> Value:
    return extent.find_maximum(value.cast(dtype))


def get_smallest(dtype: str, extent: Extent, value: Value) -> Value:
    return -extent.find_maximum(-value.cast(dtype))


def is_any(dtype: str, extent: Extent, value: Value) -> Value:
    return extent.find_maximum(value.cast(BOOL).cast("f32")).compare("une", 0.0)


def are_all(dtype: str, extent: Extent, value: Value) -> Value:
    return extent.find_maximum((~value.cast(BOOL)).cast("f32")).compare("oeq", 0.0)


REDUCTIONS: dict[str, Formula] = {
    "sum": add_all,
    "mean": get_mean,
    "linalg_vector_norm": get_norm,
    "amax": get_largest,
    "max": get_largest,
    "amin": get_smallest,
    "min": get_smallest,
    "any": is_any,
    "all": are_all,
}

# Operations that create tensors, with the number of their elements, or the argument that has it.
CREATIONS: dict[str, float | str] = {
    name: number
    for creation, number in (
        ("zeros", 0.0),
        ("ones", 1.0),
        # NaN shows in the result if the memory is read.
        ("empty", math.nan),
        ("full", "fill_value"),
    )
    for name in (creation, f"{creation}_like", f"new_{creation}")
} | {"scalar_tensor": "s"}
