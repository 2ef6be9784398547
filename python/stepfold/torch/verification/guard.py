"""The guard of a second step, which may change nothing but copies."""

from collections.abc import Iterable, Iterator
from typing import Any

import torch
from torch import Tensor
from torch.multiprocessing.reductions import StorageWeakRef
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

from stepfold.torch.verification.reach import NotCopyable

# Namespaces of operations that wait for other processes.
COLLECTIVES = frozenset(("c10d", "_c10d_functional", "c10d_functional", "symm_mem"))
# Operations whose argument is a tensor that torch.tensor has just made.
FRESH = frozenset((torch.ops.aten.lift_fresh.default, torch.ops.aten.lift.default))


class OnCopies(TorchDispatchMode):
    """A mode that raises an error for an operation that would write other memory than copies.

    It may also write results of earlier operations.

    copies: tensors that may be written.
    refusal: reason of the first error, the end of a sentence. The step may have caught the error.
    """

    def __init__(self, copies: Iterable[Tensor]) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.refusal: str | None = None
        # No other storage has the same id while a reference exists. It does not keep the memory.
        self._storages: dict[int, StorageWeakRef] = {}
        for tensor in copies:
            self._add(tensor)

    def _add(self, tensor: Tensor) -> None:
        for part in get_dense_parts(tensor):
            reference = StorageWeakRef(part.untyped_storage())  # type: ignore[no-untyped-call]
            self._storages[reference.cdata] = reference

    def _has(self, tensor: Tensor) -> bool:
        return all(
            part.untyped_storage()._cdata in self._storages for part in get_dense_parts(tensor)
        )

    def __torch_dispatch__(
        self, function: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        kwargs = kwargs or {}
        if function.namespace in COLLECTIVES:
            self._refuse("it communicates with other processes")
        schema = function._schema
        for index, argument in enumerate(schema.arguments):
            if argument.alias_info is None or not argument.alias_info.is_write:
                continue
            value = args[index] if index < len(args) else kwargs.get(argument.name)
            for tensor in iterate_tensors(value):
                if not self._has(tensor):
                    self._refuse(f"it writes a tensor that is not its own ({function})")
        inputs = {
            part.untyped_storage()._cdata
            for tensor in iterate_tensors((args, kwargs))
            for part in get_dense_parts(tensor)
            if function not in FRESH
        }
        result = function(*args, **kwargs)
        for tensor in iterate_tensors(result):
            if not any(part.untyped_storage()._cdata in inputs for part in get_dense_parts(tensor)):
                self._add(tensor)
        return result

    def _refuse(self, refusal: str) -> None:
        self.refusal = self.refusal or refusal
        raise NotCopyable(refusal)


def iterate_tensors(values: Any) -> Iterator[Tensor]:
    return (value for value in tree_leaves(values) if isinstance(value, Tensor))


def get_dense_parts(tensor: Tensor) -> list[Tensor]:
    """Returns the dense tensors of a tensor: indices and values if it is sparse, else itself."""
    if tensor.is_sparse:
        return [tensor._indices(), tensor._values()]
    return [tensor]
