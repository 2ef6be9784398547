"""Which parameters of a model have copies: weights and biases of modules of known classes."""

import weakref
from collections.abc import Iterator

import torch
from torch import Tensor, nn
from torch.utils.weak import WeakTensorKeyDictionary

from stepfold.torch.layout import has_torch_memory

# Modules whose forward pass always casts their weight and bias, before it does anything else with
# them, and uses both in one operation of theirs.
KINDS: tuple[type[nn.Module], ...] = (
    nn.Linear,
    nn.Conv1d,
    nn.Conv2d,
    nn.Conv3d,
    nn.ConvTranspose1d,
    nn.ConvTranspose2d,
    nn.ConvTranspose3d,
)


class Coverage:
    """The parameters of a model that have copies, and why others have none.

    model: is not kept alive.
    num_changes: rises if a parameter is excluded, or if a copy gets another shape, order of
        elements or device.
    """

    def __init__(self, model: nn.Module) -> None:
        self._model, self.num_changes = weakref.ref(model), 0
        # Of parameters of the model: modules that read a copy, or why none does.
        self._modules, self._faults = WeakTensorKeyDictionary(), WeakTensorKeyDictionary()
        self._excluded = WeakTensorKeyDictionary()

    def find_fault(self, param: Tensor) -> str | None:
        """Why a parameter has no copy: the end of a sentence that begins with its name."""
        if param in self._excluded:
            fault: str = self._excluded[param]
            return fault
        if param not in self._modules and param not in self._faults:
            self._read_model()
            if param not in self._modules and param not in self._faults:
                self._faults[param] = "is in no module of the model"
        if param not in self._modules:
            fault = self._faults[param]
            return fault
        return find_param_fault(param) or self._find_weight_fault(param)

    def _read_model(self) -> None:
        model = self._model()
        for module, param, fault in () if model is None else find_uses(model):
            if fault is not None:
                self._faults[param] = fault
                continue
            if param not in self._modules:
                self._modules[param] = weakref.WeakSet()
            self._modules[param].add(module)

    def _find_weight_fault(self, param: Tensor) -> str | None:
        """A bias is read beside a weight only."""
        for module in self._modules[param]:
            weight = module._parameters["weight"]
            if weight is param or (weight.requires_grad and self.find_fault(weight) is None):
                return None
        return "is the bias of a weight without a copy"

    def get_modules(self, param: Tensor) -> list[nn.Module]:
        """The modules that read a parameter's copy, if it has one."""
        return list(self._modules[param])

    def is_ready(self, param: Tensor) -> bool:
        """Whether all modules read the parameter's copy if it has one. Lazy ones do not yet."""
        return param in self._modules and all(
            type(module) is not get_kind(module) for module in self._modules[param]
        )

    def exclude(self, param: Tensor, fault: str) -> None:
        """Has a parameter have no copy any more."""
        if param not in self._excluded:
            self._excluded[param] = fault
            self.num_changes += 1

    def find_name(self, param: Tensor) -> str:
        """The model's name of a parameter that had a copy."""
        model = self._model()
        named = () if model is None else model.named_parameters()
        return next((name for name, other in named if other is param), "a parameter")


def find_uses(model: nn.Module) -> Iterator[tuple[nn.Module, Tensor, str | None]]:
    """The modules of a model, each with each of its parameters, and why it cannot read a copy.

    The reason is the end of a sentence that begins with the parameter's name; None if it can.
    """
    for module in model.modules():
        kind = get_kind(module)
        for name, param in module._parameters.items():
            if param is None:
                continue
            is_read = kind in KINDS and name in ("weight", "bias")
            yield module, param, None if is_read else f"is '{name}' of {kind.__name__}"


def get_kind(module: nn.Module) -> type[nn.Module]:
    """The class of a module, but for that of modules that read copies.

    It is the class that a lazy module will have.
    """
    lazy: type[nn.Module] | None = getattr(module, "cls_to_become", None)
    kind: type[nn.Module] = getattr(type(module), "stepfold_kind", type(module))
    return lazy or kind


def find_param_fault(param: Tensor) -> str | None:
    """Why a parameter has no copy, whatever its modules are; as above."""
    if nn.parameter.is_lazy(param):
        return None  # It has its elements before it has a gradient.
    if not has_torch_memory(param):
        return f"is a {type(param).__name__}, which does not have its elements itself"
    if param.dtype != torch.float32:
        return f"has the dtype {param.dtype}, not torch.float32"
    if param._is_view():
        return "is a view, whose casts autocast does not keep"
    if param.is_inference():
        return "is of inference mode"
    if not param.numel():
        return "has no elements"
    return None
