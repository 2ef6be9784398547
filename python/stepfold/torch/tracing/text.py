"""Traces as structured ops, in MLIR text.

The reductions of a level are an `optim.reduce`, whose region computes again what its terms need.
The numbers between them are an `optim.foreach_parameter`. One `optim.foreach` updates all elements.
What of this can be computed once, or in fewer traversals, the compiler finds.
"""

from collections.abc import Iterator
from typing import NamedTuple

from stepfold.torch.text import Variable
from stepfold.torch.tracing.region import Input, Out, Region
from stepfold.torch.tracing.tape import ELEMENTS, REDUCTIONS, Op, Target, Trace, find_needed

SIZE_DTYPE = "f64"


class Site(NamedTuple):
    """Where a trace is written.

    prefix: of the names of values.
    variables: the parameter, its gradient and its state, by what the trace reads.
    settings: by the name of the operand.
    skip: the flag that skips the update, if there is one.
    """

    prefix: str
    variables: dict[Target, Variable]
    settings: dict[str, Variable]
    skip: Variable | None


class TraceWriter:
    """Writes the ops of a trace.

    results: the names of new values, by what becomes them.
    """

    def __init__(self, trace: Trace, site: Site) -> None:
        self._trace, self._site = trace, site
        self._operations, self._levels = trace.operations, trace.levels
        # What holds a number that ops of elements read.
        self._numbers: dict[int, Variable] = {}
        self.results = {
            output: f"{site.prefix}n{place}" for place, output in enumerate(trace.outputs)
        }

    def write(self) -> Iterator[str]:
        states = [output for output in self._trace.outputs if output[0] is Op.NUMBER_STATE]
        elements = [output for output in self._trace.outputs if output[0] is not Op.NUMBER_STATE]
        reductions = [
            place for place, operation in enumerate(self._operations) if operation.op in REDUCTIONS
        ]
        roots = [self._operations[place].operands[0] for place in reductions]
        roots += [self._trace.outputs[output] for output in elements]
        numbers = self._find_numbers(roots)
        if any(operation.op is Op.SIZE for operation in self._operations):
            yield self._write_size()
        last = max(self._levels)
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
        yield from self._write_op("foreach", [self._update(output) for output in elements])

    def _find_numbers(self, roots: list[int]) -> list[int]:
        """The numbers of the parameter that ops of elements read, but for reductions."""
        owned = self._trace.owned
        leaves = frozenset(place for place, is_owned in enumerate(owned) if is_owned)
        needed = find_needed(self._operations, roots, leaves) & leaves
        return [p for p in sorted(needed) if self._operations[p].op not in REDUCTIONS]

    def _write_size(self) -> str:
        size = self._size
        count = self._site.variables[Op.PARAM, None].elements
        return f"    {size.name} = arith.constant dense<{count}.0> : {size.kind}"

    @property
    def _size(self) -> Variable:
        return Variable(f"{self._site.prefix}size", SIZE_DTYPE, 1)

    def _write_reductions(self, places: list[int]) -> Iterator[str]:
        outs = []
        for place in places:
            op, operands, *_ = self._operations[place]
            outs.append(self._create(op.value, place, operands[0]))
            yield write_empty(outs[-1])
        yield from self._write_op("reduce", outs)

    def _write_numbers(self, places: list[int], states: list[Target]) -> Iterator[str]:
        outs = [self._create("out", place, place) for place in places]
        yield from map(write_empty, outs)
        yield from self._write_op("foreach_parameter", [*outs, *map(self._update, states)])

    def _create(self, word: str, place: int, root: int) -> Out:
        """An output that ops of elements read."""
        result = Variable(f"{self._site.prefix}v{place}", self._operations[place].dtype, 1)
        self._numbers[place] = result
        return Out(word, result._replace(name=f"{result.name}_out"), result.name, root)

    def _update(self, output: Target) -> Out:
        """An output that is a new value of what there is already."""
        root, old = self._trace.outputs[output], self._trace.find_input(output)
        return Out("out", self._site.variables[output], self.results[output], root, True, old)

    def _write_op(self, name: str, outs: list[Out]) -> Iterator[str]:
        if outs:
            find = self._find_number if name == "foreach_parameter" else self._find_element
            yield from Region(self._trace, outs, find, self._site.skip).write(name)

    def _find_number(self, place: int) -> Input | None:
        """The operand that an op of numbers reads for a value; None if it computes the value."""
        op, _, _, key = self._operations[place]
        if op is Op.SETTING:
            return Input("in", self._site.settings[str(key)])
        if op is Op.NUMBER_STATE:
            return Input("in", self._site.variables[op, str(key)])
        if op is Op.SIZE:
            return Input("in", self._size)
        return self._find_handed_on("in", place) if op in REDUCTIONS else None

    def _find_element(self, place: int) -> Input | None:
        """The same of an op of elements."""
        op, _, _, key = self._operations[place]
        if op is Op.SETTING:
            return Input("scalar", self._site.settings[str(key)])
        if op in ELEMENTS:
            return Input("in", self._site.variables[op, None if key is None else str(key)])
        return self._find_handed_on("per_parameter", place)

    def _find_handed_on(self, word: str, place: int) -> Input | None:
        variable = self._numbers.get(place)
        return None if variable is None else Input(word, variable)


def write_empty(out: Out) -> str:
    return f"    {out.variable.name} = tensor.empty() : {out.variable.kind}"
