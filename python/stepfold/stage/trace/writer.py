"""Structured ops of traces.

The reductions of a level are an `optim.reduce`, whose region computes again what its terms need.
The numbers between them are an `optim.foreach_parameter`. One `optim.foreach` updates all elements.
What of this can be computed once, or in fewer traversals, the compiler finds.
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

    prefix: the first part of names of values.
    sizes: numbers of elements of the parameters.
    streams: the parameters, their gradients and their state, by what the trace reads.
    settings: by the name of the operand: one for all parameters, or one for each.
    skip: the flag that skips the update, if there is one.
    """

    prefix: str
    sizes: Sequence[int]
    streams: dict[Target, Stream]
    settings: dict[str, Stream]
    skip: Stream | None


class TraceWriter:
    """Writes the ops of a trace."""

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
        """Appends the ops. Returns the names of new values, for each parameter, by their target."""
        outputs = self._trace.outputs
        states = [target for target in outputs if target[0] is Op.NUMBER_STATE]
        elements = [target for target in outputs if target[0] is not Op.NUMBER_STATE]
        reductions = [
            place for place, operation in enumerate(self._operations) if operation.op in REDUCTIONS
        ]
        roots = [self._operations[place].operands[0] for place in reductions]
        numbers = self._find_numbers(roots + [outputs[target] for target in elements])
        if any(operation.op is Op.SIZE for operation in self._operations):
            self._append_size()
        last = max(self._levels, default=-1)
        for level in range(last + 1):
            for dtype in ("f32", "f64"):
                self._append_reductions(
                    [
                        place
                        for place in reductions
                        if self._levels[place] == level and self._operations[place].dtype == dtype
                    ]
                )
            self._append_numbers(
                [place for place in numbers if self._levels[place] == level],
                # What reads old numbers of the state comes before.
                states if level == last else [],
            )
        self._append_op("foreach", [], elements)
        return self._results

    def _find_numbers(self, roots: list[int]) -> list[int]:
        """The numbers of parameters that ops of elements read, but for reductions."""
        leaves = frozenset(p for p, kind in enumerate(self._kinds) if kind is Kind.OWN_NUMBER)
        needed = find_needed(self._operations, roots, leaves) & leaves
        return [p for p in sorted(needed) if self._operations[p].op not in REDUCTIONS]

    @property
    def _size(self) -> Stream:
        return self._make_vector(f"{self._site.prefix}size", SIZE_DTYPE)

    def _append_size(self) -> None:
        sizes = ", ".join(f"{size}.0" for size in self._site.sizes)
        (name,), (kind,) = self._size
        self._builder.append(f"{name} = arith.constant dense<[{sizes}]> : {kind}")

    def _make_vector(self, name: str, dtype: str) -> Stream:
        return make_stream((name,), dtype, (len(self._site.sizes),))

    def _append_reductions(self, places: list[int]) -> None:
        outs = []
        for place in places:
            op, operands, *_ = self._operations[place]
            outs.append(self._create(op.value, place, operands[0]))
        self._append_op("reduce", outs, [], places)

    def _append_numbers(self, places: list[int], states: list[Target]) -> None:
        outs = [self._create("out", place, place) for place in places]
        self._append_op("foreach_parameter", outs, states, places)

    def _create(self, word: str, place: int, root: int) -> Out:
        """An output that ops of elements read."""
        name = f"{self._site.prefix}out{place}"
        return Out(word, self._make_vector(name, self._operations[place].dtype), root)

    def _update(self, target: Target) -> Out:
        """An output that is a new value of what there is already."""
        root, old = self._trace.outputs[target], self._trace.find_input(target)
        return Out("out", self._site.streams[target], root, True, old)

    def _append_op(
        self, name: str, created: list[Out], targets: list[Target], places: Sequence[int] = ()
    ) -> None:
        """Appends an op, if it has outputs.

        places: of the values that become those that are created.
        """
        outs = [*created, *map(self._update, targets)]
        if not outs:
            return
        for out in created:
            self._builder.make_empty(out.stream.names[0], out.stream.kinds[0])
        find = self._find_number if name == "foreach_parameter" else self._find_element
        result = f"{self._site.prefix}{self._num_ops}"
        self._num_ops += 1
        param = self._site.streams[Op.PARAM, None] if name == "reduce" else None
        region = Region(self._trace, outs, find, self._site.skip, param)
        results = iter(region.append(self._builder, name, result))
        for place, value in zip(places, results):
            self._numbers[place] = self._make_vector(value, self._operations[place].dtype)
        for target in targets:
            self._results[target] = [next(results) for _ in self._site.streams[target].names]

    def _find_number(self, place: int) -> Operand | None:
        """The operand that an op of numbers reads for a value; None if it computes the value."""
        op, _, _, key = self._operations[place]
        if op is Op.SETTING:
            stream = self._site.settings[str(key)]
            return Operand("scalar" if len(stream.names) == 1 else "in", stream)
        if op is Op.NUMBER_STATE:
            return Operand("in", self._site.streams[op, str(key)])
        if op is Op.SIZE:
            return Operand("in", self._size)
        return self._find_handed_on("in", place) if op in REDUCTIONS else None

    def _find_element(self, place: int) -> Operand | None:
        """The same of an op of elements."""
        op, _, _, key = self._operations[place]
        if op is Op.SETTING and self._kinds[place] is Kind.NUMBER:
            return Operand("scalar", self._site.settings[str(key)])
        if op in ELEMENTS:
            return Operand("in", self._site.streams[op, None if key is None else str(key)])
        return self._find_handed_on("per_parameter", place)

    def _find_handed_on(self, word: str, place: int) -> Operand | None:
        stream = self._numbers.get(place)
        return None if stream is None else Operand(word, stream)
