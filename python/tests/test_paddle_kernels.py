"""Tests of programs whose optimizer stage is one operator of the framework's executor."""

import functools
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import numpy
import paddle
import stepfold
import stepfold.paddle
from paddle import _C_ops
from paddle_kernels_cases import (
    KernelsCase,
    Training,
    build,
    build_conditional,
    build_linear,
    build_resnet50,
    build_run,
    build_two_stages,
    build_wide,
    executor,
    feed_conditional,
    feed_linear,
    feed_resnet50,
    fold,
    fold_and_save,
    make_adamw,
    make_momentum,
    programs,
    run_exported,
    run_in_order,
)
from stepfold.paddle.static.operator import (
    find_operators,
    make_operator,
    remove_folder,
    split_names,
)
from stepfold.paddle.static.ops import OPERATOR
from stepfold.paddle.static.serialization import deserialize, serialize

OVERWRITTEN = (
    "'pd_op.scale' is not part of the stage: an op outside of the stage overwrites what it makes"
)


# A process that prints how many threads the first steps of plans have started, behind those that
# the framework starts for each program.
COUNT_THREADS = """
import os, paddle
from paddle_kernels_cases import Training, build_wide, feed_linear, fold

paddle.enable_static()
trainings = []

def count_started(number):
    os.environ["OMP_NUM_THREADS"] = number
    main, startup, fetch = build_wide()
    folded = fold(main, startup)
    found = folded[0].folding.find(fetch)
    trainings.append(Training(*folded))
    before = len(os.listdir("/proc/self/task"))
    trainings[-1].step(feed_linear(0), found)
    return len(os.listdir("/proc/self/task")) - before

alone = count_started("1")
print([count_started(number) - alone for number in ("1", "2", "2", "4")])
"""


class TrainingTest(KernelsCase):
    def test_resnet50(self):
        main, startup, loss = build_resnet50()
        folded = self.fold_and_train((main, startup, [loss]), feed_resnet50)
        report = folded.folding.report
        self.assertEqual(report.updates, {"pd_op.momentum_": (161, 0), OPERATOR: (0, 1)})
        self.assertEqual(report.launches(), (161, 1))
        [kernels] = report.kernels
        self.assertEqual(len(kernels.gradients), 161)
        # Parameters, velocities and the learning rate.
        self.assertEqual((len(kernels.state), kernels.in_place), (323, ()))
        self.assertIn("161 gradients and 323 variables, 0 of them in place", str(report))

    def test_program_is_read_and_folded_again(self):
        main, startup, fetch = build_linear()
        with tempfile.TemporaryDirectory() as folder:
            once, startup_once = fold(main, startup, kernels=os.path.join(folder, "once"))
            # Its stage is the operator's.
            again, startup_again = fold(once, startup_once, kernels=os.path.join(folder, "again"))
            self.assertIn("again", again.folding.report.kernels[0].folder)
            found = again.folding.find(once.folding.find(fetch))
            self.assert_trains_alike(
                (main, startup), (again, startup_again), fetch, found, feed_linear
            )
            plain, plain_startup = fold(once, startup_once, kernels=False)
            self.assertEqual(len(find_operators(plain)), 1)

    def test_program_without_optimizer(self):
        def predict():
            return paddle.mean(paddle.nn.Linear(12, 8)(paddle.static.data("x", [4, 12])))

        main, startup, _ = build(predict)
        folded, _ = fold(main, startup)
        self.assertEqual(executor.op_names(folded), executor.op_names(main))
        self.assertEqual(folded.folding.report.kernels, ())
        self.assertIn("no optimizer stage: nothing is replaced", str(folded.folding.report))

    def test_two_scopes_and_two_programs(self):
        """Each step binds the tensors of its scope."""
        main, startup, fetch = build_linear()
        folded, folded_startup = fold(main, startup)
        found = folded.folding.find(fetch)
        pairs = [(Training(main, startup, s), Training(folded, folded_startup, s)) for s in (1, 2)]
        for step in range(6):
            for before, after in pairs if step % 2 else reversed(pairs):
                expected = before.step(feed_linear(step), fetch)
                self.assertTrue(
                    executor.same_bits(expected[0], after.step(feed_linear(step), found)[0])
                )
        for before, after in pairs:
            self.assert_equal_state(before.state(), after.state())

    def test_threads(self):
        """A plan has as many threads as kernels of the framework; results do not depend on it."""
        for number in ("0", "2", "many"):
            with self.subTest(number), mock.patch.dict(os.environ, OMP_NUM_THREADS=number):
                self.fold_and_train(build_wide(), feed_linear)
        # The threads of a process are those of all its plans.
        done = subprocess.run(
            [sys.executable, "-W", "ignore", "-c", COUNT_THREADS],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
        )
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stdout.strip(), "[0, 1, 0, 2]")

    def test_folder_is_not_needed_once_loaded(self):
        main, startup, fetch = build_linear()
        with tempfile.TemporaryDirectory() as folder:
            folded, folded_startup = fold(main, startup, kernels=folder)
            after = Training(folded, folded_startup)
            found = folded.folding.find(fetch)
            after.step(feed_linear(0), found)
        after.step(feed_linear(1), found)


class PlanCase(KernelsCase):
    """Stages that round otherwise than the framework: a step is that of the plan."""

    def check_step(self, main, startup, loss, feeds, steps=3):
        folded, folded_startup = fold(main, startup)
        [kernels] = folded.folding.report.kernels
        operator = find_operators(folded)[0]
        others = operator.operands_source()[1:]
        gradients = others[len(kernels.state) :]
        training = Training(folded, folded_startup)
        original = Training(main, startup)
        for step in range(steps):
            state, feed = training.state(), feeds(step)
            self.assertEqual(state.keys(), original.state().keys())
            for variable, value in state.items():
                original.scope.find_var(variable).get_tensor().set(value, paddle.CPUPlace())
            _, *values = training.step(feed, [folded.folding.find(loss), *gradients])
            after = training.state()
            with stepfold.Plan.load(kernels.folder) as plan:
                for variable in (*kernels.in_place, *kernels.state):
                    plan.write(variable, state[variable].tobytes())
                for parameter, value in zip(kernels.gradients, values, strict=True):
                    plan.write(parameter, value.tobytes(), role="gradient")
                plan.step()
                for variable in (*kernels.in_place, *kernels.state):
                    self.assertEqual(bytes(plan.read(variable)), after[variable].tobytes())
            with run_in_order():
                original.step(feed, [loss])
            for variable, value in original.state().items():
                self.assert_close(value, after[variable], f"step {step}: {variable}")
        return folded

    def assert_close(self, expected, actual, what):
        """As docs/results/oracle.md says of one step."""
        if expected.dtype == numpy.float32:
            limit = 1e-6 * max(abs(expected).max(), 1e-30)
            self.assertLessEqual(abs(expected - actual).max(), limit, what)
        else:
            self.assertTrue(executor.same_bits(expected, actual), what)


class StageTest(PlanCase):
    def test_lars(self):
        """Norms of single parameters."""
        folded = self.check_step(*build_resnet50(programs.lars), feed_resnet50)
        self.assertEqual(folded.folding.report.launches(), (161, 1))

    def test_dynamic_loss_scaling(self):
        """Unscaling and the search for infinities belong to the stage."""
        folded = self.check_step(*build_run("scaled_adam"))
        names = executor.op_names(folded)
        self.assertNotIn("pd_op.check_finite_and_unscale_", names)
        self.assertNotIn("pd_op.update_loss_scaling_", names)

    def test_declarations(self):
        """Variables have the properties of the original's, of which defaults are not written."""
        main, startup, _ = build_linear(make_optimizer=make_adamw)
        folded, _ = fold(main, startup)

        def describe(program):
            variables = (value for value in program.list_vars() if value.persistable)
            return {
                value.name: (value.shape, value.dtype, value.stop_gradient, value.is_parameter)
                for value in variables
            }

        self.assertEqual(describe(folded), describe(main))
        state = [op for op in folded.global_block().ops if op.name() == "pd_op.data"]
        written = {"stop_gradient" in op.attrs() for op in state if op.result(0).persistable}
        self.assertEqual(written, {False})

    def test_operators_on_lists(self):
        self.check_step(*build_run("mlp_adam"))

    def test_lists_of_copies(self):
        """The operator has what they copy, by either op of the framework."""
        run = run_exported.RUNS["scaled_adam"]
        to_host = 0
        for copy in (paddle.assign, lambda gradient: _C_ops.memcpy(gradient, to_host)):
            main, startup, _ = build(functools.partial(run_exported.scaled_adam, copy))
            loss = executor.find_result(main, run.loss)
            folded = self.check_step(main, startup, loss, executor.random_feeds(run.feeds))
            names = executor.op_names(folded)
            for name in ("pd_op.assign", "pd_op.memcpy", "pd_op.check_finite_and_unscale_"):
                self.assertNotIn(name, names)

    def test_accumulation(self):
        """Sums of gradients, and updates under a condition that the framework computes."""
        run = run_exported.RUNS["accumulated_lars"]
        main, startup = run_exported.load_from_child("accumulated_lars")
        loss = executor.find_result(main, run.loss)
        folded = self.check_step(main, startup, loss, executor.random_feeds(run.feeds), steps=8)
        self.assertNotIn("pd_op.if", executor.op_names(folded))

    def test_condition(self):
        """It is a feed, or the framework computes it. Variables are declared in its region."""
        for is_fed in (True, False):
            with self.subTest(is_fed=is_fed):
                self.fold_and_train(build_conditional(is_fed), feed_conditional(is_fed))

    def test_copies_of_gradients(self):
        """The operator has the gradient itself, and its copy has no use any more."""

        def train():
            model = paddle.nn.Linear(12, 8)
            loss = paddle.mean(model(paddle.static.data("x", [4, 12])) ** 2)
            pairs = paddle.static.append_backward(loss)
            copies = [(parameter, paddle.assign(g).clone()) for parameter, g in pairs]
            make_momentum(model.parameters()).apply_gradients(copies)
            return [loss]

        folded = self.fold_and_train(build(train), feed_linear)
        self.assertNotIn("pd_op.assign", executor.op_names(folded))

    def test_gradient_that_is_overwritten(self):
        """The stage begins behind an operator that works in place, as an all-reduce does."""

        def train():
            model = paddle.nn.Linear(12, 8)
            loss = paddle.mean(model(paddle.static.data("x", [4, 12])) ** 2)
            pairs = [(p, 0.5 * g) for p, g in paddle.static.append_backward(loss)]
            for _, gradient in pairs:
                paddle.assign(paddle.tanh(gradient), gradient)
            make_momentum(model.parameters()).apply_gradients(pairs)
            return [loss]

        main, startup, fetch = build(train)
        self.assertEqual(executor.op_names(main).count("pd_op.assign_out_"), 2)
        folded = self.fold_and_train((main, startup, fetch), feed_linear)
        self.assertTrue(folded.folding.report.outside[0].startswith(OVERWRITTEN))


class TransformerTest(PlanCase):
    """In bf16, for which the framework needs a processor that multiplies it."""

    def test_clip_and_adamw(self):
        folded = self.check_step(*build_run("transformer_adamw"))
        self.assertEqual(len(find_operators(folded)), 1)
        self.assertNotIn("pd_op.squared_l2_norm", executor.op_names(folded))


class OrderTest(KernelsCase):
    """Readers of a variable of the stage that the executor could run too early or too late."""

    def check_in_place(self, built, names):
        folded = self.fold_and_train(built, feed_linear)
        self.assertEqual(set(folded.folding.report.kernels[0].in_place), set(names))

    def test_ancestors_of_gradients_are_no_reason(self):
        self.check_in_place(build_linear(), ())

    def test_metric_in_front_of_the_update(self):
        """It is ready when the last gradient is, as the update is."""

        def measure(model, pairs):
            return paddle.sum(model.weight * sum(paddle.mean(gradient) for _, gradient in pairs))

        self.check_in_place(build_linear(before=measure), ["linear_0.w_0"])

    def test_reader_behind_the_update(self):
        def behind(model):
            return paddle.cast(model.weight, "float64")

        self.check_in_place(build_linear(behind=behind), ["linear_0.w_0"])

    def test_average_kept_by_the_framework(self):
        def behind(model):
            average = paddle.static.create_parameter([12, 8], "float32", name="average")
            average.stop_gradient = True
            paddle.assign(average * 0.9 + model.weight * 0.1, average)
            return average

        self.check_in_place(build_linear(behind=behind), ["linear_0.w_0"])

    def test_use_that_is_added_behind_fold(self):
        """Folding again orders it."""

        def add(main):
            [weight] = [v for v in main.list_vars() if v.persistable and v.name == "linear_0.w_0"]
            with paddle.static.program_guard(main):
                return paddle.cast(weight, "float64")

        main, startup, fetch = build_linear()
        folded, folded_startup = fold(main, startup)
        found = [*folded.folding.find(fetch), add(folded)]
        again, again_startup = fold(folded, folded_startup)
        self.assertEqual(again.folding.report.kernels[0].in_place, ("linear_0.w_0",))
        found, fetch = again.folding.find(found), [*fetch, add(main)]
        self.assert_trains_alike((main, startup), (again, again_startup), fetch, found, feed_linear)

    def test_fetched_variables(self):
        """The executor fetches what the update has written."""
        main, startup, fetch = build_linear()
        folded, folded_startup = fold(main, startup)
        names = ["linear_0.w_0", "linear_0.b_0"]
        variables = {value.name: value for value in main.list_vars() if value.persistable}
        fetch += [variables[name] for name in names]
        for count in (2, 3):
            found = folded.folding.find(fetch[:count])
            [operator] = find_operators(folded)
            self.assertEqual(split_names(operator.attrs()["written_state"]), names[: count - 1])
            self.assertFalse(operator.results()[0].all_used_ops())
        self.assert_trains_alike(
            (main, startup), (folded, folded_startup), fetch, found, feed_linear
        )


class SeveralStagesTest(KernelsCase):
    """Gradients depend on what another stage has updated: each stage is an operator."""

    def test_adversaries(self):
        folded = self.fold_and_train(build_two_stages(), feed_linear, operators=2)
        critic, generator = folded.folding.report.kernels
        self.assertEqual(set(critic.gradients), {"linear_0.w_0", "linear_0.b_0"})
        self.assertEqual(set(generator.gradients), {"linear_1.w_0", "linear_1.b_0"})
        # The second forward pass reads what the first operator writes.
        self.assertEqual(set(critic.in_place), {"linear_0.w_0", "linear_0.b_0"})
        # So does the first, and no gradient of the generator depends on that.
        self.assertEqual(set(generator.in_place), set(generator.gradients))
        self.assertEqual([Path(k.folder).name for k in (critic, generator)], ["0", "1"])

    def test_readers_in_front_of_another_operator(self):
        """The second operator waits for the first one, and that for the first forward pass."""

        def train():
            critic, generator = paddle.nn.Linear(12, 1), paddle.nn.Linear(12, 12)
            x = paddle.static.data("x", [4, 12])
            made = generator(x)
            made.stop_gradient = True
            losses = []
            for model, sign, value in ((critic, 1, made), (generator, -1, generator(x))):
                losses.append(sign * paddle.mean(paddle.tanh(critic(value))))
                pairs = paddle.static.append_backward(losses[-1], model.parameters())
                make_momentum(model.parameters()).apply_gradients(pairs)
            return losses

        folded = self.fold_and_train(build(train), feed_linear, operators=2)
        critic, generator = folded.folding.report.kernels
        self.assertEqual(set(critic.in_place), set(critic.gradients))
        self.assertEqual(generator.in_place, ())

    def test_parameter_with_two_updates(self):
        """Both stages write it, and the gradients do not say in which order."""

        def train():
            model = paddle.nn.Linear(12, 8)
            x = paddle.static.data("x", [4, 12])
            losses = [paddle.mean(model(x)), paddle.mean(paddle.tanh(x @ model.weight) * 3)]
            pairs = [paddle.static.append_backward(loss, [model.weight]) for loss in losses]
            for pair in pairs:
                paddle.optimizer.SGD(0.1, parameters=[model.weight]).apply_gradients(pair)
            return losses

        folded = self.fold_and_train(build(train), feed_linear, operators=2)
        for kernels in folded.folding.report.kernels:
            self.assertIn("linear_0.w_0", kernels.in_place)


class CheckpointTest(KernelsCase):
    """Checkpoints of the framework: variables are those of the original."""

    def test_four_directions(self):
        main, startup, fetch = build_linear()
        folded, folded_startup = fold(main, startup)
        forms = [
            (main, startup, fetch),
            (folded, folded_startup, folded.folding.find(fetch)),
        ]
        with tempfile.TemporaryDirectory() as folder:
            for i, (saved, saved_startup, saved_fetch) in enumerate(forms):
                training = Training(saved, saved_startup)
                for step in range(3):
                    training.step(feed_linear(step), saved_fetch)
                training.call(paddle.static.save, saved, os.path.join(folder, str(i)))
                [expected] = training.step(feed_linear(3), saved_fetch)
                for loaded, loaded_startup, loaded_fetch in forms:
                    loads = [paddle.static.load]
                    if loaded is folded:
                        loads.append(stepfold.paddle.load)
                    for load in loads:
                        training = Training(loaded, loaded_startup, seed=2)
                        training.call(load, loaded, os.path.join(folder, str(i)))
                        [actual] = training.step(feed_linear(3), loaded_fetch)
                        self.assertTrue(executor.same_bits(expected, actual))

    def test_inference_model(self):
        main, startup, fetch = build_linear()
        folded, folded_startup = fold(main, startup)
        training = Training(folded, folded_startup)
        [data] = [op for op in folded.global_block().ops if op.attrs().get("name") == "x"]
        with tempfile.TemporaryDirectory() as folder, paddle.static.scope_guard(training.scope):
            prefix = os.path.join(folder, "inference")
            paddle.static.save_inference_model(
                prefix,
                [data.result(0)],
                folded.folding.find(fetch),
                training.executor,
                program=folded,
            )
            self.assertNotIn("stepfold", Path(prefix + ".json").read_text())


class SavingTest(KernelsCase):
    """Programs with their plans in a folder, for another process."""

    def test_moved_and_read(self):
        built = build_two_stages()
        with tempfile.TemporaryDirectory() as folder:
            fold_and_save(os.path.join(folder, "saved"), built)
            shutil.move(os.path.join(folder, "saved"), os.path.join(folder, "moved"))
            main, startup, values = stepfold.paddle.read(os.path.join(folder, "moved"))
            self.assert_trains_alike(
                built[:2], (main, startup), built[2], [values["0"], values["1"]], feed_linear
            )
            # Its plans can be saved again, also where they are.
            for name in ("again", "moved"):
                again = os.path.join(folder, name)
                stepfold.paddle.save_programs(again, main, startup, values)
                self.assertEqual(sorted(os.listdir(os.path.join(again, "plans"))), ["0", "1"])
                main, startup, values = stepfold.paddle.read(again)
                self.assert_trains_alike(
                    built[:2], (main, startup), built[2], [values["0"], values["1"]], feed_linear
                )

    def test_other_process(self):
        main, startup, fetch = build_linear()
        code = (
            "import numpy, paddle, stepfold.paddle, sys\n"
            "paddle.enable_static()\n"
            "main, startup, values = stepfold.paddle.read(sys.argv[1])\n"
            "executor = paddle.static.Executor(paddle.CPUPlace())\n"
            "paddle.seed(1)\n"
            "executor.run(startup)\n"
            "for step in range(3):\n"
            "    x = numpy.full([4, 12], step + 1, 'float32')\n"
            "    [loss] = executor.run(main, feed={'x': x}, fetch_list=[values['0']])\n"
            "print(loss.tobytes().hex())\n"
        )
        with tempfile.TemporaryDirectory() as folder:
            fold_and_save(folder, (main, startup, fetch))
            command = [sys.executable, "-W", "ignore", "-c", code, folder]
            done = subprocess.run(command, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        original = Training(main, startup)
        for step in range(3):
            [loss] = original.step({"x": numpy.full([4, 12], step + 1, "float32")}, fetch)
        self.assertEqual(done.stdout.split()[-1], loss.tobytes().hex())

    def test_lists_are_ordered_at_once(self):
        """Variables of a list are put in place together: the operator is replaced once."""
        main, startup, _ = build_linear()
        folded, _ = fold(main, startup)
        params = [each for each in main.list_vars() if each.persistable and each.is_parameter]
        with mock.patch(
            "stepfold.paddle.static.operator.make_operator", wraps=make_operator
        ) as made:
            found = folded.folding.find([params[0], [params[1]]])
        self.assertEqual(made.call_count, 1)
        self.assertEqual([found[0].name, found[1][0].name], [each.name for each in params[:2]])
        [operator] = find_operators(folded)
        self.assertEqual(
            split_names(operator.attrs()["written_state"]), [each.name for each in params[:2]]
        )

    def test_variables_are_ordered(self):
        main, startup, _ = build_linear()
        folded, folded_startup = fold(main, startup)
        names = ["linear_0.w_0", "linear_0.b_0"]
        variables = {each.name: each for each in folded.list_vars() if each.persistable}
        with tempfile.TemporaryDirectory() as folder:
            stepfold.paddle.save_programs(
                folder, folded, folded_startup, {name: variables[name] for name in names}
            )
            read, _, values = stepfold.paddle.read(folder)
        self.assertEqual([values[name].name for name in names], names)
        [operator] = find_operators(read)
        self.assertEqual(split_names(operator.attrs()["written_state"]), names)

    def test_program_of_this_process_is_read_back(self):
        main, startup, fetch = build_linear()
        folded, folded_startup = fold(main, startup)
        read = deserialize(serialize(folded))
        # Values of another program are found by their places.
        place = [op.id() for op in folded.global_block().ops].index(
            folded.folding.find(fetch[0]).get_defining_op().id()
        )
        loss = read.global_block().ops[place].result(0)
        self.assert_trains_alike(
            (main, startup), (read, folded_startup), fetch, [loss], feed_linear
        )

    def test_end_of_a_child(self):
        """A child that ends leaves the plans of its parent."""
        with tempfile.TemporaryDirectory() as folder:
            plans = os.path.join(folder, "plans")
            os.mkdir(plans)
            remove_folder(plans, os.getppid())
            self.assertTrue(os.path.exists(plans))
            remove_folder(plans, os.getpid())
            self.assertFalse(os.path.exists(plans))


if __name__ == "__main__":
    paddle.enable_static()
    unittest.main()
