"""Plans of the updates of a step."""

import re
from collections.abc import Sequence

from stepfold.plan import PlanError
from stepfold.stage.bound_plan import BoundPlan
from stepfold.stage.plans import Machine
from stepfold.stage.program import (
    StageProgram,
    name_copy,
    name_param,
    name_setting,
    name_state,
)
from stepfold.stage.program_text import write_text
from stepfold.stage.stale_copies import name_flags


class StagePlan(BoundPlan):
    """The plan of a program of updates.

    program: the program of the plan.
    settings: bindings of the settings, in the order of the program's groups.
    chain: bindings of the inputs of the chain, then of its outputs.
    state: bindings of parameter, state and copy of each update, in the order of the program.
    gradients: bindings of the gradients, one for each update.
    words: bindings of the words of rounds, in the order of `program.words`.
    stale: bindings of the flags of stale copies, one for each of `program.copy_dtypes`.
    """

    def __init__(self, program: StageProgram, machine: Machine) -> None:
        super().__init__(write_text(program), machine)
        self.program = program
        settings = [
            name_setting(index, setting.name)
            for index, group in enumerate(program.groups)
            for setting in group.variant.settings
        ]
        state = []
        for index, update in enumerate(program.updates):
            state.append(name_param(index))
            state += [name_state(index, part.stream) for part in update.param.variant.state]
            state += [] if update.param.copy_dtype is None else [name_copy(index)]
        chain = [*program.chain.inputs, *program.chain.outputs]
        self.settings = self.make_bindings("state", settings)
        self.chain = self.make_bindings("state", chain)
        self.state = self.make_bindings("state", state)
        self.words = self.make_bindings("state", list(program.words))
        self.stale = self.make_bindings("state", list(map(name_flags, program.copy_dtypes)))
        self.gradients = self.make_bindings(program.gradient_role, program.gradient_names)


def rename(error: PlanError, names: Sequence[str]) -> PlanError:
    """Returns an error whose message names parameters instead of variables of the program.

    names: names of the parameters, in the order of the program's updates.
    """

    def replace(match: re.Match[str]) -> str:
        role, letter, index = match[1], match[2], int(match[3])
        stream = "copy" if letter == "c" else match[4]
        if index >= len(names):
            return match[0]
        if role == "gradient" or stream == "grad":
            return f"the gradient of '{names[index]}'"
        return f"'{names[index]}' ({stream})" if stream else f"'{names[index]}'"

    # The message of an overlap becomes one sentence.
    text = re.sub(r"': overlaps", "' overlaps", str(error))
    text = re.sub(r"state 'g\d+\.(\w+)'", r"the setting '\1'", text)
    pattern = r"(?:(state|gradient) )?'([pc])(\d+)(?:\.(\w+))?'"
    return PlanError(re.sub(pattern, replace, text))
