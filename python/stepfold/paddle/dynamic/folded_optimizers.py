"""The classes of folded optimizers. Each is a subclass of a class of the framework."""

from typing import Any

from paddle import optimizer as optim
from paddle.base import framework
from paddle.base.dygraph.base import in_to_static_mode

from stepfold.paddle.dynamic.explanation import Explanation, explain
from stepfold.paddle.dynamic.folded_step import FoldedStep
from stepfold.paddle.dynamic.settings import STEP, get_accumulators


class Folded:
    """The base class of folded optimizers.

    A deep copy has no plans, and loads them on demand.
    """

    def step(self) -> None:
        """Updates all parameters that have gradients, as the class of the framework does.

        Gradients stay as they are: the framework's own step overwrites them with clipped ones.

        Raises TypeError or ValueError for a setting, a parameter or a gradient that cannot be
        folded, and stepfold.PlanError if two tensors overlap. After an error, no parameter is
        updated.
        """
        if is_traced():
            base: Any = super()
            base.step()
        else:
            find_step(self).step(self)

    def _apply_optimize(
        self, loss: Any, startup_program: Any, params_grads: Any, param_group_idx: int = 0
    ) -> Any:
        # `minimize` and wrappers call it, with gradients that they have.
        if is_traced():
            base: Any = super()
            return base._apply_optimize(loss, startup_program, params_grads, param_group_idx)
        find_step(self).apply(self, params_grads)
        return None

    @property
    def _accumulators(self) -> Any:
        # Whoever reads state, such as `state_dict`, finds what a plan on a GPU has computed.
        find_step(self).write_back()
        return get_accumulators(self)

    @_accumulators.setter
    def _accumulators(self, accumulators: Any) -> None:
        vars(self)["_accumulators"] = accumulators

    def explain(self) -> Explanation:
        """Describes the last step, or, before the first one, a step with all gradients.

        Compiles a plan if there is none. Raises the errors of `step`.
        """
        return explain(self, find_step(self))


class FoldedSGD(Folded, optim.SGD):
    """paddle.optimizer.SGD, folded."""


class FoldedMomentum(Folded, optim.Momentum):
    """paddle.optimizer.Momentum, folded."""


class FoldedAdam(Folded, optim.Adam):
    """paddle.optimizer.Adam, folded."""


class FoldedAdamW(Folded, optim.AdamW):
    """paddle.optimizer.AdamW, folded."""


class FoldedAdamax(Folded, optim.Adamax):
    """paddle.optimizer.Adamax, folded."""


class FoldedAdagrad(Folded, optim.Adagrad):
    """paddle.optimizer.Adagrad, folded."""


class FoldedAdadelta(Folded, optim.Adadelta):
    """paddle.optimizer.Adadelta, folded."""


class FoldedRMSProp(Folded, optim.RMSProp):
    """paddle.optimizer.RMSProp, folded."""


class FoldedRAdam(Folded, optim.RAdam):
    """paddle.optimizer.RAdam, folded."""


class FoldedLamb(Folded, optim.Lamb):
    """paddle.optimizer.Lamb, folded."""


class FoldedRprop(Folded, optim.Rprop):
    """paddle.optimizer.Rprop, folded."""


# Folded classes by the class that `fold` takes.
FOLDED: dict[type[Any], type[Folded]] = {
    folded_class.__mro__[2]: folded_class for folded_class in Folded.__subclasses__()
}
# The inverse of FOLDED.
UNFOLDED: dict[type[Any], type[Any]] = {
    folded_class: optimizer_class for optimizer_class, folded_class in FOLDED.items()
}


def is_traced() -> bool:
    """Returns whether the framework writes programs, in static mode or in to_static."""
    return in_to_static_mode() or not framework.in_dygraph_mode()


def find_step(optimizer: Any) -> FoldedStep:
    """Returns the step of a folded optimizer."""
    step: FoldedStep = vars(optimizer)[STEP]
    return step
