"""The exchanges of a folded step with other ranks: with which, of what, and whether all agree."""

import contextlib
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.nn.parameter import is_lazy
from torch.optim import Optimizer

from stepfold.stage.exchanges import NAME, OVERFLOWS, WORDS
from stepfold.stage.optimizer_spec import UpdateVariant
from stepfold.stage.program import StageProgram, count_words, name_round, name_word
from stepfold.stage.trace.tape import Op, Round, Trace
from stepfold.torch.optimizers.param_groups import get_params, takes_part
from stepfold.torch.optimizers.param_names import is_position
from stepfold.torch.optimizers.torch_spec import TorchSpec
from stepfold.torch.ranks.combination import Combination, CombinationError, find_combination
from stepfold.torch.ranks.comparison import (
    ALL,
    Line,
    compare_steps,
    describe_settings,
    describe_value,
    get_compared,
)
from stepfold.torch.ranks.reductions import Needs, Reductions, find_reductions
from stepfold.torch.ranks.words import NUM_WORDS, RankError, RankWords, count_bytes
from stepfold.torch.step.clipping import Clipping
from stepfold.torch.step.examiner import Examiner
from stepfold.torch.step.explanation import ExchangeReport
from stepfold.torch.step.loss_scale import Scaling
from stepfold.torch.step.options import Options
from stepfold.torch.tensors.capture import is_capturing
from stepfold.torch.tensors.layout import get_placement, get_wide_dtype, is_sharded
from stepfold.torch.tracing.refusals import RuleError

# Settings of groups that do not change what a folded step computes.
UNCOMPARED = ("foreach", "fused", "capturable", "differentiable")
# Places of the words of all gradients in their message, by the name of their variable.
GRADIENT_PLACES = {WORDS: 0, OVERFLOWS: NUM_WORDS}
NUM_GRADIENT_WORDS = NUM_WORDS + 1
# Number of words that every program has in a round.
PAD_SIZE = 1


class Together(NamedTuple):
    """The numbers of a step that ranks have together.

    combination: combination of the norms and overflows of all gradients; None if there are none, or
        if no parameter may be sharded.
    reductions: reductions of single parameters; None if ranks share none.
    """

    combination: Combination | None = None
    reductions: Reductions | None = None

    @property
    def combines(self) -> bool:
        """True if ranks exchange words of all gradients."""
        return self.combination is not None and self.combination.has_exchange

    @property
    def compares(self) -> bool:
        """True if the first step is compared with those of other ranks."""
        return self.combines or self.reductions is not None

    @property
    def has_exchange(self) -> bool:
        """True if a step exchanges words with other ranks."""
        return self.combines or self.reductions is not None and bool(self.reductions.rounds)

    @property
    def group(self) -> Any:
        """The group whose ranks must take the same step."""
        if self.combination is not None and self.combines:
            return self.combination.group
        return None if self.reductions is None else self.reductions.group

    def is_refused(self, param: Tensor) -> bool:
        """Returns whether it is not known how ranks share a parameter."""
        return self.combination is not None and id(param) in self.combination.refusals


ALONE = Together()
# Words of a step without exchanges.
NO_WORDS: Mapping[str, RankWords] = MappingProxyType({})


class Exchanges:
    """The exchanges of an optimizer's steps.

    spec: spec of the optimizer's class. options: options of folding.
    """

    def __init__(self, spec: TorchSpec, options: Options, examiner: Examiner) -> None:
        self._spec, self._options, self._examiner = spec, options, examiner
        # The combination and the reductions of parameters and variants, and a digest of these.
        self._found: dict[str, tuple[Any, Any]] = {}
        self._num_groupings = 0
        self._variants: tuple[UpdateVariant, ...] = ()
        self._has_wide_params = False
        # The words of the last step by the name of the exchange, and those of all steps.
        self._words: Mapping[str, RankWords] = {}
        self._all_words: dict[Any, RankWords] = {}
        self._key: Any = None
        # The needs of all ranks, after the comparison.
        self._needs: tuple[Needs, ...] = ()
        # True after the comparison with other ranks; and if all had the same parameters.
        self._has_compared = self._has_same_params = False
        # The error after which parameters and state are not what they should be.
        self._fault: str | None = None

    def find(
        self, optimizer: Optimizer, scaling: Scaling, clipping: Clipping, num_groupings: int
    ) -> Together:
        """Returns the numbers of a step that ranks have together.

        num_groupings: number of times that the optimizer's groups had other parameters.

        Raises ValueError for a parameter that no rank can count, and for norms that cannot be
        those of several ranks.
        """
        self._num_groupings = num_groupings
        self._variants = tuple(
            self._examiner.get_variant(index, group)
            for index, group in enumerate(optimizer.param_groups)
        )
        combination, reductions = None, None
        try:
            if clipping.max_norm is not None or scaling.is_searched:
                combination = self._find_once(
                    "combination", (num_groupings,), self._find_combination, optimizer
                )
            if any(variant.has_traces for variant in self._variants):
                key = num_groupings, self._variants, self._needs
                reductions = self._find_once("reductions", key, self._find_reductions, optimizer)
        except CombinationError as error:
            raise self._refuse(optimizer, error) from None
        if clipping.max_norm is not None and combination is not None and combination.has_exchange:
            self._check_norm(optimizer, clipping, combination)
        return Together(combination, reductions)

    def _find_once(
        self, name: str, key: Any, find: Callable[[Optimizer], Any], optimizer: Optimizer
    ) -> Any:
        """Returns the result of a function, which is called again for another key."""
        found = self._found.get(name)
        if found is None or found[0] != key:
            found = self._found[name] = key, find(optimizer)
        return found[1]

    def _find_combination(self, optimizer: Optimizer) -> Combination | None:
        params = list(get_params(optimizer.param_groups))
        self._has_wide_params = any(map(has_wide_norm, params))
        return find_combination(params, self._options.ranks)

    def _find_reductions(self, optimizer: Optimizer) -> Reductions | None:
        traces: dict[Tensor, Trace] = {}
        for variant, group in zip(self._variants, optimizer.param_groups):
            for param in filter(is_sharded, group["params"]):
                with contextlib.suppress(RuleError):  # The step refuses the parameter.
                    trace = variant.get_trace(param, is_exact=True)
                    if trace is not None and trace.find_wide_reduction() is None:
                        traces[param] = trace
        reductions = find_reductions(traces, self._options.ranks)
        return None if reductions is None else reductions.extend(self._needs)

    def _refuse(self, optimizer: Optimizer, error: CombinationError) -> ValueError:
        others = (self._examiner.find_name(optimizer, param) for param in error.others)
        return self._examiner.refuse(optimizer, error.param, str(error).format(*others))

    def may_refuse(self, combination: Combination | None) -> bool:
        """Returns whether a parameter that begins to require a gradient may be refused."""
        if combination is None or not combination.has_exchange:
            return False
        return bool(combination.refusals) or self._has_wide_params

    def _check_norm(
        self, optimizer: Optimizer, clipping: Clipping, combination: Combination
    ) -> None:
        """Raises ValueError for a norm that cannot be that of several ranks."""
        if self._options.exact_norms is False and not clipping.is_maximum:
            raise ValueError(
                "exact_norms: expected True or None, got False: several ranks have the parameters, "
                "and sums in the canonical order are those of one rank"
            )
        if not self.may_refuse(combination):
            return
        unclipped = set(map(id, clipping.unclipped))
        for param in filter(takes_part, get_params(optimizer.param_groups)):
            if id(param) in unclipped:
                continue
            if id(param) in combination.refusals:
                raise self._refuse(optimizer, combination.refusals[id(param)])
            if has_wide_norm(param):
                raise self._examiner.refuse(
                    optimizer,
                    param,
                    f"has the dtype {param.dtype}, and norms over ranks are those of float32",
                )

    def compare(
        self,
        optimizer: Optimizer,
        together: Together,
        device: torch.device,
        scaling: Scaling,
        clipping: Clipping,
    ) -> bool:
        """Compares the first step with those of other ranks. Returns False for later ones.

        Raises RankError, on all ranks, if ranks do not take the same step.
        """
        if self._has_compared or is_capturing(device):
            return False
        step = self._describe_step(scaling, clipping)
        description = self._describe_params(optimizer, together, clipping)
        names = ("master_weights", "state_format", "flat", "exact_norms")
        choices = {name: getattr(self._options, name) for name in names} | vars(clipping)
        del choices["unclipped"]  # Parameters have it.
        lines = [(step, step), *describe_settings(choices), *description.get(ALL, ())]
        description[ALL] = lines
        reductions = together.reductions
        own = None if reductions is None else reductions.needs
        self._has_same_params, needs = compare_steps(together.group, device, description, own)
        self._needs = tuple(each for each in needs if each is not None)
        self._has_compared = True
        return True

    def _describe_step(self, scaling: Scaling, clipping: Clipping) -> str:
        norm = None if clipping.max_norm is None else clipping.norm_type
        return (
            f"a step of {self._spec.name}, with norm_type={norm}, and "
            f"{'a' if scaling.is_searched else 'no'} search for overflows"
        )

    def open_words(
        self,
        optimizer: Optimizer,
        together: Together,
        device: torch.device,
        scaling: Scaling,
        clipping: Clipping,
    ) -> Mapping[str, RankWords]:
        """Returns the words of a step by the name of the exchange; the same object for equal steps.

        Raises RankError, on all ranks, if ranks did not take the same earlier step.
        """
        step = self._describe_step(scaling, clipping)
        key = together, device, step, self._has_same_params, self._num_groupings, self._variants
        if self._key != key:
            self.check(waits=True)
            digest = 0
            if self._has_same_params:
                digest = zlib.crc32(
                    get_compared(self._describe_params(optimizer, together)).encode()
                )
            self._words = {
                name: self._open(name, group, device, step, digest, size, is_maximum=is_maximum)
                for name, group, size, is_maximum in list_messages(together, clipping)
            }
            self._key = key
        return self._words

    def _open(self, name: str, *key: Any, is_maximum: bool) -> RankWords:
        # A CUDA graph may have captured a step with other words: they are kept.
        words = self._all_words.get((name, *key))
        if words is None:
            group, device, step, digest, size = key
            step = f"{step}, in its exchange '{name}'"
            words = RankWords(group, device, step, digest, size, is_maximum=is_maximum)
            self._all_words[name, *key] = words
        return words

    def _describe_params(
        self, optimizer: Optimizer, together: Together, clipping: Clipping | None = None
    ) -> dict[tuple[int, ...], list[Line]]:
        """Returns lines that describe parameters, by the ranks that must have the same lines.

        clipping: clipping, for lines that describe the settings of groups and what is not clipped,
            too; None for parameters alone.
        """
        description: dict[tuple[int, ...], list[Line]] = {}
        local = set() if self._options.ranks is None else self._options.ranks.local
        unclipped = set() if clipping is None else set(map(id, clipping.unclipped))
        names = self._examiner.find_names(optimizer)
        compared_names = [name for name in optimizer.defaults if name not in UNCOMPARED]
        reductions = together.reductions
        for index, group in enumerate(optimizer.param_groups):
            settings = {name: group[name] for name in compared_names if name in group}
            # Later steps compare the options, whose changes are those of the variant.
            options = [describe_value(group.get(key)) for key in self._variants[index].options]
            described: set[tuple[int, ...]] = set()
            for param in group["params"]:
                placement, members = get_placement(param), ALL
                is_own = placement is None and id(param) in local
                if is_own or together.is_refused(param) or is_lazy(param):
                    continue  # Each rank has its own, or it is not known whether ranks share it.
                text = f"{param.dtype} of shape {tuple(param.shape)}"
                if placement is not None:
                    mesh, placements = placement
                    members = tuple(mesh.mesh.flatten().tolist())
                    text += f", {placements}"
                text += ", not clipped" * (id(param) in unclipped)
                place = None
                if reductions is not None and id(param) in reductions.places:
                    place, counts = reductions.places[id(param)], reductions.counts[id(param)]
                    text += f", with {describe_rounds(counts)} at place {place}"
                lines = description.setdefault(members, [])
                if clipping is not None and members not in described:
                    described.add(members)
                    lines += describe_settings(settings, f"group {index} with ")
                name = names[param]
                # Positions differ if ranks have parameters of their own before it.
                compared = text if is_position(name) else f"{name} {text}"
                lines.append((f"{compared}, {place}, {options}", f"'{name}': {text}"))
        return description

    def check(self, *, waits: bool = False) -> None:
        """Raises RankError if ranks did not take the same earlier step.

        waits: True to wait for all steps; False for those that `RankWords` checks by now.
        """
        if self._fault is None:
            try:
                for words in self._words.values():
                    words.check(waits=waits)
            except RankError as error:
                self._spoil(
                    f"{error}. An earlier step has written parameters and state with numbers of "
                    "different steps"
                )
        if self._fault is not None:
            raise RankError(self._fault)

    def spoil_by_failure(self, exchange: str | None, error: BaseException) -> None:
        """Makes later steps raise RankError after a failure, if a rank may have written state.

        It depends on the exchange alone, since ranks must raise in the same steps.

        exchange: name of the exchange at which a step ended; None if it did not.
        """
        if exchange not in (None, NAME):
            self._spoil(f"a step that may have written state has failed: {error}")

    def _spoil(self, reason: str) -> None:
        self._fault = f"{reason}: load a state dict and parameters from before"

    def forget(self) -> None:
        """Forgets an error, as other state was loaded. Ranks compare their next steps again."""
        if self._fault is not None:
            self._fault, self._key, self._has_compared = None, None, False
            self._words, self._needs = {}, ()

    def describe(self, together: Together, clipping: Clipping) -> ExchangeReport | None:
        """Returns the report on exchanges with other ranks; None without any."""
        messages = list(list_messages(together, clipping))
        if not messages:
            return None
        size = torch.distributed.get_world_size(together.group)
        return ExchangeReport(len(messages), sum(count_bytes(m[2]) for m in messages), size)


def list_messages(together: Together, clipping: Clipping) -> Iterator[tuple[str, Any, int, bool]]:
    """Yields the messages of a step: name, group, number of words, and if they become maxima."""
    combination, reductions = together
    if combination is not None and combination.has_exchange:
        yield NAME, combination.group, NUM_GRADIENT_WORDS, clipping.is_maximum
    if reductions is not None:
        for shared in reductions.rounds:
            size = PAD_SIZE + reductions.count_sent(shared) * get_size(shared)
            yield name_round(shared), reductions.group, size, shared.op is Op.MAXIMUM


def describe_rounds(counts: Mapping[Round, int]) -> str:
    """Returns the text of numbers of reductions by round."""
    return " and ".join(f"{count} of '{name_round(shared)}'" for shared, count in counts.items())


def get_size(shared: Round) -> int:
    """Returns the number of words of a reduction in a round."""
    return 1 if shared.op is Op.MAXIMUM else NUM_WORDS


def get_addresses(
    program: StageProgram,
    params: Sequence[Tensor],
    reductions: Reductions,
    words: Mapping[str, RankWords],
) -> Iterator[int]:
    """Yields the addresses of the words of a program, in the order of `program.words`.

    params: parameters of the program.
    """
    for shared in program.rounds:
        own = words[name_round(shared)]
        yield own.get_address(0)
        for update, param in zip(program.updates, params):
            for number in range(count_words(update, shared)):
                place = reductions.find(param, shared, number)
                yield own.get_address(PAD_SIZE + place * get_size(shared))


def read_words(
    program: StageProgram,
    index: int,
    param: Tensor,
    reductions: Reductions,
    words: Mapping[str, RankWords],
) -> Iterator[tuple[str, Tensor]]:
    """Yields the words of a parameter after a step, named as those of the first parameter."""
    for shared in program.rounds:
        size = get_size(shared)
        for number in range(count_words(program.updates[index], shared)):
            place = PAD_SIZE + reductions.find(param, shared, number) * size
            yield name_word(0, shared, number), words[name_round(shared)].read(place, size)


def list_unwritten(
    program: StageProgram, reductions: Reductions, words: Mapping[str, RankWords]
) -> list[RankWords]:
    """Returns the words of rounds of which a program writes only a part.

    The others are those of parameters that this rank does not have, or that have no gradient.
    """
    return [
        words[name_round(shared)]
        for shared in program.rounds
        if sum(count_words(update, shared) for update in program.updates) < reductions.count(shared)
    ]


def has_wide_norm(param: Tensor) -> bool:
    """Returns whether the norm of a gradient of the parameter is computed in float64."""
    return get_wide_dtype(param.dtype) != torch.float32
