"""Tests of stepfold.torch: norms of single parameters over ranks, for LARS, LAMB and rules.

    test_torch_rank_norms.py [RANKS ...]

What 1, 2, 3 and 4 ranks compute has the bits of one process that has all elements, with exact
norms.
"""

import copy
import math
from unittest import mock

import stepfold.torch
import torch
from rank_cases import (
    DEVICE,
    Divided,
    RanksCase,
    Whole,
    draw_normal,
    fail_exchanges,
    get_size,
    main,
    make_gradients,
    make_mesh,
)
from rule_cases import RULES
from stepfold.torch import LAMB, LARS, RankError, Ranks, Rule
from stepfold.torch.step.device_step import DeviceStep
from stepfold.torch.tensors.layout import get_local
from torch import distributed, nn, optim
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import Replicate, Shard, distribute_tensor
from torch.distributed.tensor.parallel import ColwiseParallel, parallelize_module

# Even, uneven and empty shards of both dimensions, and one parameter without dimensions.
PARTS = (
    ((9, 5), Shard(0)),
    ((7, 6), Shard(1)),
    ((1, 2), Shard(0)),
    ((3, 4, 5), Shard(0)),
    ((), Replicate()),
)
# Shards with elements on each of 4 ranks.
FULL_PARTS = (((16, 5), Shard(0)), ((4, 12), Shard(1)), ((11,), Shard(0)), ((3,), Replicate()))
LAMB_SETTINGS = {"lr": 0.05}
LARS_SETTINGS = {"lr": 0.5, "weight_decay": 0.01}


def follow(param, grad, state, group):
    """Momentum with a ratio of norms, of which one is that of the new state."""
    mean = state["mean"].mul_(group["momentum"]).add_(grad)
    norm = mean.norm()
    ratio = torch.where(norm > 0, param.norm() / (norm + 1e-6), 1.0)
    param.sub_(group["lr"] * ratio * mean)


def center(param, grad, state, group):
    """Two rounds of reductions: a mean, and then the largest and least distance from it."""
    distance = grad - grad.mean()
    largest, least = distance.max(), distance.min()
    state["count"] = state["count"] + 1
    state["spread"] = (largest - least).double()
    step = distance / (largest - least + 1e-8)
    param.sub_(group["lr"] * step / state["count"])


def widen(param, grad, state, group):
    param.sub_(group["lr"] * grad.double().mean())


def follow_once(param, grad, state, group):
    param.sub_(group["lr"] * param.norm() * grad)


follow_once.__name__ = "follow"
Once = Rule(follow_once, state={"mean": torch.zeros_like}, lr=0.3, momentum=0.9)


def count(param, grad, state, group):
    state["seen"] = state["seen"] + param.numel()
    param.sub_(group["lr"] * grad)


def invert(param, grad, state, group):
    state["part"] = state["part"] + 1.0 / param.numel()
    param.sub_(group["lr"] * grad)


def keep(param, grad, state, group):
    state["norm"] = grad.norm().double()
    param.sub_(group["lr"] * grad / (state["norm"] + 1.0))


Keep = Rule(keep, state={"norm": 0.0}, lr=0.1)
Count = Rule(count, state={"seen": 0.0}, lr=0.1)
Invert = Rule(invert, state={"part": 0.0}, lr=0.1)
Follow = Rule(follow, state={"mean": torch.zeros_like}, lr=0.3, momentum=0.9)
Center = Rule(center, state={"count": 0.0, "spread": 0.0}, lr=0.1)
Widen = Rule(widen, lr=0.1)
StableAdamW = RULES["stable_adamw"]
KINDS = ((LARS, LARS_SETTINGS), (LAMB, LAMB_SETTINGS), (Follow, {}), (StableAdamW, {}))


class NormsCase(RanksCase):
    def check(self, kind, settings, parts=PARTS, messages=1, mesh=None, **options):
        """messages: number of messages of a step on several ranks."""
        dtype = options.pop("dtype", torch.float32)
        whole = Whole(kind, settings, parts, dtype, **options)
        divided = Divided(kind, settings, parts, mesh, dtype, exact_norms=True, **options)
        self.run_both(whole, divided, dtype=dtype)
        report = divided.optimizer.explain().exchanges
        self.assertEqual(report.messages if report else 0, messages if get_size() > 1 else 0)
        return divided


class NormsTest(NormsCase):
    def test_kinds(self):
        for kind, settings in KINDS:
            with self.subTest(kind=getattr(kind, "__name__", kind)):
                self.check(kind, settings)

    def test_without_decay(self):
        """The rate is adapted where weight decay or `always_adapt` say so."""
        for options in ({"weight_decay": 0.0}, {"weight_decay": 0.0, "always_adapt": True}):
            self.check(LAMB, LAMB_SETTINGS | options)

    def test_clip(self):
        self.check(LAMB, LAMB_SETTINGS, messages=2, max_norm=0.5)
        self.check(LARS, LARS_SETTINGS, messages=2, max_norm=0.1, norm_type=math.inf)
        self.check(LAMB, LAMB_SETTINGS, messages=1, clip_value=0.1)

    def test_masters(self):
        options = {"master_weights": torch.float32, "dtype": torch.bfloat16}
        for kind, settings in KINDS:
            self.check(kind, settings, **options)

    def test_rounds(self):
        divided = self.check(Center, {}, FULL_PARTS, 2)
        if get_size() > 1:
            words = divided.optimizer._stepfold.step._exchanges._words
            self.assertEqual(list(words), ["exact_sum1", "maximum2"])

    def test_few_elements(self):
        """Some ranks have none at all, and take part."""
        self.check(LAMB, LAMB_SETTINGS, PARTS[2:3])

    def test_absent(self):
        """A rank without a gradient adds nothing, and another step is right again."""
        both = [make(LAMB, LAMB_SETTINGS, PARTS) for make in (Whole, Divided)]
        for step in range(3):
            for each in both:
                each.set_gradients(make_gradients(PARTS, step))
            if step == 1 and distributed.get_rank() == 0:
                both[1].params[0].grad = None
            for each in both:
                each.optimizer.step()
        for index, (expected, param) in enumerate(zip(both[0].params, both[1].params)):
            if index:
                expected = get_local(both[1].distribute(expected, *PARTS[index][1:]))
                self.assert_equal(f"{index}", expected, get_local(param.detach()))

    def test_no_gradients(self):
        divided = Divided(LAMB, LAMB_SETTINGS, PARTS)
        before = [get_local(param.detach()).clone() for param in divided.params]
        divided.optimizer.step()
        for expected, param in zip(before, divided.params):
            self.assert_equal("parameter", expected, get_local(param.detach()))

    def test_scaler(self):
        """An overflow on one rank skips the step on all; no rank adds it to a norm."""
        for options in ({}, {"max_norm": 1.0}):
            pair = []
            for each in (Whole, Divided):
                scaler = torch.amp.GradScaler(DEVICE, init_scale=8.0)
                scaler.scale(torch.ones(()))
                made = each(LAMB, LAMB_SETTINGS, PARTS, grad_scaler=scaler, **options)
                pair.append((made, scaler))
            for step in range(4):
                gradients = [8 * gradient for gradient in make_gradients(PARTS, step)]
                if step == 1:
                    gradients[1][-1, -1] = math.inf
                for each, scaler in pair:
                    each.set_gradients(gradients)
                    scaler.step(each.optimizer)
                    scaler.update(8.0)
                if step != 1:
                    self.compare(pair[0][0], pair[1][0])
            count = pair[1][0].optimizer.state[pair[1][0].params[0]]["beta1_power"].item()
            self.assertAlmostEqual(count, 0.9**4)

    def test_alone(self):
        """Parameters that are not sharded send nothing, and keep the canonical order."""
        parts = (((4, 3), Replicate()), ((2000, 3), Replicate()), ((5,),))
        divided = Divided(LAMB, LAMB_SETTINGS, parts)
        whole = Whole(LAMB, LAMB_SETTINGS, parts)
        stepfold.torch.unfold(whole.optimizer)
        stepfold.torch.fold(whole.optimizer)
        self.run_both(whole, divided)
        self.assertIsNone(divided.optimizer.explain().exchanges)


class MeshesTest(NormsCase):
    def setUp(self):
        if get_size() != 4:
            self.skipTest("a mesh of 2 x 2 ranks")
        self.mesh = init_device_mesh(DEVICE, (2, 2), mesh_dim_names=("outer", "inner"))

    def test_replicated_shards(self):
        """HSDP, and FSDP beside tensor parallelism."""
        for placements in ((Replicate(), Shard(0)), (Shard(0), Shard(1)), (Shard(1), Replicate())):
            with self.subTest(placements):
                parts = tuple((shape, *placements) for shape, _ in (*PARTS[:2], PARTS[3]))
                parts += (((3,), Replicate(), Replicate()),)
                for kind, settings in KINDS:
                    self.check(kind, settings, parts, mesh=self.mesh)

    def make_experts(self, kind, settings, **options):
        """Makes a dense parameter on all ranks, and an expert of each pair of ranks."""
        inner, rank = self.mesh["inner"], distributed.get_rank()
        draw = torch.Generator().manual_seed(0)
        dense = torch.randn(6, 5, generator=draw, device="cpu").to(DEVICE)
        experts = [torch.randn(5, 4, generator=draw, device="cpu").to(DEVICE) for _ in range(2)]
        whole = [nn.Parameter(tensor.clone()) for tensor in (dense, *experts)]
        own = [(dense, self.mesh, [Shard(0), Shard(0)]), (experts[rank // 2], inner, [Shard(0)])]
        params = [
            nn.Parameter(distribute_tensor(tensor, mesh, placements, src_data_rank=None))
            for tensor, mesh, placements in own
        ]
        optimizers = kind(whole, **settings), kind(params, **settings)
        ranks = Ranks(distributed.group.WORLD, local=params[1:])
        stepfold.torch.fold(optimizers[0], exact_norms=True, **options)
        stepfold.torch.fold(optimizers[1], ranks=ranks, **options)
        return optimizers, whole, params, own, rank

    def test_experts(self):
        """Each pair of ranks has an expert with a norm of its own, in the message of all."""
        for kind, settings in KINDS:
            for options in ({}, {"max_norm": 0.5}):
                made = self.make_experts(kind, settings, **options)
                optimizers, whole, params, own, rank = made
                for step in range(3):
                    draw = torch.Generator().manual_seed(step)
                    for param in whole:
                        grad = torch.randn(param.shape, generator=draw, device="cpu")
                        param.grad = grad.to(DEVICE)
                    grads = whole[0].grad, whole[1 + rank // 2].grad
                    for param, grad, (_, mesh, placements) in zip(params, grads, own):
                        param.grad = distribute_tensor(grad, mesh, placements, src_data_rank=None)
                    for optimizer in optimizers:
                        optimizer.step()
                expected = whole[0].detach(), whole[1 + rank // 2].detach()
                for param, tensor, (_, mesh, placements) in zip(params, expected, own):
                    wanted = distribute_tensor(tensor, mesh, placements, src_data_rank=None)
                    self.assert_equal("param", get_local(wanted), get_local(param.detach()))
                messages = optimizers[1].explain().exchanges.messages
                self.assertEqual(messages, 1 + len(options))

    def test_statements(self):
        """Meshes with other ranks need a group with all of them."""
        params = [
            nn.Parameter(distribute_tensor(torch.ones(4, 4), mesh, [Shard(0)], src_data_rank=None))
            for mesh in (self.mesh["outer"], self.mesh["inner"])
        ]
        message = r"params\[1\]' is a DTensor on the ranks \[.*\], and .*params\[0\]' on the ranks"
        with self.assertRaisesRegex(ValueError, message):
            stepfold.torch.fold(LAMB(params))
        ranks = Ranks(self.mesh["inner"].get_group())
        message = r"params\[0\]' is a DTensor on the ranks \[.*\], and the group has the ranks \["
        with self.assertRaisesRegex(ValueError, message):
            stepfold.torch.fold(LAMB(params), ranks=ranks)

    def test_strided_shards(self):
        """FSDP2 divides what tensor parallelism has divided, in another order."""
        torch.manual_seed(0)
        model = nn.Linear(6, 7)
        whole = [nn.Parameter(param.detach().clone()) for param in model.parameters()]
        parallelize_module(model, self.mesh["inner"], ColwiseParallel())
        fully_shard(model, mesh=self.mesh["outer"])
        self.assertTrue(any("Strided" in str(param.placements) for param in model.parameters()))
        divided, other = LAMB(model.parameters(), lr=0.1), LAMB(whole, lr=0.1)
        for optimizer in (divided, other):
            stepfold.torch.fold(optimizer, exact_norms=True)
        for step in range(3):
            draw = torch.Generator().manual_seed(step)
            for param, expected in zip(model.parameters(), whole):
                expected.grad = draw_normal(expected.shape, draw).to(DEVICE)
                places = param.device_mesh, param.placements
                param.grad = distribute_tensor(expected.grad, *places, src_data_rank=None)
            for optimizer in (divided, other):
                optimizer.step()
            for param, expected in zip(model.parameters(), whole):
                self.assert_equal("param", expected.detach(), param.detach().full_tensor())

    def test_stages(self):
        """Pairs of ranks with parameters of their own, such as pipeline stages, take part alone."""
        inner, is_second = self.mesh["inner"], distributed.get_rank() // 2
        parts = PARTS[1:3] if is_second else PARTS[:2]
        self.check(LAMB, LAMB_SETTINGS, parts, mesh=inner)
        # With a group, stages with other numbers of parameters send one message.
        whole = Whole(LAMB, LAMB_SETTINGS, PARTS[:4], max_norm=0.5)
        own = slice(1, 4) if is_second else slice(0, 1)
        divided = Divided(LAMB, LAMB_SETTINGS, PARTS[:4][own], inner)
        stepfold.torch.unfold(divided.optimizer)
        ranks = Ranks(distributed.group.WORLD, local=divided.params)
        stepfold.torch.fold(divided.optimizer, max_norm=0.5, ranks=ranks)
        pairs = list(zip(divided.params, whole.params[own], divided.parts))
        for param, expected, (_, placement) in pairs:
            local = get_local(divided.distribute(expected, placement))
            get_local(param.detach()).copy_(local)
        for step in range(3):
            gradients = make_gradients(PARTS[:4], step)
            whole.set_gradients(gradients)
            divided.set_gradients(gradients[own])
            for each in (whole, divided):
                each.optimizer.step()
            norms = whole.optimizer.grad_norm, divided.optimizer.grad_norm
            self.assertEqual(*(norm.item() for norm in norms))
            for param, expected, (_, placement) in pairs:
                wanted = get_local(divided.distribute(expected, placement))
                self.assert_equal("parameter", wanted, get_local(param.detach()))
        self.assertEqual(divided.optimizer.explain().exchanges.messages, 2)


class TrainingTest(NormsCase):
    def test_gradients(self):
        """The step of a model by FSDP2 is that of one process with the reduced gradients."""
        cases = ((optim.AdamW, {"lr": 1e-2}, {"max_norm": 0.1}), (LAMB, LAMB_SETTINGS, {}))
        for kind, settings, options in cases:
            torch.manual_seed(0)
            model = nn.Sequential(nn.Linear(12, 24), nn.GELU(), nn.LayerNorm(24), nn.Linear(24, 5))
            whole = [nn.Parameter(param.detach().clone()) for param in model.parameters()]
            fully_shard(model, mesh=make_mesh())
            divided = kind(model.parameters(), **settings)
            other = kind(whole, **settings)
            stepfold.torch.fold(divided, **options)
            stepfold.torch.fold(other, exact_norms=True, **options)
            for step in range(3):
                draw = torch.Generator().manual_seed(get_size() * step + distributed.get_rank())
                model(draw_normal((8, 12), draw).to(DEVICE)).square().mean().backward()
                for param, expected in zip(model.parameters(), whole):
                    expected.grad = param.grad.full_tensor()
                for optimizer in (divided, other):
                    optimizer.step()
                divided.zero_grad()
                for param, expected in zip(model.parameters(), whole):
                    self.assert_equal("param", expected.detach(), param.detach().full_tensor())


class CollectivesTest(NormsCase):
    def test_numbers(self):
        for kind, settings in KINDS[:2]:
            divided = Divided(kind, settings, PARTS)
            for step in range(4):
                divided.set_gradients(make_gradients(PARTS, step))
                if step == 1 and distributed.get_rank() == 0:
                    divided.params[0].grad = None
                # 4 sharded parameters with 2 norms each.
                sizes = [3 + 128 * 13]
                if step == 3:
                    divided.optimizer.max_norm = 1.0
                    sizes.insert(0, 16)
                expected = sizes if get_size() > 1 else []
                self.assertEqual(self.list_messages(divided.optimizer), expected)

    def test_failure(self):
        """A collective that raises, after moments are written, spoils the optimizer."""
        if get_size() == 1:
            self.skipTest("one rank exchanges nothing")
        divided = Divided(LAMB, LAMB_SETTINGS, PARTS)
        divided.set_gradients(make_gradients(PARTS, 0))
        divided.optimizer.step()
        saved = copy.deepcopy(divided.optimizer.state_dict())
        with fail_exchanges(), self.assertRaisesRegex(RuntimeError, "^no peer$"):
            divided.optimizer.step()
        message = (
            "may have written state has failed: no peer: load a state dict and parameters from"
        )
        for method in (divided.optimizer.step, divided.optimizer.state_dict):
            with self.assertRaisesRegex(RankError, message):
                method()
        divided.optimizer.load_state_dict(saved)
        divided.optimizer.step()

    def test_failure_before(self):
        """If the clip's collective raises, nothing is written."""
        if get_size() == 1:
            self.skipTest("one rank exchanges nothing")
        divided = Divided(LAMB, LAMB_SETTINGS, PARTS, max_norm=1.0)
        divided.set_gradients(make_gradients(PARTS, 0))
        divided.optimizer.step()
        tensors = [param.detach() for param in divided.params]
        for state in divided.optimizer.state.values():
            tensors += state.values()
        before = [get_local(tensor).clone() for tensor in tensors]
        with fail_exchanges(), self.assertRaisesRegex(RuntimeError, "no peer"):
            divided.optimizer.step()
        for expected, tensor in zip(before, tensors):
            self.assert_equal("parameter or state", expected, get_local(tensor))
        divided.optimizer.step()

    def test_verification(self):
        for kind, settings, parts in (
            *((*kind, PARTS) for kind in KINDS),
            (Center, {}, FULL_PARTS),
        ):
            divided = Divided(kind, settings, parts, max_norm=1.0)
            with stepfold.torch.verify(divided.optimizer) as verification:
                for step in range(2):
                    divided.set_gradients(make_gradients(parts, step))
                    divided.optimizer.step()
            verification.check()

    def test_other_words(self):
        """`verify` finds an update with other words than those of all ranks."""
        if get_size() == 1:
            self.skipTest("one rank exchanges nothing")
        divided, read = Divided(LAMB, LAMB_SETTINGS, FULL_PARTS), DeviceStep.read_words

        def double(*arguments):
            return {name: 2 * words for name, words in read(*arguments).items()}

        with (
            mock.patch.object(DeviceStep, "read_words", double),
            self.assertRaises(stepfold.torch.VerificationError),
            stepfold.torch.verify(divided.optimizer) as verification,
        ):
            divided.set_gradients(make_gradients(FULL_PARTS, 0))
            divided.optimizer.step()
            verification.check()

    def test_state_dict(self):
        """A copy of the state goes on as the optimizer itself."""
        first, second = (Divided(LAMB, LAMB_SETTINGS, PARTS) for _ in range(2))
        first.set_gradients(make_gradients(PARTS, 0))
        first.optimizer.step()
        for param, other in zip(second.params, first.params):
            get_local(param.detach()).copy_(get_local(other.detach()))
        second.optimizer.load_state_dict(copy.deepcopy(first.optimizer.state_dict()))
        for each in (first, second):
            each.set_gradients(make_gradients(PARTS, 1))
            each.optimizer.step()
        for param, other in zip(second.params, first.params):
            self.assert_equal("parameter", get_local(other.detach()), get_local(param.detach()))


class DisagreementTest(NormsCase):
    def check_other(self, message, kind=LAMB, **options):
        """options: those of ranks other than the first."""
        if get_size() == 1:
            self.skipTest("one rank agrees with itself")
        options = options if distributed.get_rank() else {}
        settings = {"lr": options.pop("lr", 0.05)}
        made = Divided(options.pop("other", kind), settings, options.pop("parts", PARTS), **options)
        made.set_gradients(make_gradients(made.parts, 0))
        before = [get_local(param.detach()).clone() for param in made.params]
        for _ in range(2):
            with self.assertRaisesRegex(RankError, message):
                made.optimizer.step()
        for expected, param in zip(before, made.params):
            self.assert_equal("parameter", expected, get_local(param.detach()))

    def test_differences(self):
        self.check_other("rank 0 has a step of LAMB, .*, and rank 1 has a step of LARS", other=LARS)
        self.check_other("group 0 with lr=0.05, and rank 1 has group 0 with lr=0.1", lr=0.1)
        self.check_other(r"params\[4\]': torch.float32 of .* rank 1 has noth", parts=PARTS[:-1])
        self.check_other(
            r"with 2 of 'exact_sum1' at .*, and rank 1 .*, with 1 of", Follow, other=Once
        )
        more = (*PARTS, ((3, 3), Shard(0)))
        self.check_other(
            r"rank 1 has 'param_groups\[0\].params\[5\]': torch.float32 of s", parts=more
        )

    def test_later_option(self):
        """An option that changes on some ranks alone is found in that step."""
        if get_size() == 1 or DEVICE == "cuda":
            self.skipTest("one rank agrees with itself, and the step of a GPU does not wait")
        for kind, settings, name in (
            (LAMB, LAMB_SETTINGS, "always_adapt"),
            (optim.SGD, {}, "maximize"),
        ):
            made = Divided(kind, settings, PARTS, max_norm=1.0)
            made.set_gradients(make_gradients(PARTS, 0))
            made.optimizer.step()
            if distributed.get_rank():
                made.optimizer.param_groups[0][name] = True
            before = [get_local(param.detach()).clone() for param in made.params]
            with self.assertRaisesRegex(RankError, "do not take the same step, which is a step of"):
                made.optimizer.step()
            for expected, param in zip(before, made.params):
                self.assert_equal("parameter", expected, get_local(param.detach()))


class PlainTest(NormsCase):
    def test_numbers(self):
        """A plain step of a rule keeps a number that ranks have together."""
        folded, plain = (Divided(Keep, {}, FULL_PARTS) for _ in range(2))
        stepfold.torch.unfold(plain.optimizer)
        for step in range(2):
            for each in (folded, plain):
                each.set_gradients(make_gradients(FULL_PARTS, step))
                each.optimizer.step()
        for one, other in zip(folded.params, plain.params):
            norms = (each.optimizer.state[p]["norm"] for each, p in ((folded, one), (plain, other)))
            torch.testing.assert_close(*norms, rtol=1e-6, atol=0.0)


class RefusalsTest(NormsCase):
    def check_refused(self, message, kind=LAMB, parts=PARTS, dtype=torch.float32, **options):
        if get_size() == 1:
            self.skipTest("one rank has all elements")
        with self.assertRaisesRegex(ValueError, message):
            Divided(kind, {}, parts, None, dtype, **options)

    def test_refusals(self):
        message = r"params\[0\]' is sharded, and sums in the canonical order are those of one rank"
        self.check_refused(message, exact_norms=False)
        message = r"params\[0\]' is sharded, and its update reduces elements of f64: reductions"
        self.check_refused(message, dtype=torch.float64)
        self.check_refused(message, Widen)
        message = r"is sharded, so that a rank may have none of its elements, and its update needs"
        for rule in (Center, Count, Invert):
            self.check_refused(message, rule)

    def test_settings(self):
        """A bad setting is an error also where a rank has no elements of its group."""
        for parts in (PARTS[2:3], PARTS):
            for lr in (torch.ones(2), None):
                divided = Divided(LAMB, LAMB_SETTINGS, parts)
                divided.set_gradients(make_gradients(parts, 0))
                divided.optimizer.step()
                divided.optimizer.param_groups[0]["lr"] = lr
                with self.assertRaisesRegex(
                    ValueError, r"param_groups\[0\]: lr: expected a number"
                ):
                    divided.optimizer.step()

    def test_failure_and_refusal(self):
        """A refusal after state was loaded does not spoil the optimizer again."""
        if get_size() == 1:
            self.skipTest("one rank exchanges nothing")
        divided = Divided(LAMB, LAMB_SETTINGS, FULL_PARTS)
        divided.set_gradients(make_gradients(FULL_PARTS, 0))
        divided.optimizer.step()
        saved = copy.deepcopy(divided.optimizer.state_dict())
        with fail_exchanges(), self.assertRaisesRegex(RuntimeError, "no peer"):
            divided.optimizer.step()
        divided.optimizer.load_state_dict(saved)
        param, placement = divided.params[0], FULL_PARTS[0][1]
        good = param.grad
        param.grad = divided.distribute(torch.ones(FULL_PARTS[0][0], device=DEVICE), Replicate())
        with self.assertRaisesRegex(ValueError, "has a gradient that is a DTensor of .*Replicate"):
            divided.optimizer.step()
        self.assertEqual(good.placements, (placement,))
        param.grad = good
        divided.optimizer.step()


if __name__ == "__main__":
    main(__name__)
