"""Tests of stepfold.Plan with tensors of paddle.

Needs stepfold-compile on PATH.
"""

import os
import subprocess
import tempfile
import unittest

import paddle
from stepfold import Plan

PROGRAMS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "test", "Programs")

# Those that state of the test programs has.
PADDLE_DTYPES = {
    "f16": paddle.float16,
    "bf16": paddle.bfloat16,
    "f32": paddle.float32,
    "f64": paddle.float64,
    "i32": paddle.int32,
}


def load(program):
    """The plan of a program, for the host."""
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(PROGRAMS, program + ".mlir")
        command = ["stepfold-compile", source, "--target=host", "-o", folder]
        subprocess.run(command, check=True, capture_output=True)
        return Plan.load(folder)


class PaddleTensorsTest(unittest.TestCase):
    """w is 8x16."""

    W = "linear_0.w_0"

    @classmethod
    def setUpClass(cls):
        # On a machine with GPUs, paddle makes tensors there.
        paddle.set_device("cpu")

    def test_updates_them(self):
        plan = load("mlp_sgd")

        def fill(role, value):
            chosen = [v for v in plan.variables if v.role == role]
            return {v.name: paddle.full(v.shape, value, "float32") for v in chosen}

        state = fill("state", 1.0)
        state["learning_rate_0"].fill_(0.25)
        # A parameter of a model, of which gradients are asked; and a part of other memory.
        state[self.W].stop_gradient = False
        gradients = {**fill("gradient", 0.5), self.W: paddle.full([9, 16], 0.5, "float32")[1:]}
        # The second time, the runtime knows their dtype and device.
        for expected in (0.875, 0.75):
            plan.bind(state, gradients)
            plan.step()
            self.assertTrue((state[self.W].numpy() == expected).all())

    def test_takes_dtypes(self):
        found = set()
        for program in ("mlp_adamw_bf16", "transformer_adamw_fp16_masters", "op_adam_f64"):
            plan = load(program)
            state = {
                v.name: paddle.ones(v.shape, PADDLE_DTYPES[v.dtype])
                for v in plan.variables
                if v.role == "state"
            }
            plan.bind(state)
            for name, tensor in state.items():
                self.assertEqual(plan.read(name), tensor.numpy().tobytes())
            found |= {v.dtype for v in plan.variables}
        self.assertEqual(found, set(PADDLE_DTYPES))

    def test_refuses_what_does_not_fit(self):
        plan = load("mlp_sgd")
        sparse = paddle.sparse.sparse_coo_tensor([[0], [0]], [1.0], [8, 16])
        for tensor, exception, message in (
            (paddle.ones([8, 16], "float64"), TypeError, "expected f32, got paddle.float64"),
            (paddle.ones([16, 8]), ValueError, r"expected the shape \(8, 16\), got \(16, 8\)"),
            (paddle.ones([16, 8]).t(), ValueError, "expected contiguous elements"),
            (sparse, ValueError, "expected a dense tensor"),
        ):
            with self.subTest(message):
                with self.assertRaisesRegex(exception, f"state '{self.W}': {message}"):
                    plan.bind({self.W: tensor})


if __name__ == "__main__":
    unittest.main()
