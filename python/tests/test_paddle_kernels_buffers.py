"""Tests of programs whose operator has buffers in place of variables."""

import os
import sys
import tempfile
import unittest

import numpy
import paddle
import stepfold
import stepfold.paddle
from paddle.nn.initializer import Constant
from paddle.pir.core import create_persistable_value
from paddle_kernels_cases import (
    KernelsCase,
    Training,
    build,
    build_conditional,
    build_linear,
    build_resnet50,
    build_run,
    build_two_stages,
    executor,
    feed_conditional,
    feed_linear,
    feed_resnet50,
    make_adamw,
    make_momentum,
    programs,
)
from paddle_kernels_cases import fold as fold_to_operator
from stepfold.paddle.static.operator import find_operators, split_names

PASSES = (
    "optim-optimize{coalesce=true coalesce-gradients=false min-casts=2 if-convert=false "
    "generalize=false fuse=false}"
)


def fold(main, startup, passes=PASSES, **options):
    return fold_to_operator(main, startup, passes=passes, **options)


def read_scope(scope, names):
    return {name: numpy.array(scope.find_var(name).get_tensor()) for name in names}


class BuffersCase(KernelsCase):
    def check_buffers(self, training, kernels):
        """Each variable of a buffer lies in one, and the rest of that is zero."""
        parts, held_parts = {part for each in kernels for part in each.parts}, set()
        for name in {buffer for each in kernels for buffer in each.buffers}:
            memory = training.scope.find_var(name).get_tensor()
            contents = numpy.array(memory)
            rest = contents.copy()
            for part in parts:
                tensor = training.scope.find_var(part).get_tensor()
                value = numpy.array(tensor)
                place = (tensor._ptr() - memory._ptr()) // value.itemsize
                if 0 <= place < contents.size and value.dtype == contents.dtype:
                    held = contents[place : place + value.size]
                    self.assertTrue(executor.same_bits(held, value.ravel()), part)
                    rest[place : place + value.size] = 0
                    held_parts.add(part)
            self.assertFalse(rest.any(), name)
        self.assertEqual(held_parts, parts)

    def train(self, built, feed, steps=6, operators=1, passes=PASSES):
        """Trains the original and the folded program. Returns the latter's kernels."""
        main, startup, fetch = built
        folded, folded_startup = fold(main, startup, passes)
        found = folded.folding.find(fetch)
        before, after = Training(main, startup), Training(folded, folded_startup)
        kernels = folded.folding.report.kernels
        self.assertEqual(len(kernels), operators)
        self.check_buffers(after, kernels)
        self.assert_steps_alike(before, after, fetch, found, feed, steps)
        names = executor.variables(main)
        self.assert_equal_state(read_scope(before.scope, names), read_scope(after.scope, names))
        self.check_buffers(after, kernels)
        return kernels


class TrainingTest(BuffersCase):
    def test_resnet50(self):
        main, startup, loss = build_resnet50(programs.momentum)
        [kernels] = self.train((main, startup, [loss]), feed_resnet50, steps=3)
        self.assertEqual(kernels.buffers, ("params.f32", "velocity.f32"))
        self.assertEqual(len(kernels.parts), 322)
        # The learning rate.
        self.assertEqual((len(kernels.state), kernels.in_place), (1, ()))
        self.assertIn("323 variables, 0 of them in place, 322 in 2 buffers", str(kernels))

    def test_adamw(self):
        """Powers have one element each, and stay apart."""
        main, startup, fetch = build_linear(make_optimizer=make_adamw)
        folded, _ = fold(main, startup)
        [kernels] = folded.folding.report.kernels
        self.assertEqual(len(kernels.parts), 6)
        self.assertEqual(sum("pow_acc" in name for name in kernels.state), 4)

    def test_powers_in_buffers(self):
        """With an option, all state is in buffers, and trains alike."""
        passes = PASSES.replace("{", "{coalesce-scalars=true ")
        built = build_linear(make_optimizer=make_adamw)
        kernels = self.train(built, feed_linear, passes=passes)[0]
        self.assertEqual(len(kernels.buffers), 5)
        self.assertEqual(len(kernels.parts), 10)
        self.assertFalse([name for name in kernels.state if "pow_acc" in name])

    def test_program_is_folded_again(self):
        """Buffers stay where the startup program makes them, and are operands again."""
        main, startup, fetch = build_linear()
        with tempfile.TemporaryDirectory() as folder:
            once, startup_once = fold(main, startup, kernels=os.path.join(folder, "once"))
            again, startup_again = fold_to_operator(
                once, startup_once, kernels=os.path.join(folder, "again")
            )
            first, second = (p.folding.report.kernels[0] for p in (once, again))
            self.assertEqual(
                (second.buffers, second.parts, second.state),
                (first.buffers, first.parts, first.state),
            )
            found = again.folding.find(once.folding.find(fetch))
            after, before = Training(again, startup_again), Training(main, startup)
            self.assert_steps_alike(before, after, fetch, found, feed_linear, steps=3)
            with self.assertRaisesRegex(
                stepfold.CompilerError,
                "the operator reads the buffer '.*', which the startup program does not make",
            ):
                fold_to_operator(once, startup)


class OrderTest(BuffersCase):
    """Users of a variable in a buffer are ordered by the variable."""

    def test_metric_in_front_of_the_update(self):
        def measure(model, pairs):
            return paddle.sum(model.weight * sum(paddle.mean(gradient) for _, gradient in pairs))

        [kernels] = self.train(build_linear(before=measure), feed_linear)
        self.assertEqual(kernels.in_place, ("linear_0.w_0",))

    def test_reader_behind_the_update(self):
        def behind(model):
            return paddle.cast(model.bias, "float64")

        [kernels] = self.train(build_linear(behind=behind), feed_linear)
        self.assertEqual(kernels.in_place, ("linear_0.b_0",))

    def test_fetched_variables(self):
        main, startup, fetch = build_linear()
        names = ["linear_0.w_0", "linear_0.b_0"]
        variables = {value.name: value for value in main.list_vars() if value.persistable}
        [kernels] = self.train(
            (main, startup, fetch + [variables[name] for name in names]), feed_linear
        )
        # As the report says of the program before `find`.
        self.assertEqual(kernels.in_place, ())

    def test_fetched_once(self):
        """A variable becomes an operand in place once, be it one that was an operand or not."""
        main, startup, _ = build_linear()
        folded, _ = fold(main, startup)
        variables = {value.name: value for value in main.list_vars() if value.persistable}
        for name in ("linear_0.b_0", "linear_0.w_0", "linear_0.w_0"):
            folded.folding.find(variables[name])
        [operator] = find_operators(folded)
        in_place, others = (
            split_names(operator.attrs()[key]) for key in ("written_state", "state")
        )
        self.assertEqual(in_place, ["linear_0.b_0", "linear_0.w_0"])
        self.assertNotIn("linear_0.w_0", others)

    def test_stages_with_one_buffer(self):
        """Both stages write parameters of one buffer."""

        def train():
            model, other = paddle.nn.Linear(12, 8), paddle.nn.Linear(12, 8)
            x = paddle.static.data("x", [4, 12])
            losses = [paddle.mean(model(x)), paddle.mean(paddle.tanh(x @ model.weight) * 3)]
            sets = ([*model.parameters(), *other.parameters()], [model.weight])
            losses[0] += paddle.mean(other(x))
            for loss, parameters in zip(losses, sets, strict=True):
                pairs = paddle.static.append_backward(loss, parameters)
                paddle.optimizer.SGD(0.1, parameters=parameters).apply_gradients(pairs)
            return losses

        kernels = self.train(build(train), feed_linear, operators=2)
        for each in kernels:
            self.assertEqual(each.buffers, ("params.f32",))
            self.assertIn("linear_0.w_0", each.in_place)

    def test_variables_of_a_region(self):
        """The buffers of a startup program, for a program that has variables in a region alone."""
        _, startup = fold(*build_linear()[:2])
        main, _, fetch = build_conditional(is_fed=True)
        [kernels] = self.train((main, startup, fetch), feed_conditional(is_fed=True))
        self.assertEqual(kernels.buffers, ("params.f32", "velocity.f32"))

    def test_adversaries(self):
        built = build_two_stages()
        kernels = self.train(built, feed_linear, operators=2)
        self.assertFalse(set(kernels[0].buffers) & set(kernels[1].buffers))


class CheckpointTest(BuffersCase):
    def test_directions(self):
        main, startup, fetch = build_linear(make_optimizer=make_momentum)
        folded, folded_startup = fold(main, startup)
        [kernels] = folded.folding.report.kernels
        found = folded.folding.find(fetch)
        original, buffered = (main, startup, fetch), (folded, folded_startup, found)
        with tempfile.TemporaryDirectory() as folder:
            for name, (program, its_startup, its_fetch) in (
                ("original", original),
                ("buffered", buffered),
            ):
                prefix = os.path.join(folder, name)
                training = Training(program, its_startup)
                for step in range(3):
                    training.step(feed_linear(step), its_fetch)
                with paddle.static.scope_guard(training.scope):
                    paddle.static.save(program, prefix)
                expected = [training.step(feed_linear(step), its_fetch)[0] for step in (3, 4)]
                for loads, (into, into_startup, into_fetch) in (
                    (lambda p: paddle.static.load(main, p), original),
                    (lambda p: stepfold.paddle.load(folded, p), buffered),
                ):
                    training = Training(into, into_startup, seed=2)
                    with paddle.static.scope_guard(training.scope):
                        loads(prefix)
                    if into is folded:
                        self.check_buffers(training, [kernels])
                    for step, loss in zip((3, 4), expected, strict=True):
                        [actual] = training.step(feed_linear(step), into_fetch)
                        self.assertTrue(executor.same_bits(loss, actual))
            # The framework's own function loads what has the buffers.
            training = Training(folded, folded_startup, seed=2)
            with paddle.static.scope_guard(training.scope):
                paddle.static.load(folded, os.path.join(folder, "buffered"))
            self.check_buffers(training, [kernels])
            [actual] = training.step(feed_linear(3), found)
            self.assertTrue(executor.same_bits(expected[0], actual))

    def test_saved_programs(self):
        main, startup, fetch = build_linear()
        folded, folded_startup = fold(main, startup)
        with tempfile.TemporaryDirectory() as folder:
            [loss] = folded.folding.find(fetch)
            stepfold.paddle.save_programs(folder, folded, folded_startup, {"loss": loss})
            read, read_startup, values = stepfold.paddle.read(folder)
            before, after = Training(main, startup), Training(read, read_startup)
            self.assert_steps_alike(before, after, fetch, [values["loss"]], feed_linear, steps=3)


class RefusalTest(BuffersCase):
    def check_failed_step(self, training, found, pattern):
        names = [v.name for v in training.main.list_vars() if v.persistable]
        before = read_scope(training.scope, names)
        with self.assertRaisesRegex(RuntimeError, pattern):
            training.step(feed_linear(0), found)
        self.assert_equal_state(before, read_scope(training.scope, names))

    def test_startup_program_of_the_original(self):
        """Its variables are not in the buffers that an earlier run has left in the scope."""
        main, startup, fetch = build_linear()
        folded, folded_startup = fold(main, startup)
        training = Training(folded, folded_startup)
        with paddle.static.scope_guard(training.scope):
            training.executor.run(startup)
        self.check_failed_step(
            training,
            folded.folding.find(fetch),
            "'linear_0.*' is not in the buffer '.*' of this scope: run the startup program that "
            "fold has returned",
        )

    def start(self, initialise):
        """Training of the folded program in whose scope `initialise` has run, and its values."""
        main, startup, fetch = build_linear()
        folded, folded_startup = fold(main, startup)
        training = Training(folded, folded_startup)
        training.call(training.executor.run, build(initialise)[1])
        return training, folded.folding.find(fetch)

    def test_parameter_is_initialised_again(self):
        """The framework writes it where it is."""
        names = ["linear_0.w_0", "linear_0.b_0"]

        def initialise():
            for name, shape in zip(names, ([12, 8], [8]), strict=True):
                paddle.static.create_parameter(
                    shape, "float32", name, default_initializer=Constant(0.5)
                )

        training, found = self.start(initialise)
        self.check_buffers(training, training.main.folding.report.kernels)
        before = read_scope(training.scope, names)
        training.step(feed_linear(0), found)
        for name, value in read_scope(training.scope, names).items():
            self.assertTrue((before[name] == 0.5).all(), name)
            self.assertFalse((value == 0.5).any(), name)

    def test_variable_is_made_anew(self):
        """A step looks at one variable of each buffer, and does not write another that left it."""

        def make(name, shape):
            return lambda: create_persistable_value(
                "float32", shape, name, initializer=Constant(0.5)
            )

        seen, unseen = "linear_0.b_0_velocity_0", "linear_0.w_0_velocity_0"
        training, found = self.start(make(unseen, [12, 8]))
        training.step(feed_linear(0), found)
        velocities = read_scope(training.scope, [seen, unseen])
        self.assertTrue((velocities[unseen] == 0.5).all())
        self.assertTrue(velocities[seen].any())
        training, found = self.start(make(seen, [8]))
        self.check_failed_step(training, found, f"'{seen}' is not in the buffer 'velocity.f32'")

    def test_scope_without_buffers(self):
        main, startup, fetch = build_linear()
        folded, _ = fold(main, startup)
        training = Training(folded, startup)
        with self.assertRaisesRegex(RuntimeError, "params.f32"):
            training.step(feed_linear(0), folded.folding.find(fetch))

    def test_buffer_of_the_compilation(self):
        """The startup program has to make what the plan has."""
        main, startup, _ = build_linear()
        texts = [stepfold.paddle.serialize(program) for program in (main, startup)]
        with tempfile.TemporaryDirectory() as folder, stepfold.compiler.Session() as session:
            program = session.import_pir(*texts, device="cpu")
            with self.assertRaisesRegex(
                stepfold.CompilerError,
                "the plan has the buffer '.*', which the startup program does not make",
            ):
                program.export_kernels(folder, "target=host optimize={coalesce=true}")
            self.assertEqual(os.listdir(folder), [])

    def test_copies_of_the_compilation(self):
        """A plan has no copies of parameters that the program does not have, unless asked to."""
        main, startup, _, _ = build_run("transformer_adamw")
        texts = [stepfold.paddle.serialize(program) for program in (main, startup)]
        with tempfile.TemporaryDirectory() as folder, stepfold.compiler.Session() as session:
            program = session.import_pir(*texts, device="cpu")
            with self.assertRaisesRegex(
                stepfold.CompilerError, "'.*.bf16' is not a value of the outer block"
            ):
                program.export_kernels(folder, "optimize={hoist-casts=true}")
            self.assertEqual(os.listdir(folder), [])
            program.export_kernels(folder)


if __name__ == "__main__":
    paddle.enable_static()
    sys.exit(unittest.main(verbosity=1))
