"""The chain of operations on gradients between the backward pass and the updates.

The gradients are first multiplied by the inverse scale of a GradScaler, and then clipped. After an
overflow, a flag skips the updates. Norms and overflows may be those of all ranks. A step may have
none of this: its updates then read the gradients themselves.
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
from stepfold.stage.exchanges import (
    COUNT_DTYPE,
    NAME,
    NORM_DTYPE,
    OVERFLOWS,
    WORDS,
    append_exchange,
    append_exchanged_norm,
    append_words,
    get_word_dtype,
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
    exchanges: True if the norm and overflows are those of all ranks, which exchange words for them.
    uncounted: indices of gradients that another rank counts in the norm.
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
    exchanges: bool = False
    uncounted: tuple[int, ...] = ()

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
        found = (FOUND_INF,) * self.finds_inf
        return (GRAD_NORM,) * has_norm + found + self.words

    @property
    def words(self) -> tuple[str, ...]:
        """The variables whose words the step exchanges."""
        if not self.exchanges or self.given_norm is not None:
            return ()
        return (WORDS,) * (self.max_norm is not None) + (OVERFLOWS,) * self.finds_inf

    def get_norm_dtype(self, dtypes: Iterable[str]) -> str:
        """Returns the dtype of the norm of gradients with these dtypes, one for each gradient."""
        if self.given_norm is not None:
            return self.given_norm
        if self.exchanges:
            return NORM_DTYPE
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
    types = {
        GRAD_NORM: norm,
        FOUND_INF: make_tensor(SCALING_DTYPE),
        WORDS: make_tensor(get_word_dtype(chain.norm_kind)),
        OVERFLOWS: make_tensor(COUNT_DTYPE),
    }
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
    if chain.finds_inf and not chain.words:
        append_search(builder, raw)
    elif chain.can_skip and not chain.finds_inf:
        append_skip(builder)
    gradients = append_unscaled(builder, raw) if chain.is_scaled else raw
    indices = [index for index in range(len(raw)) if index not in chain.unclipped]
    if chain.words:
        counted = [gradients[index] for index in indices if index not in chain.uncounted]
        append_all_words(builder, chain, raw, counted)
    if chain.max_norm is None and chain.clip_value is None:
        return gradients
    whole = [gradients[index] for index in indices]
    clipped = name_results("%c", whole)
    if chain.max_norm is not None:
        dtype = chain.get_norm_dtype(gradient.dtype for gradient in gradients)
        norm = Scalar(f"%{GRAD_NORM}", dtype)
        if chain.given_norm is None:
            norm = Scalar("%norm", dtype)
            if chain.words:
                append_exchanged_norm(builder, norm, chain.norm_kind)
            else:
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
        Gradient(f"{prefix}{index}", get_compute_dtype(gradient.dtype), gradient.shape)
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
    largest, is_found = append_largest(builder, gradients)
    append_found(builder, largest, is_found)


def append_largest(builder: ProgramBuilder, gradients: list[Gradient]) -> tuple[Scalar, list[str]]:
    """Appends the largest magnitude of all elements.

    Returns it, and lines that define %found for it: true if it is infinite or NaN.
    """
    largest = Scalar("%largest", get_norm_dtype(gradient.dtype for gradient in gradients))
    append_norm(builder, largest, gradients, NormKind.MAXIMUM)
    bits = {"f32": "0x7F800000", "f64": "0x7FF0000000000000"}[largest.dtype]
    return largest, [
        f"%infinity = arith.constant {bits} : {largest.dtype}",
        # The comparison is also true for NaN.
        f"%found = arith.cmpf uge, %in0, %infinity : {largest.dtype}",
    ]


def append_found(builder: ProgramBuilder, number: Scalar, is_found: list[str]) -> None:
    """Appends the flag %skip, and stores it to FOUND_INF, as 0 or 1.

    is_found: lines that define %found, the flag for a number.
    """
    append_number(builder, "%skip", "i1", [number], [*is_found, "optim.yield %found : i1"])
    lines = [*is_found, *yield_found(SCALING_DTYPE, "0.0", "1.0")]
    append_number(builder, "%found_inf", SCALING_DTYPE, [number], lines)
    builder.store(FOUND_INF, "%found_inf", make_tensor(SCALING_DTYPE))


def yield_found(dtype: str, zero: str, one: str) -> list[str]:
    """Returns lines that yield the flag %found as a number: `zero` or `one`, of a dtype."""
    return [
        f"%zero = arith.constant {zero} : {dtype}",
        f"%one = arith.constant {one} : {dtype}",
        f"%number = arith.select %found, %one, %zero : {dtype}",
        f"optim.yield %number : {dtype}",
    ]


def append_all_words(
    builder: ProgramBuilder, chain: GradientChain, raw: list[Gradient], counted: list[Gradient]
) -> None:
    """Appends the exchange of the words of a chain, and the flag %skip that they give.

    raw: all gradients, as they are searched. counted: gradients of the norm that this rank counts.
    """
    words = {}
    if WORDS in chain.words:
        words[WORDS] = append_words(builder, "%own_words", counted, chain.norm_kind)
    if OVERFLOWS in chain.words:
        largest, is_found = append_largest(builder, raw)
        lines = [*is_found, *yield_found(COUNT_DTYPE, "0", "1")]
        append_number(builder, "%own_found", COUNT_DTYPE, [largest], lines)
        words[OVERFLOWS] = Scalar("%own_found", COUNT_DTYPE)
    append_exchange(builder, NAME, words, is_maximum=chain.norm_kind is NormKind.MAXIMUM)
    if OVERFLOWS in chain.words:
        is_found = [
            f"%none = arith.constant 0 : {COUNT_DTYPE}",
            f"%found = arith.cmpi ne, %in0, %none : {COUNT_DTYPE}",
        ]
        append_found(builder, Scalar(f"%{OVERFLOWS}", COUNT_DTYPE), is_found)


def append_write_back(builder: ProgramBuilder, name: str, old: Gradient, new: Gradient) -> None:
    """Stores the gradient that an update has taken, rounded to the gradient's dtype.

    name: name of the gradient's variable.
    """
    append_overwrite(builder, f"{old.name}_new", old, new)
    builder.store(name, f"{old.name}_new", old.mlir_type)
