"""Capture in CUDA graphs, whose replays repeat the launches of a step, and nothing else."""

import torch


def is_capturing(device: torch.device) -> bool:
    """Returns whether a CUDA graph captures torch's current stream; False for a CPU."""
    return device.type == "cuda" and torch.cuda.is_current_stream_capturing()
