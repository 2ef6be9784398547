"""Training programs of PaddlePaddle: folded, or as a plan of their optimizer stage.

main, startup = stepfold.paddle.fold(main, startup)
executor.run(startup)
executor.run(main, feed={...}, fetch_list=[main.folding.find(loss)])
"""

from stepfold.paddle.static.checkpoints import load, update_copies
from stepfold.paddle.static.fold import DEFAULT_PASSES, fold
from stepfold.paddle.static.folding import Folding
from stepfold.paddle.static.importing import import_programs
from stepfold.paddle.static.plan import to_plan
from stepfold.paddle.static.report import Report
from stepfold.paddle.static.serialization import serialize

__all__ = [
    "DEFAULT_PASSES",
    "Folding",
    "Report",
    "fold",
    "import_programs",
    "load",
    "serialize",
    "to_plan",
    "update_copies",
]
