"""Earlier names of modules, under which pickles of earlier versions find classes."""

import sys
from types import ModuleType

from stepfold.torch.folding import folded_optimizers
from stepfold.torch.grad_scaling import scalers
from stepfold.torch.optimizers import lamb, lars, lion
from stepfold.torch.rules import rule
from stepfold.torch.step import clipping, core, options

# Classes by the name of the module that they were in. New classes are not among them.
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
    """Adds modules with the earlier names, so that pickle finds the classes."""
    for name, classes in MOVED.items():
        path = f"stepfold.torch.{name}"
        # The package "optimizers" has the name of the module that it replaces.
        module = sys.modules.setdefault(path, ModuleType(path, __doc__))
        for moved in classes:
            setattr(module, moved.__name__, moved)
