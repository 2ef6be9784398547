"""Cases of tests of stepfold.torch on several ranks.

They are on a CPU, and gloo connects them. With STEPFOLD_TEST_DEVICE=cuda, each has a GPU, and NCCL
connects them.

All processes run all tests, in the same order.
"""

import datetime
import os
import sys
import tempfile
import unittest
from unittest import mock

import stepfold.torch
import torch
from stepfold.torch.tensors.layout import get_local
from torch import distributed, nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import distribute_tensor
from torch.multiprocessing.spawn import start_processes
from torch_cases import TorchCase

TIMEOUT = datetime.timedelta(seconds=60)
DEVICE = os.environ.get("STEPFOLD_TEST_DEVICE", "cpu")
WORLDS = (1, 2, 3, 4)


def get_size():
    return distributed.get_world_size()


def make_mesh(*shape):
    return init_device_mesh(DEVICE, shape or (get_size(),))


def draw_normal(shape, draw):
    return torch.randn(shape, generator=draw, device="cpu")


def make_weights(parts, dtype=torch.float32):
    draw = torch.Generator().manual_seed(0)
    return [draw_normal(shape, draw).to(DEVICE, dtype) for shape, *_ in parts]


def make_gradients(parts, step, dtype=torch.float32):
    """Gradients of many magnitudes, whose sums depend on an order."""
    draw = torch.Generator().manual_seed(1000 + step)
    gradients = []
    for shape, *_ in parts:
        scale = 2.0 ** torch.randint(-20, 2, shape, generator=draw, device="cpu")
        gradients.append((draw_normal(shape, draw) * scale).to(DEVICE, dtype))
    return gradients


class Whole:
    """An optimizer of all elements, with exact norms."""

    def __init__(self, kind, settings, parts, dtype=torch.float32, **options):
        self.parts = parts
        self.params = [nn.Parameter(weight) for weight in make_weights(parts, dtype)]
        self.optimizer = kind(self.params, **settings)
        stepfold.torch.fold(self.optimizer, exact_norms=True, **options)

    def set_gradients(self, gradients):
        for param, gradient in zip(self.params, gradients):
            param.grad = None if gradient is None else gradient.clone()


class Divided:
    """The same optimizer of DTensors on a mesh; plain parameters have no placement."""

    def __init__(self, kind, settings, parts, mesh=None, dtype=torch.float32, **options):
        self.parts, self.mesh = parts, mesh or make_mesh()
        self.params = [
            nn.Parameter(self.distribute(weight, *placements))
            for weight, (_, *placements) in zip(make_weights(parts, dtype), parts)
        ]
        self.optimizer = kind(self.params, **settings)
        stepfold.torch.fold(self.optimizer, **options)

    def distribute(self, tensor, *placements):
        """A copy of a tensor that all ranks have; no rank sends anything."""
        if not placements:
            return tensor.detach().clone()
        return distribute_tensor(tensor.detach().clone(), self.mesh, placements, src_data_rank=None)

    def set_gradients(self, gradients):
        for param, gradient, (_, *placements) in zip(self.params, gradients, self.parts):
            param.grad = None if gradient is None else self.distribute(gradient, *placements)


def fail_exchanges():
    """Makes all collectives of sums and maxima raise an error."""
    return mock.patch.object(distributed, "all_reduce", side_effect=RuntimeError("no peer"))


class RanksCase(TorchCase):
    def list_messages(self, optimizer):
        """The numbers of words of the messages of a step, which it takes."""
        sizes = []
        real = distributed.all_reduce

        def all_reduce(*arguments, **keywords):
            sizes.append(arguments[0].numel())
            return real(*arguments, **keywords)

        with mock.patch.object(distributed, "all_reduce", all_reduce):
            optimizer.step()
        return sizes

    def compare(self, whole, divided):
        """Compares parameters and their state."""
        for index, (expected, param) in enumerate(zip(whole.params, divided.params)):
            placements = divided.parts[index][1:]
            pairs = [("", expected, param)]
            theirs, ours = whole.optimizer.state[expected], divided.optimizer.state[param]
            pairs += [(key, theirs[key], ours[key]) for key in theirs]
            for key, tensor, other in pairs:
                if tensor.shape and tensor.dim() == expected.dim():
                    tensor = get_local(divided.distribute(tensor, *placements))
                self.assert_equal(f"{index} {key}", tensor.detach(), get_local(other.detach()))
        norms = whole.optimizer.grad_norm, divided.optimizer.grad_norm
        self.assertEqual(*(None if norm is None else str(norm.item()) for norm in norms))

    def run_both(self, whole, divided, steps=10, dtype=torch.float32, absent=True):
        for step in range(steps):
            gradients = make_gradients(whole.parts, step, dtype)
            if absent and step == 2:
                gradients[0] = gradients[-1] = None
            for each in (whole, divided):
                each.set_gradients(gradients)
                each.optimizer.step()
            self.compare(whole, divided)


def run(rank, path, size, module):
    """Runs the tests of a module as one of the processes."""
    torch.set_num_threads(1)
    if DEVICE == "cuda":
        torch.cuda.set_device(rank)
        torch.set_default_device(DEVICE)
    backend = {"cpu": "gloo", "cuda": "nccl"}[DEVICE]
    distributed.init_process_group(
        backend, init_method=f"file://{path}", rank=rank, world_size=size, timeout=TIMEOUT
    )
    tests = unittest.defaultTestLoader.loadTestsFromModule(sys.modules[module])
    result = unittest.TextTestRunner(failfast=True).run(tests)
    if not result.wasSuccessful() or not result.testsRun:
        sys.exit(1)
    distributed.barrier()  # No process leaves before all are done.
    distributed.destroy_process_group()
    # gloo's threads abort a process if they let go of a tensor while Python is ending.
    os._exit(0)


def main(module, worlds=WORLDS):
    """Runs the tests of a module on the numbers of ranks of the command line, or on `worlds`."""
    for world in map(int, sys.argv[1:] or worlds):
        with tempfile.TemporaryDirectory() as folder:
            # As copies of this one, which has imported torch.
            arguments = (f"{folder}/rendezvous", world, module)
            start_processes(run, arguments, nprocs=world, start_method="fork")
