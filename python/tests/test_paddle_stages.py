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
        """Ops that autodiff makes belong to the backward pass, whatever their names."""
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

    def test_ops_of_the_user_with_names_of_autodiffs(self):
        """An op of the forward pass has one derivative in a backward pass, of its own gradient."""

        def flip(loss, parameters):
            pairs = paddle.static.append_backward(loss(*parameters), parameters)
            return [(p, paddle.flip(gradient, [0])) for p, gradient in pairs]

        def add(loss, parameters):
            all_pairs = [
                paddle.static.append_backward(loss(*parameters) * factor, parameters)
                for factor in (1.0, 2.0)
            ]
            return [(one[0], paddle.add_n([one[1], two[1]])) for one, two in zip(*all_pairs)]

        def train(change, loss):
            parameters = [make_parameter("w"), make_parameter("b")]
            pairs = change(loss, parameters)
            paddle.optimizer.SGD(0.1, parameters=parameters).apply_gradients(pairs)

        for change, loss in (
            (flip, lambda w, b: paddle.sum(paddle.flip(w, [0]) * b * b)),
            (add, lambda w, b: paddle.sum(w * w * b * b)),
            (add, lambda w, b: paddle.sum(paddle.add_n([w, b, w * b]))),
        ):
            with self.subTest(change.__name__):
                name = {"flip": "flip", "add": "add_n"}[change.__name__]
                patterns = [rf"^'pd_op.{name}' .*\(gradient of '{p}'\)$" for p in "wb"]
                self.assert_left(lambda: train(change, loss), *patterns)  # noqa: B023

    def assert_takes_returned_gradients(self, train):
        """The plan steps from the gradients as the program does."""
        main, startup, pairs = build(train)
        training = Training(main, startup)
        before = training.state()
        plan, left = to_plan(main, startup)
        self.assertEqual(left, [])
        state = {v.name: before[v.name].copy() for v in plan.variables if v.role == "state"}
        [values] = training.run(lambda step: {}, range(1), [gradient for _, gradient in pairs])
        plan.bind(state, gradients={p.name: value for (p, _), value in zip(pairs, values)})
        plan.step()
        for name, value in training.state().items():
            self.assert_same(value, state[name], name)

    def test_the_gradient_is_that_of_the_backward_pass(self):
        """A scale that autodiff has made is not computed a second time; one of the user's is."""

        def minimize():
            w = make_parameter("w")
            loss = paddle.sum(paddle.exp(w * -0.5))
            return paddle.optimizer.Momentum(0.1, parameters=[w]).minimize(loss)[1]

        def ascend():
            w, b = make_parameter("w"), make_parameter("b")
            pairs = paddle.static.append_backward(paddle.sum(-w * b), [w, b])
            changed = [pairs[0], (b, -pairs[1][1])]
            paddle.optimizer.Momentum(0.1, parameters=[w, b]).apply_gradients(changed)
            return pairs

        def halve():
            w = make_parameter("w")
            pairs = paddle.static.append_backward(paddle.sum((w * 0.5) * w), [w])
            halves = [(w, gradient * 0.5) for _, gradient in pairs]
            paddle.optimizer.Momentum(0.1, parameters=[w]).apply_gradients(halves)
            return pairs

        for train in (minimize, ascend, halve):
            with self.subTest(train.__name__):
                self.assert_takes_returned_gradients(train)

    def test_updates_by_hand(self):
        """Parameters without an update are named, with what else is written for them."""

        def train(write):
            w, b = make_parameter("w"), make_parameter("b")
            pairs = paddle.static.append_backward(paddle.sum(w * w * b), [w, b])
            write(w, pairs[0][1])
            paddle.optimizer.Adam(0.1, parameters=[b]).apply_gradients(pairs[1:])

        def descend(w, gradient):
            paddle.assign(w - gradient * 0.1, w)

        def move(w, gradient):
            velocity = make_parameter("velocity", 0.0, stop_gradient=True)
            paddle.assign(velocity * 0.9 + gradient, velocity)
            paddle.assign(w - velocity * 0.1, w)

        self.assert_left(lambda: train(descend), "^store to 'w' is not part of the stage: ")
        self.assert_left(lambda: train(lambda w, _: paddle.assign(w + 0.1, w)), "^store to 'w' is ")
        self.assert_left(lambda: train(move), "^stores to '(w', 'velocity|velocity', 'w)' are not ")

    def test_updates_in_loops(self):
        def train():
            w = make_parameter("w")
            pairs = paddle.static.append_backward(paddle.sum(w * w), [w])
            optimizer = paddle.optimizer.SGD(0.1, parameters=[w])
            one, two = (paddle.full([1], value, "int64") for value in (1, 2))

            def step(count):
                optimizer.apply_gradients(pairs)
                return [count + one]

            paddle.static.nn.while_loop(lambda count: count < two, step, [one * 0])

        main, startup, _ = build(train)
        folded = fold(main, startup, device="cpu")[0]
        self.assertRegex(
            folded.folding.report.outside[0],
            r"^'pd_op.sgd_' is not .* it is nested in 'pd_op.while' \(update of 'w'\)$",
        )
        with self.assertRaisesRegex(CompilerError, "it is nested in 'pd_op.while'"):
            stepfold.paddle.to_plan(main, startup)


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

    def test_both_branches(self):
        """Both branches update from the same gradients."""

        def train():
            w = make_parameter("w")
            pairs = paddle.static.append_backward(paddle.sum(w * w), [w])
            sgd, momentum = (
                kind(0.1, parameters=[w])
                for kind in (paddle.optimizer.SGD, paddle.optimizer.Momentum)
            )
            paddle.static.nn.cond(
                self.is_last(),
                lambda: sgd.apply_gradients(pairs) and None,
                lambda: momentum.apply_gradients(pairs) and None,
            )
            return pairs[0][1]

        main, startup, gradient = build(train)
        training = Training(main, startup)
        plan, left = to_plan(main, startup)
        self.assertEqual(left, [])
        state = {
            v.name: numpy.full(v.shape, 0.1 if "rate" in v.name else 0.0, "f4")
            for v in plan.variables
            if v.role == "state"
        }
        state["w"][...] = 0.5
        state["update_condition"] = flag = numpy.array([False])
        plan.bind(state)
        for step in range(STEPS):
            [[value]] = training.run(self.feeds, [step], [gradient])
            flag[...] = self.feeds(step)["last"]
            plan.bind(gradients={"w": value})
            plan.step()
        w = numpy.array(training.scope.find_var("w").get_tensor())
        numpy.testing.assert_allclose(w, state["w"], 1e-6)

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

    def test_writes_in_front(self):
        """The plan updates what the framework has decayed, and no other parameter waits for it."""

        def train():
            w, b = make_parameter("w"), make_parameter("b")
            pairs = paddle.static.append_backward(paddle.sum(w * w * b), [w, b])
            paddle.assign(w * 0.9, w)
            paddle.optimizer.Momentum(0.1, parameters=[w, b]).apply_gradients(pairs)
            return dict(zip("wb", (gradient for _, gradient in pairs)))

        main, startup, gradients = build(train)
        plan, [left] = to_plan(main, startup)
        self.assertRegex(left, "^store to 'w' is not part of the stage: [^;]*$")
        training = Training(main, startup)
        initial = training.state()
        state = {v.name: initial[v.name] for v in plan.variables if v.role == "state"}
        plan.bind(state)
        for step in range(3):
            [values] = training.run(lambda step: {}, [step], list(gradients.values()))
            state["w"] *= numpy.float32(0.9)
            plan.bind(gradients=dict(zip(gradients, values)))
            plan.step()
        for name, value in training.state().items():
            numpy.testing.assert_allclose(value, state[name], 1e-6, err_msg=name)

    def test_writes_between_updates_of_the_same_parameters(self):
        """Two steps of a critic, which is clipped behind each, and one of the generator."""

        def train():
            c, w = make_parameter("c"), make_parameter("w")
            kind = paddle.optimizer.Adam
            for parameter, steps in ((c, 2), (w, 1)):
                optimizer = kind(0.1, parameters=[parameter])
                for _ in range(steps):
                    loss = paddle.sum(c * c * w)
                    pairs = paddle.static.append_backward(loss, [parameter])
                    optimizer.apply_gradients(pairs)
                    if parameter is c:
                        paddle.assign(paddle.clip(c, -0.4, 0.4), c)

        main, startup, _ = build(train)
        self.assert_has_stages(main, startup, "c", "c", "w")
        for stage in range(3):
            plan, [left] = to_plan(main, startup, stage=stage)
            self.assertRegex(left, "^store to 'c' is not part of the stage: [^;]*$")
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
