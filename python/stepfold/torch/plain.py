"""What the optimizers of Stepfold's own have in common: their plain step, without a plan."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.torch.checks import check_number, check_pair
from stepfold.torch.layout import get_wide_dtype
from stepfold.torch.names import Names


class PlainOptimizer(Optimizer):
    """An optimizer whose step is a loop over the parameters, of torch's operations.

    Everything is computed, and state is kept, in the wide dtype: float64 for parameters of float64
    and complex128, else float32. Settings are rounded to it first. A parameter of another dtype is
    rounded once. Complex parameters are pairs of real elements.
    """

    # The settings that are numbers, at least 0 and less than the limit; `betas` is a pair.
    _limits: ClassVar[Mapping[str, float]]

    @abstractmethod
    def _make_state(self, param: Tensor, group: Mapping[str, Any]) -> dict[str, Tensor]:
        """Returns the state of a parameter before its first step."""

    @abstractmethod
    def _update(
        self,
        param: Tensor,
        grad: Tensor,
        state: dict[str, Tensor],
        group: Mapping[str, Any],
        numbers: Mapping[str, Tensor],
    ) -> None:
        """Updates a parameter and its state in place.

        param, grad: real, of the wide dtype; `maximize` has negated the gradient already.
        numbers: the settings of the group, each a tensor of the wide dtype without dimensions. A
            pair is under its key with 1 and 2 in place of the plural: `beta1`, `beta2`.
        """

    @torch.no_grad()
    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Performs a single optimization step.

        closure: computes the loss again and returns it; gradients are enabled.

        Returns what the closure does, None without one.

        Raises ValueError for a sparse gradient, before any parameter is updated.
        """
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        self._check_gradients()
        for group in self.param_groups:
            self._init_group(group)
            for param in group["params"]:
                if param.grad is not None:
                    self._step_param(param, param.grad, group)
        return loss

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Adds a group, as torch.optim.Optimizer does. Raises ValueError for a bad setting."""
        if isinstance(param_group, dict):
            for name, limit in self._limits.items():
                value = param_group.get(name, self.defaults[name])
                if name == "betas":
                    check_pair(name, value, limit)
                else:
                    check_number(name, value, limit)
        super().add_param_group(param_group)

    def load_state_dict(self, state_dict: Any) -> None:
        """Loads state, as torch.optim.Optimizer does, which stays in its own dtypes."""
        super().load_state_dict(state_dict)
        # torch has rounded it to the parameters' dtypes.
        keys = [key for group in state_dict["param_groups"] for key in group["params"]]
        params = [(param, group) for group in self.param_groups for param in group["params"]]
        for key, (param, group) in zip(keys, params):
            saved = state_dict["state"].get(key)
            if not saved:
                continue
            for name, fresh in self._make_state(param, group).items():
                value = saved.get(name)
                if isinstance(value, Tensor) and value.shape == fresh.shape:
                    self.state[param][name] = fresh.copy_(value)

    def _check_gradients(self) -> None:
        for group in self.param_groups:
            for param in group["params"]:
                if param.grad is not None and param.grad.layout is not torch.strided:
                    name = Names(None).find(param, self.param_groups)
                    raise ValueError(
                        f"{type(self).__name__}: '{name}' has a sparse gradient"
                        f" ({param.grad.layout})"
                    )

    # Under torch's name: folding calls it, as those of torch's classes, for state.
    def _init_group(self, group: Mapping[str, Any]) -> None:
        """Creates the state of the parameters that have a gradient and no state."""
        for param in group["params"]:
            if param.grad is not None and not self.state.get(param):
                self.state[param].update(self._make_state(param, group))

    def _step_param(self, param: Tensor, grad: Tensor, group: Mapping[str, Any]) -> None:
        real = view_as_real(param)
        wide = real.to(get_wide_dtype(real.dtype))
        gradient = view_as_real(grad).to(wide.dtype)
        state = {name: view_as_real(tensor) for name, tensor in self.state[param].items()}
        numbers: dict[str, Tensor] = {}
        for name in self._limits:
            if name == "betas":
                values = {"beta1": group[name][0], "beta2": group[name][1]}
            else:
                values = {name: group[name]}
            numbers |= {key: make_number(value, wide) for key, value in values.items()}
        self._update(wide, -gradient if group["maximize"] else gradient, state, group, numbers)
        if wide is not real:
            real.copy_(wide)


def view_as_real(tensor: Tensor) -> Tensor:
    """The tensor, or its real and imaginary parts as a last dimension."""
    return torch.view_as_real(tensor.resolve_conj()) if tensor.is_complex() else tensor


def make_number(value: Any, like: Tensor, dtype: torch.dtype | None = None) -> Tensor:
    """A copy of a number as a tensor without dimensions, of the device and dtype of another one.

    value: a number, or a tensor of one element. dtype: instead of the other tensor's.
    """
    number = torch.empty((), dtype=dtype or like.dtype, device=like.device)
    return number.copy_(value.reshape(())) if isinstance(value, Tensor) else number.fill_(value)


def make_zeros(param: Tensor) -> Tensor:
    """State of the wide dtype, in the parameter's order of elements."""
    dtype = get_wide_dtype(param.dtype)
    return torch.zeros_like(param, dtype=dtype, memory_format=torch.preserve_format)


def get_norm(tensor: Tensor) -> Tensor:
    """The 2-norm of all elements: the root of the sum of squares, in the tensor's dtype."""
    return tensor.square().sum().sqrt()


def adapt_rate(
    adapted: Tensor,
    group: Mapping[str, Any],
    numbers: Mapping[str, Tensor],
    norms: tuple[Tensor, Tensor],
) -> Tensor:
    """The rate of a parameter: `adapted` where the norms and the decay are greater than 0, else lr.

    With `always_adapt`, the decay does not matter.
    """
    adapts = (norms[0] > 0) & (norms[1] > 0)
    if not group["always_adapt"]:
        adapts &= numbers["weight_decay"] > 0
    return torch.where(adapts, adapted, numbers["lr"])
