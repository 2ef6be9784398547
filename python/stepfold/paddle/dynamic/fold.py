"""Folding of optimizers, which makes their step a compiled plan."""

from typing import Any

from stepfold.paddle.dynamic.checks import check_class, check_framework, check_optimizer
from stepfold.paddle.dynamic.folded_optimizers import FOLDED, UNFOLDED, Folded
from stepfold.paddle.dynamic.folded_step import FoldedStep
from stepfold.paddle.dynamic.options import Options
from stepfold.paddle.dynamic.settings import STEP
from stepfold.stage.plans import check_libraries


def fold_optimizer(optimizer: Any, *, threads: int = 1) -> Any:
    """Makes the step of an optimizer a compiled plan. Returns the same object.

    optimizer, threads: as for `stepfold.paddle.fold`, which raises the same errors.
    """
    if isinstance(optimizer, Folded):
        raise TypeError(f"optimizer: this {type(optimizer).__name__} is folded already")
    options = Options(threads)
    options.check()
    check_framework()
    optimizer_class = check_class(optimizer, tuple(FOLDED))
    check_optimizer(optimizer)
    check_libraries()
    step = FoldedStep(optimizer_class, options)
    step.compile(optimizer)
    vars(optimizer)[STEP] = step
    optimizer.__class__ = FOLDED[optimizer_class]
    return optimizer


def unfold(optimizer: Any) -> Any:
    """Undoes `fold` of an optimizer. Returns the same object, of the class that it had.

    The step is the framework's own again, and continues from the state. The optimizer can be folded
    again.

    Raises TypeError for an object that is not a folded optimizer.
    """
    optimizer_class = UNFOLDED.get(type(optimizer))
    if optimizer_class is None:
        raise TypeError(f"optimizer: this {type(optimizer).__name__} is not folded")
    step: FoldedStep = vars(optimizer).pop(STEP)
    step.write_back()
    optimizer.__class__ = optimizer_class
    return optimizer
