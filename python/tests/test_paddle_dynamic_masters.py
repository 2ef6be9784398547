"""Tests of folded optimizers of parameters of 16 bits with masters.

The framework's kernels for CPUs do not update masters. Its step of float32 parameters that are the
masters, by gradients that are cast to float32, is the same.
"""

import contextlib
import importlib
import sys
import unittest
from unittest import mock

import numpy
import paddle
import stepfold.paddle
from paddle.amp.auto_cast import amp_global_state
from paddle.distributed.fleet.utils import mix_precision_utils
from paddle_dynamic_cases import (
    CLASSES,
    NARROW,
    DynamicCase,
    Training,
    make_clip,
    make_params,
    save_and_load,
)

# The package has a function of this name, too.
auto_cast = importlib.import_module("paddle.amp.auto_cast")


class MasterTest(DynamicCase):
    def test_classes(self):
        for name in CLASSES:
            for dtype in NARROW:
                for has_master_grads in (False, True):
                    with self.subTest(name, dtype=dtype, has_master_grads=has_master_grads):
                        options = {"dtype": dtype, "has_master_grads": has_master_grads}
                        plain, folded = self.both(name, **options)
                        self.assert_steps_alike(plain, folded)
                        self.assertEqual(len(folded.optimizer._master_weights), 5)

    def test_both_kinds_of_gradients(self):
        """Each has a plan, and no step remembers the other."""
        plain, folded = self.both("Momentum", dtype="bfloat16")
        for step in range(4):
            folded.has_master_grads = step % 2 == 1
            for training in (plain, folded):
                training.step(step)
            self.assert_same_state(plain, folded)
        self.assertEqual(folded.optimizer.explain().traces, 2)

    def test_other_parameters_beside(self):
        """Normalizations keep float32 parameters."""

        def make(name, dtype):
            params = make_params(dtype, [[4, 3]]) + make_params("float32", [[5]])
            params[1].set_value(paddle.ones([5]))
            optimizer = paddle.optimizer.Momentum(0.1, parameters=params, weight_decay=0.1)
            optimizer._multi_precision = True
            return optimizer, params

        plain, folded = self.both("Momentum", dtype="float16", make=make)
        for step in range(3):
            for training in (plain, folded):
                training.step(step)
            self.assert_same_state(plain, folded)

    def test_checkpoints(self):
        """Masters are loaded before and after the first step, and replace the tensors there."""
        for begun in (0, 2):
            with self.subTest(begun=begun):
                source, target = (
                    Training("Adamax", dtype="bfloat16", is_folded=True) for _ in range(2)
                )
                for step in range(3):
                    source.step(step)
                for step in range(begun):
                    target.step(7 + step)
                state = save_and_load(source.optimizer)
                self.assertEqual(len(state["master_weights"]), 5)
                target.optimizer.set_state_dict(state)
                for mine, theirs in zip(target.params, source.params):
                    mine.set_value(theirs)
                for step in range(3, 6):
                    for training in (source, target):
                        training.step(step)
                self.assert_same_state(source, target)
                self.assert_parameters_are_masters(target)

    def test_refusals(self):
        clip = "its builds for CPUs write no ClipGradByGlobalNorm of parameters of 16 bits"
        hint = r"'pd_op.{}' is not part of the stage: .*paddle.amp.decorate\(..., master_grad=True"
        for name, options, text in (
            ("Adam", {"clip": "global"}, clip),
            ("SGD", {"clip": "value"}, hint.format("clip")),
            # No type of 16 bits holds the factor.
            ("SGD", {"decay": "l2"}, hint.format("scale")),
        ):
            with (
                self.subTest(name, **options),
                self.assertRaisesRegex((ValueError, TypeError), text),
            ):
                Training(name, dtype="float16", is_folded=True, **options)
        params = make_params("bfloat16", [[4]]) + make_params("float64", [[4]])
        optimizer = paddle.optimizer.AdamW(parameters=params, multi_precision=True)
        with self.assertRaisesRegex(TypeError, "no float64 parameters beside ones of 16 bits"):
            stepfold.paddle.fold(optimizer)
        [param] = make_params("bfloat16", [[4]])
        optimizer = paddle.optimizer.SGD(parameters=[param])
        with self.assertRaisesRegex(
            ValueError, f"'{param.name}': is of bfloat16, and this SGD keeps"
        ):
            stepfold.paddle.fold(optimizer)
        self.assertIs(type(optimizer), paddle.optimizer.SGD)


class Model(paddle.nn.Layer):
    """A model that needs no products of matrices in 16 bits, which not every processor has."""

    def __init__(self):
        super().__init__()
        self.weight = self.create_parameter([8, 16])
        self.scale = self.create_parameter([16])

    def forward(self, x):
        weight, scale = self.weight.astype("float32"), self.scale.astype("float32")
        return (paddle.tanh(x * weight) * scale).sum(axis=-1)


@contextlib.contextmanager
def on_device():
    """Has the framework decorate models as it does on devices. On CPUs, it leaves them alone."""
    place = mock.Mock(**{"is_gpu_place.return_value": False, "is_xpu_place.return_value": False})
    supported = "_is_custom_device_bfloat16_supported"
    with mock.patch.object(auto_cast, "_dygraph_tracer") as tracer:
        tracer.return_value._expected_place = place
        with mock.patch.object(auto_cast, supported, return_value=True):
            yield


class MirroredOptimizer:
    """A plain optimizer of float32 parameters that are the masters of a model's."""

    def __init__(self, model, make):
        self.params = model.parameters()
        self.masters = []
        for param in self.params:
            master = paddle.create_parameter(param.shape, "float32", name="of_" + param.name)
            master.set_value(param.astype("float32"))
            self.masters.append(master)
        self.optimizer = make(self.masters)

    def step(self):
        for param, master in zip(self.params, self.masters):
            main = vars(param).get("main_grad")
            master.grad = param.grad.astype("float32") if main is None else main.clone()
        self.optimizer.step()
        for param, master in zip(self.params, self.masters):
            param.set_value(master.astype(param.dtype))

    def clear_grad(self):
        for param in self.params:
            if vars(param).get("main_grad") is None:
                param.clear_gradient(False)
            else:
                param.main_grad.zero_()


class ClientTest(DynamicCase):
    def tearDown(self):
        state = amp_global_state()
        state.use_master_grad = state.already_register_final_backward_hook = False
        state.model_parameters.clear()

    def train(self, is_folded, decorate, accumulated):
        """Trains a model in bfloat16. Returns the losses, and the optimizer.

        decorate: function of a model and an optimizer that returns what is trained and stepped.
        accumulated: number of backward passes for a step.
        """

        def make(params):
            return paddle.optimizer.Momentum(
                paddle.optimizer.lr.StepDecay(0.1, step_size=3),
                parameters=params,
                weight_decay=paddle.regularizer.L1Decay(0.01),
                grad_clip=make_clip("value"),
            )

        self.tearDown()
        losses = []
        with paddle.utils.unique_name.guard():
            paddle.seed(1)
            model = Model()
            optimizer = make(model.parameters())
            model, wrapper = decorate(model, optimizer)
            self.assertEqual(optimizer._parameter_list[0].dtype, paddle.bfloat16)
            if is_folded:
                stepfold.paddle.fold(optimizer)
            else:
                wrapper = MirroredOptimizer(model, make)
                optimizer = wrapper.optimizer
            for step in range(8):
                for part in range(accumulated):
                    generator = numpy.random.default_rng((step, part))
                    x = paddle.to_tensor(generator.standard_normal([8, 16], "float32"))
                    with paddle.amp.auto_cast(level="O2", dtype="bfloat16"):
                        loss = ((model(x) - 1) ** 2).mean()
                    loss.backward()
                    losses.append(float(loss))
                wrapper.step()
                wrapper.clear_grad()
                optimizer._learning_rate.step()
        return losses, optimizer

    def assert_trains_alike(self, decorate, accumulated):
        (losses, _), (actual, folded) = (
            self.train(is_folded, decorate, accumulated) for is_folded in (False, True)
        )
        self.assertEqual(losses, actual)
        self.assertEqual(len(set(losses)), 8 * accumulated)
        self.assertEqual(len(folded._master_weights), 2)
        return folded

    def test_decorated_model(self):
        """O2 with masters and master_grad. The framework adds no such gradients on CPUs."""

        def decorate(model, optimizer):
            with on_device():
                return paddle.amp.decorate(
                    model, optimizer, level="O2", dtype="bfloat16", master_grad=True
                )

        folded = self.assert_trains_alike(decorate, accumulated=1)
        # The gradients of the first step were expected.
        self.assertEqual(folded.explain().traces, 1)

    def test_accumulated_main_gradients(self):
        """Hooks add gradients of 16 bits to float32 ones."""

        def decorate(model, optimizer):
            with on_device():
                model, _ = paddle.amp.decorate(model, optimizer, level="O2", dtype="bfloat16")
            layer = mix_precision_utils.MixPrecisionLayer(model, dtype="bfloat16")
            return layer, mix_precision_utils.MixPrecisionOptimizer(optimizer)

        self.assert_trains_alike(decorate, accumulated=3)


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=1))
