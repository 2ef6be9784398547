"""Tests of stepfold.torch: masters and packed state of parameters that fully_shard distributes.

Two processes train, and compare each step with one process that is fed the reduced gradients. Then
one process and three load the checkpoint of the two, and go on. gloo connects them.
"""

import datetime
import itertools
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
from torch.distributed.tensor import DTensor, Shard, distribute_tensor
from torch.multiprocessing.spawn import start_processes

# Time that a process waits for one that has failed.
TIMEOUT = datetime.timedelta(seconds=60)
MASTER, ERROR = "master_weight", "master_error"
FORMATS = (
    {"master_weights": torch.float32},
    {"master_weights": "8bit", "state_format": "8bit"},
)
KINDS = (
    (optim.AdamW, {"lr": 1e-2, "weight_decay": 0.1}),
    (optim.SGD, {"lr": 1e-2, "momentum": 0.9}),
    (stepfold.torch.Lion, {"lr": 1e-3}),
)
CASES = tuple(itertools.product(KINDS, FORMATS))
STEPS = 3


class Model(nn.Module):
    """A model in bfloat16 with a float32 norm.

    Its shards are uneven or empty, those with packed state too.
    """

    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        # Two weights are large enough to be packed: that of `first`, and that of `one_row`.
        self.first = nn.Linear(96, 43, dtype=torch.bfloat16)
        self.norm = nn.LayerNorm(43)
        self.last = nn.Linear(43, 1, dtype=torch.bfloat16)
        self.one_row = nn.Linear(4096, 1, dtype=torch.bfloat16)

    def forward(self, x):
        hidden = self.norm(self.first(x).float()).bfloat16()
        wide = nn.functional.pad(x, (0, 4000))
        return self.last(hidden).float() + self.one_row(wide).float()


def make(kind, settings, options, *, is_sharded):
    model = Model()
    if is_sharded:
        mesh = init_device_mesh("cpu", (distributed.get_world_size(),))
        for layer in (*model.children(), model):
            fully_shard(layer, mesh=mesh)
    optimizer = kind(model.parameters(), **settings)
    return model, stepfold.torch.fold(optimizer, model=model, **options)


def run_backward(model, seed):
    """Computes gradients of this rank's data, which fully_shard reduces."""
    generator = torch.Generator().manual_seed(seed)
    x = torch.randn(6, 96, generator=generator).bfloat16()
    model.zero_grad()
    model(x).square().mean().backward()


def get_whole(tensor):
    return tensor.full_tensor() if isinstance(tensor, DTensor) else tensor


def check_same(sharded, whole, step):
    """Compares this rank's part of a model and its state with those of a whole model."""
    (model, optimizer), (other, other_optimizer) = sharded, whole
    for (name, param), expected in zip(model.named_parameters(), other.named_parameters()):
        pairs = {"parameter": (param.detach(), expected[1].detach())}
        state, other_state = optimizer.state[param], other_optimizer.state[expected[1]]
        assert state.keys() == other_state.keys(), (name, state.keys(), other_state.keys())
        has_master = MASTER in state or ERROR in state
        assert has_master == (param.dtype == torch.bfloat16), name
        pairs |= {key: (value, other_state[key]) for key, value in state.items()}
        for what, (value, wanted) in pairs.items():
            found = get_whole(value)
            is_same = found.dtype == wanted.dtype and torch.equal(found, wanted)
            assert is_same, f"step {step}: {what} of '{name}': {found}, expected {wanted}"


def check_same_decoded(sharded, whole):
    """Compares masters, and state under torch's names."""
    masters, expected_masters = (
        stepfold.torch.master_state_dict(*pair) for pair in (sharded, whole)
    )
    for name, expected in expected_masters.items():
        assert torch.equal(get_whole(masters[name]), expected), name
    states = (stepfold.torch.unpacked_state_dict(pair[1])["state"] for pair in (sharded, whole))
    for values, expected in zip(*(state.values() for state in states), strict=True):
        assert values.keys() == expected.keys(), (values.keys(), expected.keys())
        for key, value in expected.items():
            assert torch.equal(get_whole(values[key]), value), key


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
    for index, ((kind, settings), options) in enumerate(CASES):
        sharded = make(kind, settings, options, is_sharded=True)
        whole = make(kind, settings, options, is_sharded=False)
        for step in range(STEPS):
            step_both(sharded, whole, step)
            check_same(sharded, whole, step)
        check_same_decoded(sharded, whole)
        checkpoint.save(make_state(*sharded), checkpoint_id=f"{folder}/{index}")
        if distributed.get_rank() == 0:
            saved = whole[0].state_dict(), whole[1].state_dict()
            torch.save(saved, f"{folder}/{index}.pt")


def resume(folder):
    """Loads what two processes have saved, and goes on as one process does."""
    for index, ((kind, settings), options) in enumerate(CASES):
        sharded = make(kind, settings, options, is_sharded=True)
        whole = make(kind, settings, options, is_sharded=False)
        state = make_state(*sharded)
        checkpoint.load(state, checkpoint_id=f"{folder}/{index}")
        dcp.set_state_dict(
            *sharded, model_state_dict=state["model"], optim_state_dict=state["optimizer"]
        )
        saved = torch.load(f"{folder}/{index}.pt")
        for object_, values in zip(whole, saved):
            object_.load_state_dict(values)
        for step in range(STEPS, 2 * STEPS):
            step_both(sharded, whole, step)
            check_same(sharded, whole, step)


def refuse(folder):
    """State of another placement is refused by name, and nothing changes."""
    cases = [(FORMATS[0], MASTER)]
    cases += [(FORMATS[1], key) for key in (ERROR, "exp_avg_codes", "exp_avg_scales")]
    for options, key in cases:
        model, optimizer = make(*KINDS[0], options, is_sharded=True)
        run_backward(model, distributed.get_rank())
        optimizer.step()
        param = model.first.weight
        optimizer.state[param][key] = get_whole(optimizer.state[param][key])
        before = get_local(param.detach()).clone()
        try:
            optimizer.step()
        except ValueError as error:
            message = str(error)
            assert "'first.weight' is a DTensor" in message and f"'{key}'" in message, error
        else:
            raise AssertionError(f"'{key}' that is no DTensor was accepted")
        assert torch.equal(before, get_local(param.detach()))


def refuse_columns(folder):
    """A parameter whose blocks several ranks share is refused by name."""
    mesh = init_device_mesh("cpu", (distributed.get_world_size(),))
    model = nn.Linear(96, 64, bias=False, dtype=torch.bfloat16)
    param = nn.Parameter(distribute_tensor(model.weight.detach(), mesh, [Shard(1)]))
    optimizer = optim.AdamW([("columns", param)])
    try:
        stepfold.torch.fold(optimizer, **FORMATS[1])
    except ValueError as error:
        message = str(error)
        assert "'columns'" in message and "cuts blocks of packed state" in message, error
    else:
        raise AssertionError("a parameter that is sharded by columns was accepted")
    assert type(optimizer) is optim.AdamW


def load_whole_masters(folder):
    """Masters of whole tensors are cut as the parameters are."""
    torch.manual_seed(0)
    wide = Model().float()
    model = Model()
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
            (refuse_columns, 2),
            (load_whole_masters, 2),
        ):
            # As copies of this one, which has imported torch.
            start_processes(run, (function, size, folder), nprocs=size, start_method="fork")
            print(f"{function.__name__} on {size}: OK")
