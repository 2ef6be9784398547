"""Changes that are lost because a tensor has too narrow a dtype."""

from collections.abc import Iterator, Mapping
from typing import Any

from torch import Tensor

from stepfold.torch.verification.elements import count_lost, flatten
from stepfold.torch.verification.findings import Finding
from stepfold.torch.verification.loop import Loop
from stepfold.torch.verification.values import Values

# Maximum number of elements of a parameter that are compared.
MAX_ELEMENTS = 1 << 16
# Minimum part of lost changes in a finding, and minimum number of elements that should change: a
# few elements may have small changes by chance. A tensor of one number, such as a count, is exempt.
LOST_PART = 0.5
MIN_ELEMENTS = 16


def find_lost(
    loop: Loop,
    name: str,
    param: Tensor,
    group: Mapping[str, Any],
    before: Values,
    after: Values,
) -> Iterator[Finding]:
    """Yields findings for tensors that do not change where the plain step changes them.

    name: name of the parameter. before, after: values before and after the step.
    """
    before, after = before.as_real(), after.as_real()
    if loop.is_elementwise(group, param):
        before, after = before.narrow(0, MAX_ELEMENTS), after.narrow(0, MAX_ELEMENTS)
    expected, old = loop.compute(before, group).get_tensors(), before.get_tensors()
    for key, tensor in after.get_tensors().items():
        if key not in old or key not in expected or not tensor.is_floating_point():
            continue
        changing, lost = count_lost(*map(flatten, (tensor, expected[key], old[key])))
        is_enough = tensor.dim() == 0 or changing >= MIN_ELEMENTS
        if is_enough and lost > LOST_PART * changing:
            dtype = str(tensor.dtype).removeprefix("torch.")
            yield Finding(
                "lost",
                f"'{name}' loses its changes in {dtype}: {key} stays as it is in {lost} of "
                f"{changing} elements that should change",
                (name,),
                key,
            )
