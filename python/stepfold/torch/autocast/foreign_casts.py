"""Casts of covered parameters outside of their modules.

autocast has one cast of a parameter in a region, where the gradients of all its uses are summed, in
the dtype of the cast. The cast of a copy beside another cast would be two such places. So a
parameter that is cast outside of the modules that read its copy has none.
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
from stepfold.torch.autocast.eligibility import Coverage
from stepfold.torch.autocast.regions import REGIONS

if TYPE_CHECKING:
    from stepfold.torch.autocast.weight_copy import WeightCopy

FAULT = "is also cast outside of its modules"


class Watch(TorchFunctionMode):
    """Sees casts outside of modules in the first forward pass of a model under autocast.

    There are no copies yet, so not even one step has other gradients. Without gradients, it does
    not watch: there, modules of torch choose other functions under a mode.

    dtype: of copies.
    is_late: whether there are copies.
    """

    def __init__(self, coverage: Coverage, dtype: torch.dtype) -> None:
        super().__init__()
        self._coverage, self.dtype, self.is_late = coverage, dtype, False
        self._has_seen_casts = False

    def begin(self, model: nn.Module) -> None:
        """Waits for the first forward pass of a model."""
        WATCHES[model] = self
        self._handles = [
            model.register_forward_pre_hook(open_watch),
            model.register_forward_hook(close_watch, always_call=True),
        ]

    def close(self, model: nn.Module) -> None:
        """Ends with the forward pass, unless that was without autocast."""
        self.__exit__(None, None, None)  # type: ignore[no-untyped-call]
        if self._has_seen_casts:
            self.end(model)

    def end(self, model: nn.Module) -> None:
        """Does not wait any more."""
        del WATCHES[model]
        for handle in self._handles:
            handle.remove()

    def cancel(self) -> None:
        """Does not wait any more, if it still does."""
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
                if is_cast and self._coverage.is_ready(tensor):
                    self._coverage.exclude(tensor, FAULT)
        return results


def find_tensors(values: Any) -> list[Tensor]:
    return [value for value in tree_leaves(values) if isinstance(value, Tensor)]


class Here(threading.local):
    """What this thread does.

    watch: the one that is open; None without one.
    is_in_module: whether a module that would read a copy runs, under a mode of torch.
    """

    watch: Watch | None = None
    is_in_module = False


HERE = Here()
WATCHES: "weakref.WeakKeyDictionary[nn.Module, Watch]" = weakref.WeakKeyDictionary()


def open_watch(model: nn.Module, inputs: Any) -> None:
    """A forward pre-hook without data: copies and pickles of a model have it, and no watch."""
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
    """A forward hook, the end of the above."""
    watch = None if torch.compiler.is_compiling() else HERE.watch
    if watch is not None and WATCHES.get(model) is watch:
        HERE.watch = None
        watch.close(model)


@contextlib.contextmanager
def in_module() -> Iterator[None]:
    """Has a watch take no notice of what a module does with its own parameters."""
    HERE.is_in_module = True
    try:
        yield
    finally:
        HERE.is_in_module = False


class Probes:
    """Asks autocast at the end of a region for casts of parameters that had copies in it.

    It asks for each copy in the first region that reads it, and again after many regions.
    """

    def __init__(self) -> None:
        self._copies: list[tuple[WeightCopy, Tensor]] = []
        # Its own numbers: those of the program stay as they are.
        self._random = random.Random(0)

    def add(self, copy: "WeightCopy", param: Tensor) -> None:
        """Has autocast be asked for casts of a parameter at the end of this region."""
        self._copies.append((copy, param))

    def ask(self) -> None:
        """Asks. A copy of a parameter that has a cast, too, is given up."""
        copies, self._copies = self._copies, []
        if not copies or is_observed():
            return
        for copy, param in copies:
            if is_captured(param):
                continue
            # Not the same one for all.
            copy.next_probe = REGIONS.number + self._random.randint(*INTERVAL)
            if has_cast(param, copy.dtype):
                warnings.warn(describe(copy, param), stacklevel=REGION_END)
                copy.give_up(param, FAULT)


# In regions.
INTERVAL = (256, 512)

# The caller of `__exit__` of torch.autocast.
REGION_END = 5


def describe(copy: "WeightCopy", param: Tensor) -> str:
    return (
        f"copies: '{copy.coverage.find_name(param)}' {FAULT}: in the region of autocast that "
        "ends here, its gradient may be rounded otherwise; it has no copy from now on"
    )


PROBES = Probes()
REGIONS.at_end.append(PROBES.ask)
