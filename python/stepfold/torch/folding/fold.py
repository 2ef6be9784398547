"""Folding: an optimizer becomes one whose step is a compiled plan."""

import functools
import weakref
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypedDict, overload

import torch
from torch import Tensor, optim
from torch.amp import GradScaler
from torch.nn import Module

from stepfold.stage.plans import check_libraries
from stepfold.torch.autocast.copies import Copies, check_copies
from stepfold.torch.autocast.gradient_sums import GradientSums
from stepfold.torch.autocast.narrow_gradient import check_grad_dtype
from stepfold.torch.folding import folded_optimizers as folded
from stepfold.torch.grad_scaling.scalers import check_scaler, give_search
from stepfold.torch.optimizers.lamb import LAMB
from stepfold.torch.optimizers.lars import LARS
from stepfold.torch.optimizers.lion import Lion
from stepfold.torch.rules.rule import RuleOptimizer
from stepfold.torch.step.clipping import Clipping, WeakTensors, read_unclipped
from stepfold.torch.step.core import CORE, Core
from stepfold.torch.step.folded_step import FoldedStep
from stepfold.torch.step.options import Options

if TYPE_CHECKING:
    from typing_extensions import Unpack

# Attributes of an optimizer that its folded class, or its core, has instead.
REPLACED = ("_step_supports_amp_scaling",)
TOLD = ("grad_scale", "found_inf")


class Keywords(TypedDict, total=False):
    """The keywords of `fold`, once for all overloads."""

    model: Module | None
    threads: int | None
    static_gradients: bool
    flat: bool
    fallback: bool
    grad_scaler: GradScaler | None
    max_norm: float | Tensor | None
    norm_type: float
    clip_value: float | Tensor | None
    unclipped: Iterable[Tensor] | Tensor
    write_back: bool
    copies: torch.dtype | None
    grad_dtype: torch.dtype | None


# Begin: tools/folded_classes.py
@overload
def fold(  # type: ignore[overload-overlap]
    optimizer: optim.AdamW, **options: "Unpack[Keywords]"
) -> folded.FoldedAdamW: ...
@overload
def fold(optimizer: optim.Adam, **options: "Unpack[Keywords]") -> folded.FoldedAdam: ...
@overload
def fold(optimizer: optim.SGD, **options: "Unpack[Keywords]") -> folded.FoldedSGD: ...
@overload
def fold(optimizer: optim.RMSprop, **options: "Unpack[Keywords]") -> folded.FoldedRMSprop: ...
@overload
def fold(optimizer: optim.Adagrad, **options: "Unpack[Keywords]") -> folded.FoldedAdagrad: ...
@overload
def fold(optimizer: optim.Adadelta, **options: "Unpack[Keywords]") -> folded.FoldedAdadelta: ...
@overload
def fold(optimizer: optim.Adamax, **options: "Unpack[Keywords]") -> folded.FoldedAdamax: ...
@overload
def fold(optimizer: optim.NAdam, **options: "Unpack[Keywords]") -> folded.FoldedNAdam: ...
@overload
def fold(optimizer: optim.RAdam, **options: "Unpack[Keywords]") -> folded.FoldedRAdam: ...
@overload
def fold(optimizer: optim.ASGD, **options: "Unpack[Keywords]") -> folded.FoldedASGD: ...
@overload
def fold(optimizer: optim.Rprop, **options: "Unpack[Keywords]") -> folded.FoldedRprop: ...
@overload
def fold(optimizer: LARS, **options: "Unpack[Keywords]") -> folded.FoldedLARS: ...
@overload
def fold(optimizer: LAMB, **options: "Unpack[Keywords]") -> folded.FoldedLAMB: ...
@overload
def fold(optimizer: Lion, **options: "Unpack[Keywords]") -> folded.FoldedLion: ...
@overload
def fold(optimizer: RuleOptimizer, **options: "Unpack[Keywords]") -> folded.FoldedRuleOptimizer: ...
# End: tools/folded_classes.py
def fold(
    optimizer: optim.Optimizer,
    *,
    model: Module | None = None,
    threads: int | None = None,
    static_gradients: bool = False,
    flat: bool = False,
    fallback: bool = False,
    grad_scaler: GradScaler | None = None,
    max_norm: float | Tensor | None = None,
    norm_type: float = 2.0,
    clip_value: float | Tensor | None = None,
    unclipped: Iterable[Tensor] | Tensor = (),
    write_back: bool = False,
    copies: torch.dtype | None = None,
    grad_dtype: torch.dtype | None = None,
) -> Any:
    """Makes the step of an optimizer a compiled plan. Returns the same object. `unfold` undoes it.

    optimizer = stepfold.torch.fold(torch.optim.AdamW(model.parameters(), lr=3e-4))

    optimizer: an Adam, AdamW, SGD, RMSprop, Adagrad, Adadelta, Adamax, NAdam, RAdam, ASGD or Rprop
        of torch.optim, or a LARS, LAMB or Lion of stepfold.torch, not of a subclass. Its class
        becomes a subclass of that, with the method `explain`. Groups, state, `state_dict`, hooks
        and schedulers stay what they are, and may exist already. `foreach`, `fused` and
        `capturable` have no effect.
    model: the module whose names parameters have in messages, and which reads `copies`. Without
        it, they have names of `named_parameters`, or places: `param_groups[0].params[3]`.
    threads: of a step on the CPU, 1 to 1024; results do not depend on it. The default is
        torch.get_num_threads().
    static_gradients: a promise that gradients stay where they are from step to step, as with
        `zero_grad(set_to_none=False)`, or with DistributedDataParallel's `gradient_as_bucket_view`.
        The host's time of a step does not depend on the number of parameters then: a step checks
        all groups, and 16 parameters in turn. Memory of a gradient that was freed may be read
        until its turn comes. The versions of parameters, by which autograd finds those that were
        changed before a backward pass, stay as they are.
    flat: makes gradients views of one block of memory for each device and dtype, where they stay:
        `static_gradients` without a promise. `zero_grad` of the optimizer, of either kind, fills
        the blocks with zeros, so parameters that a backward pass does not reach have zeros for
        gradients, and are updated. Another way to reset gradients is noticed as above.
    fallback: whether parameters and groups that cannot be folded, which are an error otherwise, are
        left to torch's own step, without its foreach and fused forms. `explain` names them.
    grad_scaler: the scaler whose `step` will be called with the optimizer. It leaves the search for
        infinities and NaN to the folded step, which reads gradients less often: its class becomes
        a subclass of torch.amp.GradScaler. Without it, a scaler searches itself. The gradients
        are on one device, and `fallback` is not set.
    max_norm: what a step clips the 2-norm of all gradients together to, as
        torch.nn.utils.clip_grad_norm_ does before a step, but without writing gradients: a number
        that is not negative, or a tensor of one element. None for no such clip. It can be set
        later: `optimizer.max_norm`. The norm of the last step is `optimizer.grad_norm`.
    norm_type: of that norm: 2.0, or math.inf for the largest magnitude.
    clip_value: what a step clips the magnitude of each element of the gradients to, as
        torch.nn.utils.clip_grad_value_ does. Numbers, tensors and None are as for max_norm, which
        is None then.
    unclipped: parameters whose gradients neither count in the norm nor are clipped. As for
        torch.nn.utils.clip_grad_norm_, one tensor may stand for itself.
    write_back: whether a step leaves the gradients as it has taken them: unscaled and clipped.
    copies: torch.bfloat16 or torch.float16 to have each step write copies of weights in that dtype.
        Under autocast of the dtype, the forward pass of `model` reads them in place of casts, with
        the same results. The float32 weights and biases of linear and convolutional modules have
        copies; `explain` names other parameters, and why they have none. These modules get
        subclasses of their classes, and torch.clear_autocast_cache a wrapper.
    grad_dtype: the dtype of copies, to have gradients of parameters with copies stay in it where
        the backward pass makes them in it, with the same values. A sum of several is float32.
        autograd casts none of them. It sets `grad_dtype` of these parameters, which torch has from
        2.10 on, and is not for `static_gradients`.

    Parameters are dense tensors of any shape and strides, on CPUs or CUDA devices, of the dtypes
    float16, bfloat16, float32, float64, complex64 or complex128. Gradients have the dtype of their
    parameter, or float32, or, for a float32 parameter, bfloat16 or float16. All parameters with a
    gradient are updated; the others, and their state, are neither read nor written. One that
    requires no gradient and has none may be anything.

    Compiles plans for the parameters that require a gradient, or finds them in the cache
    ($STEPFOLD_CACHE, $XDG_CACHE_HOME/stepfold or ~/.cache/stepfold), of which
    $STEPFOLD_CACHE_SIZE limits the size.

    Raises TypeError for another class, ValueError for a group, a parameter or a gradient that
    cannot be folded or clipped, for parameters on several devices with max_norm, for max_norm
    and clip_value together, for copies without a model or if no parameter has one, for grad_dtype
    without copies of it or with static_gradients, or for a bad
    $STEPFOLD_CACHE_SIZE, OSError if libStepfold.so,
    libStepfoldRuntime.so or libStepfoldTorch.so is not found, and stepfold.CompilerError or
    stepfold.PlanError if a plan cannot be compiled or loaded. The optimizer is then as it
    was.
    """
    kind = check_class(optimizer)
    check_scaler(grad_scaler)
    options = Options(threads, static_gradients, flat, fallback, grad_scaler is not None)
    options.check()
    left_out = WeakTensors(read_unclipped(unclipped))
    clipping = Clipping(max_norm, norm_type, clip_value, left_out, write_back)
    if model is not None and not isinstance(model, Module):
        raise TypeError(f"model: expected a torch.nn.Module, got {type(model).__name__}")
    check_copies(copies, model)
    check_grad_dtype(grad_dtype, copies, model, static_gradients=options.static_gradients)
    check_step(optimizer, kind.step, "fold it before")
    check_libraries()
    written = None
    if copies is not None and model is not None:
        written = Copies(
            model, copies, None if grad_dtype is None else GradientSums(options.threads)
        )
    step = FoldedStep(folded.find_spec(optimizer, kind), options, model, written)
    step.check(optimizer, clipping)
    step.compile(optimizer, clipping)
    if written is not None and model is not None:
        written.begin(model, (p for group in optimizer.param_groups for p in group["params"]))
    told, replaced = (take(optimizer, names) for names in (TOLD, REPLACED))
    core = vars(optimizer)[CORE] = Core(options, clipping, step, grad_scaler, told, replaced)
    if grad_scaler is not None:
        give_search(grad_scaler, core)
    set_class(optimizer, folded.FOLDED[kind])
    return optimizer


def take(optimizer: optim.Optimizer, names: Iterable[str]) -> dict[str, Any]:
    """Removes attributes that an optimizer has, and returns them."""
    return {name: vars(optimizer).pop(name) for name in names if name in vars(optimizer)}


def set_class(optimizer: optim.Optimizer, kind: Any) -> None:
    """Gives an optimizer another class. Schedulers that exist go on with the step of that."""
    changed: Any = optimizer
    is_wrapped = vars(optimizer).pop("step", None) is not None
    changed.__class__ = kind
    changed._patch_step_function()
    if is_wrapped:
        changed.step = track_step(changed)


def check_class(optimizer: object) -> type[optim.Optimizer]:
    """Returns the class; raises TypeError for one that cannot be folded."""
    kind = type(optimizer)
    if isinstance(optimizer, (list, tuple)):
        raise TypeError(
            f"optimizer: expected an optimizer, got a {kind.__name__}: fold each one by itself"
        )
    name = None if kind in folded.FOLDED else find_wrapped(optimizer)
    if name is not None:
        is_folded = isinstance(getattr(optimizer, name), folded.Folded)
        advice = "which is folded already" if is_folded else "which can be folded in its place"
        raise TypeError(
            f"optimizer: this {kind.__name__} wraps another one, its attribute '{name}', {advice}"
        )
    if isinstance(optimizer, folded.Folded):
        raise TypeError(f"optimizer: this {kind.__name__} is folded already")
    if kind not in folded.FOLDED:
        known = ", ".join(kind.__name__ for kind in folded.FOLDED)
        base = next((base.__name__ for base in kind.__mro__ if base in folded.FOLDED), None)
        reason = f"a subclass of {base} may compute anything" if base else f"known are {known}"
        raise TypeError(
            f"optimizer: a {kind.__module__}.{kind.__qualname__} cannot be folded: {reason}"
        )
    return kind


def find_wrapped(wrapper: object) -> str | None:
    """The attribute of a wrapper that is the optimizer whose step it takes; None without one."""
    names = ("optimizer", "_optimizer", *getattr(wrapper, "__dict__", ()))
    found = (name for name in names if is_optimizer(getattr(wrapper, name, None)))
    return next(found, None)


def is_optimizer(value: object) -> bool:
    return isinstance(value, optim.Optimizer)


def check_step(optimizer: optim.Optimizer, step: Callable[..., Any], advice: str) -> None:
    """Raises ValueError if another step than that of its class is set on the optimizer."""
    if not folded.has_step(optimizer, step):
        raise ValueError(
            f"optimizer: the step of this {type(optimizer).__name__} was replaced by "
            f"{optimizer.step!r}: {advice}"
        )


def track_step(optimizer: optim.Optimizer) -> Callable[..., Any]:
    """The step for schedulers that exist already, which want to know that it was called."""
    reference = weakref.ref(optimizer)
    function = type(optimizer).step

    @functools.wraps(function)
    def step(*arguments: Any, **settings: Any) -> Any:
        owner: Any = reference()
        owner._opt_called = True
        return function(owner, *arguments, **settings)

    step._wrapped_by_lr_sched = True  # type: ignore[attr-defined]
    return step
