"""Programs of the updates of a step, with names that do not depend on the model.

Most updates depend on numbers of elements, not on shapes. Their parameters have one dimension each.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple

from stepfold.stage.gradient_chain import EMPTY_CHAIN, GradientChain
from stepfold.stage.optimizer_spec import UpdateVariant
from stepfold.stage.packed_update import PackedVariant, get_type
from stepfold.stage.text.operands import make_tensor
from stepfold.stage.trace.tape import Round, Trace
from stepfold.stage.trace.writer import WORD_DTYPES

# Type of a word that keeps an exchange from being empty.
PAD_DTYPE = "i64"


class GroupSpec(NamedTuple):
    """The part of a program that depends on a group of the optimizer.

    variant: variant of the group's updates.
    setting_dtypes: dtypes of its settings, in the order of the variant.
    """

    variant: UpdateVariant
    setting_dtypes: tuple[str, ...]


class ParamSpec(NamedTuple):
    """The part of a program that depends on a parameter.

    variant: variant of its update.
    trace: trace that updates it; None for the op of the variant.
    shape: its shape: one dimension, unless the update depends on dimensions.
    dtype: element type of the parameter in MLIR, such as "f32".
    grad_dtype: element type of the gradient.
    state_dtypes: element types of the streams of its state, in the order of the variant.
    copy_dtype: element type of the copy that the update writes; None if it writes none.
    """

    variant: UpdateVariant
    trace: Trace | None
    shape: tuple[int, ...]
    dtype: str
    grad_dtype: str
    state_dtypes: tuple[str, ...]
    copy_dtype: str | None = None

    @property
    def elements(self) -> int:
        """The number of elements of the parameter."""
        return math.prod(self.shape)

    @property
    def parts(self) -> tuple["ParamSpec", ...]:
        """The parts that a program has as parameters: blocks of matrices, or the parameter."""
        if self.variant.matrices is None:
            return (self,)
        blocks = self.variant.matrices.list_blocks(self.shape)
        return tuple(self._replace(shape=shape) for shape in blocks)

    @property
    def update_dtype(self) -> str:
        """The element type of the values that the update takes for the parameter's."""
        is_joined = isinstance(self.variant, PackedVariant) and self.variant.has_error
        return "f32" if is_joined else self.dtype


class Share(NamedTuple):
    """The share that this rank has in a parameter whose reductions are those of all ranks.

    elements: number of elements on all ranks.
    is_counted: True if this rank adds its elements to sums; False if another rank, which has the
        same elements, does.
    """

    elements: int
    is_counted: bool


class Update(NamedTuple):
    """The update of a parameter.

    group: index of its group in the program.
    share: share of this rank; None if it has all elements.
    """

    group: int
    param: ParamSpec
    share: Share | None = None

    @property
    def elements(self) -> int:
        """The number of elements of the parameter on all ranks."""
        return self.param.elements if self.share is None else self.share.elements


class StageProgram(NamedTuple):
    """The updates of one step on one device. Equal programs have the same text and plan.

    groups: groups of the optimizer.
    updates: updates of the parameters.
    chain: operations on gradients before the updates.
    rounds: rounds of reductions that ranks share, in order. Each is an exchange, also if no
        parameter of the program takes part in it.
    has_given_words: True if the words that all ranks have together are inputs, for a program with
        only some of the parameters.
    accumulation: accumulation of products of matrices, "sequential" or "mma16".
    """

    groups: tuple[GroupSpec, ...]
    updates: tuple[Update, ...]
    chain: GradientChain = EMPTY_CHAIN
    rounds: tuple[Round, ...] = ()
    has_given_words: bool = False
    accumulation: str = "sequential"

    @property
    def gradient_names(self) -> list[str]:
        """The names of the gradients' variables.

        Gradients that the step writes have variables of their own. The others are named as their
        parameters.
        """
        name = name_gradient if self.chain.writes_back else name_param
        return [name(index) for index in range(len(self.updates))]

    @property
    def words(self) -> dict[str, str]:
        """The variables whose words ranks exchange in rounds, with their MLIR types."""
        words = {}
        for shared in self.rounds:
            mlir_type = make_tensor(WORD_DTYPES[shared.op])
            words[name_pad(shared)] = make_tensor(PAD_DTYPE)
            for index, update in enumerate(self.updates):
                for number in range(count_words(update, shared)):
                    words[name_word(index, shared, number)] = mlir_type
        return words

    @property
    def copy_dtypes(self) -> list[str]:
        """The element types of copies that updates write, each once."""
        dtypes = (update.param.copy_dtype for update in self.updates)
        return list(dict.fromkeys(dtype for dtype in dtypes if dtype is not None))

    @property
    def gradient_role(self) -> str:
        """The role of the gradients' variables in a plan: "state" if the step writes them."""
        return "state" if self.chain.writes_back else "gradient"


def name_param(index: int) -> str:
    """Returns the name of a parameter's variable, and of its gradient if no step writes it."""
    return f"p{index}"


def name_gradient(index: int) -> str:
    """Returns the name of the variable of a gradient that the step writes."""
    return f"p{index}.grad"


def name_state(index: int, stream: str) -> str:
    return f"p{index}.{stream}"


def name_copy(index: int) -> str:
    """Returns the name of the variable of a parameter's copy. No state can have the same name."""
    return f"c{index}"


def name_word(index: int, shared: Round, number: int) -> str:
    """Returns the name of the variable of a parameter's words in a round.

    number: number of the reduction in the round.
    """
    return f"{name_param(index)}.{name_round(shared)}_{number}"


def name_round(shared: Round) -> str:
    """Returns the name of a round's exchange."""
    return f"{shared.op.name.lower()}{shared.level}"


def name_pad(shared: Round) -> str:
    """Returns the name of the variable of a word that every program has in a round."""
    return f"{name_round(shared)}.pad"


def count_words(update: Update, shared: Round) -> int:
    """Returns the number of reductions of a parameter in a round that ranks share."""
    if update.share is None or update.param.trace is None:
        return 0
    return len(update.param.trace.rounds.get(shared, ()))


def name_setting(group: int, setting: str) -> str:
    return f"g{group}.{setting}"


def get_variables(index: int, param: ParamSpec) -> Iterator[tuple[str, str]]:
    """Yields the variables of a parameter and of its state, with their MLIR types."""
    yield name_param(index), make_tensor(param.dtype, *param.shape)
    for state, dtype in zip(param.variant.state, param.state_dtypes):
        yield name_state(index, state.stream), get_type(state, dtype, param.shape)
