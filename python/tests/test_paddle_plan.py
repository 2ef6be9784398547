"""Tests of stepfold.paddle: the plan of a program steps as the framework does."""

import tempfile
import unittest
import warnings

import paddle
import stepfold
import stepfold.paddle
from stepfold import CompilerError
from test_paddle import STEPS, FoldCase, Training, build, cast_weight, executor, lars_mlp, programs


class PlanTest(FoldCase):
    """The plan of a program steps as the framework does."""

    def assert_steps_alike(self, optimize):
        main, startup, (model, gradients) = build(optimize)
        training = Training(main, startup)
        plan = stepfold.paddle.to_plan(main, startup)
        names = {variable.name for variable in plan.variables if variable.role == "state"}
        state = {name: value for name, value in training.state().items() if name in names}
        self.assertLess({parameter.name for parameter in model.parameters()}, set(state))
        plan.bind(state)
        feeds = executor.random_feeds({"x": [4, 3]})
        for step in range(STEPS):
            [values] = training.run(feeds, [step], list(gradients.values()))
            plan.bind(gradients=dict(zip(gradients, values)))
            plan.step()
            for name, value in training.state().items():
                if name in state:
                    self.assert_same(value, state[name], f"{name} in step {step}")

    def test_steps(self):
        def optimize(kind, **settings):
            model = paddle.nn.Sequential(paddle.nn.Linear(3, 5), paddle.nn.Linear(5, 2))
            loss = paddle.mean(model(paddle.static.data("x", [4, 3])))
            optimizer = kind(0.1, parameters=model.parameters(), **settings)
            _, pairs = optimizer.minimize(loss)
            return model, {parameter.name: gradient for parameter, gradient in pairs}

        kinds = paddle.optimizer
        for kind, settings in (
            (kinds.Momentum, {"use_nesterov": True}),
            # The kernel for CPUs ignores this setting.
            (kinds.Momentum, {"rescale_grad": 0.25}),
            (kinds.RAdam, {}),
        ):
            with self.subTest(kind.__name__, **settings):
                self.assert_steps_alike(lambda: optimize(kind, **settings))  # noqa: B023

    def assert_takes(self, optimize, dtypes, **options):
        """The plan steps as the framework does, on gradients of these dtypes."""
        main, startup, (pairs, convert) = build(optimize)
        training = Training(main, startup)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            plan = stepfold.paddle.to_plan(main, startup, **options)
        with plan:
            described = {v.name: v.dtype for v in plan.variables if v.role == "gradient"}
            self.assertEqual(described, dtypes)
            state = {v.name: training.state()[v.name] for v in plan.variables if v.role == "state"}
            plan.bind(state)
            feeds = executor.random_feeds({"x": [4, 3]})
            for step in range(3):
                [values] = training.run(feeds, [step], [convert(g) for _, g in pairs])
                plan.bind(gradients={p.name: g for (p, _), g in zip(pairs, values)})
                plan.step()
            for name, value in state.items():
                self.assert_same(training.state()[name], value, name)

    def test_gradients_of_casts(self):
        """A plan takes what minimize returns, or what the backward pass casts to make that."""

        def optimize(convert):
            weight = paddle.static.create_parameter([4, 3], "float32", name="w")
            half = paddle.cast(weight, "bfloat16")
            x = paddle.cast(paddle.static.data("x", [4, 3]), "bfloat16")
            loss = paddle.mean(paddle.cast(half * x, "float32"))
            optimizer = paddle.optimizer.Momentum(0.1, parameters=[weight])
            return optimizer.minimize(loss)[1], convert

        def narrow(gradient):
            return gradient.get_defining_op().operand_source(0)

        def keep(gradient):
            return gradient

        self.assert_takes(lambda: optimize(keep), {"w": "f32"})
        self.assert_takes(lambda: optimize(narrow), {"w": "bf16"}, narrow_gradients=True)

        def copy():
            """The backward pass copies, too."""
            weight = paddle.static.create_parameter([4, 3], "float32", name="w")
            half = paddle.cast(weight, "bfloat16").clone()
            x = paddle.cast(paddle.static.data("x", [4, 3]), "bfloat16")
            loss = paddle.mean(paddle.cast(half * x, "float32"))
            return paddle.optimizer.Momentum(0.1, parameters=[weight]).minimize(loss)[1], keep

        self.assert_takes(copy, {"w": "f32"})

    def test_gradients_of_scaled_parameters(self):
        """The backward pass scales, too: the scaled tensor is the gradient."""

        def optimize():
            weights = [
                paddle.static.create_parameter([4, 3], "float32", name=name) for name in "vw"
            ]
            loss = paddle.mean(paddle.static.data("x", [4, 3]) * (3.0 * weights[0]) * -weights[1])
            optimizer = paddle.optimizer.Momentum(0.1, parameters=weights)
            return optimizer.minimize(loss)[1], lambda gradient: gradient

        self.assert_takes(optimize, {"v": "f32", "w": "f32"})

    def test_scales_of_gradients(self):
        """A scale that is none of the backward pass is a part of the plan."""

        def optimize():
            weight = paddle.static.create_parameter([4, 3], "float32", name="w")
            loss = paddle.mean(paddle.static.data("x", [4, 3]) * (3.0 * weight))
            pairs = paddle.static.append_backward(loss, parameter_list=[weight])
            scaled = [(parameter, 0.5 * gradient) for parameter, gradient in pairs]
            paddle.optimizer.Momentum(0.1, parameters=[weight]).apply_gradients(scaled)
            return pairs, lambda gradient: gradient

        self.assert_takes(optimize, {"w": "f32"})

    def test_steps_in_the_scope(self):
        """The plan takes the place of the framework's update."""

        def optimize():
            model = paddle.nn.Linear(3, 2)
            loss = paddle.mean(model(paddle.static.data("x", [4, 3])))
            pairs = paddle.static.append_backward(loss)
            paddle.optimizer.Momentum(0.1, parameters=model.parameters()).apply_gradients(pairs)
            return model, {parameter.name: gradient for parameter, gradient in pairs}

        main, startup, (_, gradients) = build(optimize)
        training = Training(main, startup)
        with stepfold.paddle.to_plan(main, startup) as plan:
            names = [variable.name for variable in plan.variables if variable.role == "state"]
            tensors = {name: training.scope.find_var(name).get_tensor() for name in names}
            plan.bind(tensors)
            before = training.state()
            zeros = {name: value * 0 + 1 for name, value in before.items() if name in gradients}
            plan.bind(gradients=zeros)
            plan.step()
            for name, value in training.state().items():
                if name in gradients:
                    self.assertTrue((value != before[name]).all(), name)

    def test_says_what_it_leaves(self):
        """An optimizer that is not known, and an op between gradients and updates."""
        kinds = paddle.optimizer

        def optimize(kind, others):
            x = paddle.static.data("x", [4, 3])
            model = paddle.nn.Linear(3, 2)
            pairs = paddle.static.append_backward(paddle.mean(model(x)))
            kind(0.1, parameters=model.parameters()).apply_gradients(others(pairs))

        main, startup, _ = build(lambda: optimize(kinds.NAdam, lambda pairs: pairs))
        with self.assertRaisesRegex(CompilerError, "\n'pd_op.nadam_' is not part of the stage"):
            stepfold.paddle.to_plan(main, startup)

        def cube(pairs):
            return [(parameter, paddle.pow(gradient, 3.0)) for parameter, gradient in pairs]

        main, startup, _ = build(lambda: optimize(kinds.SGD, cube))
        with self.assertWarnsRegex(UserWarning, "'pd_op.pow' reads gradients outside"):
            stepfold.paddle.to_plan(main, startup).close()

    def test_options(self):
        """Options of the compilation replace those that to_plan passes."""
        main, startup, _ = build(lambda: cast_weight(2))
        for options, copies in (("", 0), ("optimize={hoist-casts=true}", 1)):
            with stepfold.paddle.to_plan(main, startup, options=options) as plan:
                names = [v.name for v in plan.variables if v.name.endswith(".f16")]
                self.assertEqual(len(names), copies)

    def test_folder(self):
        main, startup, _ = build(lars_mlp)
        with tempfile.TemporaryDirectory() as folder:
            with stepfold.paddle.to_plan(main, startup, folder, threads=2) as plan:
                again = stepfold.Plan.load(folder)
                self.assertEqual(plan.variables, again.variables)

    def test_program(self):
        main, startup, _ = build(lars_mlp)
        with stepfold.Session() as session:
            program = stepfold.paddle.import_programs(session, main, startup, device="cpu")
            self.assertIn("optim.lars_momentum", str(program))

    def test_errors(self):
        main, startup, _ = build(lars_mlp)
        with self.assertRaisesRegex(CompilerError, "sm_1"):
            stepfold.paddle.to_plan(main, startup, target="sm_1")
        main, startup, _ = build(lambda: programs.classify(paddle.nn.Linear(3, 2), [4, 3]))
        with self.assertRaises(CompilerError):
            stepfold.paddle.to_plan(main, startup)


if __name__ == "__main__":
    paddle.enable_static()
    unittest.main()
