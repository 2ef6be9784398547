"""Programs of the updates of a step, with names that do not depend on the model.

Updates depend on numbers of elements, not on shapes. So each parameter has one dimension.
"""

from collections.abc import Iterator
from typing import NamedTuple

from stepfold.stage.gradient_chain import (
    EMPTY_CHAIN,
    GradientChain,
    append_chain,
    append_write_back,
    find_skip,
)
from stepfold.stage.optimizer_spec import OpVariant, UpdateVariant
from stepfold.stage.packed_formats import DTYPE
from stepfold.stage.packed_update import PackedUpdate, PackedVariant, get_type
from stepfold.stage.regions import Gradient
from stepfold.stage.stale_copies import FLAG_DTYPE, Copied, append_search, name_flags
from stepfold.stage.text.builder import ProgramBuilder
from stepfold.stage.text.dtypes import get_width
from stepfold.stage.text.operands import make_stream, make_tensor
from stepfold.stage.trace.tape import Op, Target, Trace
from stepfold.stage.trace.writer import Site, TraceWriter


class GroupSpec(NamedTuple):
    """The part of a program that depends on a group of the optimizer.

    variant: variant of the group's updates.
    setting_dtypes: dtypes of its settings, in the order of the variant.
    """

    variant: UpdateVariant
    setting_dtypes: tuple[str, ...]


class ParamSpec(NamedTuple):
    """The part of a program that depends on a parameter.

    variant: variant of its update.
    trace: trace that updates it; None for the op of the variant.
    elements: number of its elements, which are one dimension in the program.
    dtype: element type of the parameter in MLIR, such as "f32".
    grad_dtype: element type of the gradient.
    state_dtypes: element types of the streams of its state, in the order of the variant.
    copy_dtype: element type of the copy that the update writes; None if it writes none.
    """

    variant: UpdateVariant
    trace: Trace | None
    elements: int
    dtype: str
    grad_dtype: str
    state_dtypes: tuple[str, ...]
    copy_dtype: str | None = None

    @property
    def update_dtype(self) -> str:
        """The element type of the values that the update takes for the parameter's."""
        is_joined = isinstance(self.variant, PackedVariant) and self.variant.has_error
        return "f32" if is_joined else self.dtype


class Update(NamedTuple):
    """The update of a parameter. group: index of its group in the program."""

    group: int
    param: ParamSpec


class StageProgram(NamedTuple):
    """The updates of one step on one device. Equal programs have the same text and plan.

    groups: groups of the optimizer.
    updates: updates of the parameters.
    chain: operations on gradients before the updates.
    """

    groups: tuple[GroupSpec, ...]
    updates: tuple[Update, ...]
    chain: GradientChain = EMPTY_CHAIN

    @property
    def gradient_names(self) -> list[str]:
        """The names of the gradients' variables.

        Gradients that the step writes have variables of their own. The others are named as their
        parameters.
        """
        name = name_gradient if self.chain.writes_back else name_param
        return [name(index) for index in range(len(self.updates))]

    @property
    def copy_dtypes(self) -> list[str]:
        """The element types of copies that updates write, each once."""
        dtypes = (update.param.copy_dtype for update in self.updates)
        return list(dict.fromkeys(dtype for dtype in dtypes if dtype is not None))

    @property
    def gradient_role(self) -> str:
        """The role of the gradients' variables in a plan: "state" if the step writes them."""
        return "state" if self.chain.writes_back else "gradient"


def name_param(index: int) -> str:
    """Returns the name of a parameter's variable, and of its gradient if no step writes it."""
    return f"p{index}"


def name_gradient(index: int) -> str:
    """Returns the name of the variable of a gradient that the step writes."""
    return f"p{index}.grad"


def name_state(index: int, stream: str) -> str:
    return f"p{index}.{stream}"


def name_copy(index: int) -> str:
    """Returns the name of the variable of a parameter's copy. No state can have the same name."""
    return f"c{index}"


def name_setting(group: int, setting: str) -> str:
    return f"g{group}.{setting}"


def write_text(program: StageProgram) -> str:
    """Returns the program as MLIR, for Session.parse."""
    return str(UpdateWriter(program).write())


def write_chain_text(program: StageProgram) -> str:
    """Returns the chain of a program alone, with all gradients, as MLIR."""
    builder, chain = ProgramBuilder(), program.chain._replace(writes_back=False)
    # The ops of gradients refer to the parameters by name.
    for index, update in enumerate(program.updates):
        builder.declare(name_param(index), make_tensor(update.param.dtype, update.param.elements))
    raw = append_gradients(builder, program._replace(chain=chain))
    append_chain(builder, chain, widen(builder, program.updates, raw))
    return str(builder)


def get_variables(index: int, param: ParamSpec) -> Iterator[tuple[str, str]]:
    """Yields the variables of a parameter and of its state, with their MLIR types."""
    yield name_param(index), make_tensor(param.dtype, param.elements)
    for state, dtype in zip(param.variant.state, param.state_dtypes):
        yield name_state(index, state.stream), get_type(state, dtype, param.elements)


def append_gradients(builder: ProgramBuilder, program: StageProgram) -> list[Gradient]:
    """Appends the gradients, one for each update, and returns them.

    They are variables if the step writes them, else results of an op that stands for the backward
    pass.
    """
    gradients = [
        Gradient(f"%d{index}", update.param.grad_dtype, update.param.elements)
        for index, update in enumerate(program.updates)
    ]
    if program.chain.writes_back:
        for gradient, name in zip(gradients, program.gradient_names):
            builder.load(name, gradient.mlir_type, gradient.name)
        return gradients
    types = ", ".join(gradient.mlir_type for gradient in gradients)
    if gradients:
        builder.append(f'%b:{len(gradients)} = "framework.backward"() : () -> ({types})')
    for index, gradient in enumerate(gradients):
        param = name_param(index)
        builder.append(
            f'{gradient.name} = optim.gradient @"{param}" %b#{index} : {gradient.mlir_type}'
        )
    return gradients


def widen(
    builder: ProgramBuilder, updates: tuple[Update, ...], gradients: list[Gradient]
) -> list[Gradient]:
    """Appends a cast for each gradient that is narrower than the values that are updated.

    Returns the gradients of all updates, with the casts in place of the narrow ones.
    """
    results = []
    for index, (update, old) in enumerate(zip(updates, gradients)):
        new = old
        if get_width(old.dtype) < get_width(update.param.update_dtype):
            new = old._replace(name=f"%w{index}", dtype=update.param.update_dtype)
            builder.cast(new.name, old.name, old.mlir_type, new.mlir_type)
        results.append(new)
    return results


class Form(NamedTuple):
    """The common part of updates that share the ops of one trace.

    param: spec of the parameters, with 0 for the number of elements.
    setting_dtypes: dtypes of the settings, in the order of the variant.
    grad_dtype: dtype of the gradient that the update takes.
    """

    param: ParamSpec
    setting_dtypes: tuple[str, ...]
    grad_dtype: str


class UpdateWriter:
    """The writer of a program: gradients, chain, search for stale copies, and updates."""

    def __init__(self, program: StageProgram) -> None:
        self._program = program
        self._builder = ProgramBuilder()
        self._skip = find_skip(program.chain)
        self._gradients: list[Gradient] = []

    def write(self) -> ProgramBuilder:
        """Writes the program. Returns its builder."""
        builder, program = self._builder, self._program
        for index, group in enumerate(program.groups):
            for setting, dtype in zip(group.variant.settings, group.setting_dtypes):
                builder.load(name_setting(index, setting.name), make_tensor(dtype))
        raw = append_gradients(builder, program)
        whole = widen(builder, program.updates, raw)
        self._gradients = append_chain(builder, program.chain, whole)
        self._append_search()
        traced: dict[Form, list[int]] = {}
        for index, update in enumerate(program.updates):
            for name, mlir_type in get_variables(index, update.param):
                builder.load(name, mlir_type)
            if update.param.trace is None:
                self._append_op(index, update)
            else:
                group, gradient = program.groups[update.group], self._gradients[index]
                form = Form(update.param._replace(elements=0), group.setting_dtypes, gradient.dtype)
                traced.setdefault(form, []).append(index)
        for form, indices in traced.items():
            self._append_trace(form, indices)
        if program.chain.writes_back:
            for name, old, same, new in zip(program.gradient_names, raw, whole, self._gradients):
                if new is not same:
                    append_write_back(builder, name, old, new)
        return builder

    def _append_search(self) -> None:
        """Appends the search for stale copies, before they are written."""
        copied: dict[str, list[Copied]] = {}
        for index, update in enumerate(self._program.updates):
            elements, dtype = update.param.elements, update.param.copy_dtype
            if dtype is not None:
                found = Copied(name_param(index), name_copy(index), elements)
                copied.setdefault(dtype, []).append(found)
        if not copied:
            return
        for dtype, found_copies in copied.items():
            self._builder.declare(name_flags(dtype), make_tensor(FLAG_DTYPE, len(found_copies)))
        self._declare_updated()
        for dtype, found_copies in copied.items():
            append_search(self._builder, found_copies, dtype)

    def _declare_updated(self) -> None:
        """Declares the variables of each parameter side by side, whatever the order of ops."""
        for index, update in enumerate(self._program.updates):
            param = update.param
            for name, mlir_type in get_variables(index, param):
                self._builder.declare(name, mlir_type)
            if param.copy_dtype is not None:
                mlir_type = make_tensor(param.copy_dtype, param.elements)
                self._builder.declare(name_copy(index), mlir_type)

    def _append_op(self, index: int, update: Update) -> None:
        """Appends an update by its op, and the stores of the results."""
        param, variant = update.param, update.param.variant
        group, gradient = self._program.groups[update.group], self._gradients[index]
        assert isinstance(variant, OpVariant)
        packed, values = None, dict[str, str]()
        base = variant
        if isinstance(variant, PackedVariant):
            base = variant.base
            packed = PackedUpdate(self._builder, name_param(index), param.elements, variant)
            values = packed.decode()
        whole = make_tensor(param.update_dtype, param.elements)
        types = dict(zip((part.stream for part in variant.state), param.state_dtypes))
        streams = [("params", values.get("params", f"%{name_param(index)}"), whole)]
        for state in base.state:
            dtype = types.get(state.stream, DTYPE)
            value = values.get(state.stream, f"%{name_state(index, state.stream)}")
            streams.append((state.stream, value, make_tensor(dtype) if state.is_scalar else dtype))
        operands = [f"{stream}({value} : {mlir_type})" for stream, value, mlir_type in streams]
        operands.append(f"grads({gradient.name} : {gradient.dtype})")
        settings = [
            f"{setting.name}(%{name_setting(update.group, setting.name)} : {make_tensor(dtype)})"
            for setting, dtype in zip(variant.settings, group.setting_dtypes)
        ]
        # The flag follows the learning rate, which some ops do not have.
        has_lr = variant.settings[0].name == "lr"
        flags = [] if self._skip is None else [f"skip({self._skip})"]
        operands += [*settings[:has_lr], *flags, *settings[has_lr:]]
        attributes = f" {{{', '.join(variant.attributes)}}}" if variant.attributes else ""
        self._builder.append(
            f"%n{index}:{len(streams)} = optim.{variant.op} {' '.join(operands)}{attributes}"
        )
        results = {stream: f"%n{index}#{number}" for number, (stream, *_) in enumerate(streams)}
        variables = dict(get_variables(index, param))
        for stream, result in results.items():
            name = name_param(index) if stream == "params" else name_state(index, stream)
            if stream not in values:
                self._builder.store(name, result, variables[name])
        if packed is not None:
            for stored in packed.encode(results, self._skip):
                self._builder.store(*stored)
        self._append_copy(index, param, results["params"])

    def _append_copy(self, index: int, param: ParamSpec, new: str) -> None:
        """Stores the copy of a parameter, if it has one.

        new: name of the value of the updated parameter.
        """
        if param.copy_dtype is None:
            return
        mlir_type = make_tensor(param.copy_dtype, param.elements)
        old = make_tensor(param.dtype, param.elements)
        result = self._builder.cast(f"%{name_copy(index)}.new", new, old, mlir_type)
        self._builder.store(name_copy(index), result, mlir_type)

    def _append_trace(self, form: Form, indices: list[int]) -> None:
        """Appends updates by the ops of their trace, and the stores of the results.

        indices: indices of the updates.
        """
        param, updates = form.param, [self._program.updates[index] for index in indices]
        assert param.trace is not None
        sizes = [update.param.elements for update in updates]
        names: dict[Target, list[str]] = {(Op.PARAM, None): list(map(name_param, indices))}
        for state in param.variant.state:
            op = Op.NUMBER_STATE if state.is_scalar else Op.STATE
            names[op, state.stream] = [name_state(index, state.stream) for index in indices]
        streams = {
            key: make_stream(
                [f"%{name}" for name in variables],
                dtype,
                [None] * len(sizes) if key[0] is Op.NUMBER_STATE else sizes,
            )
            for (key, variables), dtype in zip(names.items(), (param.dtype, *param.state_dtypes))
        }
        gradients = [self._gradients[index].name for index in indices]
        streams[Op.GRAD, None] = make_stream(gradients, form.grad_dtype, sizes)
        owners = [update.group for update in updates]
        # Parameters of one group share one number.
        owners = owners if len(set(owners)) > 1 else owners[:1]
        settings = {
            setting.name: make_stream(
                [f"%{name_setting(owner, setting.name)}" for owner in owners],
                dtype,
                [None] * len(owners),
            )
            for setting, dtype in zip(param.variant.settings, form.setting_dtypes)
        }
        site = Site(f"%t{indices[0]}.", sizes, streams, settings, self._skip)
        results = TraceWriter(self._builder, param.trace, site).write()
        for key, values in results.items():
            for stored in zip(names[key], values, streams[key].types):
                self._builder.store(*stored)
        # A trace that does not change the parameter has no new value for it.
        new_params = results.get((Op.PARAM, None), streams[Op.PARAM, None].names)
        for index, new in zip(indices, new_params):
            self._append_copy(index, self._program.updates[index].param, new)
