"""The exchanges of a folded step with other ranks: with which, of what, and whether all agree."""

import zlib
from typing import Any

import torch
from torch import Tensor
from torch.nn.parameter import is_lazy
from torch.optim import Optimizer

from stepfold.torch.optimizers.param_groups import get_params, takes_part
from stepfold.torch.optimizers.param_names import is_position
from stepfold.torch.optimizers.torch_spec import TorchSpec
from stepfold.torch.ranks.combination import Combination, CombinationError, find_combination
from stepfold.torch.ranks.comparison import (
    ALL,
    Line,
    compare_steps,
    describe_settings,
    get_compared,
)
from stepfold.torch.ranks.words import NUM_BYTES, RankError, RankWords
from stepfold.torch.step.clipping import Clipping
from stepfold.torch.step.examiner import Examiner
from stepfold.torch.step.explanation import ExchangeReport
from stepfold.torch.step.loss_scale import Scaling
from stepfold.torch.step.options import Options
from stepfold.torch.tensors.capture import is_capturing
from stepfold.torch.tensors.layout import get_placement, get_wide_dtype

# Settings of groups that do not change what a folded step computes.
UNCOMPARED = ("foreach", "fused", "capturable", "differentiable")


class Exchanges:
    """The exchanges of an optimizer's steps.

    spec: spec of the optimizer's class. options: options of folding.
    """

    def __init__(self, spec: TorchSpec, options: Options, examiner: Examiner) -> None:
        self._spec, self._options, self._examiner = spec, options, examiner
        # The combination of a number of groupings of the tracker, and a digest of its parameters.
        self._found: tuple[int, Combination | None, int] | None = None
        self._has_wide_params = False
        self._words: RankWords | None = None
        self._all_words: dict[Any, RankWords] = {}
        # True after the comparison with other ranks; and if all had the same parameters.
        self._has_compared = self._has_same_params = False
        # The error after which parameters and state are not what they should be.
        self._fault: str | None = None

    def find_combination(
        self, optimizer: Optimizer, scaling: Scaling, clipping: Clipping, num_groupings: int
    ) -> Combination | None:
        """Returns the combination of the norms and overflows of a step over ranks.

        None if the step has neither, or if no parameter may be sharded.

        num_groupings: number of times that the optimizer's groups had other parameters.

        Raises ValueError for a parameter that no rank can count, and for norms that cannot be
        those of several ranks.
        """
        if clipping.max_norm is None and not scaling.is_searched:
            return None
        if self._found is None or self._found[0] != num_groupings:
            params = list(get_params(optimizer.param_groups))
            try:
                combination = find_combination(params, self._options.ranks)
            except CombinationError as error:
                raise self._refuse(optimizer, error) from None
            digest = 0
            if combination is not None and combination.has_exchange:
                lines = self._describe_params(optimizer, combination)
                digest = zlib.crc32(get_compared(lines).encode())
            self._has_wide_params = any(map(has_wide_norm, params))
            self._found = num_groupings, combination, digest
        combination = self._found[1]
        has_norm = clipping.max_norm is not None
        if has_norm and combination is not None and combination.has_exchange:
            self._check_norm(optimizer, clipping, combination)
        return combination

    def _refuse(self, optimizer: Optimizer, error: CombinationError) -> ValueError:
        others = (self._examiner.find_name(optimizer, param) for param in error.others)
        return self._examiner.refuse(optimizer, error.param, str(error).format(*others))

    def _check_norm(
        self, optimizer: Optimizer, clipping: Clipping, combination: Combination
    ) -> None:
        """Raises ValueError for a norm that cannot be that of several ranks."""
        if self._options.exact_norms is False and not clipping.is_maximum:
            raise ValueError(
                "exact_norms: expected True or None, got False: several ranks have the parameters, "
                "and sums in the canonical order are those of one rank"
            )
        if not combination.refusals and not self._has_wide_params:
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

    def open_words(
        self,
        optimizer: Optimizer,
        combination: Combination,
        device: torch.device,
        scaling: Scaling,
        clipping: Clipping,
    ) -> RankWords:
        """Returns the words of a step. The first one is compared with those of other ranks.

        Raises RankError, on all ranks, if ranks do not take the same step.
        """
        norm = None if clipping.max_norm is None else clipping.norm_type
        step = (
            f"a step of {self._spec.name}, with norm_type={norm}, and "
            f"{'a' if scaling.is_searched else 'no'} search for overflows"
        )
        if not self._has_compared and not is_capturing(device):
            description = self._describe_params(optimizer, combination, clipping)
            names = ("master_weights", "state_format", "flat")
            choices = {name: getattr(self._options, name) for name in names} | vars(clipping)
            del choices["unclipped"]  # Parameters have it.
            lines = [(step, step), *describe_settings(choices), *description.get(ALL, ())]
            description[ALL] = lines
            self._has_same_params = compare_steps(combination.group, device, description)
            self._has_compared = True
        digest = self._found[2] if self._found is not None and self._has_same_params else 0
        key = combination.group, device, step, digest
        if self._words is None or self._words.key != key:
            self.check(waits=True)
            # A CUDA graph may have captured a step with other words: they are kept.
            words = self._all_words.get(key)
            if words is None:
                words = self._all_words[key] = RankWords(*key, is_maximum=clipping.is_maximum)
            self._words = words
        return self._words

    def _describe_params(
        self, optimizer: Optimizer, combination: Combination, clipping: Clipping | None = None
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
        for index, group in enumerate(optimizer.param_groups):
            settings = {name: group[name] for name in compared_names if name in group}
            described: set[tuple[int, ...]] = set()
            for param in group["params"]:
                placement, members = get_placement(param), ALL
                is_own = placement is None and id(param) in local
                if is_own or id(param) in combination.refusals or is_lazy(param):
                    continue  # Each rank has its own, or it is not known whether ranks share it.
                text = f"{param.dtype} of shape {tuple(param.shape)}"
                if placement is not None:
                    mesh, placements = placement
                    members = tuple(mesh.mesh.flatten().tolist())
                    text += f", {placements}"
                text += ", not clipped" * (id(param) in unclipped)
                lines = description.setdefault(members, [])
                if clipping is not None and members not in described:
                    described.add(members)
                    lines += describe_settings(settings, f"group {index} with ")
                name = names[param]
                # Positions differ if ranks have parameters of their own before it.
                compared = text if is_position(name) else f"{name} {text}"
                lines.append((compared, f"'{name}': {text}"))
        return description

    def check(self, *, waits: bool = False) -> None:
        """Raises RankError if ranks did not take the same earlier step.

        waits: True to wait for all steps; False for those that `RankWords` checks by now.
        """
        if self._fault is None and self._words is not None:
            try:
                self._words.check(waits=waits)
            except RankError as error:
                self._fault = (
                    f"{error}. An earlier step has written parameters and state with numbers of "
                    "different steps: load a state dict and parameters from before"
                )
        if self._fault is not None:
            raise RankError(self._fault)

    def forget(self) -> None:
        """Forgets an error, as other state was loaded. Ranks compare their next steps again."""
        if self._fault is not None:
            self._fault, self._words, self._has_compared = None, None, False

    def describe(self, combination: Combination | None) -> ExchangeReport | None:
        """Returns the report on exchanges with other ranks; None without any."""
        if combination is None or not combination.has_exchange:
            return None
        size = torch.distributed.get_world_size(combination.group)
        return ExchangeReport(1, NUM_BYTES, size)


def has_wide_norm(param: Tensor) -> bool:
    """Returns whether the norm of a gradient of the parameter is computed in float64."""
    return get_wide_dtype(param.dtype) != torch.float32
