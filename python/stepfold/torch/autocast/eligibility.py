"""Parameters of a model that have copies: weights and biases of modules of known classes."""

import weakref
from collections.abc import Iterator
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.utils.weak import WeakTensorKeyDictionary

from stepfold.torch.tensors.layout import has_torch_memory

# Classes of modules whose forward pass casts weight and bias before any other use of them.
MODULE_CLASSES: tuple[type[nn.Module], ...] = (
    nn.Linear,
    nn.Conv1d,
    nn.Conv2d,
    nn.Conv3d,
    nn.ConvTranspose1d,
    nn.ConvTranspose2d,
    nn.ConvTranspose3d,
)


class Use(NamedTuple):
    """A module that had a parameter when the model was read. name: name of the parameter in it."""

    module: "weakref.ref[nn.Module]"
    name: str


class Eligibility:
    """The parameters of a model that have copies, and the reasons why others have none.

    Each parameter is covered or not by itself. So a change of one parameter or module has no effect
    on the copies of other parameters.

    model: the model. Neither it nor its parameters are kept alive.
    num_changes: counter, incremented when a parameter is excluded, or when a copy gets another
        shape, order of elements or device.
    """

    def __init__(self, model: nn.Module) -> None:
        self._model, self.num_changes = weakref.ref(model), 0
        # Uses by the id of the parameter. A use counts while the module has the parameter.
        self._uses: dict[int, list[Use]] = {}
        self._excluded = WeakTensorKeyDictionary()
        self.read_model()

    def read_model(self) -> None:
        """Finds the modules of all parameters. Does nothing if the model no longer exists."""
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
        """Yields the modules that have a parameter now, each with its name of the parameter."""
        for reference, name in self._uses.get(id(param), ()):
            module = reference()
            params = {} if module is None else module._parameters
            if module is not None and name in params and params[name] is param:
                yield module, name

    def find_refusal(self, param: Tensor) -> str | None:
        """Returns the reason why a parameter has no copy; None if it has one.

        The reason is the end of a sentence that begins with the name of the parameter.
        """
        if param in self._excluded:
            refusal: str = self._excluded[param]
            return refusal
        uses = [(get_module_class(module), name) for module, name in self._find_uses(param)]
        if not uses:
            return "is in no module of the model"
        if not any(is_read(*use) for use in uses):
            module_class, name = uses[0]
            return f"is '{name}' of {module_class.__name__}"
        return find_param_refusal(param)

    def get_modules(self, param: Tensor) -> list[nn.Module]:
        """Returns the modules that read the copy of a parameter, if there is one."""
        uses = self._find_uses(param)
        return [module for module, name in uses if is_read(get_module_class(module), name)]

    def is_ready(self, param: Tensor) -> bool:
        """Returns whether all modules with the parameter are prepared to read its copy.

        Lazy modules are not, before their first forward pass.
        """
        modules = self.get_modules(param)
        return bool(modules) and all(
            type(module) is not get_module_class(module) for module in modules
        )

    def exclude(self, param: Tensor, refusal: str) -> None:
        """Excludes a parameter from having a copy, for the reason `refusal`."""
        if param not in self._excluded:
            self._excluded[param] = refusal
            self.num_changes += 1

    def find_name(self, param: Tensor) -> str:
        """Returns the model's name of a parameter; "a parameter" if it has none."""
        model = self._model()
        named = () if model is None else model.named_parameters()
        return next((name for name, other in named if other is param), "a parameter")


def is_read(module_class: type[nn.Module], name: str) -> bool:
    """Returns whether modules of a class read the copy of their parameter with this name."""
    return module_class in MODULE_CLASSES and name in ("weight", "bias")


def get_module_class(module: nn.Module) -> type[nn.Module]:
    """Returns the class of a module in torch, without the class that reads copies.

    For a lazy module, it is the class that the module will have.
    """
    lazy: type[nn.Module] | None = getattr(module, "cls_to_become", None)
    module_class: type[nn.Module] = getattr(type(module), "stepfold_module_class", type(module))
    return lazy or module_class


def find_param_refusal(param: Tensor) -> str | None:
    """Returns the reason why a parameter has no copy in modules of any class; None if it may."""
    if nn.parameter.is_lazy(param):
        return None  # The parameter gets its elements before its first gradient.
    if not has_torch_memory(param):
        return f"is a {type(param).__name__}, which does not have its elements itself"
    if param.dtype != torch.float32:
        return f"has the dtype {param.dtype}, not torch.float32"
    if param._is_view():
        return "is a view, whose casts autocast does not keep"
    if param.is_inference():
        return "is an inference tensor"
    if not param.numel():
        return "has no elements"
    return None
