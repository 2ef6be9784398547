"""Tests of stepfold.torch: what cannot be folded is refused by name, and changes nothing."""

import contextlib
import os
import subprocess
import sys
import unittest
import warnings
from decimal import Decimal
from fractions import Fraction

import numpy
import stepfold
import stepfold.torch
import torch
from stepfold import PlanError
from torch import nn, optim
from torch.utils.flop_counter import FlopCounterMode
from torch_cases import DEVICE, KINDS, Pair, TorchCase, make_gradients, make_tensors


def make_freed():
    """A number whose memory was freed."""
    number = torch.tensor(0.1)
    number.untyped_storage().resize_(0)
    return number


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
        for others in (params, (optim.SGD(params), optim.SGD(params))):
            with self.assertRaisesRegex(TypeError, "got a (list|tuple): fold each one by itself"):
                stepfold.torch.fold(others)
        folded = stepfold.torch.fold(optim.SGD(params))
        self.check(folded, TypeError, "this FoldedSGD is folded already")

    def test_low_bit_class(self):
        """Optimizers of other libraries with state in few bits."""
        params = make_tensors([(3,)])
        for path, message in (
            ("torchao.optim.adam.AdamW8bit", "torchao. Fold a torch.optim.AdamW with state_form"),
            ("bitsandbytes.optim.lion.PagedLion8bit", "Fold a stepfold.torch.Lion with state_f"),
            ("bitsandbytes.optim.rmsprop.RMSprop8bit", "Fold a torch.optim.RMSprop with"),
            ("flashoptim.optimizers.FlashAdam", "Fold a torch.optim.Adam with .*master_weights="),
            (
                "bitsandbytes.optim.ademamix.AdEMAMix",
                "Those whose state .*torch.Lion",
            ),
        ):
            with self.subTest(path):
                module, _, name = path.rpartition(".")
                other = type(name, (optim.SGD,), {"__module__": module})(params)
                self.check(other, TypeError, f"a {path} cannot be folded: its state .*{message}")

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
        """Names of parameters from the model, from named_parameters, or by their place."""
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

    def test_no_numbers(self):
        """Values that float() takes, and torch does not."""
        param = nn.Parameter(torch.ones(3))
        param.grad = torch.ones(3)
        values = (
            "0.1",
            b"0.1",
            1j,
            numpy.array([0.1]),
            numpy.complex64(0.1),
            Decimal("0.1"),
            Fraction(1, 10),
            None,
            10**400,
            torch.tensor(0.1 + 0j),
            make_freed(),
        )
        for place, value in enumerate(values):
            with self.subTest(place):
                optimizer = optim.SGD([param], foreach=False)
                optimizer.param_groups[0]["lr"] = value
                self.check(optimizer, ValueError, r"param_groups\[0\]: lr: expected a number")
        optimizer = optim.Adam([param])
        for betas in (0.9, (0.9,), (0.9, 0.99, 0.999)):
            optimizer.param_groups[0]["betas"] = betas
            self.check(optimizer, ValueError, r"param_groups\[0\]: betas: expected 2 numbers")

    def test_overrides(self):
        """Operations that an update would call, and a plan does not."""

        class Mixin:
            def mul_(self, other):
                return self

        class Function(nn.Parameter):
            @classmethod
            def __torch_function__(cls, function, types, arguments=(), settings=None):
                return super().__torch_function__(function, types, arguments, settings or {})

        def make(**members):
            return type("Mine", (nn.Parameter,), members)

        cases = [
            (make(add_=lambda self, *_, **__: self), "add_"),
            (make(detach=lambda self: self), "detach"),
            (make(data=property(lambda self: None)), "data"),
            (make(__iadd__=lambda self, _: self), "__iadd__"),
            (type("Mine", (Mixin, nn.Parameter), {}), "mul_"),
            (Function, "__torch_function__"),
        ]
        for kind, name in cases:
            with self.subTest(name):
                param = torch.ones(3).as_subclass(kind).requires_grad_()
                message = rf"params\[0\]' is a {kind.__name__} with its own '{name}', which no plan"
                self.check(optim.SGD([param]), ValueError, message)
        param = nn.Parameter(torch.ones(3))
        param.addcdiv_ = lambda *_, **__: param
        self.check(optim.SGD([param]), ValueError, r"params\[0\]' has its own 'addcdiv_'")

    def test_harmless_classes(self):
        """Classes and objects that only have more than torch's."""

        class Marked(nn.Parameter):
            tag = "weight"

            def __new__(cls, data, tag=None):
                return super().__new__(cls, data)

            def __repr__(self):
                return "Marked()"

            def __deepcopy__(self, memo):
                return Marked(self.data.clone())

            def cuda(self, *_):
                return self

        class Behind(nn.Parameter, type("Mixin", (), {"add_": None})):
            """Members of torch's class have precedence."""

        for kind in (Marked, Behind):
            param = kind(torch.ones(3))
            param.is_shared_by_all = True
            param.grad = torch.ones(3)
            stepfold.torch.fold(optim.SGD([param], lr=0.5)).step()
            self.assertEqual(param.tolist(), [0.5] * 3)

    def test_other_operations_of_gradients_and_state(self):
        class Mine(torch.Tensor):
            def mul_(self, other):
                return self

        param = nn.Parameter(torch.ones(3))
        param.grad = torch.ones(3).as_subclass(Mine)
        self.check(optim.SGD([param]), ValueError, "has a gradient that is a Mine with its own")
        param.grad = torch.ones(3)
        optimizer = optim.SGD([param], momentum=0.9)
        optimizer.state[param] = {"momentum_buffer": torch.ones(3).as_subclass(Mine)}
        self.check(optimizer, ValueError, "has 'momentum_buffer' in its state that is a Mine with")

    def test_shared_memory(self):
        """Found when folding, where it is there already. Both parameters are named."""
        weight, block = nn.Parameter(torch.ones(3)), torch.ones(8)
        first = r"'param_groups\[0\]\.params\[0\]'"
        second = r"'param_groups\[0\]\.params\[1\]'"
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            twice = optim.SGD([weight, weight])
        message = rf"{first} is in the groups twice, as \S+params\[0\] and as \S+params\[1\]$"
        self.check(twice, ValueError, message)
        groups = optim.SGD([weight])
        groups.param_groups.append({**groups.param_groups[0], "params": (weight,)})
        self.check(groups, ValueError, "as param_groups.0..params.0. and as param_groups.1..params")
        both = rf"{first} overlaps {second} in memory|{second} overlaps {first} in memory"
        same = [weight, nn.Parameter(weight.data)]
        self.check(optim.SGD(same), ValueError, both)
        parts = [nn.Parameter(block[:5]), nn.Parameter(block[4:])]
        self.check(optim.SGD(parts), ValueError, both)
        params = make_tensors([(3,), (3,)])
        optimizer = optim.SGD(params, momentum=0.9)
        for param in params:
            optimizer.state[param] = {"momentum_buffer": block[:3]}
        self.check(
            optimizer, ValueError, "' has 'momentum_buffer' in its state that overlaps 'momentum_"
        )
        parts[1].requires_grad_(False)  # No step touches it.
        stepfold.torch.fold(optim.SGD(parts))

    def test_misaligned(self):
        data = torch.frombuffer(bytearray(41), dtype=torch.float32, count=10, offset=1)
        optimizer = optim.SGD([nn.Parameter(data)])
        self.check(optimizer, ValueError, r"params\[0\]' is at an address that is not a multiple")

    def test_state(self):
        """State that is there already."""
        [param] = make_tensors([(3,)])
        optimizer = optim.Adam([param])
        moments = {"exp_avg": torch.zeros(3), "exp_avg_sq": torch.zeros(3)}
        optimizer.state[param] = {"step": 3, **moments}
        message = r"has 'step' in its state that is a Python number, 3, .* as torch.tensor\(3.0\)"
        self.check(optimizer, ValueError, message)
        optimizer.state[param] = {"step": torch.tensor(3.0), **moments, "exp_avg": [0.0] * 3}
        self.check(optimizer, ValueError, "has 'exp_avg' in its state that is of class list")
        optimizer.state[param] = {"step": torch.tensor(3.0)}
        self.check(optimizer, ValueError, "has no 'exp_avg' in its state")

    def test_parameters_of_groups(self):
        params = make_tensors([(3,)])
        for value, message in (
            (iter(params), "got list_iterator, which only one step can iterate"),
            ((p for p in params), "got generator, which only one step can"),
            (set(params), "got set"),
            (params[0], "got Parameter"),
            (3, "got int"),
            (["weight"], r"\[0\]: expected a parameter, got str"),
        ):
            with self.subTest(message):
                optimizer = optim.SGD(params)
                optimizer.param_groups[0]["params"] = value
                self.check(optimizer, ValueError, rf"param_groups\[0\]\['params'\].*{message}")

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
            "from stepfold.stage.plans import Machine\n"
            "from stepfold.torch.step import device_step\n"
            "ctypes.CDLL(os.environ['STEPFOLD_CUDA_DRIVER']).fakeDriverSetVersion(11040)\n"
            "device = torch.device('cuda', 0)\n"
            "device_step.find_machine = lambda *_: Machine('sm_90', device=0)\n"
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


class FrozenTest(TorchCase):
    """A parameter that requires no gradient and has none is not checked."""

    def make_frozen(self):
        for data in (
            torch.zeros(3, dtype=torch.int8),
            torch.zeros(8)[::2],
            torch.zeros(3, device="meta"),
            torch.zeros(3).to_sparse(),
            torch.zeros(3).as_subclass(type("Mine", (torch.Tensor,), {"add_": None})),
        ):
            yield nn.Parameter(data, requires_grad=False)

    def test_options(self):
        cases = (
            {},
            {"fallback": True},
            {"fallback": True, "max_norm": 1e9},
            {"fallback": True, "clip_value": 1e9},
            {"max_norm": 1e9},
            {"flat": True},
            {"static_gradients": True},
            {"copies": torch.bfloat16},
        )
        for frozen in self.make_frozen():
            for options in cases:
                with self.subTest(f"{frozen.device} {frozen.dtype} {frozen.layout} {options}"):
                    model = nn.Linear(3, 1)
                    model.register_parameter("frozen", frozen)
                    expected = [p.detach() - 1.0 for p in (model.bias, model.weight)]
                    optimizer = optim.SGD([frozen, model.bias, model.weight], lr=0.5)
                    stepfold.torch.fold(optimizer, model=model, **options)
                    reasons = dict(optimizer.explain().left_out)
                    self.assertEqual(reasons, {"frozen": "does not require a gradient"})
                    for _ in range(2):
                        optimizer.zero_grad()
                        model(torch.ones(1, 3)).sum().backward()
                        optimizer.step()
                    for value, param in zip(expected, (model.bias, model.weight)):
                        self.assert_close("param", value, param.detach(), 1e-6)

    def test_scaler(self):
        """The search is where the others are."""
        for frozen in self.make_frozen():
            weight = nn.Parameter(torch.ones(3))
            scaler = torch.amp.GradScaler(weight.device.type, init_scale=4.0)
            optimizer = optim.SGD([frozen, weight], lr=0.5)
            stepfold.torch.fold(optimizer, grad_scaler=scaler)
            scaler.scale(weight.sum()).backward()
            scaler.step(optimizer)
            scaler.update()
            self.assertEqual(weight.tolist(), [0.5] * 3)

    def test_verify(self):
        for frozen in self.make_frozen():
            weight = nn.Parameter(torch.ones(3))
            optimizer = stepfold.torch.fold(optim.SGD([frozen, weight], lr=0.5))
            weight.grad = torch.ones(3)
            with stepfold.torch.verify(optimizer) as verification:
                optimizer.step()
            verification.check()

    def test_first_gradient(self):
        """It is checked when it has one."""
        weight = nn.Parameter(torch.ones(3))
        gap = nn.Parameter(torch.ones(8)[::2], requires_grad=False)
        optimizer = stepfold.torch.fold(optim.SGD([weight, gap], lr=0.5))
        weight.grad = torch.ones(3)
        optimizer.step()
        gap.grad = torch.ones(4)
        with self.assertRaisesRegex(ValueError, r"params\[1\]' has strides \(2,\)"):
            optimizer.step()
        self.assertEqual(weight.tolist(), [0.5] * 3)

    def test_nothing_else(self):
        """The norm of no gradients is not where nobody can read it."""
        for frozen in self.make_frozen():
            optimizer = stepfold.torch.fold(optim.SGD([frozen]), max_norm=1.0)
            optimizer.step()
            self.assertEqual(optimizer.grad_norm.item(), 0.0)


class ModeTest(TorchCase):
    """Dispatch modes see torch's operators, and not what a plan writes."""

    def make(self, **options):
        model = nn.Linear(3, 1)
        optimizer = stepfold.torch.fold(
            optim.SGD(model.parameters(), lr=0.5), model=model, **options
        )
        for param in model.parameters():
            param.grad = torch.ones_like(param)
        return model, optimizer

    def test_saved_tensors(self):
        """A tensor that autograd has saved is kept when it is overwritten."""
        weight, x = nn.Parameter(torch.tensor([2.0])), torch.ones(1, requires_grad=True)
        optimizer = stepfold.torch.fold(optim.SGD([weight], lr=1.0))
        with torch.autograd.graph.allow_mutation_on_saved_tensors():
            y = x * weight
            weight.grad = torch.ones(1)
            optimizer.step()
            y.backward(inputs=[x])
        self.assertEqual((x.grad.item(), weight.item()), (2.0, 1.0))

    def test_steps_of_both_kinds(self):
        """Each goes on with the state of the other."""
        kinds = [
            *KINDS,
            (optim.SGD, {"lr": 1e-2, "momentum": 0.9, "dampening": 0.5}),
            (optim.Adam, {"lr": 1e-2, "amsgrad": True}),
        ]
        for kind, settings in kinds:
            for options in ({}, {"flat": True}):
                with self.subTest(f"{kind.__name__} {settings} {options}"):
                    pair = Pair(kind, make_tensors([(3, 2), (4,), (0,)]), fold=False, **settings)
                    stepfold.torch.fold(pair.folded, **options)
                    for step in range(6):
                        gradients = make_gradients(pair.params["torch"], step)
                        seen = FlopCounterMode(display=False)
                        with seen if step in (0, 2, 3) else contextlib.nullcontext():
                            pair.step(gradients)
                    self.assert_pair(pair)

    def test_skipped_first_step(self):
        """The buffer of a step that was skipped has not begun."""
        settings = {"lr": 0.5, "momentum": 0.9, "dampening": 0.5}
        weight = nn.Parameter(torch.ones(3))
        optimizer = stepfold.torch.fold(optim.SGD([weight], **settings))
        scaler = torch.amp.GradScaler(weight.device.type, init_scale=2.0)
        for value in (torch.inf, 1.0):
            weight.grad = torch.full((3,), value)
            scaler.scale(torch.zeros(()))
            with FlopCounterMode(display=False) if value == 1.0 else contextlib.nullcontext():
                scaler.step(optimizer)
            scaler.update()
        self.assertEqual(weight.tolist(), [0.5] * 3)

    def test_refused(self):
        for options in ({"max_norm": 1.0}, {"clip_value": 1.0}, {"copies": torch.bfloat16}):
            [name] = options
            model, optimizer = self.make(**options)
            before = model.weight.tolist()
            with FlopCounterMode(display=False):
                message = f"SGD cannot step with {name} in a .*Mode, which does not see"
                with self.assertRaisesRegex(ValueError, message):
                    optimizer.step()
            self.assertEqual(model.weight.tolist(), before)
            optimizer.step()

    def test_refused_search(self):
        scaler = torch.amp.GradScaler("cpu", init_scale=1.0)
        model, optimizer = self.make(grad_scaler=scaler)
        scaler.scale(torch.zeros(()))
        with FlopCounterMode(display=False):
            with self.assertRaisesRegex(ValueError, "cannot step with grad_scaler in a"):
                scaler.step(optimizer)

    def test_hooks_of_saved_tensors(self):
        """They are no mode."""
        model, optimizer = self.make(max_norm=100.0)
        with torch.autograd.graph.save_on_cpu():
            optimizer.step()
        self.assertIsNotNone(optimizer.grad_norm)


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

    def check_later(self, change, message, kind=ValueError, **flags):
        """The same, in the second step."""
        model = nn.ParameterDict({"good": torch.ones(3), "bad": torch.ones(4)})
        optimizer = optim.SGD(model.parameters(), lr=0.5)
        stepfold.torch.fold(optimizer, model=model, **flags)
        for param in model.values():
            param.grad = torch.ones_like(param)
        optimizer.step()
        change(model["bad"])
        self.assert_refused(model, optimizer, message, kind)

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

        self.check(change, "'bad' overlaps 'good' in memory")

    def test_overlap_of_gradients(self):
        """The memory of a parameter, and what is not aligned."""

        def share(param):
            param.grad = param.detach()

        self.check_later(share, "the gradient of 'bad' overlaps 'bad' in memory", PlanError)
        self.check(lambda p, _: share(p), "'bad' has a gradient that overlaps it in memory")

        def move(param):
            param.grad = torch.frombuffer(bytearray(17), dtype=torch.float32, count=4, offset=1)

        if DEVICE == "cpu":
            self.check_later(move, "'bad' has a gradient that is at an address that is not a mul")

    def test_setting_that_is_updated(self):
        weight = nn.Parameter(torch.ones(1))
        weight.grad = torch.ones(1)
        optimizer = stepfold.torch.fold(optim.SGD([weight], lr=0.5))
        optimizer.param_groups[0]["lr"] = weight.data
        with self.assertRaisesRegex(PlanError, "overlaps the setting 'lr' in memory"):
            optimizer.step()
        self.assertEqual(weight.item(), 1.0)

    def test_overlap_later(self):
        def twice(param, optimizer):
            params = optimizer.param_groups[0]["params"]
            params.append(param)

        self.check(twice, "'bad' is in the groups twice, as param_groups")

    def test_other_operations(self):
        """An object becomes one of a class with operations of its own."""

        class Mine(nn.Parameter):
            def add_(self, other, alpha=1):
                return self

        def change(param):
            param.__class__ = Mine

        self.check_later(change, "'bad' is a Mine with its own 'add_'")

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
