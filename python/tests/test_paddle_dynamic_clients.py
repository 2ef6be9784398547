"""Tests of programs that have a folded optimizer of dynamic mode stepped by others."""

import os
import sys
import tempfile
import unittest
from unittest import mock

import numpy
import paddle
import stepfold.paddle
from paddle_dynamic_cases import DynamicCase, Training, make_clip

TESTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "test")
sys.path.append(os.path.join(TESTS, "Programs"))

import models  # noqa: E402


class ClientTest(DynamicCase):
    """Programs that have an optimizer stepped by others."""

    def fit(self, name, first, second):
        """Trains, saves in the middle, and goes on from the checkpoint. Returns the losses.

        first, second: True for an optimizer that is folded before and after the checkpoint.
        """
        losses = []

        class Record(paddle.callbacks.Callback):
            def on_train_batch_end(self, step, logs=None):
                losses.append(float(logs["loss"][0]))

        generator = numpy.random.default_rng(3)
        values = generator.standard_normal([32, 6], dtype="float32")
        sums = values.sum(axis=1, keepdims=True)
        data = paddle.io.TensorDataset([paddle.to_tensor(values), paddle.to_tensor(sums)])

        def prepare(is_folded):
            paddle.seed(1)
            layers = [paddle.nn.Linear(6, 5), paddle.nn.Tanh(), paddle.nn.Linear(5, 1)]
            model = paddle.Model(paddle.nn.Sequential(*layers))
            scheduler = paddle.optimizer.lr.StepDecay(0.05, step_size=3, gamma=0.5)
            settings = {"parameters": model.parameters(), "grad_clip": make_clip("value")}
            optimizer = getattr(paddle.optimizer, name)(scheduler, **settings)
            if is_folded:
                stepfold.paddle.fold(optimizer)
            model.prepare(optimizer, paddle.nn.MSELoss())
            return model

        def train(model):
            model.fit(data, batch_size=4, epochs=2, shuffle=False, verbose=0, callbacks=[Record()])

        with tempfile.TemporaryDirectory() as folder, paddle.utils.unique_name.guard():
            path = os.path.join(folder, "checkpoint")
            with paddle.utils.unique_name.guard():
                model = prepare(first)
                train(model)
                model.save(path)
            model = prepare(second)
            model.load(path)
            train(model)
        return losses

    def test_model_fit(self):
        for name in ("Momentum", "Adamax"):
            with self.subTest(name):
                plain = self.fit(name, False, False)
                self.assertEqual(len(set(plain)), 32)
                for first, second in ((True, True), (False, True), (True, False)):
                    self.assertEqual(plain, self.fit(name, first, second))

    def test_look_ahead(self):
        def train(is_folded):
            losses = []
            with paddle.utils.unique_name.guard():
                paddle.seed(1)
                model = paddle.nn.Linear(6, 1)
                optimizer = paddle.optimizer.Momentum(0.1, parameters=model.parameters())
                if is_folded:
                    stepfold.paddle.fold(optimizer)
                wrapper = paddle.incubate.optimizer.LookAhead(optimizer, alpha=0.5, k=2)
                for step in range(7):
                    generator = numpy.random.default_rng(step)
                    x = paddle.to_tensor(generator.standard_normal([4, 6], "float32"))
                    loss = (model(x) ** 2).mean()
                    loss.backward()
                    # It interpolates in `minimize`, too, which steps.
                    if step % 2:
                        wrapper.step()
                    else:
                        wrapper.minimize(loss)
                    wrapper.clear_grad()
                    losses.append(float(loss))
            return losses, optimizer

        (plain, _), (folded, optimizer) = train(False), train(True)
        self.assertEqual(plain, folded)
        self.assertEqual(len(set(plain)), 7)
        self.assertEqual(optimizer.explain().parameters, 2)

    def test_resnet50(self):
        """Its 161 parameters, at a sixteenth of its width."""

        def train(is_folded):
            losses = []
            with paddle.utils.unique_name.guard():
                paddle.seed(1)
                model = models.ResNet50(4, 62)
                optimizer = paddle.optimizer.Momentum(
                    paddle.optimizer.lr.StepDecay(0.1, step_size=2),
                    parameters=model.parameters(),
                    weight_decay=1e-4,
                    use_nesterov=True,
                )
                if is_folded:
                    stepfold.paddle.fold(optimizer)
                for step in range(4):
                    generator = numpy.random.default_rng(step)
                    x = paddle.to_tensor(generator.standard_normal([4, 3, 32, 32], "float32"))
                    label = paddle.to_tensor(generator.integers(0, 62, [4, 1]))
                    loss = paddle.nn.functional.cross_entropy(model(x), label).mean()
                    loss.backward()
                    optimizer.step()
                    optimizer.clear_grad()
                    optimizer._learning_rate.step()
                    losses.append(float(loss))
            state = [tensor.numpy() for tensor in optimizer._accumulators["velocity"].values()]
            return losses, [param.numpy() for param in model.parameters()] + state, optimizer

        (losses, values, _), (actual, folded_values, optimizer) = train(False), train(True)
        self.assertEqual(losses, actual)
        for mine, theirs in zip(folded_values, values, strict=True):
            numpy.testing.assert_array_equal(mine, theirs)
        explanation = optimizer.explain()
        self.assertEqual((explanation.parameters, explanation.launches), (161, 1))
        self.assertEqual(explanation.traces, 1)

    def test_accumulation_under_autocast(self):
        def train(is_folded):
            losses = []
            with paddle.utils.unique_name.guard():
                paddle.seed(1)
                model = paddle.nn.Sequential(paddle.nn.Linear(6, 5), paddle.nn.Linear(5, 1))
                optimizer = paddle.optimizer.Momentum(0.1, parameters=model.parameters())
                if is_folded:
                    stepfold.paddle.fold(optimizer)
                for step in range(9):
                    x = paddle.to_tensor(
                        numpy.random.default_rng(step).standard_normal([4, 6], dtype="float32")
                    )
                    with paddle.amp.auto_cast(custom_black_list=["linear", "matmul_v2"]):
                        loss = (model(x) ** 2).mean()
                        loss.backward()
                        if step % 3 == 2:
                            optimizer.step()
                            optimizer.clear_grad(set_to_zero=step % 2 == 0)
                    losses.append(float(loss))
            return losses

        self.assertEqual(train(False), train(True))

    def test_static_mode_and_to_static(self):
        """There, the optimizer writes programs as it did."""
        folded = Training("Momentum", is_folded=True)
        base = paddle.base.dygraph.base
        with mock.patch.object(paddle.optimizer.Optimizer, "_declarative_step") as declared:
            with base.to_static_mode_guard(True):
                folded.optimizer.step()
        declared.assert_called_once_with()
        paddle.enable_static()
        try:
            main, startup = paddle.static.Program(), paddle.static.Program()
            with paddle.static.program_guard(main, startup):
                optimizer = folded.optimizer
                model = paddle.nn.Linear(3, 2)
                loss = model(paddle.static.data("x", [4, 3])).sum()
                optimizer._parameter_list = None
                optimizer.minimize(loss, parameters=model.parameters())
            names = [op.name() for op in main.global_block().ops]
            self.assertEqual(names.count("pd_op.momentum_"), 2)
        finally:
            paddle.disable_static()


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=1))
