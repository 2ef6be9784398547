"""The copies that the steps of one optimizer write."""

import weakref

import torch
from torch import Tensor, nn
from torch.utils.weak import WeakTensorKeyDictionary

from stepfold.torch.copies.coverage import find_param_fault, find_uses
from stepfold.torch.copies.serving import COPIES, serve_weight
from stepfold.torch.copies.weight_copy import Forms, WeightCopy

# As autocast has them.
DTYPES = (torch.bfloat16, torch.float16)


class Copies:
    """The copies of weights of a model, each made for the first step that writes it.

    model: whose forward pass takes them. It is not kept alive.
    dtype: of the copies.
    """

    def __init__(self, model: nn.Module, dtype: torch.dtype) -> None:
        self._model, self.dtype = weakref.ref(model), dtype
        self._copies: dict[int, WeightCopy] = {}
        self._forms = Forms()
        # Of parameters of the model: modules that take a copy, or why none does.
        self._modules, self._faults = WeakTensorKeyDictionary(), WeakTensorKeyDictionary()

    @property
    def num_forms(self) -> int:
        """Changes if a copy gets another shape, order of elements or device."""
        return self._forms.count

    def find_fault(self, param: Tensor) -> str | None:
        """Why a parameter has no copy: the end of a sentence that begins with its name."""
        if param not in self._modules and param not in self._faults:
            self._read_model()
            if param not in self._modules and param not in self._faults:
                self._faults[param] = "is in no module of the model"
        return find_param_fault(param) if param in self._modules else self._faults[param]

    def _read_model(self) -> None:
        model = self._model()
        for module, param, fault in () if model is None else find_uses(model):
            if fault is not None:
                self._faults[param] = fault
                continue
            if param not in self._modules:
                self._modules[param] = weakref.WeakSet()
            self._modules[param].add(module)

    def get_dtype(self, param: Tensor) -> torch.dtype | None:
        """The dtype of the copy that a step writes of a parameter; None if it writes none."""
        return self.dtype if self.find_fault(param) is None else None

    def get(self, param: Tensor) -> WeightCopy | None:
        """Returns the copy of a parameter, up to date; None if it has none."""
        if self.find_fault(param) is not None:
            self.drop(param)
            return None
        copy = self._copies.get(id(param))
        if copy is None:
            copy = self._make(param)
        copy.bring_up_to_date()
        return copy

    def _make(self, param: Tensor) -> WeightCopy:
        copy = self._copies[id(param)] = WeightCopy(param, self.dtype, self._forms)
        COPIES[id(param)] = copy
        for module in self._modules[param]:
            if serve_weight not in module._forward_pre_hooks.values():
                module.register_forward_pre_hook(serve_weight)
        return copy

    def find(self, param: Tensor) -> WeightCopy | None:
        """The copy of a parameter that a step has written, if there is one."""
        return self._copies.get(id(param))

    def drop(self, param: Tensor) -> None:
        """Frees the copy of a parameter that steps do not write any more."""
        self._copies.pop(id(param), None)

    def refresh(self) -> None:
        """Casts all parameters again."""
        for copy in self._copies.values():
            copy.refresh()


def check_copies(copies: object, model: nn.Module | None) -> None:
    """Raises TypeError or ValueError for a keyword `copies` that is none, or without a model."""
    if copies is None:
        return
    if not isinstance(copies, torch.dtype):
        raise TypeError(f"copies: expected a torch.dtype, got {type(copies).__name__}")
    if copies not in DTYPES:
        raise ValueError(f"copies: expected torch.bfloat16 or torch.float16, got {copies}")
    if model is None:
        raise ValueError("copies: expected `model`, too: the modules that read the copies")
