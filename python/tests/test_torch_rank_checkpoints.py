"""Tests of stepfold.torch: checkpoints of sharded parameters that other numbers of ranks load."""

import os
import sys
import tempfile
import unittest

import stepfold.torch
import torch
from rank_cases import TIMEOUT, Divided, RanksCase, Whole, make_gradients
from torch import distributed, nn, optim
from torch.distributed import checkpoint
from torch.distributed.checkpoint.state_dict import get_state_dict, set_state_dict
from torch.distributed.tensor import Replicate, Shard
from torch.multiprocessing.spawn import start_processes

PARTS = (((6, 4), Shard(0)), ((5, 3), Shard(0)), ((1, 4), Shard(0)), ((3,), Replicate()))
STEPS = 3
# The optimizer, the dtype of parameters, and options of `fold`.
OPTIONS = {
    "float32": (optim.AdamW, torch.float32, {"max_norm": 0.5}),
    "masters": (optim.AdamW, torch.bfloat16, {"max_norm": 0.5, "master_weights": torch.float32}),
    "norms": (stepfold.torch.LAMB, torch.float32, {"exact_norms": True}),
}


class Model(nn.Module):
    """The parameters of a case, as a module, by which torch names them."""

    def __init__(self, made):
        super().__init__()
        self.made = made
        for index, param in enumerate(made.params):
            self.register_parameter(f"weight_{index}", param)


def step(made, numbers, dtype):
    for number in numbers:
        made.set_gradients(make_gradients(PARTS, number, dtype))
        made.optimizer.step()


def read_state(model):
    """Returns the state of a model and its optimizer, as torch names it."""
    return dict(zip(("model", "optim"), get_state_dict(model, model.made.optimizer)))


def load(model, path):
    """Loads a checkpoint into a model and its optimizer."""
    state = read_state(model)
    checkpoint.load(state, checkpoint_id=path)
    models, optimizers = state["model"], state["optim"]
    made = model.made.optimizer
    set_state_dict(model, made, model_state_dict=models, optim_state_dict=optimizers)


class CheckpointCase(RanksCase):
    """The test of one process. saves: True to save; False to load, and to go on."""

    saves, folder = True, ""

    def test_checkpoint(self):
        for name, (kind, dtype, options) in OPTIONS.items():
            with self.subTest(name):
                path = f"{self.folder}/{name}"
                settings = {"lr": 1e-2}
                made = Divided(kind, settings, PARTS, None, dtype, **options)
                model = Model(made)
                if self.saves:
                    step(made, range(STEPS), dtype)
                    checkpoint.save(read_state(model), checkpoint_id=path)
                    continue
                load(model, path)
                step(made, range(STEPS, 2 * STEPS), dtype)
                others = {key: options[key] for key in options if key != "exact_norms"}
                whole = Whole(kind, settings, PARTS, dtype, **others)
                step(whole, range(2 * STEPS), dtype)
                self.compare(whole, made)

    def test_plain(self):
        """torch's own optimizer loads it, too."""
        if self.saves:
            self.skipTest("nothing is saved yet")
        _, dtype, options = OPTIONS["float32"]
        made = Divided(optim.AdamW, {"lr": 1e-2}, PARTS, None, dtype, **options)
        stepfold.torch.unfold(made.optimizer)
        load(Model(made), f"{self.folder}/float32")
        whole = Whole(optim.AdamW, {"lr": 1e-2}, PARTS, dtype, **options)
        step(whole, range(STEPS), dtype)
        stepfold.torch.fold(made.optimizer, max_norm=0.5)
        for each in (whole, made):
            step(each, [STEPS], dtype)
        self.compare(whole, made)


def run(rank, folder, size, saves):
    """Runs the test as one of the processes."""
    torch.set_num_threads(1)
    distributed.init_process_group(
        "gloo",
        init_method=f"file://{folder}/rendezvous{size}",
        rank=rank,
        world_size=size,
        timeout=TIMEOUT,
    )
    CheckpointCase.saves, CheckpointCase.folder = saves, folder
    tests = unittest.defaultTestLoader.loadTestsFromTestCase(CheckpointCase)
    if not unittest.TextTestRunner(failfast=True).run(tests).wasSuccessful():
        sys.exit(1)
    distributed.barrier()
    distributed.destroy_process_group()
    os._exit(0)  # See `rank_cases.run`.


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as root:
        for world, is_first in ((4, True), (3, False), (1, False)):
            start_processes(run, (root, world, is_first), nprocs=world, start_method="fork")
