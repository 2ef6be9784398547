"""Clips of gradients: the operations of torch.nn.utils.clip_grad."""

from enum import Enum

from stepfold.stage.regions import (
    Gradient,
    Scalar,
    append_constant,
    append_foreach,
    append_number,
    multiply,
)
from stepfold.stage.text.builder import ProgramBuilder
from stepfold.stage.text.dtypes import EXACT_SUM
from stepfold.stage.text.operands import Operand, Stream, convert, make_tensor

MAX_NORM, GRAD_NORM, CLIP_VALUE = "max_norm", "grad_norm", "clip_value"


class NormKind(Enum):
    """A norm of all gradients together. Values are the keywords of reductions.

    ORDERED: the 2-norm by a sum in the canonical order.
    EXACT: the 2-norm by an exact sum, for a norm of float32.
    MAXIMUM: the largest magnitude.
    """

    ORDERED = "out"
    EXACT = "exact"
    MAXIMUM = "maximum"

    def get_sum_dtype(self, dtype: str) -> str:
        """Returns the element type of the sums that norms of `dtype` are taken from."""
        return EXACT_SUM if self is NormKind.EXACT else dtype


def append_norm_clip(
    builder: ProgramBuilder, norm: Scalar, bound: Scalar, old: list[Gradient], new: list[Gradient]
) -> None:
    """Appends the gradients, multiplied so that their norm is at most a bound.

    norm: norm of the gradients `old` together. new: names and dtypes of the results.
    """
    append_coefficient(builder, norm, bound)
    for whole, clipped in zip(old, new):
        append_foreach(builder, whole, clipped, Scalar("%coefficient", norm.dtype), multiply)


def append_norm(
    builder: ProgramBuilder, norm: Scalar, gradients: list[Gradient], kind: NormKind
) -> None:
    """Appends the norm of all gradients together, which is 0 without gradients."""
    if gradients:
        total = append_total(builder, f"{norm.name}_total", gradients, kind, norm.dtype)
        append_root(builder, norm, total, kind)
    else:
        append_constant(builder, norm.name, norm.dtype, "0.0")


def append_total(
    builder: ProgramBuilder, name: str, gradients: list[Gradient], kind: NormKind, dtype: str
) -> Scalar:
    """Appends the number that a norm is taken from, and returns it.

    It is the sum of the squares of all elements, rounded or exact, or the largest magnitude.

    name: name of the number. dtype: dtype of the norm.
    """
    keyword, element = kind.value, kind.get_sum_dtype(dtype)
    vector, part = make_tensor(element, len(gradients)), make_tensor(element, 1)
    parts = [
        append_part(builder, f"{name}_of{index}", gradient, dtype, kind)
        for index, gradient in enumerate(gradients)
    ]
    operands = [
        Operand("out", builder.make_empty(f"{name}_parts_out", vector)),
        Operand("in", Stream(tuple(parts), (part,) * len(parts))),
    ]
    builder.structured(
        "foreach_parameter",
        f"{name}_parts",
        operands,
        ("%out", "%in"),
        [f"optim.yield %in : {element}"],
    )
    total = builder.make_empty(f"{name}_out", make_tensor(element))
    builder.append(
        f"{name} = optim.reduce_parameters {keyword}({total}) in({name}_parts : {vector})"
    )
    return Scalar(name, element)


def append_root(builder: ProgramBuilder, norm: Scalar, total: Scalar, kind: NormKind) -> None:
    """Appends the norm that is taken from a number of `append_total`."""
    name, dtype, _ = norm
    body = {
        NormKind.ORDERED: [f"%root = math.sqrt %in0 : {dtype}", f"optim.yield %root : {dtype}"],
        NormKind.EXACT: [
            f"%sum = optim.round_sum %in0 : {total.dtype}",
            f"%root = math.sqrt %sum : {dtype}",
            f"optim.yield %root : {dtype}",
        ],
        NormKind.MAXIMUM: [f"optim.yield %in0 : {dtype}"],
    }[kind]
    append_number(builder, name, dtype, [total], body)


def append_part(
    builder: ProgramBuilder, name: str, gradient: Gradient, dtype: str, kind: NormKind
) -> str:
    """Appends the sum of the squares of a gradient's elements, or the largest magnitude."""
    element, lines = convert("%in", gradient.dtype, dtype)
    if kind is NormKind.MAXIMUM:
        lines.append(f"%part = math.absf {element} : {dtype}")
    else:
        lines.append(f"%part = arith.mulf {element}, {element} : {dtype}")
    lines.append(f"optim.yield %part : {dtype}")
    out = builder.make_empty(f"{name}_out", make_tensor(kind.get_sum_dtype(dtype), 1))
    operands = [Operand(kind.value, out), Operand("in", gradient.stream)]
    [result] = builder.structured("reduce", name, operands, ("%in",), lines)
    return result


def append_coefficient(builder: ProgramBuilder, norm: Scalar, bound: Scalar) -> None:
    """Appends %coefficient = min(1, bound / (norm + 1e-6)), or NaN.

    It has the bits of torch.nn.utils.clip_grad_norm_.
    """
    dtype = norm.dtype
    number, lines = convert("%in1", bound.dtype, dtype)
    body = [
        *lines,
        f"%one = arith.constant 1.0 : {dtype}",
        f"%epsilon = arith.constant 1.0e-6 : {dtype}",
        f"%sum = arith.addf %in0, %epsilon : {dtype}",
        # torch divides a number by a tensor as reciprocal and product.
        f"%reciprocal = arith.divf %one, %sum : {dtype}",
        f"%ratio = arith.mulf %reciprocal, {number} : {dtype}",
        f"%is_below = arith.cmpf ogt, %ratio, %one : {dtype}",
        f"%clamped = arith.select %is_below, %one, %ratio : {dtype}",
        f"optim.yield %clamped : {dtype}",
    ]
    append_number(builder, "%coefficient", dtype, [norm, bound], body)


def append_value_clip(
    builder: ProgramBuilder,
    bound: Scalar,
    old: list[Gradient],
    new: list[Gradient],
    dtypes: list[str],
) -> None:
    """Appends the gradients with each element clamped to [-bound, bound]. NaN stays NaN.

    dtypes: dtypes of the gradients in torch. As in clip_grad_value_, the bound is rounded to them.
    """

    def clamp(element: str, number: str, dtype: str) -> list[str]:
        return [
            f"%least = arith.negf {number} : {dtype}",
            f"%is_below = arith.cmpf olt, {element}, %least : {dtype}",
            f"%raised = arith.select %is_below, %least, {element} : {dtype}",
            f"%is_above = arith.cmpf ogt, %raised, {number} : {dtype}",
            f"%new = arith.select %is_above, {number}, %raised : {dtype}",
        ]

    for whole, clipped, dtype in zip(old, new, dtypes):
        append_foreach(builder, whole, clipped, bound._replace(via=dtype), clamp)
