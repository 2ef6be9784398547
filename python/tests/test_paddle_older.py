"""Tests of stepfold.paddle on programs of the framework's older form, in a process without PIR."""

import os
import unittest

os.environ["FLAGS_enable_pir_api"] = "0"

import numpy  # noqa: E402
import paddle  # noqa: E402
import stepfold.paddle  # noqa: E402

FEED = {"x": numpy.ones([4, 2, 3, 3], "float32")}


def build(forward, rate=0.1, shape=(4, 2, 3, 3)):
    """The programs and the loss of a model."""
    main, startup = paddle.static.Program(), paddle.static.Program()
    with paddle.static.program_guard(main, startup), paddle.utils.unique_name.guard():
        loss = paddle.mean(forward(paddle.static.data("x", shape)))
        paddle.optimizer.SGD(rate).minimize(loss)
    return main, startup, loss


def convolve(x):
    return paddle.nn.Conv2D(2, 2, 1)(x)


def build_reshaping(shape=(4, 2, 3, 3)):
    """A model whose backward pass needs the shapes of tensors of every kind."""

    def forward(x):
        y = paddle.nn.Conv2D(2, 2, 1)(x)
        y = paddle.nn.Conv1D(2, 3, 1)(paddle.flatten(y, 2))
        y = paddle.squeeze(paddle.unsqueeze(y, 1), 1)
        return paddle.nn.Linear(27, 2)(paddle.reshape(y, [-1, 27]))

    return build(forward, shape=shape)


def translate(*programs):
    return [paddle.pir.translate_to_pir(program.desc) for program in programs]


def run(main, startup, fetch, steps=3, after=lambda: None):
    """Returns what is fetched in each step, in a scope of its own."""
    executor = paddle.static.Executor(paddle.CPUPlace())
    with paddle.static.scope_guard(paddle.static.Scope()):
        paddle.seed(1)
        executor.run(startup)
        results = []
        for _ in range(steps):
            results += executor.run(main, feed=FEED, fetch_list=fetch)
            after()
        return [numpy.array(value) for value in results]


def fold(*programs):
    with paddle.pir_utils.IrGuard():
        return stepfold.paddle.fold(*programs, report=False, device="cpu")


class OlderFormTest(unittest.TestCase):
    def assert_trains_alike(self, older, folded, fetch):
        main, startup, loss = older
        expected = run(main, startup, [loss])
        self.assertEqual(len({value.tobytes() for value in expected}), len(expected))
        with paddle.pir_utils.IrGuard():
            results = run(*folded, fetch)
        for a, b in zip(expected, results, strict=True):
            self.assertEqual(a.tobytes(), b.tobytes())

    def test_shapes(self):
        """The translation makes feeds of shapes."""
        for shape in ((4, 2, 3, 3), (None, 2, 3, 3)):
            main, startup, loss = build_reshaping(shape)
            folded = fold(main, startup)
            found = folded[0].folding.find([loss])
            names = [
                op.attrs()["name"]
                for op in folded[0].global_block().ops
                if op.name() == "pd_op.data"
            ]
            self.assertEqual(names, ["x"])
            self.assert_trains_alike((main, startup, loss), folded, found)

    def test_shapes_of_two_losses(self):
        """Gradients come in the opposite order of their ops only within one backward pass."""
        main, startup = paddle.static.Program(), paddle.static.Program()
        with paddle.static.program_guard(main, startup), paddle.utils.unique_name.guard():
            losses = []
            for rows in (4, 6):
                x = paddle.expand(paddle.static.data("x", [None, 2, 3, 3])[:1], [rows, 2, 3, 3])
                model = paddle.nn.Linear(3, 4)
                y = paddle.reshape(model(x), [-1, 2, 2])
                losses.append(paddle.mean(y * y))
                paddle.optimizer.SGD(0.1, parameters=model.parameters()).minimize(losses[-1])
        folded = fold(main, startup)
        found = folded[0].folding.find(losses)
        expected = run(main, startup, losses)
        with paddle.pir_utils.IrGuard():
            results = run(*folded, found)
        self.assertEqual([a.tobytes() for a in expected], [b.tobytes() for b in results])

    def test_translated(self):
        """A program that the caller has translated."""
        main, startup, loss = build_reshaping()
        translated = translate(main, startup)
        folded = fold(*translated)
        [mean] = [op for op in translated[0].global_block().ops if op.name() == "pd_op.mean"]
        found = folded[0].folding.find([mean.result(0)])
        self.assert_trains_alike((main, startup, loss), folded, found)

    def test_schedulers(self):
        scheduler = paddle.optimizer.lr.StepDecay(0.1, 1, gamma=0.5)
        main, startup, loss = build(convolve, scheduler)
        folded = fold(main, startup)
        self.assertIs(folded[0].lr_scheduler, scheduler)
        beginning = scheduler.state_dict()
        expected = run(main, startup, [loss], after=scheduler.step)
        scheduler.set_state_dict(beginning)
        with paddle.pir_utils.IrGuard():
            found = folded[0].folding.find([loss])
            results = run(*folded, found, after=scheduler.step)
        self.assertEqual([a.tobytes() for a in expected], [b.tobytes() for b in results])

    def test_values(self):
        main, startup, loss = build(convolve)
        folded, _ = fold(main, startup)
        find = folded.folding.find
        self.assertEqual(find(loss).get_defining_op().name(), "pd_op.mean")
        _, _, other = build(lambda x: convolve(convolve(x)))
        with self.assertRaisesRegex(KeyError, "'conv2d_1.tmp_1' does not belong to the"):
            find(other.block.var("conv2d_1.tmp_1"))

    def test_attributes_of_parameters(self):
        attribute = paddle.ParamAttr(learning_rate=0.5)
        main, startup, _ = build(lambda x: paddle.nn.Conv2D(2, 2, 1, weight_attr=attribute)(x))
        folded, _ = fold(main, startup)
        weight = folded.folding.find(main.all_parameters()[0])
        self.assertEqual(weight.optimize_attr, {"learning_rate": 0.5})

    def test_plan(self):
        """Plans need no PIR."""
        main, startup, _ = build(convolve)
        with stepfold.paddle.to_plan(main, startup) as plan:
            names = {v.name for v in plan.variables if v.role == "gradient"}
        self.assertEqual(names, {parameter.name for parameter in main.all_parameters()})

    def test_without_pir(self):
        programs = build(convolve)[:2]
        for main, startup in (programs, translate(*programs)):
            with self.assertRaisesRegex(RuntimeError, "FLAGS_enable_pir_api=0 .*IrGuard"):
                stepfold.paddle.fold(main, startup)


if __name__ == "__main__":
    paddle.enable_static()
    unittest.main()
