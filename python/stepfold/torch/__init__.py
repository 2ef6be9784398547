"""Optimizers of torch, folded: the same object, whose step is a compiled plan.

optimizer = stepfold.torch.fold(torch.optim.AdamW(model.parameters(), lr=3e-4), model=model)

LARS, LAMB and Lion are optimizers that torch does not have. Muon is one for all parameters of a
model, with AdamW for those that are no matrices. They work as torch's do, folded or not.
A Rule makes an optimizer from a Python function. `verify` proves a step of any optimizer.
"""

from stepfold.torch.folding import older_names
from stepfold.torch.folding.fold import fold
from stepfold.torch.folding.state_dicts import master_state_dict, unpacked_state_dict
from stepfold.torch.folding.unfold import unfold
from stepfold.torch.optimizers.lamb import LAMB
from stepfold.torch.optimizers.lars import LARS
from stepfold.torch.optimizers.lion import Lion
from stepfold.torch.optimizers.muon import Muon
from stepfold.torch.ranks.ranks import Ranks
from stepfold.torch.ranks.words import RankError
from stepfold.torch.rules.rule import Rule, RuleOptimizer
from stepfold.torch.step.explanation import (
    CopyReport,
    DeviceReport,
    ExchangeReport,
    Explanation,
    MasterReport,
)
from stepfold.torch.verification.findings import Finding, VerificationError
from stepfold.torch.verification.verification import Verification
from stepfold.torch.verification.verify import verify

older_names.install()

__all__ = [
    "LAMB",
    "LARS",
    "CopyReport",
    "DeviceReport",
    "ExchangeReport",
    "Explanation",
    "Finding",
    "Lion",
    "MasterReport",
    "Muon",
    "RankError",
    "Ranks",
    "Rule",
    "RuleOptimizer",
    "Verification",
    "VerificationError",
    "fold",
    "master_state_dict",
    "unfold",
    "unpacked_state_dict",
    "verify",
]
