"""Tests of stepfold.torch: steps in CUDA graphs, on the device "cuda" of STEPFOLD_TEST_DEVICE."""

import unittest

import stepfold.torch
import torch
from rule_cases import RULES
from torch import nn, optim
from torch_cases import DEVICE, SMALL_SHAPES, TorchCase, make_tensors

STEPS = 100


def make_params():
    params = [nn.Parameter(tensor) for tensor in make_tensors(SMALL_SHAPES)]
    for index, param in enumerate(params):
        param.grad = torch.full_like(param, 0.1 * (index + 1))
    return params


def capture(optimizer):
    """A graph of one step; some steps come before it."""
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        for _ in range(3):
            optimizer.step()
    torch.cuda.current_stream().wait_stream(stream)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        optimizer.step()
    return graph


def change(group, step):
    group["lr"] = 1e-2 / (1 + step)
    group["weight_decay"] = 0.1 * (step % 3)
    if "betas" in group:
        group["betas"] = (0.9 - step / 400, 0.99)
    if "momentum" in group:
        group["momentum"] = 0.9 - step / 400


class GraphTest(TorchCase):
    KINDS = (
        (optim.AdamW, {}),
        (optim.AdamW, {"amsgrad": True, "maximize": True}),
        (optim.SGD, {"momentum": 0.9, "dampening": 0.1}),
        (optim.NAdam, {"decoupled_weight_decay": True}),
        (optim.RAdam, {}),
    )
    RULES = (RULES["adabelief"], RULES["stable_adamw"])

    def check(self, kind, settings, **folding):
        """Replays of a captured step equal calls, while settings change."""
        results = []
        for is_captured in (True, False):
            params = make_params()
            optimizer = stepfold.torch.fold(kind(params, lr=1e-2, **settings), **folding)
            if is_captured:
                graph = capture(optimizer)
            else:
                for _ in range(3):
                    optimizer.step()
            for step in range(STEPS):
                change(optimizer.param_groups[0], step)
                for param in params:
                    param.grad.mul_(-0.99)
                if is_captured:
                    optimizer.sync_settings()
                    graph.replay()
                else:
                    optimizer.step()
            state = [value for param in params for value in optimizer.state[param].values()]
            results.append([*params, *state])
        for index, (replayed, called) in enumerate(zip(*results)):
            self.assertTrue(torch.equal(replayed, called), f"tensor {index}")

    def test_verification(self):
        """Replays are verified; a rate that they have not been told of is found."""
        for fold in (True, False):
            params = make_params()
            optimizer = optim.AdamW(params, lr=torch.tensor(1e-2), capturable=True)
            if fold:
                optimizer = stepfold.torch.fold(optim.AdamW(params, lr=1e-2), max_norm=0.5)
            graph = capture(optimizer)
            for step in range(3):
                for param in params:
                    param.grad.mul_(-0.99)
                with stepfold.torch.verify(optimizer) as verification:
                    graph.replay()
                verification.check()
            optimizer.param_groups[0]["lr"] = 5e-3
            with stepfold.torch.verify(optimizer) as verification:
                graph.replay()
            self.assertIn("lr=0.01, and its group has lr=0.005", str(verification))

    def test_copies(self):
        """Replays write copies of weights, where the forward pass reads them."""
        model = nn.Linear(16, 16)
        optimizer = optim.SGD(model.parameters(), lr=0.1)
        stepfold.torch.fold(optimizer, model=model, copies=torch.bfloat16)

        def compute():
            optimizer.zero_grad(set_to_none=False)
            with torch.autocast(DEVICE, torch.bfloat16):
                result = model(torch.ones(2, 16))
            result.float().square().mean().backward()
            return result.detach()

        compute()
        graph = capture(optimizer)
        for _ in range(3):
            result = compute()
            casts = [param.detach().bfloat16() for param in model.parameters()]
            expected = nn.functional.linear(torch.ones(2, 16).bfloat16(), *casts)
            self.assertTrue(torch.equal(result, expected))
            graph.replay()
        self.assertEqual(optimizer.explain().copies.unread, ())

    def test_replays(self):
        for kind, settings in self.KINDS:
            with self.subTest(f"{kind.__name__} {settings}"):
                self.check(kind, settings)

    def test_rules(self):
        for rule in self.RULES:
            with self.subTest(rule.name):
                self.check(rule, {})

    def test_clipping(self):
        self.check(optim.AdamW, {}, max_norm=0.5)

    def test_lr_tensor(self):
        """A tensor is followed without a call."""
        params = make_params()
        lr = torch.tensor(1.0, device=DEVICE)
        optimizer = stepfold.torch.fold(optim.SGD(params, lr=lr))
        graph = capture(optimizer)
        before = [param.detach().clone() for param in params]
        lr.fill_(0.5)
        graph.replay()
        for param, old in zip(params, before):
            self.assert_close("parameter", old - 0.5 * param.grad, param.detach(), 1e-6)

    def test_changed_before_capture(self):
        params = make_params()
        optimizer = stepfold.torch.fold(optim.SGD(params, lr=0.1))
        optimizer.step()
        optimizer.param_groups[0]["lr"] = 0.2
        before = [param.detach().clone() for param in params]
        graph = torch.cuda.CUDAGraph()
        with self.assertRaisesRegex(ValueError, "call sync_settings.. before the capture"):
            with torch.cuda.graph(graph):
                optimizer.step()
        for param, old in zip(params, before):
            self.assertTrue(torch.equal(param, old))
        optimizer.sync_settings()
        optimizer.step()


if __name__ == "__main__":
    unittest.main()
