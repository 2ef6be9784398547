"""The settings of an optimizer and its parameters, which a plan depends on."""

import inspect
from collections.abc import Hashable, Mapping
from typing import Any

import paddle
from paddle.nn import ClipGradByGlobalNorm, ClipGradByNorm, ClipGradByValue
from paddle.regularizer import L1Decay, L2Decay

CLIPS = (ClipGradByGlobalNorm, ClipGradByNorm, ClipGradByValue)
REGULARIZERS = (L1Decay, L2Decay)
# Attribute of a folded optimizer that is its step.
STEP = "_stepfold"
# Attributes of an optimizer that are its parameters, its state, or what steps keep between them.
STATE = frozenset(
    (
        STEP,
        "_accumulators",
        "_accumulators_holder",
        "_already_create_accumulator",
        "_auxiliary_vars",
        "_fuse_buffer_version",
        "_learning_rate",
        "_learning_rate_map",
        "_master_grads",
        "_master_weights",
        "_need_refuse",
        "_opti_name_list",
        "_param_device_map",
        "_param_dict",
        "_param_groups",
        "_parameter_list",
        "_params_name",
        "_sign",
        "_used_master_weights",
        "clear_gradients",
        "fusion_storage",
        "helper",
        "merged_model_params",
    )
)
# Lists of numbers that the first step of Rprop makes tensors, by the names of the attributes.
CONVERTED = ("_learning_rate_range", "_etas")
# The dictionary of the settings of groups that do not have their own.
DEFAULTS = "_default_dict"


def describe_settings(optimizer: Any) -> Hashable:
    """Returns the settings of an optimizer, for comparisons: two with equal ones step alike.

    Learning rates are no settings, since steps read them.

    Raises TypeError for a setting that cannot be folded.
    """
    return tuple(
        (name, describe(name, value, optimizer)) for name, value in list_settings(optimizer).items()
    )


def list_settings(optimizer: Any) -> dict[str, Any]:
    """Returns the attributes of an optimizer that are its settings, by name."""
    return {
        name: value
        for name, value in vars(optimizer).items()
        if name not in STATE and (name == DEFAULTS or not isinstance(value, dict))
    }


def get_accumulators(optimizer: Any) -> dict[str, dict[str, Any]]:
    """Returns the tensors of state by kind and name, without writing back what a plan keeps."""
    found: dict[str, dict[str, Any]] = vars(optimizer)["_accumulators"]
    return found


def describe_group(group: Mapping[str, Any], optimizer: Any) -> Hashable:
    """Returns the settings of a group, as `describe_settings`."""
    return tuple(
        (name, describe(name, value, optimizer))
        for name, value in group.items()
        if name != "params"
    )


def describe(name: str, value: Any, optimizer: Any) -> Hashable:
    """Returns a value that is equal for equal settings.

    name: name of the setting, for errors.

    Raises TypeError for a setting that is a tensor, and for a clip or a regularizer of an unknown
    class.
    """
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, paddle.Tensor):
        if name in CONVERTED:
            rows: Any = value.tolist()
            return tuple(map(tuple, rows))
        if name.removeprefix("_") not in inspect.signature(type(optimizer)).parameters:
            # Somebody has set it on the optimizer, whose step does not read it.
            return None
        raise TypeError(
            f"optimizer: '{name.removeprefix('_')}' of this {name_class(optimizer)} is a tensor: "
            "pass a number, which a plan can contain"
        )
    if type(value) in CLIPS:
        check_clip(value)
        return (type(value), *describe_attributes(value))
    if type(value) in REGULARIZERS:
        return (type(value), *describe_attributes(value))
    if isinstance(value, paddle.nn.clip.ClipGradBase) or hasattr(value, "_dygraph_clip"):
        raise TypeError(
            f"optimizer: clips of {type(value).__name__} cannot be folded: its norm may be one of "
            "several ranks, or anything else; known are " + list_names(CLIPS)
        )
    if isinstance(value, paddle.regularizer.WeightDecayRegularizer):
        raise TypeError(
            f"optimizer: the regularizer {type(value).__name__} cannot be folded: known are "
            + list_names(REGULARIZERS)
        )
    if isinstance(value, (list, tuple)):
        return tuple(describe(name, each, optimizer) for each in value)
    if isinstance(value, dict):
        return tuple((key, describe(key, each, optimizer)) for key, each in value.items())
    # Functions, which are called when a step is traced, and types of data.
    return value if callable(value) or isinstance(value, Hashable) else id(value)


def describe_attributes(value: Any) -> tuple[Hashable, ...]:
    return tuple(vars(value).items())


def check_clip(clip: Any) -> None:
    """Raises TypeError for a clip by a norm of several ranks."""
    if getattr(clip, "should_comm_on_shard_dim", False):
        raise TypeError(
            "optimizer: its clip takes the norm of several ranks, which a plan cannot compute: "
            "do not fold the optimizer of this rank"
        )


def name_class(optimizer: Any) -> str:
    """Returns the name of the class of the framework that an optimizer has, or had."""
    name: str = type(optimizer).__name__
    return name.removeprefix("Folded")


def list_names(classes: tuple[type, ...]) -> str:
    return ", ".join(each.__name__ for each in classes)
