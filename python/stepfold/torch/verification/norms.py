"""Norms of gradients, and the factor of a clip by norm."""

import math
from collections.abc import Iterable

import torch
from torch import Tensor

from stepfold.torch.tensors.layout import DTYPES, get_local
from stepfold.torch.verification.elements import find_read_refusal


def has_norm(grad: Tensor) -> bool:
    """Returns whether the norm of a gradient can be taken: it is readable, or sparse."""
    return grad.is_sparse or (grad.dtype in DTYPES and find_read_refusal(grad) is None)


def take_norm(grad: Tensor, norm_type: float, dtype: torch.dtype | None = None) -> Tensor:
    """Returns the norm of a gradient as a tensor, so that the host does not wait.

    The norm of a DTensor is that of the part of this rank: no rank waits for another.

    dtype: dtype of the computation; None for float64 if the gradient is, else float32.
    """
    grad = get_local(grad.detach())
    if grad.is_sparse:
        grad = grad.coalesce().values()
    if dtype is None:
        is_wide = grad.dtype in (torch.float64, torch.complex128)
        dtype = torch.float64 if is_wide else torch.float32
    if not grad.numel():
        # torch has no inf norm of nothing.
        return torch.zeros((), dtype=dtype, device=grad.device)
    magnitudes = grad.abs() if grad.is_complex() else grad
    norm: Tensor = torch.linalg.vector_norm(magnitudes, norm_type, dtype=dtype)
    return norm


def combine(norms: Iterable[float], norm_type: float) -> float:
    """Returns the norm of all gradients together from their norms."""
    return max(norms, default=0.0) if math.isinf(norm_type) else math.hypot(*norms)


def get_coefficient(max_norm: float, norm: float) -> float:
    """Returns the factor by which torch.nn.utils.clip_grad_norm_ multiplies gradients."""
    return min(1.0, max_norm / (norm + 1e-6))
