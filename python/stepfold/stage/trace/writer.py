"""Traces as structured ops, in MLIR text.

The reductions of a level are an `optim.reduce`, whose region computes again what its terms need.
The numbers between them are an `optim.foreach_parameter`. One `optim.foreach` updates all elements.
What of this can be computed once, or in fewer traversals, the compiler finds.
"""

from collections.abc import Iterator
from typing import NamedTuple

from stepfold.stage.text import Stream
from stepfold.stage.trace.region import Input, Out, Region
from stepfold.stage.trace.tape import ELEMENTS, REDUCTIONS, Kind, Op, Target, Trace, find_needed

SIZE_DTYPE = "f64"


class Site(NamedTuple):
    """The parameters that a trace is written for.

    prefix: of the names of values.
    streams: the parameters, their gradients and their state, by what the trace reads.
    settings: by the name of the operand: one for all parameters, or one for each.
    skip: the flag that skips the update, if there is one.
    """

    prefix: str
    streams: dict[Target, Stream]
    settings: dict[str, Stream]
    skip: Stream | None

    @property
    def num_parameters(self) -> int:
        return len(self.streams[Op.PARAM, None].names)


class TraceWriter:
    """Writes the ops of a trace.

    results: the names of new values, for each parameter, by what becomes them.
    """

    def __init__(self, trace: Trace, site: Site) -> None:
        self._trace, self._site = trace, site
        self._operations, self._levels = trace.operations, trace.find_levels()
        shared = all(len(stream.names) == 1 for stream in site.settings.values())
        self._kinds = trace.find_kinds(has_own_settings=not shared)
        # What holds numbers that ops of elements read: a vector with one of each parameter.
        self._numbers: dict[int, Stream] = {}
        self._num_ops = 0
        self.results: dict[Target, list[str]] = {}

    def write(self) -> Iterator[str]:
        outputs = self._trace.outputs
        states = [target for target in outputs if target[0] is Op.NUMBER_STATE]
        elements = [target for target in outputs if target[0] is not Op.NUMBER_STATE]
        reductions = [
            place for place, operation in enumerate(self._operations) if operation.op in REDUCTIONS
        ]
        roots = [self._operations[place].operands[0] for place in reductions]
        numbers = self._find_numbers(roots + [outputs[target] for target in elements])
        if any(operation.op is Op.SIZE for operation in self._operations):
            yield self._write_size()
        last = max(self._levels, default=-1)
        for level in range(last + 1):
            for dtype in ("f32", "f64"):
                yield from self._write_reductions(
                    [
                        place
                        for place in reductions
                        if self._levels[place] == level and self._operations[place].dtype == dtype
                    ]
                )
            yield from self._write_numbers(
                [place for place in numbers if self._levels[place] == level],
                # What reads old numbers of the state comes before.
                states if level == last else [],
            )
        yield from self._write_op("foreach", [], elements)

    def _find_numbers(self, roots: list[int]) -> list[int]:
        """The numbers of parameters that ops of elements read, but for reductions."""
        leaves = frozenset(p for p, kind in enumerate(self._kinds) if kind is Kind.OWN_NUMBER)
        needed = find_needed(self._operations, roots, leaves) & leaves
        return [p for p in sorted(needed) if self._operations[p].op not in REDUCTIONS]

    @property
    def _size(self) -> Stream:
        return self._make_vector(f"{self._site.prefix}size", SIZE_DTYPE)

    def _write_size(self) -> str:
        sizes = ", ".join(f"{size}.0" for size in self._site.streams[Op.PARAM, None].sizes)
        return (
            f"    {self._size.names[0]} = arith.constant dense<[{sizes}]> : {self._size.kinds[0]}"
        )

    def _make_vector(self, name: str, dtype: str) -> Stream:
        return Stream((name,), dtype, (self._site.num_parameters,))

    def _write_reductions(self, places: list[int]) -> Iterator[str]:
        outs = []
        for place in places:
            op, operands, *_ = self._operations[place]
            outs.append(self._create(op.value, place, operands[0]))
        yield from self._write_op("reduce", outs, [], places)

    def _write_numbers(self, places: list[int], states: list[Target]) -> Iterator[str]:
        outs = [self._create("out", place, place) for place in places]
        yield from self._write_op("foreach_parameter", outs, states, places)

    def _create(self, word: str, place: int, root: int) -> Out:
        """An output that ops of elements read."""
        name = f"{self._site.prefix}out{place}"
        return Out(word, self._make_vector(name, self._operations[place].dtype), root)

    def _update(self, target: Target) -> Out:
        """An output that is a new value of what there is already."""
        root, old = self._trace.outputs[target], self._trace.find_input(target)
        return Out("out", self._site.streams[target], root, True, old)

    def _write_op(
        self, name: str, created: list[Out], targets: list[Target], places: list[int] | None = None
    ) -> Iterator[str]:
        """An op, if it has outputs.

        places: of the values that become those that are created.
        """
        outs = [*created, *map(self._update, targets)]
        if not outs:
            return
        for out in created:
            yield f"    {out.stream.names[0]} = tensor.empty() : {out.stream.kinds[0]}"
        find = self._find_number if name == "foreach_parameter" else self._find_element
        result = f"{self._site.prefix}{self._num_ops}"
        self._num_ops += 1
        param = self._site.streams[Op.PARAM, None] if name == "reduce" else None
        yield from Region(self._trace, outs, find, self._site.skip, param).write(name, result)
        for index, place in enumerate(places or []):
            dtype = self._operations[place].dtype
            self._numbers[place] = self._make_vector(f"{result}#{index}", dtype)
        first = len(created)
        for target in targets:
            last = first + len(self._site.streams[target].names)
            self.results[target] = [f"{result}#{index}" for index in range(first, last)]
            first = last

    def _find_number(self, place: int) -> Input | None:
        """The operand that an op of numbers reads for a value; None if it computes the value."""
        op, _, _, key = self._operations[place]
        if op is Op.SETTING:
            stream = self._site.settings[str(key)]
            return Input("scalar" if len(stream.names) == 1 else "in", stream)
        if op is Op.NUMBER_STATE:
            return Input("in", self._site.streams[op, str(key)])
        if op is Op.SIZE:
            return Input("in", self._size)
        return self._find_handed_on("in", place) if op in REDUCTIONS else None

    def _find_element(self, place: int) -> Input | None:
        """The same of an op of elements."""
        op, _, _, key = self._operations[place]
        if op is Op.SETTING and self._kinds[place] is Kind.NUMBER:
            return Input("scalar", self._site.settings[str(key)])
        if op in ELEMENTS:
            return Input("in", self._site.streams[op, None if key is None else str(key)])
        return self._find_handed_on("per_parameter", place)

    def _find_handed_on(self, word: str, place: int) -> Input | None:
        stream = self._numbers.get(place)
        return None if stream is None else Input(word, stream)
