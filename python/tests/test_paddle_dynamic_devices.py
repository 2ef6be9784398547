"""Tests of folded optimizers of dynamic mode on GPUs, as far as a build for CPUs can have them.

The plan of a CPU keeps the powers of betas, as one of a GPU does, and places are made up. What goes
to the driver of a GPU is in test_paddle_dynamic_cuda.py.
"""

import os
import sys
import unittest
from types import SimpleNamespace
from unittest import mock

import numpy
import paddle
import stepfold.paddle
from paddle.base import core
from paddle_dynamic_cases import DynamicCase, Training, draw_gradients
from stepfold.paddle.dynamic import update_plan
from stepfold.paddle.dynamic.devices import find_machine, find_stream, stays_on_cpu
from stepfold.paddle.dynamic.settings import get_accumulators
from stepfold.paddle.static.gpus import GPU_VARIABLE
from stepfold.stage.plans import Machine

POWER = "beta1_pow_acc"


def is_power(tensor, machine):
    """In place of `stays_on_cpu`: the framework keeps these on the CPU."""
    return "_pow" in tensor.name


class KeptStateTest(DynamicCase):
    """Powers are in memory of the plan from the first step until somebody reads state."""

    def setUp(self):
        super().setUp()
        self.enterContext(mock.patch.object(update_plan, "stays_on_cpu", is_power))

    def step_both(self, trainings, steps, absent=()):
        for step in steps:
            for training in trainings:
                training.step(step, absent)

    def test_reading(self):
        for name in ("Adam", "AdamW", "RAdam", "Lamb"):
            with self.subTest(name):
                trainings = plain, folded = self.both(name)
                self.step_both(trainings, range(3))
                if name != "Lamb":
                    self.assert_same_state(plain, folded)
                kind = next(kind for kind in get_accumulators(plain.optimizer) if "pow" in kind)
                key = kind, 0
                self.step_both(trainings, range(3, 5))
                number = folded.params[0].name
                before = get_accumulators(folded.optimizer)[kind][number].numpy().copy()
                expected = plain.values()[key]
                self.assertFalse(numpy.array_equal(before, expected))
                # `values` reads them as users do.
                numpy.testing.assert_array_equal(folded.values()[key], expected)
                after = get_accumulators(folded.optimizer)[kind][number]
                numpy.testing.assert_array_equal(after.numpy(), expected)

    def test_memory_stays(self):
        folded = Training("Adam", is_folded=True)
        folded.step(0)
        tensor = folded.tensors()[POWER, 0]
        address = tensor.data_ptr()
        folded.step(1)
        self.assertIs(folded.tensors()[POWER, 0], tensor)
        self.assertEqual(tensor.data_ptr(), address)

    def test_state_dicts(self):
        trainings = plain, folded = self.both("Adam")
        self.step_both(trainings, range(3))
        first, second = (training.optimizer.state_dict() for training in trainings)
        self.assertEqual(list(first), list(second))
        for name in first:
            numpy.testing.assert_array_equal(first[name].numpy(), second[name].numpy())
        kept = {name: tensor.clone() for name, tensor in first.items()}
        values = [param.clone() for param in plain.params]
        self.step_both(trainings, range(3, 5))
        # Back to the state of before.
        for training in trainings:
            training.optimizer.set_state_dict(kept)
            for param, value in zip(training.params, values):
                param.set_value(value)
        self.step_both(trainings, range(5, 7))
        self.assert_same_state(plain, folded)

    def test_several_plans(self):
        """Steps without some gradients have plans of their own, between which the powers go."""
        trainings = plain, folded = self.both("Adam")
        for step, absent in enumerate(((), (1,), (), (1,), (0, 2), ())):
            self.step_both(trainings, [step], absent)
        self.assert_same_state(plain, folded)

    def test_steps_that_are_prepared_again(self):
        """The plan stays the same."""
        trainings = plain, folded = self.both("Adam")
        for step in range(4):
            for training in trainings:
                training.params[0].optimize_attr["learning_rate"] = 0.5 / (step + 1)
            self.step_both(trainings, [step])
        self.assert_same_state(plain, folded)

    def test_skipped_steps(self):
        """Those are the framework's, which advances the power of Adamax."""
        trainings = plain, folded = self.both("Adamax")
        for step in range(6):
            for training in trainings:
                if step % 3 == 1:
                    training.optimizer._set_auxiliary_var("found_inf", paddle.to_tensor([True]))
                training.step(step)
                training.optimizer._set_auxiliary_var("found_inf", None)
        self.assert_same_state(plain, folded)

    def test_unfolding(self):
        trainings = plain, folded = self.both("Adam")
        self.step_both(trainings, range(3))
        stepfold.paddle.unfold(folded.optimizer)
        self.assert_same_state(plain, folded)
        self.step_both(trainings, range(3, 5))
        self.assert_same_state(plain, folded)

    def test_replaced_state(self):
        trainings = plain, folded = self.both("Adam")
        self.step_both(trainings, range(2))
        for training in trainings:
            accumulators = training.optimizer._accumulators[POWER]
            name = training.params[1].name
            accumulators[name] = paddle.full_like(accumulators[name], 0.5)
        self.step_both(trainings, range(2, 4))
        self.assert_same_state(plain, folded)


def make_place(name, index=None):
    return mock.Mock(
        **{
            "is_cpu_place.return_value": name == "cpu",
            "is_gpu_place.return_value": name == "gpu",
            "gpu_device_id.return_value": index,
            "__str__": lambda self: f"Place({name}:{index})",
        }
    )


class PlaceTest(DynamicCase):
    def fold_on(self, place):
        training = Training("Adam")
        with mock.patch.object(core.eager.Tensor, "place", place):
            stepfold.paddle.fold(training.optimizer)

    def test_refusals(self):
        gpu = make_place("gpu", 0)
        text = r"'.*' is on Place\(gpu:0\): .*set STEPFOLD_PADDLE_GPU=1 to fold it"
        for value in ("", "0", "yes"):
            with mock.patch.dict(os.environ, {GPU_VARIABLE: value}):
                with self.assertRaisesRegex(ValueError, text.replace("'.*' ", "'.*': ")):
                    self.fold_on(gpu)
        with mock.patch.dict(os.environ, {GPU_VARIABLE: "1"}):
            with self.assertRaisesRegex(ValueError, "expected the CPU or a GPU of NVIDIA"):
                self.fold_on(make_place("xpu", 0))

    def test_machines(self):
        def make_params(*places):
            return [SimpleNamespace(name=f"w{i}", place=each) for i, each in enumerate(places)]

        cpu, gpu = make_place("cpu"), make_place("gpu", 1)
        self.assertEqual(find_machine(make_params(cpu, cpu), 3), Machine("host", threads=3))
        with self.assertRaisesRegex(ValueError, r"'w1': is on .*\(gpu:1\), and 'w0' on"):
            find_machine(make_params(cpu, gpu), 1)
        capability = "get_device_capability"
        with mock.patch.object(paddle.device.cuda, capability, return_value=(9, 0)):
            self.assertEqual(find_machine(make_params(gpu), 3), Machine("sm_90", 1))
        with mock.patch.object(paddle.device.cuda, capability, return_value=(7, 5)):
            with self.assertRaisesRegex(ValueError, "'w0': .* of compute capability 7.5"):
                find_machine(make_params(gpu), 3)

    def test_streams(self):
        self.assertIsNone(find_stream(Machine("host")))
        stream = SimpleNamespace(stream_base=SimpleNamespace(cuda_stream=7))
        with mock.patch.object(paddle.device, "current_stream", return_value=stream) as current:
            self.assertEqual(find_stream(Machine("sm_90", 1)).cuda_stream, 7)
        current.assert_called_once_with("gpu:1")

    def test_state_that_stays_on_the_cpu(self):
        tensor = paddle.ones([1])
        self.assertTrue(stays_on_cpu(tensor, Machine("sm_90", 0)))
        self.assertFalse(stays_on_cpu(tensor, Machine("host")))

    def test_steps_on_the_stream(self):
        """A step asks for the stream each time."""
        folded = Training("Adam", is_folded=True)
        draw_gradients(folded.params, 0)
        folded.optimizer.step()
        with mock.patch.object(update_plan.UpdatePlan, "step") as step:
            with mock.patch("stepfold.paddle.dynamic.folded_step.find_stream", return_value=7):
                folded.optimizer.step()
        step.assert_called_once_with(stream=7)


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=1))
