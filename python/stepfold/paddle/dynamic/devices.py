"""Devices of parameters, and the machines that their plans are compiled for."""

from collections.abc import Sequence
from typing import Any

import paddle

from stepfold.paddle.static.gpus import GPU_VARIABLE, are_gpus_allowed
from stepfold.stage.plans import Machine, find_cuda_target


def find_place_refusal(param: Any) -> str | None:
    """Returns the reason why a plan cannot update a parameter on its device; None if it can."""
    place = param.place
    if place.is_cpu_place():
        return None
    if not place.is_gpu_place():
        return f"is on {place}: expected the CPU or a GPU of NVIDIA"
    if not are_gpus_allowed():
        return (
            f"is on {place}: no build of the framework for GPUs was there to test with: set "
            f"{GPU_VARIABLE}=1 to fold it nevertheless"
        )
    return None


def find_machine(params: Sequence[Any], threads: int) -> Machine:
    """Returns the machine of a plan of parameters.

    threads: number of threads on the CPU.

    Raises ValueError for parameters on several devices, and for a GPU without a target.
    """
    first = params[0]
    for param in params:
        if str(param.place) != str(first.place):
            raise ValueError(
                f"parameter '{param.name}': is on {param.place}, and '{first.name}' on "
                f"{first.place}: make one optimizer for the parameters of each device"
            )
    if first.place.is_cpu_place():
        return Machine("host", threads=threads)
    index = first.place.gpu_device_id()
    capability = paddle.device.cuda.get_device_capability(index)
    target = find_cuda_target(capability)
    if target is None:
        raise ValueError(
            f"parameter '{first.name}': is on {first.place}, of compute capability "
            f"{'.'.join(map(str, capability))}, for which the compiler has no target"
        )
    return Machine(target, index)


def find_stream(machine: Machine) -> Any:
    """Returns the framework's current stream on the device of a machine; None for the CPU."""
    if machine.device is None:
        return None
    return paddle.device.current_stream(f"gpu:{machine.device}").stream_base


def stays_on_cpu(tensor: Any, machine: Machine) -> bool:
    """Returns whether a tensor is on the CPU, and the plan that reads it is not.

    The framework keeps powers of betas on the CPU.
    """
    return machine.device is not None and bool(tensor.place.is_cpu_place())
