"""The verification of a step: what is recorded before it, and what is found after it."""

from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor
from torch.nn import Module
from torch.optim import Optimizer

from stepfold.torch.clipping import NOT_CLIPPED, Clipping
from stepfold.torch.core import CORE, Core
from stepfold.torch.layout import DTYPES, is_dtensor
from stepfold.torch.methods import METHODS
from stepfold.torch.names import Names
from stepfold.torch.optimizers import Folded
from stepfold.torch.rule import RuleOptimizer
from stepfold.torch.scaling import SEARCHED
from stepfold.torch.verification.comparison import Difference, Missing
from stepfold.torch.verification.diagnosis import diagnose, make_factors
from stepfold.torch.verification.findings import Finding, VerificationError, list_names, merge
from stepfold.torch.verification.folded_step import FoldedStep
from stepfold.torch.verification.gradient_flow import (
    Clip,
    GradientFlow,
    Scale,
    check_finite,
    check_flow,
)
from stepfold.torch.verification.membership import check_members, check_scheduler
from stepfold.torch.verification.precision import find_lost
from stepfold.torch.verification.steps import (
    LoopStep,
    NotComputable,
    OwnStep,
    Step,
    Unchanged,
    choose,
)
from stepfold.torch.verification.values import copy_group, read_number


def has_loop(kind: type[Optimizer]) -> bool:
    """Whether steps of a class, folded or not, take one parameter at a time, and a closure once."""
    return kind in METHODS or kind is RuleOptimizer or issubclass(kind, Folded)


class Verification:
    """The verification of the next step of an optimizer, which `verify` begins.

    is_done: whether that step was taken and verified.
    findings: what is wrong with it, or rarely meant so.
    notes: what was not verified, and what else there is to know.
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
        # In a `with`, all that happens until its end is part of the step.
        self._is_in_with = self._has_stepped = False
        self.is_done = False
        self.findings: tuple[Finding, ...] = ()
        self.notes: tuple[str, ...] = ()
        self._handles = [
            optimizer.register_step_pre_hook(self._begin_step),
            optimizer.register_step_post_hook(lambda *_: self._end_step()),
        ]

    @property
    def _params(self) -> list[Tensor]:
        return [param for group in self._optimizer.param_groups for param in group["params"]]

    def __enter__(self) -> "Verification":
        self._is_in_with = True
        self._begin(has_gradients=False)
        return self

    def __exit__(self, kind: Any, *exception: Any) -> None:
        if kind is None and not self.is_done:
            self._end_with()
        self.cancel()

    @torch.no_grad()
    def _end_with(self) -> None:
        if self._has_stepped:
            self._end()
        elif self._step is not None and self._has_changed(self._step):
            # A graph was replayed, or another function than the method of the class has updated the
            # parameters.
            self._grads = {param: param.grad for param in self._params if param.grad is not None}
            self._step.read_gradients()
            self._step.read_written_gradients()
            self._check_before()
            self._end()

    def cancel(self) -> None:
        """Leaves the optimizer as it was: the next step is not verified."""
        for handle in self._handles:
            handle.remove()
        self._handles = []
        self._flow.close()
        self._step = None

    def check(self) -> None:
        """Raises VerificationError if the step has not been taken, or if there are findings."""
        if not self.is_done:
            raise VerificationError("no step was taken")
        if self.findings:
            raise VerificationError(str(self))

    def __str__(self) -> str:
        name = type(self._optimizer).__name__
        if not self.is_done:
            return f"{name}: no step was taken"
        lines = [f"{name}: {self._summary}"]
        lines += [f"  {finding}" for finding in self.findings] or ["  no findings"]
        lines += [f"  note: {note}" for note in self.notes]
        return "\n".join(lines)

    # Before the step.

    def _begin_step(
        self, optimizer: Optimizer, arguments: tuple[Any, ...], settings: dict[str, Any]
    ) -> tuple[tuple[Any, ...], dict[str, Any]] | None:
        if self._has_stepped:
            self._end()  # The next step begins.
            return None
        owner, *positional = arguments
        closure = positional[0] if positional else settings.get("closure")
        if closure is None or not has_loop(type(optimizer)):
            self._begin()
            self._check_before()
            return None

        def compute_loss() -> Any:
            """The closure, which makes the gradients that the step begins with."""
            loss = closure()
            self._begin()
            self._check_before()
            return loss

        return (owner, compute_loss), {}

    def _end_step(self) -> None:
        self._has_stepped = True
        if self._step is not None:
            self._step.read_written_gradients()
        if not self._is_in_with:
            self._end()

    @torch.no_grad()
    def _begin(self, *, has_gradients: bool = True) -> None:
        """Copies what the step begins with.

        has_gradients: whether the gradients are those of the step, and not of an earlier one.
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
        self._grads = {param: param.grad for param in updated if param.grad is not None}
        ids = set(map(id, updated))
        self._unchanged = Unchanged([p for p in self._params if id(p) not in ids])
        self._frozen = [param for param in updated if not param.requires_grad]
        self._step = self._make_step(updated)
        if self._step.verified < self._step.total:
            self._notes.append(
                f"{self._step.verified} of {self._step.total} parameters were computed again"
            )

    def _has_scaler(self) -> bool:
        return self._grad_scaler is not None and self._grad_scaler.is_enabled()

    @torch.no_grad()
    def _check_before(self) -> None:
        """Finds what can be seen before the step."""
        names = self._all_names
        self._found = []
        if self._model is not None:
            optimizers = (self._optimizer, *self._others)
            self._found += check_members(optimizers, self._model, names)
        if self._scheduler is not None:
            self._found += check_scheduler(self._optimizer, self._scheduler)
        optimizer: Any = self._optimizer
        core: Core | None = getattr(optimizer, CORE, None)
        is_searched = core is not None and SEARCHED in core.told
        if not is_searched and not read_number(getattr(optimizer, "found_inf", None)):
            self._found += check_finite(self._grads, names)
        norms = self._flow.get_norms(self._grads)
        self._found += check_flow(norms, self._grads, self._clip, self._scale, names)

    def _make_step(self, updated: list[Tensor]) -> Step:
        optimizer: Any = self._optimizer
        if isinstance(optimizer, Folded):
            return FoldedStep(optimizer, self._clipping, self._max_elements)
        kind = type(optimizer)
        if not has_loop(kind):
            self._notes.append(f"a {kind.__name__} was compared with its own step alone")
            step: Step = OwnStep(optimizer, set(updated))
            step.total = step.verified
            return step
        sizes = {p: p.numel() for p in updated if self._is_computable(p)}
        is_skipped = bool(read_number(getattr(optimizer, "found_inf", None)))
        chosen = set(choose(sizes, self._max_elements))
        step = LoopStep(optimizer, chosen, self._scale.taken, is_skipped)
        step.total = len(updated)
        return step

    def _is_computable(self, param: Tensor) -> bool:
        grad = param.grad
        fault = None
        if param.dtype not in DTYPES:
            fault = f"has the dtype {param.dtype}"
        elif grad is not None and grad.layout is not torch.strided:
            fault = "has a sparse gradient"
        elif is_dtensor(param):
            fault = "is a DTensor"
        if fault is not None:
            self._notes.append(f"'{self._find_name(param)}' {fault}: it was not computed again")
        return fault is None

    # After the step.

    @torch.no_grad()
    def _end(self) -> None:
        """Compares what the step has done."""
        step = self._step
        if step is None:
            return
        try:
            for difference in step.compare():
                self._found.append(self._explain(difference, step))
        except NotComputable as error:
            self._notes.append(str(error))
        self._found += self._check_after(step)
        for param, group, before, after in step.get_changes():
            assert step.loop is not None
            name = self._find_name(param)
            self._found += find_lost(step.loop, name, param, group, before, after)
        silent = [self._find_name(p) for p in self._unchanged.params if p.requires_grad]
        if silent:
            verb = "has" if len(silent) == 1 else "have"
            self._notes.append(f"{list_names(silent)} {verb} no gradient in this step")
        self._summary = (
            f"{step.verified} parameters, {step.elements} elements, compared with {step.method}"
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
        """Whether any parameter is not what it was."""
        return bool(step.find_changed(self._params) or self._unchanged.find_changed())

    def _check_after(self, step: Step) -> Iterator[Finding]:
        for param in self._unchanged.find_changed():
            name = self._find_name(param)
            yield Finding(
                "frozen", f"'{name}' has no gradient, and the step has changed it", (name,)
            )
        for param in step.find_changed(self._frozen):
            name = self._find_name(param)
            yield Finding(
                "frozen",
                f"'{name}' does not require a gradient, still has one, and the step has changed it",
                (name,),
            )

    def _find_name(self, param: Tensor) -> str:
        return self._all_names[param]
