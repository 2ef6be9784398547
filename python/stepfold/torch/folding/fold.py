"""Folding, which makes the step of an optimizer a compiled plan."""

import functools
import weakref
from collections.abc import Callable, Iterable, Mapping
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
from stepfold.torch.folding.low_bit_classes import find_low_bit_refusal
from stepfold.torch.grad_scaling.scalers import check_scaler, give_search
from stepfold.torch.optimizers.lamb import LAMB
from stepfold.torch.optimizers.lars import LARS
from stepfold.torch.optimizers.lion import Lion
from stepfold.torch.optimizers.muon import Muon
from stepfold.torch.ranks.ranks import Ranks
from stepfold.torch.rules.rule import RuleOptimizer
from stepfold.torch.step.clipping import Clipping
from stepfold.torch.step.core import CORE, Core
from stepfold.torch.step.folded_step import FoldedStep
from stepfold.torch.step.masters import check_master_weights, check_state_format
from stepfold.torch.step.options import Options
from stepfold.torch.tensors.weak_tensors import WeakTensors, read_params

if TYPE_CHECKING:
    from typing_extensions import Unpack

# Attributes of an optimizer that its folded class defines.
REPLACED = ("_step_supports_amp_scaling",)
# Attributes of an optimizer that its core has instead.
SCALER_ATTRIBUTES = ("grad_scale", "found_inf")


class Keywords(TypedDict, total=False):
    """The keywords of `fold`, shared by all overloads."""

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
    master_weights: torch.dtype | str | None
    masters_from: Mapping[str, Tensor] | Module | None
    state_format: str | None
    exact_norms: bool | None
    ranks: Ranks | None


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
def fold(optimizer: "optim.Muon", **options: "Unpack[Keywords]") -> "folded.FoldedMuon": ...
@overload
def fold(optimizer: Muon, **options: "Unpack[Keywords]") -> folded.FoldedStepfoldMuon: ...
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
    master_weights: torch.dtype | str | None = None,
    masters_from: Mapping[str, Tensor] | Module | None = None,
    state_format: str | None = None,
    exact_norms: bool | None = None,
    ranks: Ranks | None = None,
) -> Any:
    """Makes the step of an optimizer a compiled plan. Returns the same object. `unfold` undoes it.

    optimizer = stepfold.torch.fold(torch.optim.AdamW(model.parameters(), lr=3e-4))

    optimizer: an Adam, AdamW, SGD, RMSprop, Adagrad, Adadelta, Adamax, NAdam, RAdam, ASGD, Rprop
        or Muon of torch.optim, a LARS, LAMB, Lion or Muon of stepfold.torch, or the optimizer of a
        Rule. It is of the class itself, not of a subclass. Its class becomes a subclass with the
        method `explain`. Groups, state, `state_dict`, hooks and schedulers stay what they are, and
        may exist already. `foreach`, `fused` and `capturable` have no effect.
    model: module that reads `copies`, and that gives parameters their names in messages. Without
        it, parameters have the names of `named_parameters`, or their position, such as
        `param_groups[0].params[3]`.
    threads: number of threads of a step on the CPU, 1 to 1024. Results do not depend on it. The
        default is torch.get_num_threads().
    static_gradients: True to promise that gradients keep their memory from step to step, as with
        `zero_grad(set_to_none=False)`, or with DistributedDataParallel's `gradient_as_bucket_view`.
        The host's time of a step does not depend on the number of parameters then: a step checks
        all groups, and 16 parameters in turn. The memory of a gradient that was freed may be read
        until the parameter's turn comes. Steps do not advance the versions of parameters, by which
        autograd detects parameters that were changed before a backward pass.
    flat: True to make gradients views of one block of memory for each device and dtype. Gradients
        keep their memory then, as for `static_gradients`, without a promise. `zero_grad` of the
        optimizer fills the blocks with zeros, whatever its argument. So parameters that a backward
        pass does not reach have zero gradients, and are updated. Gradients that are reset in
        another way are noticed as for `static_gradients`.
    fallback: True to leave parameters and groups that cannot be folded to torch's own step, without
        its foreach and fused forms. `explain` names them. False to raise an error for them.
    grad_scaler: scaler whose `step` will be called with the optimizer. It leaves the search for
        infinities and NaN to the folded step, which reads gradients less often. Its class becomes
        a subclass of torch.amp.GradScaler. Without the keyword, a scaler searches itself. All
        gradients must be on one device, and `fallback` must not be set.
    max_norm: bound to which a step clips the norm of all gradients together: a number that is not
        negative, or a tensor of one element. The result is that of torch.nn.utils.clip_grad_norm_
        before the step, but the gradients are not written. None for no such clip. It can be set
        later, as `optimizer.max_norm`. The norm of the last step is `optimizer.grad_norm`.
    norm_type: type of that norm: 2.0, or math.inf for the largest magnitude.
    clip_value: bound to which a step clips the magnitude of each element of the gradients, as
        torch.nn.utils.clip_grad_value_ does. Its values are those of max_norm, which must be None.
    unclipped: parameters whose gradients are not clipped, and do not count in the norm. A single
        tensor is one parameter, as in torch.nn.utils.clip_grad_norm_.
    write_back: True if a step overwrites the gradients with those that the update has taken:
        unscaled and clipped.
    copies: torch.bfloat16 or torch.float16 to make each step write copies of weights in that dtype.
        Under autocast to the dtype, the forward pass of `model` reads the copies in place of casts,
        with the same results. The float32 weights and biases of linear and convolutional modules
        have copies. `explain` names the other parameters, and the reasons why they have none. These
        modules get subclasses of their classes, and torch.clear_autocast_cache gets a wrapper.
    grad_dtype: dtype of the copies, to keep gradients of parameters with copies in it where the
        backward pass computes them in it. The values are the same, and autograd casts none of them.
        A sum of several gradients is float32. `fold` sets `grad_dtype` of these parameters, which
        torch has since 2.10. It cannot be combined with `static_gradients`.
    master_weights: torch.float32 to give parameters in bfloat16 and float16 masters: the step is
        that of float32 parameters, whose values are the masters, and rounds them to the parameters.
        The state of a parameter has its master as `master_weight`. Its moments are float32, too.
        A parameter that somebody else writes gets a new master: each element of the old one that
        rounds to the parameter is kept, and the others are those of the parameter. It cannot be
        combined with `copies`.
        "8bit" to have masters in one more byte for each element of large parameters in bfloat16:
        their state has error codes, as `master_error`. Other parameters have float32 masters.
    masters_from: state dict or module whose float32 tensors are the first masters, by the names
        that `model` gives. None for masters that begin as the parameters.
    state_format: "8bit" to pack the moments of large parameters, of Adam, AdamW, SGD with momentum,
        Lion and RMSprop: each element has a code of 8 bits, and each 32 elements a float32 scale.
        Momentum of Muon stays as it is, beside AdamW in groups of stepfold.torch.Muon.
        docs/low-bit.md says which parameters are packed, and what it costs. It cannot be combined
        with `fallback`.
    exact_norms: True to take the 2-norm of `max_norm`, and the sums of LARS, LAMB and rules, from
        sums that are not rounded, if they are of float32. Their bits depend neither on the order of
        elements and parameters nor on how these are divided. False for sums in the canonical order
        of docs/numerics.md, which sums over ranks cannot have. None for True for the sums of a
        sharded DTensor, also on one rank, and for `max_norm` if there is one or if norms are those
        of several ranks; else for False.
    ranks: statement about the ranks whose norms and overflows are one. It is needed beside sharded
        parameters for those that are no DTensors, and for DTensors on some of the ranks.

    Parameters are dense tensors of any shape and strides, on CPUs or CUDA devices, of the dtypes
    float16, bfloat16, float32, float64, complex64 or complex128. Gradients have the dtype of their
    parameter, or float32, or, for a float32 parameter, bfloat16 or float16. All parameters with a
    gradient are updated. The other parameters and their state are neither read nor written. A
    parameter that neither requires nor has a gradient is not restricted.

    Compiles plans for the parameters that require a gradient, or finds the plans in the cache, the
    folder $STEPFOLD_CACHE, $XDG_CACHE_HOME/stepfold or ~/.cache/stepfold. $STEPFOLD_CACHE_SIZE
    limits its size, in MiB.

    Raises:
        TypeError for an optimizer of another class, or an argument of another type.
        ValueError for a group, a parameter or a gradient that cannot be folded or clipped, for
            parameters on several devices with max_norm, for arguments that conflict (max_norm and
            clip_value, fallback and grad_scaler, grad_dtype and static_gradients, copies and
            master_weights), for copies without model or if no parameter has one, for grad_dtype
            without the same copies, for master_weights if no parameter has a master, for
            masters_from without master_weights or with tensors that do not round to the parameters,
            and for a bad $STEPFOLD_CACHE_SIZE.
        OSError if libStepfold.so, libStepfoldRuntime.so or libStepfoldTorch.so is not found.
        stepfold.CompilerError or stepfold.PlanError if a plan cannot be compiled or loaded.

    After an error, the optimizer is as it was.
    """
    optimizer_class = check_class(optimizer)
    check_scaler(grad_scaler)
    check_master_weights(master_weights)
    check_state_format(state_format)
    searches_overflows = grad_scaler is not None
    options = Options(
        threads=threads,
        static_gradients=static_gradients,
        flat=flat,
        fallback=fallback,
        searches_overflows=searches_overflows,
        master_weights=master_weights,
        state_format=state_format,
        exact_norms=exact_norms,
        ranks=ranks,
    )
    options.check()
    if master_weights is None and masters_from is not None:
        raise ValueError("masters_from: expected `master_weights`, too: the dtype of the masters")
    if master_weights is not None and copies is not None:
        raise ValueError(
            "copies and master_weights: expected one of them, got both: copies are of float32 "
            "parameters, and masters of narrower ones"
        )
    left_out = WeakTensors(read_params("unclipped", unclipped))
    clipping = Clipping(max_norm, norm_type, clip_value, left_out, write_back)
    if model is not None and not isinstance(model, Module):
        raise TypeError(f"model: expected a torch.nn.Module, got {type(model).__name__}")
    check_copies(copies, model)
    check_grad_dtype(grad_dtype, copies, model, static_gradients=options.static_gradients)
    check_step(optimizer, optimizer_class.step, "fold it before")
    check_libraries()
    weight_copies = None
    if copies is not None and model is not None:
        weight_copies = Copies(
            model, copies, None if grad_dtype is None else GradientSums(options.threads)
        )
    step = FoldedStep(folded.find_spec(optimizer, optimizer_class), options, model, weight_copies)
    step.check(optimizer, clipping)
    step.compile(optimizer, clipping)
    if masters_from is not None:
        step.load_masters(optimizer, masters_from)
    if weight_copies is not None and model is not None:
        weight_copies.begin(model, (p for group in optimizer.param_groups for p in group["params"]))
    scaled, replaced = take(optimizer, SCALER_ATTRIBUTES), take(optimizer, REPLACED)
    core = vars(optimizer)[CORE] = Core(options, clipping, step, grad_scaler, scaled, replaced)
    if grad_scaler is not None:
        give_search(grad_scaler, core)
    set_class(optimizer, folded.FOLDED[optimizer_class])
    return optimizer


def take(optimizer: optim.Optimizer, names: Iterable[str]) -> dict[str, Any]:
    """Removes attributes from an optimizer, if it has them. Returns them by name."""
    return {name: vars(optimizer).pop(name) for name in names if name in vars(optimizer)}


def set_class(optimizer: optim.Optimizer, optimizer_class: Any) -> None:
    """Changes the class of an optimizer. Existing schedulers track the step of the new class."""
    changed: Any = optimizer
    is_wrapped = vars(optimizer).pop("step", None) is not None
    changed.__class__ = optimizer_class
    changed._patch_step_function()
    if is_wrapped:
        changed.step = track_step(changed)


def check_class(optimizer: object) -> type[optim.Optimizer]:
    """Returns the class of an optimizer.

    Raises TypeError if it cannot be folded.
    """
    optimizer_class = type(optimizer)
    name = optimizer_class.__name__
    if isinstance(optimizer, (list, tuple)):
        raise TypeError(f"optimizer: expected an optimizer, got a {name}: fold each one by itself")
    attribute = None if optimizer_class in folded.FOLDED else find_wrapped(optimizer)
    if attribute is not None:
        is_folded = isinstance(getattr(optimizer, attribute), folded.Folded)
        advice = "which is folded already" if is_folded else "which can be folded in its place"
        raise TypeError(
            f"optimizer: this {name} wraps another one, its attribute '{attribute}', {advice}"
        )
    if isinstance(optimizer, folded.Folded):
        raise TypeError(f"optimizer: this {name} is folded already")
    if optimizer_class not in folded.FOLDED:
        known = ", ".join(each.__name__ for each in folded.FOLDED)
        base = next(
            (base.__name__ for base in optimizer_class.__mro__ if base in folded.FOLDED), None
        )
        reason = find_low_bit_refusal(optimizer_class)
        if reason is None:
            reason = f"a subclass of {base} may compute anything" if base else f"known are {known}"
        path = f"{optimizer_class.__module__}.{optimizer_class.__qualname__}"
        raise TypeError(f"optimizer: a {path} cannot be folded: {reason}")
    return optimizer_class


def find_wrapped(wrapper: object) -> str | None:
    """Returns the name of a wrapper's attribute that is the wrapped optimizer; None without one."""
    names = ("optimizer", "_optimizer", *getattr(wrapper, "__dict__", ()))
    found = (name for name in names if is_optimizer(getattr(wrapper, name, None)))
    return next(found, None)


def is_optimizer(value: object) -> bool:
    return isinstance(value, optim.Optimizer)


def check_step(optimizer: optim.Optimizer, step: Callable[..., Any], advice: str) -> None:
    """Raises ValueError if an optimizer has an attribute `step` other than a scheduler's.

    step: method that the class must have. advice: end of the message, which says what to do.
    """
    if not folded.has_step(optimizer, step):
        raise ValueError(
            f"optimizer: the step of this {type(optimizer).__name__} was replaced by "
            f"{optimizer.step!r}: {advice}"
        )


def track_step(optimizer: optim.Optimizer) -> Callable[..., Any]:
    """Returns the step for schedulers that exist already, which records that it was called."""
    reference = weakref.ref(optimizer)
    function = type(optimizer).step

    @functools.wraps(function)
    def step(*arguments: Any, **settings: Any) -> Any:
        owner: Any = reference()
        owner._opt_called = True
        return function(owner, *arguments, **settings)

    step._wrapped_by_lr_sched = True  # type: ignore[attr-defined]
    return step
