"""What a rule is to the compiler: traces of its function."""

import weakref
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from stepfold.torch.layout import DTYPES, get_compute_dtype, get_local
from stepfold.torch.method import Method, Setting, State, Structure
from stepfold.torch.rule import Rule, RuleOptimizer
from stepfold.torch.tracing.faults import RuleError
from stepfold.torch.tracing.tape import Trace
from stepfold.torch.tracing.trace import Names, trace

# Of a trace: the shape of the parameter, and the dtype that is computed in.
Key = tuple[tuple[int, ...], torch.dtype]
WIDE_DTYPES = {"f32": torch.float32, "f64": torch.float64}


@dataclass(frozen=True, eq=False)
class RuleStructure(Structure):
    """A structure that is a rule with values of its options.

    known: what the function reads as its group.
    traces: those made so far.
    """

    known: Mapping[str, Any]
    traces: dict[Key, Trace | RuleError]


class RuleMethod(Method):
    """The kind of the optimizers that a rule makes."""

    torch_class = RuleOptimizer
    plain_attributes = ("rule",)

    def __init__(self, rule: Rule) -> None:
        self._rule = rule
        self._structures: dict[tuple[Any, ...], RuleStructure] = {}
        self._numbers = [key for key in rule.settings if rule.is_number(key)]
        self._options = tuple(key for key in rule.settings if not rule.is_number(key))

    @property
    def name(self) -> str:
        return self._rule.name

    @property
    def options(self) -> tuple[str, ...]:
        return self._options

    def get_structure(self, group: Mapping[str, Any]) -> RuleStructure:
        options = tuple(group[key] for key in self._options)
        # True and 1 are equal, and no other option is of another type than an equal one.
        key = tuple((type(option), option) for option in options)
        structure = self._structures.get(key)
        if structure is None:
            structure = self._structures[key] = self._make_structure(options)
        return structure

    def _make_structure(self, options: tuple[Any, ...]) -> RuleStructure:
        rule = self._rule
        settings: list[Setting] = []
        known: dict[str, Any] = dict(zip(self._options, options))
        for key in self._numbers:
            default = rule.settings[key]
            is_tuple = isinstance(default, (tuple, list))
            places = range(len(default)) if is_tuple else (None,)
            names = [key if place is None else f"{key}.{place}" for place in places]
            settings += [Setting(name, key, place) for name, place in zip(names, places)]
            known[key] = Names(tuple(names), is_tuple)
        state = tuple(
            State(key, key, is_scalar=not callable(initial), is_wide=True)
            for key, initial in rule.state.items()
        )
        return RuleStructure(state, tuple(settings), known, {})

    def get_trace(self, structure: Structure, param: Tensor) -> Trace:
        """What updates a parameter. Raises RuleError for what cannot be traced."""
        assert isinstance(structure, RuleStructure)
        dtype, _ = DTYPES[param.dtype]
        shape = tuple(get_local(param).shape) or (1,)
        key = (*shape, 2) if param.is_complex() else shape, WIDE_DTYPES[get_compute_dtype(dtype)]
        found = structure.traces.get(key)
        if found is None:
            state = {state.stream: state.is_scalar for state in structure.state}
            try:
                found = trace(self._rule.update, *key, state, structure.known)
            except RuleError as error:
                found = error.with_traceback(None)
            structure.traces[key] = found
        if isinstance(found, RuleError):
            raise found
        return found

    def find_fault(self, group: Mapping[str, Any], param: Tensor) -> str | None:
        try:
            self.get_trace(self.get_structure(group), param)
        except RuleError as error:
            return f"is updated by a function that cannot be traced: {error}"
        return None

    def is_elementwise(self, group: Mapping[str, Any], param: Tensor) -> bool:
        return self.get_trace(self.get_structure(group), param).is_elementwise


# While a rule exists, it has one.
RULE_METHODS: "weakref.WeakKeyDictionary[Rule, RuleMethod]" = weakref.WeakKeyDictionary()


def find_rule_method(rule: Rule) -> RuleMethod:
    """Returns the method of a rule."""
    method = RULE_METHODS.get(rule)
    if method is None:
        method = RULE_METHODS[rule] = RuleMethod(rule)
    return method
