"""What happens to gradients between the backward pass and the updates, as MLIR text.

In this order: the gradients are multiplied by the inverse scale of a GradScaler, and clipped; after
an overflow, a flag skips the updates. A plain step has none of this: its updates read the gradients
themselves.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from stepfold.stage.clips import (
    CLIP_VALUE,
    GRAD_NORM,
    MAX_NORM,
    write_norm,
    write_norm_clip,
    write_value_clip,
)
from stepfold.stage.dtypes import get_compute_dtype, get_norm_dtype
from stepfold.stage.regions import (
    Gradient,
    Scalar,
    multiply,
    write_foreach,
    write_overwrite,
    write_parameter_region,
)
from stepfold.stage.text import Stream, load, store, tensor, value

GRAD_SCALE, FOUND_INF = "grad_scale", "found_inf"
# Of both; torch's own.
SCALING_DTYPE = "f32"
INVERSE = "%inverse_scale"


class GradientChain(NamedTuple):
    """What is between the gradients and the updates of a program.

    is_scaled: whether there is a scale, whose inverse gradients are multiplied by.
    can_skip: whether a number says that nothing is to be updated.
    finds_inf: whether the step finds that number itself, by a search for what is not finite.
    max_norm, clip_value: the dtype of the bound of the norm, or of elements; None without one.
    is_maximum: whether the norm is the largest magnitude, and not the 2-norm.
    unclipped: the places of gradients that are not clipped.
    writes_back: whether the gradients become what updates take.
    given_norm: the dtype of the norm of all gradients, if it is an input instead of an output: the
        program has a part of the gradients.
    """

    is_scaled: bool = False
    can_skip: bool = False
    max_norm: str | None = None
    clip_value: str | None = None
    is_maximum: bool = False
    unclipped: tuple[int, ...] = ()
    writes_back: bool = False
    finds_inf: bool = False
    given_norm: str | None = None

    @property
    def inputs(self) -> dict[str, str]:
        """The variables that it reads, with their types."""
        inputs = {}
        if self.is_scaled:
            inputs[GRAD_SCALE] = tensor(SCALING_DTYPE)
        if self.can_skip and not self.finds_inf:
            inputs[FOUND_INF] = tensor(SCALING_DTYPE)
        if self.max_norm is not None:
            inputs[MAX_NORM] = tensor(self.max_norm)
        if self.clip_value is not None:
            inputs[CLIP_VALUE] = tensor(self.clip_value)
        if self.given_norm is not None:
            inputs[GRAD_NORM] = tensor(self.given_norm)
        return inputs

    @property
    def outputs(self) -> tuple[str, ...]:
        """The variables that it writes."""
        has_norm = self.max_norm is not None and self.given_norm is None
        return (GRAD_NORM,) * has_norm + (FOUND_INF,) * self.finds_inf

    def get_norm_dtype(self, dtypes: Iterable[str]) -> str:
        """The dtype of the norm of gradients of these dtypes."""
        if self.given_norm is not None:
            return self.given_norm
        left_out = set(self.unclipped)
        return get_norm_dtype(d for place, d in enumerate(dtypes) if place not in left_out)


EMPTY_CHAIN = GradientChain()


def get_variables(chain: GradientChain, gradients: list[Gradient]) -> dict[str, str]:
    """The variables of a chain, with their types."""
    norm = tensor(chain.get_norm_dtype(gradient.dtype for gradient in gradients))
    kinds = {GRAD_NORM: norm, FOUND_INF: tensor(SCALING_DTYPE)}
    return chain.inputs | {name: kinds[name] for name in chain.outputs}


def write_chain(
    chain: GradientChain, gradients: list[Gradient]
) -> tuple[list[str], list[Gradient]]:
    """Returns the lines of a chain, and the gradients that updates take.

    gradients: of all parameters, as the backward pass gives them, but none is narrower than its
        parameter.
    """
    lines = [load(name, kind) for name, kind in chain.inputs.items()]
    raw = gradients
    if chain.finds_inf:
        lines += write_search(raw)
    elif chain.can_skip:
        lines += write_skip()
    if chain.is_scaled:
        gradients = name_results("%u", raw)
        lines += write_inverse()
        for old, new in zip(raw, gradients):
            lines += write_foreach(old, new, Scalar(INVERSE, SCALING_DTYPE), multiply)
    places = [place for place in range(len(raw)) if place not in chain.unclipped]
    whole = [gradients[place] for place in places]
    clipped = name_results("%c", whole)
    if chain.max_norm is not None:
        dtype = chain.get_norm_dtype(gradient.dtype for gradient in gradients)
        norm = value(GRAD_NORM)
        if chain.given_norm is None:
            norm = "%norm"
            lines += write_norm(norm, whole, dtype, chain.is_maximum)
            lines.append(store(GRAD_NORM, norm, tensor(dtype)))
        lines += write_norm_clip(norm, whole, clipped, dtype, chain.max_norm)
    elif chain.clip_value is not None:
        dtypes = [raw[place].dtype for place in places]
        lines += write_value_clip(whole, clipped, dtypes, chain.clip_value)
    else:
        return lines, gradients
    results = dict(enumerate(gradients)) | dict(zip(places, clipped))
    return lines, list(results.values())


def name_results(prefix: str, gradients: list[Gradient]) -> list[Gradient]:
    """What regions make of gradients: the same in the dtype in which updates compute."""
    return [
        Gradient(f"{prefix}{index}", get_compute_dtype(gradient.dtype), gradient.elements)
        for index, gradient in enumerate(gradients)
    ]


def write_inverse() -> Iterator[str]:
    """The inverse of the scale, in its dtype, as GradScaler.unscale_ computes it."""
    yield from write_parameter_region(
        (INVERSE, SCALING_DTYPE),
        [(value(GRAD_SCALE), SCALING_DTYPE)],
        [
            f"%one = arith.constant 1.0 : {SCALING_DTYPE}",
            # torch rounds a quotient of float64, which makes the same bits.
            f"%inverse = arith.divf %one, %in0 : {SCALING_DTYPE}",
            f"optim.yield %inverse : {SCALING_DTYPE}",
        ],
    )


def find_skip(chain: GradientChain) -> Stream | None:
    """The flag that says whether to skip the updates, if there is one."""
    return Stream(("%skip",), "i1", (None,)) if chain.can_skip else None


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


def write_search(gradients: list[Gradient]) -> Iterator[str]:
    """The flag: whether an element is infinite or NaN, of which the number is stored as 0 or 1."""
    dtype = get_norm_dtype(gradient.dtype for gradient in gradients)
    yield from write_norm("%largest", gradients, dtype, is_maximum=True)
    bits = {"f32": "0x7F800000", "f64": "0x7FF0000000000000"}[dtype]
    is_found = [
        f"%infinity = arith.constant {bits} : {dtype}",
        # Of a NaN, too.
        f"%found = arith.cmpf uge, %in0, %infinity : {dtype}",
    ]
    largest = [("%largest", dtype)]
    yield from write_parameter_region(
        ("%skip", "i1"), largest, [*is_found, "optim.yield %found : i1"]
    )
    number = [
        f"%zero = arith.constant 0.0 : {SCALING_DTYPE}",
        f"%one = arith.constant 1.0 : {SCALING_DTYPE}",
        f"%number = arith.select %found, %one, %zero : {SCALING_DTYPE}",
        f"optim.yield %number : {SCALING_DTYPE}",
    ]
    yield from write_parameter_region(("%found_inf", SCALING_DTYPE), largest, [*is_found, *number])
    yield store(FOUND_INF, "%found_inf", tensor(SCALING_DTYPE))


def write_back(name: str, old: Gradient, new: Gradient) -> Iterator[str]:
    """Stores what an update has taken for a gradient, rounded to the gradient's dtype.

    name: of the variable that is the gradient.
    """
    result = f"{old.name}_new"
    yield from write_overwrite(result, old, new)
    yield store(name, result, tensor(old.dtype, old.elements))
