"""The verification of a step: copies before the step, and findings after it."""

import sys
from collections.abc import Callable, Iterable, Iterator
from types import FrameType
from typing import Any

import torch
from torch import Tensor
from torch.nn import Module
from torch.optim import Optimizer

from stepfold.torch.folding.folded_optimizers import Folded
from stepfold.torch.optimizers.op_specs import OP_SPECS
from stepfold.torch.optimizers.param_names import Names
from stepfold.torch.rules.rule import RuleOptimizer
from stepfold.torch.step.clipping import NOT_CLIPPED, Clipping
from stepfold.torch.step.core import CORE, Core
from stepfold.torch.step.loss_scale import SEARCHED
from stepfold.torch.tensors.capture import is_capturing
from stepfold.torch.tensors.layout import DTYPES, is_dtensor
from stepfold.torch.verification.comparison import Difference, Missing, NotCompared
from stepfold.torch.verification.diagnosis import diagnose, make_factors
from stepfold.torch.verification.elements import find_read_refusal
from stepfold.torch.verification.findings import Finding, VerificationError, list_names, merge
from stepfold.torch.verification.gradient_flow import (
    Clip,
    GradientFlow,
    Scale,
    check_finite,
    check_flow,
)
from stepfold.torch.verification.interpreted_step import InterpretedStep
from stepfold.torch.verification.membership import check_members, check_scheduler
from stepfold.torch.verification.norms import has_norm
from stepfold.torch.verification.precision import find_lost
from stepfold.torch.verification.random_state import keep_random_state
from stepfold.torch.verification.reach import find_rule_refusal
from stepfold.torch.verification.step_end import find_step_end
from stepfold.torch.verification.steps import (
    LoopStep,
    NotComputable,
    OwnStep,
    Step,
    Unchanged,
    choose,
)
from stepfold.torch.verification.values import copy_group, find_values_refusal, read_number

# Name of the module of torch's function around steps.
CALLER = Optimizer.profile_hook_step.__module__


def has_loop(optimizer_class: type[Optimizer]) -> bool:
    """Returns whether steps of a class update one parameter at a time, and call a closure once."""
    return (
        optimizer_class in OP_SPECS
        or optimizer_class is RuleOptimizer
        or issubclass(optimizer_class, Folded)
    )


def find_step_frame() -> FrameType | None:
    """Returns the frame of torch's function around a step, which calls hooks."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_globals["__name__"] != CALLER:
        frame = frame.f_back
    return frame


def is_running(frame: FrameType | None) -> bool:
    """Returns whether a frame is on the stack; False for None."""
    current: FrameType | None = sys._getframe(1)
    while current is not None and current is not frame:
        current = current.f_back
    return frame is not None and current is frame


def find_grads(params: Iterable[Tensor]) -> dict[Tensor, Tensor]:
    """Returns the gradients of parameters that have one with a norm."""
    grads = ((param, param.grad) for param in params)
    return {param: grad for param, grad in grads if grad is not None and has_norm(grad)}


class Verification:
    """The verification of the next step of an optimizer, which `verify` begins.

    is_done: True after the step was taken and verified.
    findings: errors of the step, or things that are rarely intended.
    notes: texts about parts that were not verified, and other remarks.
    """

    def __init__(
        self,
        optimizer: Optimizer,
        model: Module | None,
        clip: Clip,
        grad_scaler: Any,
        scheduler: Any,
        others: tuple[Optimizer, ...],
        max_elements: int,
    ) -> None:
        self._optimizer, self._model = optimizer, model
        self._clip, self._grad_scaler, self._scheduler = clip, grad_scaler, scheduler
        self._others, self._max_elements = others, max_elements
        self._names = Names(model)
        self._flow = GradientFlow(self._params, clip.norm_type)
        self._step: Step | None = None
        self._found: list[Finding] = []
        # Frame of the running step.
        self._frame: FrameType | None = None
        self._failure: str | None = None
        self.is_done = False
        self.findings: tuple[Finding, ...] = ()
        self.notes: tuple[str, ...] = ()
        self._is_open = True
        self._handle = optimizer.register_step_pre_hook(self._begin_step)
        self._step_end = find_step_end(optimizer)
        self._step_end.add(self._end_step)

    @property
    def _device(self) -> torch.device:
        return next((param.device for param in self._params), torch.device("cpu"))

    @property
    def _params(self) -> list[Tensor]:
        return [param for group in self._optimizer.param_groups for param in group["params"]]

    def __enter__(self) -> "Verification":
        self._attempt(lambda: self._begin(has_gradients=False))
        return self

    def __exit__(self, error_class: Any, *exception: Any) -> None:
        if error_class is None:
            self._attempt(self._end_without_step)
        self.cancel()

    def _end_without_step(self) -> None:
        if self._step is not None and self._has_changed(self._step):
            # A graph was replayed, or another function than the method of the class has updated the
            # parameters.
            self._grads = find_grads(self._params)
            self._step.read_gradients()
            self._step.read_written_gradients()
            self._check_before()
            self._end()

    def _attempt(self, function: Callable[[], None]) -> None:
        """Calls a part of the verification. An error ends the verification, not the training."""
        if not self._is_open or is_capturing(self._device):
            return
        try:
            devices = {param.device for param in self._params}
            with torch.no_grad(), keep_random_state(devices):
                function()
        except Exception as error:
            self._failure = f"{type(error).__name__}: {error}"
            self.cancel()

    def cancel(self) -> None:
        """Ends the verification, and removes all hooks. The next step is not verified."""
        if not self._is_open:
            return
        self._is_open = False
        self._handle.remove()
        self._step_end.remove(self._end_step)
        self._flow.close()
        self._step = self._frame = None

    def check(self) -> None:
        """Raises VerificationError if no step was verified, or if there are findings."""
        if not self.is_done:
            raise VerificationError(self._say_not_done())
        if self.findings:
            raise VerificationError(str(self))

    def __str__(self) -> str:
        name = type(self._optimizer).__name__
        if not self.is_done:
            return f"{name}: {self._say_not_done()}"
        lines = [f"{name}: {self._summary}"]
        lines += [f"  {finding}" for finding in self.findings] or ["  no findings"]
        lines += [f"  note: {note}" for note in self.notes]
        return "\n".join(lines)

    def _say_not_done(self) -> str:
        if self._failure is None:
            return "no step was taken"
        return f"the step could not be verified: {self._failure}"

    # Methods for the time before the step.

    def _begin_step(
        self, optimizer: Optimizer, arguments: tuple[Any, ...], settings: dict[str, Any]
    ) -> tuple[tuple[Any, ...], dict[str, Any]] | None:
        if is_capturing(self._device):
            return None  # A captured step updates nothing.
        if is_running(self._frame) and not isinstance(optimizer, Folded):
            return None  # The step calls the step of its base class.
        self._frame = find_step_frame()
        owner, *positional = arguments
        closure = positional[0] if positional else settings.get("closure")
        if closure is None:
            self._attempt(self._begin_with_gradients)
            return None
        if not has_loop(type(optimizer)):
            refusal = "its closure computes gradients of the model"
            self._attempt(lambda: self._begin_with_closure(refusal))
            return None

        def compute_loss() -> Any:
            """Calls the closure, which computes the gradients of the step."""
            loss = closure()
            self._attempt(self._begin_with_gradients)
            return loss

        return (owner, compute_loss), {}

    def _end_step(self) -> None:
        if self._frame is None or find_step_frame() is not self._frame:
            return
        self._frame = None
        self._attempt(self._end_with_step)

    def _end_with_step(self) -> None:
        if self._step is not None:
            self._step.read_written_gradients()
        self._end()

    def _begin_with_gradients(self) -> None:
        self._begin()
        self._check_before()

    def _begin_with_closure(self, refusal: str) -> None:
        """Begins the verification of a step whose closure computes the gradients."""
        self._begin(has_gradients=False, refusal=refusal)
        self._grads = {}
        self._check_before()

    def _begin(self, *, has_gradients: bool = True, refusal: str | None = None) -> None:
        """Copies the inputs of the step.

        has_gradients: True if the gradients are those of the step, False if they may be of an
            earlier one.
        refusal: reason why the step cannot be taken again; None if none is known.
        """
        optimizer: Any = self._optimizer
        self._notes: list[str] = []
        core: Core | None = getattr(optimizer, CORE, None)
        self._clipping: Clipping = NOT_CLIPPED if core is None else core.clipping
        self._scale = Scale(
            read_number(self._grad_scaler.get_scale()) if self._has_scaler() else None,
            read_number(getattr(optimizer, "grad_scale", None)),
        )
        self._groups = [copy_group(group) for group in optimizer.param_groups]
        self._all_names = self._names.find_all(optimizer.param_groups)
        updated = [
            param
            for param in self._params
            if param.grad is not None or (not has_gradients and param.requires_grad)
        ]
        self._grads = find_grads(updated)
        ids = set(map(id, updated))
        self._unchanged = Unchanged([p for p in self._params if id(p) not in ids])
        self._frozen = [param for param in updated if not param.requires_grad]
        self._step = self._make_step(updated, refusal)
        if 0 < self._step.verified < self._step.total:
            self._notes.append(
                f"{self._step.verified} of {self._step.total} parameters were computed again"
            )

    def _has_scaler(self) -> bool:
        return self._grad_scaler is not None and self._grad_scaler.is_enabled()

    def _check_before(self) -> None:
        """Adds the findings that do not depend on the result of the step."""
        names = self._all_names
        self._found = []
        if self._model is not None:
            optimizers = (self._optimizer, *self._others)
            self._found += check_members(optimizers, self._model, names)
        if self._scheduler is not None:
            self._found += check_scheduler(self._optimizer, self._scheduler)
        optimizer: Any = self._optimizer
        core: Core | None = getattr(optimizer, CORE, None)
        is_searched = core is not None and SEARCHED in core.scaler_attributes
        if not is_searched and not read_number(getattr(optimizer, "found_inf", None)):
            self._found += check_finite(self._grads, names)
        if isinstance(self._step, InterpretedStep):
            self._found += [copy.explain(names[copy.param]) for copy in self._step.stale]
        norms = self._flow.get_norms(self._grads)
        self._found += check_flow(norms, self._grads, self._clip, self._scale, names)

    def _make_step(self, updated: list[Tensor], refusal: str | None) -> Step:
        optimizer: Any = self._optimizer
        if isinstance(optimizer, Folded):
            return InterpretedStep(optimizer, self._clipping, self._max_elements)
        refusal = refusal or find_rule_refusal(optimizer)
        if not has_loop(type(optimizer)) or refusal is not None:
            return OwnStep(optimizer, set(updated), self._all_names, refusal)
        sizes = {p: p.numel() for p in updated if self._is_computable(p)}
        is_skipped = bool(read_number(getattr(optimizer, "found_inf", None)))
        chosen = set(choose(sizes, self._max_elements))
        step = LoopStep(optimizer, chosen, self._scale.taken, is_skipped)
        step.total = len(updated)
        return step

    def _is_computable(self, param: Tensor) -> bool:
        grad = param.grad
        refusal = None
        if param.dtype not in DTYPES:
            refusal = f"has the dtype {param.dtype}"
        elif grad is not None and grad.layout is not torch.strided:
            refusal = "has a sparse gradient"
        elif is_dtensor(param):
            refusal = "is a DTensor"
        else:
            refusal = find_values_refusal(param, self._optimizer.state.get(param, {}))
            if refusal is None and grad is not None:
                refusal = find_read_refusal(grad)
                refusal = None if refusal is None else f"has a gradient that {refusal}"
        if refusal is not None:
            self._notes.append(f"'{self._find_name(param)}' {refusal}: it was not computed again")
        return refusal is None

    # Methods for the time after the step.

    def _end(self) -> None:
        """Compares the results of the step, and ends the verification."""
        step = self._step
        if step is None:
            return
        try:
            for difference in step.compare():
                if isinstance(difference, NotCompared):
                    name = self._find_name(difference.param)
                    self._notes.append(f"'{name}' {difference.reason}: it was not compared")
                else:
                    self._found.append(self._explain(difference, step))
        except NotComputable as error:
            self._notes.append(str(error))
        self._notes += step.notes
        self._found += self._check_after(step)
        for param, refusal in self._unchanged.refusals.items():
            self._notes.append(f"'{self._find_name(param)}' {refusal}: it was not compared")
        for param, group, before, after in step.get_changes():
            assert step.loop is not None
            name = self._find_name(param)
            self._found += find_lost(step.loop, name, param, group, before, after)
        if isinstance(step, OwnStep) and step.verified:
            class_name = type(self._optimizer).__name__
            self._notes.insert(0, f"a {class_name} was compared with its own step alone")
        silent = [self._find_name(p) for p in self._unchanged.params if p.requires_grad]
        if silent:
            verb = "has" if len(silent) == 1 else "have"
            self._notes.append(f"{list_names(silent)} {verb} no gradient in this step")
        self._summary = (
            f"{step.verified} parameters, {step.elements} elements, compared with {step.method}"
            if step.verified
            else "no parameter was computed again"
        )
        self.findings, self.notes = merge(self._found), tuple(self._notes)
        self.is_done = True
        self.cancel()

    def _explain(self, difference: Difference | Missing | Finding, step: Step) -> Finding:
        if isinstance(difference, Finding):
            return difference
        name = self._find_name(difference.param)
        if isinstance(difference, Missing):
            message = f"'{name}' has no '{difference.tensor}' in its state, which its step makes"
            return Finding("difference", message, (name,), difference.tensor)
        norm = read_number(getattr(self._optimizer, "grad_norm", None))
        bound = read_number(self._clipping.max_norm)
        factors = list(make_factors(self._scale.of_backward, bound, norm))
        return diagnose(name, difference, step.loop, factors, self._groups)

    def _has_changed(self, step: Step) -> bool:
        """Returns whether a parameter has changed since its copy."""
        return bool(step.find_changed(self._params) or self._unchanged.find_changed())

    def _check_after(self, step: Step) -> Iterator[Finding]:
        for param in self._unchanged.find_changed():
            name = self._find_name(param)
            yield Finding(
                "frozen", f"'{name}' has no gradient, and the step has changed it", (name,)
            )
        for copy in step.find_stale() if isinstance(step, InterpretedStep) else ():
            yield copy.explain(self._find_name(copy.param))
        for param in step.find_changed(self._frozen):
            name = self._find_name(param)
            yield Finding(
                "frozen",
                f"'{name}' does not require a gradient, still has one, and the step has changed it",
                (name,),
            )

    def _find_name(self, param: Tensor) -> str:
        return self._all_names[param]
