"""Specs of rules: their updates are traces of the function."""

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

# Key of a trace: the shape of the parameter, and the dtype in which the function computes.
Key = tuple[tuple[int, ...], torch.dtype]


@dataclass(frozen=True, eq=False)
class RuleVariant(UpdateVariant):
    """The variant of a rule: its function with values of the options.

    update: the function.
    known: options and names of settings, from which the trace makes the group.
    """

    update: Update
    known: Mapping[str, Any]
    _traces: dict[Key, Trace | RuleError] = field(default_factory=dict)

    def get_trace(self, param: Tensor) -> Trace:
        """Returns the trace that updates a parameter. Raises RuleError if it cannot be traced."""
        # The key has the shape of the whole DTensor, since functions may read it.
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
            # The error must not keep the frames of an earlier raise.
            raise found.with_traceback(None)
        return found


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
    """Returns the spec of a rule, which the rule keeps."""
    spec: RuleSpec | None = vars(rule).get("_spec")
    if spec is None:
        spec = vars(rule)["_spec"] = RuleSpec(rule)
    return spec
