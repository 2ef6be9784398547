"""What torch's GradScaler tells a step: the scale of gradients, and whether they overflowed.

A scaler of `fold` leaves the search for overflows to the step.
"""

from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.amp.grad_scaler import OptState
from torch.optim import Optimizer

from stepfold.torch.core import CORE, Core, find_core
from stepfold.torch.users import Users

# Of what an optimizer is told: where the next step writes what it has found.
SEARCHED = "searched"
# The method of folded optimizers that has the next step search.
BEGIN_SEARCH = "_stepfold_begin_search"


class Scaling(NamedTuple):
    """The attributes that a GradScaler sets on an optimizer for a step.

    grad_scale: the scale of gradients, which is taken out of them; None if they are not scaled.
    found_inf: not zero if nothing is to be updated; None without a scaler.

    Both are tensors of one element, on any device, or numbers.

    is_searched: whether the step finds `found_inf` itself, and writes it.
    """

    grad_scale: Any = None
    found_inf: Any = None
    is_searched: bool = False

    def place(self, device: torch.device) -> list[Tensor]:
        """Returns those that there are on a device, as float32 tensors of one element.

        Raises ValueError for what is not one number.
        """
        values = {"grad_scale": self.grad_scale}
        if not self.is_searched:
            values["found_inf"] = self.found_inf
        return [place(name, value, device) for name, value in values.items() if value is not None]

    def find_nothing(self) -> None:
        """Writes that the step has found no overflow, for one that has executed no plan."""
        if self.is_searched:
            self.found_inf.zero_()


NOT_SCALED = Scaling()


def read_scaling(optimizer: Optimizer) -> Scaling:
    """What the optimizer is told for a step. Outside of `GradScaler.step`, that is nothing."""
    told = find_core(optimizer).told
    if not told:
        return NOT_SCALED
    grad_scale, found_inf = told.get("grad_scale"), told.get("found_inf")
    searched = told.pop(SEARCHED, None)
    if searched is not None:
        return Scaling(grad_scale, searched, is_searched=True)
    if grad_scale is None and found_inf is None:
        return NOT_SCALED
    return Scaling(grad_scale, found_inf)


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


def place(name: str, value: Any, device: torch.device) -> Tensor:
    try:
        tensor = torch.as_tensor(value)
    except (TypeError, ValueError, RuntimeError) as error:
        raise ValueError(f"{name}: expected a tensor of one element: {error}") from None
    if tensor.numel() != 1:
        raise ValueError(f"{name}: expected a tensor of one element, got {tensor.numel()}")
    # The host reads what it gets at once, and so waits for it.
    tensor = tensor.to(device, torch.float32, non_blocking=device.type != "cpu")
    return tensor.resolve_neg()


class Snapshot:
    """Numbers in the state of parameters, to be restored if a step is skipped."""

    def __init__(self, tensors: list[Tensor]) -> None:
        self._before = [(tensor, tensor.clone()) for tensor in tensors]

    def restore(self, scaling: Scaling) -> None:
        """Undoes what has happened to them since, if `found_inf` is not zero; reads nothing."""
        for tensor, before in self._before:
            found_inf = place("found_inf", scaling.found_inf, tensor.device)
            tensor.copy_(torch.where(found_inf.reshape(()) != 0, before, tensor))
