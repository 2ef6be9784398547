"""Tests of stepfold.torch: what moves, appears or lies otherwise in memory is noticed.

Nothing that a user has replaced or deleted is kept alive.
"""

import contextlib
import copy
import errno
import functools
import gc
import itertools
import os
import tempfile
import unittest
import weakref
from pathlib import Path
from unittest import mock

import stepfold.torch
import torch
from stepfold.stage.stage_plan import StagePlan
from stepfold.torch.step import device_step
from torch import nn, optim
from torch_cases import (
    DEVICE,
    SMALL_SHAPES,
    Pair,
    TorchCase,
    make_generator,
    make_gradients,
    make_tensors,
    patch_devices,
)

SETTINGS = {"lr": 1e-2, "momentum": 0.9, "weight_decay": 0.1}


SYSTEM_CALLS = ("chmod", "fstat", "listdir", "lstat", "mkdir", "open", "rename", "scandir")


@contextlib.contextmanager
def fail_call(index):
    """Has one call of the system fail, counted from 0. Yields a list, which has its name then."""
    failed, numbers = [], itertools.count()

    def wrap(name, function):
        def call(*arguments, **keywords):
            if next(numbers) == index:
                failed.append(name)
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            return function(*arguments, **keywords)

        return call

    with mock.patch.multiple(os, **{name: wrap(name, getattr(os, name)) for name in SYSTEM_CALLS}):
        yield failed


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
        """The last plans for different parameters with gradients stay loaded."""
        pair = self.make_pair()
        with mock.patch.object(device_step, "MAX_PLANS", 2):
            for step in range(16):
                gradients = make_gradients(pair.params["torch"], step)
                pair.step([g if step & 1 << i else None for i, g in enumerate(gradients)])
        self.assert_pair(pair)
        gc.collect()
        plans = [one for one in gc.get_objects() if type(one) is StagePlan]
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
        # Only SGD of torch's own optimizers takes a gradient that is conjugated lazily.
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


def get_tensors(optimizer):
    """All that a step of an optimizer has of torch's: parameters, gradients and state."""
    for group in optimizer.param_groups:
        for param in group["params"]:
            yield param
            if param.grad is not None:
                yield param.grad
            for value in optimizer.state.get(param, {}).values():
                if isinstance(value, torch.Tensor):
                    yield value


def watch(tensors):
    """Weak references to tensors and to their memory."""
    return [
        weakref.ref(thing) for tensor in tensors for thing in (tensor, tensor.untyped_storage())
    ]


# Keywords of `fold`, by the name of a mode, which may be more than keywords.
FOLDS = {
    "default": {},
    "static": {"static_gradients": True},
    "flat": {"flat": True},
    "fallback": {"fallback": True},
    "max_norm": {"max_norm": 1.0, "write_back": True},
    "scaler": {"grad_scaler": True},
    "devices": {},
}
# With torch's state, with a count of Stepfold's own, and without state.
STATES = (
    (optim.AdamW, {"amsgrad": True}),
    (optim.SGD, {"momentum": 0.9, "dampening": 0.5}),
    (optim.SGD, {}),
)
# More than a step with static gradients checks.
SHAPES_IN_TURN = ((3, 5), (), (0,), *((index + 2,) for index in range(15)))


class FreedTest(TorchCase):
    """Objects that nobody else has are freed at once, without Python's collector."""

    def setUp(self):
        # The first one has torch import modules, in frames that have it in a cycle.
        optim.SGD(make_tensors([(1,)]))
        gc.collect()
        gc.disable()
        self.addCleanup(gc.enable)

    def for_all(self, kinds=STATES):
        """Yields functions that make an optimizer, which has taken some steps."""
        for name in FOLDS:
            for kind, settings in kinds if name in ("default", "static") else kinds[:1]:
                patch = patch_devices() if name == "devices" else contextlib.nullcontext()
                with self.subTest(f"{name} {kind.__name__} {settings}"), patch:
                    yield functools.partial(self.make, name, kind, settings)

    def make(self, name, kind, settings):
        keywords = FOLDS[name]
        self.scaler = None
        if name == "scaler":
            self.scaler = torch.amp.GradScaler(DEVICE, init_scale=4.0)
            keywords = {"grad_scaler": self.scaler}
        optimizer = kind(make_tensors(SHAPES_IN_TURN), lr=0.1, **settings)
        if name == "fallback":
            optimizer.add_param_group({"params": [nn.Parameter(torch.ones(8)[::2])]})
        stepfold.torch.fold(optimizer, **keywords)
        self.step(optimizer, 3)
        return optimizer

    def step(self, optimizer, steps=1):
        for _ in range(steps):
            for group in optimizer.param_groups:
                for param in group["params"]:
                    if param.grad is None:
                        param.grad = torch.ones_like(param)
            if self.scaler is None:
                optimizer.step()
            else:
                self.scaler.scale(torch.zeros(1))
                self.scaler.step(optimizer)
                self.scaler.update()

    def assert_freed(self, references, what="tensors or memory"):
        alive = [reference() for reference in references if reference() is not None]
        self.assertEqual(len(alive), 0, f"{what}: {len(references)}, of which are alive")

    def test_deleted(self):
        for make in self.for_all():
            optimizer = make()
            ours = [weakref.ref(optimizer._stepfold.step), weakref.ref(optimizer)]
            references = watch(get_tensors(optimizer))
            del optimizer
            self.assert_freed(references)
            self.assert_freed(ours, "parts of the optimizer")

    def test_without_cached_plans(self):
        """Exceptions that are caught on the way to a plan do not keep the frames of all callers."""
        with tempfile.TemporaryDirectory() as folder:
            cache = Path(folder) / "cache"
            for what in ("no folder", "an entry that cannot be read", "a folder of others"):
                with self.subTest(what), mock.patch.dict(os.environ, STEPFOLD_CACHE=str(cache)):
                    for file in cache.glob("plans/*/*"):
                        file.write_bytes(b"")
                    if what == "a folder of others":
                        (cache / "plans").chmod(0o777)
                    optimizer = self.make("default", optim.AdamW, {})
                    references = watch(get_tensors(optimizer))
                    del optimizer
                    self.assert_freed(references)

    def test_faults_of_the_cache(self):
        """As above, where each call of the system that the cache makes fails in turn."""
        for index in itertools.count():
            with (
                self.subTest(index=index),
                tempfile.TemporaryDirectory() as folder,
                mock.patch.dict(os.environ, STEPFOLD_CACHE=f"{folder}/cache"),
            ):
                with fail_call(index) as failed:
                    optimizer = self.make("default", optim.AdamW, {})
                references = watch(get_tensors(optimizer))
                del optimizer
                self.assert_freed(references, f"tensors, where {failed} fails")
            if not failed:
                break
        self.assertGreater(index, 20)

    def test_scheduler(self):
        """Made before and after the optimizer is folded."""
        for is_before in (True, False):
            optimizer = optim.AdamW(make_tensors(SMALL_SHAPES))
            schedulers = [optim.lr_scheduler.StepLR(optimizer, 1)] if is_before else []
            stepfold.torch.fold(optimizer)
            schedulers.append(optim.lr_scheduler.StepLR(optimizer, 1))
            self.scaler = None
            self.step(optimizer)
            references = watch(get_tensors(optimizer))
            del optimizer, schedulers
            self.assert_freed(references)

    def test_replaced_params(self):
        """All at once, and one in its list."""
        for make in self.for_all():
            optimizer = make()
            params = optimizer.param_groups[0]["params"]
            references = watch([params[-1]])
            optimizer.state.pop(params[-1], None)
            [params[-1]] = make_tensors([(9,)])
            self.assert_freed(references)
            self.step(optimizer)
            references = watch(get_tensors(optimizer))
            del params
            optimizer.state.clear()
            for group in optimizer.param_groups:
                group["params"] = make_tensors(SHAPES_IN_TURN)
            self.assert_freed(references)
            self.step(optimizer, 2)

    def test_deleted_groups(self):
        for make in self.for_all():
            optimizer = make()
            references = watch(get_tensors(optimizer))
            optimizer.state.clear()
            optimizer.param_groups.clear()
            self.assert_freed(references)

    def test_replaced_gradients(self):
        for make in self.for_all():
            optimizer = make()
            params = [p for group in optimizer.param_groups for p in group["params"]]
            references = watch(param.grad for param in params)
            for param in params:
                param.grad = None
            self.assert_freed(references)
            del params, param

    def test_gradients_in_another_order(self):
        self.scaler = None
        param = nn.Parameter(torch.ones(4, 3))
        optimizer = stepfold.torch.fold(optim.SGD([param], lr=0.1))
        param.grad = torch.ones(3, 4).t()
        self.step(optimizer)
        references = watch([param.grad])
        param.grad = None
        self.assert_freed(references)

    def test_replaced_state(self):
        """A tensor, a dictionary, all of it, and what is loaded."""

        def replace_tensors(optimizer):
            for inner in optimizer.state.values():
                for key, value in inner.items():
                    inner[key] = value.clone()

        def replace_dictionaries(optimizer):
            for param, inner in list(optimizer.state.items()):
                optimizer.state[param] = {key: value.clone() for key, value in inner.items()}

        def delete(optimizer):
            for param in list(optimizer.state):
                del optimizer.state[param]

        def load(optimizer):
            optimizer.load_state_dict(copy.deepcopy(optimizer.state_dict()))

        for change in (replace_tensors, replace_dictionaries, delete, load):
            for make in self.for_all(STATES[:2]):
                optimizer = make()
                references = watch(
                    value for inner in optimizer.state.values() for value in inner.values()
                )
                self.assertNotEqual(references, [])
                change(optimizer)
                self.assert_freed(references, change.__name__)
                self.step(optimizer, 2)

    def test_other_values(self):
        """Values of the state and of the groups that plans do not read."""
        for make in self.for_all():
            optimizer = make()
            group = optimizer.param_groups[0]
            for param in group["params"]:
                optimizer.state[param]["mine"] = torch.ones(2)
            group["mine"] = torch.ones(2)
            self.step(optimizer, 2)
            references = watch(optimizer.state[param].pop("mine") for param in group["params"])
            references += watch([group.pop("mine")])
            self.assert_freed(references)

    def test_settings(self):
        for name, keywords in FOLDS.items():
            if name in ("scaler", "devices", "fallback"):
                continue
            self.scaler = None
            params = make_tensors(SMALL_SHAPES)
            optimizer = stepfold.torch.fold(optim.AdamW(params), **keywords)
            # The optimizer has the first one in its defaults, too.
            optimizer.param_groups[0]["lr"] = torch.tensor(0.1)
            if name == "max_norm":
                optimizer.max_norm = torch.tensor(1.0)
            self.step(optimizer, 3)
            group = optimizer.param_groups[0]
            references = watch([group["lr"], optimizer.max_norm or torch.zeros(1)])
            group["lr"] = 0.2
            if name == "max_norm":
                optimizer.max_norm = 2.0
            self.assert_freed(references)
            self.step(optimizer)

    def test_found_inf(self):
        """Flags of a step, and of one that fails."""
        self.scaler = None
        optimizer = stepfold.torch.fold(optim.SGD(make_tensors(SMALL_SHAPES), lr=0.1))
        for fails in (False, True):
            optimizer.grad_scale, optimizer.found_inf = torch.ones(1), torch.zeros(1)
            references = watch([optimizer.grad_scale, optimizer.found_inf])
            broken = mock.patch.object(StagePlan, "step", side_effect=KeyboardInterrupt)
            with broken if fails else contextlib.nullcontext():
                if fails:
                    with self.assertRaises(KeyboardInterrupt):
                        self.step(optimizer)
                else:
                    self.step(optimizer)
            del optimizer.grad_scale, optimizer.found_inf, broken
            self.assert_freed(references)

    def test_failed_step(self):
        for make in self.for_all():
            optimizer = make()
            bad = optimizer.param_groups[0]["params"][1]
            bad.grad = torch.ones(()).to_sparse()
            # With `fallback`, torch's own step takes the gradient, or refuses it.
            with contextlib.suppress(ValueError, RuntimeError):
                self.step(optimizer)
            del bad
            references = watch(t for t in get_tensors(optimizer) if not t.is_sparse)
            optimizer.state.clear()
            optimizer.param_groups[0]["params"] = make_tensors(SMALL_SHAPES)
            del optimizer.param_groups[1:]
            self.assert_freed(references)

    def test_refused_settings(self):
        """An error that names a group does not keep the frames that raised it."""
        for name, value in (("maximize", True), ("lr", "fast")):
            for call in ("sync_settings", "step"):
                with self.subTest(f"{name} {call}"):
                    optimizer = self.make("default", optim.SGD, {})
                    optimizer.param_groups[0][name] = value
                    with contextlib.suppress(ValueError):
                        getattr(optimizer, call)()
                    references = watch(get_tensors(optimizer))
                    del optimizer
                    self.assert_freed(references)

    def test_unclipped(self):
        self.scaler = None
        params = make_tensors(SMALL_SHAPES)
        keywords = {"max_norm": 1.0, "unclipped": params[1:]}
        optimizer = stepfold.torch.fold(optim.SGD(params, lr=0.1), **keywords)
        del keywords
        self.step(optimizer, 2)
        self.assertAlmostEqual(optimizer.grad_norm.item(), 15**0.5, 5)
        copied = copy.deepcopy(optimizer)
        self.step(copied)
        self.assertAlmostEqual(copied.grad_norm.item(), 15**0.5, 5)
        references = watch([params.pop()])
        del optimizer.param_groups[0]["params"][-1]
        self.assert_freed(references)
        self.step(optimizer)
        self.assertAlmostEqual(optimizer.grad_norm.item(), 15**0.5, 5)


def make_at(address, make):
    """Makes objects until one has an address that was freed, or it has another owner by now."""
    made = [make()]
    while id(made[-1]) != address and len(made) < 100:
        made.append(make())
    return made[-1]


class ReusedTest(TorchCase):
    """Objects and memory with the addresses of those that were freed."""

    MODES = ({}, {"static_gradients": True}, {"flat": True})
    ROUNDS = 12

    def check(self, change, kind=optim.AdamW, **settings):
        """Changes both optimizers of a pair, and compares them after a step.

        change: replaces something of the parameter with an index, and returns the addresses of
            what there was and what there is.
        """
        num_same = 0
        for keywords in self.MODES:
            with self.subTest(str(keywords)):
                pair = Pair(kind, make_tensors([(4,)] * 20), fold=False, lr=0.1, **settings)
                stepfold.torch.fold(pair.folded, **keywords)
                for step in range(self.ROUNDS):
                    gradients = make_gradients(pair.params["torch"], step)
                    for params in pair.params.values():
                        for param, gradient in zip(params, gradients):
                            if param.grad is None:
                                param.grad = torch.empty_like(param)
                            param.grad.copy_(gradient)
                    pair.step_torch()
                    pair.folded.step()
                    self.assert_pair(pair)
                    index = step * 7 % 20
                    change(pair.torch, pair.params["torch"], index)
                    before, after = change(pair.folded, pair.params["folded"], index)
                    num_same += before == after
        self.assertGreater(num_same, 0, "no address was used again")

    def test_moment(self):
        def change(optimizer, params, index):
            inner = optimizer.state[params[index]]
            values = inner["exp_avg"] * 0.5
            before = id(inner["exp_avg"])
            inner["exp_avg"] = None
            inner["exp_avg"] = values.view(4)
            return before, id(inner["exp_avg"])

        self.check(change)

    def test_number(self):
        def change(optimizer, params, index):
            inner = optimizer.state[params[index]]
            before, value = id(inner["step"]), inner["step"] + 3
            inner["step"] = None
            inner["step"] = value.view(())
            return before, id(inner["step"])

        self.check(change)

    def test_dictionary(self):
        def change(optimizer, params, index):
            state, param = optimizer.state, params[index]
            tensors = {key: value.clone() for key, value in state[param].items()}
            before = id(state[param])
            state[param] = None
            state[param] = {key: tensors[key] * 0.5 for key in ("exp_avg_sq", "exp_avg")}
            state[param]["step"] = tensors["step"]
            return before, id(state[param])

        self.check(change)

    def test_exchanged_keys(self):
        """The same dictionaries in the same order, under other keys."""

        def change(optimizer, params, index):
            inners = list(optimizer.state.values())
            optimizer.state.clear()
            for param, inner in zip((*params[1:], params[0]), inners):
                optimizer.state[param] = inner
            return 0, 0

        self.check(change)

    def test_param(self):
        def change(optimizer, params, index):
            before, data = id(params[index]), params[index].data
            has_state = optimizer.state.pop(params[index], None) is not None
            if index % 3 or not has_state:
                data = data * 0.5
            optimizer.param_groups[0]["params"][index] = params[index] = None
            params[index] = make_at(before, lambda: nn.Parameter(data))
            optimizer.param_groups[0]["params"][index] = params[index]
            return before, id(params[index])

        for kind, settings in ((optim.AdamW, {}), (optim.SGD, {}), (optim.SGD, {"momentum": 0.9})):
            self.check(change, kind, **settings)

    def test_count(self):
        """A buffer of SGD whose first step is still to come, or is over."""

        def change(optimizer, params, index):
            inner = optimizer.state[params[index]]
            before = id(inner["momentum_buffer"])
            values = inner["momentum_buffer"].clone()
            inner["momentum_buffer"] = None
            if index % 2:
                inner["momentum_buffer"] = values.view(4)
            return before, id(inner["momentum_buffer"])

        self.check(change, optim.SGD, momentum=0.9, dampening=0.5)

    def test_inference(self):
        """A parameter without a version has the object of one with a version."""
        params = make_tensors([(4,)] * 3)
        optimizer = stepfold.torch.fold(optim.SGD(params, lr=0.5))
        num_same = 0
        for step in range(self.ROUNDS):
            for param in params:
                param.grad = torch.ones_like(param)
            optimizer.step()
            before = id(params[1])
            with torch.inference_mode(step % 2 == 0):
                data = torch.zeros(4)
                optimizer.param_groups[0]["params"][1] = params[1] = param = None
                params[1] = nn.Parameter(data)
            optimizer.param_groups[0]["params"][1] = params[1]
            num_same += before == id(params[1])
        self.assertGreater(num_same, 0)


if __name__ == "__main__":
    unittest.main()
