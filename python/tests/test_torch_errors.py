"""Tests of stepfold.torch: what cannot be folded is refused by name, and changes nothing."""

import os
import subprocess
import sys
import unittest

import stepfold
import stepfold.torch
import torch
from torch import nn, optim
from torch_cases import TorchCase, make_tensors


class RefusalTest(TorchCase):
    """Refused when folding."""

    def check(self, optimizer, kind, message, **options):
        before = (type(optimizer), dict(vars(optimizer)))
        with self.assertRaisesRegex(kind, message):
            stepfold.torch.fold(optimizer, **options)
        self.assertEqual((type(optimizer), dict(vars(optimizer))), before)

    def test_class(self):
        params = make_tensors([(3,)])

        class Mine(optim.AdamW):
            pass

        self.check(Mine(params), TypeError, "Mine cannot be folded: a subclass of AdamW may")
        self.check(optim.LBFGS(params), TypeError, "LBFGS cannot be folded: known are Adam, AdamW")
        with self.assertRaisesRegex(TypeError, "a builtins.list cannot be folded"):
            stepfold.torch.fold(params)
        folded = stepfold.torch.fold(optim.SGD(params))
        self.check(folded, TypeError, "this FoldedSGD is folded already")

    def test_options(self):
        optimizer = optim.SGD(make_tensors([(3,)]))
        self.check(optimizer, TypeError, "threads: expected an integer, got str", threads="2")
        for threads in (0, 1025):
            self.check(optimizer, ValueError, f"1 to 1024, got {threads}", threads=threads)
        self.check(optimizer, TypeError, "model: expected a torch.nn.Module, got list", model=[])

    def test_differentiable(self):
        optimizer = optim.Adam(make_tensors([(3,)]), differentiable=True)
        self.check(
            optimizer,
            ValueError,
            r"param_groups\[0\]: Adam cannot be folded: has differentiable=True",
        )

    def test_params(self):
        gap = torch.zeros(8)[::2]
        freed = torch.zeros(3)
        freed.untyped_storage().resize_(0)
        cases = (
            (nn.Parameter(gap), r"has strides \(2,\), with gaps"),
            (nn.Parameter(torch.zeros(1).expand(3)), r"has strides \(0,\)"),
            (nn.Parameter(torch.zeros(3, dtype=torch.complex32)), "has the dtype torch.complex32"),
            (nn.Parameter(torch.zeros(3, device="meta")), "is on the device 'meta'"),
            (nn.Parameter(freed), "has no memory: its storage was freed"),
            (nn.Parameter(torch.zeros(3).to_sparse()), "has the layout torch.sparse_coo"),
            (nn.Parameter(torch.zeros(3, dtype=torch.complex64).conj()), "is the negated or conj"),
        )
        for param, message in cases:
            with self.subTest(message):
                first = make_tensors([(2,)])
                self.check(
                    optim.SGD([*first, param]),
                    ValueError,
                    rf"SGD cannot be folded: 'param_groups\[0\]\.params\[1\]' {message}",
                )

    def test_names(self):
        """Of the model, of named_parameters, or the place."""
        model = nn.Sequential(nn.Linear(2, 3), nn.Linear(3, 1))
        model[1].weight.data = torch.zeros(1, 6)[:, ::2]
        self.check(
            optim.SGD(model.parameters()), ValueError, r"'param_groups\[0\].params\[2\]' has"
        )
        self.check(optim.SGD(model.named_parameters()), ValueError, "'1.weight' has", model=None)
        self.check(optim.SGD(model.parameters()), ValueError, "'1.weight' has", model=model)

    def test_step_of_others(self):
        """A step that was replaced would never be called again."""
        optimizer = optim.SGD(make_tensors([(3,)]))
        optimizer.step = lambda: None
        self.check(optimizer, ValueError, "the step of this SGD was replaced by <function")

    def test_settings(self):
        optimizer = optim.SGD(make_tensors([(3,)]))
        optimizer.param_groups[0]["lr"] = torch.ones(2)
        self.check(optimizer, ValueError, r"param_groups\[0\]: lr: expected a number")
        optimizer.param_groups[0]["lr"] = "fast"
        self.check(optimizer, ValueError, r"param_groups\[0\]: lr: expected a number")

    def test_no_library(self):
        """Known when folding, not when training."""
        code = (
            "import torch, stepfold.torch\n"
            "optimizer = torch.optim.SGD([torch.nn.Parameter(torch.zeros(3))])\n"
            "try:\n"
            "    stepfold.torch.fold(optimizer)\n"
            "except OSError as error:\n"
            "    print(type(optimizer).__name__, error)\n"
        )
        for variable in ("STEPFOLD_COMPILER", "STEPFOLD_RUNTIME"):
            environment = {**os.environ, variable: "/no/such/library.so"}
            run = subprocess.run(
                [sys.executable, "-c", code], env=environment, capture_output=True, text=True
            )
            self.assertRegex(run.stdout, "^SGD /no/such/library.so", run.stderr)

    @unittest.skipUnless("STEPFOLD_FAKE_DRIVER" in os.environ, "no driver to make an old one of")
    def test_old_driver(self):
        """A plan for CUDA, compiled and from the cache. The message names both versions."""
        code = (
            "import ctypes, os, torch, stepfold.torch\n"
            "from unittest import mock\n"
            "from stepfold.torch import bound_plan, compilation\n"
            "ctypes.CDLL(os.environ['STEPFOLD_CUDA_DRIVER']).fakeDriverSetVersion(11040)\n"
            "device = torch.device('cuda', 0)\n"
            "def load(text, _, threads):\n"
            "    with mock.patch.object(compilation, 'find_target', return_value='sm_90'):\n"
            "        return compilation.load_plan(text, device, threads)\n"
            "bound_plan.load_plan = load\n"
            "optimizer = torch.optim.SGD([torch.nn.Parameter(torch.zeros(3))])\n"
            "for _ in range(2):\n"
            "    try:\n"
            "        stepfold.torch.fold(optimizer)\n"
            "    except stepfold.PlanError as error:\n"
            "        print(type(optimizer).__name__, error, error.__context__)\n"
        )
        environment = {
            **os.environ,
            "STEPFOLD_CUDA_DRIVER": os.environ["STEPFOLD_FAKE_DRIVER"],
        }
        command = [sys.executable, "-W", "ignore", "-c", code]
        run = subprocess.run(command, env=environment, capture_output=True, text=True)
        line = (
            "SGD the CUDA driver is too old: expected one for CUDA 11.8 or newer, got 11.4 None\n"
        )
        self.assertEqual((run.stdout, run.stderr), (2 * line, ""))


class StepRefusalTest(TorchCase):
    """Refused in a step, of which nothing is done."""

    def check(self, change, message, kind=ValueError, **settings):
        """`change` makes the second of two parameters one that cannot be updated."""
        model = nn.ParameterDict({"good": torch.ones(3), "bad": torch.ones(4)})
        optimizer = optim.AdamW(model.parameters(), lr=0.5, **settings)
        stepfold.torch.fold(optimizer, model=model)
        for param in model.values():
            param.grad = torch.ones_like(param)
        change(model["bad"], optimizer)
        self.assert_refused(model, optimizer, message, kind)
        self.assertNotIn(model["good"], optimizer.state)

    def assert_refused(self, model, optimizer, message, kind=ValueError):
        before = model["good"].tolist()
        with self.assertRaisesRegex(kind, message):
            optimizer.step()
        self.assertEqual(model["good"].tolist(), before)

    def check_later(self, change, message, **flags):
        """The same, in the second step."""
        model = nn.ParameterDict({"good": torch.ones(3), "bad": torch.ones(4)})
        optimizer = optim.SGD(model.parameters(), lr=0.5)
        stepfold.torch.fold(optimizer, model=model, **flags)
        for param in model.values():
            param.grad = torch.ones_like(param)
        optimizer.step()
        change(model["bad"])
        self.assert_refused(model, optimizer, message)

    def test_flat(self):
        """A gradient that cannot become a part of a block, before the first step."""
        model = nn.ParameterDict({"good": torch.ones(3), "bad": torch.ones(4)})
        optimizer = stepfold.torch.fold(optim.SGD(model.parameters()), model=model, flat=True)
        model["bad"].grad = torch.ones(4).to_sparse()
        self.assert_refused(model, optimizer, "'bad' has a sparse gradient")

    def test_later(self):
        def make_sparse(param):
            param.grad = param.detach().to_sparse()

        for flags in ({}, {"static_gradients": True}, {"flat": True}):
            with self.subTest(str(flags)):
                self.check_later(make_sparse, "'bad' has a sparse gradient", **flags)

        def shrink(param):
            param.grad.data = torch.ones(2)

        self.check_later(shrink, r"'bad' has the shape \(4,\) and a gradient of \(2,\)")

        def cut(param):
            param.data = param.data[:2]

        self.check_later(cut, r"'bad' has the shape \(2,\) and a gradient of \(4,\)")

    def test_gradients(self):
        def set_grad(make):
            def change(param, optimizer):
                param.grad = None
                param.grad = make(param)

            return change

        self.check(set_grad(lambda p: p.detach().to_sparse()), "'bad' has a sparse gradient")

        def widen(param, optimizer):
            param.data, grad = param.data.half(), param.grad
            self.assertEqual(grad.dtype, torch.float32)  # As updates compute.
            param.data = param.data.double()

        self.check(widen, "'bad' has the dtype torch.float64 and a gradient of torch.float32")

        def reshape(param, optimizer):
            param.data = param.data.reshape(2, 2)

        self.check(reshape, r"'bad' has the shape \(2, 2\) and a gradient of \(4,\)")

    def test_gaps(self):
        def change(param, optimizer):
            param.data = torch.zeros(8)[::2]

        self.check(change, r"'bad' has strides \(2,\)")

    def test_freed(self):
        def change(param, optimizer):
            param.untyped_storage().resize_(0)

        self.check(change, "'bad' has no memory")

    def test_differentiable(self):
        def change(param, optimizer):
            optimizer.param_groups[0]["differentiable"] = True

        self.check(change, "differentiable=True")

    def test_state(self):
        """State that is not that of the group's settings."""

        def change(param, optimizer):
            optimizer.state[param] = {"step": torch.tensor(1.0), "exp_avg": torch.zeros(4)}

        self.check(change, "'bad' has no 'exp_avg_sq' in its state")

        def reshape(param, optimizer):
            moments = {key: torch.zeros(5) for key in ("exp_avg", "exp_avg_sq")}
            optimizer.state[param] = {"step": torch.tensor(1.0), **moments}

        self.check(reshape, r"'bad' has the shape \(4,\) and state 'exp_avg' of \(5,\)")

        def split(param, optimizer):
            moments = {key: torch.zeros(4) for key in ("exp_avg", "exp_avg_sq")}
            optimizer.state[param] = {"step": torch.ones(4), **moments}

        self.check(split, "'bad' has 4 elements in 'step' of its state")

    def test_overlap(self):
        def change(param, optimizer):
            block = torch.ones(6)
            [good] = [one for one in optimizer.param_groups[0]["params"] if one is not param]
            param.grad = None
            good.data, param.data = block[:3], block[2:]
            param.grad = torch.ones(4)

        self.check(change, "'good'.*'bad'|'bad'.*'good'", stepfold.PlanError)

    def test_other_gradient_of_narrow_parameters(self):
        """float16 and bfloat16 parameters may have gradients of float32."""
        for dtype in (torch.float16, torch.bfloat16):
            param = nn.Parameter(torch.ones(3))
            param.grad = torch.ones(3)
            param.data = param.data.to(dtype)
            stepfold.torch.fold(optim.SGD([param], lr=0.5)).step()
            self.assert_equal(str(dtype), torch.full((3,), 0.5, dtype=dtype), param.detach())


if __name__ == "__main__":
    unittest.main()
