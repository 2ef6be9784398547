"""Specs of optimizers that update ops compute: the framework's names of the ops' operands."""

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, ClassVar, TypeAlias

from stepfold.stage.matrix_views import MatrixViews
from stepfold.stage.op_table import UPDATE_OPS
from stepfold.stage.optimizer_spec import (
    OptimizerSpec,
    OpVariant,
    Setting,
    State,
    UpdateVariant,
)
from stepfold.stage.update_op import Kind, UpdateOperand

# Pairs of a flag of the group and a text. The first pair whose flag is set, or None, is chosen.
Choice: TypeAlias = tuple[tuple[str | None, str], ...]
# A flag that depends on several keys of a group: its name, the keys, and the function.
Derived: TypeAlias = tuple[str, tuple[str, ...], Callable[[Mapping[str, Any]], bool]]
# An attribute that depends on values of a group: the keys, and the function that writes it. An
# empty text is no attribute.
Written: TypeAlias = tuple[tuple[str, ...], Callable[[Mapping[str, Any]], str]]
# The matrices of parameters that depend on values of a group: the keys, and the function.
Views: TypeAlias = tuple[tuple[str, ...], Callable[[Mapping[str, Any]], MatrixViews]]


@dataclass(frozen=True)
class Key:
    """The name that the framework has for an operand of an op.

    key: key of the state, or of the setting in the group; None for a count that the framework does
        not have.
    index: index of the setting if the group has a tuple; else None.
    when: flags of the group that must all be set for the op to have the operand.
    begins: number in a buffer before the first step, as in State.
    """

    key: str | None
    index: int | None = None
    when: tuple[str, ...] = ()
    begins: float | None = None


@dataclass(frozen=True, eq=False, kw_only=True)
class OpSpec(OptimizerSpec):
    """An optimizer that an op of the dialect updates. It has names alone, and no formulas.

    op: name of the op, or a choice of ops.
    keys: framework's names of operands that differ from `default_keys`.
    without: settings of the op that the optimizer does not have.
    attributes: unit attributes, each with the flags of the group that must be set for it.
    choices: choices of other attributes.
    written: attributes that depend on values of a group.
    takes_norms: True if updates depend on norms of the parameter.
    views: matrices of parameters, for an op that updates them by products of matrices.
    is_wide: `is_wide` of all its State.
    derived: flags that depend on several keys of a group.
    selectors: keys of a group that choose this spec among those of a class.
    keeps_state: `keeps_state` of all its variants.
    family: numerics of the framework, "torch" or "paddle".
    default_keys: framework's names of operands in all its optimizers. An operand that neither table
        has is named as in the op.
    """

    op: str | Choice
    keys: Mapping[str, str | Key] = field(default_factory=dict)
    without: frozenset[str] = frozenset()
    attributes: tuple[tuple[str, tuple[str, ...]], ...] = (("maximize", ("maximize",)),)
    choices: tuple[Choice, ...] = ()
    written: tuple[Written, ...] = ()
    takes_norms: bool = False
    views: Views | None = None
    is_wide: bool = False
    derived: tuple[Derived, ...] = ()
    selectors: tuple[str, ...] = ()
    keeps_state: bool = False

    family: ClassVar[str]
    default_keys: ClassVar[Mapping[str, str | Key]]

    @functools.cached_property
    def flags(self) -> tuple[str, ...]:
        """The keys of a group whose truth decides the variant, in a fixed order."""
        names = [flag for choice in (self._ops, *self.choices) for flag, _ in choice]
        names += [flag for _, flags in self.attributes for flag in flags]
        names += [flag for key in self.keys.values() if isinstance(key, Key) for flag in key.when]
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

    def is_elementwise(self, group: Mapping[str, Any], param: Any) -> bool:
        return not self.takes_norms and self.views is None

    def get_variant(self, group: Mapping[str, Any]) -> UpdateVariant:
        values = self._read_flags(group)
        values = values if len(self.flags) > 1 else (values,)
        derived = tuple(read(group) for *_, read in self.derived)
        texts = tuple(write(group) for _, write in self.written)
        matrices = None if self.views is None else self.views[1](group)
        return self._variant(tuple(map(bool, values)) + derived, texts, matrices)

    @functools.cache
    def _variant(
        self, values: tuple[bool, ...], texts: tuple[str, ...], matrices: MatrixViews | None
    ) -> UpdateVariant:
        true: set[str | None] = {
            None,
            *(flag for flag, value in zip((*self.flags, *self._derived_flags), values) if value),
        }

        def choose(choice: Choice) -> str:
            return next(text for flag, text in choice if flag in true)

        op = choose(self._ops)
        state, settings = [], []
        for operand in UPDATE_OPS[op]:
            key = self._find_key(operand)
            if key is None or not true.issuperset(key.when):
                continue
            if operand.kind is Kind.SETTING:
                settings.append(Setting(operand.name, str(key.key), key.index))
            else:
                is_scalar = operand.kind is Kind.NUMBER
                state.append(State(operand.name, key.key, is_scalar, key.begins, self.is_wide))
        attributes = [name for name, flags in self.attributes if true.issuperset(flags)]
        variant = OpVariant(
            op=op,
            state=tuple(state),
            settings=tuple(settings),
            options=(
                *self.selectors,
                *self.flags,
                *(key for _, keys, _ in self.derived for key in keys),
                *(key for keys, _ in self.written for key in keys),
                *(self.views[0] if self.views is not None else ()),
            ),
            attributes=(*map(choose, self.choices), *attributes, *filter(None, texts)),
            matrices=matrices,
            keeps_state=self.keeps_state,
        )
        return self._complete(variant, {flag: flag in true for flag in self.flags})

    def _complete(self, variant: OpVariant, flags: Mapping[str, bool]) -> OpVariant:
        """Returns a variant with what a front end adds to it. flags: values of `flags`."""
        return variant

    def _find_key(self, operand: UpdateOperand) -> Key | None:
        """Returns the key of an operand; None if the optimizer does not have the operand."""
        if operand.name in self.without or operand.family not in (None, self.family):
            return None
        key = self.keys.get(operand.name) or self.default_keys.get(operand.name)
        if key is None:
            # The row of an optimizer names optional state, with the flags that it depends on.
            return None if operand.is_optional else Key(operand.name)
        return key if isinstance(key, Key) else Key(key)
