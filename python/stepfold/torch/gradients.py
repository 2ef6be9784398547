"""What happens to gradients between the backward pass and the updates, as MLIR text.

The gradients are divided by the scale of a GradScaler, and a flag skips the updates after an
overflow. A plain step has none of this: its updates read the gradients themselves.
"""

from collections.abc import Iterator
from typing import NamedTuple

from stepfold.torch.layout import get_compute_dtype
from stepfold.torch.text import load, tensor, value

GRAD_SCALE, FOUND_INF = "grad_scale", "found_inf"
# Of both; torch's own.
SCALING_DTYPE = "f32"


class Chain(NamedTuple):
    """What is between the gradients and the updates of a program.

    is_scaled: whether gradients are divided by a scale.
    can_skip: whether a number says that nothing is to be updated.
    """

    is_scaled: bool = False
    can_skip: bool = False

    @property
    def inputs(self) -> dict[str, str]:
        """The variables that it reads, with their types."""
        scaling = tensor(SCALING_DTYPE)
        inputs = {GRAD_SCALE: scaling} if self.is_scaled else {}
        return inputs | ({FOUND_INF: scaling} if self.can_skip else {})


PLAIN_CHAIN = Chain()


class Gradient(NamedTuple):
    """A value of the text: the gradient of a parameter.

    name: of the value, such as "%d0".
    """

    name: str
    dtype: str
    elements: int


def write_chain(chain: Chain, gradients: list[Gradient]) -> tuple[list[str], list[Gradient]]:
    """Returns the lines of a chain, and the gradients that updates take.

    gradients: of all parameters, as the backward pass gives them.
    """
    lines = [load(name, kind) for name, kind in chain.inputs.items()]
    if chain.can_skip:
        lines += write_skip()
    if chain.is_scaled:
        scaled = gradients
        gradients = [
            Gradient(f"%u{index}", get_compute_dtype(gradient.dtype), gradient.elements)
            for index, gradient in enumerate(scaled)
        ]
        for old, new in zip(scaled, gradients):
            lines += write_foreach(old, new, "arith.divf", value(GRAD_SCALE), SCALING_DTYPE)
    return lines, gradients


def write_skip_operand(chain: Chain) -> list[str]:
    """The operand of an update that says whether to skip it."""
    return [f"skip(%skip : {tensor('i1')})"] if chain.can_skip else []


def write_skip() -> Iterator[str]:
    """The flag: whether the number of overflows is not zero. A NaN is none, too."""
    yield from write_parameter_region(
        ("%skip", "i1"),
        [(value(FOUND_INF), SCALING_DTYPE)],
        [
            f"%zero = arith.constant 0.0 : {SCALING_DTYPE}",
            f"%found = arith.cmpf une, %in0, %zero : {SCALING_DTYPE}",
            "optim.yield %found : i1",
        ],
    )


def write_foreach(
    old: Gradient, new: Gradient, op: str, scalar: str, scalar_dtype: str
) -> Iterator[str]:
    """The new gradient: `op` of each element of the old one and a scalar."""
    kind, dtype = tensor(new.dtype, new.elements), new.dtype
    yield f"    {new.name}_out = tensor.empty() : {kind}"
    yield f"    {new.name} = optim.foreach out({new.name}_out : {kind})"
    yield f"        in({old.name} : {old.dtype}) scalar({scalar} : {tensor(scalar_dtype)}) {{"
    yield f"    ^bb0(%out: {dtype}, %in: {old.dtype}, %scalar: {scalar_dtype}):"
    gradient, lines = convert("%in", old.dtype, dtype)
    factor, others = convert("%scalar", scalar_dtype, dtype)
    yield from (f"      {line}" for line in lines + others)
    yield f"      %new = {op} {gradient}, {factor} : {dtype}"
    yield f"      optim.yield %new : {dtype}"
    yield "    }"


def write_parameter_region(
    result: tuple[str, str], inputs: list[tuple[str, str]], body: list[str]
) -> Iterator[str]:
    """A region on tensors of one element.

    result, inputs: names of values, with their dtypes; the inputs are %in0, %in1 in the body.
    """
    name, dtype = result
    streams = " ".join(f"in({value} : {tensor(kind)})" for value, kind in inputs)
    arguments = "".join(f", %in{place}: {kind}" for place, (_, kind) in enumerate(inputs))
    yield f"    {name}_out = tensor.empty() : {tensor(dtype)}"
    yield f"    {name} = optim.foreach_parameter out({name}_out : {tensor(dtype)}) {streams} {{"
    yield f"    ^bb0(%out: {dtype}{arguments}):"
    yield from (f"      {line}" for line in body)
    yield "    }"


def convert(name: str, old: str, new: str) -> tuple[str, list[str]]:
    """A value in another dtype, and the line that converts it, if it is another one."""
    if old == new:
        return name, []
    op = "extf" if get_width(old) < get_width(new) else "truncf"
    return f"{name}_{new}", [f"{name}_{new} = arith.{op} {name} : {old} to {new}"]


def get_width(dtype: str) -> int:
    """The bits of a floating-point type."""
    return int(dtype.lstrip("bf"))
