"""Element types of traced tensors."""

import torch

from stepfold.stage.trace.values import BOOL
from stepfold.torch.tensors import layout

# Element types in MLIR by dtypes of torch. Complex numbers are not traced.
DTYPES = {dtype: name for dtype, (name, parts) in layout.DTYPES.items() if parts == 1} | {
    torch.bool: BOOL
}
