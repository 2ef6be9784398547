"""What the optimizers of torch are to the compiler: a table with one row for each class.

A row has names alone. The formulas are those of the update ops, with `#optim.numerics<torch>` for
the classes of torch.
"""

import functools
import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, TypeAlias

from torch import optim

from stepfold.torch.lamb import LAMB
from stepfold.torch.lars import LARS
from stepfold.torch.lion import Lion


@dataclass(frozen=True)
class State:
    """A stream of state.

    stream: its name in the op.
    key: its name in torch's state of a parameter; None for a count that torch does not have.
    is_scalar: whether a parameter has one element of it, and not one for each of its own.
    when: the flag of the group with which the op has the stream; None for always.
    is_wide: whether it has the dtype that updates compute in, or float64 if it is a scalar, and no
        other one.
    """

    stream: str
    key: str | None
    is_scalar: bool = False
    when: str | None = None
    is_wide: bool = False


@dataclass(frozen=True)
class Setting:
    """A number that a step reads.

    name: its name in the op.
    key, index: its name in the group, and its place if that is a pair.
    when: as for State.
    """

    name: str
    key: str
    index: int | None = None
    when: str | None = None

    def read(self, group: Mapping[str, Any]) -> Any:
        """Returns the number or tensor of a group."""
        value = group[self.key]
        return value if self.index is None else value[self.index]


# Compared by identity: a rule has one for each combination of flags.
@dataclass(frozen=True, eq=False)
class Structure:
    """What of an update is fixed when it is compiled: the op, its streams and attributes."""

    op: str
    state: tuple[State, ...]
    settings: tuple[Setting, ...]
    attributes: tuple[str, ...]

    @functools.cached_property
    def is_counted(self) -> bool:
        """Whether the op has a count that torch's state does not have."""
        return any(state.key is None for state in self.state)

    @functools.cached_property
    def setting_keys(self) -> tuple[str, ...]:
        """The keys of a group that hold settings."""
        return tuple(dict.fromkeys(setting.key for setting in self.settings))


Choice: TypeAlias = tuple[tuple[str | None, str], ...]


@dataclass(frozen=True, eq=False)
class Rule:
    """A class of optimizers: torch's, or Stepfold's own.

    op: the op, or a choice of ops.
    state, settings: in the order of the op; the learning rate is the first of the settings.
    attributes: unit attributes, each with the flags of the group that must be set for it.
    choices: of other attributes.
    is_elementwise: whether the update of an element depends on no other element.

    A choice is of pairs of a flag and a text: the first one whose flag is set, or is None.
    """

    torch_class: type[optim.Optimizer]
    op: str | Choice
    state: tuple[State, ...]
    settings: tuple[Setting, ...]
    attributes: tuple[tuple[str, tuple[str, ...]], ...] = (("maximize", ("maximize",)),)
    choices: tuple[Choice, ...] = (((None, "numerics = #optim.numerics<torch>"),),)
    is_elementwise: bool = True

    @property
    def name(self) -> str:
        """The name of the class."""
        return self.torch_class.__name__

    @functools.cached_property
    def flags(self) -> tuple[str, ...]:
        """The keys of a group whose truth decides the structure, in a fixed order."""
        names = [flag for choice in (self._ops, *self.choices) for flag, _ in choice]
        names += [flag for _, flags in self.attributes for flag in flags]
        names += [state.when for state in self.state]
        names += [setting.when for setting in self.settings]
        return tuple(dict.fromkeys(name for name in names if name is not None))

    @functools.cache
    def get_keys(self, structure: Structure) -> tuple[str, ...]:
        """The keys of a group whose values a step depends on."""
        return (*dict.fromkeys((*self.flags, *structure.setting_keys, "differentiable")),)

    @functools.cached_property
    def _ops(self) -> Choice:
        return ((None, self.op),) if isinstance(self.op, str) else self.op

    @functools.cached_property
    def num_lists(self) -> int:
        """The number of lists that `_init_group` of the class fills."""
        return len(inspect.signature(self.torch_class._init_group).parameters) - 2  # type: ignore[attr-defined]

    @functools.cached_property
    def _read_flags(self) -> Callable[[Mapping[str, Any]], Any]:
        return itemgetter(*self.flags)

    def get_structure(self, group: Mapping[str, Any]) -> Structure:
        """Returns the structure of a group's updates, one object for equal ones."""
        values = self._read_flags(group)
        values = values if len(self.flags) > 1 else (values,)
        return self._structure(tuple(map(bool, values)))

    @functools.cache
    def _structure(self, values: tuple[bool, ...]) -> Structure:
        true: set[str | None] = {None, *(flag for flag, value in zip(self.flags, values) if value)}

        def choose(choice: Choice) -> str:
            return next(text for flag, text in choice if flag in true)

        attributes = [name for name, flags in self.attributes if true.issuperset(flags)]
        return Structure(
            op=choose(self._ops),
            state=tuple(state for state in self.state if state.when in true),
            settings=tuple(setting for setting in self.settings if setting.when in true),
            attributes=(*map(choose, self.choices), *attributes),
        )


LR = Setting("lr", "lr")
BETAS = (Setting("beta1", "betas", 0), Setting("beta2", "betas", 1))
EPSILON = Setting("epsilon", "eps")
WEIGHT_DECAY = Setting("weight_decay", "weight_decay")
STEP = State("step", "step", is_scalar=True)
MOMENTS = (State("moment1", "exp_avg"), State("moment2", "exp_avg_sq"))
ADAM_STATE = (*MOMENTS, State("moment2_max", "max_exp_avg_sq", when="amsgrad"), STEP)
ADAM_SETTINGS = (LR, *BETAS, EPSILON, WEIGHT_DECAY)
ADAM_OPS = (("decoupled_weight_decay", "adamw"), (None, "adam"))
DECOUPLED = (("maximize", ("maximize",)), ("decoupled_decay", ("decoupled_weight_decay",)))

# By the exact class: a subclass may compute anything.
RULES = {
    rule.torch_class: rule
    for rule in (
        # AdamW is Adam with another default: the group decides.
        Rule(optim.Adam, ADAM_OPS, ADAM_STATE, ADAM_SETTINGS),
        Rule(optim.AdamW, ADAM_OPS, ADAM_STATE, ADAM_SETTINGS),
        Rule(
            optim.SGD,
            (("momentum", "momentum"), (None, "sgd")),
            (
                State("velocity", "momentum_buffer", when="momentum"),
                State("step", None, is_scalar=True, when="momentum"),
            ),
            (
                LR,
                Setting("mu", "momentum", when="momentum"),
                WEIGHT_DECAY,
                Setting("dampening", "dampening", when="momentum"),
            ),
            (("maximize", ("maximize",)), ("nesterov", ("momentum", "nesterov"))),
        ),
        Rule(
            optim.RMSprop,
            "rmsprop",
            (
                State("velocity", "momentum_buffer", when="momentum"),
                State("mean_square", "square_avg"),
                State("mean_grad", "grad_avg", when="centered"),
                STEP,
            ),
            (
                LR,
                Setting("rho", "alpha"),
                EPSILON,
                Setting("momentum", "momentum", when="momentum"),
                WEIGHT_DECAY,
            ),
        ),
        Rule(
            optim.Adagrad,
            "adagrad",
            (State("moment", "sum"), STEP),
            (LR, EPSILON, Setting("lr_decay", "lr_decay"), WEIGHT_DECAY),
        ),
        Rule(
            optim.Adadelta,
            "adadelta",
            (
                State("avg_squared_grad", "square_avg"),
                State("avg_squared_update", "acc_delta"),
                STEP,
            ),
            (LR, Setting("rho", "rho"), EPSILON, WEIGHT_DECAY),
        ),
        Rule(
            optim.Adamax,
            "adamax",
            (State("moment", "exp_avg"), State("inf_norm", "exp_inf"), STEP),
            ADAM_SETTINGS,
        ),
        Rule(
            optim.NAdam,
            "nadam",
            (*MOMENTS, State("mu_product", "mu_product", is_scalar=True), STEP),
            (LR, *BETAS, EPSILON, Setting("momentum_decay", "momentum_decay"), WEIGHT_DECAY),
            DECOUPLED,
        ),
        Rule(optim.RAdam, "radam", (*MOMENTS, STEP), ADAM_SETTINGS, DECOUPLED),
        Rule(
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
        Rule(
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
        Rule(
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
            is_elementwise=False,
        ),
        Rule(
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
            is_elementwise=False,
        ),
        Rule(
            Lion,
            "lion",
            (State("moment", "exp_avg", is_wide=True),),
            (LR, *BETAS, WEIGHT_DECAY),
            choices=(),
        ),
    )
}
