"""Checks of optimizers and parameters that are folded."""

from collections.abc import Sequence
from typing import Any

import paddle
from paddle.base import framework

from stepfold.paddle.dynamic.devices import find_place_refusal
from stepfold.paddle.dynamic.dtypes import has_masters, is_narrow, name_dtype
from stepfold.paddle.dynamic.settings import describe_group, describe_settings, name_class

# Versions of the framework with which folded optimizers are tested.
VERSIONS = ("3.3.1",)
# Reasons why optimizers of the framework are not folded.
REASONS = {
    "NAdam": "the framework does not round its powers correctly",
    "ASGD": "its state is one of several parts of a variable",
    "LBFGS": "its step evaluates the loss several times",
}
# Attributes of wrappers that have the optimizer that they wrap.
WRAPPED = ("_inner_opt", "inner_optimizer", "_optim")
# Attribute that GroupShardedStage3 sets on the optimizer.
STAGE_3 = "update_slice"
DTYPES = (paddle.float32, paddle.float64)


def check_version() -> None:
    """Raises RuntimeError for another version of the framework."""
    version = paddle.__version__
    if version not in VERSIONS:
        raise RuntimeError(
            f"paddlepaddle {version}: optimizers of dynamic mode are folded with "
            f"{' and '.join(VERSIONS)}, whose optimizers write the programs that plans are made "
            "of, and whose functions read tensors"
        )


def check_framework() -> None:
    """Raises RuntimeError for another version of the framework, in static mode and without PIR."""
    check_version()
    if not paddle.in_dynamic_mode():
        raise RuntimeError(
            "the framework is in static mode: call paddle.disable_static() before folding an "
            "optimizer, or fold the main and the startup program"
        )
    if not framework.use_pir_api():
        raise RuntimeError(
            "optimizers write programs in PIR, which FLAGS_enable_pir_api=0 turns off for this "
            "process: start it without this flag"
        )


def check_class(optimizer: object, classes: Sequence[type[Any]]) -> type[Any]:
    """Returns the class of an optimizer.

    classes: the classes that can be folded.

    Raises TypeError for another class.
    """
    optimizer_class = type(optimizer)
    if optimizer_class in classes:
        return optimizer_class
    name = f"{optimizer_class.__module__}.{optimizer_class.__qualname__}"
    if optimizer_class.__name__ in REASONS and optimizer_class.__module__.startswith("paddle."):
        raise TypeError(
            f"optimizer: a {name} cannot be folded: {REASONS[optimizer_class.__name__]}"
        )
    attribute = find_wrapped(optimizer)
    if attribute is not None:
        raise TypeError(
            f"optimizer: this {name} wraps another one, its attribute '{attribute}': fold that"
        )
    known = ", ".join(each.__name__ for each in classes)
    base = next((each.__name__ for each in classes if issubclass(optimizer_class, each)), None)
    reason = f"a subclass of {base} may compute anything" if base else f"known are {known}"
    raise TypeError(f"optimizer: a {name} cannot be folded: {reason}")


def find_wrapped(wrapper: object) -> str | None:
    """Returns the name of a wrapper's attribute that is the wrapped optimizer; None without one."""
    attributes = getattr(wrapper, "__dict__", {})
    found = (
        name for name in WRAPPED if isinstance(attributes.get(name), paddle.optimizer.Optimizer)
    )
    return next(found, None)


def check_wrapped(optimizer: Any) -> None:
    """Raises TypeError for an optimizer whose parameters a wrapper rebuilds in each step."""
    if STAGE_3 in vars(optimizer):
        raise TypeError(
            f"optimizer: GroupShardedStage3 releases and rebuilds the parameters of this "
            f"{name_class(optimizer)}: shard it with stage 1 or 2, or do not fold it"
        )


def check_optimizer(optimizer: Any) -> None:
    """Raises TypeError or ValueError for parameters or settings that cannot be folded."""
    check_wrapped(optimizer)
    if "step" in vars(optimizer):
        raise TypeError(
            f"optimizer: the method 'step' of this {name_class(optimizer)} was replaced: "
            "fold the optimizer before the wrapper that does so"
        )
    if not optimizer._parameter_list:
        raise ValueError(
            f"optimizer: this {name_class(optimizer)} has no parameters: pass `parameters` when "
            "making it"
        )
    if optimizer._use_fusion_storage:
        raise ValueError(
            f"optimizer: this {name_class(optimizer)} keeps its state in one buffer, which the "
            "framework rebuilds: fold it without use_fusion_storage()"
        )
    describe_settings(optimizer)
    params = optimizer._param_groups
    if isinstance(params[0], dict):
        for group in optimizer._param_groups:
            describe_group(group, optimizer)
        params = [param for group in params for param in group["params"]]
    check_params(
        optimizer, [param for param in params if not param.stop_gradient and has_elements(param)]
    )


def has_elements(param: Any) -> bool:
    """Returns whether a parameter has elements. The framework does not update others, either."""
    return 0 not in param.shape


def check_params(optimizer: Any, params: Sequence[Any]) -> None:
    """Raises ValueError for a parameter that a plan cannot update."""
    names = set()
    for param in params:
        refusal = find_refusal(optimizer, param)
        if param.name in names:
            refusal = "has the name of another parameter, by which the framework finds its state"
        if refusal is not None:
            raise ValueError(f"parameter '{param.name}': {refusal}")
        names.add(param.name)


def find_refusal(optimizer: Any, param: Any) -> str | None:
    """Returns the reason why a plan cannot update a parameter, as a predicate; None if it can."""
    if param.is_dist():
        return "is a distributed tensor, of which each rank has a part"
    if not param._is_initialized():
        return "has no memory: it was freed, or is not initialised yet"
    refusal = find_place_refusal(param)
    if refusal is not None:
        return refusal
    dtype = name_dtype(param.dtype)
    if is_narrow(param):
        if not has_masters(optimizer):
            return (
                f"is of {dtype}, and this {name_class(optimizer)} keeps no masters: pass "
                "multi_precision=True when making it, or call "
                'paddle.amp.decorate(..., level="O2", master_weight=True)'
            )
    elif param.dtype not in DTYPES:
        return f"is of {dtype}: expected float32, float64, or bfloat16 and float16 with masters"
    if not param.is_contiguous():
        return "is not contiguous: pass a parameter whose elements lie one behind the other"
    return None


def check_gradient(param: Any, gradient: Any) -> None:
    """Raises ValueError for a gradient without memory, or of another type or shape than `param`.

    Gradients of parameters of 16 bits may be float32, too, as paddle.amp.decorate(master_grad=True)
    makes them.
    """
    if not gradient._is_initialized():
        raise ValueError(f"gradient of '{param.name}': has no memory: it was freed")
    is_master_grad = is_narrow(param) and gradient.dtype == paddle.float32
    if gradient.dtype != param.dtype and not is_master_grad:
        raise ValueError(
            f"gradient of '{param.name}': expected {name_dtype(param.dtype)}, got "
            f"{name_dtype(gradient.dtype)}"
        )
    if gradient.shape != param.shape:
        raise ValueError(
            f"gradient of '{param.name}': expected the shape {list(param.shape)}, got "
            f"{list(gradient.shape)}"
        )
