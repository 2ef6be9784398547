"""The versions of tensors, by which autograd finds those that were changed."""

import ctypes
from collections.abc import Iterable

import torch
from torch import Tensor

from stepfold.torch.torch_functions import PLAIN_CLASSES, find_direct_access
from stepfold.torch.torch_library import load_library


class Versions:
    """Advances the versions of tensors that steps write. Inference tensors have none.

    torch's own function takes 65 ns for a tensor; a tensor of torch's own classes takes 10 here.
    """

    def __init__(self, tensors: Iterable[Tensor] = ()) -> None:
        direct = find_direct_access()
        self._plain: list[Tensor] = []
        self._others: list[Tensor] = []
        for tensor in tensors:
            if tensor.is_inference():
                continue
            is_plain = direct is not None and type(tensor) in PLAIN_CLASSES
            (self._plain if is_plain else self._others).append(tensor)
        self._direct = None if direct is None else ctypes.byref(direct)
        self._advance = load_library().stepfoldAdvanceVersions

    def advance(self) -> None:
        """Advances them.

        Guards have found that objects have the same tensors as before: another may have no version.
        """
        if self._plain:
            self._advance(self._direct, self._plain)
        if self._others:
            torch.autograd.graph.increment_version(self._others)
