"""An independent model of the dialect's update ops, in exact rational arithmetic.

Every value is a Python float, which holds any number of any storage type
exactly. An operation is computed exactly, as a fraction of integers, and rounded
once.
"""

import hashlib
import math
from dataclasses import dataclass


def shifted(integer, bits):
    """`integer * 2**bits` for a positive number of bits, else the integer."""
    return integer << bits if bits > 0 else integer


@dataclass(frozen=True)
class Format:
    """A binary floating-point format."""

    name: str
    precision: int
    max_exponent: int
    bits: int

    @property
    def min_exponent(self):
        return 1 - self.max_exponent

    def round(self, numerator, denominator):
        """The nearest number of the format to a nonzero fraction, ties to even.

        The fraction need not be in lowest terms; its denominator is positive.
        """
        magnitude = abs(numerator)
        exponent = magnitude.bit_length() - denominator.bit_length()
        if shifted(magnitude, -exponent) < shifted(denominator, exponent):
            exponent -= 1
        quantum = max(exponent, self.min_exponent) - (self.precision - 1)
        divisor = shifted(denominator, quantum)
        integer, remainder = divmod(shifted(magnitude, -quantum), divisor)
        if 2 * remainder > divisor or (2 * remainder == divisor and integer % 2 == 1):
            integer += 1
        sign = -1.0 if numerator < 0 else 1.0
        if integer >= 2 ** (self.max_exponent + 1 - quantum):
            return sign * math.inf
        return sign * math.ldexp(integer, quantum)

    def encode(self, value):
        """The bits of a number of the format; NaN is canonical."""
        fraction_bits = self.precision - 1
        exponent_mask = (2 * self.max_exponent + 1) << fraction_bits
        if math.isnan(value):
            return exponent_mask | 1 << (fraction_bits - 1)
        sign = 1 << (self.bits - 1) if math.copysign(1.0, value) < 0 else 0
        value = abs(value)
        if math.isinf(value):
            return sign | exponent_mask
        if value == 0:
            return sign
        exponent = max(math.frexp(value)[1] - 1, self.min_exponent)
        significand = int(math.ldexp(value, fraction_bits - exponent))
        if significand < 1 << fraction_bits:
            return sign | significand
        biased = exponent + self.max_exponent
        return sign | biased << fraction_bits | (significand - (1 << fraction_bits))

    def to_bytes(self, values):
        return b"".join(self.encode(v).to_bytes(self.bits // 8, "little") for v in values)

    def convert(self, value):
        if value == 0 or not math.isfinite(value):
            return value
        return self.round(*value.as_integer_ratio())

    def add(self, a, b):
        if not (math.isfinite(a) and math.isfinite(b)) or a == 0 or b == 0 or a + b == 0:
            return a + b
        (an, ad), (bn, bd) = a.as_integer_ratio(), b.as_integer_ratio()
        return self.round(an * bd + bn * ad, ad * bd)

    def sub(self, a, b):
        return self.add(a, -b)

    def mul(self, a, b):
        if not (math.isfinite(a) and math.isfinite(b)) or a == 0 or b == 0:
            return a * b
        (an, ad), (bn, bd) = a.as_integer_ratio(), b.as_integer_ratio()
        return self.round(an * bn, ad * bd)

    def div(self, a, b):
        if math.isnan(a) or math.isnan(b) or (a == 0 and b == 0):
            return math.nan
        sign = math.copysign(1.0, a) * math.copysign(1.0, b)
        if math.isinf(a):
            return math.nan if math.isinf(b) else sign * math.inf
        if b == 0:
            return sign * math.inf
        if a == 0 or math.isinf(b):
            return sign * 0.0
        (an, ad), (bn, bd) = a.as_integer_ratio(), abs(b).as_integer_ratio()
        return self.round(an * bd if b > 0 else -an * bd, ad * bn)

    def fma(self, a, b, c):
        if not (math.isfinite(a) and math.isfinite(b)):
            return a * b + c
        if not math.isfinite(c):
            return c
        (an, ad), (bn, bd), (cn, cd) = (x.as_integer_ratio() for x in (a, b, c))
        exact = an * bn * cd + cn * ad * bd
        if exact != 0:
            return self.round(exact, ad * bd * cd)
        if an * bn != 0:
            return 0.0
        # A product of zeros has the sign of its factors.
        return math.copysign(0.0, math.copysign(1.0, a) * math.copysign(1.0, b)) + c

    def truncate(self, value):
        """The number of the format next to one of f64, toward zero; what is too large is infinite.

        A zero has no sign.
        """
        exponent = max(math.frexp(value)[1] - 1, self.min_exponent)
        if exponent > self.max_exponent:
            return math.copysign(math.inf, value)
        quantum = exponent - (self.precision - 1)
        return math.ldexp(int(math.ldexp(value, -quantum)), quantum)

    def sqrt(self, a):
        if math.isnan(a) or a < 0:
            return math.nan
        if a == 0 or math.isinf(a):
            return a
        # 600 fractional bits of the root, of which the first 538 may be zeros,
        # and one that says that there is more. The denominator is a power of 2.
        numerator, denominator = a.as_integer_ratio()
        scaled = numerator * 4**600 // denominator
        root = math.isqrt(scaled)
        return self.round(2 * root + (root * root != scaled), 2 * 2**600)


@dataclass(frozen=True)
class Flag:
    """The format of a truth value."""

    name: str = "i1"
    bits: int = 8

    def encode(self, value):
        return int(value)

    def to_bytes(self, values):
        return bytes(map(self.encode, values))


F16 = Format("f16", 11, 15, 16)
BF16 = Format("bf16", 8, 127, 16)
F32 = Format("f32", 24, 127, 32)
F64 = Format("f64", 53, 1023, 64)

_MASK = 2**64 - 1


def _mix(x):
    x ^= x >> 30
    x = x * 0xBF58476D1CE4E5B9 & _MASK
    x ^= x >> 27
    x = x * 0x94D049BB133111EB & _MASK
    return x ^ x >> 31


def draw(fmt, role, name, seed, step, count):
    """docs/plan-format.md, "Seeded values"."""
    text = f"{role}\0{name}\0{seed}".encode()
    key = int.from_bytes(hashlib.sha256(text).digest()[:8], "little")
    golden = 0x9E3779B97F4A7C15
    base = _mix((key + (step + 1) * golden) & _MASK)
    scale = -26 if role == "gradient" else -24
    values = []
    for index in range(count):
        k = _mix((base + index * golden) & _MASK) >> 40
        values.append(fmt.convert(math.ldexp(k - 2**23, scale)))
    return values


def canonical_sum(fmt, values):
    """docs/numerics.md, "The canonical order of a reduction"."""

    def tree(lanes):
        while len(lanes) > 1:
            half = len(lanes) // 2
            lanes = [add(lanes[i], lanes[i + half]) for i in range(half)]
        return lanes[0]

    add = fmt.add
    partials = []
    for start in range(0, len(values), 8192):
        chunk = values[start : start + 8192]
        lanes = [0.0] * 2048
        for i, value in enumerate(chunk):
            lanes[i % 2048] = fmt.add(lanes[i % 2048], value)
        partials.append(tree(lanes))
    add = F64.add
    across = [0.0] * 256
    for c, partial in enumerate(partials):
        across[c % 256] = add(across[c % 256], partial)
    return fmt.convert(tree(across))


def add_sequentially(fmt, pairs):
    """docs/numerics.md, "Products of matrices": one fma of f32 after the other."""
    total = 0.0
    for a, b in pairs:
        total = F32.fma(a, b, total)
    return total


def add_as_mma16(fmt, pairs):
    """The same, as tensor cores of sm_90 add products of two numbers of `fmt`."""

    def get_exponent(value, own):
        return max(math.frexp(value)[1] - 1, own.min_exponent) if value else own.min_exponent

    total = 0.0
    for start in range(0, len(pairs), 16):
        step = pairs[start : start + 16]
        # Products are exact: a number of f64 has more digits, and a larger range.
        terms = [total, *(a * b for a, b in step)]
        if not all(map(math.isfinite, terms)):
            total = sum(terms)
            continue
        largest = max(
            get_exponent(total, F32),
            *(get_exponent(a, fmt) + get_exponent(b, fmt) for a, b in step if a * b != 0),
            F32.min_exponent,
        )
        units = sum(int(math.ldexp(term, 25 - largest)) for term in terms)
        total = F32.truncate(math.ldexp(units, largest - 25))
    return total


ACCUMULATIONS = {"sequential": add_sequentially, "mma16": add_as_mma16}


def multiply(fmt, accumulation, left, right, *, symmetric=False):
    """The product of two matrices of `fmt`, which are lists of rows, as f32.

    The elements of a symmetric one are those above the diagonal.
    """
    add = ACCUMULATIONS[accumulation]
    columns = list(zip(*right))
    product = [[None] * len(columns) for _ in left]
    for i, row in enumerate(left):
        for j, column in enumerate(columns):
            if symmetric and j < i:
                product[i][j] = product[j][i]
            else:
                product[i][j] = add(fmt, list(zip(row, column)))
    return product
