"""Tests of stepfold.torch: folded optimizers compute what torch's do."""

import unittest

import torch
from stepfold.torch.rules import RULES
from torch import optim
from torch.testing._internal.common_optimizers import optim_db
from torch_cases import DEVICE, SHAPES, Pair, TorchCase, get_distance, make_gradients, make_tensors

STEPS = 20


# Beyond torch's own inputs: options that these leave out, alone and together.
MORE_INPUTS = {
    optim.Adam: [
        {"amsgrad": True, "maximize": True},
        {"betas": (0.5, 0.6), "eps": 1e-3},
        {"betas": (torch.tensor(0.5), torch.tensor(0.6).double())},
    ],
    optim.AdamW: [{"amsgrad": True}, {"weight_decay": 0.0}, {"lr": torch.tensor(0.01)}],
    optim.SGD: [{"momentum": 0.9, "dampening": 0.5, "maximize": True, "weight_decay": 0.1}],
    optim.RMSprop: [{"momentum": 0.9}, {"centered": True}, {"alpha": 0.5, "eps": 1e-3}],
    optim.Adagrad: [{"lr_decay": 0.1, "weight_decay": 0.1, "maximize": True, "eps": 1e-3}],
    optim.Adadelta: [{"eps": 1e-3}],
    optim.Adamax: [{"betas": (0.5, 0.6), "eps": 1e-3}],
    optim.NAdam: [{"decoupled_weight_decay": True, "weight_decay": 0.1, "betas": (0.5, 0.6)}],
    optim.RAdam: [{"decoupled_weight_decay": True, "weight_decay": 0.1, "maximize": True}],
    optim.ASGD: [{"t0": 5, "lambd": 0.1, "alpha": 0.5}],
    optim.Rprop: [{"etas": (0.25, 2.0), "step_sizes": (1e-3, 0.1)}],
}
# Those without a square root.
EXACT = (optim.SGD, optim.Adamax, optim.ASGD, optim.Rprop)


def get_inputs():
    """The class and settings of all inputs, torch's own and MORE_INPUTS."""
    for info in optim_db:
        if info.optim_cls in RULES:
            for given in info.optim_inputs_func(device=DEVICE):
                yield info.optim_cls, given.kwargs
    for kind, inputs in MORE_INPUTS.items():
        for settings in inputs:
            yield kind, settings


def has_tensors(settings):
    """Whether torch computes with settings in float32, and not in Python's numbers."""
    values = [*settings.values(), *settings.get("betas", ())]
    return any(isinstance(value, torch.Tensor) for value in values)


class FormulaTest(TorchCase):
    """All inputs, 20 steps, parameters and state."""

    def for_all(self, dtype, check):
        num_inputs = 0
        for kind, settings in get_inputs():
            with self.subTest(f"{kind.__name__} {settings}"):
                pair = Pair(kind, make_tensors(SHAPES, dtype), **settings)
                pair.run(STEPS)
                check(kind, settings, pair)
            num_inputs += 1
        self.assertGreaterEqual(num_inputs, 80)

    def test_float32(self):
        """The same bits, but for square roots: torch's own, of more than 16 elements, are not
        those of IEEE 754.
        """

        def check(kind, settings, pair):
            is_exact = kind in EXACT and not has_tensors(settings)
            for what, expected, value in pair.compare():
                if is_exact or (expected.numel() <= 16 and not has_tensors(settings)):
                    self.assert_equal(what, expected, value)
                else:
                    self.assert_close(what, expected, value, 1e-6)

        self.for_all(torch.float32, check)

    def test_float64(self):
        def check(kind, settings, pair):
            bound = 1e-6 if has_tensors(settings) else 1e-14
            for what, expected, value in pair.compare():
                self.assert_close(what, expected, value, bound)

        self.for_all(torch.float64, check)

    def test_bfloat16(self):
        """As close to float64 as torch's loop, which rounds each intermediate result to bf16."""

        def check(kind, settings, pair):
            exact = Pair(kind, make_tensors(SHAPES, torch.bfloat16), fold=False, **settings)
            widen(exact)
            for step in range(STEPS):
                gradients = make_gradients(pair.params["torch"], step)
                exact.step([gradient.double() for gradient in gradients])
            for (what, theirs, ours), (_, expected, _) in zip(pair.compare(), exact.compare()):
                self.assert_alike(what, theirs, ours)
                bound = 1.1 * get_distance(theirs, expected) + torch.finfo(torch.bfloat16).eps
                self.assertLessEqual(get_distance(ours, expected), bound, what)

        self.for_all(torch.bfloat16, check)


def widen(pair):
    """Makes parameters float64, before the first step."""
    for params in pair.params.values():
        for param in params:
            param.data = param.data.double()


if __name__ == "__main__":
    unittest.main()
