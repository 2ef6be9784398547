"""GradScalers whose search for overflows the steps of folded optimizers do."""

from typing import Any

import torch
from torch import Tensor
from torch.amp.grad_scaler import OptState
from torch.optim import Optimizer

from stepfold.torch.step.core import CORE, Core
from stepfold.users import Users

# The method of folded optimizers that has the next step search.
BEGIN_SEARCH = "_stepfold_begin_search"


class Searchless(torch.amp.GradScaler):
    """A GradScaler that leaves the search for overflows to the steps of folded optimizers."""

    def step(self, optimizer: Optimizer, *args: Any, **kwargs: Any) -> float | None:
        """Does what torch's does, and raises what it does.

        Raises TypeError for an object that passes on the attributes of a folded optimizer, but does
        not derive from its class: it would keep the scale to itself.

        A step that searches gets the scale itself, and the memory of what it finds, if nothing but
        the step can see them before it has written there. torch's makes a copy of either.
        """
        if hasattr(optimizer, CORE) and not hasattr(type(optimizer), BEGIN_SEARCH):
            raise TypeError(
                f"optimizer: a {type(optimizer).__name__} passes on attributes of a folded "
                "optimizer, which would not learn the scale: step the folded one with the scaler"
            )
        if args or kwargs or not self._can_pass_memory(optimizer):
            return super().step(optimizer, *args, **kwargs)
        changed: Any = optimizer
        state = self._per_optimizer_states[id(optimizer)]
        [changed.found_inf] = self._begin_search(optimizer).values()
        changed.grad_scale = self._scale
        try:
            result: float | None = optimizer.step()
            state["stage"] = OptState.STEPPED
        finally:
            # Else the next step would take them for the user's, as it does after torch's.
            del changed.grad_scale, changed.found_inf
        return result

    def _can_pass_memory(self, optimizer: Optimizer) -> bool:
        """Whether the step searches alone, and torch's neither refuses it nor has more to do."""
        searches_alone = getattr(optimizer, "_stepfold_searches_alone", None)
        return (
            self._enabled
            and self._scale is not None
            and self._growth_tracker is not None
            and searches_alone is not None
            and searches_alone()
            and not hasattr(optimizer, "grad_scale")
            and self._per_optimizer_states[id(optimizer)]["stage"] is OptState.READY
        )

    def _check_inf_per_device(self, optimizer: Optimizer) -> dict[str, Any]:
        found = self._begin_search(optimizer)
        if not found:
            return super()._check_inf_per_device(optimizer)
        for found_inf in found.values():
            found_inf.zero_()  # `step` of torch copies it before the optimizer's step.
        return found

    def _begin_search(self, optimizer: Optimizer) -> dict[Any, Tensor]:
        """Has the step search, and `update` read what it finds. Returns that; {} if it does not."""
        begin_search = getattr(optimizer, BEGIN_SEARCH, None)
        found_inf = None if begin_search is None else begin_search()
        if found_inf is None:
            return {}
        found = {found_inf.device: found_inf}
        self._per_optimizer_states[id(optimizer)]["found_inf_per_device"] = found
        return found


class SearchlessGradScaler(Searchless):
    """torch.amp.GradScaler without a search."""


class SearchlessCudaGradScaler(Searchless, torch.cuda.amp.GradScaler):
    """torch.cuda.amp.GradScaler without a search."""


# By the class of scalers that search.
SEARCHLESS: dict[type[torch.amp.GradScaler], type[Searchless]] = {
    torch.amp.GradScaler: SearchlessGradScaler,
    torch.cuda.amp.GradScaler: SearchlessCudaGradScaler,
}
SEARCHING = {searchless: kind for kind, searchless in SEARCHLESS.items()}
# The cores of optimizers that search in place of a scaler.
SEARCHERS = Users()


def give_search(scaler: torch.amp.GradScaler, core: Core) -> None:
    """Has a scaler leave its search to the steps of an optimizer."""
    SEARCHERS.add(scaler, core)
    scaler.__class__ = SEARCHLESS.get(type(scaler), type(scaler))


def take_search_back(scaler: Any, core: Core) -> None:
    """Has a scaler search itself, if it has left that to no other optimizer."""
    if SEARCHERS.remove(scaler, core):
        scaler.__class__ = SEARCHING.get(type(scaler), type(scaler))


def check_scaler(scaler: Any) -> None:
    """Raises TypeError for what is not a GradScaler of torch, nor None."""
    if scaler is None:
        return
    if not isinstance(scaler, torch.amp.GradScaler):
        raise TypeError(
            f"grad_scaler: expected a torch.amp.GradScaler, got {type(scaler).__name__}"
        )
    if type(scaler) not in SEARCHLESS and type(scaler) not in SEARCHING:
        raise TypeError(
            f"grad_scaler: a {type(scaler).__module__}.{type(scaler).__qualname__} may search for "
            "more than overflows"
        )
