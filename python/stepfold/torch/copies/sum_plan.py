"""The plan of sums of gradients: one launch for all parameters of a backward pass."""

from array import array
from collections.abc import Iterator
from typing import NamedTuple

import torch
from torch import Tensor

from stepfold.torch.bound_plan import Addresses
from stepfold.torch.compilation import load_plan
from stepfold.torch.layout import DTYPES, is_dense
from stepfold.torch.program import write_module
from stepfold.torch.regions import convert
from stepfold.torch.text import load, store, tensor

WHOLE = "f32"
# Of terms.
TERM_DTYPES = (torch.float32, torch.bfloat16, torch.float16)


class Row(NamedTuple):
    """A sum in a program: the dtypes of its terms. It is of float32 itself."""

    elements: int
    old_dtype: str
    new_dtype: str


class Sum(NamedTuple):
    """The gradient that a parameter had before a backward pass, and that of the pass."""

    param: Tensor
    old: Tensor
    new: Tensor


def find_row(terms: Sum) -> Row | None:
    """What a program says of a sum; None if a plan cannot access the gradients."""
    param, old, new = terms
    shape, strides = param.shape, param.stride()
    if not (
        (param.is_contiguous() or is_dense(param))
        and can_be_term(old, shape, strides)
        and can_be_term(new, shape, strides)
    ):
        return None
    return Row(param.numel(), DTYPES[old.dtype][0], DTYPES[new.dtype][0])


def can_be_term(grad: Tensor, shape: torch.Size, strides: tuple[int, ...]) -> bool:
    """Whether a plan can read a gradient, and write one of float32.

    shape, strides: of the parameter.
    """
    return (
        type(grad) is Tensor
        and grad.layout is torch.strided
        and grad.shape == shape
        and grad.stride() == strides
        and grad.dtype in TERM_DTYPES
        and not (grad.is_neg() or grad.requires_grad or grad.is_inference())
    )


class SumPlan:
    """The plan of some sums, and what it is bound to."""

    def __init__(self, rows: tuple[Row, ...], device: torch.device, threads: int) -> None:
        self._plan, _ = load_plan(write_text(rows), device, threads)
        numbers = range(len(rows))
        names = [name for n in numbers for name in (f"sum{n}", f"old{n}", f"new{n}")]
        self._addresses = Addresses(self._plan, "state", names)

    def run(self, sums: list[Sum]) -> list[Tensor]:
        """Returns the sums: the old gradient if it is of float32, else a new tensor.

        For CUDA, queues the computation on torch's current stream.
        """
        wide = torch.float32
        results = [
            each.old if each.old.dtype == wide else torch.empty_like(each.old, dtype=wide)
            for each in sums
        ]
        addresses = array("Q")
        for each, result in zip(sums, results):
            addresses.extend((result.data_ptr(), each.old.data_ptr(), each.new.data_ptr()))
        self._addresses.bind(addresses)
        self._plan.step()
        torch.autograd.graph.increment_version(
            [result for each, result in zip(sums, results) if result is each.old]
        )
        return results


def write_text(rows: tuple[Row, ...]) -> str:
    """The program as MLIR: sum0 = old0 + new0, or sum0 += new0 if the old one is of float32."""
    names: dict[str, str] = {}
    body: list[str] = []
    for number, row in enumerate(rows):
        is_in_place = row.old_dtype == WHOLE
        terms = {"sum" if is_in_place else "old": row.old_dtype, "new": row.new_dtype}
        kinds = {f"{name}{number}": tensor(dtype, row.elements) for name, dtype in terms.items()}
        result, kind = f"sum{number}", tensor(WHOLE, row.elements)
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
