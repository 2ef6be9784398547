"""The classes of folded optimizers: each is a class of torch with another step."""

import dataclasses
import functools
from collections.abc import Callable
from copy import copy
from typing import Any, TypeVar

import torch
from torch import Tensor, optim
from torch.optim import optimizer as torch_optimizer

from stepfold.torch.optimizers.lamb import LAMB
from stepfold.torch.optimizers.lars import LARS
from stepfold.torch.optimizers.lion import Lion
from stepfold.torch.optimizers.op_specs import OP_SPECS
from stepfold.torch.optimizers.torch_spec import TorchSpec
from stepfold.torch.rules.rule import RuleOptimizer
from stepfold.torch.rules.rule_spec import find_rule_spec
from stepfold.torch.step.core import CORE, Told, convert_older_state, find_core
from stepfold.torch.step.explanation import Explanation
from stepfold.torch.step.folded_step import FoldedStep
from stepfold.torch.step.loss_scale import SEARCHED

StepT = TypeVar("StepT", bound=Callable[..., Any])


def has_step(optimizer: Any, function: Callable[..., Any]) -> bool:
    """Whether the step is a function, or that of a scheduler, which calls the function."""
    step = vars(optimizer).get("step")
    if step is None:
        return type(optimizer).step is function
    is_of_scheduler = getattr(step, "_wrapped_by_lr_sched", False)
    return is_of_scheduler and getattr(step, "__wrapped__", None) is function


def has_hooks(optimizer: optim.Optimizer) -> bool:
    """Whether anything wants to know of a step."""
    return bool(
        optimizer._optimizer_step_pre_hooks
        or optimizer._optimizer_step_post_hooks
        or torch_optimizer._global_optimizer_pre_hooks
        or torch_optimizer._global_optimizer_post_hooks
        or getattr(torch.autograd.profiler, "_is_profiler_enabled", True)
    )


def with_hooks(step: StepT) -> StepT:
    """Has a step call hooks, and name itself to profilers, if there are any.

    torch's own wrapper, which it puts around steps that are not marked as `hooked`, takes longer
    to find that there are none than all else that does not depend on the number of parameters.
    """
    function: Any = step
    hooked: Any = optim.Optimizer.profile_hook_step(function)

    @functools.wraps(function)
    def run(self: Any, *arguments: Any, **settings: Any) -> Any:
        return (hooked if has_hooks(self) else function)(self, *arguments, **settings)

    run.hooked = True  # type: ignore[attr-defined]
    result: Any = run
    return result  # type: ignore[no-any-return]


class Folded:
    """What folded optimizers have in common.

    `self` may be another object than `fold` has made: clients derive classes from a folded one, for
    wrappers that have the attributes of the optimizer, or for the optimizer itself. So methods
    depend on attributes that are read from `self`, and on no exact class.

    Pickles and deep copies are without plans, which they load again on demand, and without the
    model that gives parameters their names.
    """

    # GradScaler leaves it to the step to unscale gradients, and to do nothing after an overflow.
    _step_supports_amp_scaling = True

    grad_scale, found_inf = Told(), Told()

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        """Raises TypeError: `fold` makes folded optimizers of optimizers."""
        kind = get_torch_class(self)
        raise TypeError(
            f"a {type(self).__name__} cannot be made from parameters, which would be without the "
            f"options of another one: make a {kind.__module__}.{kind.__qualname__}, and fold it"
        )

    @property
    def max_norm(self) -> float | Tensor | None:
        """What the norm of all gradients together is clipped to in a step; None if it is not.

        It may be set between steps: to a number that is not negative, a tensor of one element, or
        None. A tensor is read in each step: where it is, if it is float32 or float64 and on the
        device of the parameters; else the host waits for it. Only the first number or tensor after
        None, and None after them, make another plan.

        Raises TypeError or ValueError if it is set to anything else, or beside a clip_value.
        """
        bound: float | Tensor | None = find_core(self).clipping.max_norm
        return bound

    @max_norm.setter
    def max_norm(self, value: float | Tensor | None) -> None:
        self._stepfold_change_clipping(max_norm=value)

    @property
    def clip_value(self) -> float | Tensor | None:
        """What the magnitude of each element of a gradient is clipped to; None if it is not.

        It may be set as max_norm may, which must be None.
        """
        bound: float | Tensor | None = find_core(self).clipping.clip_value
        return bound

    @clip_value.setter
    def clip_value(self, value: float | Tensor | None) -> None:
        self._stepfold_change_clipping(clip_value=value)

    def _stepfold_change_clipping(self, **changes: Any) -> None:
        core = find_core(self)
        core.clipping = dataclasses.replace(core.clipping, **changes)

    @property
    def grad_norm(self) -> Tensor | None:
        """The norm of all gradients of the last step together, before they were clipped.

        A tensor without dimensions on the device of the parameters, float64 if a gradient is, else
        float32. The next step writes the same tensor. None if the last step did not clip by the
        norm, and before the first one.
        """
        return find_step(self).grad_norm

    @torch._disable_dynamo  # type: ignore[attr-defined]
    @with_hooks
    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Performs a single optimization step, as the class of torch does.

        closure: computes the loss again and returns it; gradients are enabled.

        Returns what the closure does, None without one. On the host, parameters are updated when
        this returns. For CUDA, the update is queued on torch's current stream.

        Called by a GradScaler, the step multiplies gradients by its inverse scale, and updates
        nothing if it found an infinity or a NaN. With `max_norm` or `clip_value`, it clips the
        gradients after that. Gradients stay as they are, if they are not written back.

        Raises ValueError for a parameter that cannot be updated or whose gradient cannot be
        clipped, for parameters on several devices if there is a `max_norm`, or in a dispatch mode
        for what only a plan does, and stepfold.PlanError if a gradient overlaps what is written.
        Both name the parameters, and none is updated.
        """
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        find_step(self).step(as_optimizer(self), find_core(self).clipping)
        return loss

    @torch._disable_dynamo  # type: ignore[attr-defined]
    def zero_grad(self, set_to_none: bool = True) -> None:
        """Resets gradients, as the class of torch does. Flat gradients become zeros."""
        step = find_step(self)
        step.settle_gradients()
        if not step.zero_flat(as_optimizer(self), set_to_none):
            base: Any = super()
            base.zero_grad(set_to_none)

    def sync_settings(self) -> None:
        """Writes the numbers of groups that have changed since the last step, such as lr.

        The replays of a CUDA graph that holds a step read the numbers of the last call. Tensors
        that are settings need no call. For CUDA, the numbers are written by a copy on torch's
        current stream; the host waits for nothing. Weights that have changed other than by steps
        are cast to their copies.

        Raises ValueError for an option or a tensor whose change needs another plan. Numbers that
        were changed before it may have been written.
        """
        find_step(self).sync_settings(as_optimizer(self), find_core(self).clipping)

    def refresh_copies(self) -> None:
        """Casts all copies of weights again.

        It is needed after weights were changed in place through `param.data`, or in other ways that
        autograd does not see. The host waits for the steps before it, and warns of copies that they
        found stale: it was needed before them, too. Without `copies`, it does nothing.
        """
        find_step(self).refresh_copies()

    def explain(self) -> Explanation:
        """Describes the last step, or, before the first, one with all gradients.

        Compiles a plan if there is none. Raises what `step` does.
        """
        return find_step(self).explain(as_optimizer(self), find_core(self).clipping)

    @torch._disable_dynamo  # type: ignore[attr-defined]
    def state_dict(self) -> Any:
        """Returns the state as the class of torch does, which continues from it."""
        self._stepfold_clean()
        step = find_core(self).step
        if step is not None:
            step.tell_stale(waits=True)
        base: Any = super()
        return base.state_dict()

    def _optimizer_step_code(self) -> None:
        # torch calls it after the update, for whichever object stands for the optimizer.
        for function in list(find_core(self).step_end):
            function()

    def _stepfold_searches_alone(self) -> bool:
        """Whether steps search for overflows, and nothing of others runs before they have."""
        return (
            find_core(self).options.searches_overflows
            and self._step_supports_amp_scaling
            and has_step(self, Folded.step)
            and not as_optimizer(self)._optimizer_step_pre_hooks
            and not torch_optimizer._global_optimizer_pre_hooks
        )

    def _stepfold_begin_search(self) -> Tensor | None:
        """Has the next step search for overflows, and returns where it writes the result.

        None if it does not. Until then, the result of an earlier step is there.
        """
        found_inf = find_step(self).begin_search(as_optimizer(self))
        if found_inf is not None:
            find_core(self).told[SEARCHED] = found_inf
        return found_inf

    def _stepfold_clean(self) -> None:
        step = find_core(self).step
        if step is not None:
            step.clean(as_optimizer(self))

    def __getstate__(self) -> dict[str, Any]:
        self._stepfold_clean()
        state: Any = super().__getstate__()
        return {**state, CORE: copy(find_core(self))}

    def __setstate__(self, state: dict[str, Any]) -> None:
        base: Any = super()
        base.__setstate__(convert_older_state(state))


# Begin: tools/folded_classes.py


class FoldedAdamW(Folded, optim.AdamW):
    """torch.optim.AdamW, folded."""


class FoldedAdam(Folded, optim.Adam):
    """torch.optim.Adam, folded."""


class FoldedSGD(Folded, optim.SGD):
    """torch.optim.SGD, folded."""


class FoldedRMSprop(Folded, optim.RMSprop):
    """torch.optim.RMSprop, folded."""


class FoldedAdagrad(Folded, optim.Adagrad):
    """torch.optim.Adagrad, folded."""


class FoldedAdadelta(Folded, optim.Adadelta):
    """torch.optim.Adadelta, folded."""


class FoldedAdamax(Folded, optim.Adamax):
    """torch.optim.Adamax, folded."""


class FoldedNAdam(Folded, optim.NAdam):
    """torch.optim.NAdam, folded."""


class FoldedRAdam(Folded, optim.RAdam):
    """torch.optim.RAdam, folded."""


class FoldedASGD(Folded, optim.ASGD):
    """torch.optim.ASGD, folded."""


class FoldedRprop(Folded, optim.Rprop):
    """torch.optim.Rprop, folded."""


class FoldedLARS(Folded, LARS):
    """stepfold.torch.LARS, folded."""


class FoldedLAMB(Folded, LAMB):
    """stepfold.torch.LAMB, folded."""


class FoldedLion(Folded, Lion):
    """stepfold.torch.Lion, folded."""


class FoldedRuleOptimizer(Folded, RuleOptimizer):
    """stepfold.torch.RuleOptimizer, folded."""


# End: tools/folded_classes.py

# By the class that is folded.
FOLDED: dict[type[optim.Optimizer], type[Folded]] = {
    kind.__mro__[2]: kind for kind in Folded.__subclasses__()
}
# By the folded class.
UNFOLDED: dict[type, type[optim.Optimizer]] = {folded: kind for kind, folded in FOLDED.items()}


def as_optimizer(folded: Any) -> optim.Optimizer:
    """The same object: what is folded is an optimizer, which Folded does not say."""
    optimizer: optim.Optimizer = folded
    return optimizer


def find_step(optimizer: Folded) -> FoldedStep:
    """The stage of a folded optimizer; a copy has none at first."""
    core = find_core(optimizer)
    if core.step is None:
        spec = find_spec(as_optimizer(optimizer), get_torch_class(optimizer))
        core.step = FoldedStep(spec, core.options, None)
    return core.step


def find_spec(optimizer: optim.Optimizer, kind: type[optim.Optimizer]) -> TorchSpec:
    """What an optimizer is to the compiler.

    kind: its class, or the one that is folded.
    """
    if isinstance(optimizer, RuleOptimizer):
        return find_rule_spec(optimizer.rule)
    return OP_SPECS[kind]


def get_torch_class(optimizer: object) -> type[optim.Optimizer]:
    """The class that is folded, of an object of its folded class or of one that derives from it."""
    for kind in type(optimizer).__mro__:
        if kind in UNFOLDED:
            return UNFOLDED[kind]
    raise TypeError(f"a {type(optimizer).__name__} derives from no class that `fold` makes")
