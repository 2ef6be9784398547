"""What a rule is to the compiler: traces of its function."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor

from stepfold.stage.optimizer_spec import Setting, State, UpdateVariant
from stepfold.stage.trace.tape import Trace
from stepfold.torch.optimizers.torch_spec import TorchSpec
from stepfold.torch.rules.rule import Rule, RuleOptimizer, Update
from stepfold.torch.rules.tracing.recorder import Names
from stepfold.torch.rules.tracing.refusals import RuleError
from stepfold.torch.rules.tracing.trace import trace
from stepfold.torch.tensors.layout import get_wide_dtype

# Of a trace: the shape of the parameter, and the dtype that is computed in.
Key = tuple[tuple[int, ...], torch.dtype]


@dataclass(frozen=True, eq=False)
class RuleVariant(UpdateVariant):
    """A variant that is a function with values of its options.

    known: what the function reads as its group.
    """

    update: Update
    known: Mapping[str, Any]
    _traces: dict[Key, Trace | RuleError] = field(default_factory=dict)

    def get_trace(self, param: Tensor) -> Trace:
        """What updates a parameter. Raises RuleError for what cannot be traced."""
        # Of the whole parameter, though a rank has a part of it: functions may read the shape.
        shape = (*param.shape, 2) if param.is_complex() else tuple(param.shape)
        key = shape or (1,), get_wide_dtype(param.dtype).to_real()
        found = self._traces.get(key)
        if found is None:
            state = {state.stream: state.is_scalar for state in self.state}
            try:
                found = trace(self.update, *key, state, self.known)
            except RuleError as error:
                found = error
            self._traces[key] = found
        if isinstance(found, RuleError):
            # Without the frames of an earlier raise.
            raise found.with_traceback(None)
        return found


class RuleSpec(TorchSpec):
    """The kind of the optimizers that a rule makes."""

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
        # True and 1 are equal, and other options.
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
            places = range(len(default)) if is_tuple else (None,)
            names = [key if place is None else f"{key}.{place}" for place in places]
            settings += [Setting(name, key, place) for name, place in zip(names, places)]
            known[key] = Names(tuple(names), is_tuple)
        state = tuple(
            State(key, key, is_scalar=not callable(initial), is_wide=True)
            for key, initial in self._rule.state.items()
        )
        return RuleVariant(state, tuple(settings), self._options, self._rule.update, known)

    def find_refusal(self, group: Mapping[str, Any], param: Tensor) -> str | None:
        try:
            self.get_variant(group).get_trace(param)
        except RuleError as error:
            return f"is updated by a function that cannot be traced: {error}"
        return None

    def is_elementwise(self, group: Mapping[str, Any], param: Tensor) -> bool:
        return self.get_variant(group).get_trace(param).is_elementwise


def find_rule_spec(rule: Rule) -> RuleSpec:
    """Returns the method of a rule, which keeps it."""
    spec: RuleSpec | None = vars(rule).get("_spec")
    if spec is None:
        spec = vars(rule)["_spec"] = RuleSpec(rule)
    return spec
