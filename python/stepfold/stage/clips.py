"""Clips of gradients: the operations of torch.nn.utils.clip_grad."""

from stepfold.stage.regions import Gradient, Scalar, append_foreach, append_number, multiply
from stepfold.stage.text.builder import ProgramBuilder
from stepfold.stage.text.operands import Operand, Stream, convert, make_tensor

MAX_NORM, GRAD_NORM, CLIP_VALUE = "max_norm", "grad_norm", "clip_value"


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
    builder: ProgramBuilder, norm: Scalar, gradients: list[Gradient], *, is_maximum: bool
) -> None:
    """Appends the norm of all gradients together, which is 0 without gradients.

    is_maximum: True for the largest magnitude, False for the 2-norm.
    """
    name, dtype, _ = norm
    if not gradients:
        body = [f"%zero = arith.constant 0.0 : {dtype}", f"optim.yield %zero : {dtype}"]
        append_number(builder, name, dtype, [], body)
        return
    keyword = "maximum" if is_maximum else "out"
    vector, part = make_tensor(dtype, len(gradients)), make_tensor(dtype, 1)
    parts = [
        append_part(builder, f"{name}_of{index}", gradient, dtype, keyword)
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
        [f"optim.yield %in : {dtype}"],
    )
    total = builder.make_empty(f"{name}_total_out", make_tensor(dtype))
    builder.append(
        f"{name}_total = optim.reduce_parameters {keyword}({total}) in({name}_parts : {vector})"
    )
    body = [f"%root = math.sqrt %in0 : {dtype}", f"optim.yield %root : {dtype}"]
    if is_maximum:
        body = [f"optim.yield %in0 : {dtype}"]
    append_number(builder, name, dtype, [Scalar(f"{name}_total", dtype)], body)


def append_part(
    builder: ProgramBuilder, name: str, gradient: Gradient, dtype: str, keyword: str
) -> str:
    """Appends the sum of the squares of a gradient's elements, or the largest magnitude.

    keyword: "out" for the sum, "maximum" for the largest magnitude.
    """
    element, lines = convert("%in", gradient.dtype, dtype)
    if keyword == "out":
        lines.append(f"%part = arith.mulf {element}, {element} : {dtype}")
    else:
        lines.append(f"%part = math.absf {element} : {dtype}")
    lines.append(f"optim.yield %part : {dtype}")
    out = builder.make_empty(f"{name}_out", make_tensor(dtype, 1))
    operands = [Operand(keyword, out), Operand("in", gradient.stream)]
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
