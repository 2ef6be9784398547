"""The plan of sums of gradients: one launch for all parameters of a backward pass."""

from array import array
from typing import NamedTuple, TypeAlias

import torch
from torch import Tensor

from stepfold.stage.bound_plan import BoundPlan
from stepfold.stage.plans import Machine
from stepfold.stage.text.builder import ProgramBuilder
from stepfold.stage.text.operands import Operand, Stream, convert, make_tensor
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
    """Returns the program: sum0 = old0 + new0, or sum0 += new0 if the old one is of float32."""
    builder = ProgramBuilder()
    for number, (elements, *dtypes) in enumerate(specs):
        append_sum(builder, number, elements, *(DTYPES[dtype][0] for dtype in dtypes))
    return str(builder)


def append_sum(builder: ProgramBuilder, number: int, elements: int, old: str, new: str) -> None:
    """Appends one sum. old, new: dtypes of the terms."""

    def load(name: str, dtype: str) -> Stream:
        kind = make_tensor(dtype, elements)
        return Stream((builder.load(f"{name}{number}", kind),), (kind,))

    name, kind = f"sum{number}", make_tensor(WHOLE, elements)
    if old == WHOLE:
        out, inputs, terms = load("sum", old), [load("new", new)], ["%sum", "%new"]
    else:
        inputs, terms = [load("old", old), load("new", new)], ["%old", "%new"]
        out = builder.make_empty(f"%{name}", kind)
    wide, lines = zip(*(convert(*term, WHOLE) for term in zip(terms, (old, new))))
    body = [
        *(line for part in lines for line in part),
        f"%result = arith.addf {', '.join(wide)} : {WHOLE}",
        f"optim.yield %result : {WHOLE}",
    ]
    operands = [Operand("out", out), *(Operand("in", stream) for stream in inputs)]
    arguments = ["%sum", *(term for term in terms if term != "%sum")]
    [result] = builder.structured("foreach", f"%result{number}", operands, arguments, body)
    builder.store(name, result, kind)
