"""Tests of stepfold.torch inside of optimizers that hold another one, as timm's Lookahead.

The inner optimizer is folded. Each trains with and without folding, with the same parameters.
"""

import copy
import unittest

import stepfold.torch
import torch
from timm.optim import Lookahead
from torch import nn, optim
from torch_cases import DEVICE, TorchCase

BOUND = 1e-5
STEPS = 8


class SAM(optim.Optimizer):
    """Sharpness-aware minimization: the gradient is that at the ascent of length `rho`."""

    def __init__(self, base_optimizer, rho=0.05):
        super().__init__(base_optimizer.param_groups, {"rho": rho})
        self.base_optimizer = base_optimizer
        self.param_groups = base_optimizer.param_groups

    @torch.no_grad()
    def step(self, closure):
        closure = torch.enable_grad()(closure)
        closure()
        params = [param for group in self.param_groups for param in group["params"]]
        norm = torch.stack([param.grad.norm() for param in params]).norm()
        ascents = [param.grad * (self.defaults["rho"] / norm) for param in params]
        for param, ascent in zip(params, ascents):
            param.add_(ascent)
        self.zero_grad()
        loss = closure()
        for param, ascent in zip(params, ascents):
            param.sub_(ascent)
        self.base_optimizer.step()
        return loss


class WrappersTest(TorchCase):
    def train(self, wrap, is_folded, resume=None):
        """Returns the parameters and the wrapper after a training."""
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(4, 16), nn.Tanh(), nn.Linear(16, 1)).to(DEVICE)
        inner = optim.AdamW(model.parameters(), lr=1e-2)
        if is_folded:
            stepfold.torch.fold(inner, model=model)
        wrapper = wrap(inner)
        if resume is not None:
            parameters, state = resume
            model.load_state_dict(parameters)
            wrapper.load_state_dict(state)
        generator = torch.Generator("cpu").manual_seed(1)
        rows = torch.randn(16, 4, generator=generator, device="cpu").to(DEVICE)

        def compute_loss():
            wrapper.zero_grad()
            loss = (model(rows) - rows.sum(1, keepdim=True)).square().mean()
            loss.backward()
            return loss

        for _ in range(STEPS):
            wrapper.step(compute_loss)
        return model.state_dict(), wrapper

    def check(self, wrap):
        expected, plain = self.train(wrap, False)
        found, folded = self.train(wrap, True)
        for name, value in expected.items():
            self.assert_close(name, value, found[name], BOUND)
        for wrapper in (plain, folded):
            saved = expected, wrapper.state_dict()
            # Loading copies no tensors.
            again = [
                self.train(wrap, is_folded, copy.deepcopy(saved))[0] for is_folded in (False, True)
            ]
            for name, value in again[0].items():
                self.assert_close(f"{name}, resumed", value, again[1][name], BOUND)

    def test_lookahead(self):
        self.check(lambda inner: Lookahead(inner, k=3))

    def test_sharpness(self):
        self.check(SAM)


if __name__ == "__main__":
    unittest.main()
