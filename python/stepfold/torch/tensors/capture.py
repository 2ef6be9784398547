"""Whether a step is captured in a CUDA graph: replays repeat what it launches, and nothing else."""

import torch


def is_capturing(device: torch.device) -> bool:
    """Whether torch's current stream on the current device is captured, if `device` is a GPU."""
    return device.type == "cuda" and torch.cuda.is_current_stream_capturing()
