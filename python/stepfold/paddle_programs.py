"""PaddlePaddle's static programs: what is read of them, and their JSON form."""

import os
import tempfile
from dataclasses import dataclass

import paddle
from paddle.base import core

from stepfold.compiler import CompilerError

# With these the framework keeps values of a region for the backward pass. Its serializer erases
# them from the program, and ends the process where an op needs them.
STACK_OPS = ("cf.tuple_push", "cf.tuple_pop")

# Attributes that Python sets on a parameter, and the framework does not serialize.
PARAMETER_ATTRIBUTES = ("optimize_attr", "regularizer", "do_model_average")


def check_static_mode():
    """Raises RuntimeError in dynamic mode."""
    if paddle.in_dynamic_mode():
        raise RuntimeError("programs are folded in static mode: call paddle.enable_static()")


def check_pir_mode():
    """Raises RuntimeError where the framework does not execute programs in PIR."""
    if not paddle.framework.in_pir_mode():
        raise RuntimeError(
            "folded programs are in PIR, which FLAGS_enable_pir_api=0 turns off for this process: "
            "fold and run them within `with paddle.pir_utils.IrGuard():`"
        )


@dataclass(frozen=True)
class StaticProgram:
    """A program in PIR.

    program: a paddle.pir.Program.
    values: for a program that was translated from the older form, its values by the names of the
        variables there.
    """

    program: paddle.pir.Program
    values: dict


def to_pir(name, program):
    """Returns a StaticProgram of a program that can be serialized; an older one is translated.

    name: "main" or "startup", for errors.
    """
    if isinstance(program, paddle.base.framework.Program):
        static = translate(program)
    elif isinstance(program, paddle.pir.Program):
        static = StaticProgram(program, {})
    else:
        raise TypeError(f"{name}: expected a static program, got {type(program).__name__}")
    check_ops(name, static.program)
    return static


def translate(program):
    """Translates a program of the older form, with what Python has set on it and its parameters."""
    # Nothing else has done so if PIR is turned off.
    paddle.pir.register_paddle_dialect()
    translated, mapping = core.pir.translate_to_pir_with_param_map(program.desc)
    # A persistable variable is its declaration, any other one the last value written to it.
    values = {
        name: found[0 if found[0].persistable else -1] for name, found in mapping.items() if found
    }
    if program.random_seed:
        translated.random_seed = program.random_seed
    scheduler = getattr(program, "lr_scheduler", None)
    if scheduler is not None:
        translated.lr_scheduler = scheduler
        translated.lr_name = scheduler._var_name
        translated.lr_var = values[scheduler._var_name]
    for parameter in program.all_parameters():
        if parameter.name in values:
            copy_parameter_attributes(parameter, values[parameter.name])
    return StaticProgram(translated, values)


def copy_parameter_attributes(parameter, copy):
    for name in PARAMETER_ATTRIBUTES:
        setattr(copy, name, getattr(parameter, name, None))


def check_ops(name, program):
    """Raises CompilerError for what the import, or the framework's serializer, does not have."""
    for op in walk(program.global_block()):
        if op.name() in ("builtin.parameter", "pd_op.data") and op.result(0).is_dist():
            raise CompilerError(
                f"'{op.result(0).name}' is a distributed tensor: programs of "
                "paddle.distributed.to_static are not supported",
                "program",
                file=name,
            )
        for block in get_blocks(op):
            if any(inner.name() in STACK_OPS for inner in block.ops):
                raise CompilerError(
                    f"'{op.name()}' is trained: its backward pass needs values of its region, "
                    "which the framework cannot serialize",
                    "program",
                    file=name,
                )


def serialize(program):
    """The program as JSON."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "program.json")
        # Overwriting, not for reading, with what training needs, in the form of version 1.
        core.serialize_pir_program(program, path, True, False, True, 1)
        with open(path) as file:
            return file.read()


def deserialize(text):
    """The program of JSON."""
    program = paddle.static.Program()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "program.json")
        with open(path, "w") as file:
            file.write(text)
        core.deserialize_pir_program(path, program, 1)
    return program


def get_input_names(op):
    """The names of an op's operands; none of ops that are not operators (`pd_op.if`)."""
    if not op.name().startswith("pd_op."):
        return ()
    try:
        return op.get_input_names()
    except ValueError:
        return ()


def walk(block):
    """All ops, those in regions behind their owner."""
    for op in block.ops:
        yield op
        for inner in get_blocks(op):
            yield from walk(inner)


def get_blocks(op):
    """The blocks of an op's regions. Asking an op without regions for them takes 12 us."""
    return op.blocks() if op.num_regions() else ()
