"""Plans, bound to tensors of torch."""

import json
import math
import os
import sys

import torch

# The package lies beside the folder of this file.
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from stepfold.plan import Plan  # noqa: E402

DTYPES = {"f32": torch.float32, "bf16": torch.bfloat16, "i32": torch.int32}


def make_block(allocation, device):
    """Zeros for an allocation, at an address that is aligned as it says."""
    dtype, alignment = DTYPES[allocation["dtype"]], allocation["alignment"]
    margin = alignment // dtype.itemsize
    block = torch.zeros(allocation["elements"] + margin, dtype=dtype, device=device)
    offset = -block.data_ptr() % alignment // dtype.itemsize
    return block[offset : offset + allocation["elements"]]


class BoundPlan:
    """A plan whose variables lie in tensors of its own, and begin as the plan says.

    variables: the tensors, by role and name. Variables that the plan draws at random are not set.
    given: tensors of variables, by role and name, which lie there instead and keep their values.
    """

    def __init__(self, folder, device, given=None):
        with open(os.path.join(folder, "plan.json")) as file:
            description = json.load(file)
        self.device, self.variables = device, {}
        buffers = [b for b in description["buffers"] if b["role"] != "scratch"]
        blocks = self._add_allocations(description)
        placed = set(self.variables)
        given = given or {}
        self.variables |= given
        self._add_scalars(buffers)
        for buffer in buffers:
            if self._get_key(buffer) not in self.variables:
                tensor = torch.zeros(buffer["shape"], dtype=DTYPES[buffer["dtype"]], device=device)
                self.variables[self._get_key(buffer)] = tensor
        self._set_constants(b for b in buffers if self._get_key(b) not in given)
        self.plan = Plan.load(folder)
        bindings = {"state": {}, "gradient": {}}
        for key, tensor in self.variables.items():
            if key not in placed:
                role, name = key
                bindings[role][name] = tensor
        self.plan.bind(bindings["state"], bindings["gradient"], blocks)
        self.step = self.plan.step

    @staticmethod
    def _get_key(buffer):
        return buffer["role"], buffer["name"]

    def _add_allocations(self, description):
        """Returns the blocks by name, and adds the variables that lie in them."""
        blocks = {}
        for allocation in description.get("allocations", ()):
            block = make_block(allocation, self.device)
            blocks[allocation["name"]] = block
            for index, offset in allocation["segments"]:
                buffer = description["buffers"][index]
                view = block.narrow(0, offset, math.prod(buffer["shape"]))
                self.variables[self._get_key(buffer)] = view.view(buffer["shape"])
        return blocks

    def _add_scalars(self, buffers):
        """State of one element without a place lies in one tensor for each type."""
        scalars = {}
        for buffer in buffers:
            is_scalar = buffer["role"] == "state" and buffer["shape"] == []
            if is_scalar and self._get_key(buffer) not in self.variables:
                scalars.setdefault(buffer["dtype"], []).append(buffer)
        for dtype, its_buffers in scalars.items():
            tensor = torch.zeros(len(its_buffers), dtype=DTYPES[dtype], device=self.device)
            for buffer, view in zip(its_buffers, tensor.unbind()):
                self.variables[self._get_key(buffer)] = view

    def _set_constants(self, buffers):
        """Gives state that begins as a constant that constant."""
        for buffer in buffers:
            initial = buffer.get("initial", {})
            if initial.get("kind") != "splat" or int(initial["bits"], 16) == 0:
                continue
            dtype = DTYPES[buffer["dtype"]]
            element = bytearray(int(initial["bits"], 16).to_bytes(dtype.itemsize, "little"))
            value = torch.frombuffer(element, dtype=dtype).item()
            self.variables[self._get_key(buffer)].fill_(value)

    def close(self):
        self.plan.close()
        self.variables = {}
