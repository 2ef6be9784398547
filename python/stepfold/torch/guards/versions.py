"""The versions of tensors, by which autograd detects in-place changes."""

import ctypes
import itertools
from array import array
from collections.abc import Iterable, Sequence

import torch
from torch import Tensor

from stepfold.torch.tensors.torch_functions import PLAIN_CLASSES, find_direct_access
from stepfold.torch.tensors.torch_library import load_library


class Versions:
    """Advances the versions of parameters that steps write. Inference tensors have no version.

    torch's own function takes 65 ns for a tensor. A tensor of torch's own classes takes 10 here.
    """

    def __init__(self, params: Sequence[Tensor] = (), indices: Iterable[int] = ()) -> None:
        """params: parameters of all groups. indices: indices of those that steps write."""
        direct = find_direct_access()
        self._plain = array("Q")  # Addresses of objects, which are not kept alive.
        self._others = [False] * len(params)
        self._has_others = False
        for index in indices:
            param = params[index]
            if param.is_inference():
                continue
            if direct is not None and type(param) in PLAIN_CLASSES:
                self._plain.append(id(param))
            else:
                self._others[index] = self._has_others = True
        self._direct = None if direct is None else ctypes.byref(direct)
        self._advance = load_library().stepfoldAdvanceVersions

    def advance(self, groups: Sequence[dict[str, Iterable[Tensor]]]) -> None:
        """Advances the versions.

        groups: groups of the parameters. Guards must have found the same objects and tensors in
            them as before, since other tensors may have no version.
        """
        if self._plain:
            self._advance(self._direct, *self._plain.buffer_info())
        if self._has_others:
            params = itertools.chain.from_iterable(group["params"] for group in groups)
            torch.autograd.graph.increment_version(list(itertools.compress(params, self._others)))
