"""Serving: modules whose forward pass reads copies where autocast would cast.

A module that reads copies has another class, whose `forward` is that of its own class on the module
with copies for parameters. It runs for each module in each forward pass, so the host's time of
it is what copies cost. It makes few calls of Python.
"""

from typing import Any

from torch import nn
from torch._C import _len_torch_function_stack as count_function_modes
from torch.compiler import is_compiling

from stepfold.torch.autocast.eligibility import KINDS
from stepfold.torch.autocast.foreign_casts import in_module
from stepfold.torch.autocast.weight_copy import COPIES, WeightCopy
from stepfold.users import Users


def make_reader(kind: type[nn.Module]) -> type[nn.Module]:
    """A subclass of a class of modules that reads copies.

    It has the name of the class. Copies and pickles of its modules are of the class itself.
    """
    forward: Any = kind.forward

    class Reader(kind):  # type: ignore[misc, valid-type]
        stepfold_kind = kind

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
            return object.__new__, (kind,), *super().__reduce_ex__(protocol)[2:]

    Reader.forward.__wrapped__ = forward  # type: ignore[attr-defined]
    for name in ("__name__", "__qualname__", "__module__", "__doc__"):
        setattr(Reader, name, getattr(kind, name))
    return Reader


READERS = {kind: make_reader(kind) for kind in KINDS}


KINDS_OF_READERS = {reader: kind for kind, reader in READERS.items()}
# The optimizers whose copies modules read.
WRITERS = Users()


def attach(module: nn.Module, writer: object) -> None:
    """Has a module read the copies of a writer."""
    WRITERS.add(module, writer)
    module.__class__ = READERS.get(type(module), type(module))


def detach(module: nn.Module, writer: object) -> None:
    """Has a module have its class again, if no other writer has copies for it."""
    if WRITERS.remove(module, writer):
        module.__class__ = KINDS_OF_READERS.get(type(module), type(module))


class Readable:
    """A module with tensors for its weight and bias. All else is the module's."""

    __slots__ = ("_module", "bias", "weight")

    def __init__(self, module: nn.Module, weight: Any, bias: Any) -> None:
        self._module, self.weight, self.bias = module, weight, bias

    def __getattr__(self, name: str) -> Any:
        return getattr(self._module, name)


def read(module: nn.Module, weight: WeightCopy | None, bias: WeightCopy | None) -> Readable:
    """What the forward pass of a module takes for the module.

    It has parameters where autocast casts them.

    weight, bias: the copies, if there are any.
    """
    parameters: Any = module._parameters
    # autocast casts the last operand first, and backward passes run the last node first.
    second: Any = None if bias is None else bias.get_cast(parameters["bias"])
    if second is None:
        second = parameters["bias"] if "bias" in parameters else module.bias
    first: Any = None if weight is None else weight.get_cast(parameters["weight"])
    if first is None:
        first = module.weight
    return Readable(module, first, second)
