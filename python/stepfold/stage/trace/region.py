"""Structured ops with their regions, as MLIR text."""

import struct
from collections.abc import Callable, Iterator
from typing import NamedTuple

from stepfold.stage.regions import convert
from stepfold.stage.text import Stream
from stepfold.stage.trace.tape import Op, Operation, Trace, find_needed
from stepfold.stage.trace.values import BOOL

# The order of an op's operands, and of its region's arguments after those of outputs.
WORDS = ("in", "per_parameter", "scalar")
# Of an input that is no value of the trace.
NO_PLACE = -1


class Out(NamedTuple):
    """An output of a structured op.

    word: for it: "out", or "maximum" of a reduction.
    stream: the tensors that are overwritten.
    root: the place of what they become.
    is_update: whether they have old values, which they keep if the update is skipped.
    old: the place of those, if the trace reads them.
    """

    word: str
    stream: Stream
    root: int
    is_update: bool = False
    old: int | None = None


class Input(NamedTuple):
    """An input of a structured op, and the word for its operand."""

    word: str
    stream: Stream


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
        find: Callable[[int], Input | None],
        skip: Stream | None,
        extent: Stream | None = None,
    ) -> None:
        self._operations, self._outs = trace.operations, outs
        self._skip: Input | None = None
        if skip is not None and any(out.is_update for out in outs):
            self._skip = Input("scalar", skip)
        found = {place: find(place) for place in range(len(trace.operations))}
        inputs = {place: operand for place, operand in found.items() if operand is not None}
        roots = (out.root for out in outs)
        self._needed = sorted(find_needed(trace.operations, roots, inputs.keys()))
        olds = {out.old for out in outs}
        needed = [place for place in self._needed if place in inputs and place not in olds]
        # In the order of the op's operands.
        self._inputs = sorted(
            ((place, inputs[place]) for place in needed), key=lambda pair: WORDS.index(pair[1].word)
        )
        if extent is not None and all(operand.word != "in" for _, operand in self._inputs):
            self._inputs.insert(0, (NO_PLACE, Input("in", extent)))
        self._names: dict[int, str] = {}

    def write(self, name: str, result: str) -> Iterator[str]:
        """The lines of an op.

        name: of the op. result: of its results, which are those of its outputs in their order.
        """
        outs = " ".join(f"{out.word}({out.stream})" for out in self._outs)
        count = sum(len(out.stream.names) for out in self._outs)
        yield f"    {result}:{count} = optim.{name} {outs}"
        yield f"        {self._write_inputs()} {{"
        arguments, lines = self._write_arguments(has_old=name != "reduce")
        yield f"    ^bb0({', '.join(arguments)}):"
        for place in self._needed:
            if place not in self._names:
                self._names[place] = f"%v{place}"
                lines += self._write_operation(place, self._operations[place])
        lines += self._write_yield()
        # A conversion may be both a value of the trace and that of a result.
        yield from (f"      {line}" for line in dict.fromkeys(lines))
        yield "    }"

    def _write_inputs(self) -> str:
        inputs = self._inputs + ([] if self._skip is None else [(NO_PLACE, self._skip)])
        parts = [f"{word}({stream})" for _, (word, stream) in inputs if word == "in"]
        # The others are one list each.
        for word in WORDS[1:]:
            streams = [stream for _, (other, stream) in inputs if other == word]
            if streams:
                names = ", ".join(name for stream in streams for name in stream.names)
                kinds = ", ".join(kind for stream in streams for kind in stream.kinds)
                parts.append(f"{word}({names} : {kinds})")
        return " ".join(parts)

    def _write_arguments(self, has_old: bool) -> tuple[list[str], list[str]]:
        """The arguments of the region, and the lines that convert them to what is computed in."""
        arguments, lines = [], []
        read = [
            (NO_PLACE if out.old is None else out.old, out.stream.dtype)
            for out in self._outs
            if has_old
        ]
        read += [(place, stream.dtype) for place, (_, stream) in self._inputs]
        for index, (place, dtype) in enumerate(read):
            arguments.append(f"%a{index}: {dtype}")
            if place != NO_PLACE:
                name, more = convert(f"%a{index}", dtype, self._operations[place].dtype)
                self._names[place] = name
                lines += more if place in self._needed else []
        if self._skip is not None:
            arguments.append(f"%s: {BOOL}")
        return arguments, lines

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
