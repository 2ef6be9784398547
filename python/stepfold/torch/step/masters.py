"""Masters: float32 values of parameters in bfloat16 or float16, in the optimizer's state.

A step updates the master, as if it were the parameter, and rounds it to the parameter.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.nn import Module

from stepfold.stage.optimizer_spec import UpdateVariant
from stepfold.torch.step.packing import EIGHT_BITS, Packing, measure
from stepfold.torch.tensors.layout import NARROW, get_local, get_placement
from stepfold.warning import list_names

# Key of the master in the state of a parameter.
MASTER = "master_weight"
MASTER_DTYPE = torch.float32
# Maximum number of names in a warning.
MAX_NAMES = 8


def check_master_weights(master_weights: object) -> None:
    """Raises TypeError or ValueError for a bad keyword `master_weights`."""
    if master_weights is None:
        return
    if not isinstance(master_weights, (torch.dtype, str)):
        raise TypeError(
            f"master_weights: expected {MASTER_DTYPE} or '{EIGHT_BITS}', got "
            f"{type(master_weights).__name__}"
        )
    if master_weights not in (MASTER_DTYPE, EIGHT_BITS):
        raise ValueError(
            f"master_weights: expected {MASTER_DTYPE} or '{EIGHT_BITS}', got {master_weights!r}"
        )


def check_state_format(state_format: object) -> None:
    """Raises TypeError or ValueError for a bad keyword `state_format`."""
    if state_format is None or state_format == EIGHT_BITS:
        return
    if not isinstance(state_format, str):
        raise TypeError(f"state_format: expected '{EIGHT_BITS}', got {type(state_format).__name__}")
    raise ValueError(f"state_format: expected '{EIGHT_BITS}', got '{state_format}'")


def make_master(param: Tensor) -> Tensor:
    """Returns the master of a parameter that has none yet: its value, in the same layout."""
    with torch.inference_mode(False), torch.no_grad():
        return param.detach().to(MASTER_DTYPE)


def refresh_master(param: Tensor, master: Tensor) -> None:
    """Makes a master agree with its parameter, which somebody else may have written.

    An element of the master that rounds to the parameter is kept. Another one becomes the value of
    the parameter. So nothing changes if nobody has written the parameter, or if it was written with
    the same value.

    param: a parameter in bfloat16 or float16. master: a float32 tensor of its shape, placement and
        device.
    """
    with torch.no_grad():
        weight, wide = get_local(param.detach()), get_local(master)
        is_same = is_rounding(weight, wide)
        torch.where(is_same, wide, weight, out=wide)


def is_rounding(weight: Tensor, wide: Tensor) -> Tensor:
    """Returns for each element whether the wide one rounds to the weight. All NaN are the same."""
    rounded = wide.to(weight.dtype)
    has_same_bits = rounded.view(torch.int16) == weight.view(torch.int16)
    return has_same_bits.logical_or_(weight.isnan() & wide.isnan())


def find_master_refusal(
    param: Tensor, torch_state: Mapping[str, Any], variant: UpdateVariant
) -> str | None:
    """Returns the reason why the state has a master that the parameter cannot have.

    variant: variant of the parameter's updates, which may have a state of that key itself.
    """
    is_master = MASTER in torch_state and all(part.key != MASTER for part in variant.state)
    if not is_master or param.dtype in NARROW:
        return None
    return (
        f"has the dtype {param.dtype}, and a '{MASTER}' in its state, which bfloat16 and float16 "
        "parameters have: give it its dtype back, or remove the entry"
    )


def read_masters(
    source: Any, names: Mapping[Tensor, Sequence[str]], packing: Packing
) -> Iterator[tuple[Tensor, Tensor]]:
    """Yields parameters with the masters that a state dict or a module has for them.

    source: tensors by name, or a module with parameters of the same names.
    names: names of the parameters. A parameter that a model uses in several places has several.
    packing: choice of the parameters with error codes.

    Raises TypeError or ValueError for a tensor that cannot be the master, before the first result.
    """
    if isinstance(source, Module):
        source = dict(source.named_parameters(remove_duplicate=False))
    if not isinstance(source, Mapping):
        raise TypeError(
            f"masters_from: expected a state dict or a torch.nn.Module, got {type(source).__name__}"
        )
    found = [
        (param, read_master(source, param, name, has_error=packing.has_error(param)))
        for param, name in names.items()
    ]
    yield from found


def read_master(
    source: Mapping[str, Any], param: Tensor, names: Sequence[str], *, has_error: bool
) -> Tensor:
    """Returns a new master with the elements that a state dict has under one of some names.

    has_error: True for a master that becomes error codes: it may be half of a last place away.
    """
    name = next((name for name in names if source.get(name) is not None), names[0])
    tensor = source.get(name)
    if tensor is None:
        known = ", ".join(map(repr, list(source)[:3]))
        raise ValueError(
            f"masters_from: has no '{name}' (it has {known}, ...): fold with `model`, which gives "
            "parameters their names"
        )
    if not isinstance(tensor, Tensor) or not tensor.is_floating_point():
        what = tensor.dtype if isinstance(tensor, Tensor) else type(tensor).__name__
        raise TypeError(f"masters_from: expected a float32 tensor for '{name}', got {what}")
    placement = get_placement(tensor)
    if placement is not None and placement != get_placement(param):
        raise ValueError(
            f"masters_from: expected a whole tensor for '{name}', or one of the placement of the "
            f"parameter, got a DTensor of {placement[1]} on {placement[0]}"
        )
    if tensor.shape != param.shape:
        shapes = f"{tuple(param.shape)} for '{name}', got {tuple(tensor.shape)}"
        raise ValueError(f"masters_from: expected the shape {shapes}")
    master = make_master(param)
    wide, weight = get_local(master), get_local(param.detach())
    with torch.no_grad():
        wide.copy_(get_local(place_like(tensor.detach(), param)))
        is_same = is_rounding(weight, wide)
        if has_error:
            is_same |= measure(wide, weight).abs() <= 1
        num_others = int((~is_same).sum())
    if num_others:
        raise ValueError(
            f"masters_from: '{name}' does not round to the parameter in {num_others} of "
            f"{weight.numel()} elements: load the same weights into the model first"
        )
    return master


def place_like(tensor: Tensor, param: Tensor) -> Tensor:
    """Returns a tensor as a DTensor of a parameter's placement, if the parameter is a DTensor.

    tensor: a whole tensor, or one of the same placement.
    """
    placement = get_placement(param)
    if placement is None or get_placement(tensor) is not None:
        return tensor
    from torch.distributed.tensor import distribute_tensor

    # Each rank has the whole tensor, so it takes its part without communication.
    return distribute_tensor(tensor.to(param.device), *placement, src_data_rank=None)


def describe_lost_updates(names: Sequence[str]) -> str:
    """Returns the warning for narrow parameters without masters."""
    shown = list_names(names[:1], len(names) - 1)
    return (
        f"fold: {shown} in bfloat16 or float16 have no masters: updates that are small beside the "
        "parameter are rounded away, as by torch's own step; fold with "
        "master_weights=torch.float32 to keep them"
    )


def describe_stale_masters(names: Sequence[str]) -> str:
    """Returns the warning for parameters that are not the rounding of their masters."""
    shown = names[:MAX_NAMES]
    return (
        f"master_weights: {list_names(shown, len(names) - len(shown))} changed in a way that "
        "autograd does not see, such as param.data.clamp_(), or the master did: the step has gone "
        "on from the master, without the change of the parameter; call load_masters() of the "
        "optimizer after a change of the parameter"
    )
