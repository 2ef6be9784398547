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
# The place of an input that is no value of the trace.
NO_PLACE = -1


class Out(NamedTuple):
    """An output of a structured op.

    keyword: "out", or "maximum" of a reduction.
    stream: the tensors that are overwritten.
    root: the place of their new value.
    is_update: True if they have old values, which they keep if the update is skipped.
    old: the place of the old value, if the trace reads it.
    """

    keyword: str
    stream: Stream
    root: int
    is_update: bool = False
    old: int | None = None


class Region:
    """A structured op that computes some values of a trace.

    find: returns the operand that is read for a value, None for one that is computed.
    skip: the flag that keeps old values.
    extent: what has as many elements as the op takes, which it reads if there is nothing else.
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
        found = {place: find(place) for place in range(len(trace.operations))}
        inputs = {place: operand for place, operand in found.items() if operand is not None}
        roots = (out.root for out in outs)
        self._needed = sorted(find_needed(trace.operations, roots, inputs.keys()))
        olds = {out.old for out in outs}
        needed = [place for place in self._needed if place in inputs and place not in olds]
        # In the order of the op's operands.
        self._inputs = sorted(
            ((place, inputs[place]) for place in needed),
            key=lambda pair: KEYWORDS.index(pair[1].keyword),
        )
        if extent is not None and all(operand.keyword != "in" for _, operand in self._inputs):
            self._inputs.insert(0, (NO_PLACE, Operand("in", extent)))
        self._names: dict[int, str] = {}

    def append(self, builder: ProgramBuilder, name: str, result: str) -> list[str]:
        """Appends the op. Returns the names of its results, in the order of its outputs.

        name: of the op. result: of its results.
        """
        operands = [Operand(out.keyword, out.stream) for out in self._outs]
        operands += [operand for _, operand in self._inputs]
        operands += [] if self._skip is None else [self._skip]
        arguments, lines = self._make_arguments(has_old=name != "reduce")
        for place in self._needed:
            if place not in self._names:
                self._names[place] = f"%v{place}"
                lines += self._write_operation(place, self._operations[place])
        lines += self._write_yield()
        # A conversion may be both a value of the trace and that of a result.
        return builder.structured(name, result, operands, arguments, dict.fromkeys(lines))

    def _make_arguments(self, has_old: bool) -> tuple[list[str], list[str]]:
        """Returns the arguments of the region, and lines that convert them."""
        arguments, lines = [], []
        read = [
            (NO_PLACE if out.old is None else out.old, out.stream.dtype)
            for out in self._outs
            if has_old
        ]
        read += [(place, operand.stream.dtype) for place, operand in self._inputs]
        for index, (place, dtype) in enumerate(read):
            arguments.append(f"%a{index}")
            if place != NO_PLACE:
                name, more = convert(f"%a{index}", dtype, self._operations[place].dtype)
                self._names[place] = name
                lines += more if place in self._needed else []
        return arguments + ([] if self._skip is None else ["%s"]), lines

    def _write_operation(self, place: int, operation: Operation) -> list[str]:
        op, operands, dtype, attribute = operation
        name, names = self._names[place], [self._names[operand] for operand in operands]
        if op is Op.CAST:
            self._names[place], lines = convert(
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
        lines, results = [], []
        for index, out in enumerate(self._outs):
            dtype = out.stream.dtype
            name, more = convert(self._names[out.root], self._operations[out.root].dtype, dtype)
            lines += more
            if self._skip is not None and out.is_update:
                lines.append(f"%k{index} = arith.select %s, %a{index}, {name} : {dtype}")
                name = f"%k{index}"
            results.append(name)
        dtypes = ", ".join(out.stream.dtype for out in self._outs)
        return [*lines, f"optim.yield {', '.join(results)} : {dtypes}"]


def write_number(number: float, dtype: str) -> str:
    """A constant, bit for bit, and its type."""
    if dtype == BOOL:
        return "true" if number else "false"
    layout, digits = {"f32": ("<f", 8), "f64": ("<d", 16)}[dtype]
    bits = int.from_bytes(struct.pack(layout, number), "little")
    return f"0x{bits:0{digits}X} : {dtype}"
