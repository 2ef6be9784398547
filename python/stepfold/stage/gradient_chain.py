"""The chain of operations on gradients between the backward pass and the updates.

The gradients are first multiplied by the inverse scale of a GradScaler, and then clipped. After an
overflow, a flag skips the updates. A step may have none of this: its updates then read the
gradients themselves.
"""

from collections.abc import Iterable
from typing import NamedTuple

from stepfold.stage.clips import (
    CLIP_VALUE,
    GRAD_NORM,
    MAX_NORM,
    NormKind,
    append_norm,
    append_norm_clip,
    append_value_clip,
)
from stepfold.stage.regions import (
    Gradient,
    Scalar,
    append_foreach,
    append_number,
    append_overwrite,
    multiply,
)
from stepfold.stage.text.builder import ProgramBuilder
from stepfold.stage.text.dtypes import get_compute_dtype, get_norm_dtype
from stepfold.stage.text.operands import Stream, make_tensor

GRAD_SCALE, FOUND_INF = "grad_scale", "found_inf"
# Dtype of both variables, as in torch.
SCALING_DTYPE = "f32"


class GradientChain(NamedTuple):
    """The operations between the gradients and the updates of a program.

    is_scaled: True if gradients are multiplied by the inverse of a scale.
    can_skip: True if a number, FOUND_INF, decides whether the updates are skipped.
    finds_inf: True if the step computes FOUND_INF itself, by a search for infinities and NaN.
    max_norm: dtype of the bound of the norm; None if gradients are not clipped by norm.
    clip_value: dtype of the bound of elements; None if gradients are not clipped by value.
    norm_kind: kind of the norm. A norm of float64 is in the canonical order in place of exact.
    unclipped: indices of gradients that are not clipped.
    writes_back: True if the step overwrites the gradients with those that the updates take.
    given_norm: dtype of the norm of all gradients if the norm is an input, for a program with only
        some of the gradients; None if the program computes the norm.
    """

    is_scaled: bool = False
    can_skip: bool = False
    max_norm: str | None = None
    clip_value: str | None = None
    norm_kind: NormKind = NormKind.ORDERED
    unclipped: tuple[int, ...] = ()
    writes_back: bool = False
    finds_inf: bool = False
    given_norm: str | None = None

    @property
    def inputs(self) -> dict[str, str]:
        """The variables that the chain reads, with their MLIR types."""
        inputs = {}
        if self.is_scaled:
            inputs[GRAD_SCALE] = make_tensor(SCALING_DTYPE)
        if self.can_skip and not self.finds_inf:
            inputs[FOUND_INF] = make_tensor(SCALING_DTYPE)
        if self.max_norm is not None:
            inputs[MAX_NORM] = make_tensor(self.max_norm)
        if self.clip_value is not None:
            inputs[CLIP_VALUE] = make_tensor(self.clip_value)
        if self.given_norm is not None:
            inputs[GRAD_NORM] = make_tensor(self.given_norm)
        return inputs

    @property
    def outputs(self) -> tuple[str, ...]:
        """The variables that the chain writes."""
        has_norm = self.max_norm is not None and self.given_norm is None
        return (GRAD_NORM,) * has_norm + (FOUND_INF,) * self.finds_inf

    def get_norm_dtype(self, dtypes: Iterable[str]) -> str:
        """Returns the dtype of the norm of gradients with these dtypes, one for each gradient."""
        if self.given_norm is not None:
            return self.given_norm
        unclipped = set(self.unclipped)
        return get_norm_dtype(d for index, d in enumerate(dtypes) if index not in unclipped)

    def get_norm_kind(self, dtype: str) -> NormKind:
        """Returns the kind of the norm, which has this dtype."""
        is_wide = self.norm_kind is NormKind.EXACT and dtype != "f32"
        return NormKind.ORDERED if is_wide else self.norm_kind


EMPTY_CHAIN = GradientChain()


def get_variables(chain: GradientChain, gradients: list[Gradient]) -> dict[str, str]:
    """Returns the variables of a chain, with their MLIR types."""
    norm = make_tensor(chain.get_norm_dtype(gradient.dtype for gradient in gradients))
    types = {GRAD_NORM: norm, FOUND_INF: make_tensor(SCALING_DTYPE)}
    return chain.inputs | {name: types[name] for name in chain.outputs}


def append_chain(
    builder: ProgramBuilder, chain: GradientChain, raw: list[Gradient]
) -> list[Gradient]:
    """Appends a chain. Returns the gradients that updates take.

    raw: gradients of all parameters from the backward pass, each cast to at least the width of its
        parameter.
    """
    for name, mlir_type in get_variables(chain, raw).items():
        builder.declare(name, mlir_type)
    for name, mlir_type in chain.inputs.items():
        builder.load(name, mlir_type)
    if chain.finds_inf:
        append_search(builder, raw)
    elif chain.can_skip:
        append_skip(builder)
    gradients = append_unscaled(builder, raw) if chain.is_scaled else raw
    if chain.max_norm is None and chain.clip_value is None:
        return gradients
    indices = [index for index in range(len(raw)) if index not in chain.unclipped]
    whole = [gradients[index] for index in indices]
    clipped = name_results("%c", whole)
    if chain.max_norm is not None:
        dtype = chain.get_norm_dtype(gradient.dtype for gradient in gradients)
        norm = Scalar(f"%{GRAD_NORM}", dtype)
        if chain.given_norm is None:
            norm = Scalar("%norm", dtype)
            append_norm(builder, norm, whole, chain.get_norm_kind(dtype))
            builder.store(GRAD_NORM, norm.name, make_tensor(dtype))
        append_norm_clip(builder, norm, Scalar(f"%{MAX_NORM}", chain.max_norm), whole, clipped)
    elif chain.clip_value is not None:
        bound, dtypes = Scalar(f"%{CLIP_VALUE}", chain.clip_value), [raw[p].dtype for p in indices]
        append_value_clip(builder, bound, whole, clipped, dtypes)
    return list((dict(enumerate(gradients)) | dict(zip(indices, clipped))).values())


def name_results(prefix: str, gradients: list[Gradient]) -> list[Gradient]:
    """Returns new names for gradients, with the dtypes in which their updates compute."""
    return [
        Gradient(f"{prefix}{index}", get_compute_dtype(gradient.dtype), gradient.elements)
        for index, gradient in enumerate(gradients)
    ]


def append_unscaled(builder: ProgramBuilder, raw: list[Gradient]) -> list[Gradient]:
    """Appends the gradients times the inverse of the scale, as GradScaler.unscale_ computes it."""
    inverse = Scalar("%inverse_scale", SCALING_DTYPE)
    append_number(
        builder,
        inverse.name,
        inverse.dtype,
        [Scalar(f"%{GRAD_SCALE}", SCALING_DTYPE)],
        [
            f"%one = arith.constant 1.0 : {SCALING_DTYPE}",
            # torch rounds a float64 quotient to float32, which has the same bits.
            f"%inverse = arith.divf %one, %in0 : {SCALING_DTYPE}",
            f"optim.yield %inverse : {SCALING_DTYPE}",
        ],
    )
    gradients = name_results("%u", raw)
    for old, new in zip(raw, gradients):
        append_foreach(builder, old, new, inverse, multiply)
    return gradients


def find_skip(chain: GradientChain) -> Stream | None:
    """Returns the flag of one i1 that skips the updates; None if they are never skipped."""
    return Stream(("%skip",), (make_tensor("i1"),)) if chain.can_skip else None


def append_skip(builder: ProgramBuilder) -> None:
    """Appends the flag %skip: true if FOUND_INF is not zero, or is NaN."""
    append_number(
        builder,
        "%skip",
        "i1",
        [Scalar(f"%{FOUND_INF}", SCALING_DTYPE)],
        [
            f"%zero = arith.constant 0.0 : {SCALING_DTYPE}",
            f"%found = arith.cmpf une, %in0, %zero : {SCALING_DTYPE}",
            "optim.yield %found : i1",
        ],
    )


def append_search(builder: ProgramBuilder, gradients: list[Gradient]) -> None:
    """Appends the flag %skip: true if an element of a gradient is infinite or NaN.

    Also stores it to FOUND_INF, as 0 or 1.
    """
    dtype = get_norm_dtype(gradient.dtype for gradient in gradients)
    largest = Scalar("%largest", dtype)
    append_norm(builder, largest, gradients, NormKind.MAXIMUM)
    bits = {"f32": "0x7F800000", "f64": "0x7FF0000000000000"}[dtype]
    is_found = [
        f"%infinity = arith.constant {bits} : {dtype}",
        # The comparison is also true for NaN.
        f"%found = arith.cmpf uge, %in0, %infinity : {dtype}",
    ]
    append_number(builder, "%skip", "i1", [largest], [*is_found, "optim.yield %found : i1"])
    number = [
        f"%zero = arith.constant 0.0 : {SCALING_DTYPE}",
        f"%one = arith.constant 1.0 : {SCALING_DTYPE}",
        f"%number = arith.select %found, %one, %zero : {SCALING_DTYPE}",
        f"optim.yield %number : {SCALING_DTYPE}",
    ]
    append_number(builder, "%found_inf", SCALING_DTYPE, [largest], [*is_found, *number])
    builder.store(FOUND_INF, "%found_inf", make_tensor(SCALING_DTYPE))


def append_write_back(builder: ProgramBuilder, name: str, old: Gradient, new: Gradient) -> None:
    """Stores the gradient that an update has taken, rounded to the gradient's dtype.

    name: name of the gradient's variable.
    """
    append_overwrite(builder, f"{old.name}_new", old, new)
    builder.store(name, f"{old.name}_new", old.mlir_type)
