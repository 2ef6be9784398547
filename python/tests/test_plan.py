"""Tests of stepfold.Plan, on plans for the host.

Needs stepfold-compile and stepfold-run on PATH.
"""

import copy
import gc
import hashlib
import json
import os
import pickle
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
import weakref
from types import SimpleNamespace
from typing import NamedTuple

import numpy as np
from stepfold import Plan, PlanError

TESTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "test")
sys.path.append(os.path.join(TESTS, "Reference", "Inputs"))

import model  # noqa: E402
from checkpoint import read_safetensors  # noqa: E402

FORMATS = {"f16": model.F16, "bf16": model.BF16, "f32": model.F32, "f64": model.F64}
NUMPY_DTYPES = {
    "f16": np.float16,
    "bf16": np.uint16,
    "f32": np.float32,
    "f64": np.float64,
    "i1": np.bool_,
    "i8": np.int8,
    "i32": np.int32,
    "i64": np.int64,
}
STEPS = 3


def execute(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def compile_file(source, folder, *options):
    execute("stepfold-compile", source, "--target=host", "-o", folder, *options)


def compile_program(program, folder, *options):
    compile_file(os.path.join(TESTS, "Programs", program + ".mlir"), folder, *options)


def to_array(variable, data):
    """The elements of a variable in memory of this test's."""
    array = np.frombuffer(data, NUMPY_DTYPES[variable.dtype]).copy()
    return array.reshape(variable.shape)


def draw_gradient(variable, step):
    """Returns the gradient that stepfold-run draws with the seed 0, as an array."""
    number_format = FORMATS[variable.dtype]
    count = int(np.prod(variable.shape))
    values = model.draw(number_format, "gradient", variable.name, 0, step, count)
    return to_array(variable, number_format.to_bytes(values))


def digests_of_run(folder):
    """The digest of each state after STEPS steps, as stepfold-run prints them."""
    digests = {}
    for line in execute("stepfold-run", folder, f"--steps={STEPS}", "--copies").splitlines():
        name, _, _, digest = line.split("\t")
        digests[name.removeprefix("# copy ").removeprefix("# counter ")] = digest
    return digests


def digest(data):
    return hashlib.sha256(data).hexdigest()


class ProgramsTest(unittest.TestCase):
    """Whole programs end in the bytes that stepfold-run ends in."""

    def check(self, program):
        with tempfile.TemporaryDirectory() as folder:
            compile_program(program, folder)
            expected = digests_of_run(folder)
            saved = os.path.join(folder, "initial.safetensors")
            execute("stepfold-run", folder, "--steps=0", f"--save={saved}")
            initial = read_safetensors(saved)
            with Plan.load(folder) as plan:
                states = [v for v in plan.variables if v.role == "state"]
                self.assertEqual(sorted(v.name for v in states), sorted(expected))
                needed = {v.name for v in states if v.initial == "seeded"}
                self.assertGreater(len(needed), 0)
            for bound, threads in ((needed, 1), (set(initial), 3)):
                with self.subTest(program=program, bound=len(bound)):
                    arrays = {
                        v.name: to_array(v, initial[v.name]) for v in states if v.name in bound
                    }
                    self.check_steps(folder, arrays, threads, expected)

    def check_steps(self, folder, arrays, threads, expected):
        plan = Plan.load(folder, threads=threads)
        gradients = [v for v in plan.variables if v.role == "gradient"]
        plan.bind(arrays)
        for step in range(STEPS):
            plan.bind(gradients={v.name: draw_gradient(v, step) for v in gradients})
            plan.step()
        actual = {name: digest(plan.read(name)) for name in expected}
        self.assertEqual(actual, expected)
        for name, array in arrays.items():
            self.assertEqual(digest(array.tobytes()), expected[name], name)

    def test_mlp(self):
        self.check("mlp_sgd")

    def test_transformer_bf16(self):
        self.check("transformer_adamw_bf16")

    def test_transformer_f16_with_loss_scaling(self):
        self.check("transformer_adamw_fp16_masters")


class FakeDevice(NamedTuple):
    type: str
    index: int | None = None


class FakeTensor:
    """The members of a tensor of torch that the runtime uses."""

    def __init__(self, array, dtype="torch.float32", device=FakeDevice("cpu")):
        self.array = array
        self.dtype = dtype
        self.device = device
        self.shape = array.shape

    def data_ptr(self):
        return self.array.ctypes.data

    def is_contiguous(self):
        return self.array.flags.c_contiguous


class DLPackTensor:
    """A tensor of which only DLPack is known."""

    def __init__(self, array, device=(1, 0)):
        self.array = array
        self.device = device

    def __dlpack_device__(self):
        return self.device

    def __dlpack__(self):
        return self.array.__dlpack__()


class SparseTensor(FakeTensor):
    """The members of a sparse tensor of torch that the runtime uses."""

    def is_contiguous(self):
        raise RuntimeError("a sparse tensor has no is_contiguous()")


class CudaArray:
    """The members of an array of CuPy or Numba that the runtime uses."""

    def __init__(self, array):
        self.__cuda_array_interface__ = array.__array_interface__


class ArrayWithout:
    """An array whose interface lacks a key."""

    def __init__(self, key, array):
        interface = array.__array_interface__
        self.__array_interface__ = {k: v for k, v in interface.items() if k != key}


class PlanTest(unittest.TestCase):
    """One small plan: w is 8x16."""

    W, B = "linear_0.w_0", "linear_0.b_0"

    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = cls.temporary.name
        compile_program("mlp_sgd", cls.folder)

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def setUp(self):
        self.plan = Plan.load(self.folder)
        self.w = np.ones((8, 16), np.float32)

    def bind_all(self):
        def zeros(role):
            chosen = [v for v in self.plan.variables if v.role == role]
            return {v.name: np.zeros(v.shape, np.float32) for v in chosen}

        self.plan.bind(zeros("state"), gradients=zeros("gradient"))

    def assert_refused(self, exception, message, state=None, gradients=None):
        with self.assertRaises(exception) as caught:
            self.plan.bind(state, gradients)
        self.assertEqual(caught.exception.args[0], message)

    def test_describes_variables(self):
        self.assertEqual(self.plan.target, "host")
        variables = {(v.role, v.name): v for v in self.plan.variables}
        w = variables["state", self.W]
        self.assertEqual((w.dtype, w.shape, w.access), ("f32", (8, 16), "readwrite"))
        self.assertEqual((w.initial, w.bytes), ("seeded", 512))
        gradient = variables["gradient", self.W]
        self.assertEqual((gradient.access, gradient.initial), ("read", None))
        self.assertEqual(variables["state", "learning_rate_0"].shape, ())

    def test_updates_tensors_like_those_of_torch(self):
        self.bind_all()
        gradient = np.full((8, 16), 0.5, np.float32)
        self.plan.bind({self.W: FakeTensor(self.w)}, gradients={self.W: FakeTensor(gradient)})
        self.plan.write("learning_rate_0", np.float32(0.25).tobytes())
        self.plan.step()
        np.testing.assert_array_equal(self.w, np.full((8, 16), 0.875, np.float32))

    def test_updates_tensors_with_dlpack(self):
        self.bind_all()
        self.plan.bind(
            {self.W: DLPackTensor(self.w)},
            gradients={self.W: DLPackTensor(np.full((8, 16), 0.5, np.float32))},
        )
        self.plan.write("learning_rate_0", np.float32(0.25).tobytes())
        gc.collect()
        self.plan.step()
        np.testing.assert_array_equal(self.w, np.full((8, 16), 0.875, np.float32))

    def test_binds_many_tensors_at_once(self):
        calls = []
        function = self.plan._library.stepfoldPlanBindMany
        library = SimpleNamespace(
            stepfoldPlanBindMany=lambda *arguments: calls.append(1) or function(*arguments)
        )
        with unittest.mock.patch.object(self.plan, "_library", library):
            arrays = {v.name: np.zeros(v.shape, np.float32) for v in self.plan.variables}
            states = {v.name for v in self.plan.variables if v.role == "state"}
            gradients = {v.name for v in self.plan.variables if v.role == "gradient"}
            self.plan.bind(
                {name: arrays[name] for name in states}, {name: arrays[name] for name in gradients}
            )
        self.assertEqual(len(calls), 1)

    def test_has_no_streams(self):
        self.bind_all()
        self.plan.step(stream=0)
        with self.assertRaisesRegex(PlanError, "a plan for host has no streams"):
            self.plan.step(stream=1)
        with self.assertRaisesRegex(TypeError, "stream: expected an integer or cuda_stream"):
            self.plan.step(stream="1")
        with self.assertRaisesRegex(TypeError, "stream: expected an integer or cuda_stream"):
            self.plan.step(stream=True)
        with self.assertRaisesRegex(ValueError, "stream: expected the address of a CUstream"):
            self.plan.step(stream=2**64)

    def test_reads_and_writes(self):
        self.plan.write(self.W, self.w.tobytes())
        self.assertEqual(self.plan.read(self.W), self.w.tobytes())
        self.assertEqual(self.plan.read(self.B), bytes(64))
        with self.assertRaisesRegex(PlanError, f"state '{self.W}': expected 512 bytes, got 3"):
            self.plan.write(self.W, b"abc")
        with self.assertRaises(TypeError):
            self.plan.write(self.B, 64)
        self.assertEqual(self.plan.read(self.W), self.w.tobytes())
        with self.assertRaisesRegex(KeyError, "no gradient 'other'"):
            self.plan.read("other", role="gradient")

    def test_makes_copies_anew(self):
        with tempfile.TemporaryDirectory() as folder:
            compile_program("mlp_adamw_bf16", folder)
            plan = Plan.load(folder)
            for v in plan.variables:
                if v.role == "gradient" or v.initial == "seeded":
                    plan.write(v.name, bytes(v.bytes), role=v.role)
            plan.step()
            with open(os.path.join(folder, "plan.json")) as file:
                buffers = json.load(file)["buffers"]
            initials = {b["name"]: b["initial"] for b in buffers if b["role"] == "state"}
            copies = [name for name, initial in initials.items() if initial["kind"] == "copy"]
            self.assertTrue(copies)
            for name in copies:
                source = initials[name]["of"]
                count = len(plan.read(source)) // 4
                plan.write(source, np.full(count, 3.0, np.float32).tobytes())
                self.assertEqual(plan.read(name), np.full(count, 0x4040, np.uint16).tobytes())

    def test_keeps_tensors(self):
        reference = weakref.ref(self.w)
        self.plan.bind({self.W: self.w})
        del self.w
        gc.collect()
        self.assertIsNotNone(reference())
        self.plan.bind({self.W: np.zeros((8, 16), np.float32)})
        gc.collect()
        self.assertIsNone(reference())

    def test_keeps_tensors_with_dlpack(self):
        tensor = DLPackTensor(self.w)
        reference = weakref.ref(tensor)
        self.plan.bind({self.W: tensor})
        del tensor
        gc.collect()
        self.assertIsNotNone(reference())
        self.plan.close()
        gc.collect()
        self.assertIsNone(reference())

    def test_closes(self):
        self.plan.bind({self.W: self.w})
        reference = weakref.ref(self.w)
        del self.w
        self.plan.close()
        gc.collect()
        self.assertIsNone(reference())
        with self.assertRaisesRegex(PlanError, "the plan is closed"):
            self.plan.step()
        self.plan.close()

    def test_is_freed_once_if_close_is_interrupted(self):
        handles = []

        def destroy(handle):
            handles.append(handle)
            raise KeyboardInterrupt

        library = SimpleNamespace(stepfoldPlanDestroy=destroy)
        with unittest.mock.patch.object(self.plan, "_library", library):
            with self.assertRaises(KeyboardInterrupt):
                self.plan.close()
            self.plan.close()
        [handle] = handles
        self.plan._library.stepfoldPlanDestroy(handle)

    def test_has_no_copies(self):
        for function in (copy.copy, copy.deepcopy, pickle.dumps):
            with self.assertRaisesRegex(TypeError, "a Plan cannot be copied or pickled"):
                function(self.plan)

    def test_names_what_is_not_bound(self):
        with self.assertRaisesRegex(PlanError, f"state '{self.W}': neither bound nor set"):
            self.plan.step()

    def test_refuses_overlaps(self):
        self.bind_all()
        self.plan.bind({self.W: self.w}, gradients={self.W: self.w})
        with self.assertRaisesRegex(PlanError, "overlaps .* in memory"):
            self.plan.step()

    def test_refuses_overlaps_later(self):
        """A gradient that has moved since the step before."""
        size = self.w.size
        memory = np.ones(5 * size, np.float32)

        def at(begin):
            return memory[begin : begin + size].reshape(self.w.shape)

        self.bind_all()
        self.plan.bind({self.W: at(2 * size)}, gradients={self.W: at(0)})
        self.plan.step()
        for begin, is_free in (
            (size, True),
            (size + 4, False),
            (3 * size, True),
            (3 * size - 4, False),
            (2 * size, False),
            (0, True),
        ):
            with self.subTest(begin):
                self.plan.bind(gradients={self.W: at(begin)})
                for _ in range(2):
                    if is_free:
                        self.plan.step()
                        continue
                    with self.assertRaisesRegex(PlanError, "overlaps .* in memory"):
                        self.plan.step()

    def test_refuses_unknown_names(self):
        self.assert_refused(KeyError, "the plan has no state 'w'", {"w": self.w})
        lr = np.zeros((), np.float32)
        message = "the plan has no gradient 'learning_rate_0'"
        self.assert_refused(KeyError, message, gradients={"learning_rate_0": lr})

    def test_refuses_tensors_without_names(self):
        with self.assertRaisesRegex(TypeError, "state: expected tensors by their names, got nd"):
            self.plan.bind(self.w)
        with self.assertRaisesRegex(TypeError, "gradients: expected tensors by their names"):
            self.plan.bind(gradients=[self.w])

    def test_refuses_broken_tensors(self):
        what = f"state '{self.W}': "
        read_only = np.ones((8, 16), np.float32)
        read_only.flags.writeable = False
        # A tensor that fits, so that the runtime knows its dtype and device.
        self.plan.bind({self.W: FakeTensor(self.w)})
        without_dtype, without_device = FakeTensor(self.w), FakeTensor(self.w)
        del without_dtype.dtype, without_device.device
        for tensor, exception, message in (
            (without_dtype, TypeError, "'FakeTensor' object has no attribute 'dtype'"),
            (without_device, TypeError, "'FakeTensor' object has no attribute 'device'"),
            (SparseTensor(self.w), ValueError, "a sparse tensor has no is_contiguous()"),
            (ArrayWithout("data", self.w), TypeError, "expected an array interface with 'data'"),
            (ArrayWithout("shape", self.w), TypeError, "expected an array interface with 'shape'"),
            (self.w.astype(object), TypeError, "expected f32, got |O"),
        ):
            with self.subTest(message):
                self.assert_refused(exception, what + message, {self.W: tensor})
        # In numpy's words.
        with self.assertRaisesRegex(ValueError, what + ".* readonly"):
            self.plan.bind({self.W: DLPackTensor(read_only)})

    def test_refuses_what_does_not_fit(self):
        what = f"state '{self.W}': "
        strided = np.ones((8, 32), np.float32)[:, ::2]
        read_only = np.ones((8, 16), np.float32)
        read_only.flags.writeable = False
        for tensor, exception, message in (
            (self.w.astype(np.float64), TypeError, "expected f32, got <f8"),
            (self.w.astype(">f4"), TypeError, "expected f32, got >f4"),
            (self.w.astype("M8[ns]"), TypeError, "expected f32, got <M8[ns]"),
            (
                np.float32(1),
                TypeError,
                "expected an array: a scalar of numpy has no memory of its own",
            ),
            (FakeTensor(self.w, "torch.complex64"), TypeError, "expected f32, got torch.complex64"),
            (
                self.w.tolist(),
                TypeError,
                "expected data_ptr(), __array_interface__, __cuda_array_interface__ or "
                "__dlpack__(), got an object of type list",
            ),
            (self.w.T, ValueError, "expected the shape (8, 16), got (16, 8)"),
            (
                FakeTensor(self.w.reshape(16, 8)),
                ValueError,
                "expected the shape (8, 16), got (16, 8)",
            ),
            (FakeTensor(self.w, "torch.float64"), TypeError, "expected f32, got torch.float64"),
            (strided, ValueError, "expected contiguous elements in row-major order"),
            (FakeTensor(strided), ValueError, "expected contiguous elements in row-major order"),
            (read_only, ValueError, "expected a writable tensor: the plan writes it"),
            (
                FakeTensor(self.w, device=FakeDevice("cuda", 1)),
                ValueError,
                "expected a tensor on host, got cuda:1",
            ),
            (CudaArray(self.w), ValueError, "expected a tensor on host, got cuda"),
            (
                DLPackTensor(self.w, (4, 2)),
                ValueError,
                "expected a tensor on host, got the DLPack device 4:2",
            ),
            (DLPackTensor(self.w.T), ValueError, "expected the shape (8, 16), got (16, 8)"),
            (
                DLPackTensor(strided),
                ValueError,
                "expected contiguous elements in row-major order",
            ),
            (
                DLPackTensor(self.w.astype(np.complex64)),
                TypeError,
                "expected f32, got the DLPack type (code 5, 64 bits, 1 lanes)",
            ),
        ):
            with self.subTest(message):
                self.assert_refused(exception, what + message, {self.W: tensor})
        self.plan.bind(gradients={self.W: read_only})

    def test_binds_none_where_one_is_refused(self):
        with self.assertRaises(ValueError):
            self.plan.bind({self.W: self.w, self.B: self.w})
        with self.assertRaisesRegex(PlanError, f"state '{self.W}': has no value"):
            self.plan.read(self.W)

    def test_reports_what_cannot_be_loaded(self):
        with self.assertRaisesRegex(PlanError, "cannot read '.*none/plan.json'"):
            Plan.load(os.path.join(self.folder, "none"))
        with self.assertRaisesRegex(ValueError, "folder: expected text without zero bytes"):
            Plan.load(self.folder + "\0other")
        with self.assertRaisesRegex(PlanError, "threads: expected 1 to 1024, got 0"):
            Plan.load(self.folder, threads=0)


class AllocationsTest(unittest.TestCase):
    """A plan whose parameters, moments and gradients lie in buffers."""

    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = cls.temporary.name
        compile_program("mlp_adamw_bf16", cls.folder, "--optimize-options=coalesce=true")

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def setUp(self):
        self.plan = Plan.load(self.folder)

    def test_describes_allocations(self):
        with open(os.path.join(self.folder, "plan.json")) as file:
            contents = json.load(file)
        expected = contents["allocations"]
        self.assertGreater(len(expected), 1)
        self.assertEqual([a.name for a in self.plan.allocations], [a["name"] for a in expected])
        for allocation, entry in zip(self.plan.allocations, expected):
            self.assertEqual(allocation.elements, entry["elements"])
            segments = [(v.name, v.role, offset) for v, offset in allocation.segments]
            buffers = [contents["buffers"][index] for index, _ in entry["segments"]]
            offsets = [offset for _, offset in entry["segments"]]
            self.assertEqual(
                segments, [(b["name"], b["role"], o) for b, o in zip(buffers, offsets)]
            )

    def aligned_zeros(self, allocation):
        raw = np.zeros(allocation.elements + 4096, NUMPY_DTYPES[allocation.dtype])
        start = -raw.ctypes.data % 4096 // raw.itemsize
        return raw[start : start + allocation.elements]

    def test_steps_in_flat_tensors(self):
        """They end in the bytes that stepfold-run ends in."""
        expected = digests_of_run(self.folder)
        saved = os.path.join(self.folder, "initial.safetensors")
        execute("stepfold-run", self.folder, "--steps=0", f"--save={saved}")
        initial = read_safetensors(saved)
        flat = {a.name: self.aligned_zeros(a) for a in self.plan.allocations}
        self.plan.bind(buffers=flat)
        in_buffers = {
            (v.role, v.name): flat[a.name][offset : offset + int(np.prod(v.shape))]
            for a in self.plan.allocations
            for v, offset in a.segments
        }
        for name, data in initial.items():
            if ("state", name) in in_buffers:
                variable = self.plan._find("state", name)
                in_buffers["state", name][:] = to_array(variable, data).ravel()
            else:
                self.plan.write(name, data)
        gradients = [v for v in self.plan.variables if v.role == "gradient"]
        for step in range(STEPS):
            for variable in gradients:
                values = draw_gradient(variable, step)
                if ("gradient", variable.name) in in_buffers:
                    in_buffers["gradient", variable.name][:] = values.ravel()
                else:
                    self.plan.bind(gradients={variable.name: values})
            self.plan.step()
        self.assertEqual({name: digest(self.plan.read(name)) for name in expected}, expected)

    def test_keeps_flat_tensors(self):
        allocation = self.plan.allocations[0]
        flat = self.aligned_zeros(allocation)
        reference = weakref.ref(flat)
        self.plan.bind(buffers={allocation.name: flat})
        del flat
        gc.collect()
        self.assertIsNotNone(reference())
        self.plan.close()
        gc.collect()
        self.assertIsNone(reference())

    def test_refuses_parts(self):
        allocation = self.plan.allocations[0]
        variable = allocation.segments[0][0]
        array = np.zeros(variable.shape, NUMPY_DTYPES[variable.dtype])
        bindings = {"state": None, "gradients": None}
        bindings["state" if variable.role == "state" else "gradients"] = {variable.name: array}
        with self.assertRaisesRegex(PlanError, f"part of the allocation '{allocation.name}'"):
            self.plan.bind(**bindings)

    def test_refuses_what_does_not_fit(self):
        allocation = self.plan.allocations[0]
        short = self.aligned_zeros(allocation)[:-1]
        with self.assertRaisesRegex(ValueError, f"allocation '{allocation.name}': expected the"):
            self.plan.bind(buffers={allocation.name: short})
        with self.assertRaisesRegex(TypeError, f"allocation '{allocation.name}': .* 'data'"):
            self.plan.bind(buffers={allocation.name: ArrayWithout("data", short)})
        with self.assertRaisesRegex(KeyError, "the plan has no allocation 'other'"):
            self.plan.bind(buffers={"other": short})


class ExampleTest(unittest.TestCase):
    """The program of the example in python/examples updates as torch's AdamW does."""

    def test_updates_by_the_formula(self):
        source = os.path.join(TESTS, "..", "python", "examples", "mlp_adamw.mlir")
        with tempfile.TemporaryDirectory() as folder:
            compile_file(source, folder)
            plan = Plan.load(folder)
        random = np.random.default_rng(0)
        gradients = [v for v in plan.variables if v.role == "gradient"]
        self.assertEqual({v.name for v in gradients}, {"0.weight", "0.bias", "2.weight", "2.bias"})
        expected, moments, actual = {}, {}, {}
        for v in gradients:
            actual[v.name] = random.standard_normal(v.shape, np.float32)
            expected[v.name] = actual[v.name].astype(np.float64)
            moments[v.name] = np.zeros(v.shape), np.zeros(v.shape)
        plan.bind(actual)
        lr, decay, beta1, beta2, epsilon = 1e-2, 0.01, 0.9, 0.999, 1e-8
        for step in range(1, 21):
            drawn = {v.name: random.standard_normal(v.shape, np.float32) for v in gradients}
            plan.bind(gradients=drawn)
            plan.step()
            for name, g in drawn.items():
                m, s = moments[name]
                m[:] = beta1 * m + (1 - beta1) * g
                s[:] = beta2 * s + (1 - beta2) * g.astype(np.float64) ** 2
                expected[name] *= 1 - lr * decay
                denominator = np.sqrt(s / (1 - beta2**step)) + epsilon
                expected[name] -= lr * (m / (1 - beta1**step)) / denominator
        for name, value in expected.items():
            np.testing.assert_allclose(actual[name], value, rtol=1e-5, atol=1e-6)


class ImportTest(unittest.TestCase):
    def test_needs_no_other_package(self):
        code = "import sys, stepfold; print({'numpy', 'torch'} & set(sys.modules))"
        self.assertEqual(execute(sys.executable, "-c", code), "set()\n")


if __name__ == "__main__":
    unittest.main()
