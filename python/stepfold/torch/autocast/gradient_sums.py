"""Sums of the gradients of a backward pass and earlier ones, in one launch at its end."""

import contextlib
import threading
from collections.abc import Hashable, Iterable
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch._C import _current_graph_task_id as get_pass_id
from torch.autograd.graph import get_gradient_edge

from stepfold.torch.autocast.casts import get_stream
from stepfold.torch.autocast.sum_plan import Sum, SumPlan, SumSpec, can_be_planned
from stepfold.torch.tensors.machines import find_machine

will_execute: Any = torch._C._will_engine_execute_node
# Maximum number of plans. torch adds the gradients of further sets of parameters.
MAX_PLANS = 16


class GradientSums:
    """The sums of the gradients of an optimizer's float32 parameters.

    Sums are kept by owner: the object that follows the gradient of one parameter.

    threads: number of threads on the host; None for torch.get_num_threads().
    """

    def __init__(self, threads: int | None) -> None:
        self._threads = threads
        self._passes: dict[int, BackwardPass] = {}  # Open passes by id.
        self._plans: dict[tuple[torch.device, tuple[SumSpec, ...]], SumPlan] = {}
        self._lock = threading.Lock()

    def open_pass(self, grad: Tensor) -> "BackwardPass":
        """Returns the backward pass that is running, which is opened if it is new.

        grad: a gradient of the pass.

        Raises RuntimeError as `settle_others`.
        """
        key = get_pass_id()
        backward_pass = self._passes.get(key)
        if backward_pass is not None:
            return backward_pass
        with self._lock:  # Each device has its own thread of the engine.
            backward_pass = self._passes.get(key)
            if backward_pass is None:
                thread = self._check_threads(grad)
                backward_pass = self._passes[key] = BackwardPass(self, thread)
                engine: Any = torch.autograd.Variable._execution_engine
                engine.queue_callback(End(self._passes, key))
        return backward_pass

    def settle_others(self, owner: Hashable, grad: Tensor) -> None:
        """Computes the sum of a parameter that waits in an outer backward pass.

        owner: owner of the sum, which does not wait in the running pass.
        grad: gradient of the parameter in the running pass.

        Raises RuntimeError if another thread runs a backward pass on the host.
        """
        if len(self._passes) > 1:
            # A pass that began with a gradient on a device may also have gradients on the host.
            self._check_threads(grad)
            for backward_pass in list(self._passes.values()):
                backward_pass.settle(owner)

    def settle(self) -> None:
        """Computes all sums that wait for the end of a backward pass."""
        for backward_pass in list(self._passes.values()):
            backward_pass.settle_all()

    def _check_threads(self, grad: Tensor) -> int | None:
        """Returns the thread that accumulates a gradient on the host; None for a device.

        On a device, one thread accumulates the gradients of all passes.

        Raises RuntimeError if another thread has an open pass on the host.
        """
        thread = None if grad.is_cuda else threading.get_ident()
        threads = {backward_pass.thread for backward_pass in list(self._passes.values())}
        if thread is not None and threads - {thread, None}:
            raise RuntimeError(
                "grad_dtype: backward passes of several threads reach the same optimizer: run them "
                " one after another, or fold without grad_dtype"
            )
        return thread

    def compute(self, sums: list[Sum]) -> None:
        """Computes sums and sets them as the gradients of the parameters.

        An old gradient of float32 is overwritten with the sum.
        """
        devices: dict[torch.device, tuple[list[SumSpec], list[Sum]]] = {}
        others = []
        for each in sums:
            if can_be_planned(each):
                specs, group = devices.setdefault(each.param.device, ([], []))
                specs.append((each.param.numel(), each.old.dtype, each.new.dtype))
                group.append(each)
            else:
                others.append(each)
        with self._lock:
            for device, (specs, group) in devices.items():
                self._compute_on(device, tuple(specs), group)
        for each in others:
            add(each)

    def _compute_on(
        self, device: torch.device, specs: tuple[SumSpec, ...], sums: list[Sum]
    ) -> None:
        plan = self._plans.get((device, specs))
        if plan is None and len(self._plans) == MAX_PLANS:
            for each in sums:
                add(each)
            return
        if plan is None:
            plan = self._plans[device, specs] = SumPlan(specs, find_machine(device, self._threads))
        for each, result in zip(sums, plan.run(sums)):
            each.param.grad = result


class Term(NamedTuple):
    """A sum that waits for the end of a backward pass.

    old: gradient that the parameter had before the pass.
    stream: handle of the CUDA stream on which the gradient of the pass is accumulated.
    """

    param: Tensor
    old: Tensor
    stream: int


class BackwardPass:
    """The sums that wait for the end of one backward pass.

    thread: thread that accumulates gradients on the host; None for a pass on a device.
    held: gradients that are not accumulated yet, by owner. The references keep autograd from adding
        to them in place.
    """

    def __init__(self, sums: GradientSums, thread: int | None) -> None:
        self._sums, self.thread = sums, thread
        self.held: dict[Hashable, Tensor] = {}
        self._terms: dict[Hashable, Term] = {}
        self._accumulates: bool | None = None

    def set_aside(self, owner: Hashable, param: Tensor, old: Tensor, grad: Tensor) -> None:
        """Prepares a parameter so that autograd adds to a float32 gradient, or to none.

        old: gradient that the parameter has.
        grad: gradient of the pass, which autograd accumulates next.
        """
        wide = torch.float32
        if old.dtype is wide and grad.dtype is wide or param.dtype is not wide:
            return
        # autograd does not accumulate the gradient of a parameter that was frozen meanwhile.
        if not param.requires_grad or not self._is_accumulating(param):
            return
        if can_wait(param, old):
            self._terms[owner] = Term(param, old, get_stream(param))
            param.grad = None
        elif old.dtype is not wide:
            # A gradient with a graph keeps it.
            with torch.set_grad_enabled(old.requires_grad):
                param.grad = old.float()

    def _is_accumulating(self, param: Tensor) -> bool:
        """Returns whether the pass accumulates gradients; False if it returns them.

        param: a parameter that the pass has reached.
        """
        if self._accumulates is None:
            self._accumulates = will_execute_leaf(param)
        return self._accumulates

    def settle(self, owner: Hashable) -> None:
        """Computes the sum of one parameter, if it waits."""
        if owner in self._terms:
            with torch.no_grad():
                for each in self._make_sums([self._terms.pop(owner)]):
                    add(each)

    def settle_all(self) -> None:
        """Computes all sums that wait."""
        if self._terms:
            with torch.no_grad():
                self._sums.compute(self._make_sums(self._terms.values()))
            self._terms.clear()

    def _make_sums(self, terms: Iterable[Term]) -> list[Sum]:
        """Returns the sums of parameters that have a gradient of the pass."""
        sums = []
        for param, old, stream in terms:
            new = param.grad
            if new is None:
                if not param.requires_grad:
                    param.grad = old  # A hook has frozen the parameter: nothing was accumulated.
                continue
            sums.append(Sum(param, old, new))
            if stream != get_stream(param):
                for each in (old, new):
                    each.record_stream(torch.cuda.current_stream(param.device))
        return sums

    def fail(self) -> None:
        """Restores the old gradients of parameters whose sums wait, after a failed pass."""
        for param, old, _ in self._terms.values():
            # The parameter may have got another shape meanwhile.
            with contextlib.suppress(RuntimeError):
                param.grad = old


class End:
    """The callback of the engine at the end of a backward pass.

    If the pass fails, the engine frees the object without a call, and the gradients are restored.

    passes: open passes, by id. key: id of the pass.
    """

    def __init__(self, passes: dict[int, BackwardPass], key: int) -> None:
        self._passes, self._key = passes, key

    def __call__(self) -> None:
        self._passes[self._key].settle_all()
        del self._passes[self._key]

    def __del__(self) -> None:
        backward_pass = self._passes.pop(self._key, None)
        if backward_pass is not None:
            backward_pass.fail()


def will_execute_leaf(param: Tensor) -> bool:
    """Returns whether the running backward pass accumulates the gradient of a parameter."""
    try:
        is_executed: bool = will_execute(get_gradient_edge(param).node)
        return is_executed
    except RuntimeError:
        return False  # The engine raises this in torch.autograd.grad.


def can_wait(param: Tensor, old: Tensor) -> bool:
    """Returns whether the sum with an earlier gradient may wait for the end of a pass.

    It may if no hook reads the sum before, and if no graph contains it.
    """
    return (
        not param._post_accumulate_grad_hooks
        and old.layout is torch.strided
        and not (old.requires_grad or torch.is_grad_enabled())
    )


def add(terms: Sum) -> None:
    """Computes a sum by torch, in place if the old gradient is of float32."""
    terms.param.grad = terms.old.to(torch.float32).add_(terms.new)
