"""Clips of gradients, as MLIR text: the operations of torch.nn.utils.clip_grad."""

from collections.abc import Iterator

from stepfold.stage.regions import (
    Gradient,
    Scalar,
    convert,
    multiply,
    write_foreach,
    write_parameter_region,
)
from stepfold.stage.text import tensor, value

MAX_NORM, GRAD_NORM, CLIP_VALUE = "max_norm", "grad_norm", "clip_value"


def write_norm_clip(
    norm: str, old: list[Gradient], new: list[Gradient], dtype: str, bound_dtype: str
) -> Iterator[str]:
    """The gradients, multiplied so that a norm of this dtype is at most a bound."""
    yield from write_coefficient(norm, dtype, bound_dtype)

    for whole, clipped in zip(old, new):
        yield from write_foreach(whole, clipped, Scalar("%coefficient", dtype), multiply)


def write_norm(name: str, gradients: list[Gradient], dtype: str, is_maximum: bool) -> Iterator[str]:
    """The norm of all gradients together; that of none is 0.

    is_maximum: whether it is the largest magnitude, and not the 2-norm.
    """
    if not gradients:
        body = [f"%zero = arith.constant 0.0 : {dtype}", f"optim.yield %zero : {dtype}"]
        yield from write_parameter_region((name, dtype), [], body)
        return
    out = "maximum" if is_maximum else "out"
    vector, parts = tensor(dtype, len(gradients)), []
    for index, gradient in enumerate(gradients):
        parts.append(f"{name}_of{index}")
        yield from write_part(parts[-1], gradient, dtype, out)
    yield f"    {name}_parts_out = tensor.empty() : {vector}"
    yield f"    {name}_parts = optim.foreach_parameter out({name}_parts_out : {vector})"
    yield f"        in({', '.join(parts)} : {tensor(dtype, 1)}) {{"
    yield f"    ^bb0(%out: {dtype}, %in: {dtype}):"
    yield f"      optim.yield %in : {dtype}"
    yield "    }"
    yield f"    {name}_total_out = tensor.empty() : {tensor(dtype)}"
    yield (
        f"    {name}_total = optim.reduce_parameters {out}({name}_total_out : {tensor(dtype)})"
        f" in({name}_parts : {vector})"
    )
    body = [f"%root = math.sqrt %in0 : {dtype}", f"optim.yield %root : {dtype}"]
    if is_maximum:
        body = [f"optim.yield %in0 : {dtype}"]
    yield from write_parameter_region((name, dtype), [(f"{name}_total", dtype)], body)


def write_part(name: str, gradient: Gradient, dtype: str, out: str) -> Iterator[str]:
    """The sum of the squares of a gradient's elements, or the largest magnitude, in `dtype`.

    out: "out" for the sum, "maximum" for the other.
    """
    element, lines = convert("%in", gradient.dtype, dtype)
    yield f"    {name}_out = tensor.empty() : {tensor(dtype, 1)}"
    yield f"    {name} = optim.reduce {out}({name}_out : {tensor(dtype, 1)})"
    yield f"        in({gradient.name} : {tensor(gradient.dtype, gradient.elements)}) {{"
    yield f"    ^bb0(%in: {gradient.dtype}):"
    yield from (f"      {line}" for line in lines)
    if out == "out":
        yield f"      %part = arith.mulf {element}, {element} : {dtype}"
    else:
        yield f"      %part = math.absf {element} : {dtype}"
    yield f"      optim.yield %part : {dtype}"
    yield "    }"


def write_coefficient(norm: str, dtype: str, bound_dtype: str) -> Iterator[str]:
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
    inputs = [(norm, dtype), (value(MAX_NORM), bound_dtype)]
    yield from write_parameter_region(("%coefficient", dtype), inputs, body)


def write_value_clip(
    old: list[Gradient], new: list[Gradient], dtypes: list[str], bound_dtype: str
) -> Iterator[str]:
    """The gradients, with each element between a bound and its negative; NaN stays NaN.

    dtypes: of the gradients in torch, which the bound is rounded to, as clip_grad_value_ does.
    """

    def clamp(element: str, bound: str, dtype: str) -> list[str]:
        return [
            f"%least = arith.negf {bound} : {dtype}",
            f"%is_below = arith.cmpf olt, {element}, %least : {dtype}",
            f"%raised = arith.select %is_below, %least, {element} : {dtype}",
            f"%is_above = arith.cmpf ogt, %raised, {bound} : {dtype}",
            f"%new = arith.select %is_above, {bound}, %raised : {dtype}",
        ]

    for whole, clipped, dtype in zip(old, new, dtypes):
        yield from write_foreach(
            whole, clipped, Scalar(value(CLIP_VALUE), bound_dtype, via=dtype), clamp
        )
