"""Specs of rules: their updates are traces of the function."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from torch import Tensor

from stepfold.stage.optimizer_spec import Setting, State, UpdateVariant
from stepfold.stage.trace.tape import Trace
from stepfold.torch.optimizers.torch_spec import TorchSpec
from stepfold.torch.rules.rule import Rule, RuleOptimizer
from stepfold.torch.tracing.recorder import Names
from stepfold.torch.tracing.refusals import RuleError
from stepfold.torch.tracing.traces import Traces


@dataclass(frozen=True, eq=False)
class RuleVariant(UpdateVariant):
    """The variant of a rule: its function with values of the options.

    traces: traces of the function.
    """

    traces: Traces
    has_traces = True

    def get_trace(self, param: Tensor, *, is_exact: bool) -> Trace:
        """Returns the trace that updates a parameter. Raises RuleError if it cannot be traced."""
        found = self.traces.get(param)
        return found.exact if is_exact else found

    def depends_on_elements(self, param: Tensor) -> bool:
        return self.traces.depends_on_elements(param)


class RuleSpec(TorchSpec):
    """The spec of the optimizers that a rule makes."""

    torch_class = RuleOptimizer
    eager_attributes = ("defaults", "rule")

    def __init__(self, rule: Rule) -> None:
        self._rule = rule
        self._variants: dict[tuple[Any, ...], RuleVariant] = {}
        self._numbers = [key for key in rule.settings if rule.is_number(key)]
        self._options = tuple(key for key in rule.settings if not rule.is_number(key))

    @property
    def name(self) -> str:
        return self._rule.name

    def get_variant(self, group: Mapping[str, Any]) -> RuleVariant:
        options = tuple(group[key] for key in self._options)
        # The key has the types, since True and 1 are equal, but different options.
        key = tuple((type(option), option) for option in options)
        variant = self._variants.get(key)
        if variant is None:
            variant = self._variants[key] = self._make_variant(options)
        return variant

    def _make_variant(self, options: tuple[Any, ...]) -> RuleVariant:
        settings: list[Setting] = []
        known: dict[str, Any] = dict(zip(self._options, options))
        for key in self._numbers:
            default = self._rule.settings[key]
            is_tuple = isinstance(default, (tuple, list))
            indices = range(len(default)) if is_tuple else (None,)
            names = [key if index is None else f"{key}.{index}" for index in indices]
            settings += [Setting(name, key, index) for name, index in zip(names, indices)]
            known[key] = Names(tuple(names), is_tuple)
        state = tuple(
            State(key, key, is_scalar=not callable(initial), is_wide=True)
            for key, initial in self._rule.state.items()
        )
        traces = Traces(self._rule.update, {part.stream: part.is_scalar for part in state}, known)
        return RuleVariant(state, tuple(settings), self._options, traces)

    def find_refusal(self, group: Mapping[str, Any], param: Tensor) -> str | None:
        try:
            self.get_variant(group).traces.get(param)
        except RuleError as error:
            return f"is updated by a function that cannot be traced: {error}"
        return None

    def is_elementwise(self, group: Mapping[str, Any], param: Tensor) -> bool:
        return self.get_variant(group).traces.get(param).is_elementwise


def find_rule_spec(rule: Rule) -> RuleSpec:
    """Returns the spec of a rule, which the rule keeps."""
    spec: RuleSpec | None = vars(rule).get("_spec")
    if spec is None:
        spec = vars(rule)["_spec"] = RuleSpec(rule)
    return spec
