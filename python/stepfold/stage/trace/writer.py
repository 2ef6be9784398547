"""Structured ops of traces.

The reductions of a level are one `optim.reduce`, whose region recomputes the values that its terms
need. The numbers between two levels are one `optim.foreach_parameter`. One `optim.foreach` updates
all elements. The writer shares nothing between these ops: the compiler removes computations and
traversals that it finds redundant.
"""

from collections.abc import Sequence
from typing import NamedTuple

from stepfold.stage.text.builder import ProgramBuilder
from stepfold.stage.text.operands import Operand, Stream, make_stream
from stepfold.stage.trace.region import Out, Region
from stepfold.stage.trace.tape import ELEMENTS, REDUCTIONS, Kind, Op, Target, Trace, find_needed

SIZE_DTYPE = "f64"


class Site(NamedTuple):
    """The parameters that a trace is written for.

    prefix: first part of the names of all values, such as "%t0.".
    sizes: number of elements of each parameter.
    streams: streams of the parameters, their gradients and their state, by the input of the trace.
    settings: streams of the settings by the name of the operand. A stream has one number for all
        parameters, or one for each.
    skip: flag of one i1 that skips the update; None if the update is never skipped.
    """

    prefix: str
    sizes: Sequence[int]
    streams: dict[Target, Stream]
    settings: dict[str, Stream]
    skip: Stream | None


class TraceWriter:
    """The writer of the structured ops of one trace at one site."""

    def __init__(self, builder: ProgramBuilder, trace: Trace, site: Site) -> None:
        self._builder, self._trace, self._site = builder, trace, site
        self._operations, self._levels = trace.operations, trace.find_levels()
        shared = all(len(stream.names) == 1 for stream in site.settings.values())
        self._kinds = trace.find_kinds(has_own_settings=not shared)
        # Vectors of numbers that ops of elements read, with one number of each parameter.
        self._numbers: dict[int, Stream] = {}
        self._num_ops = 0
        self._results: dict[Target, list[str]] = {}

    def write(self) -> dict[Target, list[str]]:
        """Appends the ops. Returns the names of new values by target, one for each parameter."""
        outputs = self._trace.outputs
        states = [target for target in outputs if target[0] is Op.NUMBER_STATE]
        elements = [target for target in outputs if target[0] is not Op.NUMBER_STATE]
        reductions = [
            position
            for position, operation in enumerate(self._operations)
            if operation.op in REDUCTIONS
        ]
        roots = [self._operations[position].operands[0] for position in reductions]
        numbers = self._find_numbers(roots + [outputs[target] for target in elements])
        if any(operation.op is Op.SIZE for operation in self._operations):
            self._append_size()
        last = max(self._levels, default=-1)
        for level in range(last + 1):
            for dtype in ("f32", "f64"):
                self._append_reductions(
                    [
                        position
                        for position in reductions
                        if self._levels[position] == level
                        and self._operations[position].dtype == dtype
                    ]
                )
            self._append_numbers(
                [position for position in numbers if self._levels[position] == level],
                # The ops that read the old numbers of the state precede this one.
                states if level == last else [],
            )
        self._append_op("foreach", [], elements)
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
        sizes = ", ".join(f"{size}.0" for size in self._site.sizes)
        (name,), (mlir_type,) = self._size
        self._builder.append(f"{name} = arith.constant dense<[{sizes}]> : {mlir_type}")

    def _make_vector(self, name: str, dtype: str) -> Stream:
        return make_stream((name,), dtype, (len(self._site.sizes),))

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
        return Out(word, self._make_vector(name, self._operations[position].dtype), root)

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
            self._numbers[position] = self._make_vector(value, self._operations[position].dtype)
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
