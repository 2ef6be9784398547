"""Casts of covered parameters outside of their modules.

autocast makes one cast of a parameter in a region. The gradients of all its uses are summed there,
in the dtype of the cast. A copy beside a cast would make two sums, which are rounded otherwise. So
a parameter that is also cast outside of the modules that read its copy has no copy.
"""

import contextlib
import random
import threading
import warnings
import weakref
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor, nn
from torch.overrides import TorchFunctionMode
from torch.utils._pytree import tree_leaves

from stepfold.torch.autocast.autocast import is_observed, keeps_casts
from stepfold.torch.autocast.casts import has_cast, is_captured
from stepfold.torch.autocast.eligibility import Eligibility
from stepfold.torch.autocast.regions import REGIONS

if TYPE_CHECKING:
    from stepfold.torch.autocast.weight_copy import WeightCopy

REFUSAL = "is also cast outside of its modules"


class Watch(TorchFunctionMode):
    """Watches the first forward pass of a model under autocast for casts outside of modules.

    There are no copies in that pass, so no step has other gradients than without copies. A pass
    without gradients is not watched: modules of torch choose other functions there under a mode.

    dtype: dtype of the copies.
    is_late: True if copies exist already, so that there is nothing to watch for.
    """

    def __init__(self, eligibility: Eligibility, dtype: torch.dtype) -> None:
        super().__init__()
        self._eligibility, self.dtype, self.is_late = eligibility, dtype, False
        self._has_seen_casts = False

    def begin(self, model: nn.Module) -> None:
        """Registers hooks that open the watch in the next forward pass of a model."""
        WATCHES[model] = self
        self._handles = [
            model.register_forward_pre_hook(open_watch),
            model.register_forward_hook(close_watch, always_call=True),
        ]

    def close(self, model: nn.Module) -> None:
        """Closes the watch after a forward pass, and ends it if the pass was under autocast."""
        self.__exit__(None, None, None)  # type: ignore[no-untyped-call]
        if self._has_seen_casts:
            self.end(model)

    def end(self, model: nn.Module) -> None:
        """Removes the hooks from the model."""
        del WATCHES[model]
        for handle in self._handles:
            handle.remove()

    def cancel(self) -> None:
        """Removes the hooks from the model, if it still has them."""
        for model in [model for model, watch in WATCHES.items() if watch is self]:
            self.end(model)

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        results = func(*args, **(kwargs or {}))
        if torch.compiler.is_compiling() or all(
            t.dtype != self.dtype for t in find_tensors(results)
        ):
            return results
        self._has_seen_casts = True
        if not HERE.is_in_module:
            for tensor in find_tensors((args, kwargs)):
                is_cast = keeps_casts(tensor.device.type, self.dtype)
                if is_cast and self._eligibility.is_ready(tensor):
                    self._eligibility.exclude(tensor, REFUSAL)
        return results


def find_tensors(values: Any) -> list[Tensor]:
    return [value for value in tree_leaves(values) if isinstance(value, Tensor)]


class Here(threading.local):
    """State of the current thread.

    watch: open watch; None without one.
    is_in_module: True in the forward pass of a module that would read a copy.
    """

    watch: Watch | None = None
    is_in_module = False


HERE = Here()
WATCHES: "weakref.WeakKeyDictionary[nn.Module, Watch]" = weakref.WeakKeyDictionary()


def open_watch(model: nn.Module, inputs: Any) -> None:
    """Opens the watch of a model, if it waits for a forward pass. A forward pre-hook.

    It is a function without data, so that copies and pickles of the model can have it.
    """
    if torch.compiler.is_compiling():
        return
    watch = WATCHES.get(model)
    if watch is None:
        return
    if watch.is_late:
        watch.end(model)
    elif torch.is_grad_enabled() and HERE.watch is None and not is_observed():
        HERE.watch = watch
        watch.__enter__()  # type: ignore[no-untyped-call]


def close_watch(model: nn.Module, inputs: Any, results: Any) -> None:
    """Closes the watch that `open_watch` has opened. A forward hook."""
    watch = None if torch.compiler.is_compiling() else HERE.watch
    if watch is not None and WATCHES.get(model) is watch:
        HERE.watch = None
        watch.close(model)


@contextlib.contextmanager
def in_module() -> Iterator[None]:
    """Hides the casts that a module makes of its own parameters from a watch, in a block."""
    HERE.is_in_module = True
    try:
        yield
    finally:
        HERE.is_in_module = False


class Probes:
    """Checks at the end of a region whether autocast has cast parameters that have copies.

    A copy is checked in the first region that reads it, and again after INTERVAL regions.
    """

    def __init__(self) -> None:
        self._copies: list[tuple[WeightCopy, Tensor]] = []
        # A generator of its own leaves that of the program unchanged.
        self._random = random.Random(0)

    def add(self, copy: "WeightCopy", param: Tensor) -> None:
        """Adds a copy to those that are checked at the end of this region."""
        self._copies.append((copy, param))

    def ask(self) -> None:
        """Checks the added copies. Gives up a copy, with a warning, if autocast has a cast, too."""
        copies, self._copies = self._copies, []
        if not copies or is_observed():
            return
        for copy, param in copies:
            if is_captured(param):
                continue
            # A random interval spreads the checks of many copies over regions.
            copy.next_probe = REGIONS.number + self._random.randint(*INTERVAL)
            if has_cast(param, copy.dtype):
                warnings.warn(describe(copy, param), stacklevel=REGION_END)
                copy.give_up(param, REFUSAL)


# Minimum and maximum number of regions between two checks of a copy.
INTERVAL = (256, 512)

# Stack level of the caller of `__exit__` of torch.autocast, for warnings.
REGION_END = 5


def describe(copy: "WeightCopy", param: Tensor) -> str:
    return (
        f"copies: '{copy.eligibility.find_name(param)}' {REFUSAL}: in the region of autocast that "
        "ends here, its gradient may be rounded otherwise; it has no copy from now on"
    )


PROBES = Probes()
REGIONS.at_end.append(PROBES.ask)
