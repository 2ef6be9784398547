"""What torch's own loop does in a step: for parameters that no plan updates."""

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

# Of an optimizer: what a shell has of its own, and what a GradScaler sets for a step.
OWN = ("param_groups", "state", "step", "grad_scale", "found_inf", CORE)
HOOKS = ("_optimizer_step_pre_hooks", "_optimizer_step_post_hooks")


@torch.no_grad()
def step_empty(
    optimizer: Optimizer, spec: TorchSpec, params: Collection[Tensor], scaling: Scaling
) -> None:
    """Has torch update the state of parameters without elements."""
    inner = [value for param in params for value in optimizer.state.get(param, {}).values()]
    numbers = [value for value in inner if isinstance(value, Tensor) and value.numel()]
    before = Snapshot([] if scaling.found_inf is None else numbers)
    shards = set(filter(is_dtensor, params))
    step_with_torch(optimizer, spec, set(params) - shards)
    if shards:
        local = localize(optimizer, shards, spec.eager_attributes)
        step_with_torch(local, spec, {p for group in local.param_groups for p in group["params"]})
    before.restore(scaling)


def step_left(
    optimizer: Optimizer, spec: TorchSpec, params: Collection[Tensor], scaling: Scaling
) -> None:
    """Has torch update parameters that no plan does.

    Their gradients are unscaled in place, as GradScaler.unscale_ does. If there is a scaler, the
    host waits for what it has found.
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
    """Has torch's own loop update some parameters, without the optimizer's hooks."""
    groups = [
        {**group, **PLAIN, "params": [param for param in group["params"] if param in params]}
        for group in optimizer.param_groups
    ]
    kind, names = spec.torch_class, spec.eager_attributes
    run_step(make_shell(optimizer, kind, groups, optimizer.state, names))


def make_shell(
    optimizer: Optimizer,
    kind: type[Optimizer],
    groups: list[dict[str, Any]],
    state: Any,
    names: Iterable[str] = (),
) -> Any:
    """An optimizer of a plain class with the attributes of another one, but without hooks.

    groups, state: in place of the other's.
    names: of attributes that it has, too. A wrapper passes them on, and may not have them itself.
    """
    shell = kind.__new__(kind)
    for name in {*vars(optimizer), *names}.difference(OWN):
        setattr(shell, name, getattr(optimizer, name))
    for name in HOOKS:
        setattr(shell, name, OrderedDict())
    shell.param_groups, shell.state = groups, state
    return shell


def run_step(shell: Any) -> None:
    """Has a shell take a step, without what `_patch_step_function` has put around it."""
    step = type(shell).step
    (step.__wrapped__ if getattr(step, "hooked", False) else step)(shell)
