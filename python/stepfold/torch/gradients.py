"""What happens to gradients between the backward pass and the updates, as MLIR text.

In this order: the gradients are divided by the scale of a GradScaler, and multiplied so that their
2-norm is at most a bound; after an overflow, a flag skips the updates. A plain step has none of
this: its updates read the gradients themselves.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from stepfold.torch.layout import get_compute_dtype
from stepfold.torch.text import load, store, tensor, value

GRAD_SCALE, FOUND_INF = "grad_scale", "found_inf"
# Of both; torch's own.
SCALING_DTYPE = "f32"
MAX_NORM, GRAD_NORM = "max_norm", "grad_norm"


class Chain(NamedTuple):
    """What is between the gradients and the updates of a program.

    is_scaled: whether gradients are divided by a scale.
    can_skip: whether a number says that nothing is to be updated.
    max_norm: the dtype of the bound of the norm; None without one.
    """

    is_scaled: bool = False
    can_skip: bool = False
    max_norm: str | None = None

    @property
    def inputs(self) -> dict[str, str]:
        """The variables that it reads, with their types."""
        inputs = {}
        if self.is_scaled:
            inputs[GRAD_SCALE] = tensor(SCALING_DTYPE)
        if self.can_skip:
            inputs[FOUND_INF] = tensor(SCALING_DTYPE)
        if self.max_norm is not None:
            inputs[MAX_NORM] = tensor(self.max_norm)
        return inputs

    @property
    def outputs(self) -> tuple[str, ...]:
        """The variables that it writes."""
        return () if self.max_norm is None else (GRAD_NORM,)


PLAIN_CHAIN = Chain()


class Gradient(NamedTuple):
    """A value of the text: the gradient of a parameter.

    name: of the value, such as "%d0".
    """

    name: str
    dtype: str
    elements: int


def get_norm_dtype(dtypes: Iterable[str]) -> str:
    """The dtype of the norm of gradients of these dtypes; as torch's, but float32 for less."""
    return "f64" if "f64" in dtypes else "f32"


def get_variables(chain: Chain, gradients: list[Gradient]) -> dict[str, str]:
    """The variables of a chain, with their types."""
    norm = tensor(get_norm_dtype(gradient.dtype for gradient in gradients))
    return chain.inputs | dict.fromkeys(chain.outputs, norm)


def write_chain(chain: Chain, gradients: list[Gradient]) -> tuple[list[str], list[Gradient]]:
    """Returns the lines of a chain, and the gradients that updates take.

    gradients: of all parameters, as the backward pass gives them.
    """
    lines = [load(name, kind) for name, kind in chain.inputs.items()]
    if chain.can_skip:
        lines += write_skip()
    if chain.is_scaled:
        scaled, gradients = gradients, name_results("%u", gradients)
        for old, new in zip(scaled, gradients):
            lines += write_foreach(old, new, "arith.divf", value(GRAD_SCALE), SCALING_DTYPE)
    if chain.max_norm is not None:
        dtype = get_norm_dtype(gradient.dtype for gradient in gradients)
        lines += write_norm(gradients, dtype)
        lines += write_coefficient(dtype, chain.max_norm)
        whole, gradients = gradients, name_results("%c", gradients)
        for old, new in zip(whole, gradients):
            lines += write_foreach(old, new, "arith.mulf", "%coefficient", dtype)
    return lines, gradients


def name_results(prefix: str, gradients: list[Gradient]) -> list[Gradient]:
    """What regions make of gradients: the same in the dtype in which updates compute."""
    return [
        Gradient(f"{prefix}{index}", get_compute_dtype(gradient.dtype), gradient.elements)
        for index, gradient in enumerate(gradients)
    ]


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


def write_norm(gradients: list[Gradient], dtype: str) -> Iterator[str]:
    """The 2-norm of all gradients together, which is stored."""
    vector, sums = tensor(dtype, len(gradients)), []
    for index, gradient in enumerate(gradients):
        sums.append(f"%s{index}")
        yield from write_sum_of_squares(sums[-1], gradient, dtype)
    yield f"    %sums_out = tensor.empty() : {vector}"
    yield f"    %sums = optim.foreach_parameter out(%sums_out : {vector})"
    yield f"        in({', '.join(sums)} : {tensor(dtype, 1)}) {{"
    yield f"    ^bb0(%out: {dtype}, %in: {dtype}):"
    yield f"      optim.yield %in : {dtype}"
    yield "    }"
    yield f"    %total_out = tensor.empty() : {tensor(dtype)}"
    yield (
        f"    %total = optim.sum_parameters out(%total_out : {tensor(dtype)}) in(%sums : {vector})"
    )
    body = [f"%root = math.sqrt %in0 : {dtype}", f"optim.yield %root : {dtype}"]
    yield from write_parameter_region(("%norm", dtype), [("%total", dtype)], body)
    yield store(GRAD_NORM, "%norm", tensor(dtype))


def write_sum_of_squares(name: str, gradient: Gradient, dtype: str) -> Iterator[str]:
    """The sum of the squares of a gradient's elements, computed in `dtype`."""
    element, lines = convert("%in", gradient.dtype, dtype)
    yield f"    {name}_out = tensor.empty() : {tensor(dtype, 1)}"
    yield f"    {name} = optim.reduce out({name}_out : {tensor(dtype, 1)})"
    yield f"        in({gradient.name} : {tensor(gradient.dtype, gradient.elements)}) {{"
    yield f"    ^bb0(%in: {gradient.dtype}):"
    yield from (f"      {line}" for line in lines)
    yield f"      %square = arith.mulf {element}, {element} : {dtype}"
    yield f"      optim.yield %square : {dtype}"
    yield "    }"


def write_coefficient(dtype: str, bound_dtype: str) -> Iterator[str]:
    """min(1, max_norm / (norm + 1e-6)), or NaN: the operations of torch's clip_grad_norm_."""
    bound, lines = convert("%in1", bound_dtype, dtype)
    body = [
        *lines,
        f"%one = arith.constant 1.0 : {dtype}",
        f"%epsilon = arith.constant 1.0e-6 : {dtype}",
        f"%sum = arith.addf %in0, %epsilon : {dtype}",
        # torch divides a number by a tensor so.
        f"%reciprocal = arith.divf %one, %sum : {dtype}",
        f"%ratio = arith.mulf %reciprocal, {bound} : {dtype}",
        f"%is_below = arith.cmpf ogt, %ratio, %one : {dtype}",
        f"%clamped = arith.select %is_below, %one, %ratio : {dtype}",
        f"optim.yield %clamped : {dtype}",
    ]
    inputs = [("%norm", dtype), (value(MAX_NORM), bound_dtype)]
    yield from write_parameter_region(("%coefficient", dtype), inputs, body)


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
