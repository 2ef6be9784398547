"""Plans of sums of gradients: one launch for all parameters of a backward pass."""

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
# Dtypes of terms.
TERM_DTYPES = (torch.float32, torch.bfloat16, torch.float16)


# A sum in a program: its number of elements, and the dtypes of the old and the new term. The sum is
# float32.
SumSpec: TypeAlias = tuple[int, torch.dtype, torch.dtype]


class Sum(NamedTuple):
    """The terms of a sum.

    old: gradient that the parameter had before a backward pass. new: gradient of the pass.
    """

    param: Tensor
    old: Tensor
    new: Tensor


def can_be_planned(terms: Sum) -> bool:
    """Returns whether a plan can compute a sum."""
    param, old, new = terms
    return (
        (param.is_contiguous() or is_dense(param))
        and can_be_term(old, param)
        and can_be_term(new, param)
    )


def can_be_term(grad: Tensor, param: Tensor) -> bool:
    """Returns whether a plan can read a gradient of a parameter.

    If the gradient is float32, the plan can also write it.
    """
    return (
        type(grad) is Tensor
        and grad.layout is torch.strided
        and grad.shape == param.shape
        and grad.stride() == param.stride()
        and grad.dtype in TERM_DTYPES
        and not (grad.is_neg() or grad.requires_grad or grad.is_inference())
    )


class SumPlan:
    """A plan of sums, and its bindings.

    specs: sums, in the order of the arguments of `run`.
    """

    def __init__(self, specs: tuple[SumSpec, ...], machine: Machine) -> None:
        self._plan = BoundPlan(write_text(specs), machine)
        names = []
        for index, (_, old, _) in enumerate(specs):
            names += [] if old is torch.float32 else [f"old{index}"]
            names += [f"new{index}", f"sum{index}"]
        self._memory = self._plan.make_bindings("state", names)

    def run(self, sums: list[Sum]) -> list[Tensor]:
        """Computes sums. Returns them: the old gradient if it is float32, else a new tensor.

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
    for index, (elements, *dtypes) in enumerate(specs):
        append_sum(builder, index, elements, *(DTYPES[dtype][0] for dtype in dtypes))
    return str(builder)


def append_sum(builder: ProgramBuilder, index: int, elements: int, old: str, new: str) -> None:
    """Appends one sum.

    index: index of the sum, for names. old, new: dtypes of the terms.
    """

    def load(name: str, dtype: str) -> Stream:
        mlir_type = make_tensor(dtype, elements)
        return Stream((builder.load(f"{name}{index}", mlir_type),), (mlir_type,))

    name, mlir_type = f"sum{index}", make_tensor(WHOLE, elements)
    if old == WHOLE:
        out, inputs, terms = load("sum", old), [load("new", new)], ["%sum", "%new"]
    else:
        inputs, terms = [load("old", old), load("new", new)], ["%old", "%new"]
        out = builder.make_empty(f"%{name}", mlir_type)
    wide, lines = zip(*(convert(*term, WHOLE) for term in zip(terms, (old, new))))
    body = [
        *(line for part in lines for line in part),
        f"%result = arith.addf {', '.join(wide)} : {WHOLE}",
        f"optim.yield %result : {WHOLE}",
    ]
    operands = [Operand("out", out), *(Operand("in", stream) for stream in inputs)]
    arguments = ["%sum", *(term for term in terms if term != "%sum")]
    [result] = builder.structured("foreach", f"%result{index}", operands, arguments, body)
    builder.store(name, result, mlir_type)
