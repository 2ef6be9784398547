"""Tests of stepfold.paddle: folded programs run in the framework as the originals do.

On the CPU, from equal seeds, on equal feeds: what is fetched and all variables are equal
bit for bit.
"""

import contextlib
import io
import os
import sys
import tempfile
import unittest

import numpy
import paddle
import stepfold
import stepfold.paddle

TESTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "test")
sys.path += [os.path.join(TESTS, folder) for folder in ("Programs", "Frontends/Paddle/Export")]

import executor  # noqa: E402
import models  # noqa: E402
import programs  # noqa: E402
import run_exported  # noqa: E402
from executor import Training  # noqa: E402

executor.run_in_order()

STEPS = 10
# Copies of all parameters that the model casts.
COPIES = stepfold.paddle.DEFAULT_PASSES.replace("min-casts=2", "min-casts=1")


def build(function):
    """The programs that a function fills, and what it returns."""
    main, startup = paddle.static.Program(), paddle.static.Program()
    with paddle.static.program_guard(main, startup), paddle.utils.unique_name.guard():
        return main, startup, function()


def build_run(name):
    """One of the programs that the export is tested with, its loss and its feeds."""
    run = run_exported.RUNS[name]
    main, startup, _ = build(run.build)
    return main, startup, executor.find_result(main, run.loss), executor.random_feeds(run.feeds)


def fold(main, startup, *arguments, **options):
    """Folds, with the report as text."""
    with contextlib.redirect_stdout(io.StringIO()) as output:
        folded = stepfold.paddle.fold(main, startup, *arguments, **options)
    return *folded, output.getvalue()


class FoldCase(unittest.TestCase):
    def assert_same(self, expected, actual, what):
        self.assertTrue(executor.same_bits(expected, actual), f"{what}: {expected} and {actual}")

    def assert_same_steps(self, expected, actual):
        self.assertEqual(len(expected), len(actual))
        for step, (before, after) in enumerate(zip(expected, actual)):
            self.assertEqual(len(before), len(after))
            for a, b in zip(before, after):
                self.assert_same(a, b, f"step {step}")

    def assert_same_state(self, original, folded):
        expected, actual = original.state(), folded.state()
        for name, value in expected.items():
            self.assert_same(value, actual[name], name)

    def assert_trains_alike(self, originals, folded, fetch, feeds, steps=STEPS):
        """`fetch` are values of the original; its first changes from step to step."""
        before, after = Training(*originals), Training(*folded)
        losses = before.run(feeds, range(steps), fetch)
        self.assertGreater(len({loss[0].tobytes() for loss in losses}), 1)
        found = folded[0].folding.find(fetch)
        self.assert_same_steps(losses, after.run(feeds, range(steps), found))
        self.assert_same_state(before, after)
        return after


class ResNetTest(FoldCase):
    def test_resnet50_lars(self):
        main, startup, loss, feeds = build_run("resnet50_lars")
        folded, folded_startup, printed = fold(main, startup)
        report = folded.folding.report
        self.assertEqual(report.updates, {"pd_op.lars_momentum_": (161, 1)})
        self.assertIn("update operators: 161 -> 1\n", printed)
        self.assert_trains_alike((main, startup), (folded, folded_startup), [loss], feeds)
        print(f"ResNet-50: folded in {report.seconds:.2f} s")


class TransformerTest(FoldCase):
    """In bf16, for which the framework needs a processor that multiplies it."""

    def test_transformer(self):
        main, startup, loss, feeds = build_run("transformer_adamw")
        folded, folded_startup, printed = fold(main, startup, COPIES)
        after = self.assert_trains_alike((main, startup), (folded, folded_startup), [loss], feeds)
        # Parameters with decay, and those without.
        report = folded.folding.report
        self.assertEqual(report.updates, {"pd_op.adamw_": (67, 0), "pd_op.fused_adam_": (0, 2)})
        self.assertIn("update operators: 67 -> 2\n", printed)
        self.assertIn("results: the same bits; no norm is summed in another order\n", printed)
        # The parameters of 25 linear layers, whose casts are now behind the updates.
        self.assertEqual(report.copies["linear_0.w_0.bf16"], "linear_0.w_0")
        self.assertEqual(len(report.copies), 25)
        self.assertEqual(report.casts[0], report.casts[1])
        state = after.state()
        for copy, original in report.copies.items():
            self.assert_same(self.cast(state[original]), state[copy], copy)

    def test_says_what_stays_apart(self):
        main, startup, _, _ = build_run("transformer_adamw")
        folded, _, printed = fold(main, startup, device="gpu")
        self.assertEqual(folded.folding.report.launches(), (67, 67))
        self.assertIn("stay apart: 'pd_op.fused_adam_' has a kernel for GPUs of its own", printed)

    def cast(self, array):
        """To bf16, as bits: to the nearest, ties to even."""
        bits = array.view(numpy.uint32).astype(numpy.uint64)
        return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(numpy.uint16)


class TrainingTest(FoldCase):
    def test_list_operator_of_another_name(self):
        main, startup, loss, feeds = build_run("mlp_adam")
        folded, folded_startup, _ = fold(main, startup)
        self.assertEqual(
            folded.folding.report.updates,
            {"pd_op.adam_": (4, 0), "pd_op.merged_adam_": (0, 1)},
        )
        self.assertEqual(folded.folding.report.launches(), (4, 1))
        self.assert_trains_alike((main, startup), (folded, folded_startup), [loss], feeds)

    def test_detached_values(self):
        def train():
            model = paddle.nn.Linear(12, 8)
            y = model(paddle.static.data("x", [4, 12]))
            # A straight-through estimator, and a value that is used by both names.
            rounded = y + (paddle.round(y) - y).detach()
            decay = paddle.mean(model.weight * model.weight.detach())
            loss = paddle.mean(rounded) + paddle.mean(y * y.detach()) + decay
            paddle.optimizer.Adam(0.1, parameters=model.parameters()).minimize(loss)
            return loss

        main, startup, loss = build(train)
        self.assertEqual(executor.op_names(main).count("pd_op.share_data_"), 3)
        folded, folded_startup, _ = fold(main, startup)
        self.assertEqual(folded.folding.report.launches(), (2, 1))
        feeds = executor.random_feeds({"x": [4, 12]})
        self.assert_trains_alike((main, startup), (folded, folded_startup), [loss], feeds)

    def test_ops_in_place(self):
        """Ops that overwrite variables behind the updates: averages, a queue."""

        def train(write):
            model = paddle.nn.Linear(12, 8)
            y = model(paddle.static.data("x", [4, 12]))
            loss = paddle.mean(y * y)
            paddle.optimizer.Adam(0.1, parameters=model.parameters()).minimize(loss)
            write(model, y.detach())
            return loss

        def average(model, y):
            paddle.incubate.ModelAverage(0.5, parameters=model.parameters())

        def enqueue(model, y):
            queue = paddle.static.create_parameter([16, 8], "float32")
            queue.stop_gradient = True
            queue.index_put_((paddle.full([4], 3, "int64"),), y)

        feeds = executor.random_feeds({"x": [4, 12]})
        for write in (average, enqueue):
            with self.subTest(write.__name__):
                main, startup, loss = build(lambda write=write: train(write))
                folded, folded_startup, _ = fold(main, startup)
                self.assertEqual(folded.folding.report.launches(), (2, 1))
                originals = main, startup
                self.assert_trains_alike(originals, (folded, folded_startup), [loss], feeds)

    def test_parameters_of_no_dimension(self):
        """Clipping by the global norm makes their gradients ones of shape [1]."""

        def train(kind, decay):
            model = paddle.nn.Linear(12, 8)
            temperature = paddle.static.create_parameter([], "float32")
            y = model(paddle.static.data("x", [4, 12])) * paddle.exp(temperature)
            loss = paddle.mean(y * y)
            clip = paddle.nn.ClipGradByGlobalNorm(0.1)
            parameters = [*model.parameters(), temperature]
            kind(0.1, parameters=parameters, grad_clip=clip, weight_decay=decay).minimize(loss)
            return loss

        kinds = paddle.optimizer
        feeds = executor.random_feeds({"x": [4, 12]})
        for kind, decay, launches in (
            (kinds.Adam, None, (3, 1)),
            (kinds.AdamW, 0.01, (3, 1)),
            (kinds.Momentum, 0.01, (3, 3)),
            (kinds.SGD, None, (3, 3)),
        ):
            with self.subTest(kind.__name__):
                main, startup, loss = build(lambda k=kind, d=decay: train(k, d))
                folded, folded_startup, _ = fold(main, startup)
                self.assertEqual(folded.folding.report.launches(), launches)
                self.assertFalse(
                    [r for r in folded.folding.report.remarks if r.name == "NotOfStage"]
                )
                originals = main, startup
                self.assert_trains_alike(originals, (folded, folded_startup), [loss], feeds)

    def test_copies_that_save_nothing(self):
        """By default, there are none."""
        for casts, passes, copies in (
            (1, stepfold.paddle.DEFAULT_PASSES, 0),
            (1, COPIES, 1),
            (2, stepfold.paddle.DEFAULT_PASSES, 1),
        ):
            main, startup, _ = build(lambda casts=casts: cast_weight(casts))
            folded, _, printed = fold(main, startup, passes)
            report = folded.folding.report
            self.assertEqual(len(report.copies), copies)
            saves_nothing = copies == casts
            self.assertEqual(report.copies_save_nothing(), saves_nothing)
            self.assertEqual("these copies save nothing" in printed, saves_nothing)
            self.assertEqual("to one type, and a step has 1" in printed, copies == 0)

    def test_parameters_that_another_program_writes(self):
        """A weight that is cast once has no copy, which the other program would not write."""
        programs = [build(lambda: cast_weight(1, name="w")) for _ in range(2)]
        folded, folded_startup, _ = fold(*programs[0][:2])
        feeds = executor.random_feeds({"x": [4, 3]})

        def run(main, startup, fetch):
            training = Training(main, startup)
            other = Training(*programs[1][:2], scope=training.scope)
            losses = []
            for step in range(3):
                losses += training.run(feeds, [step], fetch)
                losses += other.run(feeds, [step], [programs[1][2][0]])
            return losses

        fetch = [programs[0][2][0]]
        self.assert_same_steps(
            run(*programs[0][:2], fetch), run(folded, folded_startup, folded.folding.find(fetch))
        )

    def test_inference_model_of_copies(self):
        """Copies are parameters to the framework, which saves and loads them as such."""
        main, startup, (loss, x, y) = build(lambda: cast_weight(2))
        folded, folded_startup, _ = fold(main, startup)
        [copy] = folded.folding.report.copies
        [value] = [v for v in folded.list_vars() if v.is_parameter and v.name == copy]
        self.assertTrue(value.persistable and value.stop_gradient and not value.trainable)
        feeds = executor.random_feeds({"x": [4, 3]})
        self.assert_trains_alike((main, startup), (folded, folded_startup), [loss], feeds)
        results = []
        for program, initial, ends in (
            (main, startup, [x, y]),
            (folded, folded_startup, folded.folding.find([x, y])),
        ):
            training = Training(program, initial)
            training.run(feeds, range(2), [ends[1]])
            with tempfile.TemporaryDirectory() as folder:
                prefix = os.path.join(folder, "model")
                save = paddle.static.save_inference_model
                with paddle.static.scope_guard(training.scope):
                    save(prefix, ends[:1], ends[1:], training.executor, program=program)
                with paddle.static.scope_guard(paddle.static.Scope()):
                    load = paddle.static.load_inference_model
                    model, names, fetch = load(prefix, training.executor)
                    self.assertEqual(names, ["x"])
                    results.append(training.executor.run(model, feed=feeds(9), fetch_list=fetch))
        self.assert_same(*(values[0] for values in results), "what the saved model computes")

    def test_attributes_of_parameters(self):
        def train():
            attribute = paddle.ParamAttr(
                learning_rate=0.5, regularizer=paddle.regularizer.L2Decay(0.1)
            )
            model = paddle.nn.Linear(3, 2, weight_attr=attribute)
            loss = paddle.mean(model(paddle.static.data("x", [4, 3])))
            paddle.optimizer.SGD(0.1, parameters=model.parameters()).minimize(loss)
            return model.weight, model.bias

        main, startup, parameters = build(train)
        folded, _, _ = fold(main, startup)
        for parameter in parameters:
            found = folded.folding.find(parameter)
            for name in ("optimize_attr", "regularizer", "do_model_average"):
                self.assertEqual(getattr(found, name), getattr(parameter, name), name)

    def test_accumulation(self):
        run = run_exported.RUNS["accumulated_lars"]
        main, startup = run_exported.load_from_child("accumulated_lars")
        folded, folded_startup, _ = fold(main, startup)
        self.assertIn("pd_op.if", executor.op_names(folded))
        self.assertEqual(folded.folding.report.updates, {"pd_op.lars_momentum_": (4, 1)})
        loss = executor.find_result(main, run.loss)
        feeds = executor.random_feeds(run.feeds)
        self.assert_trains_alike((main, startup), (folded, folded_startup), [loss], feeds)

    def test_scheduled_rates(self):
        scheduler = paddle.optimizer.lr.StepDecay(0.1, step_size=1)
        main, startup, (loss, _, _) = build(lambda: lars_mlp(scheduler))
        folded, folded_startup, _ = fold(main, startup)
        self.assertIs(folded.lr_scheduler, scheduler)
        feeds = executor.random_feeds({"x": [4, 8], "label": ([4, 1], 4)})
        results = []
        for program, initial in ((main, startup), (folded, folded_startup)):
            training, found = Training(program, initial), [loss]
            if program is folded:
                found = folded.folding.find(found)
            beginning = scheduler.state_dict()
            results.append([])
            for step in range(3):
                results[-1] += training.run(feeds, [step], found)
                scheduler.step()
            scheduler.set_state_dict(beginning)
            results[-1].append(list(training.state().values()))
        self.assert_same_steps(*results)


def cast_weight(casts, name=None):
    """The loss, the input and an output of a model that casts its weight so often."""
    weight = paddle.static.create_parameter([4, 3], "float32", name=name)
    x = paddle.static.data("x", [4, 3])
    halves = [paddle.cast(weight, "float16") for _ in range(casts)]
    y = sum(paddle.cast(half, "float32") * x for half in halves)
    loss = paddle.mean(y)
    paddle.optimizer.SGD(0.1, parameters=[weight]).minimize(loss)
    return loss, x, y


def lars_mlp(rate=0.1):
    """The loss, the logits and a parameter of a model with LARS."""
    model = models.mlp()
    x = paddle.static.data("x", [4, 8], "float32")
    label = paddle.static.data("label", [4, 1], "int64")
    logits = model(x)
    loss = paddle.mean(paddle.nn.functional.cross_entropy(logits, label))
    optimizer = paddle.incubate.optimizer.LarsMomentumOptimizer(
        rate, 0.9, parameter_list=model.parameters()
    )
    optimizer.minimize(loss)
    return loss, logits, model[0].weight


class ValuesTest(FoldCase):
    def setUp(self):
        self.main, self.startup, values = build(lars_mlp)
        self.loss, self.logits, self.weight = values
        self.folded, self.folded_startup, _ = fold(self.main, self.startup)
        self.feeds = executor.random_feeds({"x": [4, 8], "label": ([4, 1], 4)})

    def test_original_values(self):
        gradient = executor.find_result(self.main, "pd_op.relu_grad")
        fetch = [self.loss, self.logits, self.weight, gradient]
        originals = self.main, self.startup
        self.assert_trains_alike(originals, (self.folded, self.folded_startup), fetch, self.feeds)

    def test_forms(self):
        find = self.folded.folding.find
        self.assertTrue(find([self.loss])[0].is_same(find(self.loss)))
        self.assertTrue(find((self.loss, self.logits))[1].is_same(find(self.logits)))
        self.assertFalse(find(self.loss).is_same(self.loss))

    def test_unknown_values(self):
        find = self.folded.folding.find
        text = "a result of 'pd_op.mean' does not belong to the outer block of the program that was"
        with self.assertRaisesRegex(KeyError, text):
            find(find(self.loss))
        update = executor.find_result(self.main, "pd_op.lars_momentum_")
        with self.assertRaisesRegex(KeyError, "no longer computes .* 'pd_op.lars_momentum_'"):
            find(update)
        with self.assertRaisesRegex(TypeError, "expected a value of the program, got str"):
            find("loss")

    def test_folding_what_is_folded(self):
        again, startup, _ = fold(self.folded, self.folded_startup)
        self.assertEqual(again.folding.report.updates, {"pd_op.lars_momentum_": (1, 1)})
        found = [self.folded.folding.find(self.loss)]
        self.assert_trains_alike(
            (self.folded, self.folded_startup), (again, startup), found, self.feeds
        )


class CheckpointTest(FoldCase):
    """With copies of parameters, which only the folded program has."""

    @classmethod
    def setUpClass(cls):
        cls.main, cls.startup, _ = build(lambda: run_exported.embedded(1, programs.adamw_clip))
        cls.loss = executor.find_result(cls.main, "pd_op.mean")
        cls.feeds = staticmethod(
            executor.random_feeds(run_exported.RUNS["transformer_adamw"].feeds)
        )
        cls.folded, cls.folded_startup, _ = fold(cls.main, cls.startup, COPIES)
        cls.found = cls.folded.folding.find(cls.loss)

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.prefix = os.path.join(folder.name, "checkpoint")

    def train_and_save(self, main, startup, loss):
        """Saves after the third step; what the two after it give."""
        training = Training(main, startup)
        training.run(self.feeds, range(3), [loss])
        training.call(paddle.static.save, main, self.prefix)
        return training, training.run(self.feeds, range(3, 5), [loss])

    def go_on(self, main, startup, loss, load):
        """Loads in place of other values."""
        training = Training(main, startup, seed=2)
        training.call(load, main, self.prefix, training.executor)
        return training, training.run(self.feeds, range(3, 5), [loss])

    def test_saved_before_folding(self):
        saved, expected = self.train_and_save(self.main, self.startup, self.loss)
        training, losses = self.go_on(
            self.folded, self.folded_startup, self.found, stepfold.paddle.load
        )
        self.assert_same_steps(expected, losses)
        self.assert_same_state(saved, training)

    def test_saved_after_folding(self):
        saved, expected = self.train_and_save(self.folded, self.folded_startup, self.found)
        training, losses = self.go_on(self.main, self.startup, self.loss, paddle.static.load)
        self.assert_same_steps(expected, losses)
        self.assert_same_state(training, saved)
        for load in (paddle.static.load, stepfold.paddle.load):
            training, losses = self.go_on(self.folded, self.folded_startup, self.found, load)
            self.assert_same_steps(expected, losses)
            self.assert_same_state(saved, training)

    def test_the_framework_misses_the_copies(self):
        self.train_and_save(self.main, self.startup, self.loss)
        with self.assertRaisesRegex(AssertionError, r"Can not find \[linear_.*bf16\]"):
            self.go_on(self.folded, self.folded_startup, self.found, paddle.static.load)

    def test_parameters_that_others_set(self):
        training = Training(self.folded, self.folded_startup)
        value = numpy.full([16, 16], 1.01, numpy.float32)
        training.call(paddle.static.pir_io.set_var, "linear_0.w_0", value)
        training.call(stepfold.paddle.update_copies, self.folded)
        copy = training.state()["linear_0.w_0.bf16"]
        self.assert_same(numpy.full([16, 16], 0x3F81, numpy.uint16), copy, "the copy")

    def test_parameters_that_the_scope_lacks(self):
        with paddle.static.scope_guard(paddle.static.Scope()):
            text = "the scope does not have the parameter 'linear_.*': run the startup program"
            with self.assertRaisesRegex(RuntimeError, text):
                stepfold.paddle.update_copies(self.folded)

    def test_not_folded(self):
        for function in (stepfold.paddle.load, stepfold.paddle.update_copies):
            with self.assertRaisesRegex(TypeError, "main: expected a program that fold"):
                function(self.main, self.prefix)


if __name__ == "__main__":
    paddle.enable_static()
    unittest.main()
