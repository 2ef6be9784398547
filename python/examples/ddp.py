#!/usr/bin/env python3
"""Trains one model in several processes with DistributedDataParallel; each folds its optimizer.

    ddp.py                                  (starts 2 processes on the CPU, with gloo)
    torchrun --nproc-per-node=8 ddp.py      (one process a GPU, with nccl; gloo without GPUs)
    ddp.py --plain                          (the same without folding: the same losses)

PYTHONPATH contains the folder python/, unless Stepfold is installed.
"""

import argparse
import os
import tempfile

import stepfold.torch
import torch
from torch import Tensor, distributed, nn, optim
from torch.multiprocessing.spawn import spawn
from torch.nn.parallel import DistributedDataParallel

WIDTH = 32


def make_batch(size: int, seed: int) -> tuple[Tensor, Tensor]:
    """Points of a cube, and a function of them."""
    x = torch.rand(size, WIDTH, generator=torch.Generator().manual_seed(seed))
    return x, (3 * x).sin().mean(dim=1, keepdim=True)


def train(options: argparse.Namespace, device: torch.device) -> None:
    """Trains in one process, which belongs to the group."""
    rank, size = distributed.get_rank(), distributed.get_world_size()
    torch.manual_seed(0)
    layers = nn.Sequential(nn.Linear(WIDTH, 128), nn.GELU(), nn.Linear(128, 1)).to(device)
    # Gradients are views of the buckets that are reduced; a folded step reads them there.
    model = DistributedDataParallel(layers, gradient_as_bucket_view=True)
    optimizer = optim.AdamW(model.parameters(), lr=options.lr)
    if not options.plain:
        # The first process compiles, and the others find the plan in the cache.
        if rank == 0:
            stepfold.torch.fold(optimizer, model=model)
        distributed.barrier()
        if rank != 0:
            stepfold.torch.fold(optimizer, model=model)
    print(f"rank {rank}: {type(optimizer).__name__}", flush=True)
    for step in range(options.steps):
        x, y = (tensor.to(device) for tensor in make_batch(options.batch, step * size + rank))
        loss = nn.functional.mse_loss(model(x), y)
        optimizer.zero_grad()
        # Averages the gradients of all processes.
        loss.backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        mean = loss.detach().clone()
        distributed.all_reduce(mean)
        if rank == 0:
            print(f"step {step} loss {mean.item() / size:.6f}", flush=True)
    check_equal(model, device)
    if rank == 0:
        print(f"all parameters are equal in {size} processes", flush=True)
    distributed.barrier()  # No process leaves before all are done.


def check_equal(model: nn.Module, device: torch.device) -> None:
    """Raises RuntimeError if parameters differ from those of the first process."""
    for name, param in model.named_parameters():
        first = param.detach().clone()
        distributed.broadcast(first, src=0)
        if not torch.equal(first, param):
            raise RuntimeError(f"'{name}' is not the same in all processes")


def train_in_group(options: argparse.Namespace, device: torch.device) -> None:
    """Trains in the group of processes, and ends it."""
    try:
        train(options, device)
    finally:
        distributed.destroy_process_group()


def run(rank: int, processes: int, rendezvous: str, options: argparse.Namespace) -> None:
    """A process that this script has started."""
    torch.set_num_threads(1)
    distributed.init_process_group("gloo", init_method=rendezvous, rank=rank, world_size=processes)
    train_in_group(options, torch.device("cpu"))
    # gloo's threads abort a process if they let go of a tensor while Python is ending.
    os._exit(0)


def run_launched(options: argparse.Namespace) -> None:
    """A process that torchrun has started."""
    device = torch.device("cpu")
    if torch.cuda.is_available():
        device = torch.device("cuda", int(os.environ["LOCAL_RANK"]))
        torch.cuda.set_device(device)
    distributed.init_process_group("nccl" if device.type == "cuda" else "gloo")
    train_in_group(options, device)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--lr", type=float, default=1e-2)
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--batch", type=int, default=64, help="points in a step, of each process")
    parser.add_argument("--processes", type=int, default=2, help="without torchrun")
    parser.add_argument("--plain", action="store_true", help="does not fold the optimizers")
    options = parser.parse_args()
    if "LOCAL_RANK" in os.environ:
        run_launched(options)
        return
    with tempfile.TemporaryDirectory() as folder:
        arguments = (options.processes, f"file://{folder}/rendezvous", options)
        spawn(run, arguments, nprocs=options.processes)  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main()
