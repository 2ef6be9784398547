"""Optimizers and training programs of PaddlePaddle: folded, or as a plan of their optimizer stage.

In dynamic mode, the step of a folded optimizer is a compiled plan:

optimizer = stepfold.paddle.fold(paddle.optimizer.AdamW(parameters=model.parameters()))

In static mode, a folded program has fewer operators:

main, startup = stepfold.paddle.fold(main, startup)
executor.run(startup)
executor.run(main, feed={...}, fetch_list=[main.folding.find(loss)])
"""

from stepfold.paddle.dynamic.explanation import Explanation
from stepfold.paddle.dynamic.fold import unfold
from stepfold.paddle.folding import fold
from stepfold.paddle.static.checkpoints import load, update_copies
from stepfold.paddle.static.fold import DEFAULT_PASSES
from stepfold.paddle.static.folding import Folding
from stepfold.paddle.static.importing import import_programs
from stepfold.paddle.static.operator_build import build_operator
from stepfold.paddle.static.plan import to_plan
from stepfold.paddle.static.report import Report
from stepfold.paddle.static.saving import read, save_programs
from stepfold.paddle.static.serialization import serialize

__all__ = [
    "DEFAULT_PASSES",
    "Explanation",
    "Folding",
    "Report",
    "build_operator",
    "fold",
    "import_programs",
    "load",
    "read",
    "save_programs",
    "serialize",
    "to_plan",
    "unfold",
    "update_copies",
]
