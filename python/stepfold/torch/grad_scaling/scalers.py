"""GradScalers that leave the search for overflows to the steps of folded optimizers."""

from typing import Any

import torch
from torch import Tensor
from torch.amp.grad_scaler import OptState
from torch.optim import Optimizer

from stepfold.torch.step.core import CORE, Core
from stepfold.users import Users

# Method of folded optimizers that makes the next step search.
BEGIN_SEARCH = "_stepfold_begin_search"


class Searchless(torch.amp.GradScaler):
    """A GradScaler that leaves the search for overflows to the steps of folded optimizers."""

    def step(self, optimizer: Optimizer, *args: Any, **kwargs: Any) -> float | None:
        """Steps an optimizer as torch.amp.GradScaler does. Returns its result.

        A step that searches gets the tensors of scale and result themselves, if nothing else can
        read them before it has written the result. torch's method passes copies.

        Raises TypeError for an object that passes on attributes of a folded optimizer, but does not
        derive from its class: the step would not see the scale. Raises the errors of torch's
        method.
        """
        if hasattr(optimizer, CORE) and not hasattr(type(optimizer), BEGIN_SEARCH):
            raise TypeError(
                f"optimizer: a {type(optimizer).__name__} passes on attributes of a folded "
                "optimizer, which would not learn the scale: call the scaler's step with the "
                "folded optimizer itself"
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
            # The next step would take remaining attributes for the user's.
            del changed.grad_scale, changed.found_inf
        return result

    def _can_pass_memory(self, optimizer: Optimizer) -> bool:
        """Returns whether the optimizer's step may get the tensors of scale and result themselves.

        It may if it searches alone, and if torch's method would neither raise an error nor do more.
        """
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
            found_inf.zero_()  # torch's `step` copies the tensor before the optimizer's step.
        return found

    def _begin_search(self, optimizer: Optimizer) -> dict[Any, Tensor]:
        """Makes the optimizer's step search, and `update` read its result.

        Returns the tensor of the result by its device; {} if the step does not search.
        """
        begin_search = getattr(optimizer, BEGIN_SEARCH, None)
        found_inf = None if begin_search is None else begin_search()
        if found_inf is None:
            return {}
        found = {found_inf.device: found_inf}
        self._per_optimizer_states[id(optimizer)]["found_inf_per_device"] = found
        return found


class SearchlessGradScaler(Searchless):
    """torch.amp.GradScaler without a search of its own."""


class SearchlessCudaGradScaler(Searchless, torch.cuda.amp.GradScaler):
    """torch.cuda.amp.GradScaler without a search of its own."""


# Classes without a search by the class of torch.
SEARCHLESS: dict[type[torch.amp.GradScaler], type[Searchless]] = {
    torch.amp.GradScaler: SearchlessGradScaler,
    torch.cuda.amp.GradScaler: SearchlessCudaGradScaler,
}
SEARCHING = {searchless: scaler_class for scaler_class, searchless in SEARCHLESS.items()}
# Cores of the optimizers that search in place of a scaler.
SEARCHERS = Users()


def give_search(scaler: torch.amp.GradScaler, core: Core) -> None:
    """Makes a scaler leave its search to the steps of an optimizer, by a change of its class."""
    SEARCHERS.add(scaler, core)
    scaler.__class__ = SEARCHLESS.get(type(scaler), type(scaler))


def take_search_back(scaler: Any, core: Core) -> None:
    """Restores the class of a scaler, unless it leaves its search to another optimizer, too."""
    if SEARCHERS.remove(scaler, core):
        scaler.__class__ = SEARCHING.get(type(scaler), type(scaler))


def check_scaler(scaler: Any) -> None:
    """Raises TypeError for an object that is neither None nor exactly a GradScaler of torch."""
    if scaler is None:
        return
    if not isinstance(scaler, torch.amp.GradScaler):
        raise TypeError(
            f"grad_scaler: expected a torch.amp.GradScaler, got {type(scaler).__name__}"
        )
    if type(scaler) not in SEARCHLESS and type(scaler) not in SEARCHING:
        raise TypeError(
            f"grad_scaler: a {type(scaler).__module__}.{type(scaler).__qualname__} may search for "
            "more than overflows: expected the class torch.amp.GradScaler itself"
        )
