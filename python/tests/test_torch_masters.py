"""Tests of stepfold.torch: masters of parameters in bfloat16 and float16."""

import copy
import gc
import io
import itertools
import pickle
import unittest
import warnings
import weakref

import stepfold.torch
import torch
from masters_cases import MASTER, NARROW, MasterCase, MasterPair
from stepfold.torch import LAMB, LARS, Lion, Rule
from stepfold.torch.step.core import find_core
from torch import nn, optim
from torch.utils._python_dispatch import TorchDispatchMode
from torch_cases import DEVICE, make_tensors

KINDS = (
    (optim.AdamW, {"lr": 1e-2}),
    (optim.Adam, {"lr": 1e-2, "amsgrad": True, "weight_decay": 0.1}),
    (optim.SGD, {"lr": 1e-2}),
    (optim.SGD, {"lr": 1e-2, "momentum": 0.9, "dampening": 0.1}),
    (optim.RMSprop, {"lr": 1e-2, "momentum": 0.9, "centered": True}),
    (optim.Adagrad, {"lr": 1e-2}),
    (optim.Adadelta, {"lr": 1e-2}),
    (optim.Adamax, {"lr": 1e-2}),
    (optim.NAdam, {"lr": 1e-2}),
    (optim.RAdam, {"lr": 1e-2}),
    (optim.ASGD, {"lr": 1e-2}),
    (optim.Rprop, {"lr": 1e-2}),
    (LARS, {"lr": 1e-2}),
    (LAMB, {"lr": 1e-2}),
    (Lion, {"lr": 1e-2}),
)


def update(param, grad, state, group):
    state["average"].lerp_(grad, 0.1)
    param.sub_(state["average"] / (1 + param.square().sum().sqrt()), alpha=group["lr"])


RULE = Rule(update, state={"average": torch.zeros_like}, lr=1e-2)


class Mode(TorchDispatchMode):
    """A mode that changes nothing."""

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))


class StepTest(MasterCase):
    """Steps are those of float32 parameters."""

    def test_kinds(self):
        for (kind, settings), dtype in itertools.product(KINDS, NARROW):
            with self.subTest(kind=kind.__name__, dtype=dtype, **settings):
                pair = MasterPair(kind, dtype, settings=settings)
                pair.run(3)
                self.assert_same(pair)

    def test_rule(self):
        pair = MasterPair(RULE, settings={})
        pair.run(3)
        self.assert_same(pair)

    def test_mixed_model(self):
        pair = MasterPair(optim.AdamW, kept=(1,))
        pair.run(3)
        self.assert_same(pair)
        masters = pair.optimizer.explain().masters
        self.assertEqual((len(masters.written), len(masters.without)), (2, 1))
        self.assertIn("masters in torch.float32: 2 parameters", str(pair.optimizer.explain()))
        [device] = pair.optimizer.explain().devices
        narrow, wide = 31, 7
        self.assertEqual(
            device.memory,
            {
                "weights": 2 * narrow + 4 * wide,
                "masters": 4 * narrow,
                "gradients": 2 * narrow + 4 * wide,
                "state": 8 * (narrow + wide) + 3 * 4,
            },
        )

    def test_both_narrow_dtypes(self):
        params = [nn.Parameter(torch.ones(5).to(dtype)) for dtype in NARROW]
        optimizer = optim.SGD(params, lr=2.0**-12)
        stepfold.torch.fold(optimizer, master_weights=torch.float32)
        for _ in range(3):
            for param in params:
                param.grad = torch.ones_like(param)
            optimizer.step()
        for param in params:
            self.assert_master(optimizer, param, torch.full((5,), 1.0 - 3 * 2.0**-12))

    def test_clip(self):
        for options in ({"max_norm": 0.5}, {"clip_value": 0.01}):
            with self.subTest(options):
                pair = MasterPair(optim.AdamW, **options)
                pair.run(3)
                self.assert_same(pair)

    def test_absent_gradients(self):
        pair = MasterPair(optim.AdamW)
        for step, absent in enumerate([(0,), (), (1, 2), (0,), ()]):
            pair.step(step, absent)
        self.assert_same(pair)

    def test_small_updates(self):
        """Updates add up that are too small for the parameter's dtype."""
        param = nn.Parameter(torch.ones(4, dtype=torch.bfloat16))
        optimizer = optim.SGD([param], lr=2.0**-12)
        stepfold.torch.fold(optimizer, master_weights=torch.float32)
        for _ in range(32):
            param.grad = torch.ones_like(param)
            optimizer.step()
        self.assert_master(optimizer, param, torch.full((4,), 1.0 - 2.0**-7))

    @unittest.skipUnless(hasattr(torch.Tensor, "grad_dtype"), "torch before 2.10")
    def test_wide_gradients(self):
        param = nn.Parameter(torch.ones(4, dtype=torch.bfloat16))
        param.grad_dtype = torch.float32
        optimizer = optim.SGD([param], lr=1.0)
        stepfold.torch.fold(optimizer, master_weights=torch.float32)
        param.grad = torch.full((4,), 2.0**-20)
        optimizer.step()
        self.assert_master(optimizer, param, torch.full((4,), 1.0 - 2.0**-20))

    def test_scaler(self):
        """A step that finds an overflow changes nothing."""
        for searches, dtype in itertools.product((False, True), NARROW):
            with self.subTest(searches=searches, dtype=dtype):
                if DEVICE == "cuda" and dtype == torch.bfloat16 and not searches:
                    continue  # torch's own search does not take such gradients there.
                param = nn.Parameter(torch.ones(4, dtype=dtype))
                scaler = torch.amp.GradScaler(DEVICE, init_scale=4.0)
                optimizer = optim.SGD([param], lr=2.0**-12)
                options = {"grad_scaler": scaler} if searches else {}
                stepfold.torch.fold(optimizer, master_weights=torch.float32, **options)
                for value in (1.0, float("inf"), 1.0):
                    optimizer.zero_grad()
                    with warnings.catch_warnings():
                        warnings.simplefilter("ignore")
                        scaler.scale((param.float() * value).sum()).backward()
                    scaler.step(optimizer)
                    scaler.update(4.0)
                self.assert_master(optimizer, param, torch.full((4,), 1.0 - 2.0**-11))

    def test_options(self):
        for options in ({"flat": True}, {"static_gradients": True}, {"threads": 2}):
            with self.subTest(options):
                pair = MasterPair(optim.AdamW, **options)
                pair.set_gradients(0)
                for _ in range(4):
                    pair.reference.step()
                    pair.optimizer.step()
                self.assert_same(pair)

    def test_layouts(self):
        image = torch.randn(4, 3, 5, 5).to(memory_format=torch.channels_last)
        for value in (image, torch.randn(6, 4).t(), torch.randn(())):
            param = nn.Parameter(value.to(torch.bfloat16))
            optimizer = optim.SGD([param], lr=2.0**-12)
            stepfold.torch.fold(optimizer, master_weights=torch.float32)
            param.grad = torch.ones(param.shape, dtype=torch.bfloat16)
            optimizer.step()
            expected = value.to(torch.bfloat16).float() - 2.0**-12
            self.assertEqual(optimizer.state[param][MASTER].stride(), param.stride())
            self.assert_master(optimizer, param, expected)

    def test_empty(self):
        params = [nn.Parameter(torch.ones(s, dtype=torch.bfloat16)) for s in ((0, 3), (2,))]
        optimizer = optim.AdamW(params)
        stepfold.torch.fold(optimizer, master_weights=torch.float32)
        for _ in range(2):
            for param in params:
                param.grad = torch.ones_like(param)
            optimizer.step()
        self.assertEqual([int(optimizer.state[p]["step"]) for p in params], [2, 2])

    def test_fallback(self):
        """Parameters that are left to torch's loop have masters, too."""
        gap = nn.Parameter(torch.ones(4, 6, dtype=torch.bfloat16)[:, ::2])
        optimizer = optim.SGD([gap], lr=2.0**-12, momentum=0.5)
        stepfold.torch.fold(optimizer, master_weights=torch.float32, fallback=True)
        for _ in range(2):
            gap.grad = torch.ones(4, 3, dtype=torch.bfloat16)
            optimizer.step()
        self.assertIn("torch's own step updates it", str(optimizer.explain()))
        self.assert_equal(
            "buffer", torch.full((4, 3), 1.5), optimizer.state[gap]["momentum_buffer"]
        )
        self.assert_master(optimizer, gap, torch.full((4, 3), 1.0 - 2.5 * 2.0**-12))

    def test_sparse_gradient(self):
        param = nn.Parameter(torch.ones(4, 2, dtype=torch.bfloat16))
        optimizer = optim.SGD([param], lr=2.0**-12)
        stepfold.torch.fold(optimizer, master_weights=torch.float32, fallback=True)
        for _ in range(2):
            param.grad = torch.ones(4, 2, dtype=torch.bfloat16).to_sparse()
            optimizer.step()
        self.assert_master(optimizer, param, torch.full((4, 2), 1.0 - 2.0**-11))

    def test_dispatch_mode(self):
        pair = MasterPair(optim.SGD, settings={"lr": 2.0**-10, "momentum": 0.5})
        for step in range(4):
            pair.set_gradients(step)
            pair.reference.step()
            if step % 2:
                with Mode():
                    pair.optimizer.step()
            else:
                pair.optimizer.step()
        self.assert_same(pair)

    def test_mode_and_failure(self):
        """A step that fails later leaves the state of a step in a mode."""
        param = nn.Parameter(torch.ones(4, dtype=torch.bfloat16))
        optimizer = optim.AdamW([param])
        stepfold.torch.fold(optimizer, master_weights=torch.float32)
        param.grad = torch.ones_like(param)
        with Mode():
            optimizer.step()
        state = optimizer.state[param]
        kept, state["exp_avg"] = state["exp_avg"], torch.ones(3)
        with self.assertRaisesRegex(ValueError, "state 'exp_avg' of"):
            optimizer.step()
        self.assertEqual(int(optimizer.state[param]["step"]), 1)
        state["exp_avg"] = kept
        optimizer.step()

    def test_numbers_in_a_mode(self):
        """Numbers of a parameter without dimensions keep their dtypes."""
        param = nn.Parameter(torch.ones((), dtype=torch.bfloat16))
        optimizer = LAMB([param], lr=0.1)
        stepfold.torch.fold(optimizer, master_weights=torch.float32)
        param.grad = torch.ones_like(param)
        optimizer.step()
        with Mode():
            optimizer.step()
        self.assertEqual(optimizer.state[param]["beta1_power"].dtype, torch.float64)

    def test_small_gradients_of_fallback(self):
        """An unscaled gradient that float16 cannot hold."""
        expected = None
        for is_dense in (True, False):
            value = torch.zeros(4, 6, dtype=torch.float16)[:, :: 1 if is_dense else 2]
            param = nn.Parameter(value)
            optimizer = optim.SGD([param], lr=1.0)
            stepfold.torch.fold(optimizer, master_weights=torch.float32, fallback=True)
            scaler = torch.amp.GradScaler(DEVICE, init_scale=2.0**16)
            scaler.scale((param.float() * 1e-8).sum()).backward()
            scaler.step(optimizer)
            found = optimizer.state[param][MASTER]
            address = found.data_ptr()
            expected = found[0, 0] if expected is None else expected
            self.assertNotEqual(expected, 0.0)
            self.assertTrue(torch.equal(found, expected.expand_as(found)))
            param.grad = torch.zeros_like(param)
            optimizer.step()
            self.assertEqual(optimizer.state[param][MASTER].data_ptr(), address)

    def test_groups(self):
        pair = MasterPair(optim.AdamW)
        pair.run(2)
        [late] = make_tensors([(6,)], seed=5)
        pair.wide.append(nn.Parameter(late.detach().to(torch.bfloat16).float()))
        pair.narrow.append(nn.Parameter(late.detach().to(torch.bfloat16)))
        pair.reference.add_param_group({"params": [pair.wide[-1]], "lr": 0.1})
        pair.optimizer.add_param_group({"params": [pair.narrow[-1]], "lr": 0.1})
        pair.run(2)
        self.assert_same(pair)

    def test_verify(self):
        pair = MasterPair(optim.AdamW, max_norm=1.0)
        for step in range(3):
            pair.set_gradients(step)
            pair.reference.step()
            with stepfold.torch.verify(pair.optimizer) as verification:
                pair.optimizer.step()
            verification.check()
            self.assertIn("3 parameters, 38 elements", str(verification))
        self.assert_same(pair)

    def test_planted_fault(self):
        """verify finds a parameter that is not the rounding of the new master."""
        pair = MasterPair(optim.AdamW)
        pair.run(1)
        pair.set_gradients(1)
        values = pair.narrow[0].detach().view(-1)

        def plant():
            values[3] += 1.0

        with stepfold.torch.verify(pair.optimizer) as verification:
            find_core(pair.optimizer).step_end.insert(0, plant)
            pair.optimizer.step()
        with self.assertRaisesRegex(stepfold.torch.VerificationError, r"rounded\[0, 3\] is"):
            verification.check()

    def test_memory(self):
        """Neither masters nor parameters outlive the optimizer."""
        pair = MasterPair(optim.AdamW)
        pair.run(2)
        found = [weakref.ref(t) for i, p in enumerate(pair.narrow) for t in (p, pair.get_master(i))]
        gc.disable()
        try:
            del pair
            self.assertEqual([find() for find in found], [None] * 6)
        finally:
            gc.enable()


def load_model(param, values):
    module = nn.Module()
    module.weight = param
    module.load_state_dict({"weight": values})


def write_in_place(param, values):
    with torch.no_grad():
        param.copy_(values)


def write_data(param, values):
    param.data = values.clone()


def write_other_layout(param, values):
    param.data = values.t().contiguous().t()


def initialize(param, values):
    nn.init.zeros_(param)
    write_in_place(param, values)


class WriteTest(MasterCase):
    """Parameters that somebody else has written have new masters."""

    WAYS = (load_model, write_in_place, write_data, write_other_layout, initialize)

    def make(self, **options):
        param = nn.Parameter(torch.linspace(-2.0, 2.0, 12).view(3, 4).to(torch.bfloat16))
        optimizer = optim.SGD([param], lr=2.0**-14)
        stepfold.torch.fold(optimizer, master_weights=torch.float32, **options)
        return param, optimizer

    def step(self, param, optimizer):
        param.grad = torch.ones_like(param)
        optimizer.step()

    def test_all_ways(self):
        options = ({}, {"static_gradients": True}, {"flat": True})
        for way, steps, option in itertools.product(self.WAYS, (0, 1, 3), options):
            with self.subTest(way=way.__name__, steps=steps, **option):
                param, optimizer = self.make(**option)
                for _ in range(steps):
                    self.step(param, optimizer)
                values = torch.linspace(1.0, 3.0, 12).view(3, 4).to(torch.bfloat16)
                with warnings.catch_warnings():
                    warnings.simplefilter("error")
                    way(param, values)
                    self.step(param, optimizer)
                self.assert_master(optimizer, param, values.float() - 2.0**-14)

    def test_one_element(self):
        """The others keep their masters."""
        param, optimizer = self.make()
        for _ in range(3):
            self.step(param, optimizer)
        expected = optimizer.state[param][MASTER].clone()
        with torch.no_grad():
            param[1, 2] = 7.0
        expected[1, 2] = 7.0
        self.step(param, optimizer)
        self.assert_master(optimizer, param, expected - 2.0**-14)

    def test_swapped_away_and_back(self):
        """As for an evaluation with averaged weights: no bit of a master is lost."""
        pair = MasterPair(optim.AdamW)
        for step in range(4):
            pair.step(step)
            saved = [param.detach().clone() for param in pair.narrow]
            for param in pair.narrow:
                write_in_place(param, param * 0.9)
            pair.optimizer.state_dict()
            for param, values in zip(pair.narrow, saved):
                write_in_place(param, values)
        self.assert_same(pair)

    def test_without_gradient_meanwhile(self):
        """A parameter is written while it takes no part in steps, or when that changes."""
        for written in (1, 2, 3):
            params = [nn.Parameter(torch.ones(4, dtype=torch.bfloat16)) for _ in range(2)]
            optimizer = optim.SGD(params, lr=2.0**-14)
            stepfold.torch.fold(optimizer, master_weights=torch.float32)
            for step in range(4):
                params[0].grad = torch.ones_like(params[0])
                params[1].grad = torch.ones_like(params[1]) if step in (0, 3) else None
                if step == written:
                    write_in_place(params[1], torch.full((4,), 3.0))
                optimizer.step()
            self.assert_master(optimizer, params[0], torch.full((4,), 1.0 - 2.0**-12))
            self.assert_master(optimizer, params[1], torch.full((4,), 3.0 - 2.0**-14))

    def test_special_values(self):
        param, optimizer = self.make()
        self.step(param, optimizer)
        write_in_place(param.view(-1)[:4], torch.tensor([float("nan"), float("inf"), -0.0, 0.0]))
        param.grad = torch.zeros_like(param)
        optimizer.step()
        optimizer.step()
        found = optimizer.state[param][MASTER].view(-1)[:4]
        expected = torch.tensor([float("nan"), float("inf"), -0.0, 0.0])
        self.assert_equal("master", expected, found)
        with stepfold.torch.verify(optimizer) as verification:
            optimizer.step()  # A NaN of a step is no change by somebody else.
        self.assertNotIn("stale", str(verification))

    def test_sync_settings(self):
        """Masters agree before a replay, whatever has become of the groups."""
        for change in (lambda groups: None, lambda groups: groups.clear()):
            param, optimizer = self.make()
            self.step(param, optimizer)
            write_in_place(param, torch.ones(3, 4))
            groups = list(optimizer.param_groups)
            change(optimizer.param_groups)
            optimizer.sync_settings()
            optimizer.param_groups[:] = groups
            self.step(param, optimizer)
            self.assert_master(optimizer, param, torch.full((3, 4), 1.0 - 2.0**-14))

    def test_sign_of_zero(self):
        """A master that rounds to a zero of the other sign is not kept."""
        param, optimizer = self.make()
        self.step(param, optimizer)
        optimizer.state[param][MASTER].fill_(-(2.0**-140))
        write_in_place(param, torch.zeros(3, 4))
        param.grad = torch.zeros_like(param)
        optimizer.step()
        self.assert_master(optimizer, param, torch.zeros(3, 4))

    def test_unseen(self):
        """A change through `data` is warned about, and is lost; `load_masters` keeps it."""
        for steps in (1, 3):
            param, optimizer = self.make()
            for _ in range(steps):
                self.step(param, optimizer)
            param.data.fill_(5.0)
            with self.assertWarnsRegex(UserWarning, r"master_weights: .*params\[0\].*load_masters"):
                self.step(param, optimizer)
                optimizer.state_dict()
            param.data.fill_(5.0)
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                optimizer.load_masters()
                self.step(param, optimizer)
                optimizer.state_dict()
            self.assert_master(optimizer, param, torch.full((3, 4), 5.0 - 2.0**-14))

    def test_unseen_by_verify(self):
        param, optimizer = self.make()
        self.step(param, optimizer)
        param.data[2, 3] = 5.0
        param.grad = torch.ones_like(param)
        with stepfold.torch.verify(optimizer) as verification:
            optimizer.step()
        with self.assertRaisesRegex(stepfold.torch.VerificationError, r"\[2, 3\] is 5, and its"):
            verification.check()

    def test_offloaded(self):
        """Other memory at the same address, of a parameter that had none meanwhile."""
        if DEVICE != "cpu":
            self.skipTest("the memory is the host's")
        memory = bytearray(24)
        param, optimizer = self.make()
        param.data = torch.frombuffer(memory, dtype=torch.bfloat16).view(3, 4)
        self.step(param, optimizer)
        address = param.data_ptr()
        param.grad = None
        param.data = torch.empty(0, dtype=torch.bfloat16)
        memory[:] = bytes(torch.full((12,), 5.0, dtype=torch.bfloat16).view(torch.uint8))
        param.data = torch.frombuffer(memory, dtype=torch.bfloat16).view(3, 4)
        self.assertEqual(param.data_ptr(), address)
        self.step(param, optimizer)
        self.assert_master(optimizer, param, torch.full((3, 4), 5.0 - 2.0**-14))

    def test_captured_address(self):
        """`load_masters` writes the masters where they are."""
        param, optimizer = self.make()
        self.step(param, optimizer)
        address = optimizer.state[param][MASTER].data_ptr()
        optimizer.load_masters({"param_groups[0].params[0]": param.detach().float()})
        self.assertEqual(optimizer.state[param][MASTER].data_ptr(), address)
        self.assert_master(optimizer, param, param.detach().float())

    def test_swapped_tensors(self):
        param, optimizer = self.make()
        self.step(param, optimizer)
        param.grad = None
        values = torch.full((3, 4), 3.0, dtype=torch.bfloat16)
        torch.utils.swap_tensors(param, nn.Parameter(values.clone()))
        self.step(param, optimizer)
        self.assert_master(optimizer, param, values.float() - 2.0**-14)


class Model(nn.Module):
    def __init__(self, dtype=torch.bfloat16):
        super().__init__()
        torch.manual_seed(0)
        self.layers = nn.Sequential(nn.Linear(4, 8), nn.LayerNorm(8), nn.Linear(8, 2))
        self.to(DEVICE, dtype)


def train(model, optimizer, steps, first=0):
    for step in range(first, first + steps):
        generator = torch.Generator("cpu").manual_seed(step)
        for param in model.parameters():
            param.grad = torch.randn(param.shape, generator=generator, device="cpu").to(param)
        optimizer.step()


def make(kind=optim.AdamW, model=None, **options):
    model = model or Model()
    optimizer = kind(model.parameters(), lr=1e-2)
    return model, stepfold.torch.fold(
        optimizer, model=model, master_weights=torch.float32, **options
    )


def save(object_):
    file = io.BytesIO()
    torch.save(object_, file)
    file.seek(0)
    return torch.load(file, weights_only=True)


class CheckpointTest(MasterCase):
    def assert_same_training(self, first, second):
        for param, other in zip(first[0].parameters(), second[0].parameters()):
            self.assert_equal("parameter", param.detach(), other.detach())
            state, other_state = first[1].state[param], second[1].state[other]
            self.assertEqual(state.keys(), other_state.keys())
            for key, value in state.items():
                self.assert_equal(key, value, other_state[key])

    def test_resumed(self):
        """In either order, a resumed training has the bits of one that has not stopped."""
        for kind, order in itertools.product((optim.AdamW, Lion, LAMB), ("model", "optimizer")):
            with self.subTest(kind=kind.__name__, first=order):
                whole, part = make(kind), make(kind)
                train(*whole, 6)
                train(*part, 3)
                saved = save([part[0].state_dict(), part[1].state_dict()])
                resumed = make(kind)
                if order == "optimizer":
                    resumed[1].load_state_dict(saved[1])
                resumed[0].load_state_dict(saved[0])
                if order == "model":
                    resumed[1].load_state_dict(saved[1])
                train(*resumed, 3, first=3)
                self.assert_same_training(whole, resumed)

    def test_loaded_into_running(self):
        """A checkpoint is loaded in the middle of another training."""
        whole, other = make(), make()
        train(*whole, 3)
        saved = save([whole[0].state_dict(), whole[1].state_dict()])
        train(*other, 5, first=20)
        other[1].load_state_dict(saved[1])
        other[0].load_state_dict(saved[0])
        train(*whole, 2, first=3)
        train(*other, 2, first=3)
        self.assert_same_training(whole, other)

    def test_not_changed_by_load(self):
        """The loaded state dict stays as it is, and user's hooks see plain tensors."""
        whole, other = make(), make()
        train(*whole, 2)
        saved = save(whole[1].state_dict())
        kept, seen = copy.deepcopy(saved), []
        other[1].register_load_state_dict_pre_hook(lambda _, state: seen.append(state["state"][0]))
        other[1].load_state_dict(saved)
        self.assertIs(type(seen[0][MASTER]), torch.Tensor)
        for key, values in kept["state"].items():
            for name, value in values.items():
                self.assert_equal(name, value, saved["state"][key][name])

    def test_copies_of_the_optimizer(self):
        whole = make()
        train(*whole, 3)
        for copied in (copy.deepcopy(whole), pickle.loads(pickle.dumps(whole))):
            train(*copied, 3, first=3)
            again = make()
            train(*again, 6)
            self.assert_same_training(again, copied)

    def test_distributed_checkpoint(self):
        from torch.distributed.checkpoint import state_dict as dcp

        whole, part, resumed = make(), make(), make()
        train(*whole, 4)
        train(*part, 2)
        saved = save([*dcp.get_state_dict(*part)])
        dcp.set_state_dict(*resumed, model_state_dict=saved[0], optim_state_dict=saved[1])
        train(*resumed, 2, first=2)
        self.assert_same_training(whole, resumed)

    def test_unpacked(self):
        """Plain torch goes on in float32, with the same bits as torch after the same steps."""
        model, optimizer = make()
        train(model, optimizer, 3)
        wide = Model(torch.float32)
        wide.load_state_dict(stepfold.torch.master_state_dict(model, optimizer))
        plain = optim.AdamW(wide.parameters(), lr=1e-2)
        plain.load_state_dict(save(stepfold.torch.unpacked_state_dict(optimizer)))
        for param, other in zip(model.parameters(), wide.parameters()):
            state = dict(optimizer.state[param])
            self.assert_equal("master", state.pop(MASTER), other.detach())
            self.assertEqual(state.keys(), plain.state[other].keys())
            for key, value in state.items():
                self.assert_equal(key, value, plain.state[other][key])

    def test_master_state_dict_of_written_parameters(self):
        model, optimizer = make()
        weight = model.layers[0].weight
        found = stepfold.torch.master_state_dict(model, optimizer)
        self.assertEqual(found["layers.0.weight"].dtype, torch.bfloat16)  # No step was taken.
        train(model, optimizer, 2)
        master = optimizer.state[weight][MASTER].clone()
        with torch.no_grad():
            weight[0, 0] = 3.0
        found = stepfold.torch.master_state_dict(model, optimizer)["layers.0.weight"]
        self.assertEqual(found[0, 0], 3.0)
        self.assert_equal("others", master.view(-1)[1:], found.reshape(-1)[1:])
        self.assert_equal("kept", master, optimizer.state[weight][MASTER])

    def test_plain_torch(self):
        """A plain optimizer loads it, and goes on with rounded moments."""
        model, optimizer = make()
        train(model, optimizer, 2)
        saved = save(optimizer.state_dict())
        plain = optim.AdamW(model.parameters(), lr=1e-2)
        plain.load_state_dict(saved)
        train(model, plain, 1)

    def test_from_plain_torch(self):
        """Moments in bfloat16 are made wide, and masters begin as the parameters."""
        model = Model()
        plain = optim.AdamW(model.parameters(), lr=1e-2)
        train(model, plain, 2)
        first = make(model=copy.deepcopy(model))
        first[1].load_state_dict(save(plain.state_dict()))
        stepfold.torch.fold(plain, model=model, master_weights=torch.float32)
        for found in (first, (model, plain)):
            train(*found, 1, first=2)
            for param in found[0].parameters():
                dtypes = {v.dtype for v in found[1].state[param].values()}
                self.assertEqual(dtypes, {torch.float32})
        self.assert_same_training(first, (model, plain))

    def test_unfold(self):
        model, optimizer = make()
        train(model, optimizer, 2)
        self.assertIs(type(stepfold.torch.unfold(optimizer)), optim.AdamW)
        for param in model.parameters():
            state = optimizer.state[param]
            self.assertNotIn(MASTER, state)
            self.assertEqual(state["exp_avg"].dtype, torch.bfloat16)
        train(model, optimizer, 1)

    def test_masters_from(self):
        wide = Model(torch.float32)
        names = dict(wide.named_parameters())
        for source in (wide, wide.state_dict()):
            model = Model()
            model.load_state_dict(wide.state_dict())
            _, optimizer = make(model=model, masters_from=source)
            found = stepfold.torch.master_state_dict(model, optimizer)
            for name in names:
                self.assert_equal(name, names[name].detach(), found[name])
            self.assertEqual(dict(optimizer.state), {})  # torch would take it for a step's.
            train(model, optimizer, 1)
            reference = copy.deepcopy(wide)
            folded = stepfold.torch.fold(optim.AdamW(reference.parameters(), lr=1e-2))
            for param, other in zip(model.parameters(), reference.parameters()):
                other.grad = param.grad.float()
            folded.step()
            for param, other in zip(model.parameters(), reference.parameters()):
                self.assert_master(optimizer, param, other.detach())

    def test_frozen_parameters(self):
        """They have no masters, and the source needs none for them."""
        model = Model()
        model.layers[0].requires_grad_(False)
        source = {
            name: t.float() for name, t in model.state_dict().items() if "layers.0" not in name
        }
        _, optimizer = make(model=model, masters_from=source)
        for param in model.layers[1:].parameters():
            param.grad = torch.ones_like(param)
        optimizer.step()
        found = [p for p in model.parameters() if MASTER in optimizer.state.get(p, {})]
        self.assertEqual(len(found), 4)

    def test_load_masters_after_steps(self):
        model, optimizer = make()
        train(model, optimizer, 2)
        found = {
            name: t.clone()
            for name, t in stepfold.torch.master_state_dict(model, optimizer).items()
        }
        train(model, optimizer, 2, first=2)
        expected = [param.detach().clone() for param in model.parameters()]
        again, other = make()
        train(again, other, 2)
        other.load_masters(found)
        train(again, other, 2, first=2)
        for param, value in zip(again.parameters(), expected):
            self.assert_equal("parameter", value, param.detach())

    def test_given_masters_of_copies(self):
        """Masters that no step has read yet survive copies, pickles and checkpoints."""
        from torch.distributed.checkpoint import state_dict as dcp

        wide = Model(torch.float32)
        for kind in (optim.AdamW, optim.SGD, Lion):
            expected = None
            for how in (None, copy.deepcopy, lambda t: pickle.loads(pickle.dumps(t)), dcp):
                with self.subTest(kind=kind.__name__, how=str(how)):
                    model = Model()
                    model.load_state_dict(wide.state_dict())
                    trained = make(kind, model=model, masters_from=wide)
                    if how is dcp:
                        saved = save([*dcp.get_state_dict(*trained)])
                        trained = make(kind)
                        dcp.set_state_dict(
                            *trained, model_state_dict=saved[0], optim_state_dict=saved[1]
                        )
                    elif how is not None:
                        trained = how(trained)
                    train(*trained, 2)
                    found = [p.detach() for p in trained[0].parameters()]
                    found += [trained[1].state[p][MASTER] for p in trained[0].parameters()]
                    expected = expected or found
                    for value, wanted in zip(found, expected):
                        if how is not dcp or kind is optim.SGD:  # A step with a rate of 0 counts.
                            self.assert_equal("value", wanted, value)

    def test_given_masters_of_another_state(self):
        """A state dict replaces masters that were given before it, also one without masters."""
        wide = Model(torch.float32)
        first = make(masters_from=None)
        train(*first, 1)
        for saved in (first[1].state_dict(), stepfold.torch.unpacked_state_dict(first[1])):
            results = []
            for source in (None, wide):
                model = Model()
                model.load_state_dict(wide.state_dict())
                trained = make(model=model, masters_from=source)
                trained[1].load_state_dict(save(saved))
                train(*trained, 2)
                results.append(trained)
            self.assert_same_training(*results)

    def test_unfold_of_all_kinds(self):
        """torch's step goes on, after copies and loads, too; numbers keep their dtypes."""
        kinds = (optim.AdamW, optim.NAdam, optim.ASGD, optim.RMSprop, optim.Rprop)
        for kind in kinds:
            for change in (
                lambda model, optimizer: (model, optimizer),
                lambda model, optimizer: copy.deepcopy((model, optimizer)),
                lambda model, optimizer: pickle.loads(pickle.dumps((model, optimizer))),
                load_unpacked,
            ):
                with self.subTest(kind.__name__):
                    model = nn.Module()
                    model.scalar = nn.Parameter(torch.ones((), dtype=torch.bfloat16))
                    model.weight = nn.Parameter(torch.ones(3, dtype=torch.bfloat16))
                    model, optimizer = change(*make(kind, model=model))
                    train(model, optimizer, 2)
                    model, optimizer = change(model, optimizer)
                    stepfold.torch.unfold(optimizer)
                    train(model, optimizer, 3, first=2)
                    for param in model.parameters():
                        state = optimizer.state[param]
                        self.assertNotIn(MASTER, state)
                        self.assertEqual(
                            (state["step"].dtype, int(state["step"])), (torch.float32, 5)
                        )

    def test_renamed_state_dict(self):
        """Hooks of the model give other names."""
        model, optimizer = make()
        train(model, optimizer, 1)
        model.register_state_dict_post_hook(
            lambda module, state, prefix, _: state.update(
                {f"x.{key}": state.pop(key) for key in list(state)}
            )
        )
        found = stepfold.torch.master_state_dict(model, optimizer)
        for name, param in model.named_parameters():
            self.assert_equal(name, optimizer.state[param][MASTER], found[f"x.{name}"])

    def test_wider_model(self):
        model, optimizer = make()
        train(model, optimizer, 1)
        model.float()
        found = stepfold.torch.master_state_dict(model, optimizer)
        for name, param in model.named_parameters():
            self.assert_equal(name, param.detach(), found[name])

    def test_tied(self):
        """A checkpoint has one of the names of a tied parameter."""
        wide = nn.ModuleDict({"a": nn.Linear(3, 3), "b": nn.Linear(3, 3, bias=False)})
        wide["b"].weight = wide["a"].weight
        model = copy.deepcopy(wide).bfloat16()
        source = {name: t for name, t in wide.state_dict().items() if name != "a.weight"}
        _, optimizer = make(model=model, masters_from=source)
        found = stepfold.torch.master_state_dict(model, optimizer)
        self.assert_equal("master", wide["a"].weight.detach(), found["a.weight"])
        self.assertIs(found["a.weight"], found["b.weight"])

    def test_state_of_another_name(self):
        """A rule's own state of that name is no master."""

        def step(param, grad, state, group):
            state[MASTER].lerp_(grad, 0.5)
            param.sub_(state[MASTER], alpha=group["lr"])

        rule = Rule(step, state={MASTER: torch.zeros_like}, lr=0.5)
        optimizer = stepfold.torch.fold(rule([nn.Parameter(torch.ones(3))]))
        optimizer.param_groups[0]["params"][0].grad = torch.ones(3)
        optimizer.step()
        optimizer.load_state_dict(optimizer.state_dict())
        optimizer.step()
        narrow = rule([nn.Parameter(torch.ones(3, dtype=torch.bfloat16))])
        with self.assertRaisesRegex(ValueError, "has a state 'master_weight' of its own"):
            stepfold.torch.fold(narrow, master_weights=torch.float32)

    def test_dead_masters(self):
        """Masters that torch has loaded, and rounded, are no masters."""
        model, optimizer = make()
        train(model, optimizer, 1)
        plain = optim.AdamW(model.parameters())
        plain.load_state_dict(optimizer.state_dict())
        stepfold.torch.fold(plain, model=model)
        plain.load_state_dict(plain.state_dict())


def load_unpacked(model, optimizer):
    """Loads a state dict without masters before the next step."""
    optimizer.load_state_dict(stepfold.torch.unpacked_state_dict(optimizer))
    return model, optimizer


class RefusalTest(MasterCase):
    """Errors name the parameter and the way out, and change nothing."""

    def check(self, error, pattern, run):
        with self.assertRaisesRegex(error, pattern):
            run()

    def fold(self, dtype=torch.bfloat16, **options):
        model = Model(dtype)
        optimizer = optim.AdamW(model.parameters())
        stepfold.torch.fold(optimizer, **{"master_weights": torch.float32, **options})
        return model, optimizer

    def test_keywords(self):
        for options, error, pattern in (
            ({"master_weights": "float32"}, ValueError, "expected torch.float32 or '8bit', got 'f"),
            ({"master_weights": 32}, TypeError, "expected torch.float32 or '8bit', got int"),
            ({"master_weights": torch.float64}, ValueError, "or '8bit', got torch.float64"),
            ({"dtype": torch.float32}, ValueError, "no parameter is bfloat16 or float16.*'param_g"),
            ({"copies": torch.bfloat16}, ValueError, "copies and master_weights: expected one"),
            (
                {"master_weights": None, "masters_from": {}},
                ValueError,
                "masters_from: expected `master_weights`, too",
            ),
            ({"masters_from": [1]}, TypeError, "expected a state dict or a torch.nn.Module, got l"),
            ({"masters_from": {"a": 1}}, ValueError, "has no 'param_groups.*`model`"),
        ):
            with self.subTest(options):
                self.check(error, pattern, lambda options=options: self.fold(**options))

    def test_masters_from(self):
        for change, error, pattern in (
            (
                lambda t: t[:1],
                ValueError,
                r"the shape \(8, 4\) for 'layers.0.weight', got \(1, 4\)",
            ),
            (lambda t: t.int(), TypeError, "float32 tensor for 'layers.0.weight', got torch.int"),
            (
                lambda t: t + 1,
                ValueError,
                "'layers.0.weight' does not round to the parameter in 32",
            ),
        ):
            model = Model()
            source = {name: value.float() for name, value in model.state_dict().items()}
            source["layers.0.weight"] = change(source["layers.0.weight"])
            optimizer = optim.AdamW(model.parameters())
            with self.assertRaisesRegex(error, pattern):
                stepfold.torch.fold(
                    optimizer, model=model, master_weights=torch.float32, masters_from=source
                )
            self.assertIs(type(optimizer), optim.AdamW)
            self.assertEqual(dict(optimizer.state), {})

    def test_state_dict_of_another_format(self):
        model, optimizer = make()
        train(model, optimizer, 1)
        other_model = Model()
        other = stepfold.torch.fold(optim.AdamW(other_model.parameters()), model=other_model)
        with self.assertRaisesRegex(ValueError, "has masters .*unpacked_state_dict"):
            other.load_state_dict(optimizer.state_dict())
        self.assertEqual(dict(other.state), {})
        other.load_state_dict(stepfold.torch.unpacked_state_dict(optimizer))

    def test_dtype_changes(self):
        """A parameter becomes float32 after the first step."""
        model, optimizer = make()
        train(model, optimizer, 1)
        model.float()
        before = [param.detach().clone() for param in model.parameters()]
        with self.assertRaisesRegex(ValueError, "'layers.0.weight' has the dtype torch.float32, a"):
            train(model, optimizer, 1)
        for param, value in zip(model.parameters(), before):
            self.assert_equal("parameter", value, param.detach())
        model.bfloat16()
        train(model, optimizer, 1)

    def test_bad_masters_in_state(self):
        for value, pattern in (
            (torch.ones(3), r"'layers.0.weight' has the shape \(8, 4\) and state 'master_weight'"),
            ([1.0], "has 'master_weight' in its state that is of class list"),
        ):
            model, optimizer = make()
            train(model, optimizer, 1)
            weight = model.layers[0].weight
            before = weight.detach().clone()
            optimizer.state[weight][MASTER] = value
            for run in (
                lambda model=model, optimizer=optimizer: train(model, optimizer, 1),
                optimizer.load_masters,
                lambda m=model, o=optimizer: stepfold.torch.master_state_dict(m, o),
            ):
                with self.assertRaisesRegex(ValueError, pattern):
                    run()
            self.assert_equal("parameter", before, weight.detach())

    def test_overlap(self):
        model, optimizer = make()
        train(model, optimizer, 1)
        weight = model.layers[0].weight
        optimizer.state[weight][MASTER] = optimizer.state[weight]["exp_avg"]
        with self.assertRaisesRegex(ValueError, "'layers.0.weight' has 'master_weight' in its"):
            train(model, optimizer, 1)

    def test_no_masters(self):
        """Once, `fold` says what a step without masters loses."""
        for dtype in NARROW:
            with self.assertWarnsRegex(UserWarning, "'weight' and 1 more in bfloat16 or float16"):
                model = nn.Linear(2, 2).to(dtype)
                optimizer = stepfold.torch.fold(optim.SGD(model.parameters()), model=model)
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                model(torch.ones(1, 2, dtype=dtype)).sum().backward()
                optimizer.step()
                frozen = nn.Linear(2, 2).to(dtype).requires_grad_(False)
                params = [*frozen.parameters(), nn.Parameter(torch.ones(2))]
                stepfold.torch.fold(optim.SGD(params))

    def test_methods(self):
        model = Model()
        optimizer = stepfold.torch.fold(optim.AdamW(model.parameters()), model=model)
        self.check(ValueError, "FoldedAdamW has no masters", optimizer.load_masters)
        for run in (
            lambda: stepfold.torch.master_state_dict(model, optimizer),
            lambda: stepfold.torch.master_state_dict(model, optim.AdamW(model.parameters())),
            lambda: stepfold.torch.master_state_dict(None, optimizer),
            lambda: stepfold.torch.unpacked_state_dict(optim.AdamW(model.parameters())),
        ):
            self.check((TypeError, ValueError), "has no masters|not folded|expected a torch", run)


if __name__ == "__main__":
    unittest.main()
