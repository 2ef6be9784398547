"""Tests of stepfold.torch in programs of others on several GPUs: accelerate with FSDP2.

The same training with accelerate's clip and torch's step, and with a folded step.
"""

import os
import socket
import unittest

import stepfold.torch
import torch
from torch import distributed, nn, optim
from torch.distributed.tensor import DTensor
from torch.multiprocessing import get_context

os.environ["HF_HUB_OFFLINE"] = "1"

import accelerate  # noqa: E402

NUM_PROCESSES, STEPS, MAX_NORM = 2, 6, 0.1
# Bound of the difference of a loss or norm, relative to it: torch's norms have another order.
BOUND = 1e-4
# Seconds that a training may take.
TIMEOUT = 120


def make_model():
    torch.manual_seed(0)
    layers = [nn.Sequential(nn.Linear(24, 24), nn.GELU(), nn.LayerNorm(24)) for _ in range(3)]
    return nn.Sequential(*layers, nn.Linear(24, 5))


def train(rank, port, folds, sender):
    """Trains as one of the processes; the first one sends losses and norms."""
    os.environ.update(
        RANK=str(rank),
        LOCAL_RANK=str(rank),
        WORLD_SIZE=str(NUM_PROCESSES),
        MASTER_ADDR="127.0.0.1",
        MASTER_PORT=str(port),
    )
    plugin = accelerate.FullyShardedDataParallelPlugin(fsdp_version=2)
    accelerator = accelerate.Accelerator(fsdp_plugin=plugin)
    model = make_model()
    model, optimizer = accelerator.prepare(model, optim.AdamW(model.parameters(), lr=1e-2))
    params = list(model.parameters())
    if folds:
        stepfold.torch.fold(optimizer.optimizer, max_norm=MAX_NORM)
    results = []
    for step in range(STEPS):
        draw = torch.Generator().manual_seed(NUM_PROCESSES * step + rank)
        batch = torch.randn(8, 24, generator=draw).to(accelerator.device)
        loss = model(batch).square().mean()
        accelerator.backward(loss)
        norm = None if folds else accelerator.clip_grad_norm_(params, MAX_NORM)
        optimizer.step()
        norm = optimizer.optimizer.grad_norm if folds else norm
        optimizer.zero_grad()
        norm = norm.full_tensor() if isinstance(norm, DTensor) else norm
        results.append((loss.item(), norm.item()))
    if rank == 0:
        sender.send((results, all(isinstance(param, DTensor) for param in params)))
    distributed.barrier()
    os._exit(0)


def find_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class AccelerateTest(unittest.TestCase):
    def run_training(self, folds):
        context = get_context("spawn")
        receiver, sender = context.Pipe(duplex=False)
        arguments = find_port(), folds, sender
        processes = [
            context.Process(target=train, args=(rank, *arguments)) for rank in range(NUM_PROCESSES)
        ]
        for process in processes:
            process.start()
        try:
            self.assertTrue(receiver.poll(TIMEOUT), "the training has not ended")
            return receiver.recv()
        finally:
            for process in processes:
                process.join(5)
                process.kill()

    def test_clip(self):
        (plain, _), (folded, are_sharded) = map(self.run_training, (False, True))
        self.assertTrue(are_sharded)
        for step, pairs in enumerate(zip(plain, folded)):
            for name, expected, actual in zip(("loss", "norm"), *pairs):
                with self.subTest(name, step=step):
                    self.assertAlmostEqual(actual, expected, delta=BOUND * abs(expected))
        # Each step clips.
        self.assertGreater(min(norm for _, norm in plain), MAX_NORM)


if __name__ == "__main__":
    unittest.main()
