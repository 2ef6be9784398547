"""The part of an optimizer's step on one device, with one plan for each set of parameters."""

import itertools
from array import array
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import Any

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.plan import ProductCheck
from stepfold.stage.clips import NormKind
from stepfold.stage.exchanges import NAME
from stepfold.stage.gradient_chain import EMPTY_CHAIN, GradientChain
from stepfold.stage.optimizer_spec import UpdateVariant
from stepfold.stage.program import GroupSpec, ParamSpec, StageProgram, Update
from stepfold.stage.stage_plan import StagePlan
from stepfold.torch.autocast.stale_flags import StaleFlags
from stepfold.torch.guards.versions import Versions
from stepfold.torch.optimizers.param_groups import get_params
from stepfold.torch.optimizers.param_names import InGroup
from stepfold.torch.ranks.words import RankWords
from stepfold.torch.step.clipping import BOUND_INDEX, BOUNDS, Clipping, GradNorm
from stepfold.torch.step.exchanges import (
    ALONE,
    GRADIENT_PLACES,
    NO_WORDS,
    Together,
    get_addresses,
    list_unwritten,
    read_words,
)
from stepfold.torch.step.loss_scale import NOT_SCALED, Scaling
from stepfold.torch.step.options import Options
from stepfold.torch.step.settings import DeviceSettings, GroupSettings
from stepfold.torch.step.tracked_params import TrackedParam
from stepfold.torch.tensors.capture import is_capturing
from stepfold.torch.tensors.machines import find_machine

# Maximum number of loaded plans. A step without some gradients needs another plan.
MAX_PLANS = 16


class DeviceStep:
    """The part of a step that is on one device.

    device: a CPU or CUDA device, with its index.
    tracked_params: parameters of the step. No tensors are kept alive from one step to the next.
    gradients: addresses of their gradients, of typecode "Q". Guards write them when they change.
    exchange: name of the exchange at which the last step ended; None if it did not.
    """

    tracked_params: list[TrackedParam]
    gradients: "array[int]"

    def __init__(self, device: torch.device, options: Options) -> None:
        self.device = device
        self._options = options
        self._settings = DeviceSettings(device)
        self._plans: OrderedDict[StageProgram, StagePlan] = OrderedDict()
        self._current: StagePlan | None = None
        self._norm_dtype = "f32"
        self._last_chain = EMPTY_CHAIN
        self._together = ALONE
        # The words of the next step, and those that the plan is bound to.
        self._words = self._bound_words = NO_WORDS
        self.exchange: str | None = None
        # Words of which the plan writes a part alone.
        self._cleared: list[RankWords] = []
        self._versions = Versions()
        # Parameters with copies. Parameters with flags, which have copies or masters.
        self._copied: list[TrackedParam] = []
        self._has_flags = False
        # Flags of the last step, and of earlier steps that the host has not read yet.
        self._flags: list[StaleFlags] = []
        self.clear_params()

    def clear_params(self) -> None:
        """Removes all parameters. `add` and `allocate_gradients` follow for another set."""
        self.tracked_params = []
        self.gradients = array("Q")
        self._program_indices: dict[int, int] = {}
        self._groups: list[GroupSettings] = []
        self._clip_bound: GroupSettings | None = None
        self._owners: list[int] = []
        # Position of the gradient and offset in it of each update; None if all have their own.
        self._gradient_places: list[tuple[int, int]] | None = None
        self._has_other_plan = self._has_other_settings = True
        # Elements of each product of matrices that the next step computes again, and what the last
        # such step has found.
        self.product_samples = 0
        self.product_check: ProductCheck | None = None

    def open_group(self, index: int, variant: UpdateVariant, group: Mapping[str, Any]) -> int:
        """Returns the index of a group in the program, and reads its settings if it is new.

        index: index of the group in `param_groups`.
        """
        position = self._program_indices.get(index)
        if position is None:
            position = self._program_indices[index] = len(self._groups)
            self._groups.append(self._settings.update(index, variant, group))
        return position

    def add(self, owner: int, tracked: TrackedParam) -> None:
        """Adds a parameter. owner: index of its group in the program, from `open_group`."""
        tracked.position = len(self.tracked_params)
        self.tracked_params.append(tracked)
        self._owners.append(owner)

    def allocate_gradients(self) -> int:
        """Allocates `gradients` for the added parameters. Returns its address."""
        places = [
            (tracked.position, offset)
            for tracked in self.tracked_params
            for offset in tracked.gradient_offsets
        ]
        self._gradient_places = None if len(places) == len(self.tracked_params) else places
        self.gradients = array("Q", bytes(8 * len(self.tracked_params)))
        return self.gradients.buffer_info()[0]

    def update_group(self, index: int, variant: UpdateVariant, group: Mapping[str, Any]) -> None:
        """Reads the settings of a group again, if one of its parameters is on this device."""
        position = self._program_indices.get(index)
        if position is None:
            return
        self._settings.update(index, variant, group)
        self._has_other_settings = True
        if not self._has_other_plan:
            read = self.get_current().program.groups[position].setting_dtypes
            self._has_other_plan = self._groups[position].dtypes != read

    def set_together(self, together: Together, words: Mapping[str, RankWords] = NO_WORDS) -> None:
        """Sets the numbers of the next step that ranks have together.

        words: words of the step by the name of the exchange; none for a step that is not executed.
        """
        if together.reductions is not self._together.reductions:
            self._has_other_plan = True
        self._together, self._words = together, words

    def set_clipping(self, clipping: Clipping) -> None:
        """Sets the clipping of the next step. Later calls for the step are passed the same."""
        self._clip_bound = None
        if clipping.bound is not None:
            name, _ = clipping.bound
            self._clip_bound = self._settings.update(BOUND_INDEX, BOUNDS[name], vars(clipping))

    def sync_settings(
        self, groups: Mapping[int, tuple[UpdateVariant, Mapping[str, Any]]], clipping: Clipping
    ) -> None:
        """Writes the numbers that have changed since the last step, for a captured step.

        groups: variants and groups of the optimizer by index.

        Raises ValueError for a change that needs another plan. The message begins with the group.
        """
        bound = self._settings.groups.get(BOUND_INDEX)
        if bound is not None and clipping.bound is not None:
            name, _ = clipping.bound
            if bound.variant is not BOUNDS[name]:
                raise ValueError(
                    f"{name} has replaced another clip since the last step: take a step, and "
                    "capture it again"
                )
            self._settings.reread(BOUND_INDEX, vars(clipping))
        for index, settings in self._settings.groups.items():
            if index not in groups:
                continue
            variant, group = groups[index]
            with InGroup(index):
                if variant is not settings.variant:
                    raise ValueError("an option has changed: take a step, and capture it again")
                self._settings.reread(index, group)
        self._settings.write()

    def prepare(
        self,
        optimizer: Optimizer,
        scaling: Scaling,
        clipping: Clipping,
        grad_norm: GradNorm,
        has_moved: bool,
    ) -> list[Tensor]:
        """Finds the plan, which is compiled if necessary, and binds it.

        has_moved: True if `gradients` may have changed.

        Returns the tensors that the plan accesses besides groups and parameters. The caller keeps
        them alive until `run`.
        """
        self._settings.write()
        gradient_chain = self._make_chain(scaling, clipping)
        if self._has_other_plan or gradient_chain != self._last_chain:
            self._has_other_plan = True  # The flag stays set if the plan or its bindings fail.
            self._find_current(list(get_params(optimizer.param_groups)), scaling, clipping)
            self._last_chain = gradient_chain
        plan = self.get_current()
        if self._has_other_settings or self._has_other_plan:
            settings = map(self._settings.get_addresses, self._groups)
            plan.settings.bind(array("Q", itertools.chain.from_iterable(settings)))
            self._has_other_settings = False
        chain_tensors = self._bind_chain(plan, scaling, clipping, grad_norm)
        if self._place_copies(optimizer) or self._has_other_plan:
            addresses = itertools.chain.from_iterable(
                tracked.addresses for tracked in self.tracked_params
            )
            plan.state.bind(array("Q", addresses))
        if has_moved or self._has_other_plan:
            self.bind_gradients()
        if self._has_flags and self._has_other_plan:
            plan.stale.bind(array("Q", self._flags[-1].addresses))
        if self._has_other_plan or self._words is not self._bound_words:
            self._bind_words(plan, list(get_params(optimizer.param_groups)))
        self._has_other_plan = False
        return chain_tensors

    def bind_gradients(self) -> None:
        """Binds the current plan to `gradients`, which may have changed."""
        addresses, places = self.gradients, self._gradient_places
        if places is not None:
            addresses = array("Q", [addresses[position] + offset for position, offset in places])
        self.get_current().gradients.bind(addresses)

    def list_updated(self) -> Iterator[TrackedParam]:
        """Returns the parameter of each update of the program, which has one for each part."""
        return (tracked for tracked in self.tracked_params for _ in tracked.starts)

    def _place_copies(self, optimizer: Optimizer) -> bool:
        """Prepares the copies for a write by the step. Returns whether one has another address."""
        if not self._copied:
            return False
        is_captured = is_capturing(self.device)
        params = list(get_params(optimizer.param_groups))
        return any(
            [tracked.place_copy(params[tracked.index], is_captured) for tracked in self._copied]
        )

    def _bind_words(self, plan: StagePlan, params: list[Tensor]) -> None:
        """Binds the words of rounds. params: parameters of all groups."""
        reductions, program = self._together.reductions, plan.program
        self._bound_words, self._cleared = self._words, []
        if reductions is None:
            return
        own = [params[tracked.index] for tracked in self.list_updated()]
        plan.words.bind(array("Q", get_addresses(program, own, reductions, self._words)))
        self._cleared = list_unwritten(program, reductions, self._words)

    def _find_current(self, params: list[Tensor], scaling: Scaling, clipping: Clipping) -> None:
        """Finds or compiles the plan of the current parameters.

        params: parameters of all groups.
        """
        param_specs = [tracked.param_spec for tracked in self.tracked_params]
        own = [params[tracked.index] for tracked in self.tracked_params]
        program = self.make_program(self._owners, param_specs, own, clipping, scaling)
        self._current = self.find_plan(program)
        self._norm_dtype = program.chain.get_norm_dtype(
            param_spec.grad_dtype for param_spec in param_specs
        )
        self._copied = [tracked for tracked in self.tracked_params if tracked.copy is not None]
        owners = [
            [
                tracked.find_owner
                for tracked in self.list_updated()
                if tracked.param_spec.copy_dtype == dtype
            ]
            for dtype in program.copy_dtypes
        ]
        self._has_flags = bool(owners)
        if owners and not (self._flags and self._flags[-1].are_of(owners)):
            self._flags.append(StaleFlags(owners, self.device))
        # Steps with static gradients advance no versions, since their time must not depend on the
        # number of parameters.
        if not self._options.has_static_gradients:
            self._versions = Versions(params, [tracked.index for tracked in self.tracked_params])

    def _bind_chain(
        self, plan: StagePlan, scaling: Scaling, clipping: Clipping, grad_norm: GradNorm
    ) -> list[Tensor]:
        """Binds the variables of the chain. Returns the tensors that they are bound to.

        Bounds are not among them, since the settings keep their memory.
        """
        if self._last_chain == EMPTY_CHAIN:
            return []
        chain = scaling.place(self.device)
        addresses = [tensor.data_ptr() for tensor in chain]
        if self._clip_bound is not None:
            addresses += self._settings.get_addresses(self._clip_bound)
        if clipping.max_norm is not None:
            chain.append(grad_norm.get_memory(self._norm_dtype, self.device))
            addresses.append(chain[-1].data_ptr())
        if scaling.is_searched:
            chain.append(scaling.found_inf)
            addresses.append(scaling.found_inf.data_ptr())
        for name in self._last_chain.words:
            addresses.append(self._words[NAME].get_address(GRADIENT_PLACES[name]))
        plan.chain.bind(array("Q", addresses))
        return chain

    def run(self, optimizer: Optimizer) -> None:
        """Executes the plan. For CUDA, queues it on torch's current stream."""
        for each in self._cleared:
            each.clear()
        plan = self.get_current()
        samples, self.product_samples = self.product_samples, 0
        if samples:
            plan.check_products(samples)
        plan.step(self._exchange if self._words else None)
        if samples:
            self.product_check = plan.product_check
            plan.check_products(0)
        self._versions.advance(optimizer.param_groups)
        writes_back = plan.program.chain.writes_back
        if self._has_flags:
            self._flags[-1].record_step(is_capturing(self.device))
        if not self._copied and not writes_back:
            return
        params = list(get_params(optimizer.param_groups))
        for tracked in self._copied:
            tracked.record_step(params[tracked.index])
        if writes_back:
            grads = [params[tracked.index].grad for tracked in self.tracked_params]
            torch.autograd.graph.increment_version(
                [grad for grad in grads if grad is not None and not grad.is_inference()]
            )

    def _exchange(self, name: str) -> None:
        self.exchange = name
        self._words[name].exchange()
        self.exchange = None

    def read_words(self, index: int, param: Tensor) -> dict[str, Tensor]:
        """Returns the words that all ranks have together for a parameter, after the last step.

        They are on the host, and named as those of the first parameter of a program.

        index: index of the parameter's update in the program.
        """
        program, reductions = self.get_current().program, self._together.reductions
        if reductions is None:
            return {}
        return dict(read_words(program, index, param, reductions, self._words))

    def find_stale(self, *, waits: bool) -> list[Any]:
        """Returns the owners of casts that steps have found stale since the last call.

        An owner is a WeightCopy, or the TrackedParam of a parameter with a master.

        waits: True to wait for all earlier steps.

        The result is empty while a CUDA graph is captured.
        """
        if is_capturing(self.device):
            return []
        # Parts of a parameter have the same owner.
        found = {id(owner): owner for flags in self._flags for owner in flags.find(waits=waits)}
        # The last flags are kept for the next step, which uses them if it has the same copies.
        last = self._flags[-1:]
        self._flags = [flags for flags in self._flags[:-1] if not flags.is_settled] + last
        return list(found.values())

    def make_program(
        self,
        owners: list[int],
        param_specs: list[ParamSpec],
        params: list[Tensor],
        clipping: Clipping,
        scaling: Scaling = NOT_SCALED,
    ) -> StageProgram:
        """Returns the program of parameters.

        owners: indices of their groups in the program. param_specs: their specs.
        params: the parameters. The program has an update for each part of each.

        Raises ClippingError for a parameter whose gradient cannot be clipped.
        """
        clipping.check(params)
        groups = (GroupSpec(settings.variant, settings.dtypes) for settings in self._groups)
        combination, reductions = self._together
        shares = {} if reductions is None else reductions.shares
        parts = [spec.parts for spec in param_specs]
        updates = tuple(
            Update(owner, part, shares.get(id(param)))
            for owner, own, param in zip(owners, parts, params)
            for part in own
        )
        params = [param for own, param in zip(parts, params) for _ in own]
        chain = self._make_chain(scaling, clipping)._replace(
            unclipped=clipping.find_unclipped(params)
        )
        if combination is not None and chain.exchanges:
            ids = combination.uncounted
            uncounted = tuple(index for index, param in enumerate(params) if id(param) in ids)
            chain = chain._replace(uncounted=uncounted)
        rounds = () if reductions is None else tuple(reductions.rounds)
        # The accumulation of the target: tensor cores of a GPU have their own.
        accumulation = "sequential" if self.device.type == "cpu" else "mma16"
        return StageProgram(tuple(groups), updates, chain, rounds, accumulation=accumulation)

    def _make_chain(self, scaling: Scaling, clipping: Clipping) -> GradientChain:
        """Returns the chain of the step, without the indices of gradients that are not clipped."""
        bound = None if self._clip_bound is None else self._clip_bound.dtypes[0]
        is_scaled = scaling.grad_scale is not None
        return GradientChain(
            is_scaled=is_scaled,
            can_skip=scaling.found_inf is not None,
            max_norm=None if clipping.max_norm is None else bound,
            clip_value=None if clipping.clip_value is None else bound,
            norm_kind=self._get_norm_kind(clipping),
            writes_back=clipping.writes_gradients(is_scaled),
            finds_inf=scaling.is_searched,
            exchanges=self._together.combines,
        )

    def _get_norm_kind(self, clipping: Clipping) -> NormKind:
        """Returns the kind of the norm of a clip; ORDERED for a step that takes none."""
        if clipping.is_maximum:
            return NormKind.MAXIMUM
        if clipping.max_norm is None:
            return NormKind.ORDERED
        is_exact = self._options.exact_norms
        if is_exact is None:
            is_exact = self._together.combination is not None
        return NormKind.EXACT if is_exact else NormKind.ORDERED

    def find_plan(self, program: StageProgram) -> StagePlan:
        """Returns the plan of a program. The last MAX_PLANS plans stay loaded."""
        plan = self._plans.get(program)
        if plan is None:
            machine = find_machine(self.device, self._options.threads)
            plan = self._plans[program] = StagePlan(program, machine)
            if len(self._plans) > MAX_PLANS:
                self._plans.popitem(last=False)
        self._plans.move_to_end(program)
        return plan

    @property
    def group_indices(self) -> list[int]:
        """The indices in `param_groups` of the program's groups, in order."""
        return list(self._program_indices)

    def get_current(self) -> StagePlan:
        """Returns the plan of the last step."""
        assert self._current is not None
        return self._current
