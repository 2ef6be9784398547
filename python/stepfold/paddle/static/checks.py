"""Checks of the mode of the framework, and of the ops of a program."""

from typing import Any

import paddle

from stepfold.compiler import CompilerError
from stepfold.paddle.static.ops import get_blocks, walk

# Ops with which the framework keeps values of a region for the backward pass. Its serializer
# erases them from the program, and ends the process where an op needs them.
STACK_OPS = ("cf.tuple_push", "cf.tuple_pop")


def check_static_mode() -> None:
    """Raises RuntimeError in dynamic mode."""
    if paddle.in_dynamic_mode():
        raise RuntimeError(
            "the framework is in dynamic mode, in which it builds no programs: call "
            "paddle.enable_static() before building them"
        )


def check_pir_mode() -> None:
    """Raises RuntimeError where the framework does not execute programs in PIR."""
    if not paddle.framework.in_pir_mode():
        raise RuntimeError(
            "folded programs are in PIR, which FLAGS_enable_pir_api=0 turns off for this process: "
            "fold and run them within `with paddle.pir_utils.IrGuard():`"
        )


def check_ops(name: str, program: Any) -> None:
    """Raises CompilerError for an op that the import, or the framework's serializer, refuses.

    name: "main" or "startup", for errors.
    program: a paddle.pir.Program.
    """
    for op in walk(program.global_block()):
        if op.name() in ("builtin.parameter", "pd_op.data") and op.result(0).is_dist():
            raise CompilerError(
                f"'{op.result(0).name}' is a distributed tensor: programs of "
                "paddle.distributed.to_static are not supported; pass the program of one rank, "
                "as paddle.distributed.fleet builds it",
                "program",
                file=name,
            )
        for block in get_blocks(op):
            if any(inner.name() in STACK_OPS for inner in block.ops):
                raise CompilerError(
                    f"'{op.name()}' is trained: its backward pass needs values of its region, "
                    "which the framework cannot serialize; use paddle.where instead of a trained "
                    "conditional, and a loop of Python instead of a trained while_loop",
                    "program",
                    file=name,
                )
