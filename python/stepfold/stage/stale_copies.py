"""The search of a step for stale copies: copies that differ from the casts of their weights."""

from typing import NamedTuple

from stepfold.stage.text.builder import ProgramBuilder
from stepfold.stage.text.operands import Operand, Stream, convert, make_stream, make_tensor

# Dtype of flags: 1 for a stale copy, else 0.
FLAG_DTYPE = "f32"
PARAM_DTYPE = "f32"


class Copied(NamedTuple):
    """A parameter with a copy.

    param, copy: names of their variables. shape: shape of each in the program.
    """

    param: str
    copy: str
    shape: tuple[int, ...]


def name_flags(copy_dtype: str) -> str:
    """Returns the name of the variable with the flags of the copies of an element type."""
    return f"stale.{copy_dtype}"


def append_search(builder: ProgramBuilder, copied: list[Copied], copy_dtype: str) -> None:
    """Appends operations that set the flags of stale copies, before an update writes the copies.

    The operations compare some elements of each copy with the casts of the parameter's elements.
    They never clear a flag.
    """
    flags, shapes = make_tensor(FLAG_DTYPE, len(copied)), [each.shape for each in copied]
    name, found = name_flags(copy_dtype), f"%differ.{copy_dtype}"
    builder.load(name, flags)
    params = make_stream([f"%{each.param}.old" for each in copied], PARAM_DTYPE, shapes)
    copies = make_stream([f"%{each.copy}.old" for each in copied], copy_dtype, shapes)
    for index, each in enumerate(copied):
        builder.load(each.param, params.types[index], params.names[index])
        builder.load(each.copy, copies.types[index], copies.names[index])
    differ = builder.make_empty(f"{found}_out", flags)
    operands = [Operand("maximum", differ), Operand("in", params), Operand("in", copies)]
    builder.structured(
        "reduce",
        found,
        operands,
        ("%in", "%copy"),
        compare(copy_dtype),
        attributes="attributes {sampled}",
    )
    body = [
        f"%is_new = arith.cmpf ogt, %found, %old : {FLAG_DTYPE}",
        f"%flag = arith.select %is_new, %found, %old : {FLAG_DTYPE}",
        f"optim.yield %flag : {FLAG_DTYPE}",
    ]
    operands = [
        Operand("out", Stream((f"%{name}",), (flags,))),
        Operand("in", Stream((found,), (flags,))),
    ]
    [new] = builder.structured(
        "foreach_parameter", f"%{name}.new", operands, ("%old", "%found"), body
    )
    builder.store(name, new, flags)


def compare(copy_dtype: str) -> list[str]:
    """Returns lines that yield 1 if the bits of %copy differ from those of the cast of %in, else 0.

    They yield 0 if both are NaN.
    """
    rounded, lines = convert("%in", PARAM_DTYPE, copy_dtype)
    wide, more = convert("%copy", copy_dtype, PARAM_DTYPE)
    return [
        *lines,
        *more,
        f"%cast_bits = arith.bitcast {rounded} : {copy_dtype} to i16",
        f"%copy_bits = arith.bitcast %copy : {copy_dtype} to i16",
        "%is_other = arith.cmpi ne, %cast_bits, %copy_bits : i16",
        f"%is_number = arith.cmpf ord, %in, %in : {PARAM_DTYPE}",
        f"%was_number = arith.cmpf ord, {wide}, {wide} : {PARAM_DTYPE}",
        "%is_any_number = arith.ori %is_number, %was_number : i1",
        "%is_stale = arith.andi %is_other, %is_any_number : i1",
        f"%zero = arith.constant 0.0 : {FLAG_DTYPE}",
        f"%one = arith.constant 1.0 : {FLAG_DTYPE}",
        f"%flag = arith.select %is_stale, %one, %zero : {FLAG_DTYPE}",
        f"optim.yield %flag : {FLAG_DTYPE}",
    ]
