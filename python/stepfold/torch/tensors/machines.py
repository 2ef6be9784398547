"""Devices of torch as machines that plans are compiled for."""

import torch

from stepfold.library import MAX_THREADS
from stepfold.stage.plans import Machine, find_cuda_target


def find_machine(device: torch.device, threads: int | None) -> Machine:
    """Returns the machine of a CPU or CUDA device. A CUDA device without index has index 0.

    threads: number of threads on the host; None for torch.get_num_threads().

    Raises ValueError for a GPU for which the compiler has no target.
    """
    if device.type == "cpu":
        default = min(torch.get_num_threads(), MAX_THREADS)
        return Machine("host", threads=default if threads is None else threads)
    target = find_cuda_target(torch.cuda.get_device_capability(device))
    if target is None:
        raise ValueError(f"{device}: expected a GPU of compute capability 8.0 or later")
    return Machine(target, device=device.index or 0)
