"""Regions of the structured ops of a trace."""

import struct
from collections.abc import Callable
from typing import NamedTuple

from stepfold.stage.text.builder import ProgramBuilder
from stepfold.stage.text.operands import Operand, Stream, convert
from stepfold.stage.trace.tape import Op, Operation, Trace, find_needed
from stepfold.stage.trace.values import BOOL

# The order of an op's operands, and of its region's arguments after those of outputs.
KEYWORDS = ("in", "per_parameter", "scalar")
# Position of an input that is no value of the trace.
NO_POSITION = -1


class Out(NamedTuple):
    """An output of a structured op.

    keyword: "out", or "exact" or "maximum" for a reduction.
    stream: tensors that the op overwrites. An exact sum has words; the region yields its terms.
    root: position of their new value.
    is_update: True if the tensors have old values, which a skipped update keeps.
    old: position of the old value; None if the trace does not read it.
    """

    keyword: str
    stream: Stream
    root: int
    is_update: bool = False
    old: int | None = None


class Region:
    """A structured op that computes some values of a trace.

    outs: outputs of the op.
    find: returns the operand that the op reads for a value; None for a value that it computes.
    skip: flag that keeps the old values; None if no update is skipped.
    extent: stream with the op's number of elements, which it reads if it has no other "in" operand.
    """

    def __init__(
        self,
        trace: Trace,
        outs: list[Out],
        find: Callable[[int], Operand | None],
        skip: Stream | None,
        extent: Stream | None = None,
    ) -> None:
        self._operations, self._outs = trace.operations, outs
        self._skip: Operand | None = None
        if skip is not None and any(out.is_update for out in outs):
            self._skip = Operand("scalar", skip)
        found = {position: find(position) for position in range(len(trace.operations))}
        inputs = {position: operand for position, operand in found.items() if operand is not None}
        roots = (out.root for out in outs)
        self._needed = sorted(find_needed(trace.operations, roots, inputs.keys()))
        olds = {out.old for out in outs}
        needed = [
            position for position in self._needed if position in inputs and position not in olds
        ]
        # Inputs in the order of the op's operands.
        self._inputs = sorted(
            ((position, inputs[position]) for position in needed),
            key=lambda pair: KEYWORDS.index(pair[1].keyword),
        )
        if extent is not None and all(operand.keyword != "in" for _, operand in self._inputs):
            self._inputs.insert(0, (NO_POSITION, Operand("in", extent)))
        self._names: dict[int, str] = {}

    def append(self, builder: ProgramBuilder, name: str, result: str) -> list[str]:
        """Appends the op. Returns the names of its results, in the order of its outputs.

        name: the op without the dialect. result: name of its results.
        """
        operands = [Operand(out.keyword, out.stream) for out in self._outs]
        operands += [operand for _, operand in self._inputs]
        operands += [] if self._skip is None else [self._skip]
        arguments, lines = self._make_arguments(has_old=name != "reduce")
        for position in self._needed:
            if position not in self._names:
                self._names[position] = f"%v{position}"
                lines += self._write_operation(position, self._operations[position])
        lines += self._write_yield()
        # A conversion may occur twice: as a value of the trace, and for a result.
        return builder.structured(name, result, operands, arguments, dict.fromkeys(lines))

    def _make_arguments(self, has_old: bool) -> tuple[list[str], list[str]]:
        """Returns the arguments of the region, and lines that convert them."""
        arguments, lines = [], []
        read = [
            (NO_POSITION if out.old is None else out.old, out.stream.dtype)
            for out in self._outs
            if has_old
        ]
        read += [(position, operand.stream.dtype) for position, operand in self._inputs]
        for index, (position, dtype) in enumerate(read):
            arguments.append(f"%a{index}")
            if position != NO_POSITION:
                name, more = convert(f"%a{index}", dtype, self._operations[position].dtype)
                self._names[position] = name
                lines += more if position in self._needed else []
        return arguments + ([] if self._skip is None else ["%s"]), lines

    def _write_operation(self, position: int, operation: Operation) -> list[str]:
        op, operands, dtype, attribute = operation
        name, names = self._names[position], [self._names[operand] for operand in operands]
        if op is Op.CAST:
            self._names[position], lines = convert(
                names[0], self._operations[operands[0]].dtype, dtype
            )
            return lines
        words = ", ".join(names)
        if op is Op.CONSTANT:
            return [f"{name} = {op.value} {write_number(float(attribute or 0.0), dtype)}"]
        if op is Op.COMPARE:
            words, dtype = f"{attribute}, {words}", self._operations[operands[0]].dtype
        return [f"{name} = {op.value} {words} : {dtype}"]

    def _write_yield(self) -> list[str]:
        lines, results, dtypes = [], [], []
        for index, out in enumerate(self._outs):
            root_dtype = self._operations[out.root].dtype
            dtype = root_dtype if out.keyword == Op.EXACT_SUM.value else out.stream.dtype
            dtypes.append(dtype)
            name, more = convert(self._names[out.root], root_dtype, dtype)
            lines += more
            if self._skip is not None and out.is_update:
                lines.append(f"%k{index} = arith.select %s, %a{index}, {name} : {dtype}")
                name = f"%k{index}"
            results.append(name)
        return [*lines, f"optim.yield {', '.join(results)} : {', '.join(dtypes)}"]


def write_number(number: float, dtype: str) -> str:
    """Returns the MLIR text of a constant with the bits of a number, and its type.

    dtype: "i1", "f32" or "f64". An i1 is "true" or "false", without a type.
    """
    if dtype == BOOL:
        return "true" if number else "false"
    layout, digits = {"f32": ("<f", 8), "f64": ("<d", 16)}[dtype]
    bits = int.from_bytes(struct.pack(layout, number), "little")
    return f"0x{bits:0{digits}X} : {dtype}"
