"""Tests of stepfold.torch: norms and overflows over the ranks of sharded parameters.

    test_torch_ranks.py [RANKS ...]

What 1, 2, 3 and 4 ranks compute has the bits of one process that has all elements, with exact
norms.
"""

import copy
import math
import pickle
from unittest import mock

import stepfold.torch
import torch
from rank_cases import (
    DEVICE,
    Divided,
    RanksCase,
    Whole,
    fail_exchanges,
    get_size,
    main,
    make_gradients,
    make_mesh,
)
from stepfold.torch import LAMB, Lion, Muon, RankError, Ranks
from stepfold.torch.ranks.words import DELAY, RankWords
from stepfold.torch.tensors.layout import get_local
from torch import distributed, nn, optim
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import Replicate, Shard, distribute_tensor

# Even, uneven and empty shards, of both dimensions.
SHARDED = (((4, 6), Shard(0)), ((5, 3), Shard(0)), ((1, 4), Shard(0)), ((4, 6), Shard(1)))
PARTS = (*SHARDED, ((3,), Replicate()), ((2, 5), Replicate()))
KINDS = (
    (optim.AdamW, {"lr": 1e-2}),
    (optim.SGD, {"lr": 0.1, "momentum": 0.9}),
    (Lion, {"lr": 1e-2}),
)
NORMS = ({"max_norm": 1.0}, {"max_norm": 0.5, "norm_type": math.inf})


def make_muon(params):
    """An optimizer of one fused parameter, and of others that AdamW updates."""
    groups = [{"params": params[:1], "matrices": 3}, {"params": params[1:], "algorithm": "adamw"}]
    return Muon(groups, lr=0.1)


class PartsCase(RanksCase):
    def check(self, kind=optim.SGD, settings=KINDS[1][1], parts=PARTS, mesh=None, **options):
        """options: options of both, and `ranks` of the divided one."""
        ranks = {"ranks": options.pop("ranks")} if "ranks" in options else {}
        whole = Whole(kind, settings, parts, **options)
        divided = Divided(kind, settings, parts, mesh, **options, **ranks)
        self.run_both(whole, divided)


class NormsTest(PartsCase):
    def test_kinds(self):
        for kind, settings in KINDS:
            for options in NORMS:
                with self.subTest(kind=kind.__name__, **options):
                    self.check(kind, settings, **options)

    def test_muon(self):
        """Matrices that all ranks have, and one counts, beside sharded parameters."""
        parts = (((12, 5), Replicate()), *SHARDED, ((3,), Replicate()))
        for options in NORMS:
            self.check(make_muon, {}, parts, **options)

    def test_few_elements(self):
        """Some ranks have none at all, and take part."""
        self.check(parts=SHARDED[2:3], max_norm=1.0)

    def test_no_gradients(self):
        """No rank has gradients, and one rank alone has none."""
        divided = Divided(*KINDS[0], PARTS, max_norm=1.0)
        divided.set_gradients([None] * len(PARTS))
        divided.optimizer.step()
        self.assertEqual(divided.optimizer.grad_norm.item(), 0.0)
        gradients = make_gradients(PARTS, 0)
        divided.set_gradients(gradients)
        rank = distributed.get_rank()
        if rank == 0:
            for param in divided.params:
                param.grad = None
        divided.optimizer.step()
        norms = [torch.zeros(()) for _ in range(get_size())]
        distributed.all_gather(norms, divided.optimizer.grad_norm)
        self.assertEqual(len({norm.item() for norm in norms}), 1)

    def test_masters(self):
        parts = (((8, 1024), Shard(0)), ((5, 3), Shard(0)), ((3,), Replicate()))
        for options in ({}, {"state_format": "8bit"}):
            with self.subTest(**options):
                masters = "8bit" if options else torch.float32
                options = {"max_norm": 1.0, "master_weights": masters, **options}
                dtype = torch.bfloat16
                whole = Whole(*KINDS[0], parts, dtype, **options)
                divided = Divided(*KINDS[0], parts, None, dtype, **options)
                for step in range(3):
                    for each in (whole, divided):
                        each.set_gradients(make_gradients(parts, step, dtype))
                        each.optimizer.step()
                    norms = whole.optimizer.grad_norm.item(), divided.optimizer.grad_norm.item()
                    self.assertEqual(*norms)
                for expected, param, (_, placement) in zip(whole.params, divided.params, parts):
                    expected = get_local(divided.distribute(expected, placement))
                    self.assert_equal("parameter", expected, get_local(param.detach()))

    def test_unclipped(self):
        whole = Whole(*KINDS[1], PARTS, max_norm=1.0)
        divided = Divided(*KINDS[1], PARTS, max_norm=1.0)
        for each in (whole, divided):
            stepfold.torch.unfold(each.optimizer)
            left_out = each.params[1:3]
            options = {"exact_norms": True, "max_norm": 1.0, "unclipped": left_out}
            stepfold.torch.fold(each.optimizer, **options)
        self.run_both(whole, divided)

    def test_later(self):
        """A bound that is set, changed and removed between steps."""
        whole, divided = Whole(*KINDS[1], PARTS), Divided(*KINDS[1], PARTS)
        for step, bound in enumerate((None, 1.0, 0.25, None)):
            for each in (whole, divided):
                each.optimizer.max_norm = bound
                each.set_gradients(make_gradients(PARTS, step))
                each.optimizer.step()
            self.compare(whole, divided)

    def test_write_back(self):
        whole = Whole(*KINDS[1], PARTS, max_norm=1.0, write_back=True)
        divided = Divided(*KINDS[1], PARTS, max_norm=1.0, write_back=True)
        self.run_both(whole, divided)
        for expected, param, (_, placement) in zip(whole.params, divided.params, PARTS):
            if expected.grad is not None:
                expected = get_local(divided.distribute(expected.grad, placement))
                self.assert_equal("gradient", expected, get_local(param.grad))

    def test_not_finite(self):
        """One rank's NaN or infinity is that of all."""
        for value in (math.nan, math.inf):
            for options in NORMS:
                gradients = make_gradients(PARTS, 0)
                gradients[1][-1, -1] = value
                both = Whole(*KINDS[1], PARTS, **options), Divided(*KINDS[1], PARTS, **options)
                for each in both:
                    each.set_gradients(gradients)
                    each.optimizer.step()
                self.assertEqual(str(both[1].optimizer.grad_norm.item()), str(value))
                for expected, param, (_, placement) in zip(both[0].params, both[1].params, PARTS):
                    expected = get_local(both[1].distribute(expected, placement))
                    actual = get_local(param.detach())
                    self.assertTrue(torch.equal(expected.isnan(), actual.isnan()))


class MeshesTest(PartsCase):
    def test_replicated_shards(self):
        """HSDP, and FSDP beside tensor parallelism, on 2 x 2 ranks.

        Others counted replicas once a rank (torchtitan #2318, NeMo-RL #3788).
        """
        if get_size() != 4:
            self.skipTest("a mesh of 2 x 2 ranks")
        mesh = make_mesh(2, 2)
        for placements in ((Replicate(), Shard(0)), (Shard(0), Shard(1)), (Shard(1), Replicate())):
            with self.subTest(placements):
                parts = tuple((shape, *placements) for shape, _ in SHARDED)
                parts += (((3,), Replicate(), Replicate()),)
                self.check(parts=parts, mesh=mesh, max_norm=1.0)

    def test_plain_parameters(self):
        """Beside sharded ones, they count as the user says."""
        parts = (*SHARDED, ((3,),), ((2, 2),))
        whole = Whole(*KINDS[1], parts, max_norm=1.0)
        message = r"'param_groups\[0\].params\[4\]' is no DTensor, and .*params\[0\]' is sharded"
        if get_size() > 1:
            with self.assertRaisesRegex(ValueError, message):
                Divided(*KINDS[1], parts, max_norm=1.0)
        divided = Divided(*KINDS[1], parts)
        stepfold.torch.unfold(divided.optimizer)
        ranks = Ranks(replicated=divided.params[4:])
        stepfold.torch.fold(divided.optimizer, max_norm=1.0, ranks=ranks, exact_norms=True)
        self.run_both(whole, divided)

    def test_local_parameters(self):
        """Each rank has an expert of its own.

        Others averaged the norms of ranks (DeepSpeed #8475).
        """
        size, rank = get_size(), distributed.get_rank()
        experts = [torch.full((3,), 1.0 + expert) for expert in range(size)]
        param = nn.Parameter(experts[rank].clone())
        ranks = Ranks(distributed.group.WORLD, local=param)
        folded = stepfold.torch.fold(optim.SGD([param], lr=1.0), max_norm=1.0, ranks=ranks)
        param.grad = experts[rank].clone()
        folded.step()
        norm = torch.cat(experts).double().square().sum().sqrt().float()
        self.assertEqual(folded.grad_norm.item(), norm.item())

    def make_on_submeshes(self, names, **options):
        """Makes folded parameters of ones on meshes of 2 ranks."""
        if get_size() != 4:
            self.skipTest("a mesh of 2 x 2 ranks")
        mesh = init_device_mesh(DEVICE, (2, 2), mesh_dim_names=("outer", "inner"))
        meshes = [mesh if name is None else mesh[name] for name in names]
        placements = [[Shard(0)] * each.ndim for each in meshes]
        params = [
            nn.Parameter(distribute_tensor(torch.ones(4, 4), *each, src_data_rank=None))
            for each in zip(meshes, placements)
        ]
        for name, chosen in list(options.items()):
            options[name] = [params[index] for index in chosen]
        if "group" in options:
            options["group"] = distributed.group.WORLD
        ranks = Ranks(**options) if options else None
        folded = stepfold.torch.fold(optim.SGD(params, lr=0.1), max_norm=1.0, ranks=ranks)
        for param in params:
            param.grad = torch.ones_like(param)
        folded.step()
        return folded.grad_norm.item()

    def test_submeshes(self):
        """Meshes of some of the ranks need a statement.

        Others failed (pytorch #180346), or took a norm for each group of experts (Automodel #3816).
        """
        message = r"params\[1\]' is a DTensor on the ranks \[.*\], and .*params\[0\]' on the ranks"
        with self.assertRaisesRegex(ValueError, message):
            self.make_on_submeshes(["outer", "inner"])
        message = r"params\[0\]' is a DTensor on the ranks \[.*\], and norms are .* say whether"
        with self.assertRaisesRegex(ValueError, message):
            self.make_on_submeshes(["outer", "inner"], group=[])
        # Two pairs of ranks have elements of their own, or the same ones.
        for options, count in (
            ({"local": [0, 1]}, 4),
            ({"local": [0], "replicated": [1]}, 3),
            ({"replicated": [0, 1]}, 2),
        ):
            norm = self.make_on_submeshes(["outer", "inner"], group=[], **options)
            self.assertEqual(norm, torch.tensor(16.0 * count).sqrt().item())
        norm = self.make_on_submeshes([None, "inner"], group=[], replicated=[1])
        self.assertEqual(norm, torch.tensor(32.0).sqrt().item())

    def test_small_group(self):
        """A group without ranks of a parameter cannot give its norm."""
        if get_size() != 4:
            self.skipTest("a mesh of 2 x 2 ranks")
        mesh = init_device_mesh(DEVICE, (2, 2), mesh_dim_names=("outer", "inner"))
        weight = torch.ones(4, 4)
        param = nn.Parameter(distribute_tensor(weight, mesh, [Shard(0)] * 2, src_data_rank=None))
        ranks = Ranks(mesh["inner"].get_group())
        message = r"is a DTensor on the ranks \[0, 1, 2, 3\], and norms are combined over the ranks"
        with self.assertRaisesRegex(ValueError, message):
            stepfold.torch.fold(optim.SGD([param], lr=0.1), max_norm=1.0, ranks=ranks)

    def test_frozen(self):
        """Ranks and counts do not depend on which parameters are frozen."""
        whole, divided = Whole(*KINDS[1], PARTS), Divided(*KINDS[1], PARTS)
        for step in range(3):
            for each in (whole, divided):
                each.optimizer.max_norm = 1.0
                for index, param in enumerate(each.params):
                    # First only replicated ones, then only sharded ones, then all.
                    is_sharded = index < len(SHARDED)
                    param.requires_grad_(step == 2 or is_sharded == bool(step))
                gradients = make_gradients(PARTS, step)
                each.set_gradients(
                    [
                        gradient if param.requires_grad else None
                        for gradient, param in zip(gradients, each.params)
                    ]
                )
                each.optimizer.step()
            self.compare(whole, divided)

    def test_other_placements(self):
        """A parameter that is placed otherwise counts otherwise."""
        for options in ({"max_norm": 0.5}, {}):
            kind, settings = (LAMB, {"lr": 0.1}) if not options else KINDS[1]
            parts = (SHARDED[0], SHARDED[3])
            whole = Whole(kind, settings, parts, **options)
            divided = Divided(kind, settings, parts, exact_norms=True, **options)
            self.run_both(whole, divided, steps=2, absent=False)
            whole.optimizer.state.clear()
            divided.optimizer.state.clear()
            divided.parts = ((parts[0][0], Replicate()), (parts[1][0], Shard(0)))
            for param, expected, (_, placement) in zip(divided.params, whole.params, divided.parts):
                param.grad = None
                other = nn.Parameter(divided.distribute(expected, placement))
                torch.utils.swap_tensors(param, other)
            self.run_both(whole, divided, steps=2, absent=False)

    def test_unfrozen_plain(self):
        """A plain parameter that takes part later needs a statement then."""
        parts = (*SHARDED, ((3,),))
        if get_size() == 1:
            self.skipTest("one rank has all parameters")
        divided = Divided(*KINDS[1], parts)
        divided.params[-1].requires_grad_(False)
        divided.optimizer.max_norm = 1.0
        divided.set_gradients([*make_gradients(SHARDED, 0), None])
        divided.optimizer.step()
        divided.params[-1].requires_grad_(True)
        with self.assertRaisesRegex(ValueError, r"params\[4\]' is no DTensor"):
            divided.optimizer.step()


class ScalerTest(PartsCase):
    def test_overflow(self):
        """An overflow on one rank skips the step on all, with and without a clip."""
        for options in ({}, *NORMS):
            with self.subTest(**options):
                pair = []
                for each in (Whole, Divided):
                    scaler = torch.amp.GradScaler(DEVICE, init_scale=8.0)
                    scaler.scale(torch.ones(()))
                    made = each(*KINDS[0], PARTS, grad_scaler=scaler, **options)
                    pair.append((made, scaler))
                for step in range(4):
                    gradients = [8 * gradient for gradient in make_gradients(PARTS, step)]
                    if step == 1:
                        gradients[1][-1, -1] = math.inf
                    for each, scaler in pair:
                        each.set_gradients(gradients)
                        scaler.step(each.optimizer)
                        scaler.update()
                        scaler.scale(torch.ones(()))
                        scaler.update(8.0)
                    if step != 1:
                        self.compare(pair[0][0], pair[1][0])
                    state = pair[1][0].optimizer.state[pair[1][0].params[0]]
                    self.assertEqual(state["step"].item(), step + (step < 1))

    def test_half(self):
        """float16 with masters, gradients of three passes, and an overflow on one rank."""
        pair = []
        for each, arguments in ((Whole, ()), (Divided, (None,))):
            scaler = torch.amp.GradScaler(DEVICE, init_scale=1024.0)
            scaler.scale(torch.ones(()))
            options = {"grad_scaler": scaler, "max_norm": 0.5, "master_weights": torch.float32}
            made = each(*KINDS[0], PARTS, *arguments, torch.float16, **options)
            pair.append((made, scaler))
        for step in range(4):
            passes = [make_gradients(PARTS, 10 * step + i, torch.float16) for i in range(3)]
            if step == 1:
                passes[1][1][-1, -1] = math.inf
            for each, scaler in pair:
                for number, gradients in enumerate(passes):
                    earlier = [param.grad for param in each.params]
                    each.set_gradients([8 * gradient for gradient in gradients])
                    for param, sum_of_earlier in zip(each.params, earlier):
                        if number:
                            param.grad = sum_of_earlier + param.grad
                scaler.step(each.optimizer)
                scaler.update()
            self.compare(pair[0][0], pair[1][0])
            self.assertEqual(*(scaler.get_scale() for _, scaler in pair))
            self.assertEqual(pair[0][1].get_scale(), 1024.0 if step < 1 else 512.0)


class CollectivesTest(PartsCase):
    def count(self, optimizer):
        """The number of collectives of a step, which do not grow with its parameters."""
        calls = self.list_messages(optimizer)
        self.assertEqual(set(calls), {16} if calls else set())
        return len(calls)

    def test_numbers(self):
        divided = Divided(*KINDS[0], PARTS)
        divided.set_gradients(make_gradients(PARTS, 0))
        self.assertEqual(self.count(divided.optimizer), 0)
        divided.optimizer.max_norm = 1.0
        expected = int(get_size() > 1)
        for step in range(3):
            divided.set_gradients(make_gradients(PARTS, step))
            if step == 1 and distributed.get_rank() == 0:
                divided.params[0].grad = None
            self.assertEqual(self.count(divided.optimizer), expected)

    def test_failure(self):
        """A collective that raises ends the step before anything is written."""
        if get_size() == 1:
            self.skipTest("one rank exchanges nothing")
        divided = Divided(*KINDS[0], PARTS, max_norm=1.0)
        divided.set_gradients(make_gradients(PARTS, 0))
        divided.optimizer.step()
        before = [get_local(param.detach()).clone() for param in divided.params]
        with fail_exchanges(), self.assertRaisesRegex(RuntimeError, "no peer"):
            divided.optimizer.step()
        for expected, param in zip(before, divided.params):
            self.assert_equal("parameter", expected, get_local(param.detach()))
        divided.optimizer.step()

    def test_explanation(self):
        divided = Divided(*KINDS[0], PARTS, max_norm=1.0)
        text = str(divided.optimizer.explain())
        expected = f"exchanges 1 message of 128 bytes with {get_size()} ranks"
        self.assertEqual(expected in text, get_size() > 1)

    def test_verification(self):
        divided = Divided(*KINDS[0], PARTS, max_norm=1.0)
        with stepfold.torch.verify(divided.optimizer) as verification:
            for step in range(2):
                divided.set_gradients(make_gradients(PARTS, step))
                divided.optimizer.step()
        verification.check()

    def test_copies(self):
        model = nn.Linear(4, 3)
        fully_shard(model, mesh=make_mesh())
        optimizer = optim.SGD(model.parameters(), lr=0.1)
        stepfold.torch.fold(optimizer, model=model, max_norm=1.0, ranks=Ranks())
        options = copy.deepcopy(optimizer._stepfold).options
        self.assertIsInstance(options.ranks, Ranks)


class DisagreementTest(PartsCase):
    """Ranks with other steps find that out, and write nothing."""

    def setUp(self):
        self.rank = distributed.get_rank()
        if get_size() == 1:
            self.skipTest("one rank agrees with itself")

    def make(self, kind=0, parts=PARTS, **options):
        made = Divided(*KINDS[kind], parts, **{"max_norm": 1.0, **options})
        made.set_gradients(make_gradients(made.parts, 0))
        return made

    def check_other(self, message, **options):
        """options: those of ranks other than the first."""
        made = self.make(**(options if self.rank else {}))
        before = [get_local(param.detach()).clone() for param in made.params]
        for _ in range(2):
            with self.assertRaisesRegex(RankError, message):
                made.optimizer.step()
        for expected, param in zip(before, made.params):
            self.assert_equal("parameter", expected, get_local(param.detach()))

    def test_options(self):
        self.check_other("rank 0 has a step of AdamW, .*, and rank 1 has a step of SGD", kind=1)
        self.check_other("norm_type=2.0, .* and rank 1 .* norm_type=inf", norm_type=math.inf)
        self.check_other("rank 0 has max_norm=1.0, and rank 1 has max_norm=2.0", max_norm=2.0)
        self.check_other("rank 0 has write_back=False, and rank 1", write_back=True)
        self.check_other("max_norm=1.0, and rank 1 has max_norm=a Tensor", max_norm=torch.ones(()))

    def test_unclipped(self):
        made = self.make()
        if self.rank:
            stepfold.torch.unfold(made.optimizer)
            left_out = made.params[:1]
            stepfold.torch.fold(made.optimizer, max_norm=1.0, unclipped=left_out)
        with self.assertRaisesRegex(RankError, r"and rank 1 has .*params\[0\]'.*, not clipped"):
            made.optimizer.step()

    def test_agreement(self):
        """Parameters of one rank, and settings that change nothing, are no difference."""
        experts = [nn.Parameter(torch.ones(2)) for _ in range(1 + self.rank)]
        weight = distribute_tensor(torch.ones(4, 2), make_mesh(), [Shard(0)], src_data_rank=None)
        shared = nn.Parameter(weight)
        groups = [{"params": [expert], "lr": 0.5} for expert in experts]
        groups.append({"params": [shared], "foreach": bool(self.rank), "tag": self.rank})
        optimizer = optim.SGD(groups, lr=1.0 if self.rank else 1)
        ranks = Ranks(local=experts)
        stepfold.torch.fold(optimizer, max_norm=1.0, ranks=ranks)
        for param in (*experts, shared):
            param.grad = torch.ones_like(param)
        optimizer.step()
        count = 8 + sum(2 * (1 + rank) for rank in range(get_size()))
        self.assertEqual(optimizer.grad_norm.item(), torch.tensor(float(count)).sqrt().item())

    def test_parameters(self):
        name = r"'param_groups\[0\].params"
        parts = [*PARTS, ((2, 2), Replicate())]
        message = rf"rank 0 has nothing more, and rank 1 has {name}\[6\]': torch.float32 of shape"
        self.check_other(message, parts=parts)
        self.check_other(r"rank 1 has nothing more", parts=PARTS[:-1])
        parts = [((4, 7), Shard(0)), *PARTS[1:]]
        self.check_other(rf"{name}\[0\]'.* \(4, 6\), .*, and rank 1 .* \(4, 7\)", parts=parts)
        parts = [((4, 6), Shard(1)), *PARTS[1:]]
        self.check_other(r"Shard\(dim=0\).*, and rank 1 has .*Shard\(dim=1\)", parts=parts)

    def test_settings(self):
        made = self.make()
        made.optimizer.param_groups[0]["lr"] = 0.5 if self.rank else 0.25
        with self.assertRaisesRegex(RankError, "group 0 with lr=0.25, and rank 1 has .* lr=0.5"):
            made.optimizer.step()

    def test_later(self):
        """After the first step, without another collective."""
        made = self.make()
        made.optimizer.step()
        before = [get_local(param.detach()).clone() for param in made.params]
        more = made.distribute(torch.ones(2, 2), Shard(0))
        if self.rank:
            made.optimizer.add_param_group({"params": [more]})
        with self.assertRaisesRegex(RankError, f"norm_type=2.0.* on rank {self.rank}: fold with"):
            made.optimizer.step()
            made.optimizer.state_dict()  # The step of a GPU does not wait.
        if DEVICE == "cuda":
            return
        for expected, param in zip(before, made.params):
            self.assert_equal("parameter", expected, get_local(param.detach()))
        if not self.rank:
            made.optimizer.add_param_group({"params": [more]})
        made.optimizer.step()

    def test_found_late(self):
        """Errors that a GPU finds late end steps and state_dict until state is loaded."""
        made = self.make()
        made.optimizer.step()
        saved = copy.deepcopy(made.optimizer.state_dict())
        [words] = made.optimizer._stepfold.step._exchanges._words.values()
        with mock.patch.object(words, "check", side_effect=RankError("found")):
            with self.assertRaisesRegex(RankError, "found. An earlier step has written"):
                made.optimizer.state_dict()
        for method in (made.optimizer.state_dict, made.optimizer.step):
            with self.assertRaisesRegex(RankError, "load a state dict and parameters"):
                method()
        made.optimizer.load_state_dict(saved)
        made.optimizer.step()

    def test_checks(self):
        """Steps are checked after a number of others, on all ranks after the same."""
        words = RankWords(None, torch.device("cpu"), "a step", 0, 1, is_maximum=False)
        good, bad = torch.tensor([1, 1]), torch.tensor([1, 2])
        events = [mock.Mock() for _ in range(DELAY + 2)]
        for number, event in enumerate(events):
            words._pending.append((get_size() * (bad if number == 1 else good), event))
            if number <= DELAY:
                words.check()
        self.assertEqual([event.synchronize.called for event in events], [True] + [False] * 9)
        with self.assertRaisesRegex(RankError, "the same step, which is a step on rank"):
            words.check()


class RefusalsTest(PartsCase):
    def check_refused(self, message, parts=PARTS, error=ValueError, dtype=torch.float32, **options):
        with self.assertRaisesRegex(error, message):
            Divided(*KINDS[0], parts, None, dtype, **options)

    def test_norms(self):
        if get_size() == 1:
            return
        message = "exact_norms: expected True or None, got False: several ranks have the par"
        self.check_refused(message, max_norm=1.0, exact_norms=False)
        message = "params.0.' has the dtype torch.float64, and norms over ranks are those of float"
        self.check_refused(message, dtype=torch.float64, max_norm=1.0)

    def test_ranks(self):
        self.check_refused("ranks: expected a stepfold.torch.Ranks", error=TypeError, ranks=1)
        for make, error, message in (
            (lambda: Ranks(group=1), TypeError, "group: expected a process group"),
            (lambda: Ranks(replicated=1), TypeError, "replicated: expected an iterable"),
            (lambda: Ranks(local=[1]), TypeError, "local: expected parameters, got int"),
        ):
            with self.assertRaisesRegex(error, message):
                make()
        param = nn.Parameter(torch.ones(1))
        optimizer = optim.SGD([param], lr=0.1)
        with self.assertRaisesRegex(ValueError, "ranks: expected a group, got None: local param"):
            stepfold.torch.fold(optimizer, max_norm=1.0, ranks=Ranks(local=[param]))
        with self.assertRaisesRegex(TypeError, "ranks: a process group cannot be pickled"):
            pickle.dumps(Ranks(distributed.group.WORLD))
        other, ranks = pickle.loads(pickle.dumps((param, Ranks(local=[param]))))
        self.assertEqual(ranks.local, {id(other)})
        with self.assertRaisesRegex(ValueError, "replicated and local: expected a parameter in"):
            Ranks(replicated=[param], local=[param])


if __name__ == "__main__":
    main(__name__)
