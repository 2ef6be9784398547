"""Pairs of values of a program and of the program that it was folded to."""

from typing import Any

from stepfold.pir import PirProgram


def match_values(
    main: Any, folded: Any, main_text: PirProgram, folded_text: PirProgram
) -> dict[tuple[int, int], Any]:
    """Returns the values of `folded` by those of `main`.

    main, folded: the programs, each a paddle.pir.Program.
    main_text, folded_text: the same programs in JSON, where the export keeps the numbers of values.

    A key is the id of the op that makes the value of `main`, and the number of the result. It has
    one for each value of the outer block, and None for a value that `folded` does not have.
    """
    by_number: dict[int, Any] = {}
    for op, ids in zip(folded.global_block().ops, folded_text.result_ids(), strict=True):
        by_number.update((number, op.result(i)) for i, number in enumerate(ids))
    return {
        (op.id(), i): by_number.get(number)
        for op, ids in zip(main.global_block().ops, main_text.result_ids(), strict=True)
        for i, number in enumerate(ids)
    }
