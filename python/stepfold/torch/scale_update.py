"""The update of a GradScaler's scale, by a kernel that begins while the step still runs.

torch's own kernel waits until the step has ended, and takes 2 us with its launch.
"""

import functools
import sys
from array import array
from collections.abc import Iterator
from typing import Any, NamedTuple

import torch
from torch import Tensor

from stepfold.torch.bound_plan import Addresses
from stepfold.torch.compilation import find_target, load_plan
from stepfold.torch.layout import has_torch_memory
from stepfold.torch.text import declare, load, store, tensor
from stepfold.torch.tracing.region import write_number

SCALE, GROWTH_TRACKER, FOUND_INF = "scale", "growth_tracker", "found_inf"
# In torch, of the memory of each.
DTYPES = {SCALE: torch.float32, GROWTH_TRACKER: torch.int32, FOUND_INF: torch.float32}
KINDS = {SCALE: tensor("f32"), GROWTH_TRACKER: tensor("i32"), FOUND_INF: tensor("f32")}
# The targets whose launches may begin before others have ended.
OVERLAPPING = ("sm_90", "sm_100")


class Factors(NamedTuple):
    """What a GradScaler multiplies its scale by after an overflow, and after so many good steps."""

    growth: float
    backoff: float
    interval: int

    @property
    def are_numbers(self) -> bool:
        """Whether torch takes them as they are: two finite float64, and a number of 32 bits."""
        return (
            is_finite(self.growth)
            and is_finite(self.backoff)
            and type(self.interval) is int
            and -(2**31) <= self.interval < 2**31
        )


def is_finite(number: Any) -> bool:
    return type(number) in (float, int) and abs(number) <= sys.float_info.max


class ScaleUpdate:
    """`torch._amp_update_scale_` with some factors, as a plan on a device."""

    def __init__(self, device: torch.device, factors: Factors) -> None:
        """Raises what `load_plan` raises."""
        self.factors = factors
        self._device = device
        self._plan, _ = load_plan(write_program(factors), device, threads=1)
        self._memory = Addresses(self._plan, "state", list(DTYPES))

    def run(self, scale: Tensor, growth_tracker: Tensor, found_inf: Tensor) -> bool:
        """Updates the scale and the tracker. For CUDA, queues it on torch's current stream.

        Returns whether it did: not for tensors of another device, dtype or number of elements,
        for those that torch's operator refuses, nor for tensors without memory.
        """
        tensors = (scale, growth_tracker, found_inf)
        if not all(map(self._fits, tensors, DTYPES.values())):
            return False
        self._memory.bind(array("Q", [tensor.data_ptr() for tensor in tensors]))
        self._plan.step()
        torch.autograd.graph.increment_version([scale, growth_tracker])
        return True

    def _fits(self, tensor: Tensor, dtype: torch.dtype) -> bool:
        return (
            tensor.device == self._device
            and tensor.dtype == dtype
            and tensor.numel() == 1
            and not tensor.is_inference()
            and not tensor.requires_grad
            and has_torch_memory(tensor)
        )


@functools.cache
def can_overlap(device: torch.device) -> bool:
    """Whether the kernel can begin before the step has ended."""
    return device.type == "cuda" and find_target(device) in OVERLAPPING


def write_program(factors: Factors) -> str:
    lines = ["module {"]
    lines += [declare(name, kind) for name, kind in KINDS.items()]
    lines.append("  func.func @train_step() {")
    lines += [load(name, kind) for name, kind in KINDS.items()]
    lines += write_update(factors)
    lines += [
        store(SCALE, "%new#0", KINDS[SCALE]),
        store(GROWTH_TRACKER, "%new#1", KINDS[GROWTH_TRACKER]),
    ]
    return "\n".join([*lines, "    return", "  }", "}", ""])


def write_update(factors: Factors) -> Iterator[str]:
    """The operations of torch's kernel: products are of float64, and rounded to float32."""
    yield f"    %new:2 = optim.foreach_parameter out(%{SCALE} : {KINDS[SCALE]})"
    yield f"        out(%{GROWTH_TRACKER} : {KINDS[GROWTH_TRACKER]})"
    yield f"        in(%{FOUND_INF} : {KINDS[FOUND_INF]}) {{"
    yield "    ^bb0(%old: f32, %count: i32, %in: f32):"
    for line in (
        "%nothing = arith.constant 0.0 : f32",
        "%is_found = arith.cmpf une, %in, %nothing : f32",
        "%zero = arith.constant 0 : i32",
        "%one = arith.constant 1 : i32",
        f"%interval = arith.constant {factors.interval} : i32",
        "%next = arith.addi %count, %one : i32",
        "%is_full = arith.cmpi eq, %next, %interval : i32",
        "%counted = arith.select %is_full, %zero, %next : i32",
        "%new_count = arith.select %is_found, %zero, %counted : i32",
        "%wide = arith.extf %old : f32 to f64",
        *write_product("grown", factors.growth),
        "%magnitude = math.absf %grown : f32",
        "%infinity = arith.constant 0x7F800000 : f32",
        "%is_finite = arith.cmpf olt, %magnitude, %infinity : f32",
        "%can_grow = arith.andi %is_full, %is_finite : i1",
        "%kept = arith.select %can_grow, %grown, %old : f32",
        *write_product("reduced", factors.backoff),
        "%new_scale = arith.select %is_found, %reduced, %kept : f32",
        "optim.yield %new_scale, %new_count : f32, i32",
    ):
        yield f"      {line}"
    yield "    }"


def write_product(name: str, factor: float) -> Iterator[str]:
    """The scale times a factor."""
    yield f"%{name}_by = arith.constant {write_number(factor, 'f64')}"
    yield f"%{name}_wide = arith.mulf %wide, %{name}_by : f64"
    yield f"%{name} = arith.truncf %{name}_wide : f64 to f32"
