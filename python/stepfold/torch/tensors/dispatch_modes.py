"""Dispatch modes of torch, which see torch's operators, but not the operations of a plan.

Examples are `torch.autograd.graph.allow_mutation_on_saved_tensors`, which keeps what an operator
overwrites, and `torch.utils.flop_counter.FlopCounterMode`.
"""

from torch._C import _len_torch_dispatch_stack as count_dispatch_modes
from torch.utils._python_dispatch import _get_current_dispatch_mode


def is_mode_active() -> bool:
    """Returns whether a dispatch mode is active."""
    return count_dispatch_modes() > 0


def get_mode_name() -> str:
    """Returns the name of the class of the innermost active dispatch mode."""
    return type(_get_current_dispatch_mode()).__name__
