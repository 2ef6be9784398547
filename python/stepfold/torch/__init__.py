"""Optimizers of torch, folded: the same object, whose step is a compiled plan.

optimizer = stepfold.torch.fold(torch.optim.AdamW(model.parameters(), lr=3e-4), model=model)
"""

from stepfold.torch.explanation import DeviceReport, Explanation
from stepfold.torch.folding import fold

__all__ = ["DeviceReport", "Explanation", "fold"]
