"""Tests of plans of optimizers of dynamic mode on GPUs: what they ask of the driver.

Needs in STEPFOLD_CUDA_DRIVER the library of test/Unit/Runtime/Cuda that stands in for the driver,
which copies memory and counts launches.
"""

import sys
import unittest
from array import array
from unittest import mock

import numpy
import paddle
from fake_driver import driver
from paddle_dynamic_cases import CLASSES, Training
from stepfold.paddle.dynamic import update_plan
from stepfold.paddle.dynamic.folded_step import create_state
from stepfold.paddle.dynamic.trace import Group, trace
from stepfold.stage.plans import Machine

DEVICE = 1


def allocate(tensors):
    """Addresses of memory of the device that is as large as the tensors."""
    sizes = [tensor.size * tensor.element_size() for tensor in tensors]
    return array("Q", [driver.fakeDriverAllocate(DEVICE, size) for size in sizes])


class CudaTest(unittest.TestCase):
    def setUp(self):
        paddle.set_device("cpu")

    def test_steps(self):
        """The powers of Adam are copied to the device and back, and no other state is."""
        for name in CLASSES:
            with self.subTest(name):
                optimizer = Training(name).optimizer
                params = optimizer._parameter_list
                group = Group(None, params, [param.dtype for param in params])
                create_state(optimizer, [group])
                program = trace(optimizer, type(optimizer), [group], "gpu")
                plan = update_plan.UpdatePlan(program, Machine("sm_90", DEVICE))
                of_cpu = "_pow_acc"
                with mock.patch.object(
                    update_plan, "stays_on_cpu", lambda tensor, machine: of_cpu in tensor.name
                ):
                    tensors = plan.find_tensors(optimizer, params)
                rates = [paddle.ones([]) for _ in plan.slots]
                plan.state.bind(allocate(tensors))
                plan.rates.bind(allocate(rates))
                plan.gradients.bind(allocate(params))
                powers = [
                    tensor
                    for kind, accumulators in optimizer._accumulators.items()
                    for tensor in accumulators.values()
                    if of_cpu in tensor.name
                ]
                given = [tensor.numpy().copy() for tensor in powers]
                plan.kept.upload()
                for tensor in powers:
                    tensor.fill_(7.0)
                stream, before = driver.fakeDriverCreateStream(), driver.fakeDriverGetNumLaunches()
                plan.step(stream=stream)
                self.assertGreater(driver.fakeDriverGetNumLaunches(), before)
                self.assertEqual(driver.fakeDriverGetLastStream(), stream)
                plan.kept.write_back()
                # The stand-in executes nothing.
                for tensor, value in zip(powers, given):
                    numpy.testing.assert_array_equal(tensor.numpy(), value)
                    self.assertTrue(tensor.place.is_cpu_place())


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=1))
