"""Folding: of an optimizer of dynamic mode, or of a main and a startup program."""

import os
from typing import Any, overload

import paddle

from stepfold.paddle.dynamic.checks import find_wrapped
from stepfold.paddle.dynamic.fold import fold_optimizer
from stepfold.paddle.static.fold import fold_static


@overload
def fold(optimizer: Any, *, threads: int = 1) -> Any: ...
@overload
def fold(
    main: Any,
    startup: Any,
    passes: str | None = None,
    report: bool = True,
    device: str | None = None,
    kernels: bool | str | os.PathLike[str] = False,
) -> tuple[Any, Any]: ...
def fold(*arguments: Any, **options: Any) -> Any:
    """Folds an optimizer of dynamic mode, or a main and a startup program.

    optimizer = stepfold.paddle.fold(paddle.optimizer.AdamW(parameters=model.parameters()))

    optimizer: an SGD, Momentum, Adam, AdamW, Adamax, Adagrad, Adadelta, RMSProp, RAdam, Lamb or
        Rprop of paddle.optimizer, of the class itself, not of a subclass. Its parameters are
        float32 or float64, or bfloat16 or float16 with masters, on the CPU; those on
        a GPU need the environment variable STEPFOLD_PADDLE_GPU=1. Its step becomes a compiled plan
        of the program that the optimizer itself writes in static mode, and its class a subclass
        with the method `explain`. Parameters, groups, state, `state_dict`, clips, schedulers and
        scalers stay what they are.
        `fold` returns the same object. `unfold` undoes it.
    threads: number of threads of a step, 1 to 1024. Results do not depend on it.

    main, startup = stepfold.paddle.fold(main, startup)

    main, startup: static programs, as `paddle.static.Program()` creates them, in PIR or in the
        older form, which is translated. The main program has its optimizer. `fold` returns two
        programs that compute the same with fewer operators, and does not change the given ones.
    passes: passes of Stepfold, such as `optim-hoist-casts, func.func(optim-merge)`. A result
        without operators of the framework is an error. The default is DEFAULT_PASSES; for kernels,
        which need no merged updates, the same without `merge`.
    report: True to print the changes, which are also in `main.folding.report`.
    device: "cpu" or "gpu", the device whose kernels will execute the program. The default is
        `paddle.get_device()`.
    kernels: True to replace each optimizer stage by an operator that executes a compiled plan, or
        the folder in which the plan is kept. Without it, the plan is kept until the process ends.
        For programs on the CPU; those on a GPU need STEPFOLD_PADDLE_GPU=1.

    In folded programs, feeds and the names, dtypes and shapes of variables stay the same. A copy of
    a parameter is one more variable. `main.folding.find` returns the values to fetch.

    Raises:
        TypeError for another object, for an optimizer of another class, and for a setting that a
            plan cannot contain, such as a beta that is a tensor.
        ValueError for a parameter or a step that cannot be folded, and for kernels of a program for
            a GPU without STEPFOLD_PADDLE_GPU=1.
        RuntimeError for an optimizer in static mode, for an optimizer or kernels with another
            version or build of the framework, for programs in dynamic mode, and where PIR is turned
            off.
        OSError if libStepfold.so, or for an optimizer libStepfoldRuntime.so or
            libStepfoldPaddleTensors.so, or for kernels libStepfoldRuntime.so or
            libStepfoldOperator.so, is not found.
        stepfold.CompilerError for a program that the compiler refuses.

    After an error, nothing has changed.
    """
    first = arguments[0] if arguments else options.get("optimizer")
    if isinstance(first, paddle.optimizer.Optimizer) or find_wrapped(first) is not None:
        return fold_optimizer(*arguments, **options)
    if len(arguments) + len(options.keys() & {"main", "startup"}) > 1:
        return fold_static(*arguments, **options)
    if isinstance(first, (paddle.pir.Program, paddle.base.framework.Program)):
        raise TypeError("startup: expected the startup program behind the main program")
    raise TypeError(
        "fold: expected an optimizer of paddle.optimizer, or a main and a startup program, got "
        f"{'nothing' if first is None else type(first).__name__}"
    )
