"""Tests of stepfold.torch: objects that stand for a folded optimizer, and unfolding."""

import copy
import pickle
import subprocess
import sys
import unittest
import warnings

import stepfold.torch
import torch
from stepfold.torch import LARS, Rule
from stepfold.torch.folding import older_names
from stepfold.torch.folding.folded_optimizers import FOLDED, FoldedAdamW
from torch import nn, optim
from torch_cases import (
    ADAM,
    DEVICE,
    KINDS,
    MOMENTUM,
    TrainingCase,
    make_gradients,
    make_tensors,
    patch_roots,
)

SHAPES = ((3, 5), (7,))


def update(param, grad, state, group):
    state["sum"].add_(grad)
    param.sub_(group["lr"] * state["sum"])


RULE = Rule(update, state={"sum": torch.zeros_like}, lr=1e-2)


class Passing:
    """A wrapper of a class that derives from the optimizer's, as Lightning's and Fabric's."""

    def __init__(self, optimizer):
        self._optimizer = optimizer
        kind = type(optimizer)
        self.__class__ = type(f"Passing{kind.__name__}", (type(self), kind), {})

    @property
    def optimizer(self):
        return self._optimizer

    def __getattr__(self, name):
        return getattr(self._optimizer, name)


class SteppingItself(Passing):
    """The step is that of the class, on the wrapper."""


class Stepping(Passing):
    """The step is that of the optimizer."""

    def step(self, closure=None):
        return self._optimizer.step(closure)


class Copying:
    """A wrapper that has the attributes of the optimizer, as Lightning's had."""

    def __init__(self, optimizer):
        self.__dict__ = {key: value for key, value in vars(optimizer).items() if key != "step"}
        kind = type(optimizer)
        self.__class__ = type(f"Copying{kind.__name__}", (type(self), kind), {})


class Bare:
    """A wrapper that passes on attributes, and derives from nothing."""

    def __init__(self, optimizer):
        self.inner = optimizer

    def __getattr__(self, name):
        return getattr(self.inner, name)


WRAPPERS = (SteppingItself, Stepping, Copying)


class Halving(FoldedAdamW):
    """A class that a client has given to the optimizer, as detectron2 does."""

    def step(self, closure=None):
        for group in self.param_groups:
            for param in group["params"]:
                param.grad.mul_(0.5)
        return super().step(closure)


class ObjectsCase(TrainingCase):
    def step_both(self, pair, step, folded=None):
        """A step of both optimizers, of which the folded one may have something stand for it."""
        for params in pair.params.values():
            for param, grad in zip(params, make_gradients(params, step)):
                param.grad = grad
        with patch_roots():
            pair.torch.step()
            (folded or pair.folded).step()

    def make_kinds(self):
        """Pairs of all kinds, in subtests."""
        kinds = [*KINDS, (RULE, {"lr": 1e-2})]
        for kind, settings in kinds:
            with self.subTest(f"{kind} {settings}"):
                yield self.make_pair(kind, settings)


class WrapperTest(ObjectsCase):
    def test_steps(self):
        """A wrapper updates the same parameters with the same state, alternating with its own."""
        for wrapper_class in WRAPPERS:
            for pair in self.make_kinds():
                wrapper = wrapper_class(pair.folded)
                stage = pair.folded._stepfold.step
                for step in range(4):
                    self.step_both(pair, step, wrapper if step % 2 else pair.folded)
                    self.assert_pair(pair)
                self.assertIs(wrapper._stepfold.step, stage)
                self.assertEqual(wrapper.explain().to_dict()["devices"][0]["parameters"], 3)
                for key, state in wrapper.state_dict()["state"].items():
                    expected = pair.torch.state_dict()["state"][key]
                    self.assertEqual(state.keys(), expected.keys())
                wrapper.zero_grad()
                self.assertTrue(all(param.grad is None for param in pair.params["folded"]))
                wrapper.refresh_copies()
                wrapper.sync_settings()

    def test_flat(self):
        """A wrapper fills the blocks."""
        for wrapper_class in WRAPPERS:
            param = make_tensors([(5,)])[0]
            wrapper = wrapper_class(stepfold.torch.fold(optim.AdamW([param]), flat=True))
            param.grad = torch.ones_like(param)
            wrapper.step()
            grad = param.grad
            wrapper.zero_grad()
            self.assertIs(param.grad, grad)
            self.assertFalse(grad.any())

    def test_clips(self):
        """A bound of either is that of both, and so is the norm."""
        for wrapper_class in WRAPPERS:
            [param] = make_tensors([(4,)])
            optimizer = stepfold.torch.fold(optim.SGD([param], lr=1.0))
            wrapper = wrapper_class(optimizer)
            before = param.detach().clone()
            wrapper.max_norm = 0.5
            self.assertEqual((optimizer.max_norm, wrapper.max_norm), (0.5, 0.5))
            self.assertNotIn("max_norm", vars(wrapper))
            param.grad = torch.ones_like(param)
            optimizer.step()
            self.assert_close("step", before - 0.25, param.detach(), 1e-5)
            self.assertEqual(wrapper.grad_norm.item(), 2)
            optimizer.max_norm = None
            wrapper.clip_value = 0.125
            self.assertEqual(optimizer.clip_value, 0.125)
            wrapper.step()
            self.assert_close("step", before - 0.375, param.detach(), 1e-5)
            with self.assertRaisesRegex(ValueError, "expected one of them"):
                wrapper.max_norm = 1.0

    def test_scalers(self):
        """A scaler tells the optimizer what it tells a wrapper."""
        for wrapper_class in WRAPPERS:
            for searches in (False, True):
                with self.subTest(f"{wrapper_class.__name__} {searches}"):
                    self.check_scaler(wrapper_class, searches)

    def check_scaler(self, wrapper_class, searches):
        [param] = make_tensors([(4,)])
        scaler = torch.amp.GradScaler(DEVICE, init_scale=4.0)
        optimizer = optim.SGD([param], lr=1.0)
        stepfold.torch.fold(optimizer, grad_scaler=scaler if searches else None)
        wrapper = wrapper_class(optimizer)
        expected = param.detach().clone()
        for value in (1.0, float("inf"), 2.0):
            loss = scaler.scale(param.sum() * value)
            wrapper.zero_grad()
            loss.backward()
            scaler.step(wrapper)
            scaler.update()
            if value != float("inf"):
                expected -= value
            self.assert_equal(f"after {value}", expected, param.detach())
        self.assertEqual(scaler.get_scale(), 2.0)
        self.assertFalse(optimizer._stepfold.scaler_attributes)
        # Without a scaler, gradients are what they are.
        param.grad = torch.ones_like(param)
        wrapper.step()
        self.assert_equal("step", expected - 1, param.detach())

    def test_scaler_and_bare_wrapper(self):
        """One that the scale does not reach is refused."""
        [param] = make_tensors([(4,)])
        scaler = torch.amp.GradScaler(DEVICE, init_scale=4.0)
        optimizer = stepfold.torch.fold(optim.SGD([param]), grad_scaler=scaler)
        scaler.scale(param.sum()).backward()
        with self.assertRaisesRegex(TypeError, "Bare passes on attributes of a folded optimizer"):
            scaler.step(Bare(optimizer))
        scaler.step(optimizer)

    def test_hooks_and_groups(self):
        for wrapper_class in WRAPPERS:
            first, second = make_tensors([(3,), (4,)])
            optimizer = stepfold.torch.fold(optim.SGD([first], lr=1.0))
            wrapper = wrapper_class(optimizer)
            seen = []
            wrapper.register_step_pre_hook(lambda *_, seen=seen: seen.append("before"))
            wrapper.register_step_post_hook(lambda *_, seen=seen: seen.append("after"))
            wrapper.add_param_group({"params": [second], "lr": 2.0})
            before = second.detach().clone()
            for param in (first, second):
                param.grad = torch.ones_like(param)
            wrapper.step()
            self.assertEqual(seen, ["before", "after"])
            self.assert_equal("step", before - 2, second.detach())

    def test_fallback(self):
        """torch's own step of what is left, with attributes that the wrapper passes on."""
        for wrapper_class in WRAPPERS:
            for kind in (RULE, optim.AdamW):
                first, left = make_tensors([(3,), (4,)])
                optimizer = kind([first, left])
                left.data = torch.zeros(8, device=DEVICE)[::2]
                wrapper = wrapper_class(stepfold.torch.fold(optimizer, fallback=True))
                for param in (first, left):
                    param.grad = torch.ones_like(param)
                wrapper.step()
                self.assertTrue(left.detach().all())

    def test_verify(self):
        for wrapper_class in WRAPPERS:
            for kind in (RULE, optim.AdamW):
                params = make_tensors(SHAPES)
                wrapper = wrapper_class(stepfold.torch.fold(kind(params), max_norm=0.1))
                for param, grad in zip(params, make_gradients(params, 0)):
                    param.grad = grad
                verification = stepfold.torch.verify(wrapper)
                wrapper.step()
                verification.check()

    def test_scheduler(self):
        for wrapper_class in WRAPPERS:
            [param] = make_tensors([(3,)])
            wrapper = wrapper_class(stepfold.torch.fold(optim.SGD([param], lr=1.0)))
            scheduler = optim.lr_scheduler.StepLR(wrapper, 1, gamma=0.5)
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                for lr in (1.0, 0.5):
                    before = param.detach().clone()
                    param.grad = torch.ones_like(param)
                    wrapper.step()
                    scheduler.step()
                    self.assert_equal("step", before - lr, param.detach())

    def test_fold(self):
        """The message names the attribute that can be folded."""
        for wrapper_class, name in ((Stepping, "optimizer"), (Bare, "inner")):
            optimizer = optim.SGD(make_tensors([(3,)]))
            message = f"wraps another one, its attribute '{name}', which can be folded in its place"
            with self.assertRaisesRegex(TypeError, message):
                stepfold.torch.fold(wrapper_class(optimizer))
            stepfold.torch.fold(optimizer)
            with self.assertRaisesRegex(TypeError, f"'{name}', which is folded already"):
                stepfold.torch.fold(wrapper_class(optimizer))


class DerivedTest(ObjectsCase):
    """Optimizers whose class was changed to one that derives from the folded class."""

    def derive(self, optimizer):
        kind = type(optimizer)
        optimizer.__class__ = type(f"Derived{kind.__name__}", (kind,), {})

    def test_steps(self):
        for pair in self.make_kinds():
            self.derive(pair.folded)
            for step in range(3):
                self.step_both(pair, step)
                self.assert_pair(pair)
            name = type(pair.folded).__name__
            self.assertTrue(str(pair.folded.explain()).startswith(name))

    def test_method_of_its_own(self):
        pair = self.make_pair()
        pair.folded.__class__ = Halving
        for step in range(3):
            gradients = make_gradients(pair.params["torch"], step)
            pair.set_gradients(gradients)
            for param in pair.params["torch"]:
                param.grad = param.grad * 0.5
            with patch_roots():
                pair.torch.step()
                pair.folded.step()
            self.assert_pair(pair)

    def test_older_names(self):
        """Pickles of earlier versions find classes under the names that these had."""
        code = (
            "import pickle, sys\n"
            "for name in sys.argv[1:]:\n"
            "    module, _, kind = name.rpartition('.')\n"
            "    print(pickle.loads(f'c{module}\\n{kind}\\n.'.encode()).__name__)\n"
        )
        pairs = [(f"stepfold.torch.{m}", c) for m, cs in older_names.MOVED.items() for c in cs]
        names = [f"{module}.{kind.__name__}" for module, kind in pairs]
        command = [sys.executable, "-W", "ignore", "-c", code, *names]
        run = subprocess.run(command, capture_output=True, text=True)
        found = "".join(f"{kind.__name__}\n" for _, kind in pairs)
        self.assertEqual((run.stdout, run.stderr), (found, ""))

    def test_older_state(self):
        """Attributes that pickles of earlier versions have become the core."""
        params = make_tensors(SHAPES)
        optimizer = stepfold.torch.fold(optim.AdamW(params), threads=1, max_norm=0.5)
        self.set_gradients(params, 0)
        optimizer.step()
        state = copy.deepcopy(optimizer.__getstate__())
        core = state.pop("_stepfold")
        state |= {"_stepfold_options": core.options, "_stepfold_clipping": core.clipping}
        other = type(optimizer).__new__(type(optimizer))
        other.__setstate__(state)
        self.assertEqual(
            sorted(name for name in vars(other) if name.startswith("_stepfold")), ["_stepfold"]
        )
        others = other.param_groups[0]["params"]
        for each, folded in ((params, optimizer), (others, other)):
            self.set_gradients(each, 1)
            folded.step()
        for param, same in zip(params, others):
            self.assertTrue(torch.equal(param, same))
        self.assertEqual((other._stepfold.options.threads, other.max_norm), (1, 0.5))

    def test_copies(self):
        """Copies have options and clipping, and go on as the optimizer does."""
        copiers = {
            "deepcopy": copy.deepcopy,
            **{
                f"pickle {protocol}": lambda value, protocol=protocol: pickle.loads(
                    pickle.dumps(value, protocol)
                )
                for protocol in (0, 2, pickle.HIGHEST_PROTOCOL)
            },
        }
        for name, make_copy in copiers.items():
            with self.subTest(name):
                params = make_tensors(SHAPES)
                optimizer = optim.AdamW(params)
                stepfold.torch.fold(optimizer, threads=1, max_norm=0.5, unclipped=[params[1]])
                optimizer.__class__ = Halving
                self.set_gradients(params, 0)
                optimizer.step()
                other = make_copy(optimizer)
                self.assertIs(type(other), Halving)
                core = other._stepfold
                self.assertEqual((core.options.threads, core.clipping.max_norm), (1, 0.5))
                self.assertIsNone(core.step)
                others = other.param_groups[0]["params"]
                self.assertIs(next(iter(core.clipping.unclipped)), others[1])
                for each in (params, others):
                    self.set_gradients(each, 1)
                optimizer.step()
                other.step()
                for expected, param in zip(params, others):
                    self.assert_equal(name, expected.detach(), param.detach())
                self.assert_equal("norm", optimizer.grad_norm, other.grad_norm)
                other.max_norm = 2.0
                self.assertEqual(optimizer.max_norm, 0.5)

    def set_gradients(self, params, seed):
        for param, grad in zip(params, make_gradients(params, seed)):
            param.grad = grad

    def test_shallow_copy(self):
        """It has the parameters and their state, and a clip of its own."""
        pair = self.make_pair()
        self.step_both(pair, 0)
        other = copy.copy(pair.folded)
        for step in range(1, 5):
            self.step_both(pair, step, other if step % 2 else None)
            self.assert_pair(pair)
        other.clip_value = 1.0
        self.assertIsNone(pair.folded.clip_value)

    def test_step_of_client_is_no_search(self):
        """A step that does something before is not given what only the folded one may see."""
        [param] = make_tensors([(4,)])
        scaler = torch.amp.GradScaler(DEVICE, init_scale=4.0)
        optimizer = stepfold.torch.fold(optim.AdamW([param]), grad_scaler=scaler)
        self.assertTrue(optimizer._stepfold_searches_alone())
        optimizer.__class__ = type("Same", (FoldedAdamW,), {})
        self.assertTrue(optimizer._stepfold_searches_alone())
        optimizer.__class__ = Halving
        self.assertFalse(optimizer._stepfold_searches_alone())

    def test_made_from_parameters(self):
        """It would have none of the options."""
        [param] = make_tensors([(3,)])
        for kind, folded in FOLDED.items():
            derived = type("Derived", (folded,), {})
            for each in (folded, derived):
                message = (
                    f"{each.__name__} cannot be made from parameters.* make a .*{kind.__name__},"
                )
                with self.assertRaisesRegex(TypeError, message):
                    each([param], lr=1.0)

        class Reducing(optim.Optimizer):
            """As Horovod's, which makes another optimizer of the groups of one."""

            def __init__(self, params):
                super(self.__class__, self).__init__(params)

        optimizer = stepfold.torch.fold(optim.SGD([param]), max_norm=1.0)
        reducing = type("Reducing", (type(optimizer),), dict(vars(Reducing)))
        with self.assertRaisesRegex(TypeError, "make a torch.optim.sgd.SGD, and fold it"):
            reducing(optimizer.param_groups)

    def test_without_core(self):
        """An object that has nothing of a folded optimizer but its methods says so."""
        kind = type("Empty", (FoldedAdamW,), {"__init__": lambda self: None})
        empty = kind()
        calls = (
            lambda: empty.step(),
            lambda: empty.zero_grad(),
            lambda: empty.max_norm,
            lambda: setattr(empty, "clip_value", 1.0),
            lambda: empty.explain(),
            lambda: empty.state_dict(),
            lambda: empty.sync_settings(),
            lambda: empty.refresh_copies(),
            lambda: copy.copy(empty),
        )
        vars(empty).update(vars(optim.AdamW(make_tensors([(3,)]))))
        for call in calls:
            with self.assertRaisesRegex(TypeError, "a Empty has the methods of a folded optimizer"):
                call()


class UnfoldTest(ObjectsCase):
    def check_plain(self, optimizer, kind):
        self.assertIs(type(optimizer), kind)
        self.assertFalse([name for name in vars(optimizer) if name.startswith("_stepfold")])

    def check_equal(self, before, after):
        """The same structure and the same bits."""
        self.assertEqual(type(before), type(after))
        if isinstance(before, dict):
            self.assertEqual(list(before), list(after))
            for key, value in before.items():
                self.check_equal(value, after[key])
        elif isinstance(before, (list, tuple)):
            self.assertEqual(len(before), len(after))
            for one, other in zip(before, after):
                self.check_equal(one, other)
        elif isinstance(before, torch.Tensor):
            self.assert_equal("state", before, after)
        else:
            self.assertEqual(before, after)

    def unfold(self, optimizer, kind):
        before = copy.deepcopy(optimizer.state_dict())
        attributes = set(vars(optimizer))
        self.assertIs(stepfold.torch.unfold(optimizer), optimizer)
        self.check_plain(optimizer, kind)
        self.assertEqual(set(vars(optimizer)), attributes - {"_stepfold"})
        self.check_equal(before, optimizer.state_dict())

    def test_kinds(self):
        """torch's step goes on exactly. The optimizer can be folded again."""
        for pair in self.make_kinds():
            for step in range(9):
                if step in (3, 7):
                    self.unfold(pair.folded, type(pair.torch))
                if step == 5:
                    stepfold.torch.fold(pair.folded)
                self.step_both(pair, step)
                self.assert_pair(pair)

    def test_attributes(self):
        """They are what they were before folding."""
        for fused in (False, True):
            optimizer = optim.Adam(make_tensors(SHAPES), fused=fused)
            optimizer.register_step_pre_hook(lambda *_: None)
            before = dict(vars(optimizer))
            stepfold.torch.unfold(stepfold.torch.fold(optimizer, max_norm=1.0))
            self.assertEqual(vars(optimizer), before)

    def test_before_a_step(self):
        for settings in (ADAM, MOMENTUM):
            kind = optim.AdamW if settings is ADAM else optim.SGD
            pair = self.make_pair(kind, settings)
            self.unfold(pair.folded, kind)
            self.step_both(pair, 0)
            self.assert_pair(pair)

    def test_skipped_step(self):
        """A buffer that no step has begun is none."""
        [param] = make_tensors([(3,)])
        optimizer = stepfold.torch.fold(optim.SGD([param], lr=1.0, momentum=0.9, dampening=0.5))
        optimizer.grad_scale, optimizer.found_inf = None, torch.ones((), device=DEVICE)
        param.grad = torch.ones_like(param)
        optimizer.step()
        del optimizer.grad_scale, optimizer.found_inf
        stepfold.torch.unfold(optimizer)
        self.assertFalse(optimizer.state)

    def test_scale_of_the_user(self):
        """An attribute that the user has set stays set, in both directions."""
        optimizer = optim.SGD(make_tensors([(3,)]))
        scale = optimizer.grad_scale = torch.full((), 2.0, device=DEVICE)
        stepfold.torch.fold(optimizer)
        self.assertIs(optimizer.grad_scale, scale)
        stepfold.torch.unfold(optimizer)
        self.assertIs(vars(optimizer)["grad_scale"], scale)

    def test_options(self):
        for options in (
            {"flat": True},
            {"static_gradients": True},
            {"fallback": True},
            {"clip_value": 100.0},
            {"max_norm": 1e9, "write_back": True},
        ):
            with self.subTest(str(options)):
                pair = self.make_pair(fold=False)
                stepfold.torch.fold(pair.folded, **options)
                self.step_both(pair, 0)
                self.unfold(pair.folded, optim.AdamW)
                self.step_both(pair, 1)
                self.assert_pair(pair)

    def test_clip(self):
        """The step does not clip any more."""
        [param] = make_tensors([(4,)])
        optimizer = stepfold.torch.fold(optim.SGD([param], lr=1.0), max_norm=1.0)
        self.unfold(optimizer, optim.SGD)
        expected = param.detach() - 8
        param.grad = torch.full_like(param, 8.0)
        optimizer.step()
        self.assert_equal("step", expected, param.detach())
        self.assertFalse(hasattr(optimizer, "max_norm"))

    def test_flat(self):
        """Gradients keep their values, in memory of their own."""
        params = make_tensors([(3,), (2, 4)])
        params[1].data = params[1].data.t().contiguous().t()
        optimizer = stepfold.torch.fold(optim.SGD(params), flat=True)
        gradients = make_gradients(params, 0)
        for param, grad in zip(params, gradients):
            param.grad = grad
        optimizer.step()
        self.assertEqual(len({param.grad.untyped_storage().data_ptr() for param in params}), 1)
        stepfold.torch.unfold(optimizer)
        for param, grad in zip(params, gradients):
            self.assert_equal("gradient", grad, param.grad)
            self.assertEqual(param.grad.stride(), param.stride())
            self.assertEqual(param.grad.untyped_storage().nbytes(), param.numel() * 4)
        optimizer.zero_grad()
        self.assertIsNone(params[0].grad)

    def test_schedulers(self):
        """Those made before and after folding go on, without a warning."""
        for is_first in (True, False):
            [param] = make_tensors([(3,)])
            optimizer = optim.SGD([param], lr=1.0)
            if not is_first:
                stepfold.torch.fold(optimizer)
            scheduler = optim.lr_scheduler.StepLR(optimizer, 1, gamma=0.5)
            if is_first:
                stepfold.torch.fold(optimizer)
            self.unfold(optimizer, optim.SGD)
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                for lr in (1.0, 0.5):
                    before = param.detach().clone()
                    param.grad = torch.ones_like(param)
                    optimizer.step()
                    scheduler.step()
                    self.assert_equal("step", before - lr, param.detach())
            stepfold.torch.fold(optimizer)
            param.grad = torch.ones_like(param)
            optimizer.step()
            self.assert_equal("step", before - lr - 0.25, param.detach())

    def test_scaler(self):
        """A scaler searches itself, once no optimizer searches in its place."""
        for kind in (torch.amp.GradScaler, torch.cuda.amp.GradScaler):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # torch deprecates one of them.
                enabled = kind is torch.amp.GradScaler or DEVICE != "cpu"
                scaler = kind(init_scale=4.0, enabled=enabled)
            params = make_tensors([(3,), (4,)])
            optimizers = [optim.SGD([param], lr=1.0) for param in params]
            for optimizer in optimizers:
                stepfold.torch.fold(optimizer, grad_scaler=scaler)
            self.assertIsNot(type(scaler), kind)
            self.assertIsInstance(scaler, kind)
            self.unfold(optimizers[0], optim.SGD)
            self.assertIsNot(type(scaler), kind)
            self.unfold(optimizers[1], optim.SGD)
            self.assertIs(type(scaler), kind)
            stepfold.torch.fold(optimizers[0], grad_scaler=scaler)
            self.assertIsNot(type(scaler), kind)
            stepfold.torch.unfold(optimizers[0])
            self.assertIs(type(scaler), kind)

    def test_scaler_goes_on(self):
        """Also between its step and its update."""
        [param] = make_tensors([(3,)])
        scaler = torch.amp.GradScaler(DEVICE, init_scale=4.0)
        optimizer = stepfold.torch.fold(optim.SGD([param], lr=1.0), grad_scaler=scaler)
        expected = param.detach().clone()
        for value in (float("inf"), 1.0):
            optimizer.zero_grad()
            scaler.scale(param.sum() * value).backward()
            scaler.step(optimizer)
            if type(optimizer) is not optim.SGD:
                self.unfold(optimizer, optim.SGD)
            scaler.update()
        self.assert_equal("step", expected - 1, param.detach())
        self.assertEqual(scaler.get_scale(), 2.0)

    def test_refused(self):
        """An optimizer that stays folded, by an exception that says why."""
        params = make_tensors([(3,)])
        plain = optim.SGD(params)
        folded = stepfold.torch.fold(optim.AdamW(params))
        cases = [
            (plain, "this SGD is not folded"),
            (params, "this list is not folded"),
            (Stepping(folded), "wraps another one, its attribute 'optimizer': unfold that"),
        ]
        for each, message in cases:
            with self.assertRaisesRegex(TypeError, message):
                stepfold.torch.unfold(each)
        folded.__class__ = Halving
        with self.assertRaisesRegex(
            TypeError, "Halving derives from FoldedAdamW, .* set its class"
        ):
            stepfold.torch.unfold(folded)
        folded.__class__ = FoldedAdamW
        folded.step = lambda: None
        with self.assertRaisesRegex(ValueError, "step of this FoldedAdamW was replaced by <func"):
            stepfold.torch.unfold(folded)
        del folded.step
        self.unfold(folded, optim.AdamW)
        with self.assertRaisesRegex(TypeError, "this AdamW is not folded"):
            stepfold.torch.unfold(folded)

    def test_copy(self):
        """A deep copy can be unfolded, and the optimizer stays folded."""
        pair = self.make_pair(LARS, {"lr": 1e-2, "weight_decay": 0.0})
        self.step_both(pair, 0)
        pair.folded, folded = copy.deepcopy(pair.folded), pair.folded
        pair.params["folded"] = pair.folded.param_groups[0]["params"]
        self.unfold(pair.folded, LARS)
        self.step_both(pair, 1)
        self.assert_pair(pair)
        self.assertIs(type(folded), FOLDED[LARS])


class UnfoldCopiesTest(ObjectsCase):
    """Modules read no copies any more."""

    def make_model(self):
        torch.manual_seed(0)
        return nn.Sequential(nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 4)).to(DEVICE)

    def train(self, model, optimizer, steps):
        for step in steps:
            draw = torch.Generator("cpu").manual_seed(step)
            data = torch.randn(4, 8, generator=draw, device="cpu").to(DEVICE)
            optimizer.zero_grad()
            with torch.autocast(DEVICE, torch.bfloat16):
                loss = model(data).float().square().sum()
            loss.backward()
            optimizer.step()

    def check(self, **options):
        kinds = [nn.Linear, nn.ReLU, nn.Linear]
        expected, model = self.make_model(), self.make_model()
        optimizers = [
            optim.SGD(each.parameters(), foreach=False, **MOMENTUM) for each in (expected, model)
        ]
        stepfold.torch.fold(optimizers[0])
        for first in (0, 4):
            hooks = [dict(model._forward_hooks), dict(model._forward_pre_hooks)]
            stepfold.torch.fold(optimizers[1], model=model, copies=torch.bfloat16, **options)
            self.assertNotEqual([type(module) for module in model], kinds)
            if first:  # At first, before any forward pass.
                self.train(expected, optimizers[0], range(first, first + 2))
                self.train(model, optimizers[1], range(first, first + 2))
            stepfold.torch.unfold(optimizers[1])
            self.assertEqual([type(module) for module in model], kinds)
            self.assertEqual([dict(model._forward_hooks), dict(model._forward_pre_hooks)], hooks)
            for param in model.parameters():
                self.assertFalse(param._backward_hooks)
                if hasattr(param, "grad_dtype"):
                    self.assertEqual(param.grad_dtype, torch.float32)
                if param.grad is not None:
                    self.assertEqual(param.grad.dtype, torch.float32)
            self.train(expected, optimizers[0], range(first + 2, first + 4))
            self.train(model, optimizers[1], range(first + 2, first + 4))
            for one, other in zip(expected.parameters(), model.parameters()):
                self.assert_close(
                    "parameter", one.detach(), other.detach(), 0 if DEVICE == "cpu" else 1e-4
                )

    def test_copies(self):
        self.check()

    @unittest.skipUnless(hasattr(torch.Tensor, "grad_dtype"), "torch has no grad_dtype")
    def test_grad_dtype(self):
        self.check(grad_dtype=torch.bfloat16)

    @unittest.skipUnless(hasattr(torch.Tensor, "grad_dtype"), "torch has no grad_dtype")
    def test_grad_dtype_of_the_user(self):
        """It is what it was, also where that is not the dtype of the parameter."""
        model = self.make_model()
        model[0].weight.grad_dtype = None
        optimizer = optim.AdamW(model.parameters())
        stepfold.torch.fold(
            optimizer, model=model, copies=torch.bfloat16, grad_dtype=torch.bfloat16
        )
        self.train(model, optimizer, range(3))
        self.assertIsNone(model[2].weight.grad_dtype)
        stepfold.torch.unfold(optimizer)
        self.assertIsNone(model[0].weight.grad_dtype)
        self.assertEqual(model[2].weight.grad_dtype, torch.float32)

    def test_shared_module(self):
        """A module of two optimizers reads copies until both are unfolded."""
        model = self.make_model()
        first, second = (
            stepfold.torch.fold(
                optim.AdamW([each[name] for each in self.split(model)]),
                model=model,
                copies=torch.bfloat16,
            )
            for name in ("weight", "bias")
        )
        stepfold.torch.unfold(first)
        self.assertIsNot(type(model[0]), nn.Linear)
        stepfold.torch.unfold(second)
        self.assertIs(type(model[0]), nn.Linear)

    def split(self, model):
        return [dict(module.named_parameters()) for module in model if list(module.parameters())]


if __name__ == "__main__":
    unittest.main()
