"""Types of parameters and gradients."""

from typing import Any

import paddle
from paddle.amp.auto_cast import amp_global_state

# Types of 16 bits, whose parameters have masters.
NARROW = ("bfloat16", "float16")
# Attribute of a parameter that is a gradient in place of autograd's.
MAIN_GRAD = "main_grad"


def name_dtype(dtype: Any) -> str:
    """Returns the name of a type, which is the same in both forms of programs."""
    return str(dtype).removeprefix("paddle.")


def is_narrow(tensor: Any) -> bool:
    """Returns whether a tensor is of 16 bits."""
    return name_dtype(tensor.dtype) in NARROW


def has_masters(optimizer: Any) -> bool:
    """Returns whether an optimizer keeps masters of parameters of 16 bits."""
    return bool(getattr(optimizer, "_multi_precision", False))


def expect_grad_dtype(param: Any) -> Any:
    """Returns the type of a parameter's gradient after the backward passes of this process."""
    # Hooks that add up gradients in `main_grad` set it to None first.
    is_wide = amp_global_state().use_master_grad or MAIN_GRAD in vars(param)
    return paddle.float32 if is_narrow(param) and is_wide else param.dtype
