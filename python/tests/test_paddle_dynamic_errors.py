"""Tests of what folded optimizers of dynamic mode refuse: one error, which changes nothing."""

import sys
import unittest
from unittest import mock

import numpy
import paddle
import stepfold.paddle
from paddle.base import core, framework
from paddle_dynamic_cases import DynamicCase, Training, draw_gradients


class RefusalTest(DynamicCase):
    def assert_refused(self, error, text, optimizer, **options):
        kind, attributes = type(optimizer), dict(getattr(optimizer, "__dict__", {}))
        with self.assertRaisesRegex(error, text):
            stepfold.paddle.fold(optimizer, **options)
        self.assertIs(type(optimizer), kind)
        self.assertEqual(list(attributes), list(getattr(optimizer, "__dict__", {})))

    def params(self, dtype="float32"):
        return [paddle.create_parameter([4], "float32").astype(dtype)]

    def make(self, name="Adam", **settings):
        return getattr(paddle.optimizer, name)(
            parameters=[paddle.create_parameter([4], "float32")], **settings
        )

    def test_classes(self):
        class Own(paddle.optimizer.Adam):
            pass

        own = Own(parameters=[paddle.create_parameter([4], "float32")])
        self.assert_refused(TypeError, "a subclass of Adam may compute anything", own)
        for name, text in (("NAdam", "powers"), ("ASGD", "several parts"), ("LBFGS", "loss")):
            refused = f"paddle.optimizer.{name.lower()}.{name} cannot be folded: .*{text}"
            self.assert_refused(TypeError, refused, self.make(name))
        wrapper = paddle.incubate.optimizer.LookAhead(self.make())
        self.assert_refused(TypeError, "'inner_optimizer': fold that", wrapper)
        for other in ("Adam", None, [self.make()]):
            text = "expected an optimizer of paddle.optimizer, or a main and a startup program"
            self.assert_refused(TypeError, text, other)
        self.assert_refused(TypeError, "expected the startup program", paddle.static.Program())

    def test_folded_already(self):
        folded = stepfold.paddle.fold(self.make())
        self.assert_refused(TypeError, "this FoldedAdam is folded already", folded)
        with self.assertRaisesRegex(TypeError, "this Adam is not folded"):
            stepfold.paddle.unfold(stepfold.paddle.unfold(folded))

    def test_options(self):
        self.assert_refused(
            TypeError, "threads: expected an integer, got str", self.make(), threads="2"
        )
        self.assert_refused(
            ValueError, "threads: expected 1 to 1024, got 0", self.make(), threads=0
        )

    def test_settings(self):
        beta = paddle.to_tensor([0.9])
        self.assert_refused(TypeError, "'beta1' of this Adam is a tensor", self.make(beta1=beta))
        late = stepfold.paddle.fold(self.make())
        late._epsilon = paddle.to_tensor(1e-8)
        late._parameter_list[0].grad = paddle.ones([4])
        with self.assertRaisesRegex(TypeError, "'epsilon' of this Adam is a tensor"):
            late.step()

        class OwnClip(paddle.nn.ClipGradByGlobalNorm):
            pass

        clipped = self.make(grad_clip=OwnClip(1.0))
        self.assert_refused(TypeError, "clips of OwnClip cannot be folded", clipped)
        group = {"params": [paddle.create_parameter([4], "float32")], "grad_clip": OwnClip(1.0)}
        grouped = paddle.optimizer.Momentum(parameters=[group])
        self.assert_refused(TypeError, "clips of OwnClip cannot be folded", grouped)

        class OwnDecay(paddle.regularizer.L2Decay):
            pass

        decayed = self.make(weight_decay=OwnDecay(0.1))
        self.assert_refused(TypeError, "the regularizer OwnDecay cannot be folded", decayed)
        of_ranks = paddle.nn.ClipGradByGlobalNorm(1.0)
        of_ranks.should_comm_on_shard_dim = True
        self.assert_refused(TypeError, "norm of several ranks", self.make(grad_clip=of_ranks))

    def test_parameters(self):
        freed = paddle.create_parameter([4], "float32")
        optimizer = paddle.optimizer.SGD(parameters=[freed])
        freed._clear_data()
        self.assert_refused(ValueError, f"'{freed.name}': has no memory", optimizer)
        twins = [paddle.create_parameter([4], "float32") for _ in range(2)]
        for twin in twins:
            twin.name = "twin"
        optimizer = paddle.optimizer.SGD(parameters=twins)
        self.assert_refused(ValueError, "'twin': has the name of another parameter", optimizer)
        attribute = paddle.ParamAttr(initializer=paddle.nn.initializer.Constant(1.0))
        double = paddle.create_parameter([4], "float64", attr=attribute)
        optimizer = paddle.optimizer.Adamax(parameters=[double])
        self.assert_refused(ValueError, "power is multiplied by another number", optimizer)

    def test_devices(self):
        """No build for GPUs is there to test with."""
        optimizer = self.make()
        place = mock.Mock(**{"is_cpu_place.return_value": False})
        with mock.patch.object(core.eager.Tensor, "place", place):
            text = "only parameters on the CPU are folded"
            self.assert_refused(ValueError, text, optimizer)

    def test_versions_and_modes(self):
        with mock.patch.object(paddle, "__version__", "3.2.2"):
            self.assert_refused(RuntimeError, "paddlepaddle 3.2.2: .*with 3.3.1", self.make())
        with mock.patch.object(framework, "use_pir_api", return_value=False):
            self.assert_refused(RuntimeError, "FLAGS_enable_pir_api=0 turns off", self.make())
        optimizer = self.make()
        paddle.enable_static()
        try:
            self.assert_refused(
                RuntimeError, "in static mode: call paddle.disable_static", optimizer
            )
            empty = paddle.optimizer.SGD(0.1)
        finally:
            paddle.disable_static()
        self.assert_refused(ValueError, "this SGD has no parameters", empty)

    def test_steps(self):
        """A step that is refused updates nothing."""

        def freed(training):
            training.params[1]._clear_data()

        def narrow(training):
            training.params[0].main_grad = training.params[0].grad.astype("bfloat16")

        def shaped(training):
            training.params[0].grad = paddle.ones([3])

        def overlapping(training):
            training.params[1].main_grad = training.params[1].detach()

        for change, text in (
            (freed, "'create_parameter_1.w_0': has no memory"),
            (narrow, "gradient of 'create_parameter_0.w_0': expected float32, got bfloat16"),
            (shaped, r"gradient of 'create_parameter_0.w_0': expected the shape \[33, 7\], got"),
            (overlapping, "create_parameter_1.w_0"),
        ):
            for begun in (0, 1):
                with self.subTest(change.__name__, begun=begun):
                    training = Training("Momentum", is_folded=True)
                    for step in range(begun):
                        training.step(step)
                    draw_gradients(training.params, 1)
                    change(training)
                    before = {
                        key: tensor.numpy()
                        for key, tensor in training.tensors().items()
                        if tensor._is_initialized()
                    }
                    with self.assertRaisesRegex((ValueError, stepfold.PlanError), text):
                        training.optimizer.step()
                    after = training.tensors()
                    for key, value in before.items():
                        numpy.testing.assert_array_equal(after[key].numpy(), value)


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=1))
