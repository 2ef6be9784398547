"""Checks of the parameters of an optimizer, and of its scheduler."""

from collections.abc import Iterable, Iterator
from typing import Any

from torch import Tensor
from torch.nn import Module
from torch.optim import Optimizer

from stepfold.torch.verification.findings import Finding


def unwrap(optimizer: Any) -> Any:
    """Returns the optimizer that a wrapper, such as accelerate's, calls."""
    seen: set[int] = set()
    while (
        isinstance(getattr(optimizer, "optimizer", None), Optimizer) and id(optimizer) not in seen
    ):
        seen.add(id(optimizer))
        optimizer = optimizer.optimizer
    return optimizer


def check_members(
    optimizers: Iterable[Optimizer], model: Module, names: dict[Tensor, str]
) -> Iterator[Finding]:
    """Compares the parameters of optimizers with those of their model.

    optimizers: the verified optimizer, and the others of the model.
    names: names of the parameters of the first one.
    """
    first, *others = optimizers
    members = {id(p) for o in (first, *others) for g in o.param_groups for p in g["params"]}
    for name, param in model.named_parameters():
        if param.requires_grad and id(param) not in members:
            yield Finding("no-group", f"'{name}' is in no group of the optimizer", (name,))
    known = {id(param) for param in model.parameters()}
    for group in first.param_groups:
        for param in group["params"]:
            if id(param) not in known and param.grad is None and param.requires_grad:
                yield Finding(
                    "stale",
                    f"'{names[param]}' is not a parameter of the model, and has no gradient: "
                    "the model may have another one in its place",
                    (names[param],),
                )


def check_scheduler(optimizer: Optimizer, scheduler: Any) -> Iterator[Finding]:
    """Yields findings for a scheduler of other groups, or for an lr that it has not set."""
    scheduler = getattr(scheduler, "scheduler", scheduler)  # Wrappers of accelerate.
    changed = unwrap(getattr(scheduler, "optimizer", None))
    if changed is None:
        return
    if changed is not optimizer and changed.param_groups is not optimizer.param_groups:
        class_name = type(changed).__name__
        yield Finding(
            "scheduler", f"the scheduler changes another optimizer, of class {class_name}"
        )
        return
    rates = getattr(scheduler, "_last_lr", None)
    if rates is None or len(rates) != len(optimizer.param_groups):
        return
    for index, (rate, group) in enumerate(zip(rates, optimizer.param_groups)):
        if float(rate) != float(group["lr"]):
            yield Finding(
                "learning-rate",
                f"param_groups[{index}] has lr={float(group['lr']):.6g}, and the scheduler has set "
                f"{float(rate):.6g}",
            )
