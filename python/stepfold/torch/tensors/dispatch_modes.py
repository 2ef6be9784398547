"""Dispatch modes of torch, which see torch's operators, and not what a plan does.

Such are `torch.autograd.graph.allow_mutation_on_saved_tensors`, which keeps what an operator
overwrites, and `torch.utils.flop_counter.FlopCounterMode`.
"""

from torch._C import _len_torch_dispatch_stack as count_dispatch_modes
from torch.utils._python_dispatch import _get_current_dispatch_mode


def is_dispatched() -> bool:
    """Whether a dispatch mode is on."""
    return count_dispatch_modes() > 0


def get_mode_name() -> str:
    """The class of the innermost dispatch mode that is on."""
    return type(_get_current_dispatch_mode()).__name__
