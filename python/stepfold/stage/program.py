"""Programs: the updates of a step as MLIR text, under names that no model has.

Elements are what counts, so a parameter of any shape is one dimension of as many elements.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from stepfold.stage.dtypes import get_width
from stepfold.stage.gradient_chain import (
    EMPTY_CHAIN,
    GradientChain,
    find_skip,
    write_back,
    write_chain,
)
from stepfold.stage.gradient_chain import get_variables as get_chain_variables
from stepfold.stage.optimizer_spec import OpVariant, UpdateVariant
from stepfold.stage.regions import Gradient
from stepfold.stage.stale_copies import FLAG_DTYPE, STALE, Copied, write_search
from stepfold.stage.text import Stream, declare, load, store, tensor, value
from stepfold.stage.trace.tape import Op, Target, Trace
from stepfold.stage.trace.writer import Site, TraceWriter


class GroupSpec(NamedTuple):
    """What the text says of a group of the optimizer.

    setting_dtypes: of its settings, in the order of the variant.
    """

    variant: UpdateVariant
    setting_dtypes: tuple[str, ...]


class ParamSpec(NamedTuple):
    """What the text says of a parameter.

    trace: what updates it; None for the op of the variant.
    state_dtypes: of the streams of its state, in the order of the variant.
    copy_dtype: of the copy that the update writes; None if it writes none.
    """

    variant: UpdateVariant
    trace: Trace | None
    elements: int
    dtype: str
    grad_dtype: str
    state_dtypes: tuple[str, ...]
    copy_dtype: str | None = None


class Update(NamedTuple):
    """The update of a parameter; its group is an index into those of the program."""

    group: int
    param: ParamSpec


class StageProgram(NamedTuple):
    """The updates of one step on one device. Equal programs have the same text and plan.

    chain: what gradients pass through before.
    """

    groups: tuple[GroupSpec, ...]
    updates: tuple[Update, ...]
    chain: GradientChain = EMPTY_CHAIN

    @property
    def gradient_names(self) -> list[str]:
        """The variables that are gradients: state if they are written, else gradients."""
        name = name_gradient if self.chain.writes_back else name_param
        return [name(index) for index in range(len(self.updates))]

    @property
    def has_copies(self) -> bool:
        """Whether an update writes a copy."""
        return any(update.param.copy_dtype is not None for update in self.updates)

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


def name_copy(index: int) -> str:
    """The variable of a parameter's copy. No state can have its name."""
    return f"c{index}"


def name_setting(group: int, setting: str) -> str:
    return f"g{group}.{setting}"


def write_text(program: StageProgram) -> str:
    """Returns the program as MLIR, for Session.parse."""
    body: list[str] = []
    names: dict[str, str] = {}  # of globals, with their types
    for index, group in enumerate(program.groups):
        for setting, dtype in zip(group.variant.settings, group.setting_dtypes):
            names[name_setting(index, setting.name)] = tensor(dtype)
    body += [load(name, kind) for name, kind in names.items()]
    raw = list(get_gradients(program.updates))
    if program.chain.writes_back:
        kinds = [tensor(gradient.dtype, gradient.elements) for gradient in raw]
        names |= dict(zip(program.gradient_names, kinds))
    body += write_gradients(program, raw)
    names |= get_chain_variables(program.chain, raw)
    lines, whole = widen(program.updates, raw)
    body += lines
    lines, gradients = write_chain(program.chain, whole)
    body += lines
    if program.has_copies:
        body += find_stale(program, names)
    skip = find_skip(program.chain)
    traced: dict[Form, list[int]] = {}
    for index, (update, gradient) in enumerate(zip(program.updates, gradients)):
        variables = dict(get_variables(index, update.param))
        names |= variables
        if update.param.copy_dtype is not None:
            names[name_copy(index)] = tensor(update.param.copy_dtype, update.param.elements)
        body += (load(name, kind) for name, kind in variables.items())
        group = program.groups[update.group]
        if update.param.trace is None:
            body += write_op(index, update, group, gradient, skip)
        else:
            form = Form(update.param._replace(elements=0), group.setting_dtypes, gradient.dtype)
            traced.setdefault(form, []).append(index)
    for form, indices in traced.items():
        body += write_trace(form, indices, program, gradients, skip)
    if program.chain.writes_back:
        for name, old, same, new in zip(program.gradient_names, raw, whole, gradients):
            if new is not same:
                body += write_back(name, old, new)
    return write_module(names, body)


def write_chain_text(program: StageProgram) -> str:
    """Returns what the chain of a program computes of all gradients together, as MLIR."""
    chain = program.chain._replace(writes_back=False)
    raw = list(get_gradients(program.updates))
    widened, whole = widen(program.updates, raw)
    lines, _ = write_chain(chain, whole)
    body = [*write_gradients(program._replace(chain=chain), raw), *widened, *lines]
    # Gradients name them.
    params = {
        name_param(index): tensor(update.param.dtype, update.param.elements)
        for index, update in enumerate(program.updates)
    }
    return write_module(params | get_chain_variables(chain, raw), body)


def write_module(names: Mapping[str, str], body: list[str]) -> str:
    """A module with variables and their types, and the lines of its function."""
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


def get_variables(index: int, param: ParamSpec) -> Iterator[tuple[str, str]]:
    """The variables of a parameter and of its state, with their types."""
    yield name_param(index), tensor(param.dtype, param.elements)
    for state, dtype in zip(param.variant.state, param.state_dtypes):
        elements = None if state.is_scalar else param.elements
        yield name_state(index, state.stream), tensor(dtype, elements)


def get_gradients(updates: tuple[Update, ...]) -> Iterator[Gradient]:
    """The gradients of the updates' parameters, as the backward pass gives them."""
    for index, update in enumerate(updates):
        yield Gradient(f"%d{index}", update.param.grad_dtype, update.param.elements)


def widen(
    updates: tuple[Update, ...], gradients: list[Gradient]
) -> tuple[list[str], list[Gradient]]:
    """Gradients that are narrower than their parameters, in the dtype of these.

    Returns the lines that cast them, and the gradients of all updates.
    """
    lines, results = [], []
    for index, (update, old) in enumerate(zip(updates, gradients)):
        if get_width(old.dtype) < get_width(update.param.dtype):
            new = old._replace(name=f"%w{index}", dtype=update.param.dtype)
            kinds = " to ".join(tensor(each.dtype, each.elements) for each in (old, new))
            lines.append(f"    {new.name} = optim.cast {old.name} : {kinds}")
            results.append(new)
        else:
            results.append(old)
    return lines, results


def write_gradients(program: StageProgram, gradients: list[Gradient]) -> Iterator[str]:
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
    index: int, update: Update, group: GroupSpec, gradient: Gradient, skip: Stream | None
) -> Iterator[str]:
    """The lines of an update that is an op, and the stores.

    skip: the flag that says whether to skip it, if there is one.
    """
    param, variant = update.param, update.param.variant
    assert isinstance(variant, OpVariant)
    variables = dict(get_variables(index, param))
    streams = [("params", name_param(index), tensor(param.dtype, param.elements))]
    for state, dtype in zip(variant.state, param.state_dtypes):
        kind = tensor(dtype) if state.is_scalar else dtype
        streams.append((state.stream, name_state(index, state.stream), kind))
    operands = [f"{stream}({value(name)} : {kind})" for stream, name, kind in streams]
    operands.append(f"grads({gradient.name} : {gradient.dtype})")
    settings = [
        f"{setting.name}({value(name_setting(update.group, setting.name))} : {tensor(dtype)})"
        for setting, dtype in zip(variant.settings, group.setting_dtypes)
    ]
    # The flag is between the learning rate, which some do not have, and the other settings.
    has_lr = variant.settings[0].name == "lr"
    flags = [] if skip is None else [f"skip({skip})"]
    operands += [*settings[:has_lr], *flags, *settings[has_lr:]]
    attributes = f" {{{', '.join(variant.attributes)}}}" if variant.attributes else ""
    yield f"    %n{index}:{len(variables)} = optim.{variant.op}"
    yield from (f"        {operand}" for operand in operands)
    yield f"       {attributes}"
    for result, (name, kind) in enumerate(variables.items()):
        yield store(name, f"%n{index}#{result}", kind)
    yield from write_copy(index, param, f"%n{index}#0")


def find_stale(program: StageProgram, names: dict[str, str]) -> Iterator[str]:
    """The lines that look for stale copies before they are written.

    names: gets the variable of the flags, with its type.
    """
    copied = [
        Copied(name_param(index), name_copy(index), update.param.elements)
        for index, update in enumerate(program.updates)
        if update.param.copy_dtype is not None
    ]
    # All copies of an optimizer have one.
    (dtype,) = {u.param.copy_dtype for u in program.updates if u.param.copy_dtype is not None}
    names[STALE] = tensor(FLAG_DTYPE, len(copied))
    return write_search(copied, dtype)


def write_copy(index: int, param: ParamSpec, new: str) -> Iterator[str]:
    """The lines that store the copy of a parameter, if it has one.

    new: the value of the updated parameter.
    """
    if param.copy_dtype is None:
        return
    kind = tensor(param.copy_dtype, param.elements)
    result = f"{value(name_copy(index))}.new"
    yield f"    {result} = optim.cast {new} : {tensor(param.dtype, param.elements)} to {kind}"
    yield store(name_copy(index), result, kind)


class Form(NamedTuple):
    """What the updates of parameters that one trace is written for have in common.

    param: with any number of elements.
    grad_dtype: of the gradient that the update takes.
    """

    param: ParamSpec
    setting_dtypes: tuple[str, ...]
    grad_dtype: str


def write_trace(
    form: Form,
    indices: list[int],
    program: StageProgram,
    gradients: list[Gradient],
    skip: Stream | None,
) -> Iterator[str]:
    """The lines of updates that are traced, and the stores; as of an op.

    indices: of the updates.
    """
    param, updates = form.param, [program.updates[index] for index in indices]
    assert param.trace is not None
    sizes = tuple(update.param.elements for update in updates)
    names: dict[Target, list[str]] = {(Op.PARAM, None): list(map(name_param, indices))}
    for state in param.variant.state:
        op = Op.NUMBER_STATE if state.is_scalar else Op.STATE
        names[op, state.stream] = [name_state(index, state.stream) for index in indices]
    streams = {
        key: Stream(
            tuple(map(value, variables)),
            dtype,
            (None,) * len(sizes) if key[0] is Op.NUMBER_STATE else sizes,
        )
        for (key, variables), dtype in zip(names.items(), (param.dtype, *param.state_dtypes))
    }
    grads = tuple(gradients[index].name for index in indices)
    streams[Op.GRAD, None] = Stream(grads, form.grad_dtype, sizes)
    owners = tuple(update.group for update in updates)
    # One group has one number for all of its parameters.
    owners = owners if len(set(owners)) > 1 else owners[:1]
    settings = {
        setting.name: Stream(
            tuple(value(name_setting(owner, setting.name)) for owner in owners),
            dtype,
            (None,) * len(owners),
        )
        for setting, dtype in zip(param.variant.settings, form.setting_dtypes)
    }
    writer = TraceWriter(param.trace, Site(f"%t{indices[0]}.", streams, settings, skip))
    yield from writer.write()
    for key, results in writer.results.items():
        yield from map(store, names[key], results, streams[key].kinds)
    # A function may leave the parameter alone, in some form.
    new_params = writer.results.get((Op.PARAM, None), streams[Op.PARAM, None].names)
    for index, new in zip(indices, new_params):
        yield from write_copy(index, program.updates[index].param, new)
