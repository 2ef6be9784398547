"""Tests of stepfold.torch: what moves, appears or lies otherwise in memory is noticed."""

import gc
import unittest
import weakref
from unittest import mock

import stepfold.torch
import torch
from stepfold.torch import device_stage
from stepfold.torch.bound_plan import BoundPlan
from torch import nn, optim
from torch_cases import SMALL_SHAPES, Pair, TorchCase, make_generator, make_gradients, make_tensors

SETTINGS = {"lr": 1e-2, "momentum": 0.9, "weight_decay": 0.1}


class MovedTest(TorchCase):
    """Parameters, gradients and state that are elsewhere in the next step."""

    def make_pair(self, **settings):
        return Pair(optim.SGD, make_tensors(SMALL_SHAPES), **SETTINGS, **settings)

    def for_all(self, pair, change):
        for params in pair.params.values():
            for param in params:
                change(param)

    def test_data(self):
        pair = self.make_pair()
        for step in range(4):
            pair.run(1, first=step)
            self.for_all(pair, lambda param: setattr(param, "data", param.data * 0.5))
        self.assert_pair(pair)

    def test_transposed(self):
        """The same memory, read in another order."""
        for name in ("data", "grad"):
            pair = Pair(optim.SGD, make_tensors(((4, 4), (2, 3))), **SETTINGS)
            pair.run(2)
            pair.set_gradients(make_gradients(pair.params["torch"], 5))
            self.for_all(pair, lambda p: setattr(p, name, getattr(p, name).t().contiguous().t()))
            pair.step_torch()
            pair.folded.step()
            pair.set_gradients(
                [
                    gradient.t()
                    for gradient in make_gradients([param.t() for param in pair.params["torch"]], 6)
                ]
            )
            pair.step_torch()
            pair.folded.step()
            self.assert_pair(pair)

    def test_transposed_in_place(self):
        """The same address, and another order."""
        pair = Pair(optim.SGD, make_tensors(((4, 4), (1, 4))), **SETTINGS)
        pair.run(2)
        for step in range(2, 4):
            self.for_all(pair, lambda param: setattr(param, "grad", None))
            self.for_all(pair, lambda param: setattr(param, "data", param.data.t()))
            for state in (pair.torch.state, pair.folded.state):
                for inner in state.values():
                    inner["momentum_buffer"] = inner["momentum_buffer"].t().contiguous()
            pair.run(1, first=step)
        self.assert_pair(pair)

    def test_sliced(self):
        """The same address, and fewer elements."""
        pair = Pair(optim.SGD, make_tensors([(6,), (4, 3)]), lr=0.1)
        pair.run(1)
        self.for_all(pair, lambda param: setattr(param, "grad", None))
        self.for_all(pair, lambda param: setattr(param, "data", param.data[:2]))
        pair.run(1, first=1)
        self.assert_pair(pair)

    def test_reinterpreted(self):
        """The same address, and another element type."""
        param = nn.Parameter(torch.ones(4, dtype=torch.float16))
        optimizer = stepfold.torch.fold(optim.SGD([param], lr=1.0))
        for dtype in (torch.float16, torch.bfloat16, torch.float16):
            param.grad = None
            param.data = param.data.view(dtype).fill_(2)
            param.grad = torch.ones_like(param)
            param.grad.data = param.grad.data.float()
            optimizer.step()
            self.assertEqual(param.tolist(), [1.0] * 4)

    def test_dtype_of_gradients(self):
        """float32 gradients of a bfloat16 parameter, and its own."""
        param = nn.Parameter(torch.full((4,), 3.0))
        param.grad = torch.ones(4)
        param.data = param.data.bfloat16()
        optimizer = stepfold.torch.fold(optim.SGD([param], lr=1.0))
        optimizer.step()
        param.grad.data = param.grad.data.bfloat16()
        optimizer.step()
        self.assertEqual(param.tolist(), [1.0] * 4)

    def test_dtype(self):
        """Another element type is another plan; state follows as it does when it is loaded."""
        pair = self.make_pair()
        pair.run(2)
        self.for_all(pair, lambda param: setattr(param, "grad", None))
        self.for_all(pair, lambda param: setattr(param, "data", param.data.double()))
        pair.torch.load_state_dict(pair.torch.state_dict())
        pair.run(2, first=2)
        self.assertEqual(pair.params["folded"][0].dtype, torch.float64)
        self.assert_pair(pair)

    def test_module_to(self):
        model = nn.Linear(3, 2)
        optimizer = stepfold.torch.fold(optim.SGD(model.parameters(), lr=0.5))
        for dtype in (torch.float32, torch.float64, torch.bfloat16):
            model.to(dtype)
            optimizer.zero_grad()
            before = model.bias.detach().clone()
            model(torch.ones(1, 3, dtype=dtype)).sum().backward()
            optimizer.step()
            self.assert_equal(f"{dtype}", before - 0.5, model.bias.detach())

    def test_absent_gradients(self):
        """A parameter without a gradient, and its state, are as they were."""
        for kind, settings in ((optim.SGD, SETTINGS), (optim.AdamW, {"lr": 0.1})):
            pair = Pair(kind, make_tensors(SMALL_SHAPES), **settings)
            for step in range(8):
                gradients = make_gradients(pair.params["torch"], step)
                pair.step([g if step & 1 << i else None for i, g in enumerate(gradients)])
                self.assert_pair(pair)
            pair.step([None] * len(SMALL_SHAPES))
            self.assert_pair(pair)

    def test_loaded_plans(self):
        """Of plans for different parameters with gradients, the last ones stay loaded."""
        pair = self.make_pair()
        with mock.patch.object(device_stage, "MAX_PLANS", 2):
            for step in range(16):
                gradients = make_gradients(pair.params["torch"], step)
                pair.step([g if step & 1 << i else None for i, g in enumerate(gradients)])
        self.assert_pair(pair)
        gc.collect()
        plans = [one for one in gc.get_objects() if type(one) is BoundPlan]
        self.assertLessEqual(len(plans), 2)

    def test_add_param_group(self):
        pair = self.make_pair()
        pair.run(2)
        for name, optimizer in (("torch", pair.torch), ("folded", pair.folded)):
            [added] = make_tensors([(2, 2)], seed=1)
            optimizer.add_param_group({"params": [added], "lr": 0.1})
            pair.params[name].append(added)
        pair.run(2, first=2)
        self.assert_pair(pair)

    def test_replaced_params(self):
        """Parameters that are no longer the optimizer's are forgotten."""
        for settings in (SETTINGS, {"lr": 0.1}):
            self.check_replaced_params(Pair(optim.SGD, make_tensors(SMALL_SHAPES), **settings))

    def check_replaced_params(self, pair):
        pair.run(2)
        old = [weakref.ref(param) for param in pair.params["folded"]]
        for name, optimizer in (("torch", pair.torch), ("folded", pair.folded)):
            for param in pair.params[name]:
                optimizer.state.pop(param, None)
            pair.params[name] = make_tensors(SMALL_SHAPES, seed=2)
            optimizer.param_groups[0]["params"] = pair.params[name]
        del param
        pair.run(2, first=2)
        self.assert_pair(pair)
        gc.collect()
        self.assertEqual([reference() for reference in old], [None] * len(old))


class LayoutTest(TorchCase):
    """Shapes and orders of elements that plans do not know of."""

    def check(self, make, kind=optim.SGD, settings=SETTINGS, bound=0):
        """`make` returns a parameter's values, or a gradient's, for a seed."""
        pair = Pair(kind, [nn.Parameter(make(0))], **settings)
        for step in range(3):
            pair.step([make(step + 1)])
            self.assert_pair(pair, bound)
        return pair.params["folded"][0]

    def test_channels_last(self):
        def make(seed, is_last):
            values = make_generator(seed)((2, 3, 4, 5), torch.float32)
            return values.contiguous(memory_format=torch.channels_last) if is_last else values

        for param_is_last in (True, False):
            for grad_is_last in (True, False):
                param = self.check(lambda seed: make(seed, grad_is_last if seed else param_is_last))
                self.assertEqual(
                    param.is_contiguous(memory_format=torch.channels_last), param_is_last
                )

    def test_model_in_channels_last(self):
        """Memory formats of parameters and state change in the middle."""
        pair = Pair(optim.SGD, make_tensors([(2, 3, 4, 4)]), **SETTINGS)
        for step in range(4):
            if step == 2:
                for params in pair.params.values():
                    params[0].data = params[0].data.contiguous(memory_format=torch.channels_last)
            pair.run(1, first=step)
        self.assert_pair(pair)

    def test_expanded_gradient(self):
        self.check(lambda seed: torch.ones(3, 1).expand(3, 4) * (seed == 0) + torch.tensor(seed))
        self.check(lambda seed: torch.full((1,), 0.5).expand(6) if seed else torch.zeros(6))

    def test_negated_gradient(self):
        for elements in (1, 5):

            def make(seed, elements=elements):
                values = make_generator(seed)(elements, torch.complex64)
                return values.conj().imag if seed else values.imag.clone()

            self.assertTrue(make(1).is_neg())
            self.check(make)

    def test_complex(self):
        def make(seed, dtype=torch.complex64):
            return make_generator(seed)((2, 3), dtype)

        for kind in (optim.SGD, optim.Adam, optim.Adagrad, optim.Rprop, optim.Adamax):
            with self.subTest(kind.__name__):
                self.check(make, kind, {"lr": 0.1}, 1e-6)
        self.check(lambda seed: make(seed, torch.complex128), optim.AdamW, {}, 1e-14)
        # Of torch's own, SGD alone takes a gradient that is conjugated lazily.
        self.check(lambda seed: make(seed).conj() if seed else make(seed), bound=1e-6)

    def test_empty(self):
        """torch advances the state of parameters without elements, too."""
        pair = Pair(optim.NAdam, [*make_tensors([(0,), (2, 0), (3,)])])
        pair.run(3)
        self.assert_pair(pair)
        reasons = dict(pair.folded.explain().left_out)
        self.assertIn("no elements", reasons["param_groups[0].params[1]"])

    def test_views(self):
        """Parameters that are parts of one block, at any element."""
        for pair_start in (0, 1, 3):
            block = torch.arange(64, dtype=torch.float32)
            params = [nn.Parameter(block[start : start + 9]) for start in range(pair_start, 50, 11)]
            pair = Pair(optim.SGD, params, fold=False, **SETTINGS)
            for own, other in zip(pair.params["folded"], params):
                own.data = other.data
            stepfold.torch.fold(pair.folded)
            before = block.clone()
            pair.run(3)
            self.assert_pair(pair)
            gaps = [start + 9 for start in range(pair_start, 50, 11)]
            self.assertEqual(block[gaps].tolist(), before[gaps].tolist())

    def test_mixed_dtypes(self):
        """All groups of element types in one step."""
        dtypes = (torch.float32, torch.bfloat16, torch.float64, torch.float16)
        params = [make_tensors([(3, 4)], dtype)[0] for dtype in dtypes]
        pair = Pair(optim.SGD, params, lr=0.5)
        pair.step([torch.ones_like(param) for param in params])
        self.assert_pair(pair, 1e-2)
        self.assertEqual(pair.folded.explain().devices[0].parameters, 4)


if __name__ == "__main__":
    unittest.main()
