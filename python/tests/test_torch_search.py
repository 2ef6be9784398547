"""Tests of stepfold.torch: steps that search for overflows in place of a GradScaler."""

import copy
import pickle
import types
import unittest
from unittest import mock

import stepfold.torch
import torch
from stepfold.torch.grad_scaling.scalers import SearchlessGradScaler
from stepfold.torch.step import folded_step
from stepfold.torch.step.folded_step import FoldedStep
from test_torch_scaling import (
    CASES,
    HISTORY,
    STEPS,
    make_scaler,
    run_scaled,
    set_gradients,
)
from torch import nn, optim
from torch.optim.optimizer import register_optimizer_step_pre_hook
from torch.utils._python_dispatch import TorchDispatchMode
from torch_cases import (
    ADAM,
    DEVICE,
    MOMENTUM,
    Pair,
    TrainingCase,
    make_gradients,
    make_tensors,
    patch_devices,
    patch_roots,
)


class Operations(TorchDispatchMode):
    """The names of torch's operations while it is entered, and steps are as without a mode."""

    def __init__(self):
        super().__init__()
        self.names = []
        self.patch = mock.patch.object(folded_step, "is_mode_active", return_value=False)

    def __enter__(self):
        self.patch.start()
        return super().__enter__()

    def __exit__(self, *exception):
        self.patch.stop()
        super().__exit__(*exception)

    def __torch_dispatch__(self, operation, types, arguments=(), settings=None):
        self.names.append(operation.overloadpacket.__name__)
        return operation(*arguments, **(settings or {}))


class SearchCase(TrainingCase):
    """`fold(..., grad_scaler=scaler)` beside torch's loop with a scaler of its own."""

    def make_searched(self, kind=optim.AdamW, settings=ADAM, params=None, **options):
        """A pair, and the scalers of both."""
        params = make_tensors([(3, 5), (40,), ()]) if params is None else params
        pair = Pair(kind, params, fold=False, **settings)
        scalers = {"torch": make_scaler(), "folded": make_scaler()}
        stepfold.torch.fold(pair.folded, grad_scaler=scalers["folded"], **options)
        return pair, scalers

    def patch_search(self):
        """A mock of the scaler's own search, which calls it."""
        search = torch.amp.GradScaler._unscale_grads_
        return mock.patch.object(
            SearchlessGradScaler, "_unscale_grads_", autospec=True, side_effect=search
        )

    def make_overflowed(self, **options):
        """A folded optimizer of some parameters and its scaler, after an overflow."""
        pair, scalers = self.make_searched(optim.SGD, {"lr": 1.0}, **options)
        optimizer, scaler = pair.folded, scalers["folded"]
        set_gradients(pair.params["folded"], scaler, 0)
        scaler.step(optimizer)
        scaler.update()
        self.assertEqual(scaler.get_scale(), HISTORY[0])
        return optimizer, scaler


class SearchTest(SearchCase):
    """Results of a search, and their use in steps."""

    def test_overflows(self):
        for kind, settings in CASES:
            with self.subTest(f"{kind.__name__} {settings}"):
                pair, scalers = self.make_searched(kind, settings)
                with self.count_plans() as plans, self.patch_search() as search:
                    expected, history = run_scaled(pair, scalers)
                self.assertEqual((history, expected), (HISTORY, HISTORY))
                self.assert_pair(pair)
                self.assertEqual((plans.call_count, search.call_count), (1, 0))

    def test_empty_elsewhere(self):
        """The first parameter has no elements, and may be on another device."""
        params = [nn.Parameter(torch.empty(0)), nn.Parameter(torch.ones(4, device=DEVICE))]
        scaler = make_scaler(1.0)
        optimizer = stepfold.torch.fold(optim.SGD(params, lr=1.0), grad_scaler=scaler)
        for value, expected in ((torch.inf, 1.0), (1.0, -1.0)):  # The scale becomes 0.5.
            for param in params:
                param.grad = torch.full_like(param, value)
            scaler.step(optimizer)
            scaler.update()
            self.assertEqual(params[1].tolist(), [expected] * 4)

    def test_dtypes(self):
        """A number that float64 can hold is no overflow in it; the last element counts."""
        for dtype in (torch.float16, torch.bfloat16, torch.float32, torch.float64):
            params = [nn.Parameter(torch.ones(n, dtype=dtype, device=DEVICE)) for n in (1, 4097)]
            scaler = make_scaler(1.0)
            optimizer = stepfold.torch.fold(optim.SGD(params, lr=1.0), grad_scaler=scaler)
            largest = torch.finfo(dtype).max
            for value, is_found in ((largest, 0), (torch.inf, 1), (-largest, 0), (torch.nan, 1)):
                before = [param.detach().clone() for param in params]
                for param in params:
                    param.grad = torch.zeros_like(param)
                params[1].grad[-1] = value
                scaler.step(optimizer)
                [found] = scaler._found_inf_per_device(optimizer).values()
                self.assertEqual(found.item(), is_found, f"{dtype} {value}")
                self.assertEqual(all(map(torch.equal, before, params)), bool(is_found))
                scaler.update()
                for param in params:
                    param.data.fill_(1)

    def test_with_clipping(self):
        """In the same plan as a clip, by either norm and by value."""
        for clip in (
            {"max_norm": 0.5},
            {"max_norm": 0.1, "norm_type": torch.inf},
            {"clip_value": 1},
        ):
            with self.subTest(str(clip)):
                pair, scalers = self.make_searched(optim.SGD, MOMENTUM, **clip)

                def change(scaler, optimizer, pair=pair, clip=clip):
                    if optimizer is not pair.torch:
                        return
                    scaler.unscale_(optimizer)
                    params = optimizer.param_groups[0]["params"]
                    if "max_norm" in clip:
                        nn.utils.clip_grad_norm_(params, foreach=False, **clip)
                    else:
                        nn.utils.clip_grad_value_(params, clip["clip_value"], foreach=False)

                expected, history = run_scaled(pair, scalers, change=change)
                self.assertEqual(history, expected)
                for what, theirs, ours in pair.compare():
                    self.assert_close(what, theirs, ours, 1e-5)

    def test_unscaled_before(self):
        """After `unscale_`, which searches, the step does not."""
        pair, scalers = self.make_searched()
        with self.patch_search() as search:
            expected, history = run_scaled(
                pair, scalers, change=lambda scaler, optimizer: scaler.unscale_(optimizer)
            )
        self.assertEqual(history, expected)
        self.assert_pair(pair)
        self.assertEqual(search.call_count, STEPS)

    def test_without_scaler(self):
        """Steps outside of the scaler do not search."""
        pair, scalers = self.make_searched()
        run_scaled(pair, scalers, range(1, 3))
        pair.run(2)
        self.assert_pair(pair)

    def test_absent(self):
        pair, scalers = self.make_searched()

        def change(_, optimizer):
            optimizer.param_groups[0]["params"][1].grad = None

        steps = [step for step in range(STEPS) if step not in (3, 4, 9)]
        expected, history = run_scaled(pair, scalers, steps, change)
        self.assertEqual(history, expected)
        self.assert_pair(pair)

    def test_empty(self):
        """torch's own step, which updates the state of no elements, is skipped, too."""
        pair, scalers = self.make_searched(params=make_tensors([(4,), (0,)]))
        for name, scaler in scalers.items():
            for step in range(STEPS):
                params = pair.params[name]
                for param, gradient in zip(params, make_gradients(params, step)):
                    param.grad = gradient * scaler.get_scale()
                if step in (0, 5):
                    params[0].grad[2] = torch.nan
                with patch_roots():
                    scaler.step(getattr(pair, name))
                scaler.update()
        self.assert_pair(pair)

    def test_two_optimizers(self):
        """A scaler of two optimizers, one of which may not be folded, or not search."""
        for is_folded, searches in ((False, False), (True, False), (True, True)):
            with self.subTest(is_folded=is_folded, searches=searches):
                pair, scalers = self.make_searched()
                others = [nn.Parameter(torch.ones(3, device=DEVICE)) for _ in scalers]
                histories = []
                for param, (name, scaler) in zip(others, scalers.items()):
                    other, history = optim.SGD([param], lr=0.1), []
                    if is_folded and name == "folded":
                        stepfold.torch.fold(other, grad_scaler=scaler if searches else None)
                    for step in range(STEPS):
                        set_gradients(pair.params[name], scaler, step)
                        param.grad = torch.full_like(param, scaler.get_scale())
                        if step == 7:  # In the other one alone.
                            param.grad[1] = torch.nan
                        with patch_roots():
                            scaler.step(getattr(pair, name))
                        scaler.step(other)
                        scaler.update()
                        history.append(scaler.get_scale())
                    histories.append(history)
                self.assert_pair(pair)
                self.assertTrue(torch.equal(*others))
                self.assertEqual(*histories)

    def test_copies(self):
        pair, scalers = self.make_searched()
        run_scaled(pair, scalers, range(2))
        for scaler in (
            copy.deepcopy(scalers["folded"]),
            pickle.loads(pickle.dumps(scalers["folded"])),
        ):
            self.assertEqual(scaler.state_dict(), scalers["folded"].state_dict())
        optimizer = copy.deepcopy(pair.folded)
        self.assertTrue(optimizer._stepfold.options.searches_overflows)

    def test_refused(self):
        params = make_tensors([(3,), (4, 2)])

        class Mine(torch.amp.GradScaler):
            pass

        for value, message in (
            (1.0, "expected a torch.amp.GradScaler, got float"),
            (Mine(DEVICE), "Mine"),
        ):
            optimizer = optim.SGD(params)
            with self.assertRaisesRegex(TypeError, f"grad_scaler: .*{message}"):
                stepfold.torch.fold(optimizer, grad_scaler=value)
            self.assertIs(type(optimizer), optim.SGD)
        scaler = make_scaler()
        with self.assertRaisesRegex(ValueError, "fallback and grad_scaler: expected one of them"):
            stepfold.torch.fold(optimizer, grad_scaler=scaler, fallback=True)
        self.assertIs(type(scaler), torch.amp.GradScaler)

    def test_devices(self):
        """A search of several devices is refused by name, before anything moves."""
        with patch_devices():
            pair, scalers = self.make_searched()
            before = [param.detach().clone() for param in pair.params["folded"]]
            set_gradients(pair.params["folded"], scalers["folded"], 1)
            with self.assertRaisesRegex(ValueError, "grad_scaler, .* on one device: '"):
                scalers["folded"].step(pair.folded)
            self.assertTrue(all(map(torch.equal, before, pair.params["folded"])))


def get_found(scaler, optimizer):
    """Returns the flags that `update` would read of an optimizer."""
    return [found.item() for found in scaler._found_inf_per_device(optimizer).values()]


class DirectStepTest(SearchCase):
    """Steps that get the scaler's scale, and the memory that they write, without copies."""

    def test_operations(self):
        """Nothing runs beside the folded step, nor beside torch's own update of the scale."""
        for options in ({}, {"max_norm": 0.5}, {"write_back": True}, {"flat": True}):
            for schedules_first in (None, True, False):
                with self.subTest(f"{options} {schedules_first}"):
                    optimizer, scaler = optim.AdamW(make_tensors([(3, 5), (4,)])), make_scaler()
                    if schedules_first is True:
                        optim.lr_scheduler.ConstantLR(optimizer)
                    stepfold.torch.fold(optimizer, grad_scaler=scaler, **options)
                    if schedules_first is False:
                        optim.lr_scheduler.ConstantLR(optimizer)
                    set_gradients(optimizer.param_groups[0]["params"], scaler, 1)
                    for _ in range(2):
                        with Operations() as step:
                            scaler.step(optimizer)
                        with Operations() as update:
                            scaler.update()
                    self.assertEqual(step.names, [])
                    self.assertEqual(update.names, ["_amp_update_scale_"])

    def test_no_plan(self):
        """A step that executes no plan after an overflow finds none."""
        for keeps_empty in (False, True):
            params = make_tensors([(4,), (0,)])
            optimizer, scaler = self.make_overflowed(params=params)
            optimizer.param_groups[0]["params"][0].grad = None
            if not keeps_empty:
                optimizer.param_groups[0]["params"][1].grad = None
            scaler.step(optimizer)
            self.assertEqual(get_found(scaler, optimizer), [0])
            scaler.update()
            self.assertEqual(scaler.get_scale(), HISTORY[0])

    def test_failed(self):
        """A step that fails after an overflow leaves nothing of itself, and can be repeated."""
        optimizer, scaler = self.make_overflowed()
        param = optimizer.param_groups[0]["params"][0]
        before, state = param.detach().clone(), dict(vars(optimizer))
        set_gradients(optimizer.param_groups[0]["params"], scaler, 1)
        grad = param.grad
        param.grad = grad.to_sparse()
        for _ in range(2):
            with self.assertRaisesRegex(ValueError, "has a sparse gradient"):
                scaler.step(optimizer)
            self.assertEqual(vars(optimizer).keys(), state.keys())
            self.assertEqual(get_found(scaler, optimizer), [0])
        param.grad = grad
        optimizer._stepfold.step.begin_search(optimizer).fill_(1)
        with mock.patch.object(FoldedStep, "settle_gradients", side_effect=OverflowError):
            self.assertRaises(OverflowError, scaler.step, optimizer)
        self.assertEqual(get_found(scaler, optimizer), [0])
        scaler.step(optimizer)
        self.assertTrue(torch.equal(param, before - grad / HISTORY[0]))

    def test_readers(self):
        """Whatever runs before the step does not see what an earlier one has found."""

        def replace(optimizer, read):
            step = optimizer.step
            optimizer.step = lambda *arguments: read() or step(*arguments)

        def register(optimizer, read):
            optimizer.register_step_pre_hook(lambda *_: read())

        def register_global(_, read):
            self.addCleanup(register_optimizer_step_pre_hook(lambda *_: read()).remove)

        cases = {
            "replaced step": (replace, False),
            "hook": (register, False),
            "closure": (None, True),
            "global hook": (register_global, False),
        }
        for name, (attach, has_closure) in cases.items():
            with self.subTest(name):
                optimizer, scaler = self.make_overflowed()
                set_gradients(optimizer.param_groups[0]["params"], scaler, 1)
                seen = []

                def read(optimizer=optimizer, scaler=scaler, seen=seen):
                    seen.extend([optimizer.found_inf.item(), *get_found(scaler, optimizer)])

                if attach is not None:
                    attach(optimizer, read)
                scaler.step(optimizer, *([read] if has_closure else []))
                self.assertEqual(seen, [0, 0])

    def test_post_hook(self):
        """After a step, what it has found is seen."""
        optimizer, scaler = self.make_overflowed()
        seen = []
        optimizer.register_step_post_hook(lambda *_: seen.append(optimizer.found_inf.item()))
        for step in (1, 0, 1):
            set_gradients(optimizer.param_groups[0]["params"], scaler, step)
            scaler.step(optimizer)
            scaler.update()
        self.assertEqual(seen, [0, 1, 0])

    def test_scale_of_the_user(self):
        """Gradients are divided by the user's scale, too, which is removed as by torch."""
        optimizer, scaler = self.make_overflowed()
        params = optimizer.param_groups[0]["params"]
        set_gradients(params, scaler, 1)
        expected = [p.detach() - p.grad / HISTORY[0] / 4 for p in params]
        optimizer.grad_scale = torch.tensor(4.0)
        scaler.step(optimizer)
        self.assertTrue(all(map(torch.equal, expected, params)))
        self.assertFalse(hasattr(optimizer, "grad_scale"))

    def test_unsupported(self):
        """An optimizer that is said not to unscale has its gradients unscaled."""
        optimizer, scaler = self.make_overflowed()
        optimizer._step_supports_amp_scaling = False
        set_gradients(optimizer.param_groups[0]["params"], scaler, 1)
        with self.patch_search() as search:
            scaler.step(optimizer)
        self.assertEqual(search.call_count, 1)

    def test_step_with_a_scaler(self):
        """A step that takes the scaler gets it, as from torch."""
        optimizer, scaler = self.make_overflowed()
        step = mock.Mock()

        def take(_, grad_scaler):
            step(grad_scaler)

        optimizer.step = types.MethodType(take, optimizer)
        with self.assertWarns(FutureWarning):
            scaler.step(optimizer)
        step.assert_called_once_with(scaler)

    def test_errors(self):
        """Those of torch, with its messages."""

        def step_twice(scaler, optimizer):
            scaler.step(optimizer)
            scaler.step(optimizer)

        def unscale_after(scaler, optimizer):
            scaler.step(optimizer)
            scaler.unscale_(optimizer)

        def unscale_twice(scaler, optimizer):
            scaler.unscale_(optimizer)
            scaler.unscale_(optimizer)

        def pass_closure(scaler, optimizer):
            scaler.step(optimizer, closure=None)

        def skip_scale(scaler, optimizer):
            scaler._scale = None
            scaler.step(optimizer)

        def skip_tracker(scaler, optimizer):
            scaler._growth_tracker = None
            scaler.step(optimizer)

        def skip_step(scaler, optimizer):
            scaler.update()

        for call in (
            step_twice,
            unscale_after,
            unscale_twice,
            pass_closure,
            skip_scale,
            skip_tracker,
            skip_step,
        ):
            with self.subTest(call.__name__):
                errors = []
                pair, scalers = self.make_searched()
                for name, scaler in scalers.items():
                    set_gradients(pair.params[name], scaler, 1)
                    with self.assertRaises((AssertionError, RuntimeError)) as raised:
                        call(scaler, getattr(pair, name))
                    errors.append((type(raised.exception), str(raised.exception)))
                self.assertEqual(*errors)

    def test_disabled(self):
        """A scaler that is disabled calls the step, and nothing else."""
        pair = Pair(optim.AdamW, make_tensors([(4,)]), fold=False)
        scaler = torch.amp.GradScaler(DEVICE, enabled=False)
        stepfold.torch.fold(pair.folded, grad_scaler=scaler)
        for step in range(2):
            pair.set_gradients(make_gradients(pair.params["torch"], step))
            pair.step_torch()
            with patch_roots():
                scaler.step(pair.folded)
            scaler.update()
        self.assert_pair(pair)


if __name__ == "__main__":
    unittest.main()
