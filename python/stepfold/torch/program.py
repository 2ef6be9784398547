"""Programs: the updates of a step as MLIR text, under names that no model has.

Elements are what counts, so a parameter of any shape is one dimension of as many elements.
"""

from collections.abc import Iterator
from typing import NamedTuple

from stepfold.torch.gradients import (
    PLAIN_CHAIN,
    Chain,
    find_skip,
    write_back,
    write_chain,
)
from stepfold.torch.gradients import get_variables as get_chain_variables
from stepfold.torch.method import OpStructure, Structure
from stepfold.torch.regions import Gradient
from stepfold.torch.text import Variable, declare, load, store, tensor, value
from stepfold.torch.tracing.tape import Op, Target, Trace
from stepfold.torch.tracing.text import Site, TraceWriter


class Group(NamedTuple):
    """What the text says of a group of the optimizer.

    setting_dtypes: of its settings, in the order of the structure.
    """

    structure: Structure
    setting_dtypes: tuple[str, ...]


class Row(NamedTuple):
    """What the text says of a parameter.

    trace: what updates it; None for the op of the structure.
    state_dtypes: of the streams of its state, in the order of the structure.
    """

    structure: Structure
    trace: Trace | None
    elements: int
    dtype: str
    grad_dtype: str
    state_dtypes: tuple[str, ...]


class Update(NamedTuple):
    """The update of a parameter; its group is an index into those of the program."""

    group: int
    row: Row


class Program(NamedTuple):
    """The updates of one step on one device. Equal programs have the same text and plan.

    chain: what gradients pass through before.
    """

    groups: tuple[Group, ...]
    updates: tuple[Update, ...]
    chain: Chain = PLAIN_CHAIN

    @property
    def gradient_names(self) -> list[str]:
        """The variables that are gradients: state if they are written, else gradients."""
        name = name_gradient if self.chain.writes_back else name_param
        return [name(index) for index in range(len(self.updates))]

    @property
    def gradient_role(self) -> str:
        """The role of these variables in a plan."""
        return "state" if self.chain.writes_back else "gradient"


def name_param(index: int) -> str:
    """The variable of a parameter, and of its gradient."""
    return f"p{index}"


def name_gradient(index: int) -> str:
    """The variable of a gradient that is written."""
    return f"p{index}.grad"


def name_state(index: int, stream: str) -> str:
    return f"p{index}.{stream}"


def name_setting(group: int, setting: str) -> str:
    return f"g{group}.{setting}"


def write_text(program: Program) -> str:
    """Returns the program as MLIR, for Session.parse."""
    body: list[str] = []
    names: dict[str, str] = {}  # of globals, with their types
    for index, group in enumerate(program.groups):
        for setting, dtype in zip(group.structure.settings, group.setting_dtypes):
            names[name_setting(index, setting.name)] = tensor(dtype)
    body += [load(name, kind) for name, kind in names.items()]
    raw = list(get_gradients(program.updates))
    if program.chain.writes_back:
        kinds = [tensor(gradient.dtype, gradient.elements) for gradient in raw]
        names |= dict(zip(program.gradient_names, kinds))
    body += write_gradients(program, raw)
    names |= get_chain_variables(program.chain, raw)
    lines, gradients = write_chain(program.chain, raw)
    body += lines
    skip = find_skip(program.chain)
    for index, (update, gradient) in enumerate(zip(program.updates, gradients)):
        variables = dict(get_variables(index, update.row))
        names |= variables
        group = program.groups[update.group]
        body += (load(name, kind) for name, kind in variables.items())
        write = write_op if update.row.trace is None else write_trace
        body += write(index, update, group, gradient, skip)
    if program.chain.writes_back:
        for name, old, new in zip(program.gradient_names, raw, gradients):
            body += write_back(name, old, new)
    return "\n".join(
        [
            "module {",
            *(declare(name, kind) for name, kind in names.items()),
            "  func.func @train_step() {",
            *body,
            "    return",
            "  }",
            "}",
            "",
        ]
    )


def get_variables(index: int, row: Row) -> Iterator[tuple[str, str]]:
    """The variables of a parameter and of its state, with their types."""
    yield name_param(index), tensor(row.dtype, row.elements)
    for state, dtype in zip(row.structure.state, row.state_dtypes):
        elements = None if state.is_scalar else row.elements
        yield name_state(index, state.stream), tensor(dtype, elements)


def get_gradients(updates: tuple[Update, ...]) -> Iterator[Gradient]:
    """The gradients of the updates' parameters, as the backward pass gives them."""
    for index, update in enumerate(updates):
        yield Gradient(f"%d{index}", update.row.grad_dtype, update.row.elements)


def write_gradients(program: Program, gradients: list[Gradient]) -> Iterator[str]:
    """The gradients: results of an op that stands for the backward pass, or variables."""
    kinds = [tensor(gradient.dtype, gradient.elements) for gradient in gradients]
    if program.chain.writes_back:
        yield from map(load_as, gradients, program.gradient_names, kinds)
        return
    yield f'    %b:{len(kinds)} = "torch.backward"() : () -> ({", ".join(kinds)})'
    for index, (gradient, kind) in enumerate(zip(gradients, kinds)):
        yield f'    {gradient.name} = optim.gradient @"{name_param(index)}" %b#{index} : {kind}'


def load_as(gradient: Gradient, name: str, kind: str) -> str:
    """The gradient, which is a variable."""
    return f'    {gradient.name} = ml_program.global_load @"{name}" : {kind}'


def write_op(
    index: int, update: Update, group: Group, gradient: Gradient, skip: Variable | None
) -> Iterator[str]:
    """The lines of an update that is an op, and the stores.

    skip: the flag that says whether to skip it, if there is one.
    """
    row, structure = update.row, update.row.structure
    assert isinstance(structure, OpStructure)
    variables = dict(get_variables(index, row))
    streams = [("params", name_param(index), tensor(row.dtype, row.elements))]
    for state, dtype in zip(structure.state, row.state_dtypes):
        kind = tensor(dtype) if state.is_scalar else dtype
        streams.append((state.stream, name_state(index, state.stream), kind))
    operands = [f"{stream}({value(name)} : {kind})" for stream, name, kind in streams]
    operands.append(f"grads({gradient.name} : {gradient.dtype})")
    settings = [
        f"{setting.name}({value(name_setting(update.group, setting.name))} : {tensor(dtype)})"
        for setting, dtype in zip(structure.settings, group.setting_dtypes)
    ]
    # The flag is between the learning rate, which some do not have, and the other settings.
    has_lr = structure.settings[0].name == "lr"
    flags = [] if skip is None else [f"skip({skip.name} : {skip.kind})"]
    operands += [*settings[:has_lr], *flags, *settings[has_lr:]]
    attributes = f" {{{', '.join(structure.attributes)}}}" if structure.attributes else ""
    yield f"    %n{index}:{len(variables)} = optim.{structure.op}"
    yield from (f"        {operand}" for operand in operands)
    yield f"       {attributes}"
    for result, (name, kind) in enumerate(variables.items()):
        yield store(name, f"%n{index}#{result}", kind)


def write_trace(
    index: int, update: Update, group: Group, gradient: Gradient, skip: Variable | None
) -> Iterator[str]:
    """The lines of an update that is traced, and the stores; as of an op."""
    row = update.row
    assert row.trace is not None
    names: dict[Target, str] = {(Op.PARAM, None): name_param(index)}
    for state in row.structure.state:
        op = Op.NUMBER_STATE if state.is_scalar else Op.STATE
        names[op, state.stream] = name_state(index, state.stream)
    dtypes = (row.dtype, *row.state_dtypes)
    variables = {
        key: Variable(value(name), dtype, None if key[0] is Op.NUMBER_STATE else row.elements)
        for (key, name), dtype in zip(names.items(), dtypes)
    }
    site = Site(
        prefix=f"%t{index}_",
        variables={**variables, (Op.GRAD, None): Variable(*gradient)},
        settings={
            setting.name: Variable(value(name_setting(update.group, setting.name)), dtype)
            for setting, dtype in zip(row.structure.settings, group.setting_dtypes)
        },
        skip=skip,
    )
    writer = TraceWriter(row.trace, site)
    yield from writer.write()
    for key, result in writer.results.items():
        yield store(names[key], result, variables[key].kind)
