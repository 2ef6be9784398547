"""The classes of folded optimizers. Each is a subclass of a class of torch with another step."""

import dataclasses
import functools
from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, TypeVar

import torch
from torch import Tensor, optim
from torch.nn import Module
from torch.optim import optimizer as torch_optimizer

from stepfold.torch.folding.kept_dtypes import check_format, check_packed, keep_dtypes, release
from stepfold.torch.optimizers.lamb import LAMB
from stepfold.torch.optimizers.lars import LARS
from stepfold.torch.optimizers.lion import Lion
from stepfold.torch.optimizers.muon import Muon
from stepfold.torch.optimizers.op_specs import OP_SPECS
from stepfold.torch.optimizers.torch_spec import TorchSpec
from stepfold.torch.rules.rule import RuleOptimizer
from stepfold.torch.rules.rule_spec import find_rule_spec
from stepfold.torch.step.core import CORE, ScalerAttribute, convert_older_state, find_core
from stepfold.torch.step.explanation import Explanation
from stepfold.torch.step.folded_step import FoldedStep
from stepfold.torch.step.loss_scale import SEARCHED

StepT = TypeVar("StepT", bound=Callable[..., Any])


def has_step(optimizer: Any, function: Callable[..., Any]) -> bool:
    """Returns whether the step is a function, or a scheduler's wrapper of the function."""
    step = vars(optimizer).get("step")
    if step is None:
        return type(optimizer).step is function
    is_of_scheduler = getattr(step, "_wrapped_by_lr_sched", False)
    return is_of_scheduler and getattr(step, "__wrapped__", None) is function


def has_hooks(optimizer: optim.Optimizer) -> bool:
    """Returns whether a step has to call hooks, or to name itself to a profiler."""
    return bool(
        optimizer._optimizer_step_pre_hooks
        or optimizer._optimizer_step_post_hooks
        or torch_optimizer._global_optimizer_pre_hooks
        or torch_optimizer._global_optimizer_post_hooks
        or getattr(torch.autograd.profiler, "_is_profiler_enabled", True)
    )


def with_hooks(step: StepT) -> StepT:
    """Returns a step that calls hooks and names itself to profilers, if there are any.

    torch wraps steps that are not marked as `hooked`. Its wrapper takes more time to find no hooks
    than the rest of a step that does not depend on the number of parameters.
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
    """The base class of folded optimizers.

    `self` may be another object than the one that `fold` returned: clients derive classes from a
    folded class, for the optimizer or for wrappers that have its attributes. So methods depend on
    attributes that are read from `self`, and on no exact class.

    Pickles and deep copies have no plans, and load them on demand. They have no model, which gives
    parameters their names.
    """

    # GradScaler passes the scale to the step, which unscales gradients and skips overflows.
    _step_supports_amp_scaling = True

    grad_scale, found_inf = ScalerAttribute(), ScalerAttribute()

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        """Raises TypeError: only `fold` makes folded optimizers."""
        optimizer_class = get_torch_class(self)
        path = f"{optimizer_class.__module__}.{optimizer_class.__qualname__}"
        raise TypeError(
            f"a {type(self).__name__} cannot be made from parameters, since it would have no "
            f"options of `fold`: make a {path}, and fold it"
        )

    @property
    def max_norm(self) -> float | Tensor | None:
        """The bound to which steps clip the norm of all gradients together; None for no such clip.

        It may be set between steps: to a number that is not negative, a tensor of one element, or
        None. Each step reads a tensor: on the device, if it is float32 or float64 and on the device
        of the parameters; else on the host, which waits for it. A change between None and a bound
        needs another plan. Other changes do not.

        Raises TypeError or ValueError if it is set to anything else, or if clip_value is not None.
        """
        bound: float | Tensor | None = find_core(self).clipping.max_norm
        return bound

    @max_norm.setter
    def max_norm(self, value: float | Tensor | None) -> None:
        self._stepfold_change_clipping(max_norm=value)

    @property
    def clip_value(self) -> float | Tensor | None:
        """The bound to which steps clip the magnitude of each element of a gradient; None for none.

        It may be set as max_norm may, and has the same values. Raises ValueError if max_norm is not
        None.
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
        """The norm of all gradients of the last step together, before the clip.

        It is a tensor without dimensions on the device of the parameters, float64 if a gradient is
        float64, else float32. The next step overwrites the same tensor. None before the first step,
        and if the last step did not clip by norm.
        """
        return find_step(self).grad_norm

    @torch._disable_dynamo  # type: ignore[attr-defined]
    @with_hooks
    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Performs a single optimization step, as the class of torch does.

        closure: function that computes the loss again and returns it. Gradients are enabled.

        Returns the result of the closure; None without one. On the host, parameters are updated
        when this returns. For CUDA, the update is queued on torch's current stream.

        If a GradScaler calls it, the step multiplies gradients by the inverse scale, and updates
        nothing if the scaler has found an infinity or a NaN. Then it clips the gradients, if
        `max_norm` or `clip_value` is set. The gradients themselves stay as they are without
        `write_back`.

        Raises ValueError for a parameter that cannot be updated or whose gradient cannot be
        clipped, for parameters on several devices with `max_norm` or `grad_scaler`, and in a
        dispatch mode with an option that needs a plan. Raises stepfold.PlanError if a gradient
        overlaps memory that the step writes. Messages name the parameters. After an error, no
        parameter is updated.

        Raises RankError, which is a RuntimeError, if ranks of sharded parameters do not take the
        same step. On a GPU, a step finds that of an earlier one, which has updated parameters; then
        steps and `state_dict` raise it until `load_state_dict` has loaded state.
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

        Replays of a CUDA graph with a step read the numbers of the last call. Settings that are
        tensors need no call. For CUDA, the numbers are written by a copy on torch's current stream,
        for which the host does not wait. Weights that anything but a step has changed are cast to
        their copies.

        Raises ValueError for a changed option or a replaced tensor, which need another plan. Other
        numbers may have been written before the error.
        """
        find_step(self).sync_settings(as_optimizer(self), find_core(self).clipping)

    def refresh_copies(self) -> None:
        """Casts all copies of weights again.

        Call it after weights were changed in place through `param.data`, or in another way that
        autograd does not see. The host waits for all earlier steps, and warns about copies that
        they have found stale: a call was missing before them. Without `copies`, it does nothing.
        """
        find_step(self).refresh_copies(as_optimizer(self))

    def load_masters(self, masters_from: Mapping[str, Tensor] | Module | None = None) -> None:
        """Sets the float32 masters of parameters in bfloat16 and float16.

        masters_from: state dict or module with float32 tensors under the names of the parameters,
            which `model` of `fold` gives. Each element must round to that of the parameter. None to
            take the parameters themselves: elements of masters that round to the parameter are
            kept. Call it so after parameters were changed in place through `param.data`, or in
            another way that autograd does not see. The host waits for all earlier steps, and warns
            about changes that they have overwritten.

        Raises ValueError without `master_weights`, and TypeError or ValueError for a tensor that
        cannot be the master. No master is changed after an error.
        """
        if find_core(self).options.master_weights is None:
            raise ValueError(f"{type(self).__name__} has no masters: fold it with master_weights")
        find_step(self).load_masters(as_optimizer(self), masters_from)

    def explain(self) -> Explanation:
        """Describes the last step, or, before the first one, a step with all gradients.

        Compiles a plan if there is none. Raises the errors of `step`.
        """
        return find_step(self).explain(as_optimizer(self), find_core(self).clipping)

    @torch._disable_dynamo  # type: ignore[attr-defined]
    def state_dict(self) -> Any:
        """Returns the state as the class of torch does. That class can load it, too.

        Raises RankError if ranks have found that they did not take the same step.
        """
        self._stepfold_clean()
        step = find_core(self).step
        if step is not None:
            step.check_ranks(waits=True)
            step.tell_stale(as_optimizer(self), waits=True)
        base: Any = super()
        return base.state_dict()

    @torch._disable_dynamo  # type: ignore[attr-defined]
    def load_state_dict(self, state_dict: Any) -> None:
        """Loads the state as the class of torch does, but keeps the dtypes of state with a master.

        torch rounds all state of a parameter to the parameter's dtype. A state dict without masters
        may be loaded, too: masters begin as the parameters then. State that is not packed is packed
        by the next step, if it should be.

        Raises ValueError for masters without `master_weights`, or for packed state that steps do
        not have, before anything is loaded. After it, steps go on that raised RankError.
        """
        base: Any = super()
        optimizer, options = as_optimizer(self), find_core(self).options

        def prepare(optimizer: optim.Optimizer, state_dict: dict[str, Any]) -> Any:
            check_packed(optimizer, state_dict, options)
            if options.master_weights is None:
                check_format(optimizer, state_dict)
            return keep_dtypes(optimizer, state_dict) if options.keeps_dtypes else None

        handle = optimizer.register_load_state_dict_pre_hook(prepare)
        try:
            base.load_state_dict(state_dict)
        finally:
            handle.remove()
        step = find_core(self).step
        if step is not None:
            step.accept_loaded()

    def _optimizer_step_code(self) -> None:
        # torch calls it after the update, for whichever object stands for the optimizer.
        for function in list(find_core(self).step_end):
            function()

    def _stepfold_searches_alone(self) -> bool:
        """Returns whether steps search for overflows, and no hook of others runs before them."""
        return (
            find_core(self).options.searches_overflows
            and self._step_supports_amp_scaling
            and has_step(self, Folded.step)
            and not as_optimizer(self)._optimizer_step_pre_hooks
            and not torch_optimizer._global_optimizer_pre_hooks
        )

    def _stepfold_begin_search(self) -> Tensor | None:
        """Makes the next step search for overflows. Returns the tensor that it writes.

        The tensor is float32, of one element: 1.0 after an overflow, else 0.0. Before the step, it
        has the result of an earlier one. None if steps do not search.
        """
        found_inf = find_step(self).begin_search(as_optimizer(self))
        if found_inf is not None:
            find_core(self).scaler_attributes[SEARCHED] = found_inf
        return found_inf

    def _stepfold_clean(self) -> None:
        step = find_core(self).step
        if step is not None:
            step.clean(as_optimizer(self))

    def __getstate__(self) -> dict[str, Any]:
        self._stepfold_clean()
        step = find_core(self).step
        if step is not None:
            step.complete(as_optimizer(self))
        state: Any = super().__getstate__()
        return {**state, CORE: copy(find_core(self))}

    def __setstate__(self, state: dict[str, Any]) -> None:
        base: Any = super()
        base.__setstate__(release(convert_older_state(state)))


# Begin: tools/folded_classes.py


class FoldedAdam(Folded, optim.Adam):
    """torch.optim.Adam, folded."""


class FoldedAdamW(Folded, optim.AdamW):
    """torch.optim.AdamW, folded."""


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


if hasattr(optim, "Muon"):

    class FoldedMuon(Folded, optim.Muon):
        """torch.optim.Muon, folded."""


class FoldedStepfoldMuon(Folded, Muon):
    """stepfold.torch.Muon, folded."""


class FoldedLARS(Folded, LARS):
    """stepfold.torch.LARS, folded."""


class FoldedLAMB(Folded, LAMB):
    """stepfold.torch.LAMB, folded."""


class FoldedLion(Folded, Lion):
    """stepfold.torch.Lion, folded."""


class FoldedRuleOptimizer(Folded, RuleOptimizer):
    """stepfold.torch.RuleOptimizer, folded."""


# End: tools/folded_classes.py

# Folded classes by the class that `fold` takes.
FOLDED: dict[type[optim.Optimizer], type[Folded]] = {
    optimizer_class.__mro__[2]: optimizer_class for optimizer_class in Folded.__subclasses__()
}
# The inverse of FOLDED.
UNFOLDED: dict[type, type[optim.Optimizer]] = {
    folded: optimizer_class for optimizer_class, folded in FOLDED.items()
}


def as_optimizer(folded: Any) -> optim.Optimizer:
    """Returns the same object with the type of an optimizer, from which Folded does not derive."""
    optimizer: optim.Optimizer = folded
    return optimizer


def find_step(optimizer: Folded) -> FoldedStep:
    """Returns the step of a folded optimizer. Makes it for a copy, which has none at first."""
    core = find_core(optimizer)
    if core.step is None:
        spec = find_spec(as_optimizer(optimizer), get_torch_class(optimizer))
        core.step = FoldedStep(spec, core.options, None)
    return core.step


def find_spec(optimizer: optim.Optimizer, optimizer_class: type[optim.Optimizer]) -> TorchSpec:
    """Returns the spec of an optimizer.

    optimizer_class: class of the optimizer before it was folded.
    """
    if isinstance(optimizer, RuleOptimizer):
        return find_rule_spec(optimizer.rule)
    return OP_SPECS[optimizer_class]


def get_torch_class(optimizer: object) -> type[optim.Optimizer]:
    """Returns the class before folding, of an object whose class is or derives from a folded one.

    Raises TypeError for another object.
    """
    for optimizer_class in type(optimizer).__mro__:
        if optimizer_class in UNFOLDED:
            return UNFOLDED[optimizer_class]
    raise TypeError(f"a {type(optimizer).__name__} derives from no class that `fold` makes")
