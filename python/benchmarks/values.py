"""The values that steps are measured and checked with."""

import models
from programs import GRADIENT_SCALE, Case

# The standard deviation of parameters.
WEIGHT = 0.05
# The norm of all gradients before they are clipped.
NORM = 5.0


def fill(tensors, seed, scale):
    """Draws values: the same for tensors of the same shapes on the same kind of device."""
    import torch

    generator = None
    for tensor in tensors:
        if generator is None:
            generator = torch.Generator(tensor.device.type).manual_seed(seed)
        if tensor.dtype == torch.float32:
            tensor.normal_(std=scale, generator=generator)
        else:
            wide = torch.empty_like(tensor, dtype=torch.float32)
            tensor.copy_(wide.normal_(std=scale, generator=generator))


def fill_gradients(cell, gradients, step):
    scale = NORM / models.make_model(cell.model).elements ** 0.5
    if "amp" in Case.parse(cell.case).options:
        scale *= GRADIENT_SCALE
    fill(gradients, 2 + step, scale)
