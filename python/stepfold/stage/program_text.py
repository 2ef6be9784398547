"""Texts of programs of updates."""

from stepfold.stage.gradient_chain import append_chain, append_write_back, find_skip
from stepfold.stage.optimizer_spec import OpVariant
from stepfold.stage.packed_formats import DTYPE
from stepfold.stage.packed_update import PackedUpdate, PackedVariant
from stepfold.stage.program import (
    ParamSpec,
    StageProgram,
    Update,
    get_variables,
    name_copy,
    name_param,
    name_setting,
    name_state,
)
from stepfold.stage.regions import Gradient
from stepfold.stage.stale_copies import FLAG_DTYPE, Copied, append_search, name_flags
from stepfold.stage.text.builder import ProgramBuilder
from stepfold.stage.text.dtypes import get_width
from stepfold.stage.text.operands import make_tensor
from stepfold.stage.traced_updates import append_traced_updates


def write_text(program: StageProgram) -> str:
    """Returns the program as MLIR, for Session.parse."""
    return str(UpdateWriter(program).write())


def write_chain_text(program: StageProgram) -> str:
    """Returns the chain of a program alone, with all gradients, as MLIR."""
    builder, chain = ProgramBuilder(), program.chain._replace(writes_back=False)
    # The ops of gradients refer to the parameters by name.
    for index, update in enumerate(program.updates):
        builder.declare(name_param(index), make_tensor(update.param.dtype, *update.param.shape))
    raw = append_gradients(builder, program._replace(chain=chain))
    append_chain(builder, chain, widen(builder, program.updates, raw))
    return str(builder)


def append_gradients(builder: ProgramBuilder, program: StageProgram) -> list[Gradient]:
    """Appends the gradients, one for each update, and returns them.

    They are variables if the step writes them, else results of an op that stands for the backward
    pass.
    """
    gradients = [
        Gradient(f"%d{index}", update.param.grad_dtype, update.param.shape)
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
        for index, update in enumerate(program.updates):
            for name, mlir_type in get_variables(index, update.param):
                builder.load(name, mlir_type)
            if update.param.trace is None:
                self._append_op(index, update)
        new_params = append_traced_updates(builder, program, self._gradients, self._skip)
        for index, new_param in new_params.items():
            self._append_copy(index, program.updates[index].param, new_param)
        if program.chain.writes_back:
            for name, old, same, new in zip(program.gradient_names, raw, whole, self._gradients):
                if new is not same:
                    append_write_back(builder, name, old, new)
        return builder

    def _append_search(self) -> None:
        """Appends the search for stale copies, before they are written."""
        copied: dict[str, list[Copied]] = {}
        for index, update in enumerate(self._program.updates):
            dtype = update.param.copy_dtype
            if dtype is not None:
                found = Copied(name_param(index), name_copy(index), update.param.shape)
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
                mlir_type = make_tensor(param.copy_dtype, *param.shape)
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
            packed = PackedUpdate(self._builder, name_param(index), param.shape, variant)
            values = packed.decode()
        whole = make_tensor(param.update_dtype, *param.shape)
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
        own = list(variant.attributes)
        if variant.matrices is not None:
            own.append(f"accumulation = #optim.accumulation<{self._program.accumulation}>")
            if variant.matrices.interleaved > 1:
                own.append(f"interleaved = {variant.matrices.interleaved} : i64")
        attributes = f" {{{', '.join(own)}}}" if own else ""
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
        mlir_type = make_tensor(param.copy_dtype, *param.shape)
        old = make_tensor(param.dtype, *param.shape)
        result = self._builder.cast(f"%{name_copy(index)}.new", new, old, mlir_type)
        self._builder.store(name_copy(index), result, mlir_type)
