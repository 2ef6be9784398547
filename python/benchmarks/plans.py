"""Plans that were compiled beforehand, bound to tensors of torch."""

import contextlib
import json
import os
import tarfile
import tempfile

import torch

DTYPES = {"f32": torch.float32, "bf16": torch.bfloat16, "i32": torch.int32}


class PlanFolder:
    """What compile_plans.py wrote: a folder, or an archive of it, which is unpacked."""

    def __init__(self, path):
        if not os.path.isdir(path):
            self._unpacked = tempfile.TemporaryDirectory(prefix="stepfold-plans-")
            with tarfile.open(path) as archive:
                archive.extractall(self._unpacked.name, filter="data")
            path = self._unpacked.name
        self.path = path
        with open(os.path.join(path, "plans.json")) as file:
            self.plans = json.load(file)["plans"]

    def find(self, **key):
        """The plan whose description has these values."""
        for plan in self.plans:
            if all(plan.get(k) == v for k, v in key.items()):
                return plan
        raise LookupError(f"there is no plan of {key}")

    def get_folder(self, plan):
        return os.path.join(self.path, plan["name"])


class BoundPlan:
    """A plan whose variables lie in tensors of its own, and begin as the plan says.

    variables: the tensors, by role and name. What the plan draws at random is left as it is.
    """

    def __init__(self, folder, device):
        # Late: a machine without the library can still time the others.
        from stepfold.plan import Plan

        with open(os.path.join(folder, "plan.json")) as file:
            description = json.load(file)
        self.device = device
        self.buffers = [b for b in description["buffers"] if b["role"] != "scratch"]
        self.variables, allocations = {}, {}
        in_allocations = set()
        for allocation in description.get("allocations", ()):
            tensor = torch.zeros(
                allocation["elements"], dtype=DTYPES[allocation["dtype"]], device=device
            )
            allocations[allocation["name"]] = tensor
            for index, offset in allocation["segments"]:
                self._add_view(description["buffers"][index], tensor, offset)
                in_allocations.add(index)
        self._add_scalars()
        for buffer in self.buffers:
            if self._get_key(buffer) not in self.variables:
                tensor = torch.zeros(buffer["shape"], dtype=DTYPES[buffer["dtype"]], device=device)
                self.variables[self._get_key(buffer)] = tensor
        self._set_constants()
        self.plan = Plan.load(folder)
        placed = {self._get_key(description["buffers"][index]) for index in in_allocations}
        loose = {key: tensor for key, tensor in self.variables.items() if key not in placed}
        options = {"buffers": allocations} if allocations else {}
        self.plan.bind(
            state={name: tensor for (role, name), tensor in loose.items() if role == "state"},
            gradients={name: t for (role, name), t in loose.items() if role == "gradient"},
            **options,
        )
        self.step = self.plan.step

    @staticmethod
    def _get_key(buffer):
        return buffer["role"], buffer["name"]

    def _add_view(self, buffer, tensor, offset):
        shape = buffer["shape"]
        count = torch.Size(shape).numel()
        view = tensor.narrow(0, offset, count).view(shape)
        self.variables[self._get_key(buffer)] = view

    def _add_scalars(self):
        """State of one element without a place lies in one tensor for each type."""
        scalars = {}
        for buffer in self.buffers:
            is_scalar = buffer["role"] == "state" and buffer["shape"] == []
            if is_scalar and self._get_key(buffer) not in self.variables:
                scalars.setdefault(buffer["dtype"], []).append(buffer)
        for dtype, buffers in scalars.items():
            tensor = torch.zeros(len(buffers), dtype=DTYPES[dtype], device=self.device)
            for buffer, view in zip(buffers, tensor.unbind()):
                self.variables[self._get_key(buffer)] = view

    def _set_constants(self):
        """Gives state that begins as a constant that constant."""
        for buffer in self.buffers:
            initial = buffer.get("initial", {})
            if initial.get("kind") != "splat" or int(initial["bits"], 16) == 0:
                continue
            dtype = DTYPES[buffer["dtype"]]
            size = torch.empty((), dtype=dtype).element_size()
            element = bytearray(int(initial["bits"], 16).to_bytes(size, "little"))
            value = torch.frombuffer(element, dtype=dtype).item()
            self.variables[self._get_key(buffer)].fill_(value)

    def close(self):
        with contextlib.suppress(AttributeError):
            self.plan.close()
        self.variables = {}
