"""Packed state: which parameters have it, and its codes in torch.

The operations on tensors have the bits of stepfold.stage.packed_formats. They are used where state
begins, is loaded in float32, or is read; steps use plans.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from stepfold.stage.optimizer_spec import OpVariant, UpdateVariant
from stepfold.stage.packed_formats import (
    BLOCK_SIZE,
    ERROR_FACTOR,
    ERROR_UNITS,
    HALF_PLACE,
    LEAST_FIELD,
    LEAST_SCALE,
    SIGNED,
    UNSIGNED,
    BlockFormat,
    round_to_float32,
)
from stepfold.stage.packed_update import (
    CODES,
    ERROR_KEY,
    PACKED_STREAMS,
    SCALES,
    make_packed,
)
from stepfold.torch.tensors.layout import (
    get_local,
    get_placement,
    get_significant_strides,
    is_dense,
    is_lazy,
    lay_out_like,
)

# Value of the keywords `state_format` and `master_weights` for packed state.
EIGHT_BITS = "8bit"
# Smallest number of elements of a parameter that is packed.
MIN_ELEMENTS = 4096
# Exponent field of 1 in float32 and bfloat16.
BIAS = 127
# Dtypes of parameters whose state can be packed.
DTYPES = (torch.float32, torch.bfloat16, torch.float16)
# Dtypes of the parts of packed state, by their element types.
PACKED_DTYPES = {"i8": torch.int8, "u8": torch.uint8, "f32": torch.float32}


class Packing:
    """The choice of the parameters whose state is packed. It depends on whole parameters alone.

    packs_state: True to pack moments. packs_masters: True to have error codes in place of masters.
    """

    def __init__(self, *, packs_state: bool, packs_masters: bool) -> None:
        self._packs_state, self._packs_masters = packs_state, packs_masters

    def get_variant(self, param: Tensor, variant: UpdateVariant) -> UpdateVariant:
        """Returns the variant of a parameter's updates. variant: that of its group."""
        packs_state = self._packs_state and is_packable(param)
        has_error = self.has_error(param)
        if not (packs_state or has_error) or not can_be_packed(variant):
            return variant
        assert isinstance(variant, OpVariant)
        return make_packed(variant, packs_state=packs_state, has_error=has_error)

    def has_error(self, param: Tensor) -> bool:
        """Returns whether a parameter has error codes in place of a master."""
        return self._packs_masters and param.dtype == torch.bfloat16 and is_packable(param)

    def find_refusal(self, param: Tensor, variant: UpdateVariant) -> str | None:
        """Returns the reason why the state of a parameter cannot be packed, if it should be.

        variant: variant of its group.
        """
        if not (self._packs_state or self._packs_masters):
            return None
        if self._packs_masters and param.dtype == torch.float16:
            return (
                "has the dtype torch.float16, whose masters are not packed: fold with "
                "master_weights=torch.float32, or convert the model to bfloat16"
            )
        if not is_packable(param):
            return None
        mesh, placements = get_placement(param) or (None, ())
        if not all(part.is_replicate() or part.is_shard(0) for part in placements):
            return (
                f"is a DTensor of {placements} on {mesh}, which cuts blocks of packed state: shard "
                "its first dimension, or fold without state_format and with "
                "master_weights=torch.float32"
            )
        if can_be_packed(variant):
            if self._packs_state and is_centered(variant):
                return (
                    "is updated by a centered RMSprop, whose variance is a difference of two "
                    "moments, which codes could make negative: fold without state_format"
                )
            return None
        if variant.keeps_state and not self.has_error(param):
            return None
        if variant.is_counted:
            return (
                "is updated by SGD with dampening, maximize or a momentum in a tensor, whose count "
                "of steps packed state does not have: fold without state_format, and with "
                "master_weights=torch.float32"
            )
        return (
            "is updated by an optimizer without packed state: expected Adam, AdamW, SGD, Lion or "
            "RMSprop"
        )


def can_be_packed(variant: UpdateVariant) -> bool:
    """Returns whether the state of a variant can be packed."""
    is_known = isinstance(variant, OpVariant) and variant.op in PACKED_STREAMS
    return is_known and not variant.is_counted


def is_centered(variant: UpdateVariant) -> bool:
    """Returns whether the updates of a variant subtract the square of a mean from a mean square."""
    return any(state.stream == "mean_grad" for state in variant.state)


def is_packable(param: Tensor) -> bool:
    """Returns whether a parameter is large enough, and consists of whole blocks.

    The first dimension must be the outermost one in memory.
    """
    if param.dtype not in DTYPES or param.dim() < 2 or param.numel() < MIN_ELEMENTS:
        return False
    if math.prod(param.shape[1:]) % BLOCK_SIZE != 0 or param.layout is not torch.strided:
        return False
    local = get_local(param)
    if not is_dense(local) or is_lazy(local):
        return False
    rest = get_significant_strides(local[:1]) if local.numel() else []
    return not rest or local.shape[0] == 1 or local.stride(0) > max(stride for stride, _ in rest)


def get_scales_shape(param: Tensor) -> tuple[int, int]:
    """Returns the shape of the scales of a parameter, or of a shard, which may have no rows."""
    return param.shape[0], math.prod(param.shape[1:]) // BLOCK_SIZE


def wrap(local: Tensor, param: Tensor, shape: Sequence[int]) -> Tensor:
    """Returns a local tensor as a DTensor of a parameter's placement, if the parameter is one.

    shape: shape of the DTensor, whose first dimension is that of the parameter.
    """
    placement = get_placement(param)
    if placement is None:
        return local
    from torch.distributed.tensor import DTensor

    stride = tuple(math.prod(shape[dim + 1 :]) for dim in range(len(shape)))
    wrapped: Tensor = DTensor.from_local(
        local, *placement, run_check=False, shape=torch.Size(shape), stride=stride
    )
    return wrapped


def pack_state(param: Tensor, values: Tensor, block_format: BlockFormat) -> tuple[Tensor, Tensor]:
    """Returns codes and scales of a parameter's state.

    values: float32 state, of the parameter's shape and placement.
    """
    local = get_local(param.detach())
    laid_out = lay_out_like(get_local(values), local).to(local.device, torch.float32)
    codes, scales = pack(laid_out, block_format)
    return wrap(codes, param, param.shape), wrap(scales, param, get_scales_shape(param))


def split_master(param: Tensor, master: Tensor) -> Tensor:
    """Returns the error codes of a parameter with a master of its shape and placement."""
    local = get_local(param.detach())
    return wrap(split(get_local(master), local), param, param.shape)


def join_master(param: Tensor, errors: Tensor) -> Tensor:
    """Returns the master of a parameter with error codes."""
    return wrap(join(get_local(param.detach()), get_local(errors)), param, param.shape)


def flatten(tensor: Tensor) -> Tensor:
    """Returns a view of a dense tensor with one dimension, in the order of memory."""
    return tensor.as_strided((tensor.numel(),), (1,))


@torch.no_grad()
def pack(values: Tensor, block_format: BlockFormat) -> tuple[Tensor, Tensor]:
    """Returns codes and scales of values.

    values: dense float32 tensor of a packable shape.

    The codes are int8 or uint8, of the shape and strides of the values.
    """
    blocks = flatten(values).view(-1, BLOCK_SIZE)
    # torch's square root of float32 is not correctly rounded on every processor.
    magnitudes = blocks.abs() if block_format.is_signed else blocks
    roots = magnitudes.double().sqrt().float()
    # A maximum of NaN is NaN, as that of the compiler.
    largest = roots.amax(1, keepdim=True)
    is_finite = largest < torch.inf
    scales = torch.where(largest > LEAST_SCALE, largest, LEAST_SCALE)
    # torch computes a number divided by a tensor by a reciprocal, which rounds twice.
    units = torch.full_like(scales, block_format.maximum) / scales
    # The product is exact in float64, so that only the code is rounded, as by a fused operation.
    numbers = (roots.copysign(blocks).double() * units.double()).round()
    if not block_format.is_signed:
        numbers.clamp_(min=1)
    dtype = torch.int8 if block_format.is_signed else torch.uint8
    codes = torch.empty_like(values, dtype=dtype)
    flatten(codes).view(-1, BLOCK_SIZE).copy_(torch.where(is_finite, numbers, 0))
    return codes, torch.where(is_finite, scales, torch.nan).view(get_scales_shape(values))


@torch.no_grad()
def unpack(codes: Tensor, scales: Tensor, block_format: BlockFormat) -> Tensor:
    """Returns the float32 values of codes and scales, in the shape and strides of the codes."""
    units = scales.reshape(-1, 1) * block_format.reciprocal
    roots = flatten(codes).view(-1, BLOCK_SIZE).float() * units
    values = torch.empty_like(codes, dtype=torch.float32)
    flatten(values).view(-1, BLOCK_SIZE).copy_(roots * roots.abs())
    return values


def get_exponents(weights: Tensor) -> Tensor:
    """Returns the exponent fields of float32 numbers, in place, which are at least LEAST_FIELD."""
    return (weights.view(torch.int32) & 0x7F800000).clamp_(min=LEAST_FIELD << 23)


@torch.no_grad()
def join(weights: Tensor, errors: Tensor) -> Tensor:
    """Returns the float32 masters of weights in bfloat16 and of their error codes."""
    wide = weights.float()
    halves = (get_exponents(wide) - ((HALF_PLACE - BIAS) << 23)).view(torch.float32)
    units = halves * round_to_float32(1 / ERROR_UNITS)
    # A product of an error code is exact in float64, and so is the sum, but for its last rounding.
    return (errors.double() * units.double() + wide.double()).float()


@torch.no_grad()
def split(masters: Tensor, weights: Tensor) -> Tensor:
    """Returns the error codes of float32 masters, which round to weights in bfloat16."""
    numbers = measure(masters, weights).double() * ERROR_FACTOR
    errors = torch.empty_like(weights, dtype=torch.int8)
    return errors.copy_(torch.where(weights.isfinite(), numbers.round(), 0))


def measure(masters: Tensor, weights: Tensor) -> Tensor:
    """Returns how far masters are from weights in bfloat16, in halves of their last places.

    The halves are those of LEAST_FIELD for smaller weights.
    """
    wide = weights.float()
    inverses = (((HALF_PLACE + BIAS) << 23) - get_exponents(wide).long()).int().view(torch.float32)
    return (masters - wide) * inverses


def find_packed_key(torch_state: Mapping[str, Any]) -> str | None:
    """Returns a key of packed state that the state of a parameter has; None without one."""
    return next(filter(is_packed_key, torch_state), None)


def find_packed_refusal(torch_state: Mapping[str, Any], variant: UpdateVariant) -> str | None:
    """Returns the reason why a parameter cannot have the packed state that it has.

    variant: variant of the parameter's updates.
    """
    known = {part.key for part in variant.state}
    found = filter(is_packed_key, torch_state)
    other = next((key for key in found if key not in known), None)
    if other is None:
        return None
    return (
        f"has '{other}' in its state, which is packed, and is updated in another format: fold with "
        f"{find_option(other)}='{EIGHT_BITS}', or load the result of "
        "stepfold.torch.unpacked_state_dict"
    )


def find_option(key: object) -> str | None:
    """Returns the keyword of `fold` that gives state a key of packed state; None for another."""
    if key == ERROR_KEY:
        return "master_weights"
    return "state_format" if isinstance(key, str) and key.endswith((CODES, SCALES)) else None


def is_packed_key(key: object) -> bool:
    return find_option(key) is not None


def unpack_state(torch_state: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the state of a parameter under the framework's names, in float32, without errors.

    Codes have the format of their dtype, also where the options of the group have changed since
    the last step, so that the next one would refuse them.
    """
    state = {key: value for key, value in torch_state.items() if not is_packed_key(key)}
    for key, codes in torch_state.items():
        if not isinstance(key, str) or not key.endswith(CODES):
            continue
        name = key.removesuffix(CODES)
        scales = torch_state.get(f"{name}{SCALES}")
        if codes is None or scales is None:
            continue
        block_format = UNSIGNED if codes.dtype == torch.uint8 else SIGNED
        values = unpack(get_local(codes), get_local(scales), block_format)
        state[name] = wrap(values, codes, codes.shape)
    return state
