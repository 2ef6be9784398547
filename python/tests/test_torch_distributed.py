"""Tests of stepfold.torch in several processes: DTensors, of fully_shard and others, and DDP.

Each of two processes runs all tests, in the same order; gloo connects them.
"""

import copy
import functools
import gc
import math
import weakref

import stepfold.torch
import torch
from distributed_cases import (
    BOUND,
    RANKS,
    REPLICATED,
    SHARDED,
    DistributedCase,
    DistributedPair,
    distribute,
    get_mesh,
    make_model,
    shard_fully,
    shard_tensors,
    train,
    transpose,
)
from rank_cases import main
from rule_cases import RULES
from stepfold.torch import LAMB, LARS, Lion
from stepfold.torch.tensors.layout import get_local
from torch import distributed, nn, optim
from torch.distributed._functional_collectives import AsyncCollectiveTensor
from torch.distributed.checkpoint.state_dict import (
    StateDictOptions,
    get_optimizer_state_dict,
    set_optimizer_state_dict,
)
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import DTensor, Partial, Replicate
from torch.nn.parallel import DistributedDataParallel
from torch_cases import ADAM, MOMENTUM, make_gradients


class TrainingTest(DistributedCase):
    """Models whose ranks share parameters or gradients."""

    def for_kinds(self):
        for kind, settings, bound in ((optim.AdamW, ADAM, BOUND), (optim.SGD, MOMENTUM, 0)):
            with self.subTest(kind.__name__):
                yield kind, settings, bound

    def test_fully_shard(self):
        for kind, settings, bound in self.for_kinds():
            pairs = [make_model(shard_fully, kind, settings, fold) for fold in (False, True)]
            train(pairs, 5)
            self.assert_same_models(pairs, bound)
            param = pairs[1][0][2].weight
            self.assertEqual(len(get_local(param)), 1 - distributed.get_rank())
            if kind is optim.AdamW:
                self.assertEqual(pairs[1][1].state[param]["step"].item(), 5)

    def test_rules(self):
        """Rules on shards, which take no norm of float64."""
        pairs = [make_model(shard_fully, RULES["averaged_sgd"], {}, fold) for fold in (False, True)]
        train(pairs, 5)
        self.assert_same_models(pairs)
        with self.assertRaisesRegex(ValueError, "its update reduces elements of f64"):
            make_model(shard_fully, RULES["novograd"], {}, True)

    def test_parallel_layers(self):
        for kind, settings, bound in self.for_kinds():
            pairs = [make_model(shard_tensors, kind, settings, fold) for fold in (False, True)]
            train(pairs, 5, same=True)
            self.assert_same_models(pairs, bound)

    def test_static_gradients(self):
        pairs = [make_model(shard_fully, optim.SGD, MOMENTUM)]
        pairs.append(make_model(shard_fully, optim.SGD, MOMENTUM, True, static_gradients=True))
        train(pairs, 5, set_to_none=False)
        self.assert_same_models(pairs)

    def test_checkpoints(self):
        for full in (False, True):
            options = StateDictOptions(full_state_dict=full)
            for kind, settings, bound in self.for_kinds():
                for fold in (False, True):
                    before = make_model(shard_fully, kind, settings, fold)
                    train([before], 3)
                    state = get_optimizer_state_dict(*before, options=options)
                    after = make_model(shard_fully, kind, settings, not fold)
                    after[0].load_state_dict(before[0].state_dict())
                    set_optimizer_state_dict(*after, copy.deepcopy(state), options=options)
                    pairs = [before, after][:: -1 if fold else 1]
                    train(pairs, 2, first=3)
                    self.assert_same_models(pairs, bound)

    def test_replicated_data(self):
        """Gradients that are views of the buckets that DistributedDataParallel reduces."""
        replicate = functools.partial(DistributedDataParallel, gradient_as_bucket_view=True)
        for kind, settings, bound in self.for_kinds():
            pairs = [make_model(replicate, kind, settings)]
            pairs.append(make_model(replicate, kind, settings, True, static_gradients=True))
            train(pairs, 5, set_to_none=False)
            self.assert_same_models(pairs, bound)


class DTensorTest(DistributedCase):
    """Parameters that are DTensors of several placements."""

    def test_rules(self):
        kinds = ((optim.AdamW, ADAM), (optim.SGD, MOMENTUM), (optim.NAdam, {}), (optim.ASGD, {}))
        for kind, settings in (*kinds, (optim.Rprop, {}), (Lion, ADAM)):
            with self.subTest(kind.__name__):
                pair = DistributedPair(kind, **settings)
                pair.run(3)
                self.assert_pair(pair)
                for param in pair.params["folded"]:
                    for key, value in pair.folded.state[param].items():
                        if value.shape:
                            self.assertEqual(value.placements, param.placements, key)

    def test_versions(self):
        """autograd notices that a step has changed a parameter."""
        pair = DistributedPair(optim.SGD, lr=0.1)
        before = [param._version for param in pair.params["folded"]]
        pair.run(1)
        for param, version in zip(pair.params["folded"], before):
            self.assertEqual(param._version > version, get_local(param).numel() > 0)

    def test_norms(self):
        """Norms of tensors that each rank has wholly are those of the other tensor."""
        for kind in (LARS, LAMB):
            pair = DistributedPair(kind, REPLICATED, lr=0.01, weight_decay=0.1)
            stepfold.torch.fold(pair.torch)  # Its sums have the same order.
            pair.run(3)
            self.assert_pair(pair)

    def test_learning_rate(self):
        """A number that is a DTensor, too."""
        pair = DistributedPair(optim.SGD, lr=1.0)
        pair.torch.param_groups[0]["lr"] = 0.5
        pair.folded.param_groups[0]["lr"] = distribute(torch.tensor(0.5), Replicate())
        pair.run(1)
        self.assert_pair(pair)

    def test_clips(self):
        pair = DistributedPair(optim.SGD, options={"clip_value": 0.5}, lr=0.1)
        pair.set_gradients(make_gradients(pair.params["torch"], 0))
        pair.folded.step()
        nn.utils.clip_grad_value_(pair.params["torch"], 0.5)
        pair.step_torch()
        self.assert_pair(pair)
        pair = DistributedPair(optim.SGD, REPLICATED, options={"max_norm": 0.5}, lr=0.1)
        pair.set_gradients(make_gradients(pair.params["torch"], 0))
        pair.folded.step()
        nn.utils.clip_grad_norm_(pair.params["torch"], 0.5)
        pair.step_torch()
        self.assert_pair(pair, BOUND)

    def test_scaler(self):
        """An overflow on one rank skips the step on all."""
        pair = DistributedPair(optim.AdamW, SHARDED[:2], options={"write_back": True}, **ADAM)
        scaler = torch.amp.GradScaler("cpu", init_scale=8.0)
        scaler.scale(torch.ones((), device="cpu"))  # The scale is on the device of the gradients.
        for step in range(3):
            gradients = make_gradients(pair.params["torch"], step)
            pair.set_gradients([grad.clone() for grad in gradients])
            for param in pair.params["folded"]:
                get_local(param.grad).mul_(scaler.get_scale())
            if step == 1:
                last = get_local(pair.params["folded"][1].grad)
                last.fill_(math.inf if distributed.get_rank() else 1)
            else:
                pair.step_torch()
            scaler.step(pair.folded)
            scaler.update()
            if step == 0:  # By a power of two.
                for grad, param in zip(gradients, pair.params["folded"]):
                    expected = distribute(grad, *param.placements).to_local()
                    self.assert_equal("gradient", expected, get_local(param.grad))
        self.assert_pair(pair)

    def test_other_local_tensor(self):
        pair = DistributedPair(optim.SGD, **MOMENTUM)
        pair.run(2)
        for param, other in zip(*pair.params.values()):
            buffers = pair.torch.state[param], pair.folded.state[other]
            with torch.no_grad():
                param.mul_(0.5)
                buffers[0]["momentum_buffer"].mul_(2)
            kept = weakref.ref(other._local_tensor)
            other._local_tensor = other._local_tensor * 0.5
            self.assertIsNone(kept(), "a local tensor is kept")
            buffer = buffers[1]["momentum_buffer"]
            buffer._local_tensor = buffer._local_tensor * 2
        pair.run(2, first=2)
        self.assert_pair(pair)

    def test_swapped(self):
        """Does the same to DTensors as `model.to`."""
        pair = DistributedPair(optim.SGD, **MOMENTUM)
        pair.run(2)
        for param, other in zip(*pair.params.values()):
            param.data = param.detach() * 0.5
            other.grad = None
            torch.utils.swap_tensors(other, nn.Parameter(other.detach() * 0.5))
        pair.run(2, first=2)
        self.assert_pair(pair)

    def test_other_gradients(self):
        """Those of the last step are not kept; others may be in another order, or pending."""
        pair = DistributedPair(optim.SGD, options={"clip_value": 1.0, "write_back": True}, lr=0.1)
        for seed, change in enumerate((lambda local: local, transpose, AsyncCollectiveTensor)):
            pair.set_gradients(make_gradients(pair.params["torch"], seed))
            for param in pair.params["folded"]:
                param.grad._local_tensor = change(param.grad._local_tensor)
            pair.folded.step()
            nn.utils.clip_grad_value_(pair.params["torch"], 1.0)
            pair.step_torch()
            for param, other in zip(*pair.params.values()):
                expected = distribute(param.grad, *other.placements).to_local()
                self.assert_equal("gradient", expected, get_local(other.grad))
            self.assert_pair(pair)
            kept = [weakref.ref(get_local(param.grad)) for param in pair.params["folded"]]
            pair.folded.zero_grad()
            gc.collect()
            self.assertEqual([ref() for ref in kept], [None] * len(kept), "a gradient is kept")


class RefusedTest(DistributedCase):
    """Parameters that a rank cannot update alone are refused on all ranks, by name."""

    def check_fold(self, message, optimizer, **options):
        with self.assertRaisesRegex(ValueError, message):
            stepfold.torch.fold(optimizer, **options)

    def check_step(self, message, change, parts=SHARDED[1:], **options):
        """change: called with the optimizer and its parameters."""
        pair = DistributedPair(optim.AdamW, parts, options, **ADAM)
        pair.run(1)
        pair.set_gradients(make_gradients(pair.params["torch"], 1))
        change(pair.folded, pair.params["folded"])
        before = [param.to_local().clone() for param in pair.params["folded"]]
        with self.assertRaisesRegex(ValueError, message):
            pair.folded.step()
        for param, expected in zip(pair.params["folded"], before):
            self.assert_equal("parameter", expected, param.detach().to_local())

    def test_fold(self):
        # The second rank has no elements.
        model = nn.Linear(4, 1, bias=False)
        fully_shard(model, mesh=get_mesh())
        params = list(model.parameters())
        refused = "cannot be folded: 'weight' is"
        for kind in (LARS, LAMB):
            message = f"{kind.__name__} {refused} sharded, and sums in the canonical order are"
            self.check_fold(message, kind(params, lr=0.1), model=model, exact_norms=False)
        sgd = optim.SGD(params)
        self.check_fold(f"{refused} a DTensor, .* flat", sgd, model=model, flat=True)
        folded = stepfold.torch.fold(sgd, model=model, unclipped=params, max_norm=1.0)
        self.assertIs(folded, sgd)
        partial = DTensor.from_local(torch.ones(3), get_mesh(), [Partial()])
        self.check_fold("a DTensor of .*Partial", optim.SGD([nn.Parameter(partial)]))

    def test_flat_later(self):
        param = nn.Parameter(torch.ones(3))
        optimizer = stepfold.torch.fold(optim.SGD([param], lr=1.0), flat=True)
        other = nn.Parameter(distribute(torch.ones(4), Replicate()))
        other.grad = distribute(torch.ones(4), Replicate())
        optimizer.add_param_group({"params": [other]})
        with self.assertRaisesRegex(ValueError, "is a DTensor, whose gradient cannot be flat"):
            optimizer.step()

    def test_gradient(self):
        """One that the parameter's placement is not for."""

        def change(optimizer, params):
            params[0].grad = DTensor.from_local(torch.ones(5, 3), get_mesh(), [Partial()])

        message = r"Shard.* and has a gradient that is a DTensor of .*Partial"
        self.check_step(message, change)

        def place(placement, optimizer, params):
            grad, mesh = params[0].grad, get_mesh()
            layout = {"shape": grad.shape, "stride": grad.stride(), "run_check": False}
            params[0].grad = DTensor.from_local(grad.to_local(), mesh, [placement], **layout)

        for placement in (Partial(), Replicate()):
            message = rf"and has a gradient that is a DTensor of .*{type(placement).__name__}"
            self.check_step(message, functools.partial(place, placement))

        def shorten(optimizer, params):
            params[0].grad._local_tensor = params[0].grad._local_tensor[:1]

        self.check_step(r"has the shape \(\d, 3\) and a gradient of \(1, 3\)", shorten)

    def test_state(self):
        def change(optimizer, params, key, value):
            optimizer.state[params[0]][key] = value

        shape = SHARDED[1][0]
        for key, value, message in (
            ("exp_avg", torch.ones(shape), "state 'exp_avg' that is no DTensor"),
            ("exp_avg", distribute(torch.ones(shape), Replicate()), "'exp_avg' that .*Replicate"),
            ("step", distribute(torch.ones(()), Replicate()), "has 'step' in its state that is a"),
        ):
            self.check_step(message, functools.partial(change, key=key, value=value))


if __name__ == "__main__":
    main(__name__, (RANKS,))
