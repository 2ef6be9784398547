"""Optimizers of the user: a Python function that updates one parameter."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

import torch
from torch import Tensor
from torch.optim.optimizer import ParamsT

from stepfold.torch.optimizers.checks import check_kind
from stepfold.torch.optimizers.eager import EagerOptimizer
from stepfold.torch.tensors.layout import get_local, get_wide_dtype, is_dtensor
from stepfold.torch.tracing.result_refusals import find_result_refusal

Update: TypeAlias = Callable[[Tensor, Tensor, dict[str, Any], Mapping[str, Any]], None]
Initial: TypeAlias = Callable[[Tensor], Tensor] | float

# Keys that groups of any optimizer have.
RESERVED = frozenset(("params", "param_names", "differentiable"))
# Classes of numbers in settings and initial state.
NUMBERS = (int, float)


class Rule:
    """An optimizer that is a Python function, in ordinary operations of torch.

        def update(param, grad, state, group):
            state["buffer"].mul_(group["momentum"]).add_(grad)
            param.sub_(group["lr"] * state["buffer"])

        Momentum = stepfold.torch.Rule(
            update, state={"buffer": torch.zeros_like}, lr=1e-2, momentum=0.9
        )
        optimizer = stepfold.torch.fold(Momentum(model.parameters(), lr=0.1))

    update: function of a parameter, its gradient, its state and its group. It changes the parameter
        and the state in place, and returns None. It must not change the gradient.
    state: initial values of the state of a parameter, by key. A function of the parameter, such as
        torch.zeros_like or torch.clone, makes a tensor of its shape. A number makes a float64
        tensor without dimensions, on the parameter's device.
    settings: settings of groups, with their defaults. A float, or a tuple of floats, may change
        between steps, and may be replaced by tensors of one element. `update` reads it as a float.
        Any other hashable value, such as a bool or an int, is an option: the kernels are compiled
        for its value.

    A call of the rule with parameters or groups, and settings, makes a `RuleOptimizer`, which is a
    torch.optim.Optimizer, folded or not.

    `update` computes in the wide dtype: float64 for parameters of float64 and complex128, else
    float32. Parameters of a narrower dtype are rounded once. Complex parameters are pairs of real
    elements in a last dimension. A parameter without dimensions is passed with shape (1,).

    `fold` calls `update` once for each shape, on tensors of the device "meta", which have no
    elements, and records its operations (docs/rules.md). Other values that it reads, besides
    parameter, gradient, state and group, are constants of the record.

    Raises TypeError or ValueError for state or settings of another kind.
    """

    def __init__(
        self,
        update: Update,
        *,
        state: Mapping[str, Initial] = MappingProxyType({}),
        **settings: Any,
    ) -> None:
        if not callable(update):
            raise TypeError(f"update: expected a function, got {type(update).__name__}")
        for key in (*state, *settings):
            if not isinstance(key, str) or not (key.isidentifier() and key.isascii()):
                raise ValueError(
                    f"state and settings: expected keys that are identifiers of ASCII, got {key!r}"
                )
        for key, initial in state.items():
            if not callable(initial) and not is_real(initial):
                class_name = type(initial).__name__
                raise TypeError(
                    f"state['{key}']: expected a function or a number, got {class_name}"
                )
        for key in settings:
            if key in RESERVED:
                raise ValueError(
                    f"{key}: every group has this key already: choose another name for the setting"
                )
        self.update = update
        self.state = dict(state)
        self.settings = settings
        for key, value in settings.items():
            self.check_setting(key, value)

    @property
    def name(self) -> str:
        """The name of the function."""
        return getattr(self.update, "__name__", type(self.update).__name__)

    def __repr__(self) -> str:
        return f"Rule({self.name})"

    def __call__(self, params: ParamsT, **settings: Any) -> "RuleOptimizer":
        """Returns an optimizer of parameters.

        params: parameters, or groups of them with settings of their own.
        settings: settings in place of the defaults.

        Raises TypeError or ValueError for a setting that the rule does not have, or that is of
        another kind.
        """
        return RuleOptimizer(params, self, settings)

    def is_number(self, key: str) -> bool:
        """Returns whether a setting is a number, or a tuple of numbers, and not an option."""
        default = self.settings[key]
        parts = default if isinstance(default, (tuple, list)) and default else (default,)
        return all(isinstance(part, (float, Tensor)) for part in parts)

    def check_setting(self, key: str, value: Any) -> None:
        """Raises TypeError or ValueError for a value that a setting cannot have."""
        if not self.is_number(key):
            if value.__hash__ is None:
                raise TypeError(f"{key}: expected a hashable option, got {type(value).__name__}")
            return
        default = self.settings[key]
        if not isinstance(default, (tuple, list)):
            check_kind(key, value, NUMBERS)
            return
        if not isinstance(value, (tuple, list)) or len(value) != len(default):
            raise TypeError(f"{key}: expected {len(default)} numbers or tensors, got {value!r}")
        for index, part in enumerate(value):
            check_kind(f"{key}[{index}]", part, NUMBERS)

    def __getstate__(self) -> dict[str, Any]:
        return {key: getattr(self, key) for key in ("update", "state", "settings")}


class RuleOptimizer(EagerOptimizer):
    """The optimizer that a `Rule` makes.

    rule: the rule.

    Without folding, a step calls the function for each parameter. A pickle contains the names of
    the functions, not their code, as any pickle of a function.
    """

    def __init__(self, params: ParamsT, rule: Rule, settings: Mapping[str, Any]) -> None:
        self.rule = rule
        self._check_keys(settings)
        super().__init__(params, {**rule.settings, **settings})

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Adds a group, as torch.optim.Optimizer does.

        Raises TypeError or ValueError for a setting that the rule does not have, or that is of
        another kind.
        """
        if isinstance(param_group, dict):
            for key in self.rule.settings:
                self.rule.check_setting(key, param_group.get(key, self.defaults[key]))
        super().add_param_group(param_group)

    def _check_keys(self, keys: Iterable[str]) -> None:
        for key in keys:
            if key not in self.rule.settings:
                known = ", ".join(self.rule.settings) or "none"
                raise TypeError(
                    f"{key}: {self.rule.name} has no such setting; its settings are {known}"
                )

    def _make_state(self, param: Tensor, group: Mapping[str, Any]) -> dict[str, Tensor]:
        wide = param.detach().to(get_wide_dtype(param.dtype))
        state = {}
        for key, initial in self.rule.state.items():
            if not callable(initial):
                state[key] = torch.full((), initial, dtype=torch.float64, device=param.device)
                continue
            tensor = initial(wide)
            if not isinstance(tensor, Tensor) or tensor.shape != param.shape:
                got = tuple(tensor.shape) if isinstance(tensor, Tensor) else type(tensor).__name__
                raise ValueError(
                    f"{self.rule.name}: state['{key}'] of a parameter of the shape "
                    f"{tuple(param.shape)}: expected a tensor of that shape, got {got}"
                )
            # The function may have returned the parameter itself, or one tensor several times.
            state[key] = torch.empty_like(wide).copy_(tensor)
        return state

    def update_param(
        self, param: Tensor, grad: Tensor, state: dict[str, Tensor], group: Mapping[str, Any]
    ) -> None:
        tensors = {key: state[key] for key in self.rule.state}
        if not param.dim():
            param, grad = param.reshape(1), grad.reshape(1)
            numbers = {key for key, initial in self.rule.state.items() if not callable(initial)}
            tensors = {k: v if k in numbers else v.reshape(1) for k, v in tensors.items()}
        # The function gets other objects with the same memory, so that it cannot change attributes
        # of the tensors themselves.
        given = {key: tensor.detach() for key, tensor in tensors.items()}
        new_param, result = param.detach(), dict[str, Any](given)
        settings = {key: self._read_setting(key, group[key]) for key in self.rule.settings}
        self.rule.update(new_param, grad, result, MappingProxyType(settings))
        refusal = find_result_refusal(given, result)
        if refusal is not None:
            raise ValueError(f"{self.rule.name} {refusal}")
        overwrite(
            [
                (param, new_param, new_param),
                *((tensor, given[key], result[key]) for key, tensor in tensors.items()),
            ]
        )

    def _read_setting(self, key: str, value: Any) -> Any:
        if not self.rule.is_number(key):
            return value
        return tuple(map(float, value)) if isinstance(value, (tuple, list)) else float(value)

    def __getstate__(self) -> dict[str, Any]:
        state: dict[str, Any] = super().__getstate__()
        return {**state, "rule": self.rule}


def overwrite(results: list[tuple[Tensor, Tensor, Any]]) -> None:
    """Copies the results of a function to tensors, unless it has computed them in place.

    results: triples of a tensor, the tensor of the same memory that the function was given, and the
        tensor or number that it has left in its place.
    """
    moved = [
        # All results are read before any is written, since one may be a view of another.
        (tensor, after.clone() if isinstance(after, Tensor) else after)
        for tensor, given, after in results
        if after is not given or get_local(after).data_ptr() != get_local(tensor).data_ptr()
    ]
    for tensor, after in moved:
        if isinstance(after, Tensor):
            is_shared = is_dtensor(after) and not is_dtensor(tensor)
            # Ranks have a number together.
            tensor.copy_(after.full_tensor() if is_shared else after)  # type: ignore[attr-defined]
        else:
            tensor.fill_(after)


def is_real(value: Any) -> bool:
    return isinstance(value, NUMBERS) and not isinstance(value, bool)
