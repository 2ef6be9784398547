"""Updates that are traces, in the text of a program.

Reductions that ranks share are exchanged in rounds, each one message of the words of all
parameters.
"""

from collections.abc import Sequence
from typing import NamedTuple

from stepfold.stage.exchanges import append_exchange
from stepfold.stage.program import (
    PAD_DTYPE,
    ParamSpec,
    StageProgram,
    name_pad,
    name_param,
    name_round,
    name_setting,
    name_state,
    name_word,
)
from stepfold.stage.regions import Gradient, Scalar, append_constant
from stepfold.stage.text.builder import ProgramBuilder
from stepfold.stage.text.operands import Stream, make_stream, make_tensor
from stepfold.stage.trace.tape import Op, Round, Target
from stepfold.stage.trace.writer import WORD_DTYPES, Site, TraceWriter


class Form(NamedTuple):
    """The common part of updates that share the ops of one trace.

    param: spec of the parameters, with 0 for the number of elements.
    setting_dtypes: dtypes of the settings, in the order of the variant.
    grad_dtype: dtype of the gradient that the update takes.
    """

    param: ParamSpec
    setting_dtypes: tuple[str, ...]
    grad_dtype: str


class Traced:
    """The updates of one form.

    indices: indices of the updates in the program. writer: writer of their trace.
    """

    def __init__(
        self,
        builder: ProgramBuilder,
        program: StageProgram,
        form: Form,
        indices: Sequence[int],
        gradients: Sequence[Gradient],
        skip: Stream | None,
    ) -> None:
        self.indices = indices
        param, updates = form.param, [program.updates[index] for index in indices]
        assert param.trace is not None
        sizes = [update.param.elements for update in updates]
        shapes = [update.param.shape for update in updates]
        names: dict[Target, list[str]] = {(Op.PARAM, None): list(map(name_param, indices))}
        for state in param.variant.state:
            op = Op.NUMBER_STATE if state.is_scalar else Op.STATE
            names[op, state.stream] = [name_state(index, state.stream) for index in indices]
        self._names = names
        self._streams = {
            key: make_stream(
                [f"%{name}" for name in variables],
                dtype,
                [()] * len(sizes) if key[0] is Op.NUMBER_STATE else shapes,
            )
            for (key, variables), dtype in zip(names.items(), (param.dtype, *param.state_dtypes))
        }
        taken = [gradients[index].name for index in indices]
        self._streams[Op.GRAD, None] = make_stream(taken, form.grad_dtype, shapes)
        owners = [update.group for update in updates]
        # Parameters of one group share one number.
        owners = owners if len(set(owners)) > 1 else owners[:1]
        settings = {
            setting.name: make_stream(
                [f"%{name_setting(owner, setting.name)}" for owner in owners],
                dtype,
                [()] * len(owners),
            )
            for setting, dtype in zip(param.variant.settings, form.setting_dtypes)
        }
        site = Site(
            f"%t{indices[0]}.",
            sizes,
            [update.elements for update in updates],
            [update.share is None or update.share.is_counted for update in updates],
            self._streams,
            settings,
            skip,
        )
        self.writer = TraceWriter(builder, param.trace, site)

    def store(self, builder: ProgramBuilder) -> dict[int, str]:
        """Appends the update of elements, and the stores of all results.

        Returns the names of the updated parameters by the index of the update.
        """
        results = self.writer.finish()
        for key, values in results.items():
            for stored in zip(self._names[key], values, self._streams[key].types):
                builder.store(*stored)
        # A trace that does not change the parameter has no new value for it.
        new_params = results.get((Op.PARAM, None), self._streams[Op.PARAM, None].names)
        return dict(zip(self.indices, new_params))


def append_traced_updates(
    builder: ProgramBuilder,
    program: StageProgram,
    gradients: Sequence[Gradient],
    skip: Stream | None,
) -> dict[int, str]:
    """Appends the updates of a program that are traces, and stores their results.

    gradients: gradients that the updates take. skip: flag that skips the updates.

    Returns the names of the updated parameters by the index of the update.
    """
    forms: dict[Form, list[int]] = {}
    for index, update in enumerate(program.updates):
        if update.param.trace is not None:
            dtypes = program.groups[update.group].setting_dtypes
            form = Form(update.param._replace(shape=()), dtypes, gradients[index].dtype)
            forms.setdefault(form, []).append(index)
    updates = [
        Traced(builder, program, form, indices, gradients, skip) for form, indices in forms.items()
    ]
    levels = [each.writer.last_level for each in updates] + [r.level for r in program.rounds]
    for level in range(max(levels, default=-1) + 1):
        for each in updates:
            each.writer.append_reductions(level)
        for shared in program.rounds:
            if shared.level == level:
                append_round(builder, program, updates, shared)
        for each in updates:
            each.writer.append_numbers(level)
    new_params: dict[int, str] = {}
    for each in updates:
        new_params |= each.store(builder)
    return new_params


def append_round(
    builder: ProgramBuilder, program: StageProgram, updates: Sequence[Traced], shared: Round
) -> None:
    """Appends the exchange of the words of a round, and the numbers that they become."""
    is_maximum, dtype = shared.op is Op.MAXIMUM, WORD_DTYPES[shared.op]
    mlir_type = make_tensor(dtype)
    words: dict[str, Scalar] = {}
    # Values of the words of each reduction by its number in the round, one for each parameter.
    found: list[list[list[str]]] = []
    for each in updates:
        numbers = []
        has_share = any(program.updates[index].share is not None for index in each.indices)
        for number, position in enumerate(each.writer.find_shared(shared) if has_share else ()):
            values = each.writer.append_words(position)
            for place, index in enumerate(each.indices):
                if program.updates[index].share is not None:
                    name = name_word(index, shared, number)
                    words[name] = Scalar(values[place], dtype)
                    values[place] = f"%{name}"
            numbers.append(values)
        found.append(numbers)
    if program.has_given_words:
        for name in words:
            builder.load(name, mlir_type)
    else:
        pad = Scalar(f"%{name_round(shared)}.none", PAD_DTYPE)
        append_constant(builder, pad.name, PAD_DTYPE, "0")
        words[name_pad(shared)] = pad
        append_exchange(builder, name_round(shared), words, is_maximum=is_maximum)
    for each, numbers in zip(updates, found):
        for position, values in zip(each.writer.find_shared(shared), numbers):
            stream = Stream(tuple(values), (mlir_type,) * len(values))
            each.writer.append_totals(position, stream)
