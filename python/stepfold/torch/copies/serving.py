"""Serving: modules whose forward pass reads copies where autocast would cast.

A module that reads copies has another class, whose `forward` is that of its own class on the module
with copies for parameters. It runs for each module in each forward pass, so the host's time of
it is what copies cost. It makes few calls of Python.
"""

from typing import Any

from torch import Tensor, is_grad_enabled, nn
from torch._C import _len_torch_function_stack as count_function_modes
from torch._C._autograd import _top_saved_tensors_default_hooks as get_saved_tensors_hooks
from torch.compiler import is_compiling

from stepfold.torch.copies.casts import have_graphs, is_captured, is_observed, keeps_casts
from stepfold.torch.copies.coverage import KINDS
from stepfold.torch.copies.outside import in_module
from stepfold.torch.copies.weight_copy import COPIES, WeightCopy
from stepfold.torch.users import Users


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
            if (weight or bias) and are_casts_kept(weight, bias):
                return forward(read(self, weight, bias, input), input, *rest, **options)
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


def are_casts_kept(weight: WeightCopy | None, bias: WeightCopy | None) -> bool:
    """Whether autocast casts to the copies' dtype here, and keeps the casts of parameters."""
    copy = weight or bias
    assert copy is not None
    if keeps_casts(copy.device_type, copy.dtype) and not is_observed():
        return True
    if is_captured(copy.param):
        # A capture makes nodes of its own stream, if there are no others.
        for each in (weight, bias):
            if each is not None:
                each.release()
    return False


class Readable:
    """A module with tensors for its weight and bias. All else is the module's."""

    __slots__ = ("_module", "bias", "weight")

    def __init__(self, module: nn.Module, weight: Tensor, bias: Tensor | None) -> None:
        self._module, self.weight, self.bias = module, weight, bias

    def __getattr__(self, name: str) -> Any:
        return getattr(self._module, name)


def read(
    module: nn.Module, weight: WeightCopy | None, bias: WeightCopy | None, input: Any
) -> Readable:
    """What the forward pass of a module takes for the module.

    It has parameters where autocast casts them.

    weight, bias: the copies, if there are any.
    input: of the module.
    """
    is_recorded = is_grad_enabled()
    # Then autograd saves the weight itself, for the gradient of the input.
    is_saved = (
        is_recorded
        and isinstance(input, Tensor)
        and input.requires_grad
        and (not input.is_leaf or have_graphs())
        and get_saved_tensors_hooks(False) is None
    )
    first: Any
    second: Any
    stand_in = None if weight is None else weight.get_stand_in()
    if stand_in is None:
        first = module.weight
    else:
        first = stand_in.tensor if is_saved or not is_recorded else stand_in.get_alias()
    beside = None if bias is None else bias.get_stand_in()
    if beside is None:
        second = module._parameters["bias"] if "bias" in module._parameters else module.bias
    else:
        is_known = is_saved and stand_in is not None and beside.follow(stand_in)
        second = beside.tensor if is_known or not is_recorded else beside.get_alias()
    return Readable(module, first, second)
