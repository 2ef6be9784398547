"""Tensors that a user names in an option, without keeping them alive."""

from collections.abc import Iterable, Iterator
from typing import Any

from torch import Tensor
from torch.utils.weak import TensorWeakRef


class WeakTensors:
    """Tensors that are not kept alive. A copy or a pickle has those that still exist."""

    def __init__(self, tensors: Iterable[Tensor] = ()) -> None:
        self._references = tuple(map(TensorWeakRef, tensors))

    def __iter__(self) -> Iterator[Tensor]:
        tensors = (find() for find in self._references)
        return (tensor for tensor in tensors if tensor is not None)

    def __reduce__(self) -> Any:
        return WeakTensors, (tuple(self),)


def read_params(name: str, params: Any) -> tuple[Tensor, ...]:
    """Returns the parameters of a keyword, such as "unclipped".

    Raises TypeError if it is neither a tensor nor an iterable of tensors.
    """
    if isinstance(params, Tensor):
        return (params,)
    try:
        found = tuple(params)
    except TypeError:
        raise TypeError(
            f"{name}: expected an iterable of parameters, got {type(params).__name__}"
        ) from None
    for param in found:
        if not isinstance(param, Tensor):
            raise TypeError(f"{name}: expected parameters, got {type(param).__name__}")
    return found
