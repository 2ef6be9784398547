"""Tests of stepfold.Plan on plans for CUDA: which memory and which stream they get.

Needs stepfold-compile on PATH, and in STEPFOLD_CUDA_DRIVER the library of test/Unit/Runtime/Cuda
that stands in for the driver.
"""

import contextlib
import os
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
from math import prod
from types import SimpleNamespace
from typing import NamedTuple

from fake_driver import driver
from stepfold import Plan, PlanError

PROGRAMS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "test", "Programs")


class Device(NamedTuple):
    type: str
    index: int


class TorchTensor:
    """A tensor of torch, as far as the runtime looks at it."""

    dtype = "torch.float32"

    def __init__(self, shape, device=0):
        self.shape = shape
        self.device = Device("cuda", device)
        self.address = driver.fakeDriverAllocate(device, 4 * prod(shape))

    def data_ptr(self):
        return self.address

    def is_contiguous(self):
        return True


class PaddleTensor(TorchTensor):
    """A tensor of paddle, which has the interface of torch's."""

    dtype = "paddle.float32"


class CudaArray:
    def __init__(self, shape, address):
        self.__cuda_array_interface__ = {
            "shape": shape,
            "typestr": "<f4",
            "data": (address, False),
            "version": 3,
        }


@contextlib.contextmanager
def torch_with_stream(handle, is_initialized=True, has_raw_streams=False):
    """Lets `torch` be imported, with this as its current stream on the device 0."""
    streams = {0: SimpleNamespace(cuda_stream=handle)}
    cuda = SimpleNamespace(is_initialized=lambda: is_initialized, current_stream=streams.get)
    torch = SimpleNamespace(cuda=cuda)
    if has_raw_streams:
        torch._C = SimpleNamespace(_cuda_getCurrentRawStream={0: handle}.get)
        del cuda.current_stream
    with unittest.mock.patch.dict(sys.modules, torch=torch):
        yield


class CudaPlanTest(unittest.TestCase):
    W = "linear_0.w_0"

    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = cls.temporary.name
        program = os.path.join(PROGRAMS, "mlp_sgd.mlir")
        # The driver of these tests knows no machine code.
        options = ["--target=sm_90", "--ptxas=none", "-o", cls.folder]
        command = ["stepfold-compile", program, *options]
        subprocess.run(command, check=True, capture_output=True)

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def setUp(self):
        self.plan = Plan.load(self.folder)
        self.addCleanup(self.plan.close)

    def bind_all(self):
        def tensors(role):
            chosen = [v for v in self.plan.variables if v.role == role]
            return {v.name: TorchTensor(v.shape) for v in chosen}

        self.plan.bind(tensors("state"), gradients=tensors("gradient"))

    def assert_steps_on(self, expected, **arguments):
        before = driver.fakeDriverGetNumLaunches()
        self.plan.step(**arguments)
        self.assertGreater(driver.fakeDriverGetNumLaunches(), before)
        self.assertEqual(driver.fakeDriverGetLastStream(), expected)

    def test_describes_itself(self):
        self.assertEqual((self.plan.target, self.plan.device), ("cuda", "cuda:0"))
        with Plan.load(self.folder, device=1) as other:
            self.assertEqual(other.device, "cuda:1")
        with self.assertRaisesRegex(PlanError, "expected a CUDA device below 2, got 7"):
            Plan.load(self.folder, device=7)

    def test_takes_streams(self):
        self.bind_all()
        stream = driver.fakeDriverCreateStream()
        self.assert_steps_on(stream, stream=stream)
        self.assert_steps_on(stream, stream=SimpleNamespace(cuda_stream=stream))
        self.assert_steps_on(None, stream=0)
        self.assert_steps_on(None)

    def test_uses_the_current_stream_of_torch(self):
        stream = driver.fakeDriverCreateStream()
        for has_raw_streams in (False, True):
            self.setUp()
            self.bind_all()
            self.assert_steps_on(None)
            with torch_with_stream(stream, is_initialized=False):
                self.assert_steps_on(None)
            with torch_with_stream(stream, has_raw_streams=has_raw_streams):
                self.assert_steps_on(stream)
                self.assert_steps_on(None, stream=0)
                self.assert_steps_on(stream)

    def test_takes_tensors_of_paddle(self):
        self.bind_all()
        self.plan.bind({self.W: PaddleTensor((8, 16))})
        self.plan.step()

    def test_takes_cuda_arrays(self):
        self.bind_all()
        address = driver.fakeDriverAllocate(0, 512)
        self.plan.bind({self.W: CudaArray((8, 16), address)})
        self.plan.step()

    def test_refuses_other_memory(self):
        for tensor, exception, message in (
            (
                TorchTensor((8, 16), device=1),
                ValueError,
                "expected a tensor on cuda:0, got cuda:1",
            ),
            (
                CudaArray((8, 16), driver.fakeDriverAllocate(1, 512)),
                PlanError,
                "expected memory of the CUDA device 0, got the device 1's",
            ),
            (
                CudaArray((8, 16), 4096),
                PlanError,
                "expected memory that Fake GPU can access",
            ),
        ):
            with self.subTest(message):
                with self.assertRaises(exception) as caught:
                    self.plan.bind({self.W: tensor})
                self.assertEqual(caught.exception.args[0], f"state '{self.W}': {message}")

    def test_refuses_other_drivers(self):
        """Each in a process of its own: a driver is loaded once."""
        code = (
            "import ctypes, os, sys, stepfold\n"
            "path, version, folder = os.environ['STEPFOLD_CUDA_DRIVER'], *sys.argv[1:]\n"
            "if version != 'none':\n"
            "    ctypes.CDLL(path).fakeDriverSetVersion(int(version))\n"
            "for _ in range(2):\n"
            "    try:\n"
            "        stepfold.Plan.load(folder)\n"
            "    except stepfold.PlanError as error:\n"
            "        print(error)\n"
        )
        known = os.environ["STEPFOLD_CUDA_DRIVER"]
        too_old = "the CUDA driver is too old: expected one for CUDA 11.8 or newer, got 11."
        for version, path, message in (
            ("11080", known, ""),
            ("11070", known, too_old + "7"),
            ("11040", known, too_old + "4"),
            ("none", "/none/libcuda.so.1", "no CUDA driver on this machine: /none/libcuda.so.1: "),
        ):
            with self.subTest(f"{version} {path}"):
                command = [sys.executable, "-B", "-c", code, version, self.folder]
                environment = {**os.environ, "STEPFOLD_CUDA_DRIVER": path}
                run = subprocess.run(command, env=environment, capture_output=True, text=True)
                self.assertEqual((run.returncode, run.stderr), (0, ""))
                lines = run.stdout.splitlines()
                self.assertEqual(len(lines), 2 if message else 0, lines)
                for line in lines:
                    self.assertTrue(line.startswith(message), line)


if __name__ == "__main__":
    unittest.main()
