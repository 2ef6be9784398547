"""Sums of gradients: what a backward pass adds to earlier ones, in one launch at its end."""

import contextlib
import threading
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor
from torch._C import _current_graph_task_id as get_pass_id
from torch.autograd.graph import get_gradient_edge

from stepfold.torch.copies.casts import get_stream
from stepfold.torch.copies.sum_plan import Row, Sum, SumPlan, can_be_sum, can_be_term
from stepfold.torch.options import Options

if TYPE_CHECKING:
    from stepfold.torch.copies.narrow_gradient import NarrowGradient

will_execute: Any = torch._C._will_engine_execute_node
# Other sets of parameters than the first ones have their gradients added by torch.
MAX_PLANS = 16
NO_PASS = -2  # The engine has -1 outside of one.


class GradientSums:
    """The sums of the gradients of an optimizer's float32 parameters.

    A backward pass begins with parameters without gradients. Those that they had are set aside, and
    added in one launch at its end. If another pass runs meanwhile, or has a graph, it and all that
    run then add each gradient as torch does, to one of float32.

    options: of folding.
    gradients: those that may be narrow, as keys in the order in which they were made.
    held: gradients that have not been accumulated yet, to refer to them.
    pass_id: the identity of the pass whose sums wait for its end.
    """

    def __init__(self, options: Options) -> None:
        self._options = options
        self.gradients: dict[NarrowGradient, None] = {}
        self.held: dict[NarrowGradient, tuple[Tensor | None, ...]] = {}
        self.pass_id = NO_PASS
        # By the identity of a pass: the thread that accumulates on the host; None on a device.
        self._passes: dict[int, int | None] = {}
        self._waiting: list[tuple[NarrowGradient, Tensor, Tensor]] = []
        self._plans: dict[tuple[torch.device, tuple[Row, ...]], SumPlan] = {}
        self._lock = threading.RLock()

    def enter(self, gradient: "NarrowGradient", grad: Tensor) -> None:
        """Prepares a parameter for the gradient of a pass, unless all of them are prepared.

        grad: of the pass that runs, which is accumulated next.

        Raises RuntimeError if another thread has a backward pass on the host.
        """
        key, param = get_pass_id(), gradient.get_param()
        if param is None:
            return
        with self._lock:  # Each device has a thread.
            if key not in self._passes:
                self._open(key, param, grad)
            if key != self.pass_id:
                widen(param)

    def _open(self, key: int, param: Tensor, grad: Tensor) -> None:
        # One thread accumulates the gradients of a device for all passes.
        thread = None if grad.is_cuda else threading.get_ident()
        if thread is not None and {*self._passes.values()} - {thread, None}:
            raise RuntimeError(
                "grad_dtype: backward passes of several threads reach the same optimizer"
            )
        is_alone = not self._passes
        self._passes[key] = thread
        engine: Any = torch.autograd.Variable._execution_engine
        engine.queue_callback(End(self, key))
        if not is_alone or torch.is_grad_enabled() or torch.compiler.is_compiling():
            self.settle()
            return
        if will_accumulate(param):
            self._set_aside()
        self.pass_id = key

    def _set_aside(self) -> None:
        """Has parameters have no gradients, but those that something may see before the end."""
        for gradient in list(self.gradients):
            param = gradient.get_param()
            old = None if param is None else param.grad
            if param is None or old is None:
                continue
            hooks: Any = param._post_accumulate_grad_hooks
            if hooks or gradient.has_other_hooks() or not can_be_sum(param, old):
                widen(param)
            else:
                self._waiting.append((gradient, param, old))
        for gradient, param, _ in self._waiting:
            param.grad, gradient.is_reached = None, False

    def settle(self) -> None:
        """Computes all sums that wait. What runs then adds as torch does."""
        with self._lock:
            if self._waiting:
                with torch.no_grad():
                    self.compute(list(find_sums(self._waiting)))
                self._waiting = []
            self.pass_id = NO_PASS
            if not self._passes:
                self.held.clear()

    def close(self, key: int) -> None:
        """Ends a pass. If its sums still wait, parameters have the gradients from before it."""
        with self._lock:
            if self.pass_id == key:
                self.pass_id = NO_PASS
                for _, param, old in self._waiting:
                    # The parameter may have another shape since.
                    with contextlib.suppress(RuntimeError):
                        param.grad = old
                self._waiting = []
            self._passes.pop(key, None)
            if not self._passes:
                self.held.clear()

    def compute(self, sums: list[Sum]) -> None:
        """Has parameters have sums for gradients. A gradient of float32 becomes the sum.

        sums: of which a plan can access the old gradients.
        """
        devices: dict[torch.device, tuple[list[Row], list[Sum]]] = {}
        for each in sums:
            param, old, new = each
            if not can_be_term(new, param):
                add(each)
                continue
            rows, group = devices.setdefault(param.device, ([], []))
            rows.append((new.numel(), old.dtype, new.dtype))
            group.append(each)
        for device, (rows, group) in devices.items():
            self._compute_on(device, tuple(rows), group)

    def _compute_on(self, device: torch.device, rows: tuple[Row, ...], sums: list[Sum]) -> None:
        plan = self._plans.get((device, rows))
        if plan is None and len(self._plans) == MAX_PLANS:
            for each in sums:
                add(each)
            return
        if plan is None:
            plan = self._plans[device, rows] = SumPlan(rows, device, self._options.num_threads)
        for each, result in zip(sums, plan.run(sums)):
            each.param.grad = result


class End:
    """The end of a backward pass: a callback of the engine, which frees it if the pass fails."""

    def __init__(self, sums: GradientSums, key: int) -> None:
        self._sums, self._key = sums, key

    def __call__(self) -> None:
        if self._sums.pass_id == self._key:
            self._sums.settle()
        self._sums.close(self._key)

    def __del__(self) -> None:
        self._sums.close(self._key)


def find_sums(waiting: Iterable[tuple["NarrowGradient", Tensor, Tensor]]) -> Iterator[Sum]:
    """The sums of parameters that a pass has reached. The others have their gradient again.

    waiting: gradients and parameters, with what they had before the pass.
    """
    for gradient, param, old in waiting:
        new = param.grad
        if new is None:
            # If the pass has reached it, someone has removed the gradient since.
            if not gradient.is_reached:
                param.grad = old
            continue
        if param.is_cuda and gradient.stream != get_stream(param):
            for each in (old, new):
                each.record_stream(torch.cuda.current_stream(param.device))
        yield Sum(param, old, new)


def will_accumulate(param: Tensor) -> bool:
    """Whether the backward pass that runs accumulates a gradient, or returns it.

    param: a parameter that it has reached.
    """
    try:
        is_executed: bool = will_execute(get_gradient_edge(param).node)
        return is_executed
    except RuntimeError:
        return False  # It refuses to answer in torch.autograd.grad.


def widen(param: Tensor) -> None:
    """Has autograd add to a gradient of float32, or to none."""
    old = param.grad
    if old is None or param.dtype != torch.float32 or old.shape != param.shape:
        return
    if old.dtype != torch.float32:
        # One that has a graph keeps it.
        with torch.set_grad_enabled(old.requires_grad):
            param.grad = old.float()


def add(terms: Sum) -> None:
    """Has torch compute a sum, in place if the old gradient is of float32."""
    terms.param.grad = terms.old.to(torch.float32).add_(terms.new)
