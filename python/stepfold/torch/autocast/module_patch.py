"""Modules whose forward pass reads copies where autocast would cast.

A module that reads copies gets a subclass of its class. The `forward` of the subclass calls that of
the class on a view of the module with copies in place of parameters. It runs for each module in
each forward pass, so it is written to take little time of the host.
"""

from typing import Any

from torch import nn
from torch._C import _len_torch_function_stack as count_function_modes
from torch.compiler import is_compiling

from stepfold.torch.autocast.eligibility import MODULE_CLASSES
from stepfold.torch.autocast.foreign_casts import in_module
from stepfold.torch.autocast.weight_copy import COPIES, WeightCopy
from stepfold.users import Users


def make_reader(module_class: type[nn.Module]) -> type[nn.Module]:
    """Returns a subclass of a class of modules that reads copies.

    It has the name of the class. Copies and pickles of its modules have the class itself.
    """
    forward: Any = module_class.forward

    class Reader(module_class):  # type: ignore[misc, valid-type]
        stepfold_module_class = module_class

        def forward(self, input: Any, *rest: Any, **options: Any) -> Any:
            if is_compiling():
                return forward(self, input, *rest, **options)
            parameters = self._parameters
            weight = COPIES.get(id(parameters.get("weight")))
            bias = COPIES.get(id(parameters.get("bias")))
            copy = weight or bias
            if copy is not None and copy.are_casts_kept():
                return forward(read(self, weight, bias), input, *rest, **options)
            if count_function_modes() == 0:
                return forward(self, input, *rest, **options)
            with in_module():
                return forward(self, input, *rest, **options)

        def __reduce_ex__(self, protocol: Any) -> Any:
            return object.__new__, (module_class,), *super().__reduce_ex__(protocol)[2:]

    Reader.forward.__wrapped__ = forward  # type: ignore[attr-defined]
    for name in ("__name__", "__qualname__", "__module__", "__doc__"):
        setattr(Reader, name, getattr(module_class, name))
    return Reader


READERS = {module_class: make_reader(module_class) for module_class in MODULE_CLASSES}


CLASSES_OF_READERS = {reader: module_class for module_class, reader in READERS.items()}
# Optimizers whose copies modules read.
WRITERS = Users()


def attach(module: nn.Module, writer: object) -> None:
    """Makes a module read the copies of a writer, by a change of its class."""
    WRITERS.add(module, writer)
    module.__class__ = READERS.get(type(module), type(module))


def detach(module: nn.Module, writer: object) -> None:
    """Restores the class of a module, unless another writer has copies for it."""
    if WRITERS.remove(module, writer):
        module.__class__ = CLASSES_OF_READERS.get(type(module), type(module))


class Readable:
    """A view of a module with other tensors for weight and bias. The rest is the module's."""

    __slots__ = ("_module", "bias", "weight")

    def __init__(self, module: nn.Module, weight: Any, bias: Any) -> None:
        self._module, self.weight, self.bias = module, weight, bias

    def __getattr__(self, name: str) -> Any:
        return getattr(self._module, name)


def read(module: nn.Module, weight: WeightCopy | None, bias: WeightCopy | None) -> Readable:
    """Returns a view of a module for its forward pass, with copies in place of parameters.

    It has the parameter itself where autocast is to cast it.

    weight, bias: copies of the parameters; None for one without a copy.
    """
    parameters: Any = module._parameters
    # The bias comes first, as in autocast, which casts the last operand first: the order of nodes
    # decides the order of the backward pass.
    second: Any = None if bias is None else bias.get_cast(parameters["bias"])
    if second is None:
        second = parameters["bias"] if "bias" in parameters else module.bias
    first: Any = None if weight is None else weight.get_cast(parameters["weight"])
    if first is None:
        first = module.weight
    return Readable(module, first, second)
