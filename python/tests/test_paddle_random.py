"""Random training programs: folded, they run in the framework as they did, and plans step alike.

Set STEPFOLD_TEST_RUNS and STEPFOLD_TEST_SEED for other programs than a few that are always the
same.
"""

import collections
import os
import random
import re
import unittest

import numpy
import paddle
from stepfold import CompilerError
from test_paddle import FoldCase, Training, build, executor, fold
from test_paddle_stages import make_parameter, to_plan

RUNS = int(os.environ.get("STEPFOLD_TEST_RUNS", "20"))
SEED = int(os.environ.get("STEPFOLD_TEST_SEED", "1"))
STEPS = 4
ROWS, WIDTH, WORDS = 4, 6, 9
FEEDS = {"x": [ROWS, WIDTH], "words": ([ROWS], WORDS)}

# Optimizers, with numbers for some of their settings.
KINDS = (
    ("SGD", {}),
    ("Momentum", {"momentum": (0.9, 0.5), "use_nesterov": (False, True), "rescale_grad": (1, 0.5)}),
    ("Adam", {"beta1": (0.9, 0.5), "epsilon": (1e-8, 1e-3), "amsgrad": (False, True)}),
    ("AdamW", {"beta2": (0.999, 0.9), "amsgrad": (False, True)}),
    ("Adamax", {"beta1": (0.9, 0.5)}),
    ("Adagrad", {"initial_accumulator_value": (0.0, 0.5)}),
    ("Adadelta", {"rho": (0.95, 0.5)}),
    ("RMSProp", {"centered": (False, True), "momentum": (0.0, 0.5)}),
    ("Lamb", {"lamb_weight_decay": (0.01, 0.0)}),
    ("NAdam", {}),
    ("RAdam", {"beta1": (0.9, 0.5)}),
    ("ASGD", {"batch_num": (1,)}),
    ("Rprop", {}),
)
# They have neither a regularizer nor, in two cases, a bound of gradients.
WITHOUT_DECAY = ("Lamb", "Rprop")


class Trainer:
    """A program that random numbers choose.

    loss: the loss of a step. gradients: those of the parameters, by name. reads: other values that
        are fetched.
    """

    def __init__(self, numbers):
        self.numbers, self.reads = numbers, []
        self.params, self.buffers = [], set()
        self.words = numbers.random() < 0.3
        y = self.compute()
        self.loss = paddle.mean(y * y)
        self.gradients = {}
        parts = self.split()
        at_once = numbers.random() < 0.5
        if at_once:
            pairs = dict(paddle.static.append_backward(self.loss, self.params))
        for position, part in enumerate(parts):
            if not at_once:
                loss = self.loss if position == 0 else paddle.mean(self.compute_again(position))
                pairs = dict(paddle.static.append_backward(loss, part))
            own = [(p, pairs[p]) for p in part if pairs.get(p) is not None]
            if not own:
                continue
            self.gradients.update({p.name: gradient for p, gradient in own})
            if numbers.random() < 0.1:
                self.clip(part)
            if numbers.random() < 0.3:
                change = numbers.choice((lambda g: -g, lambda g: g * 0.5, paddle.tanh))
                own = [(p, change(gradient)) for p, gradient in own]
            self.make_optimizer([p for p, _ in own]).apply_gradients(own)
            if numbers.random() < 0.3:
                numbers.choice((self.average, self.clip, self.read))(part)

    def make_attribute(self):
        """Settings of a parameter."""
        numbers, decays = self.numbers, paddle.regularizer
        if numbers.random() < 0.5:
            return None
        return paddle.ParamAttr(
            learning_rate=numbers.choice((1.0, 1.0, 0.5)),
            regularizer=numbers.choice((None, None, decays.L2Decay(0.1), decays.L1Decay(0.05))),
            need_clip=numbers.choice((True, True, False)),
        )

    def compute(self):
        """A random model; its parameters are added to `params`."""
        numbers = self.numbers
        y, width = paddle.static.data("x", FEEDS["x"]), WIDTH
        self.inputs = [y]
        if self.words:
            words = paddle.static.data("words", FEEDS["words"][0], "int64")
            table = paddle.nn.Embedding(WORDS, width, weight_attr=self.make_attribute())
            self.params += table.parameters()
            y = y + table(words)
        for _ in range(numbers.randrange(1, 5)):
            kind = numbers.choice(("linear", "linear", "norm", "batch", "scale", "shift", "wide"))
            weight, bias = self.make_attribute(), self.make_attribute()
            if kind == "linear":
                next_width = numbers.randrange(1, 9)
                bias = numbers.choice((bias, False))
                layer = paddle.nn.Linear(width, next_width, weight_attr=weight, bias_attr=bias)
                width = next_width
            elif kind == "norm":
                layer = paddle.nn.LayerNorm(width, weight_attr=weight, bias_attr=bias)
            elif kind == "batch":
                layer = paddle.nn.BatchNorm1D(width, weight_attr=weight, bias_attr=bias)
            else:
                self.params.append(self.make_parameter(width))
                y = self.apply(y, self.params[-1], kind)
                continue
            self.params += [p for p in layer.parameters() if not p.stop_gradient]
            self.buffers |= {p.name for p in layer.parameters() if p.stop_gradient}
            y = numbers.choice((paddle.tanh, paddle.nn.functional.relu, lambda v: v))(layer(y))
        if not self.params:
            self.params.append(self.make_parameter(width))
            y = y * self.params[-1]
        return y

    def make_parameter(self, width):
        shape = self.numbers.choice(((), (1,), (width,), (1, width)))
        name = paddle.utils.unique_name.generate("own")
        return make_parameter(name, 0.5 + self.numbers.random(), shape)

    def apply(self, y, param, kind):
        if kind == "shift":
            return y + param
        if kind == "wide":
            return paddle.cast(paddle.cast(y, "float64") * paddle.cast(param, "float64"), "float32")
        return y * param * self.numbers.choice((1.0, 0.5, -2.0))

    def compute_again(self, position):
        """A value of parameters, some of which an optimizer may have updated since."""
        chosen = self.numbers.sample(self.params, self.numbers.randrange(1, len(self.params) + 1))
        self.params = [*chosen, *(p for p in self.params if all(p is not q for q in chosen))]
        return paddle.add_n([paddle.mean(p * p) for p in self.params]) * (position + 1)

    def split(self):
        """Parameters of one to three optimizers."""
        params = list(self.params)
        self.numbers.shuffle(params)
        count = min(self.numbers.choice((1, 1, 2, 3)), len(params))
        cuts = sorted(self.numbers.sample(range(1, len(params)), count - 1))
        return [params[b:e] for b, e in zip([0, *cuts], [*cuts, len(params)])]

    def make_optimizer(self, params):
        numbers = self.numbers
        name, settings = numbers.choice(KINDS)
        settings = {key: numbers.choice(values) for key, values in settings.items()}
        rate = numbers.choice((0.05, 0.001))
        if name == "Rprop":
            settings["learning_rate_range"] = (1e-5, 0.5)
        if numbers.random() < 0.3 and name != "Rprop":
            schedules = paddle.optimizer.lr
            rate = numbers.choice(
                (
                    lambda: schedules.CosineAnnealingDecay(rate, 5),
                    lambda: schedules.LinearWarmup(rate, 3, 0.0, rate),
                )
            )()
        clips = paddle.nn
        clip = numbers.choice(
            (
                None,
                None,
                clips.ClipGradByGlobalNorm(0.1),
                clips.ClipGradByGlobalNorm(100.0),
            )
        )
        if name == "AdamW":
            settings["weight_decay"] = numbers.choice((0.0, 0.1))
            if numbers.random() < 0.3:
                kept = {p.name for p in params[::2]}
                settings["apply_decay_param_fun"] = kept.__contains__
        elif name not in WITHOUT_DECAY and numbers.random() < 0.4:
            decays = paddle.regularizer
            settings["weight_decay"] = numbers.choice(
                (0.1, decays.L2Decay(0.1), decays.L1Decay(0.05))
            )
        kind = getattr(paddle.optimizer, name)
        return kind(rate, parameters=params, grad_clip=clip, **settings)

    # Ops between the updates, and behind them.

    def average(self, params):
        for param in params:
            mean = make_parameter(f"{param.name}_mean", shape=param.shape, stop_gradient=True)
            paddle.assign(mean * 0.9 + param * 0.1, mean)

    def clip(self, params):
        for param in params:
            paddle.assign(paddle.clip(param, -0.4, 0.4), param)

    def read(self, params):
        self.reads += [paddle.sum(param) for param in params]


class RandomTest(FoldCase):
    def test_programs(self):
        counts = collections.Counter()
        for seed in range(SEED, SEED + RUNS):
            with self.subTest(f"seed {seed}"):
                counts["programs"] += 1
                self.check(seed, counts)
        print("; ".join(f"{what}: {count}" for what, count in sorted(counts.items())))
        self.assertGreaterEqual(counts["plans that step alike"], RUNS // 5)
        self.assertLessEqual(counts["programs without a plan"], RUNS // 10)

    def check(self, seed, counts):
        try:
            main, startup, trainer = build(lambda: Trainer(random.Random(seed)))
        except (ValueError, IndexError):
            counts["programs that the framework refuses"] += 1
            return
        folded = fold(main, startup, device="cpu")[:2]
        feeds = executor.random_feeds(FEEDS if trainer.words else {"x": FEEDS["x"]})
        fetch = [trainer.loss, *trainer.reads]
        before, after = Training(main, startup), Training(*folded)
        initial = before.state()
        found = folded[0].folding.find(fetch)
        self.assert_same_steps(
            before.run(feeds, range(STEPS), fetch), after.run(feeds, range(STEPS), found)
        )
        self.assert_same_state(before, after)
        plans, left = self.compile(main, startup, counts)
        written = {
            n for n, value in before.state().items() if not executor.same_bits(value, initial[n])
        }
        self.assert_accounted(written - trainer.buffers, plans, left)
        if len(plans) == 1 and not left:
            self.assert_steps_alike(main, startup, plans[0], trainer, feeds)
            counts["plans that step alike"] += 1
        for plan in plans:
            plan.close()

    def compile(self, main, startup, counts):
        """The plans of all stages, and what they leave to the framework."""
        try:
            plan, left = to_plan(main, startup)
        except CompilerError as error:
            found = re.search("the program has ([0-9]) optimizer stages", str(error))
            if not found:
                self.assertRegex(str(error), "the program has no optimizer stage that")
                counts["programs without a plan"] += 1
                return [], [str(error)]
            counts["programs of several stages"] += 1
            stages = [to_plan(main, startup, stage=stage) for stage in range(int(found[1]))]
            return [plan for plan, _ in stages], [text for _, left in stages for text in left]
        counts["plans that leave something to the framework"] += bool(left)
        return [plan], left

    def assert_accounted(self, written, plans, left):
        """A variable that a step writes is state of a plan, or named as left to the framework."""
        text = "; ".join(left)
        known = {v.name for plan in plans for v in plan.variables if v.role == "state"}
        # The state of an update that is named has the name of its parameter.
        updates = tuple(f"{name}_" for name in re.findall(r"\(update of '(.*?)'\)", text))
        missing = {
            name
            for name in written - known
            if f"'{name}'" not in text and not name.startswith(updates)
        }
        hidden = sum(map(int, re.findall(" and ([0-9]+) more ", text)))
        self.assertLessEqual(len(missing), hidden, f"{missing}: {text}")

    def assert_steps_alike(self, main, startup, plan, trainer, feeds):
        training = Training(main, startup)
        names = {v.name for v in plan.variables if v.role == "state"}
        state = {name: value for name, value in training.state().items() if name in names}
        plan.bind(state)
        roles = [v.name for v in plan.variables if v.role == "gradient"]
        for step in range(STEPS):
            [values] = training.run(feeds, [step], [trainer.gradients[name] for name in roles])
            plan.bind(gradients=dict(zip(roles, values)))
            plan.step()
        expected = training.state()
        for name, value in state.items():
            # Norms are summed in another order than in the framework.
            numpy.testing.assert_allclose(expected[name], value, 2e-5, 1e-6, err_msg=name)


if __name__ == "__main__":
    paddle.enable_static()
    unittest.main()
