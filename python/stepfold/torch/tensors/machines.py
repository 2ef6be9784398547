"""Devices of torch as machines that plans are compiled for."""

import torch

from stepfold.stage.plans import Machine, find_cuda_target

# The largest number of threads that a plan takes.
MAX_THREADS = 1024


def find_machine(device: torch.device, threads: int | None) -> Machine:
    """Returns the machine of a device: "cpu", or "cuda" with its index or 0.

    threads: number of threads of the host; None for those of torch, as they are now.

    Raises ValueError for a GPU that the compiler has no target for.
    """
    if device.type == "cpu":
        default = min(torch.get_num_threads(), MAX_THREADS)
        return Machine("host", threads=default if threads is None else threads)
    target = find_cuda_target(torch.cuda.get_device_capability(device))
    if target is None:
        raise ValueError(f"{device}: expected a GPU of compute capability 8.0 or later")
    return Machine(target, device=device.index or 0)
