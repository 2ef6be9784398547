"""Shells: objects of an optimizer's class of torch, for torch's own loop."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

from torch.optim import Optimizer

from stepfold.torch.step.core import CORE

# Options of a group that select torch's plain loop, which accepts any parameter.
PLAIN = {"foreach": False, "fused": False, "capturable": False}
# Attributes of an optimizer that a shell has of its own, or that a GradScaler sets for a step.
OWN = ("param_groups", "state", "step", "grad_scale", "found_inf", CORE)
HOOKS = ("_optimizer_step_pre_hooks", "_optimizer_step_post_hooks")


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
