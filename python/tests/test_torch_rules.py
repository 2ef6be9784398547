"""Tests of stepfold.torch.Rule: optimizers that are Python functions, folded and not."""

import copy
import io
import pickle
import unittest

import stepfold.torch
import torch
from rule_cases import REDUCING, RULES
from stepfold.torch import Rule, RuleOptimizer
from torch import optim
from torch_cases import (
    DEVICE,
    HAS_BITS,
    SHAPES,
    SMALL_SHAPES,
    Pair,
    TrainingCase,
    make_gradients,
    make_tensors,
)

STEPS = 20
# A plan's distance from the plain step, where that has not the formulas of torch's kernels for CPUs
# or sums have another order.
BOUNDS = {torch.float32: 2e-6, torch.float64: 1e-14, torch.bfloat16: 2.0**-8, torch.float16: 2e-3}
DTYPES = (torch.float32, torch.float64)


def sgd(param, grad, state, group):
    param.sub_(group["lr"] * grad)


SGD = Rule(sgd, lr=0.1)


class RuleCase(TrainingCase):
    def check(self, name, dtype, steps=STEPS, **settings):
        pair = Pair(RULES[name], make_tensors(SHAPES, dtype), **settings)
        pair.run(steps)
        is_exact = HAS_BITS and name not in REDUCING and dtype in DTYPES
        self.assert_pair(pair, 0 if is_exact else BOUNDS[dtype])
        return pair

    def test_rules(self):
        """The plain loop and the plan, of ten rules."""
        self.assertEqual(len(RULES), 10)
        for name in RULES:
            for dtype in DTYPES:
                with self.subTest(name, dtype=dtype):
                    pair = self.check(name, dtype, weight_decay=0.1)
                    changed = make_tensors(SHAPES, dtype)
                    for before, after in zip(changed, pair.params["folded"]):
                        self.assertFalse(torch.equal(before, after))

    def test_narrow(self):
        for name in RULES:
            for dtype in (torch.bfloat16, torch.float16):
                with self.subTest(name, dtype=dtype):
                    self.check(name, dtype, steps=4)

    def test_launches(self):
        for name, rule in RULES.items():
            with self.subTest(name):
                optimizer = stepfold.torch.fold(rule(make_tensors(((3, 5), (8, 8), (7,), (1,)))))
                # Launches for numbers, if a parameter has some, for each norm, and for elements.
                self.assertLessEqual(optimizer.explain().launches, 4 if name in REDUCING else 2)

    def test_complex(self):
        for name in ("adan", "novograd"):
            with self.subTest(name):
                params = [
                    torch.complex(*pair)
                    for pair in zip(*map(list, [make_tensors(SMALL_SHAPES)] * 2))
                ]
                pair = Pair(RULES[name], [param.detach() for param in params])
                pair.run(4)
                self.assert_pair(pair, BOUNDS[torch.float32])

    def test_groups(self):
        """Groups with settings and options of their own are updated by the same kernels."""
        rule = RULES["adabelief"]
        pairs = []
        for _ in range(2):
            params = make_tensors(SMALL_SHAPES * 2)
            groups = [
                {"params": params[:2]},
                {"params": params[2:4], "lr": 0.5, "betas": (0.5, 0.6)},
                {"params": params[4:], "maximize": True, "weight_decay": torch.tensor(0.3)},
            ]
            pairs.append((rule(groups), params))
        (plain, expected), (folded, params) = pairs
        stepfold.torch.fold(folded)
        for step in range(4):
            for theirs, ours, gradient in zip(expected, params, make_gradients(params, step)):
                theirs.grad = ours.grad = gradient
            for optimizer in (plain, folded):
                optimizer.param_groups[0]["lr"] = 0.1 / (step + 1)
                optimizer.step()
        for theirs, ours in zip(expected, params):
            self.assert_close("parameter", theirs, ours, BOUNDS[torch.float32])
        self.assertLessEqual(folded.explain().launches, 4)

    def test_settings_are_operands(self):
        """Numbers change without another plan; an option has another one."""
        pair = Pair(RULES["adabelief"], make_tensors(SMALL_SHAPES))
        with self.count_plans() as plans:
            pair.run(1)
            for optimizer in (pair.torch, pair.folded):
                optimizer.param_groups[0].update(lr=0.3, betas=(0.1, 0.2), weight_decay=0.0)
            pair.run(1)
            self.assertEqual(plans.call_count, 0)
            for optimizer in (pair.torch, pair.folded):
                optimizer.param_groups[0]["maximize"] = True
            pair.run(1)
            self.assertEqual(plans.call_count, 1)
        self.assert_pair(pair, BOUNDS[torch.float32])

    def test_scheduler(self):
        pair = Pair(RULES["cautious_adamw"], make_tensors(SMALL_SHAPES))
        schedulers = [
            optim.lr_scheduler.CosineAnnealingLR(optimizer, 10)
            for optimizer in (pair.torch, pair.folded)
        ]
        for step in range(5):
            pair.run(1, first=step)
            for scheduler in schedulers:
                scheduler.step()
        self.assert_pair(pair, BOUNDS[torch.float32])

    def test_checkpoint(self):
        """A checkpoint of a folded optimizer continues in a plain one, and the other way."""
        for name in ("schedule_free_adamw", "novograd"):
            pair = Pair(RULES[name], make_tensors(SMALL_SHAPES))
            pair.run(2)
            file = io.BytesIO()
            torch.save([pair.folded.state_dict(), pair.torch.state_dict()], file)
            file.seek(0)
            of_folded, of_plain = torch.load(file)
            pair.torch.load_state_dict(of_folded)
            pair.folded.load_state_dict(of_plain)
            pair.run(2, first=2)
            self.assert_pair(pair, BOUNDS[torch.float32])

    def test_copies(self):
        for copied in (copy.deepcopy, lambda optimizer: pickle.loads(pickle.dumps(optimizer))):
            optimizer = stepfold.torch.fold(RULES["tiger"](make_tensors(SMALL_SHAPES)))
            again = copied(optimizer)
            self.assertIsInstance(again, RuleOptimizer)
            for one in (optimizer, again):
                params = one.param_groups[0]["params"]
                for param, gradient in zip(params, make_gradients(params, 0)):
                    param.grad = gradient
                one.step()
            for one, other in zip(
                optimizer.param_groups[0]["params"], again.param_groups[0]["params"]
            ):
                self.assertTrue(torch.equal(one, other))

    def test_clip_and_overflow(self):
        """The norm is clipped, and after an overflow nothing changes."""
        for name in ("adan", "novograd", "stable_adamw"):
            with self.subTest(name):
                params, plain = make_tensors(SMALL_SHAPES), make_tensors(SMALL_SHAPES)
                folded = stepfold.torch.fold(RULES[name](params), max_norm=0.5)
                expected = RULES[name](plain)
                for step in range(4):
                    for ours, theirs, g in zip(params, plain, make_gradients(params, step)):
                        ours.grad, theirs.grad = g, g.clone()
                    torch.nn.utils.clip_grad_norm_(plain, 0.5)
                    expected.step()
                    folded.step()
                for ours, theirs in zip(params, plain):
                    self.assert_close(name, theirs, ours, 1e-5)
                before = copy.deepcopy((params, folded.state_dict()))
                folded.grad_scale = torch.tensor(4.0, device=DEVICE)
                folded.found_inf = torch.tensor(1.0, device=DEVICE)
                folded.step()
                for ours, theirs in zip(params, before[0]):
                    self.assertTrue(torch.equal(ours, theirs))
                state = folded.state_dict()["state"]
                for key, inner in before[1]["state"].items():
                    for name, value in inner.items():
                        self.assertTrue(torch.equal(state[key][name], value), name)

    def test_unread_state_after_overflow(self):
        """State whose old value nothing reads stays, too."""

        def keep(param, grad, state, group):
            state["last"].copy_(grad)
            state["count"] = 7.0
            param.sub_(grad)

        params = make_tensors(SMALL_SHAPES)
        rule = Rule(keep, state={"last": torch.zeros_like, "count": 0.0})
        optimizer = stepfold.torch.fold(rule(params))
        for param, gradient in zip(params, make_gradients(params, 0)):
            param.grad = gradient
        optimizer.found_inf = torch.tensor(1.0, device=DEVICE)
        optimizer.step()
        for param in params:
            self.assertFalse(optimizer.state[param]["last"].any())
            self.assertEqual(optimizer.state[param]["count"].item(), 0.0)
        optimizer.found_inf.zero_()
        optimizer.step()
        for param in params:
            self.assertTrue(torch.equal(optimizer.state[param]["last"], param.grad))
            self.assertEqual(optimizer.state[param]["count"].item(), 7.0)

    def test_absent_gradients(self):
        pair = Pair(RULES["adan"], make_tensors(SMALL_SHAPES))
        for step, absent in enumerate((1, 0, None)):
            gradients = make_gradients(pair.params["torch"], step)
            pair.step([None if i == absent else g for i, g in enumerate(gradients)])
        self.assert_pair(pair, BOUNDS[torch.float32])

    def test_fallback(self):
        """Only a parameter whose rule cannot be traced is left to the plain loop."""

        def update(param, grad, state, group):
            if param.dim() > 1 and grad.sum() > 0:
                param.add_(1.0)
            param.sub_(group["lr"] * grad)

        rule = Rule(update, lr=0.1)
        params, plain = make_tensors(SMALL_SHAPES), make_tensors(SMALL_SHAPES)
        with self.assertRaisesRegex(ValueError, "branches on a tensor"):
            stepfold.torch.fold(rule(params))
        folded, expected = stepfold.torch.fold(rule(params), fallback=True), rule(plain)
        for ours, theirs, gradient in zip(params, plain, make_gradients(params, 0)):
            ours.grad = theirs.grad = gradient
        folded.step()
        expected.step()
        for ours, theirs in zip(params, plain):
            self.assert_close("parameter", theirs, ours, BOUNDS[torch.float32])
        explanation = folded.explain()
        self.assertEqual(explanation.devices[0].parameters, 1)
        self.assertIn("test_torch_rules.py, line", str(explanation))

    def check_function(self, update, shapes=((), (1,), (3, 5), (0, 2)), change=None, **settings):
        """The plain loop and the plan, of a function with state of both kinds."""
        state = {"a": torch.zeros_like, "b": torch.clone, "k": 1.0, "m": 5.0}
        pair = Pair(Rule(update, state=state, lr=0.1, **settings), make_tensors(shapes))
        for step in range(4):
            if step == 2 and change:
                for optimizer in (pair.torch, pair.folded):
                    optimizer.param_groups[0].update(change)
            pair.run(1, first=step)
            self.assert_pair(pair)
        return pair

    def test_rebinding(self):
        """Entries are all read before one is written, in whatever order they are declared."""

        def swap(param, grad, state, group):
            state["a"].add_(grad)
            state["k"] = state["k"] + 1
            param.sub_(group["lr"] * state["m"] * state["a"])
            state["a"], state["b"] = state["b"], state["a"]
            state["m"], state["k"] = state["k"], state["m"]

        def rotate(param, grad, state, group):
            state["b"], state["a"] = state["a"], grad
            param.sub_(group["lr"] * state["b"])

        def bind_param(param, grad, state, group):
            state["a"], state["b"] = param, param.view(param.shape)
            param.sub_(group["lr"] * grad)

        def bind_one_twice(param, grad, state, group):
            state["a"] = state["b"] = param + grad
            state["a"].mul_(0.5)
            param.sub_(state["b"])

        def bind_others(param, grad, state, group):
            state["a"], state["b"] = grad.double(), grad > 0
            state["k"], state["m"] = 3, grad.abs().max()
            param.sub_(group["lr"] * state["a"].float())

        for update in (swap, rotate, bind_param, bind_one_twice, bind_others):
            with self.subTest(update.__name__):
                shapes = ((3, 5), (), (1,))
                pair = self.check_function(update, shapes)
                for param in pair.params["torch"]:
                    places = {t.data_ptr() for t in (param, *pair.torch.state[param].values())}
                    self.assertEqual(len(places), 5)

    def test_refused_results(self):
        """The plain step refuses what folding does."""

        def add(param, grad, state, group):
            state["x"] = grad

        def remove(param, grad, state, group):
            del state["a"]

        def shrink(param, grad, state, group):
            state["a"] = grad.sum()

        for update, message in (
            (add, r"add adds 'x', but the state is \['a'\]"),
            (remove, r"remove removes 'a', but the state is \['a'\]"),
            (shrink, r"leaves a tensor of the shape \(\) in state\['a'\], which has \(3, 5\)"),
        ):
            rule = Rule(update, state={"a": torch.zeros_like})
            with self.subTest(update.__name__):
                with self.assertRaisesRegex(ValueError, message):
                    stepfold.torch.fold(rule(make_tensors(((3, 5),))))
                optimizer = rule(make_tensors(((3, 5),)))
                optimizer.param_groups[0]["params"][0].grad = torch.ones(3, 5)
                with self.assertRaisesRegex(ValueError, message):
                    optimizer.step()
                (state,) = optimizer.state.values()
                self.assertEqual(list(state), ["a"])
                self.assertFalse(state["a"].any())

    def test_data_of_tensors(self):
        """Other memory that the plain step gives a tensor is copied, and not kept."""

        def update(param, grad, state, group):
            state["a"].data = grad
            param.data = param - grad

        params = make_tensors(((), (3, 5)), torch.float32) + make_tensors(((4,),), torch.bfloat16)
        optimizer = Rule(update, state={"a": torch.zeros_like})(params)
        expected = [(param - 1).detach() for param in params]
        for param in params:
            param.grad = torch.ones_like(param)
        optimizer.step()
        for param, value in zip(params, expected):
            self.assertTrue(torch.equal(param, value))
            param.grad.fill_(7)
            self.assertTrue(optimizer.state[param]["a"].eq(1).all())

    def test_parameter_left_alone(self):
        """Functions that change nothing but state, or nothing at all, in one form."""

        def warm_up(param, grad, state, group):
            state["a"].add_(grad)
            if group["active"]:
                param.sub_(state["a"], alpha=group["lr"])

        def count(param, grad, state, group):
            state["k"].add_(1)

        def idle(param, grad, state, group):
            if group["active"]:
                param.sub_(grad, alpha=group["lr"])

        def ignore_gradient(param, grad, state, group):
            param.mul_(1 - group["lr"])

        for update in (warm_up, count, idle, ignore_gradient):
            for is_active in (False, True):
                with self.subTest(update.__name__, is_active=is_active):
                    change = {"active": not is_active}
                    self.check_function(update, change=change, active=is_active)

    def test_copies_of_parameter_left_alone(self):
        def idle(param, grad, state, group):
            state["k"].add_(1)

        model = torch.nn.Linear(3, 2, device=DEVICE)
        optimizer = stepfold.torch.fold(
            Rule(idle, state={"k": 0.0})(model.parameters()), model=model, copies=torch.bfloat16
        )
        x = torch.ones(4, 3, device=DEVICE)
        for _ in range(2):
            with torch.autocast(DEVICE, torch.bfloat16):
                y = model(x)
            y.float().sum().backward()
            optimizer.step()
        with torch.no_grad():
            expected = torch.nn.functional.linear(
                x.bfloat16(), *(p.bfloat16() for p in model.parameters())
            )
        self.assertTrue(torch.equal(y, expected))

    def test_state_of_one_tensor(self):
        """State that functions make of one tensor is not shared."""
        shared = torch.zeros(3, 5, device=DEVICE)

        def update(param, grad, state, group):
            state["a"].add_(grad)
            param.sub_(state["a"] + state["b"])

        rule = Rule(update, state={"a": lambda p: shared, "b": lambda p: shared})
        pair = Pair(rule, make_tensors(((3, 5), (3, 5))))
        pair.run(3)
        self.assert_pair(pair)
        self.assertFalse(shared.any())
        for param in pair.params["torch"]:
            self.assertFalse(pair.torch.state[param]["b"].any())

    def test_bad_rules(self):
        params = make_tensors(SMALL_SHAPES)
        for error, message, function in (
            (TypeError, "update: expected a function", lambda: Rule(3)),
            (
                TypeError,
                r"state\['m'\]: expected a function or a number",
                lambda: Rule(sgd, state={"m": "0"}),
            ),
            (ValueError, "identifiers", lambda: Rule(sgd, state={"a b": 0.0})),
            (ValueError, "params: every group has this key", lambda: Rule(sgd, params=3)),
            (TypeError, "x: expected a hashable option, got dict", lambda: Rule(sgd, x={})),
            (
                TypeError,
                "mu: sgd has no such setting; its settings are lr",
                lambda: SGD(params, mu=0.9),
            ),
            (TypeError, "lr: expected a number or a tensor, got str", lambda: SGD(params, lr="1")),
            (ValueError, "lr: expected a tensor of one", lambda: SGD(params, lr=torch.ones(2))),
            (TypeError, "betas: expected 2 numbers", lambda: RULES["yogi"](params, betas=(1.0,))),
            (
                TypeError,
                r"betas\[1\]: expected a number",
                lambda: RULES["yogi"](params, betas=(1.0, None)),
            ),
        ):
            with self.subTest(message), self.assertRaisesRegex(error, message):
                function()

    def test_bad_state(self):
        params = make_tensors(SMALL_SHAPES)
        for initial in (lambda p: p.sum(), lambda p: 3, lambda p: torch.zeros(3)):
            optimizer = stepfold.torch.fold(Rule(sgd, state={"x": initial}, lr=0.1)(params))
            before = copy.deepcopy(params)
            for param, gradient in zip(params, make_gradients(params, 0)):
                param.grad = gradient
            with self.assertRaisesRegex(ValueError, r"sgd: state\['x'\] of a parameter"):
                optimizer.step()
            for one, other in zip(params, before):
                self.assertTrue(torch.equal(one, other))
            self.assertFalse(optimizer.state)

    def test_methods_are_kept(self):
        """Rules, and not copies of them, share what they have traced."""
        calls = []

        def update(param, grad, state, group):
            calls.append(param.shape)
            param.sub_(grad)

        rule = Rule(update)
        for _ in range(2):
            stepfold.torch.fold(rule(make_tensors(((2, 3), (2, 3), (4,)))))
        self.assertEqual(sorted(map(tuple, calls)), [(2, 3), (4,)])


if __name__ == "__main__":
    unittest.main()
