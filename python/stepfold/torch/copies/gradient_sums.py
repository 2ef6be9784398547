"""Sums of gradients: what a backward pass adds to earlier ones, in one launch at its end."""

import threading
import weakref
from array import array
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch._C import _current_graph_task_id as get_backward_pass

from stepfold.torch.bound_plan import Addresses
from stepfold.torch.compilation import load_plan
from stepfold.torch.layout import DTYPES, is_dense
from stepfold.torch.options import Options
from stepfold.torch.program import write_module
from stepfold.torch.regions import convert
from stepfold.torch.text import load, store, tensor

# Of plans that stay loaded.
MAX_PLANS = 8


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


class GradientSums:
    """The sums of the gradients of an optimizer's float32 parameters.

    options: of folding.
    """

    def __init__(self, options: Options) -> None:
        self._options = options
        # By the identities of backward passes, which keep them.
        self._open: weakref.WeakValueDictionary[int, OpenSums] = weakref.WeakValueDictionary()
        self._plans: OrderedDict[tuple[torch.device, tuple[Row, ...]], SumPlan] = OrderedDict()
        self._lock = threading.Lock()

    def add(self, param: Tensor, old: Tensor) -> bool:
        """Adds a gradient to that of the backward pass that runs, once it ends.

        old: the gradient that the parameter had before.

        Returns False if the sum cannot wait so long: something else may see the gradient.
        """
        hooks: Any = param._post_accumulate_grad_hooks
        if hooks:
            return False
        key = get_backward_pass()
        sums = self._open.get(key)
        if sums is None:
            if torch.is_grad_enabled() or torch.compiler.is_compiling():
                return False
            sums = self._open[key] = OpenSums(self)
            engine: Any = torch.autograd.Variable._execution_engine
            engine.queue_callback(sums.end)
        sums.add(param, old)
        return True

    def compute(self, sums: list[Sum]) -> None:
        """Has parameters have sums for gradients. A gradient of float32 becomes the sum."""
        devices: dict[torch.device, tuple[list[Row], list[Sum]]] = {}
        for each in sums:
            row = find_row(each)
            if row is None:
                each.param.grad = add(each.old, each.new)
                continue
            rows, group = devices.setdefault(each.param.device, ([], []))
            rows.append(row)
            group.append(each)
        with self._lock:
            for device, (rows, group) in devices.items():
                self._compute_on(device, tuple(rows), group)

    def _compute_on(self, device: torch.device, rows: tuple[Row, ...], sums: list[Sum]) -> None:
        plan = self._plans.get((device, rows))
        if plan is None:
            plan = self._plans[device, rows] = SumPlan(rows, device, self._options.num_threads)
            if len(self._plans) > MAX_PLANS:
                self._plans.popitem(last=False)
        self._plans.move_to_end((device, rows))
        results = [
            old if row.old_dtype == "f32" else torch.empty_like(param, requires_grad=False)
            for row, (param, old, _) in zip(rows, sums)
        ]
        plan.run(sums, results)
        written = [old for row, (_, old, _) in zip(rows, sums) if row.old_dtype == "f32"]
        torch.autograd.graph.increment_version(written)
        for (param, _, _), result in zip(sums, results):
            param.grad = result


class OpenSums:
    """The sums that wait for the end of a backward pass.

    If it fails, parameters have the gradients that they had before: the engine frees its callbacks.
    """

    def __init__(self, owner: GradientSums) -> None:
        self._owner = owner
        self._terms: list[tuple[Tensor, Tensor, int | None]] = []

    def add(self, param: Tensor, old: Tensor) -> None:
        self._terms.append((param, old, get_stream(param)))

    def end(self) -> None:
        """A callback of the engine: computes the sums."""
        sums = []
        with torch.no_grad():
            for param, old, stream in self._terms:
                new = param.grad
                if new is None:
                    param.grad = old  # The pass has not accumulated it.
                    continue
                sums.append(Sum(param, old, new))
                if stream != get_stream(param):
                    for each in (old, new):
                        each.record_stream(torch.cuda.current_stream(param.device))
            self._owner.compute(sums)
        self._terms = []

    def __del__(self) -> None:
        for param, old, _ in self._terms:
            param.grad = old


def get_stream(param: Tensor) -> int | None:
    """The identity of the stream that operations on a parameter run on now; None on a CPU."""
    return torch._C._cuda_getCurrentRawStream(param.device.index) if param.is_cuda else None


def add(old: Tensor, new: Tensor) -> Tensor:
    """The sum in float32, by torch, which adds a sparse tensor to a dense one."""
    first, second = (old, new) if old.layout is torch.strided else (new, old)
    return first.to(torch.float32).add(second)


def find_row(sum: Sum) -> Row | None:
    """What a program says of a sum; None if a plan cannot access the gradients."""
    param, old, new = sum
    strides = param.stride()
    if not (
        (param.is_contiguous() or is_dense(param))
        and can_be_term(old, strides)
        and can_be_term(new, strides)
    ):
        return None
    return Row(param.numel(), DTYPES[old.dtype][0], DTYPES[new.dtype][0])


def can_be_term(grad: Tensor, strides: tuple[int, ...]) -> bool:
    """Whether a plan can read a gradient, and write one of float32.

    strides: of the parameter, whose shape and device torch has checked.
    """
    return (
        type(grad) is Tensor
        and grad.layout is torch.strided
        and grad.stride() == strides
        and grad.dtype in DTYPES
        and not (grad.is_neg() or grad.requires_grad or grad.is_inference())
    )


class SumPlan:
    """The plan of some sums, and what it is bound to."""

    def __init__(self, rows: tuple[Row, ...], device: torch.device, threads: int) -> None:
        self._plan, _ = load_plan(write_text(rows), device, threads)
        numbers = range(len(rows))
        names = [name for n in numbers for name in (f"sum{n}", f"old{n}", f"new{n}")]
        self._addresses = Addresses(self._plan, "state", names)

    def run(self, sums: list[Sum], results: list[Tensor]) -> None:
        """Computes sums. For CUDA, queues that on torch's current stream."""
        addresses = array("Q")
        for each, result in zip(sums, results):
            addresses.extend((result.data_ptr(), each.old.data_ptr(), each.new.data_ptr()))
        self._addresses.bind(addresses)
        self._plan.step()


def write_text(rows: tuple[Row, ...]) -> str:
    """The program as MLIR: sum0 = old0 + new0, or sum0 += new0 if the old one is of float32."""
    names: dict[str, str] = {}
    body: list[str] = []
    for number, row in enumerate(rows):
        sum, old, new = f"sum{number}", f"old{number}", f"new{number}"
        whole = tensor("f32", row.elements)
        is_in_place = row.old_dtype == "f32"
        kinds = {
            sum if is_in_place else old: tensor(row.old_dtype, row.elements),
            new: tensor(row.new_dtype, row.elements),
        }
        names |= {sum: whole, **kinds}
        body += [load(name, kind) for name, kind in kinds.items()]
        if not is_in_place:
            body.append(f"    %{sum} = tensor.empty() : {whole}")
        body += write_sum(number, row, is_in_place)
        body.append(store(sum, f"%result{number}", whole))
    return write_module(names, body)


def write_sum(number: int, row: Row, is_in_place: bool) -> Iterator[str]:
    streams = (
        {"new": row.new_dtype} if is_in_place else {"old": row.old_dtype, "new": row.new_dtype}
    )
    inputs = " ".join(f"in(%{name}{number} : {dtype})" for name, dtype in streams.items())
    whole = tensor("f32", row.elements)
    yield f"    %result{number} = optim.foreach out(%sum{number} : {whole}) {inputs} {{"
    arguments = "".join(f", %{name}: {dtype}" for name, dtype in streams.items())
    yield f"    ^bb0(%sum: f32{arguments}):"
    terms = {"sum": "%sum"} if is_in_place else {}
    for name, dtype in streams.items():
        terms[name], lines = convert(f"%{name}", dtype, "f32")
        yield from (f"      {line}" for line in lines)
    first, second = terms.values()
    yield f"      %result = arith.addf {first}, {second} : f32"
    yield "      optim.yield %result : f32"
    yield "    }"
