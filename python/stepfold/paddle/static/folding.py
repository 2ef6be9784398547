"""The attribute `folding` of a folded program."""

from collections.abc import Mapping
from typing import Any

import paddle

from stepfold.paddle.static.operator import order_readers
from stepfold.paddle.static.programs import StaticProgram
from stepfold.paddle.static.report import Report


class Folding:
    """The attribute `folding` of a folded program.

    report: a Report.
    original: the main program that was folded, a paddle.pir.Program.
    """

    def __init__(
        self, report: Report, original: StaticProgram, values: Mapping[tuple[int, int], Any]
    ) -> None:
        """Takes the original as a StaticProgram, and its values as of `match_values`."""
        self.report = report
        self.original = original.program
        # The values of an original in the older form, by names of variables.
        self._translated = original.values
        self._values = values

    def find(self, value: Any) -> Any:
        """Returns the value of the folded program that corresponds to `value` of the original.

        value: a value, or a list or tuple of values; the result is then a list. For a program of
            the older form, a value is a variable. The executor fetches nothing for a value of
            another program than the one that it runs.

        Raises KeyError if `value` does not belong to the outer block of the original, or if the
        folded program does not compute it any more, as for results of merged updates. Raises
        TypeError for an object that is not a value.
        """
        found = self._find(value)
        values = paddle.utils.flatten(found)
        if values:
            order_readers(values[0].get_defining_op().get_parent_block().program, values)
        return found

    def _find(self, value: Any) -> Any:
        """Returns what `find` does, without an order of variables and their readers."""
        if isinstance(value, (list, tuple)):
            return [self._find(element) for element in value]
        if isinstance(value, paddle.base.framework.Variable):
            if value.name not in self._translated:
                raise KeyError(
                    f"'{value.name}' does not belong to the program that was folded: pass a "
                    "variable of that program"
                )
            value = self._translated[value.name]
        if not isinstance(value, paddle.pir.Value):
            raise TypeError(
                f"expected a value of the program, got {type(value).__name__}: pass a value, or "
                "a list of values, of the program that was folded"
            )
        op = value.get_defining_op()
        if not op or (op.id(), value.index()) not in self._values:
            what = f"a result of '{op.name()}'" if op else "an argument of a block"
            raise KeyError(
                f"{what} does not belong to the outer block of the program that was folded: pass "
                "a value of that block"
            )
        found = self._values[op.id(), value.index()]
        if found is None:
            raise KeyError(
                f"the folded program no longer computes this result of '{op.name()}': fetch "
                "another value, such as the parameter in place of the result of its update"
            )
        return found


def get_folding(main: Any) -> Folding:
    """Returns the attribute `folding` of a program. Raises TypeError if `fold` has not set it."""
    folding = getattr(main, "folding", None)
    if not isinstance(folding, Folding):
        raise TypeError(
            f"main: expected a program that fold has returned, got {type(main).__name__}: pass the "
            "first result of stepfold.paddle.fold"
        )
    return folding
