"""The table of optimizers that ops of the dialect update, with one row for each class.

A row maps names of the op's operands to names of the class. The formulas are those of the update
ops, with `#optim.numerics<torch>` for the classes of torch.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from torch import Tensor, finfo, float32, optim

from stepfold.stage.matrix_views import MatrixViews, read_views
from stepfold.stage.op_spec import Choice, Key, OpSpec
from stepfold.stage.optimizer_spec import OpVariant, UpdateVariant
from stepfold.stage.trace.tape import Trace
from stepfold.torch.optimizers.eager import EagerOptimizer
from stepfold.torch.optimizers.lamb import LAMB
from stepfold.torch.optimizers.lars import LARS
from stepfold.torch.optimizers.lion import Lion
from stepfold.torch.optimizers.muon import ADAMW, MUON, Muon, check_keys
from stepfold.torch.optimizers.muon_settings import (
    OWN_SCALES,
    ROUNDING_KEYS,
    SCALES,
    TORCH_MUON,
    find_matrix_refusal,
    list_triples,
    repeat_triple,
    write_coefficients,
    write_roundings,
    write_scale,
)
from stepfold.torch.optimizers.torch_spec import TorchSpec
from stepfold.torch.tracing.recorder import Names
from stepfold.torch.tracing.traces import Traces

TORCH_NUMERICS: tuple[Choice, ...] = (((None, "numerics = #optim.numerics<torch>"),),)


@dataclass(frozen=True, eq=False, kw_only=True)
class TorchOpSpec(OpSpec, TorchSpec):
    """The spec of a class of optimizers, torch's or Stepfold's own, that update ops compute."""

    torch_class: type[optim.Optimizer]
    choices: tuple[Choice, ...] = TORCH_NUMERICS

    family = "torch"
    default_keys = {
        "beta1": Key("betas", 0),
        "beta2": Key("betas", 1),
        "epsilon": "eps",
        "moment1": "exp_avg",
        "moment2": "exp_avg_sq",
    }

    def find_refusal(self, group: Mapping[str, Any], param: Tensor) -> str | None:
        if self.views is None:
            return None
        _, read = self.views
        return find_matrix_refusal(param, group, read(group))


@dataclass(frozen=True, eq=False, kw_only=True)
class StepfoldOpSpec(TorchOpSpec):
    """The spec of a class of Stepfold's own. Its op has no `numerics`, and its state is wide."""

    choices: tuple[Choice, ...] = ()
    is_wide: bool = True

    def _complete(self, variant: OpVariant, flags: Mapping[str, bool]) -> OpVariant:
        if not self.takes_norms:
            return variant
        return NormVariant(**vars(variant), traces=self._make_traces(variant, flags))

    def _make_traces(self, variant: OpVariant, flags: Mapping[str, bool]) -> Traces:
        """Returns the traces of the class's own update, with the names of the op."""
        keys = {part.stream: str(part.key) for part in variant.state}
        names: dict[str, list[str]] = {}
        for setting in variant.settings:
            names.setdefault(setting.key, []).append(setting.name)
        tuples = {setting.key for setting in variant.settings if setting.index is not None}
        settings = {key: Names(tuple(own), key in tuples) for key, own in names.items()}
        # The update reads neither parameters nor groups of the optimizer.
        optimizer = self.torch_class.__new__(self.torch_class)
        assert isinstance(optimizer, EagerOptimizer)

        def update(
            param: Tensor, grad: Tensor, state: dict[str, Tensor], group: Mapping[str, Any]
        ) -> None:
            own = {key: state[stream] for stream, key in keys.items()}
            optimizer.update_param(param, grad, own, group)

        is_number = {part.stream: part.is_scalar for part in variant.state}
        return Traces(update, is_number, {**flags, **settings})


@dataclass(frozen=True, eq=False, kw_only=True)
class AlgorithmSpec(TorchSpec):
    """The spec of a class whose groups choose between algorithms, by the key `algorithm`.

    algorithms: specs by the value of the key.
    """

    torch_class: type[optim.Optimizer]
    algorithms: Mapping[str, TorchOpSpec]

    def get_variant(self, group: Mapping[str, Any]) -> UpdateVariant:
        return self._find(group).get_variant(group)

    def is_elementwise(self, group: Mapping[str, Any], param: Tensor) -> bool:
        return self._find(group).is_elementwise(group, param)

    def find_refusal(self, group: Mapping[str, Any], param: Tensor) -> str | None:
        return self._find(group).find_refusal(group, param)

    def _find(self, group: Mapping[str, Any]) -> TorchOpSpec:
        check_keys(group)
        return self.algorithms[group["algorithm"]]


@dataclass(frozen=True, eq=False)
class NormVariant(OpVariant):
    """The variant of an update with norms. With exact sums, it is a trace of the class.

    traces: traces of the class's own update.
    """

    traces: Traces
    has_traces = True

    def get_trace(self, param: Tensor, *, is_exact: bool) -> Trace | None:
        return self.traces.get(param).exact if is_exact else None


def counts_steps(group: Mapping[str, Any]) -> bool:
    """Returns whether the update of SGD needs a count of steps.

    torch's first step copies the gradient to the momentum buffer. Without a count, the update adds
    it to a buffer of -0.0 instead. The result is the same without dampening, if the momentum is not
    negative, and finite in float32. A momentum or dampening in a tensor may change to any number.
    With `maximize`, a gradient of +0.0 would leave -0.0 in the buffer, as before the first step.
    """
    momentum, dampening = group["momentum"], group["dampening"]
    if isinstance(momentum, Tensor) or isinstance(dampening, Tensor):
        return True
    return bool(dampening or group["maximize"]) or not 0.0 <= momentum <= finfo(float32).max


AMSGRAD = {"moment2_max": Key("max_exp_avg_sq", when=("amsgrad",))}
ADAM_OPS = (("decoupled_weight_decay", "adamw"), (None, "adam"))
DECOUPLED = (("maximize", ("maximize",)), ("decoupled_decay", ("decoupled_weight_decay",)))

TRIPLE_KEYS, SCALE_KEYS = ("ns_coefficients", "ns_steps"), ("adjust_lr_fn",)
MUON_NAMES = {"velocity": "momentum_buffer", "mu": "momentum"}

TORCH_MUON_SPECS: tuple[TorchOpSpec, ...] = (
    ()
    if TORCH_MUON is None
    else (
        TorchOpSpec(
            torch_class=TORCH_MUON,
            op="muon",
            keys=MUON_NAMES,
            attributes=(("nesterov", ("nesterov",)),),
            written=(
                (TRIPLE_KEYS, lambda group: write_coefficients(repeat_triple(group))),
                (SCALE_KEYS, partial(write_scale, scales=SCALES)),
                (
                    ROUNDING_KEYS,
                    lambda group: write_roundings(all(group[key] for key in ROUNDING_KEYS)),
                ),
            ),
            views=((), lambda _: MatrixViews()),
        ),
    )
)

# Groups of Stepfold's own Muon have the numerics and state of torch's classes.
MUON_SPEC = AlgorithmSpec(
    torch_class=Muon,
    algorithms={
        MUON: TorchOpSpec(
            torch_class=Muon,
            op="muon",
            keys=MUON_NAMES,
            attributes=(
                ("nesterov", ("nesterov",)),
                ("sums_velocity", ("sum_momentum",)),
                ("adds_epsilon", ("add_eps",)),
            ),
            written=(
                (TRIPLE_KEYS, lambda group: write_coefficients(list_triples(group))),
                (SCALE_KEYS, partial(write_scale, scales=OWN_SCALES)),
                (("use_addmm",), lambda group: write_roundings(group["use_addmm"])),
            ),
            views=(("matrices",), lambda group: read_views(group["matrices"])),
            selectors=("algorithm",),
            # The moments of AdamW are packed, if they should be.
            keeps_state=True,
        ),
        ADAMW: TorchOpSpec(torch_class=Muon, op="adamw", keys=AMSGRAD, selectors=("algorithm",)),
    },
)

# Specs by the exact class: a subclass may compute anything.
OP_SPECS: dict[type[optim.Optimizer], TorchSpec] = {
    spec.torch_class: spec
    for spec in (
        # The group decides between the ops: AdamW is Adam with another default.
        TorchOpSpec(torch_class=optim.Adam, op=ADAM_OPS, keys=AMSGRAD),
        TorchOpSpec(torch_class=optim.AdamW, op=ADAM_OPS, keys=AMSGRAD),
        TorchOpSpec(
            torch_class=optim.SGD,
            op=(("momentum", "momentum"), (None, "sgd")),
            keys={
                # The sum of -0.0 and the gradient is the copy that torch's first step makes.
                "velocity": Key("momentum_buffer", begins=-0.0),
                "step": Key(None, when=("is_counted",)),
                "mu": "momentum",
            },
            attributes=(("maximize", ("maximize",)), ("nesterov", ("momentum", "nesterov"))),
            derived=(("is_counted", ("momentum", "dampening", "maximize"), counts_steps),),
        ),
        TorchOpSpec(
            torch_class=optim.RMSprop,
            op="rmsprop",
            keys={
                "velocity": Key("momentum_buffer", when=("momentum",)),
                "mean_square": "square_avg",
                "mean_grad": Key("grad_avg", when=("centered",)),
                "rho": "alpha",
                "momentum": Key("momentum", when=("momentum",)),
            },
        ),
        TorchOpSpec(torch_class=optim.Adagrad, op="adagrad", keys={"moment": "sum"}),
        TorchOpSpec(
            torch_class=optim.Adadelta,
            op="adadelta",
            keys={"avg_squared_grad": "square_avg", "avg_squared_update": "acc_delta"},
        ),
        TorchOpSpec(
            torch_class=optim.Adamax,
            op="adamax",
            keys={"moment": "exp_avg", "inf_norm": "exp_inf"},
        ),
        TorchOpSpec(torch_class=optim.NAdam, op="nadam", attributes=DECOUPLED),
        TorchOpSpec(torch_class=optim.RAdam, op="radam", attributes=DECOUPLED),
        TorchOpSpec(torch_class=optim.ASGD, op="asgd", keys={"average": "ax", "lambda": "lambd"}),
        TorchOpSpec(
            torch_class=optim.Rprop,
            op="rprop",
            keys={
                "eta_minus": Key("etas", 0),
                "eta_plus": Key("etas", 1),
                "step_min": Key("step_sizes", 0),
                "step_max": Key("step_sizes", 1),
            },
        ),
        *TORCH_MUON_SPECS,
        MUON_SPEC,
        StepfoldOpSpec(
            torch_class=LARS,
            op="lars_momentum",
            keys={
                "velocity": "momentum_buffer",
                "mu": "momentum",
                "coeff": "trust_coefficient",
            },
            without=frozenset(("rescale_grad",)),
            choices=(
                # Numerics in which every operation is rounded by itself, as in the class.
                ((None, "numerics = #optim.numerics<paddle_cpu>"),),
                (
                    ("always_adapt", "gate = #optim.lars_gate<norms>"),
                    (None, "gate = #optim.lars_gate<wd_and_norms>"),
                ),
            ),
            takes_norms=True,
        ),
        StepfoldOpSpec(
            torch_class=LAMB,
            op="lamb",
            keys={"beta1_pow": "beta1_power", "beta2_pow": "beta2_power"},
            attributes=(("maximize", ("maximize",)), ("always_adapt", ("always_adapt",))),
            takes_norms=True,
        ),
        StepfoldOpSpec(torch_class=Lion, op="lion", keys={"moment": "exp_avg"}),
    )
}
