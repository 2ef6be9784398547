"""Pairs of a folded optimizer of float32 parameters, and one of narrow parameters with masters."""

import stepfold.torch
import torch
from torch import nn
from torch_cases import SMALL_SHAPES, TorchCase, make_gradients, make_tensors

MASTER = "master_weight"
NARROW = (torch.bfloat16, torch.float16)


class MasterPair:
    """Two optimizers whose parameters begin with the same values, and have the same gradients.

    wide: float32 parameters. narrow: parameters of a narrow dtype. Those at `kept` are float32 in
    both.
    """

    def __init__(self, kind, dtype=torch.bfloat16, shapes=SMALL_SHAPES, kept=(), **options):
        settings = options.pop("settings", {"lr": 1e-2})
        wide_options = options.pop("wide_options", options)
        self.narrow = [
            nn.Parameter(param.detach() if index in kept else param.detach().to(dtype))
            for index, param in enumerate(make_tensors(shapes))
        ]
        self.wide = [nn.Parameter(param.detach().float()) for param in self.narrow]
        self.reference = kind(self.wide, **settings)
        self.optimizer = kind(self.narrow, **settings)
        stepfold.torch.fold(self.reference, **wide_options)
        stepfold.torch.fold(self.optimizer, master_weights=torch.float32, **options)

    def set_gradients(self, seed, absent=()):
        """Gives both the same gradients, which the narrow dtype holds; `absent` has none."""
        gradients = make_gradients(self.wide, seed)
        for index, (wide, narrow, grad) in enumerate(zip(self.wide, self.narrow, gradients)):
            grad = grad.clamp(-100.0, 100.0).to(narrow.dtype)
            narrow.grad = None if index in absent else grad
            wide.grad = None if index in absent else grad.float()

    def step(self, seed, absent=()):
        self.set_gradients(seed, absent)
        self.reference.step()
        self.optimizer.step()

    def run(self, steps, first=0):
        for step in range(first, first + steps):
            self.step(step)

    def get_master(self, index):
        narrow = self.narrow[index]
        is_narrow = narrow.dtype in NARROW
        return self.optimizer.state[narrow][MASTER] if is_narrow else narrow.detach()


class MasterCase(TorchCase):
    def assert_same(self, pair):
        """Masters are the float32 parameters, and parameters their rounding; state is the same."""
        for index, (wide, narrow) in enumerate(zip(pair.wide, pair.narrow)):
            self.assert_equal(f"master {index}", wide.detach(), pair.get_master(index))
            self.assert_equal(f"parameter {index}", wide.detach().to(narrow.dtype), narrow.detach())
            expected = pair.reference.state.get(wide, {})
            found = dict(pair.optimizer.state.get(narrow, {}))
            found.pop(MASTER, None)
            self.assertEqual(expected.keys(), found.keys())
            for key, value in expected.items():
                self.assert_equal(f"{key} of parameter {index}", value, found[key])

    def assert_master(self, optimizer, param, expected):
        self.assert_equal("master", expected, optimizer.state[param][MASTER])
        self.assert_equal("parameter", expected.to(param.dtype), param.detach())
