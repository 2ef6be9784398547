"""Which parameters of a model have copies: the weights of modules of known classes."""

from collections.abc import Iterator

import torch
from torch import Tensor, nn

from stepfold.torch.copies.serving import KINDS
from stepfold.torch.layout import has_torch_memory


def find_uses(model: nn.Module) -> Iterator[tuple[nn.Module, Tensor, str | None]]:
    """The modules of a model, each with each of its parameters, and why it cannot take a copy.

    The reason is the end of a sentence that begins with the parameter's name; None if it can.
    """
    layers = find_in_layers(model)
    for module in model.modules():
        kind = get_kind(module)
        for name, param in module._parameters.items():
            if param is None:
                continue
            if kind not in KINDS or name != "weight":
                yield module, param, f"is '{name}' of {kind.__name__}"
            elif id(module) in layers:
                yield (
                    module,
                    param,
                    "is in a TransformerEncoderLayer, whose fast path excludes hooks",
                )
            else:
                yield module, param, None


def get_kind(module: nn.Module) -> type[nn.Module]:
    """The class of a module, or the one that a lazy module will have."""
    kind: type[nn.Module] | None = getattr(module, "cls_to_become", None)
    return kind or type(module)


def find_in_layers(model: nn.Module) -> set[int]:
    """The identities of modules in layers that compute otherwise if they have hooks."""
    layers = (m for m in model.modules() if isinstance(m, nn.TransformerEncoderLayer))
    return {id(module) for layer in layers for module in layer.modules()}


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
    return None
