"""Tests of stepfold.torch: torch's GradScaler, with overflows."""

import copy
import gc
import itertools
import pickle
import unittest
import weakref

import stepfold.torch
import torch
from torch import nn, optim
from torch.nn.utils import clip_grad_norm_
from torch_cases import (
    ADAM,
    DEVICE,
    MOMENTUM,
    OWN_KINDS,
    SMALL_SHAPES,
    Pair,
    TrainingCase,
    make_gradients,
    make_tensors,
    patch_roots,
)

CASES = (
    (optim.AdamW, ADAM),
    (optim.Adam, {**ADAM, "amsgrad": True}),
    (optim.SGD, MOMENTUM),
    (optim.SGD, {"lr": 1e-2, "momentum": 0.9, "dampening": 0.5}),
    (optim.SGD, {"lr": 1e-2, "maximize": True}),
    (optim.RMSprop, {"lr": 1e-2, "momentum": 0.9, "centered": True}),
    (optim.Adagrad, {"lr": 1e-2, "lr_decay": 0.1}),
    (optim.Adadelta, {}),
    (optim.Adamax, ADAM),
    (optim.NAdam, ADAM),
    (optim.RAdam, ADAM),
    (optim.ASGD, {"lr": 1e-2, "t0": 2}),
    (optim.Rprop, {"lr": 1e-2}),
    *OWN_KINDS,
)
STEPS = 12
# The first one, one alone, two in a row, one after the scale has grown.
OVERFLOWS = {0: torch.inf, 3: -torch.inf, 4: torch.nan, 9: torch.inf}
# The scale after each step.
HISTORY = [512, 512, 1024, 512, 256, 256, 512, 512, 1024, 512, 512, 1024]


def make_scaler(scale=2.0**10):
    """A scaler whose scale is a power of two, so that scaling is exact."""
    scaler = torch.amp.GradScaler(DEVICE, init_scale=scale, growth_interval=2)
    scaler.scale(torch.ones(()))
    return scaler


def set_gradients(params, scaler, step):
    """Gives parameters scaled gradients, with an overflow in some steps."""
    for index, (param, gradient) in enumerate(zip(params, make_gradients(params, step))):
        param.grad = gradient * scaler.get_scale()
        if index == step % len(params) and step in OVERFLOWS:
            param.grad.view(-1)[-1] = OVERFLOWS[step]


def run_scaled(pair, scalers=None, steps=range(STEPS), change=None):
    """Steps of both optimizers, each with a scaler; returns the scales after each step.

    scalers: by the names of the optimizers; None for new ones. change: is called before a step.
    """
    histories = []
    for name in ("torch", "folded"):
        optimizer, history = getattr(pair, name), []
        scaler = make_scaler() if scalers is None else scalers[name]
        for step in steps:
            set_gradients(pair.params[name], scaler, step)
            if change is not None:
                change(scaler, optimizer)
            with patch_roots():
                scaler.step(optimizer)
            scaler.update()
            history.append(scaler.get_scale())
        histories.append(history)
    return histories


def copy_all(optimizer):
    """All that a step may move, as copies."""
    tensors = []
    for group in optimizer.param_groups:
        for param in group["params"]:
            tensors += [param, *optimizer.state.get(param, {}).values()]
    return [tensor.detach().clone() for tensor in tensors]


class ScalerTest(TrainingCase):
    """A scaler makes of a folded optimizer what it makes of torch's loop."""

    def check(self, pair, change=None):
        expected, history = run_scaled(pair, change=change)
        self.assertEqual(history, expected)
        self.assertEqual(history, HISTORY)
        self.assert_pair(pair)

    def test_overflows(self):
        """Equal scales, parameters and state, and one plan for all steps."""
        for kind, settings in CASES:
            with self.subTest(f"{kind.__name__} {settings}"):
                pair = self.make_pair(kind, settings)
                with self.count_plans() as plans:
                    self.check(pair)
                self.assertEqual(plans.call_count, 1)

    def test_any_scale(self):
        """A scale that is no power of 2 has the bits of unscale_, which multiplies."""
        for pair in self.for_kinds():
            scalers = {name: make_scaler(3.0 * 2**9) for name in ("torch", "folded")}
            expected, history = run_scaled(pair, scalers)
            self.assertEqual(history, expected)
            self.assert_pair(pair)

    def test_unscaled_before(self):
        """The gradients were unscaled, and clipped, before the step."""

        def change(scaler, optimizer):
            scaler.unscale_(optimizer)
            clip_grad_norm_(optimizer.param_groups[0]["params"], 0.5, foreach=False)

        for pair in self.for_kinds():
            self.check(pair, change)

    def test_absent_and_wide(self):
        """A parameter without a gradient, and float64, which is unscaled in float64."""
        params = [*make_tensors(SMALL_SHAPES, torch.float64), *make_tensors([(5,)], seed=1)]
        pair = Pair(optim.AdamW, params, **ADAM)

        def change(_, optimizer):
            optimizer.param_groups[0]["params"][1].grad = None

        overflows = {0: torch.inf, 3: torch.inf, 9: torch.inf}
        steps = [step for step in range(STEPS) if step in overflows or step not in OVERFLOWS]
        expected, history = run_scaled(pair, steps=steps, change=change)
        self.assertEqual(history, expected)
        self.assert_pair(pair)

    def test_two_optimizers(self):
        """One scaler, and an overflow in one of them: only that one skips."""
        pairs = [self.make_pair(*case, seed=seed) for seed, case in enumerate(CASES[:3])]
        for name in ("torch", "folded"):
            scaler = make_scaler()
            for step in range(STEPS):
                for place, pair in enumerate(pairs):
                    set_gradients(pair.params[name], scaler, step + place)
                    with patch_roots():
                        scaler.step(getattr(pair, name))
                scaler.update()
            self.assertLess(scaler.get_scale(), 1024.0)
        for pair in pairs:
            self.assert_pair(pair)
        states = [pair.folded.state[pair.params["folded"][0]] for pair in pairs[:2]]
        # The overflow of the second's first step is not one of its steps.
        self.assertEqual([state["step"].item() for state in states], [8, 9])

    def test_half(self):
        """float16: gradients are unscaled in float32, as torch's fused step does."""
        # On CUDA, torch looks for overflows in float16 and float32 alone.
        dtypes = (torch.float16, torch.bfloat16) if DEVICE == "cpu" else (torch.float16,)
        for dtype in dtypes:
            with self.subTest(str(dtype)):
                pair = self.make_pair(dtype=dtype, fold=False)
                for group in pair.torch.param_groups:
                    group["fused"] = True
                pair.torch._step_supports_amp_scaling = True
                stepfold.torch.fold(pair.folded)
                expected, history = run_scaled(pair)
                self.assertEqual(history, expected)
                self.assert_pair(pair, 2.0**-8)

    def test_half_is_not_rounded(self):
        """A gradient that float16 has only scaled counts with all its bits."""
        param = nn.Parameter(torch.zeros(4, dtype=torch.float16))
        optimizer = stepfold.torch.fold(optim.SGD([param], lr=2.0**16))
        scaler = make_scaler(2.0**16)
        param.grad = torch.full_like(param, 3 * 2.0**-12)
        scaler.step(optimizer)
        self.assertEqual(param.tolist(), [-3 * 2.0**-12] * 4)


class SkipTest(TrainingCase):
    """Effects of a skipped step."""

    def test_nothing_moves(self):
        for kind, settings in CASES:
            with self.subTest(f"{kind.__name__} {settings}"):
                # One has no elements: torch's own step updates its state.
                params = make_tensors([*SMALL_SHAPES, (0, 3)])
                optimizer = stepfold.torch.fold(kind(params, **settings))
                scaler = make_scaler()
                for step in (1, 2):
                    set_gradients(params, scaler, step)
                    scaler.step(optimizer)
                    scaler.update()
                set_gradients(params, scaler, 0)
                gradients = [param.grad.clone() for param in params]
                before = copy_all(optimizer)
                scaler.step(optimizer)
                for old, new in zip(before, copy_all(optimizer), strict=True):
                    self.assertTrue(torch.equal(old, new))
                for old, param in zip(gradients, params):
                    self.assertTrue(torch.equal(old, param.grad))

    def test_attributes(self):
        """Any number but zero skips; without a scale, gradients are not unscaled."""
        for found, is_skipped in ((0.0, False), (2.0, True), (torch.nan, True)):
            for make in (float, torch.tensor, lambda value: torch.tensor([value]).double()):
                param = nn.Parameter(torch.ones(3))
                optimizer = stepfold.torch.fold(optim.SGD([param], lr=1.0))
                param.grad = torch.full_like(param, 0.5)
                optimizer.grad_scale, optimizer.found_inf = None, make(found)
                optimizer.step()
                self.assertEqual(param.tolist(), [1.0 if is_skipped else 0.5] * 3)
        optimizer.found_inf = torch.zeros(2)
        with self.assertRaisesRegex(ValueError, "found_inf: expected a tensor of one element"):
            optimizer.step()

    def test_changes_of_the_program(self):
        """Scaled, unscaled and plain steps alternate."""
        pair = self.make_pair()
        scaler = make_scaler()
        for step in range(6):
            pair.set_gradients(make_gradients(pair.params["torch"], step))
            pair.step_torch()
            if step % 3 == 0:
                pair.folded.step()
                continue
            set_gradients(pair.params["folded"], scaler, 1)
            for param, gradient in zip(pair.params["folded"], pair.params["torch"]):
                param.grad = gradient.grad * scaler.get_scale()
            if step % 3 == 1:
                scaler.unscale_(pair.folded)
            scaler.step(pair.folded)
            scaler.update()
        self.assert_pair(pair)

    def test_buffer_of_the_first_step(self):
        """A buffer of SGD begins in the first step that is not skipped, also in copies."""
        copies = {
            "itself": lambda optimizer: optimizer,
            "deep copy": copy.deepcopy,
            "pickle": lambda optimizer: pickle.loads(pickle.dumps(optimizer)),
            "load_state_dict": self.load,
            "state_dict": lambda optimizer: optimizer.state_dict() and optimizer,
        }
        for (name, make_copy), case in itertools.product(copies.items(), CASES[2:4]):
            with self.subTest(name, case=case):
                pair = self.make_pair(*case)
                scaler = make_scaler()
                set_gradients(pair.params["folded"], scaler, 0)
                scaler.step(pair.folded)
                pair.folded = make_copy(pair.folded)
                pair.params["folded"] = pair.folded.param_groups[0]["params"]
                pair.run(3)
                self.assert_pair(pair)

    def load(self, optimizer):
        params = [nn.Parameter(p.detach().clone()) for p in optimizer.param_groups[0]["params"]]
        fresh = type(optimizer).__mro__[2](params, lr=1.0, foreach=False)
        fresh.load_state_dict(optimizer.state_dict())
        return fresh

    def test_state_dict_of_the_first_step(self):
        for case in CASES[2:4]:
            with self.subTest(case=case):
                pair = self.make_pair(*case)
                scaler = make_scaler()
                set_gradients(pair.params["folded"], scaler, 0)
                scaler.step(pair.folded)
                self.assertEqual(*[str(o.state_dict()) for o in (pair.torch, pair.folded)])

    def test_dampening_after_the_first_step(self):
        """A buffer that began without dampening, or has not begun, goes on with it, and back."""
        dampenings = ((0.5, 0.0, 0.0, 0.0), (0.0, 0.5, 0.5, 0.5), (0.5, 0.0, 0.5, 0.0))
        for values, first in itertools.product(dampenings, (0, 1)):
            with self.subTest(dampening=values, first=first):
                pair = self.make_pair(optim.SGD, {**MOMENTUM, "dampening": values[0]})
                scalers = {kind: make_scaler() for kind in pair.params}
                for step, dampening in enumerate(values, first):
                    for kind, params in pair.params.items():
                        optimizer, scaler = getattr(pair, kind), scalers[kind]
                        optimizer.param_groups[0]["dampening"] = dampening
                        set_gradients(params, scaler, step)
                        scaler.step(optimizer)
                        scaler.update()
                self.assert_pair(pair)

    def test_buffer_after_dampening(self):
        """A count that no step goes on with does not say that a buffer has not begun."""
        pair = self.make_pair(optim.SGD, {**MOMENTUM, "dampening": 0.5})
        scaler = make_scaler()
        for step, dampening in enumerate((0.5, 0.0)):
            pair.folded.param_groups[0]["dampening"] = dampening
            set_gradients(pair.params["folded"], scaler, step)
            scaler.step(pair.folded)
            scaler.update()
        self.assertEqual(len(pair.folded.state_dict()["state"]), len(pair.params["folded"]))

    def test_negated_zeros(self):
        """Their buffers are -0.0 after a step, and there."""
        pair = self.make_pair(optim.SGD, {**MOMENTUM, "maximize": True})
        scaler = make_scaler()
        for param in pair.params["folded"]:
            param.grad = torch.zeros_like(param)
        scaler.step(pair.folded)
        self.assertEqual(len(pair.folded.state_dict()["state"]), len(pair.params["folded"]))

    def test_replaced_buffers(self):
        """State that load_state_dict replaces is not kept."""
        pair = self.make_pair(*CASES[2])
        scaler = make_scaler()
        set_gradients(pair.params["folded"], scaler, 1)
        scaler.step(pair.folded)
        scaler.update()
        buffers = [weakref.ref(inner["momentum_buffer"]) for inner in pair.folded.state.values()]
        pair.folded.load_state_dict(copy.deepcopy(pair.torch.state_dict()))
        set_gradients(pair.params["folded"], scaler, 2)
        scaler.step(pair.folded)
        gc.collect()
        self.assertEqual([buffer() for buffer in buffers], [None] * len(buffers))

    def test_no_gradients(self):
        """A scaler refuses them for torch's loop, and passes the number 0 to others."""
        optimizer = stepfold.torch.fold(optim.AdamW(make_tensors(SMALL_SHAPES)))
        make_scaler().step(optimizer)
        self.assertEqual(len(optimizer.state), 0)


if __name__ == "__main__":
    unittest.main()
