"""The eager part of a step: torch's own loop over parameters that no plan updates."""

from collections import OrderedDict
from collections.abc import Collection, Iterable
from typing import Any

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.torch.optimizers.torch_spec import TorchSpec
from stepfold.torch.step.core import CORE
from stepfold.torch.step.loss_scale import Scaling, Snapshot, place
from stepfold.torch.step.shards import localize
from stepfold.torch.step.states import PLAIN
from stepfold.torch.tensors.layout import is_dtensor

# Attributes of an optimizer that a shell has of its own, or that a GradScaler sets for a step.
OWN = ("param_groups", "state", "step", "grad_scale", "found_inf", CORE)
HOOKS = ("_optimizer_step_pre_hooks", "_optimizer_step_post_hooks")


@torch.no_grad()
def step_empty_params(
    optimizer: Optimizer, spec: TorchSpec, params: Collection[Tensor], scaling: Scaling
) -> None:
    """Updates the state of parameters without elements, by torch's own loop."""
    values = [value for param in params for value in optimizer.state.get(param, {}).values()]
    numbers = [value for value in values if isinstance(value, Tensor) and value.numel()]
    before = Snapshot([] if scaling.found_inf is None else numbers)
    shards = set(filter(is_dtensor, params))
    step_with_torch(optimizer, spec, set(params) - shards)
    if shards:
        local = localize(optimizer, shards, spec.eager_attributes)
        step_with_torch(local, spec, {p for group in local.param_groups for p in group["params"]})
    before.restore(scaling)


def step_eager_params(
    optimizer: Optimizer, spec: TorchSpec, params: Collection[Tensor], scaling: Scaling
) -> None:
    """Updates parameters that no plan updates, by torch's own loop.

    Unscales their gradients in place, as GradScaler.unscale_ does. With a scaler, the host waits
    for the number of overflows.
    """
    if not params:
        return
    if scaling.found_inf is not None and float(scaling.found_inf) != 0:
        return
    if scaling.grad_scale is not None:
        with torch.no_grad():
            for param in params:
                if param.grad is not None:
                    scale = place("grad_scale", scaling.grad_scale, param.grad.device)
                    param.grad.mul_(scale.reshape(()).double().reciprocal().float())
    step_with_torch(optimizer, spec, params)


def step_with_torch(optimizer: Optimizer, spec: TorchSpec, params: Collection[Tensor]) -> None:
    """Updates some parameters by torch's own loop, without the optimizer's hooks."""
    groups = [
        {**group, **PLAIN, "params": [param for param in group["params"] if param in params]}
        for group in optimizer.param_groups
    ]
    optimizer_class, names = spec.torch_class, spec.eager_attributes
    run_step(make_shell(optimizer, optimizer_class, groups, optimizer.state, names))


def make_shell(
    optimizer: Optimizer,
    optimizer_class: type[Optimizer],
    groups: list[dict[str, Any]],
    state: Any,
    names: Iterable[str] = (),
) -> Any:
    """Returns an optimizer of torch's class with the attributes of another one, without hooks.

    optimizer_class: class of the result.
    groups, state: groups and state of the result.
    names: names of attributes to copy even if `optimizer` is a wrapper that only passes them on.
    """
    shell = optimizer_class.__new__(optimizer_class)
    for name in {*vars(optimizer), *names}.difference(OWN):
        setattr(shell, name, getattr(optimizer, name))
    for name in HOOKS:
        setattr(shell, name, OrderedDict())
    shell.param_groups, shell.state = groups, state
    return shell


def run_step(shell: Any) -> None:
    """Takes the step of a shell, without the wrapper of `_patch_step_function`."""
    step = type(shell).step
    (step.__wrapped__ if getattr(step, "hooked", False) else step)(shell)
