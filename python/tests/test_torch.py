"""Tests of stepfold.torch: folded optimizers compute what torch's do."""

import unittest

import torch
from stepfold.torch.optimizers.op_specs import OP_SPECS
from torch import optim
from torch.testing._internal.common_optimizers import optim_db
from torch_cases import (
    DEVICE,
    HAS_BITS,
    SHAPES,
    Pair,
    TorchCase,
    get_distance,
    make_gradients,
    make_tensors,
)

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


def get_inputs():
    """The class and settings of all inputs, torch's own and MORE_INPUTS.

    Products of matrices have other bits than torch's: test_torch_muon.py has Muon.
    """
    for info in optim_db:
        if info.optim_cls in OP_SPECS and info.optim_cls is not optim.Muon:
            for given in info.optim_inputs_func(device=DEVICE):
                yield info.optim_cls, given.kwargs
    for kind, inputs in MORE_INPUTS.items():
        for settings in inputs:
            yield kind, settings


def has_tensors(settings):
    """Returns True if torch computes with settings in float32, and not in Python's numbers."""
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

    def test_float32_and_float64(self):
        """The same bits, but where torch computes with settings in float32."""

        def check(kind, settings, pair):
            self.assert_pair(pair, 2e-6 if has_tensors(settings) else 0)

        for dtype in (torch.float32, torch.float64):
            self.for_all(dtype, check)

    def test_bfloat16(self):
        """As close to float64 as torch's loop, which rounds each intermediate result to bf16."""

        def check(kind, settings, pair):
            exact = Pair(kind, make_tensors(SHAPES, torch.bfloat16), fold=False, **settings)
            widen(exact)
            # Once is enough: both would do the same.
            exact.folded, exact.params["folded"] = exact.torch, exact.params["torch"]
            for step in range(STEPS):
                gradients = make_gradients(pair.params["torch"], step)
                exact.set_gradients([gradient.double() for gradient in gradients])
                exact.step_torch()
            for (what, theirs, ours), (_, expected, _) in zip(pair.compare(), exact.compare()):
                self.assert_alike(what, theirs, ours)
                # With few elements, torch's error may be small by chance.
                slack = torch.finfo(torch.bfloat16).eps * (1 if theirs.numel() >= 15 else 4)
                bound = 1.1 * get_distance(theirs, expected) + slack
                self.assertLessEqual(get_distance(ours, expected), bound, what)

        self.for_all(torch.bfloat16, check)


@unittest.skipUnless(HAS_BITS, "the kernels of torch for this device have other bits")
class FusedTest(TorchCase):
    """Adam and AdamW have the bits of torch's fused step for CPUs.

    Its last elements, beyond whole vectors, have others in float32 and float64. In float16 and
    bfloat16 it rounds as often as a plan does.
    """

    def test_fused(self):
        for dtype in (torch.bfloat16, torch.float16, torch.float32, torch.float64):
            shapes = [(16,), (64,), (33, 128)] + ([(3, 5), ()] if dtype.itemsize == 2 else [])
            for kind in (optim.Adam, optim.AdamW):
                for settings in ({}, {"weight_decay": 0.1}, {"lr": 0.1, "amsgrad": True}):
                    with self.subTest(f"{kind.__name__} {settings} {dtype}"):
                        pair = Pair(kind, make_tensors(shapes, dtype), **settings)
                        pair.torch = kind(pair.params["torch"], **settings, fused=True)
                        pair.run(STEPS)
                        self.assert_pair(pair)


def widen(pair):
    """Makes parameters float64, before the first step."""
    for params in pair.params.values():
        for param in params:
            param.data = param.data.double()


if __name__ == "__main__":
    unittest.main()
