"""Which parameters of a model have copies: weights and biases of modules of known classes."""

import weakref
from collections.abc import Iterator
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.utils.weak import WeakTensorKeyDictionary

from stepfold.torch.tensors.layout import has_torch_memory

# Modules whose forward pass always casts their weight and bias, before it does anything else with
# them.
KINDS: tuple[type[nn.Module], ...] = (
    nn.Linear,
    nn.Conv1d,
    nn.Conv2d,
    nn.Conv3d,
    nn.ConvTranspose1d,
    nn.ConvTranspose2d,
    nn.ConvTranspose3d,
)


class Use(NamedTuple):
    """A module that had a parameter by a name when the model was read."""

    module: "weakref.ref[nn.Module]"
    name: str


class Coverage:
    """The parameters of a model that have copies, and why others have none.

    A parameter is covered by itself, whatever others are: so a change of one of them, or of a
    module, has no effect on the copies of others.

    model: is not kept alive. Nor are its parameters.
    num_changes: rises if a parameter is excluded, or if a copy gets another shape, order of
        elements or device.
    """

    def __init__(self, model: nn.Module) -> None:
        self._model, self.num_changes = weakref.ref(model), 0
        # Uses of parameters, by identity. A use counts only while the module has the parameter.
        self._uses: dict[int, list[Use]] = {}
        self._excluded = WeakTensorKeyDictionary()
        self.read_model()

    def read_model(self) -> None:
        """Finds the modules of all parameters, unless the model is gone."""
        model = self._model()
        if model is None:
            return
        self._uses = {}
        for module in model.modules():
            reference = weakref.ref(module)
            for name, param in module._parameters.items():
                if param is not None:
                    self._uses.setdefault(id(param), []).append(Use(reference, name))

    def _find_uses(self, param: Tensor) -> Iterator[tuple[nn.Module, str]]:
        """The modules that have a parameter now, and their names of it."""
        for reference, name in self._uses.get(id(param), ()):
            module = reference()
            params = {} if module is None else module._parameters
            if module is not None and name in params and params[name] is param:
                yield module, name

    def find_refusal(self, param: Tensor) -> str | None:
        """Why a parameter has no copy: the end of a sentence that begins with its name."""
        if param in self._excluded:
            refusal: str = self._excluded[param]
            return refusal
        uses = [(get_kind(module), name) for module, name in self._find_uses(param)]
        if not uses:
            return "is in no module of the model"
        if not any(is_read(*use) for use in uses):
            kind, name = uses[0]
            return f"is '{name}' of {kind.__name__}"
        return find_param_refusal(param)

    def get_modules(self, param: Tensor) -> list[nn.Module]:
        """The modules that read a parameter's copy, if it has one."""
        uses = self._find_uses(param)
        return [module for module, name in uses if is_read(get_kind(module), name)]

    def is_ready(self, param: Tensor) -> bool:
        """Whether modules read the parameter's copy if it has one, and all do. Lazy ones do not."""
        modules = self.get_modules(param)
        return bool(modules) and all(type(module) is not get_kind(module) for module in modules)

    def exclude(self, param: Tensor, refusal: str) -> None:
        """Has a parameter have no copy any more."""
        if param not in self._excluded:
            self._excluded[param] = refusal
            self.num_changes += 1

    def find_name(self, param: Tensor) -> str:
        """The model's name of a parameter that had a copy."""
        model = self._model()
        named = () if model is None else model.named_parameters()
        return next((name for name, other in named if other is param), "a parameter")


def is_read(kind: type[nn.Module], name: str) -> bool:
    """Whether modules of a class read the copy of their parameter of a name."""
    return kind in KINDS and name in ("weight", "bias")


def get_kind(module: nn.Module) -> type[nn.Module]:
    """The class of a module, but for that of modules that read copies.

    It is the class that a lazy module will have.
    """
    lazy: type[nn.Module] | None = getattr(module, "cls_to_become", None)
    kind: type[nn.Module] = getattr(type(module), "stepfold_kind", type(module))
    return lazy or kind


def find_param_refusal(param: Tensor) -> str | None:
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
