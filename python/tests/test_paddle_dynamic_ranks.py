"""Tests of folded optimizers of dynamic mode in connected ranks, beside plain ones."""

import contextlib
import unittest
from unittest import mock

import numpy
import paddle
import stepfold.paddle
from paddle.base import core
from paddle.distributed import fleet
from paddle.distributed.fleet.meta_optimizers.dygraph_optimizer.dygraph_sharding_optimizer import (
    DygraphShardingOptimizer,
    DygraphShardingOptimizerV2,
)
from paddle.distributed.fleet.meta_parallel.sharding import group_sharded_storage
from paddle.distributed.fleet.meta_parallel.sharding.group_sharded_optimizer_stage2 import (
    GroupShardedOptimizerStage2,
)
from paddle.distributed.fleet.meta_parallel.sharding.group_sharded_stage2 import GroupShardedStage2
from paddle.distributed.fleet.meta_parallel.sharding.group_sharded_stage3 import GroupShardedStage3
from paddle.distributed.fleet.utils import tensor_fusion_helper
from paddle_dynamic_cases import has_generated_code
from paddle_rank_cases import get_rank, get_size, main

STEPS = 5


def make_topology():
    """Returns an object that answers what the wrapper asks: all ranks shard the optimizer."""
    topology = mock.Mock()
    topology.get_sharding_parallel_world_size.return_value = get_size()
    topology.get_sharding_parallel_rank.return_value = get_rank()
    topology.get_sharding_parallel_group.return_value = get_group()
    return topology


def get_group():
    return paddle.distributed.collective._get_default_group()


def reduce_scatter(part, whole, op, group, sync_op):
    """Gives each rank its part of a sum, which Gloo cannot."""
    whole = whole.clone()
    paddle.distributed.all_reduce(whole, op, group)
    paddle.assign(whole.split(get_size())[get_rank()], output=part)
    return mock.Mock()


@contextlib.contextmanager
def on_devices():
    """Lets wrappers of devices work on CPUs."""
    with (
        mock.patch.object(core, "is_compiled_with_cuda", return_value=True),
        mock.patch.object(paddle, "get_device", return_value="cpu:0"),
        mock.patch.object(core.eager.Tensor, "cpu", paddle.clone),
        mock.patch.object(group_sharded_storage, "cvt_to_device", lambda tensor, *_: tensor),
    ):
        yield


def make_optimizer(name, model, is_folded):
    optimizer = getattr(paddle.optimizer, name)(0.1, parameters=model.parameters())
    if is_folded:
        stepfold.paddle.fold(optimizer)
    return optimizer


class Stage1:
    """A model whose gradients are reduced to the ranks that own their parameters."""

    wrapper_class = DygraphShardingOptimizer

    def __init__(self, model, optimizer):
        self.model, self.topology = model, make_topology()
        # The kind decides how buffers are aligned.
        with mock.patch.object(tensor_fusion_helper, "get_current_device_type", return_value="gpu"):
            self.wrapper = self.wrapper_class(optimizer, self.topology)

    def step(self):
        self.wrapper.reduce_gradients(self.model.parameters(), self.topology)
        self.wrapper.step()
        self.wrapper.clear_grad()


class Stage1V2(Stage1):
    """A model whose parameters and gradients are parts of buffers, of which a rank owns a part."""

    wrapper_class = DygraphShardingOptimizerV2

    def step(self):
        with mock.patch.object(paddle.distributed, "reduce_scatter", reduce_scatter):
            super().step()


class Stage2:
    """A model whose parameters are parts of a buffer for each rank."""

    def __init__(self, model, optimizer):
        with on_devices():
            self.wrapper = GroupShardedOptimizerStage2(
                model.parameters(), optimizer, group=get_group(), device="cpu"
            )
            self.model = GroupShardedStage2(model, self.wrapper, group=get_group(), device="cpu")

    def step(self):
        self.wrapper.step()
        self.wrapper.clear_grad()


class ShardingTest(unittest.TestCase):
    """Each rank updates some of the parameters, and broadcasts them to the others."""

    def setUp(self):
        paddle.disable_static()
        fleet.fleet._user_defined_strategy = fleet.DistributedStrategy()

    def tearDown(self):
        paddle.enable_static()

    def make_model(self):
        paddle.seed(1)
        layers = [paddle.nn.Linear(6, 5), paddle.nn.Tanh(), paddle.nn.Linear(5, 1)]
        return paddle.nn.Sequential(*layers)

    def train(self, name, wrap, is_folded):
        losses = []
        with paddle.utils.unique_name.guard():
            model = self.make_model()
            optimizer = make_optimizer(name, model, is_folded)
            training = wrap(model, optimizer)
            for step in range(STEPS):
                x = numpy.random.default_rng((step, get_rank())).standard_normal([4, 6], "float32")
                loss = (training.model(paddle.to_tensor(x)) ** 2).mean()
                loss.backward()
                training.step()
                losses.append(float(loss))
        return losses, optimizer

    def test_losses(self):
        names = ["Momentum"] + (["AdamW"] if has_generated_code() else [])
        for name in names:
            for wrap in (Stage1, Stage1V2, Stage2):
                with self.subTest(name, wrap=wrap.__name__):
                    (expected, _), (losses, optimizer) = (
                        self.train(name, wrap, is_folded) for is_folded in (False, True)
                    )
                    self.assertEqual(losses, expected)
                    self.assertEqual(len(set(losses)), STEPS)
                    # It updates what this rank owns.
                    self.assertLess(optimizer.explain().parameters, 4)

    def test_stage_3(self):
        """It is refused in both orders of folding and wrapping."""
        for is_first in (True, False):
            with self.subTest(is_first=is_first):
                model = self.make_model()
                optimizer = make_optimizer("Momentum", model, is_first)
                with on_devices():
                    GroupShardedStage3(model, optimizer, get_group(), device="cpu", segment_size=0)
                # The wrapper puts a method of its own in front of that of the class.
                step = optimizer.__class__.step if is_first else stepfold.paddle.fold
                with self.assertRaisesRegex(TypeError, "GroupShardedStage3 releases and rebuilds"):
                    step(optimizer)


if __name__ == "__main__":
    main(__file__)
