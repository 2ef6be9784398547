"""The eager part of a step: torch's own loop over parameters that no plan updates."""

from collections.abc import Collection, Mapping
from typing import Any

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.torch.optimizers.torch_spec import TorchSpec
from stepfold.torch.step.loss_scale import NOT_SCALED, Scaling, Snapshot, place
from stepfold.torch.step.masters import MASTER, MASTER_DTYPE
from stepfold.torch.step.shards import localize, replace_params
from stepfold.torch.step.shells import PLAIN, make_shell, run_step
from stepfold.torch.tensors.capture import is_capturing
from stepfold.torch.tensors.layout import get_local, is_dtensor


@torch.no_grad()
def step_empty_params(
    optimizer: Optimizer,
    spec: TorchSpec,
    params: Collection[Tensor],
    masters: Mapping[Tensor, Tensor],
    packed: Mapping[Tensor, Mapping[str, Any]],
    scaling: Scaling,
) -> None:
    """Updates the state of parameters without elements, by torch's own loop.

    masters: masters of those parameters that have one.
    packed: decoded state of those that are packed.
    """
    values = [value for param in params for value in optimizer.state.get(param, {}).values()]
    numbers = [value for value in values if isinstance(value, Tensor) and value.numel()]
    before = Snapshot([] if scaling.found_inf is None else numbers)
    params = set(params).difference(masters, packed)
    shards = set(filter(is_dtensor, params))
    step_with_torch(optimizer, spec, params - shards)
    if shards:
        local = localize(optimizer, shards, spec.eager_attributes)
        step_with_torch(local, spec, {p for group in local.param_groups for p in group["params"]})
    whole = {param: master for param, master in masters.items() if param not in packed}
    step_masters(optimizer, spec, whole, NOT_SCALED, is_local=True)
    step_packed(optimizer, spec, packed)
    before.restore(scaling)


def step_packed(
    optimizer: Optimizer, spec: TorchSpec, packed: Mapping[Tensor, Mapping[str, Any]]
) -> None:
    """Updates the numbers in the state of packed parameters without elements.

    packed: decoded state by parameter, with the numbers of the optimizer's state.
    """
    stand_ins = {}
    for param in packed:
        stand_ins[param] = get_local(param.detach()).to(MASTER_DTYPE)
        stand_ins[param].grad = torch.empty_like(stand_ins[param])
    local = replace_params(optimizer, stand_ins, spec.eager_attributes, lambda _, value: value)
    for param, torch_state in packed.items():
        local.state[stand_ins[param]] = {
            key: convert_moment(value) for key, value in torch_state.items() if key != MASTER
        }
    step_with_torch(local, spec, set(stand_ins.values()))


def convert_moment(value: Any) -> Any:
    """Returns a moment without elements in float32, and any other value as it is."""
    if not isinstance(value, Tensor) or value.numel() and not is_dtensor(value):
        return value
    return get_local(value).to(MASTER_DTYPE)


def step_eager_params(
    optimizer: Optimizer,
    spec: TorchSpec,
    params: Collection[Tensor],
    masters: Mapping[Tensor, Tensor],
    scaling: Scaling,
) -> None:
    """Updates parameters that no plan updates, by torch's own loop.

    Unscales their gradients in place, as GradScaler.unscale_ does, but for those with masters, in
    whose dtype a gradient may be too small. With a scaler, the host waits for the number of
    overflows.

    masters: masters of those parameters that have one.
    """
    if not params:
        return
    if scaling.found_inf is not None and float(scaling.found_inf) != 0:
        return
    others = set(params).difference(masters)
    with torch.no_grad():
        for param in others:
            if param.grad is not None:
                unscale(param.grad, scaling)
    step_with_torch(optimizer, spec, others)
    step_masters(optimizer, spec, masters, scaling)


def unscale(grad: Tensor, scaling: Scaling) -> None:
    """Multiplies a gradient by the inverse of the scale, if there is one."""
    if scaling.grad_scale is not None:
        scale = place("grad_scale", scaling.grad_scale, grad.device)
        grad.mul_(scale.reshape(()).double().reciprocal().float())


def step_with_torch(optimizer: Optimizer, spec: TorchSpec, params: Collection[Tensor]) -> None:
    """Updates some parameters by torch's own loop, without the optimizer's hooks."""
    if not params:
        return
    # torch refuses a capture of its other loop, which counts steps on the host.
    options = PLAIN | {"capturable": any(is_capturing(get_local(p).device) for p in params)}
    groups = [
        {**group, **options, "params": [param for param in group["params"] if param in params]}
        for group in optimizer.param_groups
    ]
    optimizer_class, names = spec.torch_class, spec.eager_attributes
    run_step(make_shell(optimizer, optimizer_class, groups, optimizer.state, names))


@torch.no_grad()
def step_masters(
    optimizer: Optimizer,
    spec: TorchSpec,
    masters: Mapping[Tensor, Tensor],
    scaling: Scaling,
    *,
    is_local: bool = False,
) -> None:
    """Updates masters by torch's own loop, and rounds them to their parameters.

    masters: masters by parameter. is_local: True to step on the local tensors of DTensors.
    """
    if not masters:
        return

    def get(tensor: Tensor) -> Tensor:
        return get_local(tensor) if is_local else tensor

    stand_ins: dict[Tensor, Tensor] = {}
    for param, master in masters.items():
        stand_in = stand_ins[param] = get(master).detach()
        if param.grad is not None:
            # A gradient of the same dtype would be the parameter's own.
            is_scaled = scaling.grad_scale is not None
            stand_in.grad = get(param.grad).to(stand_in.dtype, copy=is_scaled)
            unscale(stand_in.grad, scaling)
    variants = map(spec.get_variant, optimizer.param_groups)
    numbers = {part.key for variant in variants for part in variant.state if part.is_scalar}

    def convert(key: str, tensor: Tensor) -> Tensor:
        return get(tensor) if key in numbers else get(tensor).to(MASTER_DTYPE)

    wide = replace_params(optimizer, stand_ins, spec.eager_attributes, convert)
    for state in wide.state.values():
        del state[MASTER]  # torch makes the state of a parameter that has none.
    step_with_torch(wide, spec, set(stand_ins.values()))
    for param, stand_in in stand_ins.items():
        if not is_local:
            optimizer.state[param].update(wide.state[stand_in])
            param.copy_(stand_in)
