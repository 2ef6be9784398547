"""PaddlePaddle's static programs: what is read of them, and their JSON form."""

import os
import tempfile

import paddle
from paddle.base import core

from stepfold.compiler import CompilerError

# With these the framework keeps values of a region for the backward pass. Its serializer erases
# them from the program, and ends the process where an op needs them.
STACK_OPS = ("cf.tuple_push", "cf.tuple_pop")


def check_programs(main, startup):
    """Raises an exception unless both programs can be serialized."""
    if paddle.in_dynamic_mode():
        raise RuntimeError("programs are folded in static mode: call paddle.enable_static()")
    for name, program in (("main", main), ("startup", startup)):
        check_program(name, program)


def check_program(name, program):
    if isinstance(program, paddle.pir.Program):
        return check_regions(name, program)
    if isinstance(program, paddle.base.framework.Program):
        raise TypeError(
            f"{name}: expected a program in PIR; paddle.pir.translate_to_pir(program.desc) "
            "makes one of this older form"
        )
    raise TypeError(f"{name}: expected a static program, got {type(program).__name__}")


def check_regions(name, program):
    """Raises CompilerError for an op that the framework's serializer does not survive."""
    for op in walk(program.global_block()):
        for block in op.blocks():
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
        yield from walk_op(op)


def walk_op(op):
    """An op, then those in its regions."""
    yield op
    for inner in op.blocks():
        yield from walk(inner)
