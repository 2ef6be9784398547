"""Plans of static programs."""

import contextlib
import os
import tempfile
import warnings
from typing import Any

from stepfold.compiler import CompilerError, Session
from stepfold.paddle.static.importing import find_outside, import_programs
from stepfold.plan import Plan


def to_plan(
    main: Any,
    startup: Any,
    folder: str | os.PathLike[str] | None = None,
    target: str = "host",
    device: str | None = None,
    stage: int | None = None,
    options: str = "",
    narrow_gradients: bool = False,
    **load_options: Any,
) -> Plan:
    """Compiles the optimizer stage of a static program, and returns it as a stepfold.Plan.

    plan = stepfold.paddle.to_plan(main, startup)
    plan.bind(state, gradients=gradients)
    plan.step()

    Variables and gradients have the names, dtypes and shapes that parameters and the optimizer's
    state have in the program. The gradient of a parameter is the result of the backward pass,
    before clipping, decay and unscaling, which the plan executes. A warning names what the plan
    leaves to the framework: updates, writes to parameters that are not of an update, what is
    computed from updated parameters, and operators between the backward pass and the updates. The
    gradient is then the result of the last such operator.

    main, startup: as for `fold`.
    folder: the folder in which the plan is written for Plan.load; by default it is not kept.
    target: "host", or a GPU's architecture such as "sm_90".
    device: as for `fold`; the default is "cpu" for the host, and "gpu" otherwise.
    stage: the number of the stage, from 0, of a program that has several.
    options: options of the compilation, as of stepfold.compiler.Program.compile.
    narrow_gradients: True if the plan reads gradients as the backward pass computes them, such as
        bf16 under autocast, before the framework casts them to the type of the parameter. By
        default it takes what `minimize` returns.
    load_options: options of Plan.load, such as `threads=8`.

    Raises what `import_programs` and Plan.load do, and CompilerError for a stage that cannot be
    compiled. Warns with a UserWarning.
    """
    device = device or ("cpu" if target == "host" else "gpu")
    if stage is not None:
        options = f"stage={stage} {options}"
    with contextlib.ExitStack() as stack:
        if folder is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
        session = stack.enter_context(Session())
        program = stack.enter_context(
            import_programs(
                session,
                main,
                startup,
                device,
                keep_source=False,
                returned_gradients=not narrow_gradients,
            )
        )
        outside = find_outside(session.remarks)
        try:
            # A copy would be state of the plan that no variable of the framework is.
            compilation = program.compile(
                f"target={target} optimize={{hoist-casts=false}} {options}"
            )
            stack.enter_context(compilation).write(folder)
        except CompilerError as error:
            # The compiler names some of it, too.
            error.add_lines(text for text in outside if text not in error.message)
            raise
        if outside:
            warnings.warn("the plan leaves to the framework: " + "; ".join(outside), stacklevel=2)
        return Plan.load(folder, **load_options)
