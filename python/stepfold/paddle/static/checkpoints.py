"""Checkpoints of folded programs: their loading, and the copies of parameters."""

from typing import Any

import numpy
import paddle

from stepfold.paddle.static.checks import check_pir_mode
from stepfold.paddle.static.folding import get_folding
from stepfold.paddle.static.ops import find_broadcasts


def load(main: Any, prefix: str, executor: Any = None) -> None:
    """Loads a checkpoint of `paddle.static.save` for a folded program, or for its original.

    Calls `paddle.static.load` for the original program, then `update_copies`. The global scope has
    the parameters, as after the startup program. A program of one of several ranks loads what it
    has of the original's parameters.

    main: the main program that `fold` has returned.
    prefix: path of the checkpoint without its suffix, as for `paddle.static.load`.
    executor: a paddle.static.Executor, which creates state of the optimizer that the scope does not
        have. Without one, the scope has this state, too.

    Raises what `paddle.static.load` and `update_copies` do.
    """
    check_pir_mode()
    folding = get_folding(main)
    removed = set(folding.report.received_copies.values())
    paddle.static.load(
        RemainingProgram(folding.original, removed) if removed else folding.original,
        prefix,
        executor,
    )
    update_copies(main, executor)


class RemainingProgram:
    """A program without some of its parameters, for `paddle.static.load`."""

    def __init__(self, program: Any, removed: set[str]) -> None:
        """Takes the names of the parameters."""
        self._program = program
        self._removed = removed

    def list_vars(self) -> list[Any]:
        return [
            value
            for value in self._program.list_vars()
            if not (value.has_name and value.name in self._removed)
        ]


def update_copies(main: Any, executor: Any = None) -> None:
    """Recomputes the copies of parameters in lower precision, in the global scope.

    Call this after changing the parameters of a folded program by other means than its
    updates: by `paddle.static.set_program_state`, or in the scope. Each copy has the shape of its
    parameter, and is cast to the dtype that the copy has in the program, such as bf16. Copies
    that the scope does not have are created.

    If the program is that of one of several ranks, which broadcast copies, all ranks call this,
    connected: each broadcasts the copies of the parameters that it updates.

    main: the main program that `fold` has returned.
    executor: a paddle.static.Executor; by default, a new one for the CPU. Ranks pass one for the
        device that connects them.

    Raises TypeError for another program, and RuntimeError where PIR is turned off, or if the scope
    does not have a parameter.
    """
    check_pir_mode()
    report = get_folding(main).report
    copies, received = report.copies, report.received_copies
    if not copies and not received:
        return
    scope = paddle.static.global_scope()
    for name in copies.values():
        if scope.find_var(name) is None:
            raise RuntimeError(
                f"the scope does not have the parameter '{name}': run the startup program in it "
                "before update_copies"
            )
    variables = {variable.name: variable for variable in main.list_vars() if variable.persistable}
    missing = [variables[name] for name in (*copies, *received) if scope.find_var(name) is None]
    executor = executor or paddle.static.Executor(paddle.CPUPlace())
    if missing:
        create = paddle.base.libpaddle.pir.create_loaded_parameter
        create(missing, scope, executor._default_executor)
    casts, results = paddle.static.Program(), {}
    broadcast = paddle._C_ops.broadcast_  # type: ignore[attr-defined]
    with paddle.static.program_guard(casts, paddle.static.Program()):
        for copy, original in copies.items():
            variable = variables[original]
            source = paddle.static.data(original, variable.shape, variable.dtype)
            results[copy] = paddle.cast(source, variables[copy].dtype)
        for copy in received:
            results[copy] = paddle.zeros(variables[copy].shape, variables[copy].dtype)
        # In the order of the step, which is that of all ranks.
        for name, ring, root in find_broadcasts(main):
            if name in results:
                results[name] = broadcast(results[name], ring, root)
    feed = {name: numpy.array(scope.find_var(name).get_tensor()) for name in copies.values()}
    # The executor frees what it was fed: it runs in a scope of its own.
    arrays = executor.run(
        casts, feed=feed, fetch_list=list(results.values()), scope=paddle.static.Scope()
    )
    for name, array in zip(results, arrays):
        paddle.static.pir_io.set_var(name, array)
