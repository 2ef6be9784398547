"""The exchanges of a folded step with other ranks: with which, of what, and whether all agree."""

import zlib

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.torch.optimizers.param_groups import get_params, takes_part
from stepfold.torch.optimizers.torch_spec import TorchSpec
from stepfold.torch.ranks.combination import Combination, CombinationError, find_combination
from stepfold.torch.ranks.comparison import ALL, compare_steps, describe_settings
from stepfold.torch.ranks.words import NUM_BYTES, RankError, RankWords
from stepfold.torch.step.clipping import Clipping
from stepfold.torch.step.examiner import Examiner
from stepfold.torch.step.explanation import ExchangeReport
from stepfold.torch.step.loss_scale import Scaling
from stepfold.torch.step.options import Options
from stepfold.torch.tensors.capture import is_capturing
from stepfold.torch.tensors.layout import get_placement, get_wide_dtype


class Exchanges:
    """The exchanges of an optimizer's steps.

    spec: spec of the optimizer's class. options: options of folding.
    """

    def __init__(self, spec: TorchSpec, options: Options, examiner: Examiner) -> None:
        self._spec, self._options, self._examiner = spec, options, examiner
        # The combination of a number of groupings of the tracker, and a digest of its parameters.
        self._found: tuple[int, Combination | None, int] | None = None
        self._words: RankWords | None = None
        # True after the comparison with other ranks; and if all had the same parameters.
        self._has_compared = self._has_same_params = False
        # The error after which parameters and state are not what they should be.
        self._fault: str | None = None

    def find_combination(
        self, optimizer: Optimizer, scaling: Scaling, clipping: Clipping, num_groupings: int
    ) -> Combination | None:
        """Returns the combination of the norms and overflows of a step over ranks.

        None if the step has neither, or if this rank has all parameters.

        num_groupings: number of times that the optimizer's groups had other parameters.

        Raises ValueError for a parameter that no rank can count, and for norms that cannot be
        those of several ranks.
        """
        if clipping.max_norm is None and not scaling.is_searched:
            return None
        if self._found is None or self._found[0] != num_groupings:
            params = list(filter(takes_part, get_params(optimizer.param_groups)))
            try:
                combination = find_combination(params, self._options.ranks)
            except CombinationError as error:
                others = (self._examiner.find_name(optimizer, p) for p in error.others)
                refusal = str(error).format(*others)
                raise self._examiner.refuse(optimizer, error.param, refusal) from None
            digest = 0
            if combination is not None:
                self._check_exact(optimizer, params)
                lines = sorted(self._describe_params(optimizer).items())
                digest = zlib.crc32(repr(lines).encode())
            self._found = num_groupings, combination, digest
        return self._found[1]

    def _check_exact(self, optimizer: Optimizer, params: list[Tensor]) -> None:
        """Raises ValueError for norms over ranks that are not exact."""
        if self._options.exact_norms is False:
            raise ValueError(
                "exact_norms: expected True or None, got False: parameters are sharded, and sums "
                "in the canonical order are those of one rank"
            )
        for param in params:
            if get_wide_dtype(param.dtype) != torch.float32:
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
            description = self._describe_params(optimizer, has_settings=True)
            names = ("master_weights", "state_format", "flat")
            choices = {name: getattr(self._options, name) for name in names} | vars(clipping)
            description[ALL] = [step, *describe_settings(choices), *description.get(ALL, ())]
            self._has_same_params = compare_steps(combination.group, device, description)
            self._has_compared = True
        digest = self._found[2] if self._found is not None and self._has_same_params else 0
        key = combination.group, device, step, digest
        if self._words is None or self._words.key != key:
            self.check(waits=True)
            self._words = RankWords(*key, is_maximum=clipping.is_maximum)
        return self._words

    def _describe_params(
        self, optimizer: Optimizer, *, has_settings: bool = False
    ) -> dict[tuple[int, ...], list[str]]:
        """Returns lines that describe parameters, by the ranks that must have the same lines.

        has_settings: True for lines that describe the settings of groups, too.
        """
        description: dict[tuple[int, ...], list[str]] = {}
        ranks = self._options.ranks
        local = set() if ranks is None else ranks.local
        for index, group in enumerate(optimizer.param_groups):
            left_out = ("params", "param_names")
            settings = {name: value for name, value in group.items() if name not in left_out}
            described: set[tuple[int, ...]] = set()
            for param in group["params"]:
                if id(param) in local:
                    continue  # Each rank has its own.
                placement, members = get_placement(param), ALL
                text = f"'{self._examiner.find_name(optimizer, param)}': {param.dtype}"
                text += f" of shape {tuple(param.shape)}"
                if placement is not None:
                    mesh, placements = placement
                    members = tuple(mesh.mesh.flatten().tolist())
                    text += f", {placements}"
                lines = description.setdefault(members, [])
                if has_settings and members not in described:
                    described.add(members)
                    lines += (f"group {index} with {line}" for line in describe_settings(settings))
                lines.append(text)
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
        if combination is None:
            return None
        size = torch.distributed.get_world_size(combination.group)
        return ExchangeReport(1, NUM_BYTES, size)
