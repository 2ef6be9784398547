"""Tests of stepfold.paddle: stages, and what stays outside of them."""

import unittest
import warnings

import numpy
import paddle
import stepfold.paddle
from stepfold import CompilerError
from test_paddle import STEPS, FoldCase, Training, build, executor, fold


def make_parameter(name, value=0.5, shape=(3,), **settings):
    """A parameter of f32 with equal elements."""
    parameter = paddle.static.create_parameter(
        list(shape),
        "float32",
        name=name,
        default_initializer=paddle.nn.initializer.Constant(value),
    )
    for key, setting in settings.items():
        setattr(parameter, key, setting)
    return parameter


def to_plan(main, startup, **options):
    """The plan, and what the warning says that it leaves out."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        plan = stepfold.paddle.to_plan(main, startup, **options)
    begin = "the plan leaves to the framework: "
    texts = [str(warning.message) for warning in caught]
    return plan, [text.removeprefix(begin) for text in texts if text.startswith(begin)]


class OutsideTest(FoldCase):
    """One list names what stays outside of the stage, for plans and for folded programs."""

    def assert_left(self, function, *patterns):
        """The plan's warning and the report of `fold` have one sentence for each pattern."""
        main, startup, _ = build(function)
        plan, left = to_plan(main, startup)
        plan.close()
        folded, _, printed = fold(main, startup, device="cpu")
        report = folded.folding.report
        self.assertEqual(left, ["; ".join(report.outside)] if patterns else [])
        self.assertEqual(len(report.outside), len(patterns), report.outside)
        for pattern, sentence in zip(patterns, report.outside):
            self.assertRegex(sentence, pattern)
            self.assertIn(f"outside of the stage: {sentence}\n", printed + "\n")

    def test_writes_behind_the_update(self):
        def train(write):
            parameters = [make_parameter("w"), make_parameter("b")]
            loss = paddle.add_n([paddle.sum(parameter) for parameter in parameters])
            paddle.optimizer.SGD(0.1, parameters=parameters).minimize(loss)
            for parameter in parameters:
                write(parameter)

        def clip(parameter):
            paddle.assign(paddle.clip(parameter, -0.1, 0.1), parameter)

        def look_ahead(parameter):
            slow = make_parameter(f"{parameter.name}_slow", stop_gradient=True)
            paddle.assign(slow + (parameter - slow) * 0.5, slow)
            paddle.assign(slow, parameter)

        def average(parameter):
            mean = make_parameter(f"{parameter.name}_mean", stop_gradient=True)
            paddle.assign(mean * 0.9 + parameter * 0.1, mean)

        self.assert_left(lambda: train(clip), "^stores to 'w', 'b' are not part of the stage: ")
        self.assert_left(
            lambda: train(look_ahead),
            "^stores to 'w', 'b', 'w_slow', 'b_slow' are not part of the stage: ",
        )
        self.assert_left(lambda: train(average), "^stores to 'w_mean', 'b_mean' are not part ")

    def test_running_means_do_not_count(self):
        """The forward pass writes them, and no update has to do with them."""

        def train():
            model = paddle.nn.Sequential(paddle.nn.Linear(3, 2), paddle.nn.BatchNorm1D(2))
            loss = paddle.mean(model(paddle.static.data("x", [4, 3])) ** 2)
            paddle.optimizer.SGD(0.1, parameters=model.parameters()).minimize(loss)

        self.assert_left(train)

    def test_updates(self):
        def train():
            w, b = make_parameter("w"), make_parameter("b")
            loss = paddle.sum(w) + paddle.sum(b)
            pairs = paddle.static.append_backward(loss, [w, b])
            paddle.optimizer.SGD(0.1, parameters=[w]).apply_gradients(pairs[:1])
            paddle.optimizer.NAdam(0.1, parameters=[b]).apply_gradients(pairs[1:])

        self.assert_left(train, r"^'pd_op.nadam_' is not part .* \(update of 'b'\)$")

    def test_gradients(self):
        """An op of the user between the passes and the update is named with the parameter."""

        def train():
            w = make_parameter("w")
            [(_, gradient)] = paddle.static.append_backward(paddle.sum(w * w), [w])
            pairs = [(w, paddle.sin(gradient))]
            paddle.optimizer.SGD(0.1, parameters=[w]).apply_gradients(pairs)

        self.assert_left(train, r"^'pd_op.sin' reads gradients .* \(gradient of 'w'\)$")

    def test_no_false_alarms(self):
        """What the framework's autodiff makes is of the backward pass, whatever its name."""
        losses = {
            "used twice": lambda w: paddle.sum(w * paddle.tanh(w)),
            "scaled": lambda w: paddle.sum(paddle.exp(-w)),
            "scaled twice": lambda w: paddle.sum(paddle.exp(-w) + paddle.exp(0.5 * w)),
            "flipped": lambda w: paddle.sum(paddle.flip(w, [0]) ** 2),
            "split": lambda w: paddle.add_n([paddle.sum(x**2) for x in paddle.split(w, 3)]),
            "unbound": lambda w: paddle.sum(paddle.stack(paddle.unbind(w)) ** 2),
            "added": lambda w: paddle.sum(paddle.add_n([w, w * w, w])),
            "cast twice": lambda w: paddle.sum(w.astype("float64") * w.astype("float64")),
        }
        for clip in (None, paddle.nn.ClipGradByGlobalNorm(1.0)):
            for name, loss in losses.items():

                def train():
                    w = make_parameter("w")
                    optimizer = paddle.optimizer.SGD(0.1, parameters=[w], grad_clip=clip)  # noqa: B023
                    optimizer.minimize(loss(w))  # noqa: B023

                with self.subTest(name, clip=clip):
                    self.assert_left(train)

    def test_the_gradient_is_that_of_the_backward_pass(self):
        """A scale that autodiff has made is not computed a second time."""

        def train():
            w = make_parameter("w")
            _, pairs = paddle.optimizer.Momentum(0.1, parameters=[w]).minimize(
                paddle.sum(paddle.exp(w * -0.5))
            )
            return pairs

        main, startup, [(_, gradient)] = build(train)
        training = Training(main, startup)
        before = training.state()
        plan = to_plan(main, startup)[0]
        state = {v.name: before[v.name].copy() for v in plan.variables if v.role == "state"}
        [[value]] = training.run(lambda step: {}, range(1), [gradient])
        plan.bind(state, gradients={"w": value})
        plan.step()
        self.assert_same(training.state()["w"], state["w"], "w")


class ConditionTest(FoldCase):
    """Updates that a condition of the user guards."""

    def train(self, condition, others=lambda: None):
        model = paddle.nn.Linear(3, 2)
        loss = paddle.mean(model(paddle.static.data("x", [4, 3])) ** 2)
        pairs = paddle.static.append_backward(loss, model.parameters())
        optimizer = paddle.optimizer.Adam(0.1, parameters=model.parameters())

        def step():
            optimizer.apply_gradients(pairs)
            others()

        paddle.static.nn.cond(condition(), step, None)
        return loss, {parameter.name: gradient for parameter, gradient in pairs}

    def feeds(self, step):
        values = executor.random_feeds({"x": [4, 3]})(step)
        return {**values, "last": numpy.array([step % 3 != 0])}

    def is_last(self):
        return paddle.static.data("last", [1], "bool")

    def test_folded(self):
        main, startup, (loss, _) = build(lambda: self.train(self.is_last))
        folded = fold(main, startup, device="cpu")[:2]
        self.assertEqual(folded[0].folding.report.launches(), (2, 1))
        self.assert_trains_alike((main, startup), folded, [loss], self.feeds)

    def test_plan(self):
        """The condition is a variable that the caller sets before each step."""
        main, startup, (_, gradients) = build(lambda: self.train(self.is_last))
        training = Training(main, startup)
        plan, left = to_plan(main, startup)
        self.assertEqual(left, [])

        def read(name):
            return numpy.array(training.scope.find_var(name).get_tensor())

        names = {v.name for v in plan.variables if v.role == "state"} - {"update_condition"}
        state = {name: read(name) for name in names}
        flag = numpy.array([False])
        plan.bind({**state, "update_condition": flag})
        for step in range(STEPS):
            [values] = training.run(self.feeds, [step], list(gradients.values()))
            flag[...] = self.feeds(step)["last"]
            plan.bind(gradients=dict(zip(gradients, values)))
            plan.step()
        for name in names:
            numpy.testing.assert_allclose(read(name), state[name], 1e-6, 1e-7, err_msg=name)

    def test_named(self):
        """With an op of the framework beside them, updates are folded, and no plan has them."""

        def note():
            paddle.assign(paddle.sin(noted), noted)

        def train():
            nonlocal noted
            noted = make_parameter("noted", stop_gradient=True)
            return self.train(self.is_last, note)

        noted = None
        main, startup, (loss, _) = build(train)
        folded = fold(main, startup, device="cpu")[:2]
        self.assertEqual(folded[0].folding.report.launches(), (2, 1))
        self.assert_trains_alike((main, startup), folded, [loss], self.feeds)
        pattern = "'linear_0.[wb]_0', 'linear_0.[wb]_0'.* are not part of the stage"
        self.assertRegex("\n".join(folded[0].folding.report.outside), pattern)
        with self.assertRaisesRegex(CompilerError, pattern):
            stepfold.paddle.to_plan(main, startup)


class StagesTest(FoldCase):
    """Programs with several optimizers have one plan if order allows, and else stages."""

    def train(self, kinds, between=lambda parameters: None, dependent=False, shared=False):
        """Two networks with an optimizer each."""
        x = paddle.static.data("x", [4, 3])
        first, second = paddle.nn.Linear(3, 3), paddle.nn.Linear(3, 3)
        networks = (first, first if shared else second)
        all_pairs = []
        if not dependent:
            for network in networks:
                loss = paddle.mean(network(x) ** 2)
                all_pairs.append(paddle.static.append_backward(loss, network.parameters()))
        for position, (kind, network) in enumerate(zip(kinds, networks)):
            optimizer = kind(0.1, parameters=network.parameters())
            if dependent:
                loss = paddle.mean(second(first(x)) ** 2)
                all_pairs.append(paddle.static.append_backward(loss, network.parameters()))
            optimizer.apply_gradients(all_pairs[position])
            if position == 0:
                between(network.parameters())
        return [{p.name: gradient for p, gradient in pairs} for pairs in all_pairs]

    def assert_steps_alike(self, main, startup, gradients, plans):
        """The plans, each with its gradients, step as the framework does."""
        training = Training(main, startup)
        names = {v.name for plan in plans for v in plan.variables if v.role == "state"}
        state = {name: value for name, value in training.state().items() if name in names}
        for plan in plans:
            own = {v.name for v in plan.variables if v.role == "state"}
            plan.bind({name: state[name] for name in own})
        feeds = executor.random_feeds({"x": [4, 3]})
        fetch = [value for values in gradients for value in values.values()]
        for step in range(3):
            [values] = training.run(feeds, [step], fetch)
            values = iter(values)
            named = [dict(zip(some, values)) for some in gradients]
            for plan, own in zip(plans, named if len(plans) > 1 else [named[0] | named[-1]]):
                plan.bind(gradients=own)
                plan.step()
        for name, value in training.state().items():
            if name in state:
                numpy.testing.assert_allclose(value, state[name], 1e-5, 1e-6, err_msg=name)

    def test_reads_and_writes_between(self):
        def average(parameters):
            for p in parameters:
                mean = make_parameter(p.name + "_mean", shape=p.shape, stop_gradient=True)
                paddle.assign(mean * 0.9 + p * 0.1, mean)

        def look(parameters):
            paddle.add_n([paddle.sum(parameter) for parameter in parameters])

        kinds = (paddle.optimizer.SGD, paddle.optimizer.Adam, paddle.optimizer.Momentum)
        for between in (average, look):
            for first in kinds:
                for second in kinds:
                    with self.subTest(between.__name__, first=first, second=second):
                        both = (first, second)
                        main, startup, gradients = build(lambda: self.train(both, between))  # noqa: B023
                        plan, left = to_plan(main, startup)
                        self.assertEqual(len(left), 1 if between is average else 0)
                        self.assert_steps_alike(main, startup, gradients, [plan])

    def test_writes_between(self):
        """A clip behind the first update: the plan has both updates, and a warning names it."""

        def clip(parameters):
            for parameter in parameters:
                paddle.assign(paddle.clip(parameter, -0.1, 0.1), parameter)

        for first in (paddle.optimizer.SGD, paddle.optimizer.Adam):
            both = (first, paddle.optimizer.Momentum)
            main, startup, gradients = build(lambda: self.train(both, clip))  # noqa: B023
            plan, [left] = to_plan(main, startup)
            self.assertRegex(left, "^stores to 'linear_0.w_0', 'linear_0.b_0' are not part ")
            roles = {v.name for v in plan.variables if v.role == "gradient"}
            self.assertEqual(roles, {name for some in gradients for name in some})
            plan.close()

    def assert_has_stages(self, main, startup, *parameters):
        """The error names the stages and their parameters, and how to select one."""
        with self.assertRaises(CompilerError) as caught:
            stepfold.paddle.to_plan(main, startup)
        message = str(caught.exception)
        self.assertIn(f"the program has {len(parameters)} optimizer stages", message)
        self.assertIn("select one with stage=N (--stage=N)", message)
        for number, names in enumerate(parameters):
            updated = message.split(f"; stage {number} updates ")[1].split(";")[0].split("\n")[0]
            self.assertEqual(set(updated.split(", ")), {f"'{name}'" for name in names})

    def test_stages(self):
        sgd = paddle.optimizer.SGD
        main, startup, gradients = build(lambda: self.train((sgd, sgd), dependent=True))
        self.assert_has_stages(main, startup, *gradients)
        plans = [to_plan(main, startup, stage=stage)[0] for stage in (0, 1)]
        self.assert_steps_alike(main, startup, gradients, plans)

    def test_stages_of_the_same_parameters(self):
        """The second plan takes the parameters as the first one leaves them."""
        for first, second in (
            (paddle.optimizer.SGD, paddle.optimizer.Adam),
            (paddle.optimizer.Adam, paddle.optimizer.Momentum),
        ):
            for dependent in (True, False):
                with self.subTest(first=first, second=second, dependent=dependent):
                    main, startup, gradients = build(
                        lambda: self.train((first, second), dependent=dependent, shared=True)  # noqa: B023
                    )
                    self.assert_has_stages(main, startup, *gradients)
                    plans = [to_plan(main, startup, stage=stage)[0] for stage in (0, 1)]
                    self.assert_steps_alike(main, startup, gradients, plans)


if __name__ == "__main__":
    paddle.enable_static()
    unittest.main()
