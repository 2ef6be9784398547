"""Pairs of optimizers in several processes: one of whole tensors, and one of DTensors."""

import functools

import stepfold.torch
import torch
from stepfold.torch.tensors.layout import get_local
from torch import distributed, nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import DTensor, Replicate, Shard, distribute_tensor
from torch.distributed.tensor.parallel import ColwiseParallel, RowwiseParallel, parallelize_module
from torch_cases import Pair, TorchCase, get_flags, make_tensors

RANKS = 2
# After square roots of torch, which are not correctly rounded on some CPUs.
BOUND = 1e-5
# With as many elements on both ranks, with more on the first, with none on the second.
SHARDED = (((4, 6), Shard(0)), ((5, 3), Shard(0)), ((1, 4), Shard(0)), ((4, 6), Shard(1)))
REPLICATED = (((3,), Replicate()), ((2, 5), Replicate()))


@functools.cache
def get_mesh():
    return init_device_mesh("cpu", (RANKS,))


def distribute(tensor, *placements):
    """A copy of a tensor that all ranks have, as a DTensor; no rank sends anything."""
    return distribute_tensor(tensor.detach().clone(), get_mesh(), placements, src_data_rank=None)


class DistributedPair(Pair):
    """`torch` steps with all elements on each rank, `folded` with DTensors."""

    def __init__(self, kind, parts=SHARDED + REPLICATED, options=None, **settings):
        super().__init__(kind, make_tensors([shape for shape, _ in parts]), fold=False, **settings)
        self.params["folded"] = [
            nn.Parameter(distribute(param, placement))
            for param, (_, placement) in zip(self.params["torch"], parts)
        ]
        self.folded = kind(self.params["folded"], **settings)
        stepfold.torch.fold(self.folded, **options or {})

    def set_gradients(self, gradients):
        for param, other, grad in zip(*self.params.values(), gradients):
            param.grad, other.grad = grad, distribute(grad, *other.placements)

    def compare(self):
        for what, expected, value in super().compare():
            if isinstance(value, DTensor):
                expected = distribute(expected, *value.placements).to_local()
            yield what, expected, get_local(value)


def transpose(local):
    """The same elements in another order in memory, if the tensor is a matrix."""
    return local.t().contiguous().t() if local.dim() == 2 else local


class DistributedCase(TorchCase):
    def assert_same_models(self, trained, bound=0):
        """trained: pairs of a model and its optimizer; torch's come first."""
        (model, optimizer), (other, folded) = trained
        for (name, expected), value in zip(model.named_parameters(), other.parameters()):
            pairs = [(name, expected, value)]
            theirs, ours = optimizer.state[expected], folded.state[value]
            self.assertEqual(theirs.keys(), ours.keys())
            pairs += [(f"{key} of {name}", theirs[key], ours[key]) for key in theirs]
            for what, *tensors in pairs:
                placements = [getattr(tensor, "placements", None) for tensor in tensors]
                self.assertEqual(*placements, what)
                tensors = [get_local(tensor.detach()) for tensor in tensors]
                if bound:
                    self.assert_close(what, *tensors, bound)
                else:
                    self.assert_equal(what, *tensors)


def make_model(distributed_as, kind, settings, fold=False, **options):
    """A model of uneven and empty shards, and its optimizer."""
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(5, 7), nn.Tanh(), nn.Linear(7, 1))
    model = distributed_as(model)
    optimizer = kind(model.parameters(), **get_flags(kind), **settings)
    if fold:
        stepfold.torch.fold(optimizer, model=model, **options)
    return model, optimizer


def shard_fully(model):
    for layer in (model[0], model[2], model):
        fully_shard(layer, mesh=get_mesh())
    return model


def shard_tensors(model):
    layers = nn.Sequential(nn.Linear(5, 8), model[1], nn.Linear(8, 3))
    return parallelize_module(layers, get_mesh(), {"0": ColwiseParallel(), "2": RowwiseParallel()})


def train(trained, steps, first=0, set_to_none=True, same=False):
    """Trains pairs of a model and its optimizer on this rank's part of the data."""
    for model, optimizer in trained:
        for step in range(first, first + steps):
            seed = step if same else step * RANKS + distributed.get_rank()
            generator = torch.Generator("cpu").manual_seed(seed)
            x = torch.randn(6, 5, generator=generator, device="cpu")
            optimizer.zero_grad(set_to_none=set_to_none)
            model(x.to(next(model.parameters()).device)).square().mean().backward()
            optimizer.step()
