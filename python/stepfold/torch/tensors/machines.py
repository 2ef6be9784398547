"""Devices of torch as machines that plans are compiled for."""

import torch

from stepfold.stage.plans import Machine, find_cuda_target


def find_machine(device: torch.device, threads: int) -> Machine:
    """Returns the machine of a device: "cpu", or "cuda" with its index or 0.

    threads: number of threads of the host.

    Raises ValueError for a GPU that the compiler has no target for.
    """
    if device.type == "cpu":
        return Machine("host", threads=threads)
    target = find_cuda_target(torch.cuda.get_device_capability(device))
    if target is None:
        raise ValueError(f"{device}: expected a GPU of compute capability 8.0 or later")
    return Machine(target, device=device.index or 0)
