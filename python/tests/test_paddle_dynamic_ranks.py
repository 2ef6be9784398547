"""Tests of folded optimizers of dynamic mode in connected ranks, beside plain ones."""

import unittest
from unittest import mock

import numpy
import paddle
import stepfold.paddle
from paddle.distributed import fleet
from paddle.distributed.fleet.meta_optimizers.dygraph_optimizer.dygraph_sharding_optimizer import (
    DygraphShardingOptimizer,
)
from paddle_dynamic_cases import has_generated_code
from paddle_rank_cases import get_rank, get_size, main

STEPS = 5


def make_topology():
    """Returns an object that answers what the wrapper asks: all ranks shard the optimizer."""
    topology = mock.Mock()
    topology.get_sharding_parallel_world_size.return_value = get_size()
    topology.get_sharding_parallel_rank.return_value = get_rank()
    group = paddle.distributed.collective._get_default_group()
    topology.get_sharding_parallel_group.return_value = group
    return topology


class ShardingTest(unittest.TestCase):
    """Each rank updates some of the parameters, and broadcasts them to the others."""

    def setUp(self):
        paddle.disable_static()
        fleet.fleet._user_defined_strategy = fleet.DistributedStrategy()

    def tearDown(self):
        paddle.enable_static()

    def train(self, name, is_folded):
        topology, losses = make_topology(), []
        with paddle.utils.unique_name.guard():
            paddle.seed(1)
            layers = [paddle.nn.Linear(6, 5), paddle.nn.Tanh(), paddle.nn.Linear(5, 1)]
            model = paddle.nn.Sequential(*layers)
            optimizer = getattr(paddle.optimizer, name)(0.1, parameters=model.parameters())
            if is_folded:
                stepfold.paddle.fold(optimizer)
            wrapper = DygraphShardingOptimizer(optimizer, topology)
            for step in range(STEPS):
                x = numpy.random.default_rng((step, get_rank())).standard_normal([4, 6], "float32")
                loss = (model(paddle.to_tensor(x)) ** 2).mean()
                loss.backward()
                wrapper.reduce_gradients(model.parameters(), topology)
                wrapper.step()
                wrapper.clear_grad()
                losses.append(float(loss))
        return losses, optimizer

    def test_losses(self):
        names = ["Momentum"] + (["AdamW"] if has_generated_code() else [])
        for name in names:
            with self.subTest(name):
                (expected, _), (losses, optimizer) = (
                    self.train(name, is_folded) for is_folded in (False, True)
                )
                self.assertEqual(losses, expected)
                self.assertEqual(len(set(losses)), STEPS)
                # It updates what this rank owns.
                self.assertLess(optimizer.explain().parameters, 4)


if __name__ == "__main__":
    main(__file__)
