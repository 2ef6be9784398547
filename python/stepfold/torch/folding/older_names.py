"""Modules under whose names pickles of earlier versions find classes."""

import sys
from types import ModuleType

from stepfold.torch import optimizers
from stepfold.torch.folding import folded_optimizers
from stepfold.torch.grad_scaling import scalers
from stepfold.torch.optimizers import lamb, lars, lion
from stepfold.torch.rules import rule
from stepfold.torch.step import clipping, core, options

# Earlier modules and their classes, which have moved with their names.
MOVED: dict[str, list[type]] = {
    "clipping": [clipping.Clipping],
    "core": [core.Core],
    "lamb": [lamb.LAMB],
    "lars": [lars.LARS],
    "lion": [lion.Lion],
    "optimizers": [*folded_optimizers.FOLDED.values()],
    "options": [options.Options],
    "rule": [rule.Rule, rule.RuleOptimizer],
    "scaling": [scalers.SearchlessGradScaler, scalers.SearchlessCudaGradScaler],
}


def install() -> None:
    """Lets pickle find the classes under their earlier names."""
    for name, classes in MOVED.items():
        path = f"stepfold.torch.{name}"
        # The module of folded classes has the name of today's package.
        module = optimizers if name == "optimizers" else ModuleType(path, __doc__)
        sys.modules.setdefault(path, module)
        for moved in classes:
            setattr(module, moved.__name__, moved)
