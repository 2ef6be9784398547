"""The plan of sums of gradients: one launch for all parameters of a backward pass."""

from array import array
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

import torch
from torch import Tensor

from stepfold.stage.bound_plan import BoundPlan
from stepfold.stage.plans import Machine
from stepfold.stage.program import write_module
from stepfold.stage.regions import convert
from stepfold.stage.text import load, store, tensor
from stepfold.torch.tensors.layout import DTYPES, is_dense

WHOLE = "f32"
# Of terms.
TERM_DTYPES = (torch.float32, torch.bfloat16, torch.float16)


# A sum in a program: its elements, and the dtypes of its terms. It is of float32 itself.
SumSpec: TypeAlias = tuple[int, torch.dtype, torch.dtype]


class Sum(NamedTuple):
    """The gradient that a parameter had before a backward pass, and that of the pass."""

    param: Tensor
    old: Tensor
    new: Tensor


def can_be_planned(terms: Sum) -> bool:
    """Whether a plan can compute a sum."""
    param, old, new = terms
    return (
        (param.is_contiguous() or is_dense(param))
        and can_be_term(old, param)
        and can_be_term(new, param)
    )


def can_be_term(grad: Tensor, param: Tensor) -> bool:
    """Whether a plan can read a gradient of a parameter, and write it if it is of float32."""
    return (
        type(grad) is Tensor
        and grad.layout is torch.strided
        and grad.shape == param.shape
        and grad.stride() == param.stride()
        and grad.dtype in TERM_DTYPES
        and not (grad.is_neg() or grad.requires_grad or grad.is_inference())
    )


class SumPlan:
    """The plan of some sums, and what it is bound to."""

    def __init__(self, specs: tuple[SumSpec, ...], machine: Machine) -> None:
        self._plan = BoundPlan(write_text(specs), machine)
        names = []
        for number, (_, old, _) in enumerate(specs):
            names += [] if old is torch.float32 else [f"old{number}"]
            names += [f"new{number}", f"sum{number}"]
        self._memory = self._plan.make_bindings("state", names)

    def run(self, sums: list[Sum]) -> list[Tensor]:
        """Returns the sums: the old gradient if it is of float32, else a new tensor.

        For CUDA, queues the computation on torch's current stream.
        """
        results, in_place, addresses = [], [], array("Q")
        for _, old, new in sums:
            if old.dtype is torch.float32:
                result = old
                in_place.append(old)
            else:
                result = torch.empty_like(old, dtype=torch.float32)
                addresses.append(old.data_ptr())
            addresses.append(new.data_ptr())
            addresses.append(result.data_ptr())
            results.append(result)
        self._memory.bind(addresses)
        self._plan.step()
        torch.autograd.graph.increment_version(in_place)
        return results


def write_text(specs: tuple[SumSpec, ...]) -> str:
    """The program as MLIR: sum0 = old0 + new0, or sum0 += new0 if the old one is of float32."""
    names: dict[str, str] = {}
    body: list[str] = []
    for number, (elements, *dtypes) in enumerate(specs):
        old, new = (DTYPES[dtype][0] for dtype in dtypes)
        is_in_place = old == WHOLE
        terms = {"sum" if is_in_place else "old": old, "new": new}
        kinds = {f"{name}{number}": tensor(dtype, elements) for name, dtype in terms.items()}
        result, kind = f"sum{number}", tensor(WHOLE, elements)
        names |= {**kinds, result: kind}
        body += [load(*each) for each in kinds.items()]
        if not is_in_place:
            body.append(f"    %{result} = tensor.empty() : {kind}")
        body += write_sum(number, kind, terms)
        body.append(store(result, f"%result{number}", kind))
    return write_module(names, body)


def write_sum(number: int, kind: str, terms: dict[str, str]) -> Iterator[str]:
    """The lines of one sum.

    kind: its type. terms: names of streams with their dtypes, of which "sum" is the sum itself.
    """
    inputs = {name: dtype for name, dtype in terms.items() if name != "sum"}
    streams = " ".join(f"in(%{name}{number} : {dtype})" for name, dtype in inputs.items())
    arguments = "".join(f", %{name}: {dtype}" for name, dtype in inputs.items())
    yield f"    %result{number} = optim.foreach out(%sum{number} : {kind}) {streams} {{"
    yield f"    ^bb0(%sum: {WHOLE}{arguments}):"
    values = []
    for name, dtype in terms.items():
        wide, lines = convert(f"%{name}", dtype, WHOLE)
        values.append(wide)
        yield from (f"      {line}" for line in lines)
    yield f"      %result = arith.addf {', '.join(values)} : {WHOLE}"
    yield f"      optim.yield %result : {WHOLE}"
    yield "    }"
