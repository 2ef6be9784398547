"""Verification of matrices whose products take too long for the reference interpreter.

Samples of each product are computed again, bit for bit, from the operands that the step has used.
The parameter and its state are compared with the plain step of the class, within bounds.
"""

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from torch import Tensor

from stepfold.plan import ProductCheck
from stepfold.stage.optimizer_spec import UpdateVariant
from stepfold.torch.step.device_step import DeviceStep
from stepfold.torch.step.tracked_params import OpenParam
from stepfold.torch.verification.comparison import Difference, Missing
from stepfold.torch.verification.findings import Finding
from stepfold.torch.verification.loop import Loop
from stepfold.torch.verification.steps import compare_tensors
from stepfold.torch.verification.values import Values

# Maximum number of multiplications in one product of a matrix that the interpreter computes, in
# some ten seconds for all products of a step.
MAX_MULTIPLICATIONS = 1e8
# Elements of each product that are computed again.
SAMPLES = 100


def is_large(variant: UpdateVariant, shape: tuple[int, ...]) -> bool:
    """Returns whether a parameter is updated by products that take the interpreter too long."""
    if variant.matrices is None:
        return False
    shapes = variant.matrices.list_shapes(shape)
    return any(math.prod(each) * min(each) > MAX_MULTIPLICATIONS for each in shapes)


class LargeMatrices:
    """The large matrices of a step.

    params: parameters among those that the step computes again, with such matrices.
    """

    def __init__(self, parts: Iterable[tuple[DeviceStep, list[OpenParam]]], loop: Loop) -> None:
        """Has the next step of the parts with large matrices compute samples of products again."""
        self._loop, self._parts = loop, []
        self.params: set[Tensor] = set()
        for part, open_params in parts:
            large = {
                opened.param
                for opened in open_params
                if is_large(opened.param_spec.variant, opened.param_spec.shape)
            }
            if large:
                self._parts.append(part)
                self.params |= large
                part.product_samples, part.product_check = SAMPLES, None

    def compare(
        self, param: Tensor, group: Mapping[str, Any], before: Values, after: Values, *, skips: bool
    ) -> Iterator[Difference | Missing]:
        """Compares a parameter and its state with the plain step, within bounds.

        before: values with the unscaled and clipped gradient. skips: True for a step that updates
        nothing.
        """
        expected = before if skips else self._loop.compute(before, group)
        yield from compare_tensors(
            param, group, expected.get_tensors(), (before, after), loop=self._loop
        )

    def find_differences(self) -> Iterator[Finding]:
        """Yields what the samples of products have shown."""
        for check in self._get_checks():
            if check.difference is not None:
                yield Finding("difference", check.difference)

    def _get_checks(self) -> list[ProductCheck]:
        return [part.product_check for part in self._parts if part.product_check is not None]

    def describe(self) -> str:
        """Returns a sentence on what was compared."""
        count, checks = len(self.params), self._get_checks()
        subject = "1 parameter is" if count == 1 else f"{count} parameters are"
        products = sum(check.products for check in checks)
        elements = sum(check.elements for check in checks)
        return (
            f"{subject} too large for the interpreter, and compared with torch's loop in float64, "
            f"within bounds; {elements} elements of {products} products, with their definition"
        )
