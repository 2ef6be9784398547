"""The search of a step for stale copies, as MLIR text: they are not casts of their weights."""

from collections.abc import Iterator
from typing import NamedTuple

from stepfold.stage.regions import convert
from stepfold.stage.text import Stream, load, store, tensor, value

# The variable of the flags: of each copy that the program writes, 1 if it is stale, else 0.
STALE = "stale"
FLAG_DTYPE = "f32"
PARAM_DTYPE = "f32"


class Copied(NamedTuple):
    """A parameter with a copy: the variables of both, and the number of elements."""

    param: str
    copy: str
    elements: int


def write_search(copied: list[Copied], copy_dtype: str) -> Iterator[str]:
    """The lines that set the flags of stale copies, before an update writes the copies.

    It compares some elements of each copy with the cast of those of the parameter, and never
    clears a flag.
    """
    flags, sizes = tensor(FLAG_DTYPE, len(copied)), tuple(each.elements for each in copied)
    params = Stream(tuple(f"%{each.param}.old" for each in copied), PARAM_DTYPE, sizes)
    copies = Stream(tuple(f"%{each.copy}.old" for each in copied), copy_dtype, sizes)
    yield load(STALE, flags)
    names = [name for each in copied for name in (each.param, each.copy)]
    kinds = [kind for pair in zip(params.kinds, copies.kinds) for kind in pair]
    for name, kind in zip(names, kinds):
        yield f'    %{name}.old = ml_program.global_load @"{name}" : {kind}'
    yield f"    %differ_out = tensor.empty() : {flags}"
    yield f"    %differ = optim.reduce maximum(%differ_out : {flags})"
    yield f"        in({params})"
    yield f"        in({copies}) attributes {{sampled}} {{"
    yield f"    ^bb0(%in: {PARAM_DTYPE}, %copy: {copy_dtype}):"
    yield from (f"      {line}" for line in write_comparison(copy_dtype))
    yield "    }"
    yield f"    %{STALE}.new = optim.foreach_parameter out({value(STALE)} : {flags})"
    yield f"        in(%differ : {flags}) {{"
    yield f"    ^bb0(%old: {FLAG_DTYPE}, %found: {FLAG_DTYPE}):"
    yield f"      %is_new = arith.cmpf ogt, %found, %old : {FLAG_DTYPE}"
    yield f"      %flag = arith.select %is_new, %found, %old : {FLAG_DTYPE}"
    yield f"      optim.yield %flag : {FLAG_DTYPE}"
    yield "    }"
    yield store(STALE, f"%{STALE}.new", flags)


def write_comparison(copy_dtype: str) -> Iterator[str]:
    """1 if the bits of %copy are not those of the cast of %in, unless both are NaN; else 0."""
    rounded, lines = convert("%in", PARAM_DTYPE, copy_dtype)
    wide, more = convert("%copy", copy_dtype, PARAM_DTYPE)
    yield from (*lines, *more)
    yield f"%cast_bits = arith.bitcast {rounded} : {copy_dtype} to i16"
    yield f"%copy_bits = arith.bitcast %copy : {copy_dtype} to i16"
    yield "%is_other = arith.cmpi ne, %cast_bits, %copy_bits : i16"
    yield f"%is_number = arith.cmpf ord, %in, %in : {PARAM_DTYPE}"
    yield f"%was_number = arith.cmpf ord, {wide}, {wide} : {PARAM_DTYPE}"
    yield "%is_any_number = arith.ori %is_number, %was_number : i1"
    yield "%is_stale = arith.andi %is_other, %is_any_number : i1"
    yield f"%zero = arith.constant 0.0 : {FLAG_DTYPE}"
    yield f"%one = arith.constant 1.0 : {FLAG_DTYPE}"
    yield f"%flag = arith.select %is_stale, %one, %zero : {FLAG_DTYPE}"
    yield f"optim.yield %flag : {FLAG_DTYPE}"
