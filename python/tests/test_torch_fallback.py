"""Parameters that no plan can update, and that torch's own step does."""

import unittest
import warnings

import stepfold.torch
import torch
from torch import nn, optim
from torch_cases import DEVICE, MOMENTUM, Pair, TorchCase, make_gradients, make_tensors

SETTINGS = {"lr": 0.1}
SPARSE = r"has a sparse gradient \(torch.sparse_coo\)"


def make_gap(seed=0):
    """A parameter with gaps between its elements."""
    return make_tensors([(4, 6)], seed=seed)[0].detach()[:, ::2]


class FallbackCase(TorchCase):
    def make_pair(self, kind=optim.SGD, params=None, settings=SETTINGS, **options):
        params = make_tensors([(6, 3), (5,), (2, 2)]) if params is None else params
        pair = Pair(kind, params, fold=False, **settings)
        stepfold.torch.fold(pair.folded, fallback=True, **options)
        return pair

    def make_gradients(self, pair, seed, sparse=(0,)):
        gradients = make_gradients(pair.params["torch"], seed)
        return [g.to_sparse() if place in sparse else g for place, g in enumerate(gradients)]


class FallbackTest(FallbackCase):
    def test_sparse(self):
        pair = self.make_pair()
        for step in range(4):
            pair.step(self.make_gradients(pair, step))
        self.assert_pair(pair)

    def test_comes_and_goes(self):
        """A gradient is sparse in some steps, absent in others: the state is the same."""
        pair = self.make_pair()
        for step, sparse in enumerate([(), (0,), (0, 1), (), (0, 1, 2), ()]):
            pair.step(self.make_gradients(pair, step, sparse))
        gradients = self.make_gradients(pair, 9)
        pair.step([None, *gradients[1:]])
        pair.step(gradients)
        self.assert_pair(pair)

    def test_sparse_state(self):
        """The buffer that torch makes of a sparse gradient is sparse; a plan's is dense."""
        settings = {"lr": 0.1, "momentum": 0.9}
        pair = self.make_pair(settings=settings)
        for step in range(4):
            gradients = make_gradients(pair.params["torch"], step)
            pair.set_gradients(gradients)
            pair.step_torch()
            if step in (0, 1):
                pair.params["folded"][0].grad = gradients[0].to_sparse()
            pair.folded.step()
            buffer = pair.folded.state[pair.params["folded"][0]]["momentum_buffer"]
            self.assertEqual(buffer.is_sparse, step < 2)
        for what, expected, value in pair.compare():
            self.assert_close(what, expected, value, 1e-6)

    def test_embedding(self):
        """A model with a sparse embedding."""
        torch.manual_seed(0)

        class Model(nn.Module):
            def __init__(self):
                super().__init__()
                self.embedding = nn.Embedding(10, 4, sparse=True)
                self.head = nn.Linear(4, 2)

            def forward(self, tokens):
                return self.head(self.embedding(tokens))

        models = [Model().to(DEVICE), Model().to(DEVICE)]
        models[1].load_state_dict(models[0].state_dict())
        reference = optim.SGD(models[0].parameters(), **SETTINGS, foreach=False)
        folded = optim.SGD(models[1].parameters(), **SETTINGS)
        folded = stepfold.torch.fold(folded, model=models[1], fallback=True)
        self.assertEqual(folded.explain().left_out, ())
        for step in range(4):
            tokens = torch.tensor([step, 2 * step, 9], device=DEVICE)
            for model, optimizer in zip(models, (reference, folded)):
                optimizer.zero_grad()
                model(tokens).square().sum().backward()
                optimizer.step()
        for (name, expected), (_, value) in zip(*(m.named_parameters() for m in models)):
            self.assert_close(name, expected.detach(), value.detach(), 1e-6)
        [(name, reason)] = folded.explain().left_out
        self.assertEqual(name, "embedding.weight")
        self.assertRegex(reason, f"{SPARSE}: torch's own step updates it")
        self.assertEqual(folded.explain().devices[0].parameters, 2)

    def test_gaps(self):
        """It is known before the first step."""
        pair = self.make_pair(optim.AdamW, make_tensors([(3, 2)]), {"lr": 0.1})
        for params, optimizer in zip(pair.params.values(), (pair.torch, pair.folded)):
            params.append(nn.Parameter(make_gap()))
            optimizer.add_param_group({"params": [params[-1]]})
        [(name, reason)] = pair.folded.explain().left_out
        self.assertEqual(name, "param_groups[1].params[0]")
        self.assertRegex(reason, "has strides .*: torch's own step updates it")
        pair.run(3)
        self.assert_pair(pair)

    def test_nothing_to_fold(self):
        param = nn.Parameter(make_gap())
        reference = nn.Parameter(make_gap())
        folded = stepfold.torch.fold(optim.SGD([param], **SETTINGS), fallback=True)
        plain = optim.SGD([reference], **SETTINGS, foreach=False)
        for step in range(3):
            param.grad = reference.grad = torch.full_like(param, step + 1.0)
            folded.step()
            plain.step()
        self.assertTrue(torch.equal(param, reference))
        self.assertEqual(folded.explain().launches, 0)

    def test_differentiable_group(self):
        pair = self.make_pair()
        for params, optimizer in zip(pair.params.values(), (pair.torch, pair.folded)):
            params.append(nn.Parameter(torch.ones(3, device=DEVICE)))
            optimizer.add_param_group({"params": [params[-1]], "differentiable": True})
        pair.run(3)
        self.assert_pair(pair)
        self.assertIn("differentiable=True", str(pair.folded.explain()))

    def test_torch_refuses(self):
        """An error of torch's own step is raised before anything is updated."""
        pair = self.make_pair(optim.Adam, settings={"lr": 0.1})
        params = pair.params["folded"]
        before = [param.detach().clone() for param in params]
        pair.set_gradients(self.make_gradients(pair, 0))
        with self.assertRaisesRegex(RuntimeError, "does not support sparse gradients"):
            pair.folded.step()
        self.assertTrue(all(map(torch.equal, before, params)))
        self.assertEqual(dict(pair.folded.state), {})
        pair.run(2)
        self.assert_pair(pair)

    def test_scaler(self):
        """Gradients are unscaled, and a step with an overflow is skipped."""
        pair = self.make_pair()
        scaler = torch.amp.GradScaler(torch.device(DEVICE).type, init_scale=8.0)
        for step in range(4):
            gradients = self.make_gradients(pair, step)
            for param, gradient in zip(pair.params["torch"], gradients):
                param.grad = gradient
            for param, gradient in zip(pair.params["folded"], gradients):
                param.grad = gradient * scaler.get_scale()
            is_skipped = step == 2
            if is_skipped:
                pair.params["folded"][1].grad[0] = torch.inf
            else:
                pair.step_torch()
            scaler.scale(torch.zeros((), device=DEVICE))
            scaler.step(pair.folded)
            scaler.update()
        self.assert_pair(pair)

    def test_clipping(self):
        """A norm of all gradients needs a plan for all of them."""
        for options in ({"max_norm": 1.0}, {"clip_value": 1.0}):
            name = next(iter(options))
            pair = self.make_pair(**options)
            pair.set_gradients(self.make_gradients(pair, 0))
            before = [param.detach().clone() for param in pair.params["folded"]]
            refused = rf"params\[0\]' {SPARSE}, and {name} clips in plans only: add the parameter"
            with self.assertRaisesRegex(ValueError, refused):
                pair.folded.step()
            self.assertTrue(all(map(torch.equal, before, pair.params["folded"])))
            param = nn.Parameter(make_gap())
            optimizer = optim.SGD([param], **SETTINGS)
            with self.assertRaisesRegex(ValueError, f"{name} clips in plans only"):
                stepfold.torch.fold(optimizer, fallback=True, **options)
            self.assertIs(type(optimizer), optim.SGD)
            stepfold.torch.fold(optimizer, fallback=True, unclipped=[param], **options)
            param.grad = torch.full_like(param, 100.0)
            expected = param.detach() - 10.0
            optimizer.step()
            self.assert_close("param", expected, param.detach(), 1e-6)

    def test_shared_memory(self):
        """All parameters that share memory are updated one after the other."""

        def make():
            block = torch.arange(8.0, device=DEVICE)
            weight = nn.Parameter(block[:5])
            others = make_tensors([(3,)])
            return [weight, *others, weight, nn.Parameter(block[4:]), *make_tensors([(2,)])]

        for settings in ({"lr": 0.1}, {"lr": 0.1, "momentum": 0.9, "dampening": 0.5}):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                params, others = make(), make()
                plain = optim.SGD(params, **settings, foreach=False, fused=False)
                folded = optim.SGD(others, **settings)
                stepfold.torch.fold(folded, fallback=True)
            self.assertEqual(len(folded.explain().left_out), 3)
            for step in range(3):
                for param, other in zip(params, others):
                    param.grad = other.grad = torch.full_like(param, step + 1.0)
                plain.step()
                folded.step()
                for param, other in zip(params, others):
                    self.assert_equal(str(step), param.detach(), other.detach())
            self.assertEqual(folded.explain().devices[0].parameters, 2)

    def test_shared_later(self):
        """Parameters begin to share memory, and have memory of their own again."""
        pair = self.make_pair(params=make_tensors([(3,), (3,), (2,)]), settings=MOMENTUM)
        for step in range(6):
            for params in pair.params.values():
                if step == 2:
                    params[0].data = params[1].data
                if step == 4:
                    params[0].data = params[1].data.clone()
            pair.run(1, first=step)
            self.assertEqual(len(pair.folded.explain().left_out), 2 if step in (2, 3) else 0)
        self.assert_pair(pair)

    @unittest.skipUnless(DEVICE == "cpu", "memory of a GPU is aligned")
    def test_misaligned(self):
        def make():
            data = torch.frombuffer(bytearray(41), dtype=torch.float32, count=10, offset=1)
            return [nn.Parameter(data), *make_tensors([(3,)])]

        params, others = make(), make()
        plain = optim.SGD(params, **MOMENTUM, foreach=False, fused=False)
        folded = stepfold.torch.fold(optim.SGD(others, **MOMENTUM), fallback=True)
        for step in range(4):
            for param, other in zip(params, others):
                param.grad = other.grad = torch.full_like(param, step + 1.0)
            if step == 2:  # A gradient that is not aligned, of a parameter that is.
                memory = torch.frombuffer(bytearray(13), dtype=torch.float32, count=3, offset=1)
                params[1].grad = others[1].grad = memory.fill_(2.0)
            plain.step()
            folded.step()
            for param, other in zip(params, others):
                self.assert_equal(str(step), param.detach(), other.detach())
            self.assertEqual(len(folded.explain().left_out), 2 if step == 2 else 1)

    def test_own_operations(self):
        """torch's loop calls the operations that a class or an object has of its own."""

        class Circle(nn.Parameter):
            def add_(self, other, alpha=1):
                with torch.no_grad():
                    torch.Tensor.add_(self, other, alpha=alpha)
                    return torch.Tensor.div_(self, self.norm())

        weight, point = nn.Parameter(torch.ones(2)), Circle(torch.tensor([1.0, 0.0]))
        optimizer = stepfold.torch.fold(optim.SGD([weight, point], lr=0.5), fallback=True)
        weight.grad = point.grad = torch.tensor([0.0, -1.0])
        optimizer.step()
        self.assertAlmostEqual(point.detach().norm().item(), 1.0, places=6)
        self.assertEqual(weight.tolist(), [1.0, 1.5])
        self.assertIn("own 'add_'", str(optimizer.explain()))

    def test_static(self):
        """Parameters that are left are found in each step."""
        pair = self.make_pair(params=make_tensors([(3, 2)] * 40), static_gradients=True)
        for step in range(5):
            pair.step(self.make_gradients(pair, step, sparse=(39,)))
        self.assert_pair(pair)

    def test_refused_without(self):
        optimizer = optim.SGD([nn.Parameter(make_gap())])
        with self.assertRaisesRegex(ValueError, "has strides"):
            stepfold.torch.fold(optimizer)
        with self.assertRaisesRegex(TypeError, "fallback: expected a bool, got int"):
            stepfold.torch.fold(optimizer, fallback=1)
        self.assertIs(type(optimizer), optim.SGD)


if __name__ == "__main__":
    unittest.main()
