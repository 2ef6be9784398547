"""Tests of kernels in programs for GPUs: what they are folded to.

Needs in STEPFOLD_CUDA_DRIVER the library of test/Unit/Runtime/Cuda that stands in for the driver.
StepPlansTest.cpp beside that executes plans of operators.
"""

import os
import sys
import unittest
from unittest import mock

import paddle
import stepfold
from fake_driver import driver
from paddle_kernels_cases import Training, build_linear, feed_linear, fold, make_adamw
from stepfold.paddle.static.gpus import GPU_VARIABLE


def fold_for_gpu(main, startup, capability=(9, 0), **options):
    with (
        mock.patch.dict(os.environ, {GPU_VARIABLE: "1"}),
        mock.patch.object(paddle.device.cuda, "get_device_capability", lambda: capability),
    ):
        return fold(main, startup, device="gpu", **options)


class CudaTest(unittest.TestCase):
    def test_program_and_plan(self):
        """Written state of one element may be on the host, so it is in place."""
        main, startup, _ = build_linear(make_optimizer=make_adamw)
        folded, _ = fold_for_gpu(main, startup)
        [kernels] = folded.folding.report.kernels
        self.assertEqual(len(kernels.in_place), 4)
        for name in kernels.in_place:
            self.assertIn("pow_acc", name)
        before = driver.fakeDriverGetNumLaunches()
        with stepfold.Plan.load(kernels.folder) as plan:
            self.assertEqual(plan.target, "cuda")
            for variable in plan.variables:
                plan.write(variable.name, bytes(variable.bytes), variable.role)
            plan.step(stream=driver.fakeDriverCreateStream())
        self.assertGreater(driver.fakeDriverGetNumLaunches(), before)

    def test_buffers(self):
        main, startup, _ = build_linear(make_optimizer=make_adamw)
        options = "coalesce=true coalesce-scalars=true if-convert=false generalize=false fuse=false"
        folded, _ = fold_for_gpu(main, startup, passes=f"optim-optimize{{{options}}}")
        report = folded.folding.report
        [kernels] = report.kernels
        # Powers stay apart.
        self.assertEqual((len(kernels.buffers), len(kernels.in_place)), (3, 4))
        self.assertIn("the framework may keep state of one element on the CPU", str(report.remarks))

    def test_tensors_on_the_cpu(self):
        main, startup, fetch = build_linear()
        folded, folded_startup = fold_for_gpu(main, startup)
        training = Training(folded, folded_startup)
        with self.assertRaisesRegex(RuntimeError, "is not on a GPU, which the plan in .* was"):
            training.step(feed_linear(0), folded.folding.find(fetch))

    def test_unknown_capability(self):
        main, startup, _ = build_linear()
        with self.assertRaisesRegex(ValueError, "no target for a GPU of compute capability 3.5"):
            fold_for_gpu(main, startup, capability=(3, 5))


if __name__ == "__main__":
    paddle.enable_static()
    sys.exit(unittest.main(verbosity=1))
