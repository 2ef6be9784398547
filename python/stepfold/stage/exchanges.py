"""The exchange of words with other ranks, by which all ranks have the same norm of gradients.

A rank has words of its own for the gradients that it counts. Each word becomes the sum or the
maximum of the words of all ranks. The words are variables, whose memory the caller exchanges.
"""

from stepfold.stage.clips import NormKind, append_root, append_total
from stepfold.stage.regions import Gradient, Scalar, append_constant, append_number
from stepfold.stage.text.builder import ProgramBuilder
from stepfold.stage.text.dtypes import EXACT_SUM
from stepfold.stage.text.operands import make_tensor

# The name of the exchange, and of its variables: the words of the norm, and the number of ranks
# that have found an overflow.
NAME, WORDS, OVERFLOWS = "gradients", "words", "overflows"
COUNT_DTYPE = "i64"
# Norms over ranks are of this dtype.
NORM_DTYPE = "f32"


def get_word_dtype(kind: NormKind) -> str:
    """Returns the element type of the words of a norm: those of a sum, or the bits of a number."""
    return COUNT_DTYPE if kind is NormKind.MAXIMUM else EXACT_SUM


def append_words(
    builder: ProgramBuilder, name: str, gradients: list[Gradient], kind: NormKind
) -> Scalar:
    """Appends the words of the norm of this rank's gradients. Returns them.

    name: name of the words. kind: EXACT or MAXIMUM.
    """
    dtype = get_word_dtype(kind)
    if not gradients:
        append_constant(builder, name, dtype, "0" if kind is NormKind.MAXIMUM else "dense<0>")
        return Scalar(name, dtype)
    total = append_total(builder, f"{name}_total", gradients, kind, NORM_DTYPE)
    if kind is NormKind.MAXIMUM:
        # The bits of numbers that are not negative have the order of the numbers, NaN the largest.
        body = [
            f"%bits = arith.bitcast %in0 : {NORM_DTYPE} to i32",
            f"%word = arith.extui %bits : i32 to {dtype}",
            f"optim.yield %word : {dtype}",
        ]
    else:
        body = [f"optim.yield %in0 : {dtype}"]
    append_number(builder, name, dtype, [total], body)
    return Scalar(name, dtype)


def append_exchange(
    builder: ProgramBuilder, name: str, words: dict[str, Scalar], *, is_maximum: bool
) -> None:
    """Appends the exchange of words, and stores what they become.

    name: name of the exchange.
    words: words by the name of their variable. The results are named as the variables.
    is_maximum: True if words become their maxima, False for their sums.
    """
    keyword = "maximum" if is_maximum else "sum"
    names = ", ".join(scalar.name for scalar in words.values())
    types = ", ".join(make_tensor(scalar.dtype) for scalar in words.values())
    results = ", ".join(f"%{name}" for name in words)
    builder.append(f'{results} = optim.exchange {keyword} "{name}" ({names} : {types})')
    for variable, scalar in words.items():
        builder.store(variable, f"%{variable}", make_tensor(scalar.dtype))


def append_exchanged_norm(builder: ProgramBuilder, norm: Scalar, kind: NormKind) -> None:
    """Appends the norm that the exchanged words are of."""
    words = Scalar(f"%{WORDS}", get_word_dtype(kind))
    if kind is NormKind.MAXIMUM:
        body = [
            f"%bits = arith.trunci %in0 : {words.dtype} to i32",
            f"%number = arith.bitcast %bits : i32 to {norm.dtype}",
            f"optim.yield %number : {norm.dtype}",
        ]
        append_number(builder, norm.name, norm.dtype, [words], body)
    else:
        append_root(builder, norm, words, kind)
