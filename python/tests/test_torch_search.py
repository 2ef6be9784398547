"""Tests of stepfold.torch: steps that search for overflows in place of a GradScaler."""

import copy
import pickle
import unittest
from unittest import mock

import stepfold.torch
import torch
from stepfold.torch.scaling import SearchlessGradScaler
from test_torch_scaling import (
    CASES,
    HISTORY,
    STEPS,
    make_scaler,
    run_scaled,
    set_gradients,
)
from torch import nn, optim
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


class SearchTest(TrainingCase):
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

    def test_overflows(self):
        for kind, settings in CASES:
            with self.subTest(f"{kind.__name__} {settings}"):
                pair, scalers = self.make_searched(kind, settings)
                with self.count_plans() as plans, self.patch_search() as search:
                    expected, history = run_scaled(pair, scalers)
                self.assertEqual((history, expected), (HISTORY, HISTORY))
                self.assert_pair(pair)
                self.assertEqual((plans.call_count, search.call_count), (1, 0))

    def test_dtypes(self):
        """What is finite in float64 is no overflow in it; the last element counts in any dtype."""
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
        """A scaler of two optimizers, one of which is not folded."""
        pair, scalers = self.make_searched()
        others = {name: nn.Parameter(torch.ones(3, device=DEVICE)) for name in scalers}
        for name, scaler in scalers.items():
            other = optim.SGD([others[name]], lr=0.1)
            for step in range(STEPS):
                set_gradients(pair.params[name], scaler, step)
                others[name].grad = torch.full_like(others[name], scaler.get_scale())
                with patch_roots():
                    scaler.step(getattr(pair, name))
                scaler.step(other)
                scaler.update()
        self.assert_pair(pair)
        self.assertTrue(torch.equal(*others.values()))
        self.assertEqual(scalers["torch"].get_scale(), scalers["folded"].get_scale())

    def test_copies(self):
        pair, scalers = self.make_searched()
        run_scaled(pair, scalers, range(2))
        for scaler in (
            copy.deepcopy(scalers["folded"]),
            pickle.loads(pickle.dumps(scalers["folded"])),
        ):
            self.assertEqual(scaler.state_dict(), scalers["folded"].state_dict())
        optimizer = copy.deepcopy(pair.folded)
        self.assertTrue(optimizer._stepfold_options.searches_overflows)

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
            with self.assertRaisesRegex(ValueError, "grad_scaler, which is of one device: '"):
                scalers["folded"].step(pair.folded)
            self.assertTrue(all(map(torch.equal, before, pair.params["folded"])))


if __name__ == "__main__":
    unittest.main()
