"""The optimizers that ops of the dialect update: a table with one row for each class.

A row has names alone. The formulas are those of the update ops, with `#optim.numerics<torch>` for
the classes of torch.
"""

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, TypeAlias

from torch import Tensor, finfo, float32, optim

from stepfold.stage.optimizer_spec import OpVariant, Setting, State, UpdateVariant
from stepfold.torch.optimizers.lamb import LAMB
from stepfold.torch.optimizers.lars import LARS
from stepfold.torch.optimizers.lion import Lion
from stepfold.torch.optimizers.torch_spec import TorchSpec

Choice: TypeAlias = tuple[tuple[str | None, str], ...]


@dataclass(frozen=True, eq=False)
class OpSpec(TorchSpec):
    """A class of optimizers, torch's or Stepfold's own, that ops of the dialect update.

    op: the op, or a choice of ops.
    state, settings: in the order of the op; the learning rate is the first of the settings.
    attributes: unit attributes, each with the flags of the group that must be set for it.
    choices: of other attributes.
    takes_norms: whether updates depend on norms of the parameter.
    derived: flags that depend on several keys of a group: on which, and how.

    A choice is of pairs of a flag and a text: the first one whose flag is set, or is None.
    """

    torch_class: type[optim.Optimizer]
    op: str | Choice
    state: tuple[State, ...]
    settings: tuple[Setting, ...]
    attributes: tuple[tuple[str, tuple[str, ...]], ...] = (("maximize", ("maximize",)),)
    choices: tuple[Choice, ...] = (((None, "numerics = #optim.numerics<torch>"),),)
    takes_norms: bool = False
    derived: tuple[tuple[str, tuple[str, ...], Callable[[Mapping[str, Any]], bool]], ...] = ()

    @functools.cached_property
    def flags(self) -> tuple[str, ...]:
        """The keys of a group whose truth decides the variant, in a fixed order."""
        names = [flag for choice in (self._ops, *self.choices) for flag, _ in choice]
        names += [flag for _, flags in self.attributes for flag in flags]
        names += [flag for state in self.state for flag in state.when]
        names += [flag for setting in self.settings for flag in setting.when]
        own = dict.fromkeys(name for name in names if name is not None)
        return tuple(name for name in own if name not in self._derived_flags)

    @functools.cached_property
    def _derived_flags(self) -> tuple[str, ...]:
        return tuple(name for name, *_ in self.derived)

    @functools.cached_property
    def _ops(self) -> Choice:
        return ((None, self.op),) if isinstance(self.op, str) else self.op

    @functools.cached_property
    def _read_flags(self) -> Callable[[Mapping[str, Any]], Any]:
        return itemgetter(*self.flags)

    def is_elementwise(self, group: Mapping[str, Any], param: Tensor) -> bool:
        return not self.takes_norms

    def get_variant(self, group: Mapping[str, Any]) -> UpdateVariant:
        values = self._read_flags(group)
        values = values if len(self.flags) > 1 else (values,)
        derived = tuple(read(group) for *_, read in self.derived)
        return self._variant(tuple(map(bool, values)) + derived)

    @functools.cache
    def _variant(self, values: tuple[bool, ...]) -> UpdateVariant:
        true: set[str | None] = {
            None,
            *(flag for flag, value in zip((*self.flags, *self._derived_flags), values) if value),
        }

        def choose(choice: Choice) -> str:
            return next(text for flag, text in choice if flag in true)

        attributes = [name for name, flags in self.attributes if true.issuperset(flags)]
        return OpVariant(
            op=choose(self._ops),
            state=tuple(state for state in self.state if true.issuperset(state.when)),
            settings=tuple(s for s in self.settings if true.issuperset(s.when)),
            options=(*self.flags, *(key for _, keys, _ in self.derived for key in keys)),
            attributes=(*map(choose, self.choices), *attributes),
        )


def counts_steps(group: Mapping[str, Any]) -> bool:
    """Whether the first step of SGD is not to add to -0.0 what it copies.

    The sum is the copy if there is no dampening, and if the momentum is not negative, and finite in
    float32. A tensor may become another number. Gradients of +0.0 that are negated would leave
    -0.0, by which nobody could tell whether the buffer has begun.
    """
    momentum, dampening = group["momentum"], group["dampening"]
    if isinstance(momentum, Tensor) or isinstance(dampening, Tensor):
        return True
    return bool(dampening or group["maximize"]) or not 0.0 <= momentum <= finfo(float32).max


LR = Setting("lr", "lr")
BETAS = (Setting("beta1", "betas", 0), Setting("beta2", "betas", 1))
EPSILON = Setting("epsilon", "eps")
WEIGHT_DECAY = Setting("weight_decay", "weight_decay")
STEP = State("step", "step", is_scalar=True)
MOMENTS = (State("moment1", "exp_avg"), State("moment2", "exp_avg_sq"))
ADAM_STATE = (*MOMENTS, State("moment2_max", "max_exp_avg_sq", when=("amsgrad",)), STEP)
ADAM_SETTINGS = (LR, *BETAS, EPSILON, WEIGHT_DECAY)
ADAM_OPS = (("decoupled_weight_decay", "adamw"), (None, "adam"))
DECOUPLED = (("maximize", ("maximize",)), ("decoupled_decay", ("decoupled_weight_decay",)))

# By the exact class: a subclass may compute anything.
OP_SPECS = {
    spec.torch_class: spec
    for spec in (
        # AdamW is Adam with another default: the group decides.
        OpSpec(optim.Adam, ADAM_OPS, ADAM_STATE, ADAM_SETTINGS),
        OpSpec(optim.AdamW, ADAM_OPS, ADAM_STATE, ADAM_SETTINGS),
        OpSpec(
            optim.SGD,
            (("momentum", "momentum"), (None, "sgd")),
            (
                # Without dampening, adding to -0.0 is what torch's first step does: it copies.
                State("velocity", "momentum_buffer", when=("momentum",), begins=-0.0),
                State("step", None, is_scalar=True, when=("momentum", "is_counted")),
            ),
            (
                LR,
                Setting("mu", "momentum", when=("momentum",)),
                WEIGHT_DECAY,
                Setting("dampening", "dampening", when=("momentum",)),
            ),
            (("maximize", ("maximize",)), ("nesterov", ("momentum", "nesterov"))),
            derived=(("is_counted", ("momentum", "dampening", "maximize"), counts_steps),),
        ),
        OpSpec(
            optim.RMSprop,
            "rmsprop",
            (
                State("velocity", "momentum_buffer", when=("momentum",)),
                State("mean_square", "square_avg"),
                State("mean_grad", "grad_avg", when=("centered",)),
                STEP,
            ),
            (
                LR,
                Setting("rho", "alpha"),
                EPSILON,
                Setting("momentum", "momentum", when=("momentum",)),
                WEIGHT_DECAY,
            ),
        ),
        OpSpec(
            optim.Adagrad,
            "adagrad",
            (State("moment", "sum"), STEP),
            (LR, EPSILON, Setting("lr_decay", "lr_decay"), WEIGHT_DECAY),
        ),
        OpSpec(
            optim.Adadelta,
            "adadelta",
            (
                State("avg_squared_grad", "square_avg"),
                State("avg_squared_update", "acc_delta"),
                STEP,
            ),
            (LR, Setting("rho", "rho"), EPSILON, WEIGHT_DECAY),
        ),
        OpSpec(
            optim.Adamax,
            "adamax",
            (State("moment", "exp_avg"), State("inf_norm", "exp_inf"), STEP),
            ADAM_SETTINGS,
        ),
        OpSpec(
            optim.NAdam,
            "nadam",
            (*MOMENTS, State("mu_product", "mu_product", is_scalar=True), STEP),
            (LR, *BETAS, EPSILON, Setting("momentum_decay", "momentum_decay"), WEIGHT_DECAY),
            DECOUPLED,
        ),
        OpSpec(optim.RAdam, "radam", (*MOMENTS, STEP), ADAM_SETTINGS, DECOUPLED),
        OpSpec(
            optim.ASGD,
            "asgd",
            (
                State("average", "ax"),
                State("eta", "eta", is_scalar=True),
                State("mu", "mu", is_scalar=True),
                STEP,
            ),
            (
                LR,
                Setting("lambda", "lambd"),
                Setting("alpha", "alpha"),
                Setting("t0", "t0"),
                WEIGHT_DECAY,
            ),
        ),
        OpSpec(
            optim.Rprop,
            "rprop",
            (State("prev", "prev"), State("step_size", "step_size"), STEP),
            (
                Setting("eta_minus", "etas", 0),
                Setting("eta_plus", "etas", 1),
                Setting("step_min", "step_sizes", 0),
                Setting("step_max", "step_sizes", 1),
            ),
        ),
        OpSpec(
            LARS,
            "lars_momentum",
            (State("velocity", "momentum_buffer", is_wide=True),),
            (
                LR,
                Setting("mu", "momentum"),
                Setting("coeff", "trust_coefficient"),
                WEIGHT_DECAY,
                EPSILON,
            ),
            choices=(
                # Every operation is rounded by itself, as in the class.
                ((None, "numerics = #optim.numerics<paddle_cpu>"),),
                (
                    ("always_adapt", "gate = #optim.lars_gate<norms>"),
                    (None, "gate = #optim.lars_gate<wd_and_norms>"),
                ),
            ),
            takes_norms=True,
        ),
        OpSpec(
            LAMB,
            "lamb",
            (
                State("moment1", "exp_avg", is_wide=True),
                State("moment2", "exp_avg_sq", is_wide=True),
                State("beta1_pow", "beta1_power", is_scalar=True, is_wide=True),
                State("beta2_pow", "beta2_power", is_scalar=True, is_wide=True),
            ),
            ADAM_SETTINGS,
            (("maximize", ("maximize",)), ("always_adapt", ("always_adapt",))),
            choices=(),
            takes_norms=True,
        ),
        OpSpec(
            Lion,
            "lion",
            (State("moment", "exp_avg", is_wide=True),),
            (LR, *BETAS, WEIGHT_DECAY),
            choices=(),
        ),
    )
}
