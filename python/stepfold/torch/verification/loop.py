"""A step of a class that can be folded, computed again by the loop of its class, in float64.

Such a class updates one parameter at a time, so that some parameters can be computed alone.
"""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.torch.folding.folded_optimizers import Folded, find_spec, get_torch_class
from stepfold.torch.optimizers.muon_settings import cut
from stepfold.torch.step.shells import PLAIN, make_shell, run_step
from stepfold.torch.tensors.layout import NARROW, get_local
from stepfold.torch.verification.elements import Place, find_far, find_outside
from stepfold.torch.verification.values import Values, copy_value


def find_class(optimizer: Optimizer) -> type[Optimizer]:
    """Returns the class whose plain step an optimizer computes."""
    return get_torch_class(optimizer) if isinstance(optimizer, Folded) else type(optimizer)


def widen(value: Any) -> Any:
    """Returns a copy of a value with floating-point tensors in float64.

    Tensors without dimensions keep their dtype, since all loops of torch compute with it.
    """
    if isinstance(value, (tuple, list)):
        return type(value)(map(widen, value))
    if not isinstance(value, Tensor):
        return value
    is_number = value.dim() == 0 and value.dtype not in NARROW
    if value.is_floating_point() and not is_number:
        return value.to(torch.float64, copy=True)
    return value.clone()


class Loop:
    """The plain step of parameters of an optimizer, one at a time, in float64."""

    def __init__(self, optimizer: Optimizer) -> None:
        self._optimizer = optimizer
        self._optimizer_class = find_class(optimizer)
        self._spec = find_spec(optimizer, self._optimizer_class)

    def is_elementwise(self, group: Mapping[str, Any], param: Tensor) -> bool:
        """Returns whether each element of a parameter can be computed without the others."""
        return self._spec.is_elementwise(group, param)

    def find_outside(
        self,
        group: Mapping[str, Any],
        param: Tensor,
        name: str,
        actual: Tensor,
        expected: Tensor,
        before: Tensor | None,
        *,
        number_bound: float = 0.0,
    ) -> Place | None:
        """Returns the place of elements outside the bounds of a step; None without any.

        group: group of the parameter. param: parameter, or a copy of its layout.
        name: name of the tensor, "param" or a key of the state.
        The others are those of `elements.find_outside`, and flat.
        """
        matrices = self._spec.get_variant(group).matrices if name == "param" else None
        if matrices is None or before is None:
            return find_outside(actual, expected, before, number_bound=number_bound)
        local = get_local(param)
        if not local.is_contiguous():
            return find_far(actual, expected, before)

        def cut_flat(flat: Tensor) -> list[Tensor]:
            return [part.flatten() for part in cut(flat.view(local.shape), matrices)]

        parts = zip(*map(cut_flat, (actual, expected, before)))
        for number, part in enumerate(parts):
            place = find_far(*part)
            if place is not None:
                indices = cut_flat(torch.arange(actual.numel()))[number]
                return Place(int(indices[place.index]), place.count)
        return None

    def compute(self, values: Values, group: Mapping[str, Any], *, is_wide: bool = True) -> Values:
        """Returns the parameter and its state after a step of its group.

        values: real tensors before the step, with the unscaled and clipped gradient.
        is_wide: True to compute in float64, False to compute in the dtypes of the tensors.
        """
        convert = widen if is_wide else copy_value
        param = torch.nn.Parameter(convert(values.param))
        plain = {key: value for key, value in PLAIN.items() if key in group}
        settings = {key: convert(value) for key, value in group.items()}
        groups = [{**settings, **plain, "params": [param]}]
        names = self._spec.eager_attributes
        shell = make_shell(self._optimizer, self._optimizer_class, groups, defaultdict(dict), names)
        if values.grad is not None:
            param.grad = convert(values.grad).to(param.dtype)
        if values.state:
            shell.state[param] = {key: convert(value) for key, value in values.state.items()}
        # Tensors that the loop creates without a device are on the host, as the copies are.
        with torch.device("cpu"):
            run_step(shell)
        return Values(param.detach(), param.grad, dict(shell.state.get(param, {})))
