"""Checks of stepfold.Plan on a GPU, with tensors of torch.

    check_on_cuda.py FOLDER

FOLDER is what `tools/cuda-check.py pack` writes to `python/`. STEPFOLD_CUDA_DRIVER names the
library that counts calls of the driver. The last line is `N passed, N failed`.
"""

import ctypes
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import torch
from stepfold import Plan, PlanError

FOLDER = Path(sys.argv[1]) if len(sys.argv) > 1 else None
sys.path.append(str(FOLDER / "inputs"))

import model  # noqa: E402
from checkpoint import read_safetensors  # noqa: E402

FORMATS = {"f16": model.F16, "bf16": model.BF16, "f32": model.F32, "f64": model.F64}
DTYPES = {
    "f16": torch.float16,
    "bf16": torch.bfloat16,
    "f32": torch.float32,
    "f64": torch.float64,
    "i1": torch.bool,
    "i8": torch.int8,
    "i32": torch.int32,
    "i64": torch.int64,
}
SETTINGS = json.loads((FOLDER / "settings.json").read_text())
STEPS, SEED = SETTINGS["steps"], SETTINGS["seed"]
driver = ctypes.CDLL(os.environ["STEPFOLD_CUDA_DRIVER"])
driver.stepfoldGetNumCalls.restype = ctypes.c_uint64
WAITS = ("cuStreamSynchronize", "cuCtxSynchronize")
ALLOCATIONS = ("cuMemAlloc_v2", "cuMemHostAlloc")
COPIES_TO_HOST = ("cuMemcpyDtoHAsync_v2",)
COPIES_TO_DEVICE = ("cuMemcpyHtoDAsync_v2",)


def count(symbols):
    """Returns the number of the runtime's calls of functions of the driver."""
    return sum(driver.stepfoldGetNumCalls(symbol.encode()) for symbol in symbols)


def to_tensor(variable, data):
    """The elements of a variable on the GPU."""
    flat = torch.frombuffer(bytearray(data), dtype=DTYPES[variable.dtype])
    return flat.reshape(variable.shape).cuda()


def to_bytes(tensor):
    return tensor.reshape(-1).view(torch.uint8).cpu().numpy().tobytes()


def digest(data):
    return hashlib.sha256(data).hexdigest()


def draw_gradient(variable, step):
    """Returns the gradient that stepfold-run draws."""
    number_format = FORMATS[variable.dtype]
    count = torch.Size(variable.shape).numel()
    values = model.draw(number_format, "gradient", variable.name, SEED, step, count)
    return to_tensor(variable, number_format.to_bytes(values))


def load(name, **options):
    """A plan, its initial state, and the digests of its state after all steps."""
    plan = Plan.load(FOLDER / name, **options)
    initial = read_safetensors(FOLDER / name / "initial.safetensors")
    expected = json.loads((FOLDER / name / "expected.json").read_text())
    return plan, initial, expected


def states(plan):
    return {v.name: v for v in plan.variables if v.role == "state"}


def gradients(plan):
    return [v for v in plan.variables if v.role == "gradient"]


class CudaTest(unittest.TestCase):
    def check_steps(self, name):
        """New tensors of gradients in each step, on a stream of torch's that is not the default."""
        plan, initial, expected = load(name)
        bound = {n: to_tensor(states(plan)[n], data) for n, data in initial.items()}
        torch.cuda.synchronize()
        with torch.cuda.stream(torch.cuda.Stream()):
            plan.bind(bound)
            kept = []
            for step in range(STEPS):
                drawn = {v.name: draw_gradient(v, step) for v in gradients(plan)}
                kept.append(drawn)
                plan.bind(gradients=drawn)
                plan.step()
        torch.cuda.synchronize()
        for n, tensor in bound.items():
            self.assertEqual(digest(to_bytes(tensor)), expected[n], n)
        # State in the plan's own memory: copies.
        for n in expected:
            self.assertEqual(digest(plan.read(n)), expected[n], n)

    def test_steps_in_tensors(self):
        for name in SETTINGS["programs"]:
            with self.subTest(name):
                self.check_steps(name)

    def test_steps_in_flat_buffers(self):
        plan, initial, expected = load("coalesced")
        self.assertGreater(len(plan.allocations), 0)
        flat = {
            a.name: torch.zeros(a.elements, dtype=DTYPES[a.dtype], device="cuda")
            for a in plan.allocations
        }
        places = {}
        for a in plan.allocations:
            for v, offset in a.segments:
                size = torch.Size(v.shape).numel()
                places[v.role, v.name] = flat[a.name][offset : offset + size].view(v.shape)
        plan.bind(buffers=flat)
        for n, data in initial.items():
            if ("state", n) in places:
                places["state", n].copy_(to_tensor(states(plan)[n], data))
            else:
                plan.write(n, data)
        for step in range(STEPS):
            for v in gradients(plan):
                values = draw_gradient(v, step)
                if ("gradient", v.name) in places:
                    places["gradient", v.name].copy_(values)
                else:
                    plan.bind(gradients={v.name: values})
            plan.step()
        for n in expected:
            self.assertEqual(digest(plan.read(n)), expected[n], n)

    def bind_example(self):
        """The example's plan with all of its state in tensors, and two sets of gradients."""
        plan = Plan.load(FOLDER / "example")
        generator = torch.Generator().manual_seed(5)

        def random(v):
            return torch.randn(v.shape, generator=generator).cuda()

        tensors = {n: random(v).abs() * 0.5 for n, v in states(plan).items()}
        sets = [{v.name: random(v) for v in gradients(plan)} for _ in range(2)]
        plan.bind(tensors, sets[0])
        torch.cuda.synchronize()
        return plan, tensors, sets

    def test_replays(self):
        """Captured steps give the bits of those that are not, with rates that change."""
        rates = [0.1, 0.01, 0.25, 0.0625]
        plan, tensors, sets = self.bind_example()
        initial = {n: t.clone() for n, t in tensors.items()}

        def reset():
            for n, t in tensors.items():
                t.copy_(initial[n])

        def step_with(rate, step):
            tensors["lr"].fill_(rate)
            step()

        for rate in rates:
            step_with(rate, plan.step)
        expected = {n: to_bytes(t) for n, t in tensors.items()}
        plan.bind(gradients=sets[1])
        plan.step()
        # Bound right before the step that is captured; and the graph goes on with that.
        plan.bind(gradients=sets[0])
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            plan.step()
        plan.bind(gradients=sets[1])
        plan.step()
        reset()
        for rate in rates:
            step_with(rate, graph.replay)
        torch.cuda.synchronize()
        self.assertEqual({n: to_bytes(t) for n, t in tensors.items()}, expected)

    def test_captures_the_first_step(self):
        plan, tensors, _ = self.bind_example()
        initial = {n: t.clone() for n, t in tensors.items()}
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            plan.step()
        for n, t in tensors.items():
            self.assertTrue(torch.equal(t, initial[n]), f"the capture has changed {n}")
        graph.replay()
        replayed = {n: to_bytes(t) for n, t in tensors.items()}
        for n, t in tensors.items():
            t.copy_(initial[n])
        plan.step()
        torch.cuda.synchronize()
        self.assertEqual({n: to_bytes(t) for n, t in tensors.items()}, replayed)

    def test_does_not_wait(self):
        """No copies to the host, no waiting, no allocations in a step."""
        plan, _, sets = self.bind_example()
        for drawn in sets:
            plan.bind(gradients=drawn)
            plan.step()
            torch.cuda.synchronize()
        forbidden = WAITS + ALLOCATIONS + COPIES_TO_HOST
        before, copies = count(forbidden), count(COPIES_TO_DEVICE)
        self.assertGreater(before, 0, "calls are not counted")
        for _ in range(10):
            plan.step()
        self.assertEqual(count(forbidden) - before, 0)
        self.assertEqual(count(COPIES_TO_DEVICE) - copies, 0)
        for i in range(10):
            plan.bind(gradients=sets[i % 2])
            plan.step()
            torch.cuda.synchronize()
        self.assertEqual(count(forbidden) - before, 0)
        # One copy of addresses for each step with other gradients than the step before.
        self.assertEqual(count(COPIES_TO_DEVICE) - copies, 10)
        graph = torch.cuda.CUDAGraph()
        plan.bind(gradients=sets[1])
        plan.step()
        with torch.cuda.graph(graph):
            plan.step()
        before = count(forbidden)
        with torch.cuda.graph(torch.cuda.CUDAGraph()):
            plan.step()
        graph.replay()
        self.assertEqual(count(forbidden) - before, 0)
        torch.cuda.synchronize()

    def test_driver_keeps_code(self):
        """The driver caches what it compiles, which the runtime does not."""
        code = "import sys; from stepfold import Plan; Plan.load(sys.argv[1])"
        command = [sys.executable, "-c", code, str(FOLDER / "ptx")]
        with tempfile.TemporaryDirectory() as cache:
            environment = {**os.environ, "CUDA_CACHE_PATH": cache, "CUDA_CACHE_DISABLE": "0"}
            subprocess.run(command, env=environment, check=True)
            self.assertGreater(len(os.listdir(cache)), 0)

    def test_refuses_memory_of_the_host(self):
        plan, _, _ = self.bind_example()
        with self.assertRaisesRegex(ValueError, "state 'lr': expected a tensor on cuda:0, got"):
            plan.bind({"lr": torch.zeros(())})
        array = torch.zeros((16,)).numpy()
        with self.assertRaisesRegex(PlanError, "expected memory that .* can access"):
            plan.bind({"lr": HostMemory(array.ctypes.data)})

    def test_trains(self):
        command = [sys.executable, FOLDER / "train.py", FOLDER / "example", "--device=cuda"]
        output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        last = output.splitlines()[-1]
        self.assertRegex(last, r"100 steps; the losses differ by \d\.\de-0[2-9]")


class HostMemory:
    """An array that is not where it says."""

    def __init__(self, address):
        self.__cuda_array_interface__ = {"shape": (), "typestr": "<f4", "data": (address, False)}


def main():
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(CudaTest)
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(suite)
    failed = len({str(test) for test, _ in result.failures + result.errors})
    print(f"{result.testsRun - failed} passed, {failed} failed")
    sys.exit(failed != 0)


if __name__ == "__main__":
    main()
