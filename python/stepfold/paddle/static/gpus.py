"""GPUs as devices of kernels, without a test: no build of the framework for them was there."""

import os

import paddle

from stepfold.stage.plans import find_cuda_target

# Environment variable that allows parameters and programs on GPUs.
GPU_VARIABLE = "STEPFOLD_PADDLE_GPU"


def are_gpus_allowed() -> bool:
    """Returns whether the environment allows parameters and programs on GPUs."""
    return os.environ.get(GPU_VARIABLE) == "1"


def find_target(device: str) -> str:
    """Returns the target of plans for a device, which is "cpu" or "gpu".

    Raises ValueError for a GPU that the compiler has no target for.
    """
    if device == "cpu":
        return "host"
    capability = paddle.device.cuda.get_device_capability()
    target = find_cuda_target(capability)
    if target is None:
        raise ValueError(
            "kernels: the compiler has no target for a GPU of compute capability "
            f"{'.'.join(map(str, capability))}; leave kernels out"
        )
    return target
