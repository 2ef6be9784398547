"""Tests of stepfold.torch.Muon: Muon and AdamW in the groups of one optimizer, folded or not."""

import copy
import io
import pickle
import random
import re
import unittest

import numpy
import stepfold.torch
import torch
from muon_model import MuonModel
from stepfold.torch import Muon, verify
from torch import distributed, nn, optim
from torch.distributed.tensor import Replicate, Shard, distribute_tensor, init_device_mesh
from torch.nn.utils import clip_grad_norm_
from torch.testing._internal.distributed.fake_pg import FakeStore
from torch_cases import (
    HAS_BITS,
    TrainingCase,
    make_gradients,
    make_tensors,
    patch_roots,
)
from verification_faults import change_in_step

MATRICES, OTHERS = ((4, 7), (7, 4), (5, 5)), ((6,), (), (3, 2), (2, 2, 4))
# Both sides of the widths of vectors and of blocks.
EDGES = (*MATRICES, (1, 1), (1, 9), (9, 1), (17, 33), (33, 18))
MUON = {"lr": 0.1, "weight_decay": 0.3, "momentum": 0.8}
ADAMW = {"lr": 0.03, "weight_decay": 0.2, "betas": (0.8, 0.95)}
MASTER = "master_weight"
POLAR = ((8.28, -23.59, 17.3), (4.107, -2.947, 0.544), (3.948, -2.908, 0.551))
# Settings that torch's class does not have, and some of those that it has.
SETTINGS = (
    {},
    {"nesterov": False},
    {"sum_momentum": True},
    {"sum_momentum": True, "nesterov": False},
    {"add_eps": True, "eps": 3.0},
    {"eps": 30.0},
    {"use_addmm": False},
    {"use_addmm": False, "add_eps": True, "sum_momentum": True},
    {"ns_coefficients": POLAR},
    {"ns_coefficients": [list(triple) for triple in POLAR], "ns_steps": 3},
    {"ns_coefficients": POLAR, "use_addmm": False},
    {"ns_steps": 0},
    {"ns_steps": numpy.int64(2), "ns_coefficients": [1.5, -0.5, 0.0]},
    {"adjust_lr_fn": "original"},
    {"adjust_lr_fn": "match_rms_adamw"},
    {"adjust_lr_fn": "spectral"},
    {"adjust_lr_fn": "unadjusted"},
    {"lr": torch.tensor(0.1), "momentum": torch.tensor(0.5)},
)
# Distance of a folded step from the plain one, whose products add in another order.
MAX_DISTANCE = 0.05


def make_groups(matrices, others, settings=None, options=None):
    return [
        {"params": matrices, **(settings or {})},
        {"params": others, "algorithm": "adamw", **ADAMW, **(options or {})},
    ]


class Mixed:
    """An optimizer of matrices and other parameters, and torch's two for equal parameters."""

    def __init__(
        self, dtype=torch.float32, folded=True, fold_options=None, matrices=MATRICES, **settings
    ):
        self.num_matrices, self.options = len(matrices), fold_options or {}
        self.params = make_tensors((*matrices, *OTHERS), dtype)
        parts = self.split(self.params)
        self.optimizer = Muon(make_groups(*parts, settings), **MUON)
        self.twins = [nn.Parameter(param.detach().clone()) for param in self.params]
        matrices, others = self.split(self.twins)
        self.pair = (
            optim.Muon(matrices, **{**MUON, **settings}),
            optim.AdamW(others, **ADAMW, foreach=False, fused=False),
        )
        if folded:
            for optimizer in (self.optimizer, *self.pair):
                stepfold.torch.fold(optimizer, **self.options)

    def split(self, params):
        return params[: self.num_matrices], params[self.num_matrices :]

    def set_gradients(self, seed, absent=()):
        for index, grad in enumerate(make_gradients(self.params, seed)):
            grad = None if index in absent else grad.clamp(-10.0, 10.0)
            self.params[index].grad, self.twins[index].grad = grad, grad

    def step(self, seed, absent=()):
        self.set_gradients(seed, absent)
        self.step_own()
        self.step_pair()

    def step_own(self):
        with patch_roots():
            self.optimizer.step()

    def step_pair(self):
        with patch_roots():
            for optimizer in self.pair:
                optimizer.step()

    def compare(self):
        """Yields what it is, the tensor of torch's optimizers, and the one of this one."""
        states = [state for optimizer in self.pair for state in optimizer.state.items()]
        states = {id(param): state for param, state in states}
        for index, (param, twin) in enumerate(zip(self.params, self.twins)):
            yield f"parameter {index}", twin.detach(), param.detach()
            theirs, ours = states.get(id(twin), {}), self.optimizer.state.get(param, {})
            if theirs.keys() != ours.keys():
                raise AssertionError(f"parameter {index}: state {ours}, expected {theirs}")
            for key, value in theirs.items():
                yield f"{key} of parameter {index}", value, ours[key]


@unittest.skipUnless(HAS_BITS, "products of matrices add in another order on this device")
class MixedCase(TrainingCase):
    def assert_mixed(self, mixed):
        """Parameters and state have the bits of torch's optimizers."""
        for what, expected, value in mixed.compare():
            self.assert_equal(what, expected, value)


class TorchTest(MixedCase):
    """Groups have the bits of torch's classes: folded those of folded ones, plain of plain ones."""

    def test_folded(self):
        for dtype in (torch.float32, torch.float64, torch.bfloat16, torch.float16):
            for settings in ({}, {"nesterov": False}, {"adjust_lr_fn": "match_rms_adamw"}):
                with self.subTest(dtype=dtype, **settings):
                    mixed = Mixed(dtype, matrices=EDGES, **settings)
                    for step in range(4):
                        mixed.step(step)
                        self.assert_mixed(mixed)

    def test_plain(self):
        for dtype in (torch.float32, torch.float64):
            for settings in ({}, {"nesterov": False}, {"adjust_lr_fn": "match_rms_adamw"}):
                with self.subTest(dtype=dtype, **settings):
                    mixed = Mixed(dtype, folded=False, matrices=EDGES, **settings)
                    for step in range(4):
                        mixed.step(step)
                        self.assert_mixed(mixed)

    def test_adamw(self):
        """Options of AdamW, with which a group of it takes the step of torch's."""
        for options in ({"amsgrad": True}, {"maximize": True}, {"lr": torch.tensor(0.1)}):
            for dtype in (torch.float32, torch.complex64):
                for folded in (False, True):
                    with self.subTest(dtype=dtype, folded=folded, **options):
                        self.check_adamw(options, dtype, folded)

    def check_adamw(self, options, dtype, folded):
        params, twins = make_tensors(OTHERS, dtype), make_tensors(OTHERS, dtype)
        optimizers = (
            Muon(make_groups([], params, options=options)[1:]),
            optim.AdamW(twins, **{**ADAMW, **options}, foreach=False, fused=False),
        )
        for optimizer in optimizers if folded else ():
            stepfold.torch.fold(optimizer)
        for step in range(3):
            for param, twin, grad in zip(params, twins, make_gradients(params, step)):
                param.grad = twin.grad = grad
            with patch_roots():
                for optimizer in optimizers:
                    optimizer.step()
            for param, twin in zip(params, twins):
                # torch computes with a rate in a tensor in float32.
                bound = 1e-5 if "lr" in options and not folded else 0.0
                self.assert_close("parameter", twin.detach(), param.detach(), bound)

    def test_defaults(self):
        """Settings of a group that states none are those of torch's classes."""
        [weight], [bias] = make_tensors([(2, 2)]), make_tensors([(2,)])
        muon, adamw = Muon(
            [{"params": weight}, {"params": bias, "algorithm": "adamw"}]
        ).param_groups
        for group, torch_class, param in ((muon, optim.Muon, weight), (adamw, optim.AdamW, bias)):
            [expected] = torch_class([param]).param_groups
            known = {key: value for key, value in expected.items() if key in group}
            self.assertEqual({key: group[key] for key in known}, known)
        self.assertEqual(set(optim.Muon([weight]).param_groups[0]) - set(muon), set())
        self.assertEqual(
            set(adamw),
            {"params", "algorithm", "lr", "betas", "eps", "weight_decay", "amsgrad", "maximize"},
        )
        [group] = Muon([weight], ns_coefficients=list(map(list, POLAR))).param_groups
        self.assertEqual((group["ns_steps"], group["ns_coefficients"]), (3, POLAR))

    def test_masters(self):
        for dtype in (torch.bfloat16, torch.float16):
            mixed = Mixed(dtype, fold_options={"master_weights": torch.float32})
            for step in range(4):
                mixed.step(step)
                self.assert_mixed(mixed)
            self.assertEqual(
                len(mixed.optimizer.explain().masters.written), len(MATRICES) + len(OTHERS)
            )

    def test_narrow(self):
        """A plain step rounds parameters in bfloat16 once, and state, too."""
        mixed = Mixed(torch.bfloat16, folded=False)
        folded = Mixed(torch.bfloat16)
        for step in range(2):
            for each in (mixed, folded):
                each.set_gradients(step)
                each.optimizer.step()
            for param, other in zip(mixed.params, folded.params):
                self.assert_close("parameter", other.detach(), param.detach(), 2.0**-6)
                for key, value in folded.optimizer.state[other].items():
                    self.assert_close(key, value, mixed.optimizer.state[param][key], 2.0**-6)


class SettingsTest(MixedCase):
    """Each setting of Muon: the folded step against the model in numpy and the plain step."""

    def test_models(self):
        for settings in SETTINGS:
            with self.subTest(settings):
                params = make_tensors(EDGES)
                optimizer = stepfold.torch.fold(Muon(params, **{**MUON, **settings}))
                models = [MuonModel(param) for param in params]
                for step in range(2):
                    for param, model, grad in zip(params, models, make_gradients(params, step)):
                        param.grad = grad.clamp(-10.0, 10.0)
                        model.step(param.grad, optimizer.param_groups[0])
                    optimizer.step()
                    for param, model in zip(params, models):
                        self.assert_equal("parameter", model.get_param(), param.detach())
                        momentum = optimizer.state[param]["momentum_buffer"]
                        expected = torch.from_numpy(model.momentum).float()
                        self.assert_equal("momentum", expected, momentum)

    def test_plain(self):
        for settings in SETTINGS:
            with self.subTest(settings):
                shapes = ((33, 18), (18, 33), (24, 24))
                optimizers = [Muon(make_tensors(shapes), **{**MUON, **settings}) for _ in range(2)]
                stepfold.torch.fold(optimizers[1])
                self.compare_steps(*optimizers)

    def compare_steps(self, plain, folded):
        """Changes are near to each other, beside the largest singular values."""
        plain, folded = (
            [*optimizer.param_groups[0]["params"], optimizer] for optimizer in (plain, folded)
        )
        before = [param.detach().clone() for param in plain[:-1]]
        for step in range(2):
            for params in (plain, folded):
                for param, grad in zip(params[:-1], make_gradients(params[:-1], step)):
                    param.grad = grad
                params[-1].step()
        for old, param, other in zip(before, plain, folded):
            change, expected = (each.detach() - old for each in (param, other))
            self.assertLessEqual((change - expected).norm(), MAX_DISTANCE * expected.norm())


class ChangeTest(MixedCase):
    """Groups, settings and gradients that change between steps."""

    def test_absent_gradients(self):
        mixed = Mixed()
        everything = tuple(range(len(mixed.params)))
        for step, absent in enumerate([(1, 4), (), (0, 1, 2), (3, 4, 5, 6), everything, ()]):
            mixed.step(step, absent)
            self.assert_mixed(mixed)

    def test_groups(self):
        mixed = Mixed()
        mixed.step(0)
        for shape, settings in (((6, 3), {"ns_steps": 2}), ((5,), {"algorithm": "adamw"})):
            [added], [twin] = make_tensors([shape], seed=3), make_tensors([shape], seed=3)
            mixed.optimizer.add_param_group({"params": [added], **settings})
            is_adamw = settings.pop("algorithm", None) is not None
            group = {"params": [twin], **settings}
            # The arguments of the class are no defaults of groups of AdamW.
            group |= optim.AdamW([nn.Parameter(twin)]).defaults if is_adamw else {}
            group.pop("foreach", None), group.pop("fused", None)
            mixed.pair[is_adamw].add_param_group(group)
            mixed.params.append(added)
            mixed.twins.append(twin)
        for step in range(1, 4):
            mixed.step(step)
            self.assert_mixed(mixed)

    def test_numbers(self):
        """Numbers change without another plan."""
        mixed = Mixed()
        mixed.step(0)
        with self.count_plans() as plans:
            for step, (index, change) in enumerate(
                ((0, {"lr": 0.02, "momentum": 0.3}), (1, {"lr": 0.5, "betas": (0.5, 0.6)}))
            ):
                mixed.optimizer.param_groups[index].update(change)
                mixed.pair[index].param_groups[0].update(change)
                mixed.step(step + 1)
                self.assert_mixed(mixed)
            plans.assert_not_called()

    def test_scheduler(self):
        mixed = Mixed()
        schedulers = [
            optim.lr_scheduler.CosineAnnealingLR(optimizer, 4)
            for optimizer in (mixed.optimizer, *mixed.pair)
        ]
        for step in range(4):
            mixed.step(step)
            for scheduler in schedulers:
                scheduler.step()
            self.assert_mixed(mixed)
        self.assertAlmostEqual(mixed.optimizer.param_groups[1]["lr"], 0.0)

    def test_cycled_momentum(self):
        """A momentum that a scheduler cycles is that of Muon; AdamW does not read its key."""
        mixed = Mixed()
        optimizers, momenta = (mixed.optimizer, *mixed.pair), []
        schedulers = [
            optim.lr_scheduler.OneCycleLR(
                optimizer, max_lr=0.1, total_steps=4, cycle_momentum=optimizer is not mixed.pair[1]
            )
            for optimizer in optimizers
        ]
        for step in range(4):
            mixed.step(step)
            self.assert_mixed(mixed)
            momenta.append(mixed.optimizer.param_groups[0]["momentum"])
            for scheduler in schedulers if step < 3 else ():
                scheduler.step()
        self.assertGreater(len(set(momenta)), 2)
        self.assertEqual(mixed.optimizer.param_groups[1]["betas"], ADAMW["betas"])

    def test_one_clip(self):
        """One norm of all gradients, and one factor for both algorithms."""
        max_norm = 0.5
        mixed = Mixed()
        mixed.optimizer.max_norm = max_norm
        for step in range(3):
            mixed.set_gradients(step)
            mixed.optimizer.step()
            norm = mixed.optimizer.grad_norm
            exact = torch.stack([twin.grad.double().norm() for twin in mixed.twins]).norm()
            self.assertAlmostEqual(norm.item(), exact.item(), delta=1e-5 * exact.item())
            factor = (max_norm / (norm + 1e-6)).clamp(max=1.0)
            for twin in mixed.twins:
                twin.grad = twin.grad * factor
            mixed.step_pair()
            self.assert_mixed(mixed)

    def test_clip_of_torch(self):
        mixed = Mixed()
        for step in range(3):
            mixed.set_gradients(step)
            clip_grad_norm_(mixed.params, 0.5)
            mixed.optimizer.step()
            mixed.step_pair()
            self.assert_mixed(mixed)

    def test_scaler(self):
        """An infinite gradient of one algorithm skips the step of both."""
        for index in (0, len(MATRICES)):
            mixed = Mixed()
            scaler = torch.amp.GradScaler("cpu", init_scale=2.0**10)
            scaler.scale(torch.ones(()))
            for step in range(3):
                mixed.set_gradients(step)
                if step == 1:
                    mixed.params[index].grad.view(-1)[1] = torch.inf
                else:
                    mixed.step_pair()
                for param in mixed.params:
                    param.grad = param.grad * scaler.get_scale()
                scaler.step(mixed.optimizer)
                scaler.update()
                self.assert_mixed(mixed)


class ObjectTest(MixedCase):
    """Copies, checkpoints, reports, verification."""

    def go_on(self, mixed, optimizer):
        """Takes steps with another optimizer of parameters with the same values."""
        mixed.params = [param for group in optimizer.param_groups for param in group["params"]]
        mixed.optimizer = optimizer
        self.assert_mixed(mixed)
        for step in range(7, 9):
            mixed.step(step)
            self.assert_mixed(mixed)

    def test_copies(self):
        for copy_object in (copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))):
            for options in ({}, {"master_weights": torch.float32}):
                dtype = torch.bfloat16 if options else torch.float32
                mixed = Mixed(dtype, fold_options=options)
                mixed.step(0)
                copied = copy_object(mixed.optimizer)
                self.assertEqual(type(copied).__name__, "FoldedStepfoldMuon")
                self.go_on(mixed, copied)

    def make_again(self, mixed, **settings):
        params = [nn.Parameter(param.detach().clone()) for param in mixed.params]
        return Muon(make_groups(*mixed.split(params)), **{**MUON, **settings})

    def test_state_dict(self):
        """Folded, plain, and folded again."""
        for options in ({}, {"master_weights": torch.float32}):
            mixed = Mixed(torch.bfloat16 if options else torch.float32, fold_options=options)
            mixed.step(0)
            file = io.BytesIO()
            torch.save(mixed.optimizer.state_dict(), file)
            file.seek(0)
            state = torch.load(file)
            keys = {frozenset(values) for values in state["state"].values()}
            own = {MASTER} if options else set()
            self.assertEqual(
                keys,
                {
                    frozenset({"momentum_buffer"} | own),
                    frozenset({"step", "exp_avg", "exp_avg_sq"} | own),
                },
            )
            if not options:
                plain = self.make_again(mixed)
                plain.load_state_dict(state)
                state = plain.state_dict()
            again = stepfold.torch.fold(self.make_again(mixed, momentum=0.1), **options)
            again.load_state_dict(state)
            self.assertEqual(again.param_groups[0]["momentum"], MUON["momentum"])
            self.go_on(mixed, again)

    def test_state_dict_of_torch(self):
        """A state dict of torch's class is loaded; settings that it lacks keep their values."""
        params, twins = make_tensors(MATRICES), make_tensors(MATRICES)
        theirs, ours = optim.Muon(twins, **MUON), Muon(params, add_eps=True, ns_steps=1)
        for twin, grad in zip(twins, make_gradients(twins, 0)):
            twin.grad = grad
        theirs.step()
        ours.load_state_dict(theirs.state_dict())
        [group] = ours.param_groups
        expected = {"algorithm": "muon", "add_eps": True, "ns_steps": 5, "momentum": 0.8}
        self.assertEqual({key: group[key] for key in expected}, expected)
        for param, twin in zip(params, twins):
            self.assert_equal(
                "momentum",
                theirs.state[twin]["momentum_buffer"],
                ours.state[param]["momentum_buffer"],
            )

    def test_state_dict_of_another_algorithm(self):
        """A group takes the algorithm of the state dict, with its settings alone."""
        shapes = ((4, 3), (3, 2))
        saved = Muon([{"params": make_tensors(shapes), "algorithm": "adamw"}]).state_dict()
        optimizer = Muon(make_tensors(shapes))
        optimizer.load_state_dict(saved)
        [group] = optimizer.param_groups
        expected = {**saved["param_groups"][0], "params": group["params"]}
        self.assertEqual(group, expected)

    def test_state_dict_of_another_class(self):
        """A state dict of torch's class brings its algorithm, with defaults of what it lacks."""
        for folded in (False, True):
            for torch_class, algorithm, other in (
                (optim.AdamW, "adamw", "muon"),
                (optim.Muon, "muon", "adamw"),
            ):
                params, twins = make_tensors(MATRICES), make_tensors(MATRICES)
                theirs = torch_class(twins, lr=0.05)
                ours = Muon([{"params": params, "algorithm": other}])
                for optimizer in (theirs, ours) if folded else ():
                    stepfold.torch.fold(optimizer)
                self.step_both(0, (params, twins), [theirs])
                for param, twin in zip(params, twins):
                    param.data.copy_(twin)
                ours.load_state_dict(copy.deepcopy(theirs.state_dict()))
                self.assertEqual(ours.param_groups[0]["algorithm"], algorithm)
                self.step_both(1, (params, twins), [theirs, ours])
                for param, twin in zip(params, twins):
                    self.assert_equal("parameter", twin.detach(), param.detach())

    def step_both(self, seed, lists, optimizers):
        for params in lists:
            for param, grad in zip(params, make_gradients(params, seed)):
                param.grad = grad.clamp(-10.0, 10.0)
        with patch_roots():
            for optimizer in optimizers:
                optimizer.step()

    def test_state_dict_of_no_algorithm(self):
        """A name that is unknown is refused, and settings of neither class choose none."""
        optimizer = Muon(make_tensors([(4, 3)]))
        state = optimizer.state_dict()
        state["param_groups"][0]["algorithm"] = "sgd"
        with self.assertRaisesRegex(ValueError, r"param_groups\[0\]: algorithm: expected 'muon'"):
            optimizer.load_state_dict(state)
        self.assertEqual(optimizer.param_groups[0]["algorithm"], "muon")
        sgd = optim.SGD(make_tensors([(4, 3)]), lr=0.5)
        optimizer.load_state_dict(sgd.state_dict())
        group = optimizer.param_groups[0]
        self.assertEqual((group["algorithm"], group["lr"]), ("muon", 0.5))

    def test_unfold(self):
        mixed = Mixed()
        mixed.step(0)
        before = {what: value.clone() for what, _, value in mixed.compare()}
        stepfold.torch.unfold(mixed.optimizer)
        self.assertIs(type(mixed.optimizer), Muon)
        for what, _, value in mixed.compare():
            self.assert_equal(what, before[what], value)
        mixed.set_gradients(1)
        mixed.optimizer.step()
        self.go_on_folded(mixed)

    def go_on_folded(self, mixed):
        stepfold.torch.fold(mixed.optimizer)
        mixed.set_gradients(2)
        mixed.optimizer.step()

    def test_closure(self):
        params = make_tensors([(3, 4)])
        optimizer = Muon(params, lr=0.1)

        def closure():
            optimizer.zero_grad()
            loss = (params[0] ** 2).sum()
            loss.backward()
            return loss

        first = optimizer.step(closure)
        self.assertLess(optimizer.step(closure), first)

    def test_packed(self):
        """Moments of AdamW are packed, and the momentum of large matrices is as without."""
        shapes = ((64, 96), (96, 64))
        for dtype in (torch.float32, torch.bfloat16):
            params, twins = make_tensors(shapes, dtype), make_tensors(shapes, dtype)
            groups = make_groups(params[:1], params[1:])
            optimizer = stepfold.torch.fold(Muon(groups, **MUON), state_format="8bit")
            pair = optim.Muon(twins[:1], **MUON), optim.AdamW(twins[1:], **ADAMW)
            stepfold.torch.fold(pair[0])
            stepfold.torch.fold(pair[1], state_format="8bit")
            for step in range(3):
                for param, twin, grad in zip(params, twins, make_gradients(params, step)):
                    param.grad = twin.grad = grad
                with verify(optimizer) as verification:
                    optimizer.step()
                self.assertEqual({f.kind for f in verification.findings} - {"lost"}, set())
                for each in pair:
                    each.step()
                for each, param, twin in zip(pair, params, twins):
                    self.assert_equal("parameter", twin.detach(), param.detach())
                    self.assertEqual(each.state[twin].keys(), optimizer.state[param].keys())
                    for key, value in each.state[twin].items():
                        self.assert_equal(key, value, optimizer.state[param][key])

    def test_explain(self):
        mixed = Mixed()
        mixed.step(0)
        [device] = mixed.optimizer.explain().devices
        self.assertEqual(device.parameters, len(mixed.params))
        self.assertEqual(set(device.updates), {"optim.muon", "optim.adamw"})

    def test_verify(self):
        for folded in (False, True):
            mixed = Mixed(folded=folded)
            for step in range(2):
                mixed.set_gradients(step)
                with verify(mixed.optimizer) as verification:
                    mixed.optimizer.step()
                verification.check()
            for index in (1, len(MATRICES)):
                param = mixed.params[index]
                mixed.set_gradients(2)

                def change(param=param):
                    param.view(-1)[0].add_(1.0)

                with (
                    change_in_step(mixed.optimizer, change),
                    verify(mixed.optimizer) as verification,
                ):
                    mixed.optimizer.step()
                self.assertEqual([f.tensor for f in verification.findings], ["param"])


# Shapes of fused parameters, the setting that states their matrices, and the shapes of these.
VIEWS = {
    "blocks": ((12, 5), 3, [(4, 5)] * 3),
    "heads": ((12, 5), 6, [(2, 5)] * 6),
    "unequal blocks": ((13, 4), (8, 3, 2), [(8, 4), (3, 4), (2, 4)]),
    "stack": ((3, 5, 4), "stack", [(5, 4)] * 3),
    "stacks": ((2, 2, 3, 7), "stack", [(3, 7)] * 4),
    "blocks of a stack": ((2, 6, 5), 4, [(3, 5)] * 4),
    "convolution": ((6, 2, 3, 3), "flat", [(6, 18)]),
    "one matrix": ((5, 4), (5,), [(5, 4)]),
    "interleaved": ((12, 5), ("interleaved", 2), [(6, 5)] * 2),
    "three interleaved": ((9, 8), ["interleaved", 3], [(3, 8)] * 3),
    "stack of interleaved": ((3, 8, 5), ("interleaved", 2), [(4, 5)] * 6),
}


class Fused:
    """A fused parameter beside others, and the same matrices as parameters of their own."""

    def __init__(self, name, dtype=torch.float32, folded=True, options=None, **settings):
        shape, matrices, self.shapes = VIEWS[name]
        self.interleaved = matrices[1] if "interleaved" in name else 1
        self.fused, *self.params = make_tensors((shape, (4, 3), (5,)), dtype)
        self.parts = [nn.Parameter(part.clone()) for part in self.split(self.fused.detach())]
        self.others = [nn.Parameter(param.detach().clone()) for param in self.params]
        first, second = (
            Muon(
                [
                    {"params": params, **stated},
                    {"params": [matrix]},
                    {"params": [vector], "algorithm": "adamw", **ADAMW},
                ],
                **{**MUON, **settings},
            )
            for params, stated, (matrix, vector) in (
                ([self.fused], {"matrices": matrices}, self.params),
                (self.parts, {}, self.others),
            )
        )
        self.optimizer, self.separate = first, second
        for optimizer in (first, second) if folded else ():
            stepfold.torch.fold(optimizer, **(options or {}))

    def split(self, tensor):
        if self.interleaved > 1:
            rows, columns = self.shapes[0]
            in_turn = tensor.reshape(-1, rows, self.interleaved, columns)
            return list(in_turn.transpose(1, 2).reshape(-1, rows, columns))
        sizes = [rows * columns for rows, columns in self.shapes]
        return [p.view(s) for p, s in zip(tensor.reshape(-1).split(sizes), self.shapes)]

    def set_gradients(self, seed, absent=(), dtype=None):
        params = [self.fused, *self.params]
        grads = [grad.clamp(-10.0, 10.0).to(dtype) for grad in make_gradients(params, seed)]
        for index, (param, grad) in enumerate(zip(params, grads)):
            param.grad = None if index in absent else grad
        for part, grad in zip(self.parts, self.split(grads[0])):
            part.grad = None if 0 in absent else grad.clone()
        for index, (param, grad) in enumerate(zip(self.others, grads[1:]), start=1):
            param.grad = None if index in absent else grad.clone()

    def step(self, *arguments, **settings):
        self.set_gradients(*arguments, **settings)
        self.optimizer.step()
        self.separate.step()

    def join(self, tensors):
        if self.interleaved > 1:
            rows, columns = self.shapes[0]
            stack = torch.stack([tensor.detach() for tensor in tensors])
            in_turn = stack.view(-1, self.interleaved, rows, columns).transpose(1, 2)
            return in_turn.reshape(self.fused.shape)
        return torch.cat([tensor.detach().reshape(-1) for tensor in tensors]).view(self.fused.shape)

    def compare(self):
        """Yields what it is, the tensor of separate parameters, and the one of the fused one."""
        yield "fused", self.join(self.parts), self.fused.detach()
        states = [self.separate.state.get(part, {}) for part in self.parts]
        for key, value in self.optimizer.state.get(self.fused, {}).items():
            yield key, self.join(state[key] for state in states), value
        for index, (param, other) in enumerate(zip(self.params, self.others)):
            yield f"other {index}", other.detach(), param.detach()


class ViewsTest(MixedCase):
    """A parameter of several matrices has the step of these matrices as parameters."""

    def check(self, steps=3, names=tuple(VIEWS), **arguments):
        """Takes steps of each kind of views. Yields the pair before each step, and after it."""
        for name in names:
            with self.subTest(name, **arguments):
                fused = Fused(name, **arguments)
                for step in range(steps):
                    fused.set_gradients(step)
                    yield fused
                    fused.optimizer.step()
                    fused.separate.step()
                    self.assert_mixed(fused)

    def for_all(self, **arguments):
        for _ in self.check(**arguments):
            pass

    def test_folded(self):
        for dtype in (torch.float32, torch.float64, torch.bfloat16):
            for name in (None, "match_rms_adamw", "spectral"):
                self.for_all(dtype=dtype, adjust_lr_fn=name)

    def test_plain(self):
        for dtype in (torch.float32, torch.bfloat16):
            self.for_all(dtype=dtype, folded=False)

    def test_interleaved_sizes(self):
        """Several parameters, of matrices on both sides of the widths of vectors and of blocks."""
        generator, groups, parts = random.Random(7), [], []
        for number in (2, 3):
            sizes = [(generator.randint(1, 40), generator.randint(1, 40)) for _ in range(5)]
            params = make_tensors([(number * rows, columns) for rows, columns in sizes])
            groups.append({"params": params, "matrices": ("interleaved", number)})
            parts += [
                (param, slice(first, None, number)) for param in params for first in range(number)
            ]
        optimizer = stepfold.torch.fold(Muon(groups, **MUON))
        twins = [nn.Parameter(param.detach()[rows].clone()) for param, rows in parts]
        separate = stepfold.torch.fold(Muon(twins, **MUON))
        for step in range(3):
            params = [param for group in groups for param in group["params"]]
            for param, grad in zip(params, make_gradients(params, step)):
                param.grad = grad
            for twin, (param, rows) in zip(twins, parts):
                twin.grad = param.grad[rows].clone()
            optimizer.step()
            separate.step()
            for twin, (param, rows) in zip(twins, parts):
                self.assert_equal("matrix", twin.detach(), param.detach()[rows])

    def test_options(self):
        """Masters, clips of all gradients together, written gradients."""
        for dtype, options in (
            (torch.bfloat16, {"master_weights": torch.float32}),
            (torch.float32, {"max_norm": 0.5}),
            (torch.float32, {"max_norm": 0.5, "exact_norms": True}),
            (torch.bfloat16, {"max_norm": 0.5, "master_weights": torch.float32}),
            (torch.float32, {"clip_value": 0.1, "write_back": True}),
            (torch.float32, {"static_gradients": True}),
            (torch.float32, {"flat": True}),
        ):
            # The norm of rows in turn adds in another order, unless it is exact.
            adds_in_order = "max_norm" in options and "exact_norms" not in options
            names = [name for name in VIEWS if not (adds_in_order and "interleaved" in name)]
            for fused in self.check(names=names, dtype=dtype, options=options):
                if fused.optimizer.grad_norm is not None:
                    norms = fused.separate.grad_norm, fused.optimizer.grad_norm
                    self.assert_equal("norm", *norms)
            if "write_back" in options:
                self.assert_equal(
                    "gradient", fused.join(p.grad for p in fused.parts), fused.fused.grad
                )

    def test_unclipped(self):
        """A parameter of several matrices counts in no norm, or the one behind it."""
        for index in (0, 1):
            fused = Fused("blocks")
            left_out = [fused.fused, *fused.params][index]
            others = [fused.parts, *([other] for other in fused.others)][index]
            stepfold.torch.unfold(fused.optimizer)
            stepfold.torch.unfold(fused.separate)
            stepfold.torch.fold(fused.optimizer, max_norm=0.5, unclipped=left_out)
            stepfold.torch.fold(fused.separate, max_norm=0.5, unclipped=others)
            for step in range(2):
                fused.step(step)
                self.assert_mixed(fused)

    def test_narrow_gradients(self):
        for name in VIEWS:
            fused = Fused(name)
            for param in (fused.fused, *fused.params, *fused.parts, *fused.others):
                param.grad_dtype = torch.bfloat16
            for step in range(2):
                fused.step(step, dtype=torch.bfloat16)
                self.assert_mixed(fused)

    def test_gradients(self):
        """Absent ones, ones that move, and ones in another order of elements."""
        for name in VIEWS:
            fused = Fused(name)
            for step, absent in enumerate([(), (0,), (1, 2), (0, 1, 2), ()]):
                fused.step(step, absent=absent)
                self.assert_mixed(fused)
            fused.set_gradients(9)
            grad = fused.fused.grad
            fused.fused.grad = grad.transpose(0, 1).contiguous().transpose(0, 1)
            self.assertFalse(fused.fused.grad.is_contiguous())
            fused.optimizer.step()
            fused.separate.step()
            self.assert_mixed(fused)
            with self.count_plans() as plans:
                fused.step(10)
                fused.step(11)
                plans.assert_not_called()
            self.assert_mixed(fused)

    def test_scaler(self):
        """An overflow in the last matrix skips the step of all."""
        scaler = torch.amp.GradScaler("cpu", init_scale=4.0)
        fused = Fused("blocks", options={"grad_scaler": scaler})
        scaler.scale(torch.ones(()))
        for step in range(3):
            fused.set_gradients(step)
            if step != 1:
                fused.separate.step()
            else:
                fused.fused.grad.view(-1)[-1] = torch.inf
            for param in (fused.fused, *fused.params):
                param.grad = param.grad * scaler.get_scale()
            scaler.step(fused.optimizer)
            scaler.update()
            self.assert_mixed(fused)
        self.assertEqual(scaler.get_scale(), 2.0)

    def test_copies(self):
        """The copy that forward passes read is that of all matrices, also at another address."""
        model = nn.Linear(5, 12, bias=False)
        optimizer = Muon(model.parameters(), lr=0.1, matrices=3)
        stepfold.torch.fold(optimizer, model=model, copies=torch.bfloat16)
        results = []
        for step in range(4):
            # From the second pass on, a graph keeps the copy, and steps write another one.
            inputs = torch.eye(5).requires_grad_(step > 0)
            with torch.autocast("cpu", torch.bfloat16):
                results.append(model(inputs))
            self.assert_equal("copy", model.weight.detach().bfloat16().T, results[-1].detach())
            [model.weight.grad] = make_gradients([model.weight], step)
            optimizer.step()

    def test_stale_masters(self):
        """A parameter of several matrices is named once, and those behind it have their names."""
        for index in range(3):
            fused = Fused("blocks", torch.bfloat16, options={"master_weights": torch.float32})
            fused.step(0)
            [fused.fused, *fused.params][index].data.add_(1.0)
            with self.assertWarns(UserWarning) as warned:
                fused.step(1)
                fused.optimizer.state_dict()
            names = re.findall(r"param_groups\[\d\]", str(warned.warning))
            self.assertEqual(names, [f"param_groups[{index}]"])

    def test_changes(self):
        """The matrices of a group may change between steps."""
        [param], [twin] = make_tensors([(12, 5)]), make_tensors([(12, 5)])
        optimizer = stepfold.torch.fold(Muon([param], **MUON))
        plain = Muon([twin], **MUON)
        rules = (None, 3, ("interleaved", 3), (4, 8), ["interleaved", 2], "flat", numpy.int64(3))
        for step, matrices in enumerate(rules):
            for each in (optimizer, plain):
                each.param_groups[0]["matrices"] = matrices
            [param.grad] = [twin.grad] = make_gradients([param], step)
            before = twin.detach().clone()
            twin.data.copy_(param)
            plain.state[twin] = {
                key: value.clone() for key, value in optimizer.state.get(param, {}).items()
            }
            before = param.detach().clone()
            optimizer.step()
            plain.step()
            change, expected = (each.detach() - before for each in (param, twin))
            self.assertLessEqual((change - expected).norm(), MAX_DISTANCE * expected.norm())

    def test_report(self):
        for name in ("heads", "interleaved"):
            fused = Fused(name)
            for _ in range(2):
                [device] = fused.optimizer.explain().devices
                self.assertEqual((device.parameters, device.elements), (3, 60 + 12 + 5))
                fused.step(0)
            self.assertEqual(fused.optimizer.state[fused.fused]["momentum_buffer"].shape, (12, 5))

    def test_state_dict(self):
        for name in ("stack", "stack of interleaved"):
            fused = Fused(name)
            fused.step(0)
            state = pickle.loads(pickle.dumps(fused.optimizer.state_dict()))
            self.assertEqual(state["param_groups"][0]["matrices"], VIEWS[name][1])
            again = Fused(name)
            with torch.no_grad():
                pairs = zip([again.fused, *again.params], [fused.fused, *fused.params])
                for param, other in pairs:
                    param.copy_(other)
            again.optimizer.load_state_dict(state)
            again.separate, again.parts, again.others = fused.separate, fused.parts, fused.others
            again.step(1)
            self.assert_mixed(again)

    def test_names(self):
        """A fault of the memory of a later parameter has its name."""
        fused = Fused("blocks")
        fused.set_gradients(0)
        fused.params[0].grad = fused.fused.detach().view(-1)[48:].view(4, 3)
        with self.assertRaisesRegex(
            stepfold.PlanError, r"gradient of 'param_groups\[1\].params\[0\]'.*'param_groups\[0\]"
        ):
            fused.optimizer.step()

    def test_verify(self):
        """A step of each kind of views is within the bounds."""
        for name in VIEWS:
            for folded in (False, True):
                fused = Fused(name, folded=folded, options={"max_norm": 1.0})
                for step in range(2):
                    fused.set_gradients(step)
                    with verify(fused.optimizer) as verification:
                        fused.optimizer.step()
                    verification.check()

    def test_rate_behind(self):
        """A wrong step of a parameter behind several matrices is told by its own group."""
        for folded in (False, True):
            params = make_tensors([(12, 5), (50,)])
            groups = [
                {"params": [("qkv", params[0])], "matrices": 3},
                {"params": [("bias", params[1])], "algorithm": "adamw", "weight_decay": 0.0},
            ]
            optimizer = Muon(groups)
            if folded:
                stepfold.torch.fold(optimizer)
            for param, grad in zip(params, make_gradients(params, 0)):
                param.grad = grad

            def change(param=params[1], old=params[1].detach().clone()):
                param += param - old

            with change_in_step(optimizer, change), verify(optimizer) as verification:
                optimizer.step()
            [finding] = verification.findings
            self.assertEqual((finding.kind, finding.parameters), ("learning-rate", ("bias",)))
            self.assertRegex(finding.message, "lr=0.002, and its group has lr=0.001")

    def test_one_of_many(self):
        """A wrong step of one of many matrices is found, where the others hide it in the sum."""
        for folded in (False, True):
            [param] = make_tensors([(500, 6, 4)])
            optimizer = Muon([param], lr=0.02, matrices="stack")
            if folded:
                stepfold.torch.fold(optimizer)
            [param.grad] = make_gradients([param], 0)

            def change(param=param, old=param.detach()[499].clone()):
                param[499] += 0.1 * (param[499] - old)

            with change_in_step(optimizer, change), verify(optimizer) as verification:
                optimizer.step()
            [finding] = verification.findings
            self.assertEqual((finding.tensor, finding.index[0]), ("param", 499))

    def test_one_of_interleaved(self):
        """A wrong step of one of the matrices whose rows are in turn is told by its place."""
        for folded in (False, True):
            [param] = make_tensors([(40, 16)])
            optimizer = Muon([param], lr=0.02, matrices=("interleaved", 2))
            if folded:
                stepfold.torch.fold(optimizer)
            [param.grad] = make_gradients([param], 0)

            def change(param=param):
                param[7, 3] += 1.0

            with change_in_step(optimizer, change), verify(optimizer) as verification:
                optimizer.step()
            [finding] = verification.findings
            self.assertEqual((finding.tensor, finding.index), ("param", (7, 3)))

    def test_faults(self):
        """A fused weight that is updated as other matrices is found: as one, or as blocks."""
        for stated, assumed in ((3, None), (("interleaved", 2), None), (("interleaved", 2), 2)):
            for folded in (False, True):
                with self.subTest(stated=stated, assumed=assumed, folded=folded):
                    self.check_fault(stated, assumed, folded)

    def check_fault(self, stated, assumed, folded):
        [param], [twin] = make_tensors([(96, 48)]), make_tensors([(96, 48)])
        for each in (param, twin):
            each.data.mul_(0.02)
        optimizer = Muon([("qkv", param)], lr=0.02, matrices=stated)
        other = Muon([twin], lr=0.02, matrices=assumed)
        for step in range(2):
            [param.grad] = make_gradients([param], step)
            optimizer.step()
        [param.grad] = make_gradients([param], 2)
        twin.data.copy_(param)
        twin.grad = param.grad.clone()
        momentum = optimizer.state[param]["momentum_buffer"]
        other.state[twin]["momentum_buffer"] = momentum.clone()
        other.step()
        if folded:
            stepfold.torch.fold(optimizer)

        def change(param=param, twin=twin):
            param.copy_(twin)

        with change_in_step(optimizer, change), verify(optimizer) as verification:
            optimizer.step()
        [finding] = verification.findings
        self.assertEqual((finding.tensor, finding.parameters), ("param", ("qkv",)))


class RefusalTest(MixedCase):
    """Errors name the group or the parameter, and nothing is changed."""

    def test_groups(self):
        errors = (TypeError, ValueError)
        for settings, message in (
            ({"algorithm": "sgd"}, "algorithm: expected 'muon' or 'adamw', got 'sgd'"),
            ({"algorithm": None}, "algorithm: expected 'muon' or 'adamw', got None"),
            (
                {"algorithm": "adamw", "momentum": 0.9},
                "momentum: a group with algorithm='adamw' has",
            ),
            ({"algorithm": "adamw", "ns_steps": 5}, r"ns_steps: .*it has amsgrad, betas, eps, lr"),
            ({"betas": (0.9, 0.99)}, "betas: a group with algorithm='muon' has no such setting"),
            ({"amsgrad": True}, "amsgrad: a group with algorithm='muon' has no such setting"),
            ({"maximize": False}, "maximize: a group with algorithm='muon'"),
            ({"algorithm": "adamw", "betas": (0.9, 1.0)}, r"betas\[1\]: expected a finite number"),
            ({"lr": -1.0}, "lr: expected a finite number that is at least 0"),
            ({"lr": "fast"}, "lr: expected a number or a tensor, got str"),
            ({"algorithm": "adamw", "betas": 0.9}, "betas: expected 2 numbers or tensors"),
            ({"momentum": float("nan")}, "momentum: expected a finite number"),
            (
                {"ns_coefficients": (1.0, 2.0)},
                "ns_coefficients: expected 3 numbers that are finite",
            ),
            (
                {"ns_coefficients": ((1.0, 2.0, 3.0), (1.0,))},
                "ns_coefficients: .* or at most 99 tri",
            ),
            (
                {"ns_coefficients": POLAR, "ns_steps": 5},
                "ns_steps: expected 3, the number of triples",
            ),
            ({"ns_coefficients": POLAR * 34}, "ns_coefficients: .* or at most 99 triples"),
            ({"ns_coefficients": ()}, "ns_coefficients: expected 3 numbers"),
            ({"ns_steps": 100}, "ns_steps: expected a whole number from 0 to 99"),
            ({"ns_steps": True}, "ns_steps: expected a whole number from 0 to 99"),
            *(
                (
                    {"matrices": value},
                    "matrices: expected None, 'stack', 'flat', a number of blocks",
                )
                for value in (
                    *(0, -1, True, 1.5, "rows", (), (3, 0), (3, "4"), {"q": 3}),
                    *("interleaved", ("interleaved",), ("interleaved", 0), ("interleaved", 2, 2)),
                    *((2, "interleaved"), ("interleaved", True), ("in turn", 2)),
                )
            ),
            ({"algorithm": "adamw", "matrices": 3}, "matrices: a group with algorithm='adamw'"),
            ({"adjust_lr_fn": "none"}, "adjust_lr_fn: expected 'original', .*'unadjusted' or None"),
        ):
            with self.subTest(settings):
                mixed = Mixed()
                mixed.step(0)
                [added] = make_tensors([(2, 2)])
                group = {"params": [added], **settings}
                with self.assertRaisesRegex(errors, r"param_groups\[2\]: " + message):
                    mixed.optimizer.add_param_group(group)
                self.assertEqual(
                    (len(mixed.optimizer.param_groups), len(group)), (2, 1 + len(settings))
                )
                with self.assertRaisesRegex(errors, r"param_groups\[0\]: " + message):
                    Muon([group])
                mixed.step(1)
                self.assert_mixed(mixed)

    def test_settings(self):
        """Bad values that are set later are refused by both steps."""
        for folded in (False, True):
            for key, value, message in (
                ("algorithm", "sgd", "algorithm: expected 'muon' or 'adamw', got 'sgd'"),
                ("ns_coefficients", POLAR, "ns_steps: expected 3, the number of triples"),
                ("ns_steps", 0.5, "ns_steps: expected a whole number"),
                ("adjust_lr_fn", "none", "adjust_lr_fn: expected 'original'"),
            ):
                mixed = Mixed(folded=folded)
                mixed.step(0)
                mixed.set_gradients(1)
                group = mixed.optimizer.param_groups[0]
                known, group[key] = group[key], value
                with self.assertRaisesRegex(ValueError, r"param_groups\[0\]: " + message):
                    mixed.optimizer.step()
                group[key] = known
                mixed.step_own()
                mixed.step_pair()
                self.assert_mixed(mixed)

    def test_algorithm(self):
        """A group whose algorithm changes needs its settings, and then other state."""
        for folded in (False, True):
            for index, algorithm, key in ((0, "adamw", "amsgrad"), (1, "muon", "add_eps")):
                params = make_tensors([(4, 3), (3, 5)])
                optimizer = Muon(make_groups(params[:1], params[1:]))
                if folded:
                    stepfold.torch.fold(optimizer)
                for param, grad in zip(params, make_gradients(params, 0)):
                    param.grad = grad
                optimizer.step()
                before = [param.detach().clone() for param in params]
                group = optimizer.param_groups[index]
                group["algorithm"] = algorithm
                message = rf"param_groups\[{index}\]: {key}: .*='{algorithm}' needs this setting"
                with self.assertRaisesRegex(ValueError, message):
                    optimizer.step()
                [whole] = Muon([{"params": params, "algorithm": algorithm}]).param_groups
                group.update({**whole, "params": group["params"]})
                message = rf"'param_groups\[{index}\].params\[0\]' has no '.*' in its state"
                with self.assertRaisesRegex(ValueError, message):
                    optimizer.step()
                self.assertTrue(all(map(torch.equal, before, params)))
                del optimizer.state[group["params"][0]]
                optimizer.step()
                self.assertFalse(any(map(torch.equal, before, params)))

    def test_params(self):
        for shape, dtype, message in (
            (
                (4,),
                torch.float32,
                r"has the shape \(4,\), and Muon updates matrices of 2 dimensions",
            ),
            ((), torch.float32, r"has the shape \(\), and Muon"),
            ((2, 3, 4), torch.float32, r"has the shape \(2, 3, 4\), and Muon"),
            ((2, 3), torch.complex64, "has the dtype torch.complex64, and Muon updates real"),
        ):
            mixed = Mixed()
            mixed.step(0)
            param = nn.Parameter(torch.zeros(shape, dtype=dtype))
            for params, name in (
                ([param], r"param_groups\[2\].params\[0\]"),
                ([("w", param)], "w"),
            ):
                expected = f"Muon: '{name}' {message}.*algorithm='adamw'"
                named = Muon([("a", make_tensors([(2, 2)])[0])])
                optimizer = named if name == "w" else mixed.optimizer
                count = len(optimizer.param_groups)
                with self.subTest(message), self.assertRaisesRegex(ValueError, expected):
                    optimizer.add_param_group({"params": params})
                self.assertEqual(len(optimizer.param_groups), count)
            mixed.step(1)
            self.assert_mixed(mixed)

    def test_matrices(self):
        """Blocks that leave the parameter, do not cover it, or are not of one size."""
        for shape, matrices, message in (
            (
                (12, 5),
                5,
                r"has 12 rows, which are not matrices=5 blocks of one size: state the num",
            ),
            (
                (12, 5),
                (4, 4),
                r"has 12 rows, and the blocks of matrices=\(4, 4\) have 8: state bloc",
            ),
            ((12, 5), [4, 4, 5], r"has 12 rows, and the blocks of matrices=\(4, 4, 5\) have 13"),
            ((2, 3, 4), 4, r"has 6 rows, which are not matrices=4"),
            (
                (12,),
                3,
                r"has the shape \(12,\), and Muon updates matrices of 2 dimensions: give it",
            ),
            (
                (12, 5),
                ("interleaved", 5),
                r"has 12 rows, which are not those of 5 matrices in turn, as matrices=\('inter",
            ),
            # Those of each matrix of a stack.
            ((2, 5, 4), ("interleaved", 2), r"has 5 rows, which are not those of 2 matrices"),
            ((12,), ("interleaved", 2), r"has the shape \(12,\), and Muon updates"),
            ((0, 5), ("interleaved", 10**12), r"has 0 rows, which are not those of 10"),
            ((0, 5), 10**12, r"has 0 rows, which are not matrices=10"),
            ((12,), "stack", r"has the shape \(12,\), and Muon updates"),
            ((12,), "flat", r"has the shape \(12,\), and Muon updates"),
            ((2, 3, 4), None, r"has the shape \(2, 3, 4\), and Muon .*: state its 'matrices', or "),
        ):
            with self.subTest(message):
                mixed = Mixed()
                mixed.step(0)
                [param] = make_tensors([shape])
                group = {"params": [param], "matrices": matrices}
                name = r"'param_groups\[2\].params\[0\]' "
                with self.assertRaisesRegex(ValueError, name + message):
                    mixed.optimizer.add_param_group(group)
                mixed.step(1)
                self.assert_mixed(mixed)
                if len(shape) > 1:
                    for folded in (True, False):
                        self.check_later(folded, group, name + message)

    def check_later(self, folded, group, message):
        """The same, if it is stated later: nothing is updated."""
        mixed, [param] = Mixed(folded=folded), group["params"]
        mixed.step(0)
        known = None if param.ndim == 2 else "stack"
        mixed.optimizer.add_param_group({**group, "matrices": known})
        mixed.optimizer.param_groups[2]["matrices"] = group["matrices"]
        before = [(value.clone(), value) for _, _, value in mixed.compare()]
        mixed.set_gradients(1)
        param.grad = torch.ones_like(param)
        with self.assertRaisesRegex(ValueError, message):
            mixed.optimizer.step()
        for old, value in before:
            self.assert_equal("tensor", old, value)
        self.assertNotIn(param, mixed.optimizer.state)
        # A parameter without a gradient has no step.
        param.grad = None
        mixed.step_own()
        mixed.step_pair()
        self.assert_mixed(mixed)

    def test_packed(self):
        """Masters of matrices have no error codes; the momentum of torch's class has no codes."""
        params = make_tensors(((64, 96), (96, 64)), torch.bfloat16)
        name = r"'param_groups\[0\].params\[0\]' is updated by an optimizer without packed state"
        for optimizer, options in (
            (Muon(make_groups(params[:1], params[1:])), {"master_weights": "8bit"}),
            (optim.Muon(params), {"state_format": "8bit"}),
        ):
            kind = type(optimizer)
            with self.assertRaisesRegex(ValueError, name):
                stepfold.torch.fold(optimizer, **options)
            self.assertIs(type(optimizer), kind)

    def test_layouts(self):
        """Rows that are not one behind the other have a plain step, and no folded one."""
        param = nn.Parameter(make_tensors([(4, 6)])[0].detach().T)
        twin = nn.Parameter(param.detach().contiguous())
        optimizer, other = (Muon([("weight", each)], matrices=2) for each in (param, twin))
        for step in range(2):
            [grad] = make_gradients([twin], step)
            param.grad, twin.grad = grad.T.contiguous().T, grad
            with verify(optimizer) as verification:
                optimizer.step()
            verification.check()
            other.step()
            self.assert_equal("parameter", twin.detach(), param.detach())
        with self.assertRaisesRegex(ValueError, r"'weight' has strides \(1, 6\), and Muon needs"):
            stepfold.torch.fold(optimizer)
        self.assertIs(type(optimizer), Muon)

    def test_sharded(self):
        distributed.init_process_group("fake", store=FakeStore(), rank=0, world_size=2)
        self.addCleanup(distributed.destroy_process_group)
        mesh = init_device_mesh("cpu", (2,))
        for placement, algorithm in (
            (Shard(0), "muon"),
            (Shard(0), "adamw"),
            (Replicate(), "muon"),
        ):
            tensor = distribute_tensor(torch.ones(4, 6), mesh, [placement], src_data_rank=None)
            group = {"params": [("weight", nn.Parameter(tensor))], "algorithm": algorithm}
            if placement == Shard(0) and algorithm == "muon":
                with self.assertRaisesRegex(ValueError, "'weight' is sharded, and Muon needs who"):
                    stepfold.torch.fold(Muon([group]))
            else:
                stepfold.torch.fold(Muon([group]))


if __name__ == "__main__":
    unittest.main()
