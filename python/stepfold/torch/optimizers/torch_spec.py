"""Specs of optimizers of torch."""

import functools
import inspect

from torch import optim

from stepfold.stage.optimizer_spec import OptimizerSpec


class TorchSpec(OptimizerSpec):
    """The spec of a class of optimizers.

    torch_class: class whose eager step computes the same update.
    eager_attributes: attributes of an optimizer that this step reads besides groups and state.
    """

    torch_class: type[optim.Optimizer]
    eager_attributes: tuple[str, ...] = ("defaults",)

    @property
    def name(self) -> str:
        """The name of the class."""
        return self.torch_class.__name__

    @functools.cached_property
    def num_lists(self) -> int:
        """The number of lists that `_init_group` of the class fills."""
        return len(inspect.signature(self.torch_class._init_group).parameters) - 2  # type: ignore[attr-defined]
