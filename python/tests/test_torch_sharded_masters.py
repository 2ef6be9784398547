"""Tests of stepfold.torch: masters of parameters that fully_shard distributes.

Two processes train, and compare each step with one process that is fed the reduced gradients. Then
one process and three load the checkpoint of the two, and go on. gloo connects them.
"""

import datetime
import os
import sys
import tempfile
import traceback

import stepfold.torch
import torch
from stepfold.torch.tensors.layout import get_local
from torch import distributed, nn, optim
from torch.distributed import checkpoint
from torch.distributed.checkpoint import state_dict as dcp
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import DTensor
from torch.multiprocessing.spawn import start_processes

# Time that a process waits for one that has failed.
TIMEOUT = datetime.timedelta(seconds=60)
MASTER = "master_weight"
KINDS = (
    (optim.AdamW, {"lr": 1e-2, "weight_decay": 0.1}),
    (optim.SGD, {"lr": 1e-2, "momentum": 0.9}),
    (stepfold.torch.Lion, {"lr": 1e-3}),
)
STEPS = 3


def make_model():
    """A model in bfloat16 with uneven and empty shards, and a float32 norm."""
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(5, 7), nn.LayerNorm(7), nn.Linear(7, 1))
    model[0].bfloat16()
    model[2].bfloat16()
    return model


def make(kind, settings, *, is_sharded):
    model = make_model()
    if is_sharded:
        mesh = init_device_mesh("cpu", (distributed.get_world_size(),))
        for layer in (model[0], model[1], model[2], model):
            fully_shard(layer, mesh=mesh)
    optimizer = kind(model.parameters(), **settings)
    return model, stepfold.torch.fold(optimizer, model=model, master_weights=torch.float32)


def run_backward(model, seed):
    """Computes gradients of this rank's data, which fully_shard reduces."""
    generator = torch.Generator().manual_seed(seed)
    x = torch.randn(6, 5, generator=generator).bfloat16()
    model.zero_grad()
    hidden = model[1](model[0](x).float())
    model[2](hidden.bfloat16()).float().square().mean().backward()


def get_whole(tensor):
    return tensor.full_tensor() if isinstance(tensor, DTensor) else tensor


def check_same(sharded, whole, step):
    """Compares this rank's part of a model and its state with those of a whole model."""
    (model, optimizer), (other, other_optimizer) = sharded, whole
    for (name, param), expected in zip(model.named_parameters(), other.named_parameters()):
        pairs = {"parameter": (param.detach(), expected[1].detach())}
        state, other_state = optimizer.state[param], other_optimizer.state[expected[1]]
        assert state.keys() == other_state.keys(), (name, state.keys(), other_state.keys())
        assert (MASTER in state) == (param.dtype == torch.bfloat16), name
        pairs |= {key: (value, other_state[key]) for key, value in state.items()}
        for what, (value, wanted) in pairs.items():
            found = get_whole(value)
            is_same = found.dtype == wanted.dtype and torch.equal(found, wanted)
            assert is_same, f"step {step}: {what} of '{name}': {found}, expected {wanted}"


def step_both(sharded, whole, seed):
    run_backward(sharded[0], seed * distributed.get_world_size() + distributed.get_rank())
    for param, other in zip(sharded[0].parameters(), whole[0].parameters()):
        other.grad = get_whole(param.grad).clone()
    sharded[1].step()
    whole[1].step()


def make_state(model, optimizer):
    model_state, optimizer_state = dcp.get_state_dict(model, optimizer)
    return {"model": model_state, "optimizer": optimizer_state}


def train(folder):
    """Trains on two processes, and saves."""
    for kind, settings in KINDS:
        sharded = make(kind, settings, is_sharded=True)
        whole = make(kind, settings, is_sharded=False)
        for step in range(STEPS):
            step_both(sharded, whole, step)
            check_same(sharded, whole, step)
        checkpoint.save(make_state(*sharded), checkpoint_id=f"{folder}/{kind.__name__}")
        if distributed.get_rank() == 0:
            saved = whole[0].state_dict(), whole[1].state_dict()
            torch.save(saved, f"{folder}/{kind.__name__}.pt")


def resume(folder):
    """Loads what two processes have saved, and goes on as one process does."""
    for kind, settings in KINDS:
        sharded = make(kind, settings, is_sharded=True)
        whole = make(kind, settings, is_sharded=False)
        state = make_state(*sharded)
        checkpoint.load(state, checkpoint_id=f"{folder}/{kind.__name__}")
        dcp.set_state_dict(
            *sharded, model_state_dict=state["model"], optim_state_dict=state["optimizer"]
        )
        saved = torch.load(f"{folder}/{kind.__name__}.pt")
        for object_, values in zip(whole, saved):
            object_.load_state_dict(values)
        for step in range(STEPS, 2 * STEPS):
            step_both(sharded, whole, step)
            check_same(sharded, whole, step)


def refuse(folder):
    """A master of another placement is refused by name, and nothing changes."""
    model, optimizer = make(*KINDS[0], is_sharded=True)
    run_backward(model, distributed.get_rank())
    optimizer.step()
    param = model[0].weight
    optimizer.state[param][MASTER] = get_whole(optimizer.state[param][MASTER])
    before = get_local(param.detach()).clone()
    try:
        optimizer.step()
    except ValueError as error:
        assert "'0.weight' is a DTensor" in str(error) and MASTER in str(error), error
    else:
        raise AssertionError("a master that is no DTensor was accepted")
    assert torch.equal(before, get_local(param.detach()))


def load_whole_masters(folder):
    """Masters of whole tensors are cut as the parameters are."""
    torch.manual_seed(0)
    wide = make_model().float()
    model = make_model()
    model.load_state_dict(wide.state_dict())
    fully_shard(model, mesh=init_device_mesh("cpu", (distributed.get_world_size(),)))
    optimizer = optim.AdamW(model.parameters())
    stepfold.torch.fold(
        optimizer, model=model, master_weights=torch.float32, masters_from=wide.state_dict()
    )
    expected = wide.state_dict()
    found = stepfold.torch.master_state_dict(model, optimizer)
    for name, value in expected.items():
        assert torch.equal(get_whole(found[name]), value), name


def run(rank, function, size, folder):
    torch.set_num_threads(1)
    path = f"{folder}/{function.__name__}{size}.rendezvous"
    distributed.init_process_group(
        "gloo", init_method=f"file://{path}", rank=rank, world_size=size, timeout=TIMEOUT
    )
    try:
        function(folder)
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    distributed.barrier()  # No process leaves before all are done.
    distributed.destroy_process_group()
    # gloo's threads abort a process if they let go of a tensor while Python is ending.
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        for function, size in (
            (train, 2),
            (resume, 1),
            (resume, 3),
            (refuse, 2),
            (load_whole_masters, 2),
        ):
            # As copies of this one, which has imported torch.
            start_processes(run, (function, size, folder), nprocs=size, start_method="fork")
            print(f"{function.__name__} on {size}: OK")
