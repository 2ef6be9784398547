"""Formats of weights and state that benchmarks of bfloat16 parameters compare."""

import torch

# Options of `fold`, by the names of the kinds.
NARROW_FORMATS = {
    "masters": {"master_weights": torch.float32},
    "packed": {"master_weights": "8bit", "state_format": "8bit"},
}
