"""The eager step, without a plan, of optimizers that torch does not have."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.torch.optimizers.param_names import Names
from stepfold.torch.tensors.layout import get_wide_dtype


class EagerOptimizer(Optimizer):
    """An optimizer whose step is a loop over the parameters, in operations of torch.

    The step computes in the wide dtype: float64 for parameters of float64 and complex128, else
    float32. A parameter of a narrower dtype is rounded once. Complex parameters are pairs of real
    elements.
    """

    # True if the state is kept in the wide dtype, False if it is rounded to that of the parameter.
    _has_wide_state: ClassVar[bool] = True

    @abstractmethod
    def _make_state(self, param: Tensor, group: Mapping[str, Any]) -> dict[str, Tensor]:
        """Returns the state of a parameter before its first step."""

    @abstractmethod
    def update_param(
        self, param: Tensor, grad: Tensor, state: dict[str, Tensor], group: Mapping[str, Any]
    ) -> None:
        """Updates a parameter and its state in place.

        param, grad: real tensors of the wide dtype.
        state: state of the parameter, as real tensors of the wide dtype.
        """

    @torch.no_grad()
    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Performs a single optimization step.

        closure: function that computes the loss again and returns it. Gradients are enabled.

        Returns the result of the closure; None without one.

        Raises ValueError for a sparse gradient or a bad setting, before any parameter is updated.
        """
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        self._check_step()
        for group in self.param_groups:
            self._init_group(group)
            for param in group["params"]:
                if param.grad is not None:
                    self._step_param(param, param.grad, group)
        return loss

    def load_state_dict(self, state_dict: Any) -> None:
        """Loads state, as torch.optim.Optimizer does, but keeps the dtypes of wide state."""
        super().load_state_dict(state_dict)
        if not self._has_wide_state:
            return
        # torch has rounded the state to the dtypes of the parameters.
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

    def _check_step(self) -> None:
        """Raises ValueError for a gradient or a setting that a step cannot have."""
        for group in self.param_groups:
            for param in group["params"]:
                if param.grad is not None and param.grad.layout is not torch.strided:
                    name = Names(None).find(param, self.param_groups)
                    raise ValueError(
                        f"{type(self).__name__}: '{name}' has a sparse gradient"
                        f" ({param.grad.layout}): expected a dense one, such as grad.to_dense()"
                    )

    # The name is that of torch's classes, since folding calls it to create state.
    def _init_group(self, group: Mapping[str, Any]) -> None:
        """Creates the state of the parameters that have a gradient and no state."""
        for param in group["params"]:
            if param.grad is not None and not self.state.get(param):
                self.state[param].update(self._make_state(param, group))

    def _step_param(self, param: Tensor, grad: Tensor, group: Mapping[str, Any]) -> None:
        real = view_as_real(param)
        wide = real.to(get_wide_dtype(real.dtype))
        gradient = view_as_real(grad).to(wide.dtype)
        kept = {name: view_as_real(tensor) for name, tensor in self.state[param].items()}
        state = {name: tensor.to(get_wide_dtype(tensor.dtype)) for name, tensor in kept.items()}
        self.update_param(wide, gradient, state, group)
        for narrow, result in ((real, wide), *((kept[name], state[name]) for name in kept)):
            if result is not narrow:
                narrow.copy_(result)


def view_as_real(tensor: Tensor) -> Tensor:
    """Returns a real tensor itself, and a complex one with its two parts as a last dimension."""
    return torch.view_as_real(tensor.resolve_conj()) if tensor.is_complex() else tensor
