"""Checkpoints of folded programs: their loading, and the copies of parameters."""

from typing import Any

import numpy
import paddle

from stepfold.paddle.static.checks import check_pir_mode
from stepfold.paddle.static.folding import get_folding


def load(main: Any, prefix: str, executor: Any = None) -> None:
    """Loads a checkpoint of `paddle.static.save` for a folded program, or for its original.

    Calls `paddle.static.load` for the original program, then `update_copies`. The global scope has
    the parameters, as after the startup program.

    main: the main program that `fold` has returned.
    prefix: path of the checkpoint without its suffix, as for `paddle.static.load`.
    executor: a paddle.static.Executor, which creates state of the optimizer that the scope does not
        have. Without one, the scope has this state, too.

    Raises what `paddle.static.load` and `update_copies` do.
    """
    check_pir_mode()
    folding = get_folding(main)
    paddle.static.load(folding.original, prefix, executor)
    update_copies(main, executor)


def update_copies(main: Any, executor: Any = None) -> None:
    """Recomputes the copies of parameters in lower precision, in the global scope.

    Call this after changing the parameters of a folded program by other means than its
    updates: by `paddle.static.set_program_state`, or in the scope. Each copy has the shape of its
    parameter, and is cast to the dtype that the copy has in the program, such as bf16. Copies
    that the scope does not have are created.

    main: the main program that `fold` has returned.
    executor: a paddle.static.Executor; by default, a new one for the CPU.

    Raises TypeError for another program, and RuntimeError where PIR is turned off, or if the scope
    does not have a parameter.
    """
    check_pir_mode()
    copies = get_folding(main).report.copies
    if not copies:
        return
    scope = paddle.static.global_scope()
    for name in copies.values():
        if scope.find_var(name) is None:
            raise RuntimeError(
                f"the scope does not have the parameter '{name}': run the startup program in it "
                "before update_copies"
            )
    variables = {variable.name: variable for variable in main.list_vars() if variable.persistable}
    missing = [variables[name] for name in copies if scope.find_var(name) is None]
    executor = executor or paddle.static.Executor(paddle.CPUPlace())
    if missing:
        create = paddle.base.libpaddle.pir.create_loaded_parameter
        create(missing, scope, executor._default_executor)
    casts, results = paddle.static.Program(), []
    with paddle.static.program_guard(casts, paddle.static.Program()):
        for copy, original in copies.items():
            variable = variables[original]
            source = paddle.static.data(original, variable.shape, variable.dtype)
            results.append(paddle.cast(source, variables[copy].dtype))
    feed = {name: numpy.array(scope.find_var(name).get_tensor()) for name in copies.values()}
    # The executor frees what it was fed: it runs in a scope of its own.
    arrays = executor.run(casts, feed=feed, fetch_list=results, scope=paddle.static.Scope())
    for name, array in zip(copies, arrays):
        paddle.static.pir_io.set_var(name, array)
