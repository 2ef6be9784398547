"""Structured ops of traces.

The reductions of a level are one `optim.reduce`, whose region recomputes the values that its terms
need. The numbers between two levels are one `optim.foreach_parameter`. One `optim.foreach` updates
all elements. The writer shares nothing between these ops: the compiler removes computations and
traversals that it finds redundant.

An exact sum, and a reduction that ranks share, is written as integer words. Another
`optim.foreach_parameter` makes the number of them.
"""

from collections.abc import Sequence
from typing import NamedTuple

from stepfold.stage.text.builder import ProgramBuilder
from stepfold.stage.text.dtypes import EXACT_SUM
from stepfold.stage.text.operands import Operand, Stream, make_stream
from stepfold.stage.trace.region import Out, Region
from stepfold.stage.trace.tape import (
    ELEMENTS,
    EXACT_DTYPE,
    REDUCTIONS,
    Kind,
    Op,
    Round,
    Target,
    Trace,
    find_needed,
)

SIZE_DTYPE = "f64"
# Types of the words of reductions that ranks share.
WORD_DTYPES = {Op.EXACT_SUM: EXACT_SUM, Op.MAXIMUM: "i64"}
# Lines that define %ordered, the integer with the place of the number whose bits are %bits, in the
# order of numbers. They are their own inverse.
ORDER = (
    "%none = arith.constant 0 : i32",
    "%magnitude = arith.constant 0x7FFFFFFF : i32",
    "%is_negative = arith.cmpi slt, %bits, %none : i32",
    "%flipped = arith.xori %bits, %magnitude : i32",
    "%ordered = arith.select %is_negative, %flipped, %bits : i32",
)
# Lines that define %result, the word of the largest number %in.
TO_WORDS = {
    Op.MAXIMUM: (
        f"%nan = arith.constant 0x7FC00000 : {EXACT_DTYPE}",
        f"%is_nan = arith.cmpf uno, %in, %in : {EXACT_DTYPE}",
        f"%some = arith.select %is_nan, %nan, %in : {EXACT_DTYPE}",
        f"%bits = arith.bitcast %some : {EXACT_DTYPE} to i32",
        *ORDER,
        "%result = arith.extsi %ordered : i32 to i64",
    ),
}
# Lines that define %result, the number of the words %in of a reduction.
TO_NUMBER = {
    Op.EXACT_SUM: (f"%result = optim.round_sum %in : {EXACT_SUM}",),
    Op.MAXIMUM: (
        "%bits = arith.trunci %in : i64 to i32",
        *ORDER,
        f"%result = arith.bitcast %ordered : i32 to {EXACT_DTYPE}",
    ),
}


class Site(NamedTuple):
    """The parameters that a trace is written for.

    prefix: first part of the names of all values, such as "%t0.".
    sizes: number of elements of each parameter on this rank. whole: the number on all ranks.
    counted: list with True for each parameter whose elements this rank adds to shared sums.
    streams: streams of the parameters, their gradients and their state, by the input of the trace.
    settings: streams of the settings by the name of the operand. A stream has one number for all
        parameters, or one for each.
    skip: flag of one i1 that skips the update; None if the update is never skipped.
    """

    prefix: str
    sizes: Sequence[int]
    whole: Sequence[int]
    counted: Sequence[bool]
    streams: dict[Target, Stream]
    settings: dict[str, Stream]
    skip: Stream | None


class TraceWriter:
    """The writer of the structured ops of one trace at one site.

    The caller appends the reductions and the numbers of each level, and ends with `finish`. In
    between, it may replace the words of a reduction by those that all ranks have together.
    """

    def __init__(self, builder: ProgramBuilder, trace: Trace, site: Site) -> None:
        self._builder, self._trace, self._site = builder, trace, site
        self._operations, self._levels = trace.operations, trace.find_levels()
        shared = all(len(stream.names) == 1 for stream in site.settings.values())
        self._kinds = trace.find_kinds(has_own_settings=not shared)
        # Vectors of numbers that ops of elements read, with one number of each parameter.
        self._numbers: dict[int, Stream] = {}
        # Vectors of exact sums, with the words of each parameter.
        self._sums: dict[int, Stream] = {}
        self._num_ops = 0
        self._results: dict[Target, list[str]] = {}
        outputs = trace.outputs
        self._states = [target for target in outputs if target[0] is Op.NUMBER_STATE]
        self._elements = [target for target in outputs if target[0] is not Op.NUMBER_STATE]
        self._reductions = [
            position for positions in trace.rounds.values() for position in positions
        ]
        roots = [self._operations[position].operands[0] for position in self._reductions]
        roots += [outputs[target] for target in self._elements]
        self._own_numbers = self._find_numbers(roots)
        if any(operation.op is Op.SIZE for operation in self._operations):
            self._append_size()

    @property
    def last_level(self) -> int:
        """The largest level of a value."""
        return max(self._levels, default=0)

    def append_reductions(self, level: int) -> None:
        """Appends the reductions of a level."""
        own = [position for position in self._reductions if self._levels[position] == level]
        for dtype in ("f32", "f64"):
            self._append_reductions([p for p in own if self._operations[p].dtype == dtype])

    def find_shared(self, shared: Round) -> Sequence[int]:
        """Returns the positions of the reductions of a round."""
        return self._trace.rounds.get(shared, ())

    def append_words(self, position: int) -> list[str]:
        """Appends the words of a reduction of this rank. Returns one value for each parameter."""
        op = self._operations[position].op
        dtype, count = WORD_DTYPES[op], len(self._site.sizes)
        prefix = f"{self._site.prefix}own{position}"
        outs = make_stream([f"{prefix}.out{i}" for i in range(count)], dtype, [()] * count)
        for name, mlir_type in zip(outs.names, outs.types):
            self._builder.make_empty(name, mlir_type)
        inputs = [self._sums.get(position) or self._numbers[position]]
        lines, result = [*TO_WORDS.get(op, ())], "%result"
        if op is Op.EXACT_SUM and all(self._site.counted):
            result = "%in"
        elif op is Op.EXACT_SUM:
            inputs.append(self._append_counted(prefix))
            lines = [
                f"%nothing = arith.constant dense<0> : {dtype}",
                f"%result = arith.select %is_counted, %in, %nothing : {dtype}",
            ]
        return self._builder.structured(
            "foreach_parameter",
            prefix,
            [Operand("out", outs), *(Operand("in", stream) for stream in inputs)],
            ("%out", "%in", "%is_counted")[: 1 + len(inputs)],
            [*lines, f"optim.yield {result} : {dtype}"],
        )

    def _append_counted(self, prefix: str) -> Stream:
        """Appends a vector of i1: True for each parameter that this rank counts."""
        stream = self._make_vector(f"{prefix}.counted", "i1")
        flags = ", ".join("true" if counted else "false" for counted in self._site.counted)
        self._builder.append(
            f"{stream.names[0]} = arith.constant dense<[{flags}]> : {stream.types[0]}"
        )
        return stream

    def append_totals(self, position: int, words: Stream) -> None:
        """Appends the numbers of a reduction.

        words: the words of each parameter, as a vector or as one value each.
        """
        operation = self._operations[position]
        name = f"{self._site.prefix}total{position}"
        out = self._make_vector(f"{name}.out", operation.dtype)
        self._builder.make_empty(out.names[0], out.types[0])
        [result] = self._builder.structured(
            "foreach_parameter",
            name,
            [Operand("out", out), Operand("in", words)],
            ("%out", "%in"),
            [*TO_NUMBER[operation.op], f"optim.yield %result : {operation.dtype}"],
        )
        self._numbers[position] = self._make_vector(result, operation.dtype)
        self._sums.pop(position, None)

    def append_numbers(self, level: int) -> None:
        """Appends the numbers of a level, and, in the last one, those of the state."""
        for position, words in list(self._sums.items()):
            self.append_totals(position, words)
        self._append_numbers(
            [position for position in self._own_numbers if self._levels[position] == level],
            # The ops that read the old numbers of the state precede this one.
            self._states if level == self.last_level else [],
        )

    def finish(self) -> dict[Target, list[str]]:
        """Appends the update of elements.

        Returns the names of new values by target, one for each parameter.
        """
        self._append_op("foreach", [], self._elements)
        return self._results

    def _find_numbers(self, roots: list[int]) -> list[int]:
        """Returns the positions of numbers of one parameter that ops of elements read.

        Reductions are left out: their op writes them. roots: values that ops of elements compute.
        """
        leaves = frozenset(p for p, kind in enumerate(self._kinds) if kind is Kind.OWN_NUMBER)
        needed = find_needed(self._operations, roots, leaves) & leaves
        return [p for p in sorted(needed) if self._operations[p].op not in REDUCTIONS]

    @property
    def _size(self) -> Stream:
        return self._make_vector(f"{self._site.prefix}size", SIZE_DTYPE)

    def _append_size(self) -> None:
        sizes = ", ".join(f"{size}.0" for size in self._site.whole)
        (name,), (mlir_type,) = self._size
        self._builder.append(f"{name} = arith.constant dense<[{sizes}]> : {mlir_type}")

    def _make_vector(self, name: str, dtype: str) -> Stream:
        return make_stream((name,), dtype, [(len(self._site.sizes),)])

    def _append_reductions(self, positions: list[int]) -> None:
        outs = []
        for position in positions:
            op, operands, *_ = self._operations[position]
            outs.append(self._create(op.value, position, operands[0]))
        self._append_op("reduce", outs, [], positions)

    def _append_numbers(self, positions: list[int], states: list[Target]) -> None:
        outs = [self._create("out", position, position) for position in positions]
        self._append_op("foreach_parameter", outs, states, positions)

    def _create(self, word: str, position: int, root: int) -> Out:
        """Returns an output that ops of elements read: a vector of one number per parameter.

        word: keyword of the output. root: position of its value in the region.
        """
        name = f"{self._site.prefix}out{position}"
        return Out(word, self._make_vector(name, self._get_dtype(position)), root)

    def _get_dtype(self, position: int) -> str:
        """Returns the element type of a vector of values, which an exact sum has as words."""
        op, _, dtype, _ = self._operations[position]
        return EXACT_SUM if op is Op.EXACT_SUM else dtype

    def _update(self, target: Target) -> Out:
        """Returns an output that overwrites a parameter or its state."""
        root, old = self._trace.outputs[target], self._trace.find_input(target)
        return Out("out", self._site.streams[target], root, True, old)

    def _append_op(
        self, name: str, created: list[Out], targets: list[Target], positions: Sequence[int] = ()
    ) -> None:
        """Appends an op, if it has outputs.

        positions: positions of the values that the created outputs hold.
        """
        outs = [*created, *map(self._update, targets)]
        if not outs:
            return
        for out in created:
            self._builder.make_empty(out.stream.names[0], out.stream.types[0])
        find = self._find_number if name == "foreach_parameter" else self._find_element
        result = f"{self._site.prefix}{self._num_ops}"
        self._num_ops += 1
        param = self._site.streams[Op.PARAM, None] if name == "reduce" else None
        region = Region(self._trace, outs, find, self._site.skip, param)
        results = iter(region.append(self._builder, name, result))
        for position, value in zip(positions, results):
            is_sum = self._operations[position].op is Op.EXACT_SUM
            vectors = self._sums if is_sum else self._numbers
            vectors[position] = self._make_vector(value, self._get_dtype(position))
        for target in targets:
            self._results[target] = [next(results) for _ in self._site.streams[target].names]

    def _find_number(self, position: int) -> Operand | None:
        """Returns the operand that an op of numbers reads for a value.

        None if the op computes the value itself.
        """
        op, _, _, key = self._operations[position]
        if op is Op.SETTING:
            stream = self._site.settings[str(key)]
            return Operand("scalar" if len(stream.names) == 1 else "in", stream)
        if op is Op.NUMBER_STATE:
            return Operand("in", self._site.streams[op, str(key)])
        if op is Op.SIZE:
            return Operand("in", self._size)
        return self._find_handed_on("in", position) if op in REDUCTIONS else None

    def _find_element(self, position: int) -> Operand | None:
        """Returns the operand that an op of elements reads, as `_find_number`."""
        op, _, _, key = self._operations[position]
        if op is Op.SETTING and self._kinds[position] is Kind.NUMBER:
            return Operand("scalar", self._site.settings[str(key)])
        if op in ELEMENTS:
            return Operand("in", self._site.streams[op, None if key is None else str(key)])
        return self._find_handed_on("per_parameter", position)

    def _find_handed_on(self, word: str, position: int) -> Operand | None:
        stream = self._numbers.get(position)
        return None if stream is None else Operand(word, stream)
