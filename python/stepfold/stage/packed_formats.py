"""Formats of packed state: codes of 8 bits, and the operations that decode and encode them.

Each operation of a region is the IEEE 754 operation in float32, rounded to nearest even, so that
every engine has the same bits. docs/low-bit.md gives the formulas and what they cost in accuracy.
"""

import struct
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from stepfold.stage.text.builder import ProgramBuilder
from stepfold.stage.text.operands import Operand, Stream

# Number of elements of a block, which has one scale.
BLOCK_SIZE = 32
# Dtype of values that are decoded, and of scales.
DTYPE = "f32"
# Dtype of codes.
CODE_DTYPE = "i8"
# A number plus 3 * 2^22 has no fraction, and the low bits of the sum are those of the integer.
ROUNDING = "0x4B400000"
# Smallest scale. The root of the smallest number of float32 is larger.
LEAST_SCALE = 2.0**-100
# Exponent field of weights from which the units of error codes, and their reciprocals, are normal.
LEAST_FIELD = 16
# Half of the last place of a bfloat16 with exponent field f is 2^(f - HALF_PLACE).
HALF_PLACE = 135
# Error codes for half of a last place. The largest code is 127, so that a decoded master is less
# than half of a last place away from its weight, and rounds to it again. (Not below LEAST_FIELD.)
ERROR_UNITS = 127.5
# The number of float32 before it: half of a last place has the code 127, not 128.
ERROR_FACTOR = 127.5 - 2.0**-17


class BlockFormat(NamedTuple):
    """A format whose codes are the roots of magnitudes, divided by a scale for each block.

    maximum: largest code. The smallest is 1, or the negative of the largest one if the format is
        signed.
    """

    maximum: int
    is_signed: bool

    @property
    def reciprocal(self) -> float:
        """The number of float32 that is nearest to 1 / maximum."""
        return round_to_float32(1 / self.maximum)


def round_to_float32(number: float) -> float:
    rounded: float = struct.unpack("<f", struct.pack("<f", number))[0]
    return rounded


def get_bits(number: float) -> int:
    """Returns the bits of a number of float32."""
    bits: int = struct.unpack("<I", struct.pack("<f", number))[0]
    return bits


def write_float32(number: float) -> str:
    """Returns a number of float32 in the hexadecimal form of MLIR."""
    return f"0x{get_bits(number):08X}"


def write_scaled(number: float, exponent: int) -> str:
    """Returns the bits of a number of float32 times 2^exponent, as if exponents had no limits."""
    return f"0x{(get_bits(number) + (exponent << 23)) % 2**32:08X}"


# The format of a first moment, which may be negative.
SIGNED = BlockFormat(127, is_signed=True)
# The format of a second moment, which has no sign. It divides: with a code of 0, the step of an
# element would be as large as 1 / epsilon.
UNSIGNED = BlockFormat(255, is_signed=False)


def append(
    builder: ProgramBuilder,
    name: str,
    operands: Sequence[Operand],
    arguments: Sequence[str],
    body: Iterable[str],
    *,
    has_blocks: bool = False,
) -> list[str]:
    """Appends an elementwise op. Returns the names of its results.

    arguments, body: as in ProgramBuilder.structured, with names that may occur outside, too.
    has_blocks: True if the op works on blocks.
    """

    def rename(line: str) -> str:
        return line.replace("%", "%packed.")

    attributes = f"attributes {{block_size = {BLOCK_SIZE} : i64}}" if has_blocks else ""
    return builder.structured(
        "foreach", name, operands, map(rename, arguments), map(rename, body), attributes
    )


def append_replacement(
    builder: ProgramBuilder,
    name: str,
    old: Sequence[Stream],
    values: Stream,
    body: Iterable[str],
    new: Sequence[str],
    skip: Stream | None,
    *,
    has_blocks: bool = False,
) -> list[str]:
    """Appends an elementwise op whose results replace streams. Returns the names of the results.

    old: the streams, which are kept if the flag `skip` holds.
    body: lines that compute `new`, names of elements of the results, from `%m`, one of `values`.
    has_blocks: as in `append`.
    """
    operands = [*(Operand("out", stream) for stream in old), Operand("in", values)]
    arguments = [*(f"%old{index}" for index in range(len(old))), "%m"]
    dtypes = [stream.dtype for stream in old]
    lines, results = list(body), list(new)
    if skip is not None:
        operands.append(Operand("scalar", skip))
        results = [f"%kept{index}" for index in range(len(old))]
        lines += [
            f"{kept} = arith.select %is_skipped, {before}, {after} : {dtype}"
            for kept, before, after, dtype in zip(results, arguments, new, dtypes)
        ]
        arguments.append("%is_skipped")
    lines.append(f"optim.yield {', '.join(results)} : {', '.join(dtypes)}")
    return append(builder, name, operands, arguments, lines, has_blocks=has_blocks)


def append_decode(
    builder: ProgramBuilder, name: str, block_format: BlockFormat, codes: Stream, scales: Stream
) -> list[str]:
    """Appends the values of codes and scales. Returns their names."""
    out = builder.make_empty(f"{name}_out", codes.types[0].replace(CODE_DTYPE, DTYPE))
    body = [
        f"%n = arith.{'sitofp' if block_format.is_signed else 'uitofp'} %q : i8 to f32",
        f"%c = arith.constant {write_float32(block_format.reciprocal)} : f32",
        "%unit = arith.mulf %s, %c : f32",
        "%root = arith.mulf %n, %unit : f32",
        *(["%magnitude = math.absf %root : f32"] if block_format.is_signed else []),
        f"%value = arith.mulf %root, {'%magnitude' if block_format.is_signed else '%root'} : f32",
        f"optim.yield %value : {DTYPE}",
    ]
    return append(
        builder,
        name,
        [Operand("out", out), Operand("in", codes), Operand("in", scales)],
        ("%out", "%q", "%s"),
        body,
        has_blocks=True,
    )


def append_encode(
    builder: ProgramBuilder,
    name: str,
    block_format: BlockFormat,
    values: Stream,
    codes: Stream,
    scales: Stream,
    skip: Stream | None = None,
) -> list[str]:
    """Appends the codes and scales of values. Returns the names of the codes, then of the scales.

    codes, scales: old values, which are kept if the flag `skip` holds.
    """
    if block_format.is_signed:
        root, bits = "%signed", "%bits"
        signed = [
            "%m_bits = arith.bitcast %m : f32 to i32",
            "%sign_mask = arith.constant 0x80000000 : i32",
            "%sign = arith.andi %m_bits, %sign_mask : i32",
            "%root_bits = arith.bitcast %root : f32 to i32",
            "%signed_bits = arith.ori %root_bits, %sign : i32",
            "%signed = arith.bitcast %signed_bits : i32 to f32",
        ]
        raised = []
    else:
        root, bits = "%root", "%raised"
        signed = []
        raised = [
            f"%one = arith.constant {int(ROUNDING, 16) + 1} : i32",
            "%raised = arith.maxui %bits, %one : i32",
        ]
    body = [
        f"%rounding = arith.constant {ROUNDING} : f32",
        *(["%magnitude = math.absf %m : f32"] if block_format.is_signed else []),
        f"%root = math.sqrt {'%magnitude' if block_format.is_signed else '%m'} : f32",
        "%max = optim.block_maximum %root : f32",
        # A block with an infinity or NaN has a scale that is NaN, and codes 0.
        "%inf = arith.constant 0x7F800000 : f32",
        "%finite = arith.cmpf olt, %max, %inf : f32",
        f"%least = arith.constant {write_float32(LEAST_SCALE)} : f32",
        "%above = arith.cmpf ogt, %max, %least : f32",
        "%scale = arith.select %above, %max, %least : f32",
        f"%largest = arith.constant {block_format.maximum}.0 : f32",
        "%units = arith.divf %largest, %scale : f32",
        *signed,
        f"%rounded = math.fma {root}, %units, %rounding : f32",
        "%bits = arith.bitcast %rounded : f32 to i32",
        *raised,
        f"%low = arith.trunci {bits} : i32 to i8",
        "%zero = arith.constant 0 : i8",
        "%code = arith.select %finite, %low, %zero : i8",
        "%nan = arith.constant 0x7FC00000 : f32",
        "%new_scale = arith.select %finite, %scale, %nan : f32",
    ]
    return append_replacement(
        builder,
        name,
        (codes, scales),
        values,
        body,
        ("%code", "%new_scale"),
        skip,
        has_blocks=True,
    )


# Lines that widen a weight `%p` to `%p_f32`, and compute `%field`, its exponent field, which is at
# least LEAST_FIELD. It stays where the exponent is in the bits.
WIDENING = (
    "%p_f32 = arith.extf %p : bf16 to f32",
    "%p_bits = arith.bitcast %p_f32 : f32 to i32",
    "%field_mask = arith.constant 0x7F800000 : i32",
    "%exponent = arith.andi %p_bits, %field_mask : i32",
    f"%least = arith.constant {LEAST_FIELD << 23} : i32",
    "%field = arith.maxui %exponent, %least : i32",
)


def append_join(builder: ProgramBuilder, name: str, weights: Stream, errors: Stream) -> list[str]:
    """Appends the masters of weights in bfloat16 and of their error codes. Returns their names."""
    out = builder.make_empty(f"{name}_out", errors.types[0].replace(CODE_DTYPE, DTYPE))
    body = [
        *WIDENING,
        # The unit is 1 / ERROR_UNITS of half a place, whose power of two is added to the exponent.
        f"%factor = arith.constant {write_scaled(1 / ERROR_UNITS, -HALF_PLACE)} : i32",
        "%unit_bits = arith.addi %field, %factor : i32",
        "%unit = arith.bitcast %unit_bits : i32 to f32",
        "%n = arith.sitofp %e : i8 to f32",
        "%value = math.fma %n, %unit, %p_f32 : f32",
        f"optim.yield %value : {DTYPE}",
    ]
    operands = [Operand("out", out), Operand("in", weights), Operand("in", errors)]
    return append(builder, name, operands, ("%out", "%p", "%e"), body)


def append_split(
    builder: ProgramBuilder,
    name: str,
    masters: Stream,
    weights: Stream,
    errors: Stream,
    skip: Stream | None = None,
) -> list[str]:
    """Appends the weights in bfloat16 and error codes of masters.

    weights, errors: old values, which are kept if the flag `skip` holds.

    Returns the names of the weights, then of the error codes.
    """
    body = [
        "%p = arith.truncf %m : f32 to bf16",
        *WIDENING,
        # Codes for a difference of 1.
        f"%factor = arith.constant {write_scaled(ERROR_FACTOR, HALF_PLACE)} : i32",
        "%per_one_bits = arith.subi %factor, %field : i32",
        "%per_one = arith.bitcast %per_one_bits : i32 to f32",
        "%difference = arith.subf %m, %p_f32 : f32",
        f"%rounding = arith.constant {ROUNDING} : f32",
        "%rounded = math.fma %difference, %per_one, %rounding : f32",
        "%low_bits = arith.bitcast %rounded : f32 to i32",
        # Only infinities and NaN have larger bits than codes. Their code becomes 0.
        f"%bound = arith.constant {int(ROUNDING, 16) + 256} : i32",
        "%bounded = arith.minui %low_bits, %bound : i32",
        "%e = arith.trunci %bounded : i32 to i8",
    ]
    old = (weights, errors)
    return append_replacement(builder, name, old, masters, body, ("%p", "%e"), skip)
