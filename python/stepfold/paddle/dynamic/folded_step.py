"""The step of a folded optimizer."""

import collections
import contextlib
import itertools
from array import array
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import paddle
from paddle.base import core
from paddle.base.layer_helper import LayerHelper

from stepfold.paddle.dynamic.checks import check_gradient, check_params, check_wrapped
from stepfold.paddle.dynamic.devices import find_machine, find_stream
from stepfold.paddle.dynamic.dtypes import MAIN_GRAD, expect_grad_dtype
from stepfold.paddle.dynamic.eager_tensors import (
    EagerParams,
    EagerTensors,
    have_values,
    read_addresses,
)
from stepfold.paddle.dynamic.options import Options
from stepfold.paddle.dynamic.rates import Rates
from stepfold.paddle.dynamic.request import Guard, Request, make_key
from stepfold.paddle.dynamic.settings import get_accumulators, list_settings
from stepfold.paddle.dynamic.trace import Group, trace
from stepfold.paddle.dynamic.update_plan import UpdatePlan

# Number of plans that an optimizer keeps loaded.
MAX_PLANS = 16
FOUND_INF = "found_inf"


class ReadyStep:
    """A plan with the tensors that it updates.

    guard: the check that it is the plan of a request.
    plan: the plan.
    updated: the parameters that it updates.
    """

    def __init__(self, optimizer: Any, request: Request, plan: UpdatePlan) -> None:
        positions = request.without_empty(request.list_updated())
        self.guard = Guard(optimizer, request, positions)
        self.plan = plan
        self.updated = [request.params[position] for position in positions]
        self._rates = Rates(self.updated)
        self._tensors = EagerTensors(plan.find_tensors(optimizer, self.updated))
        self._state = [tensor for owner in list_state(optimizer) for tensor in owner.values()]
        plan.state.check(self._tensors.tensors)
        plan.rates.check(self._read_rates(optimizer))

    def is_of(self, optimizer: Any, request: Request) -> bool:
        """Returns whether it executes a request, and the optimizer has the same tensors."""
        return self.guard.passes(optimizer, request) and self.has_state_of(optimizer)

    def has_state_of(self, optimizer: Any) -> bool:
        """Returns whether the optimizer has the same tensors of state."""
        return have_values(list_state(optimizer), self._state)

    def run(self, optimizer: Any, request: Request) -> None:
        """Executes the plan for a request that it is of."""
        gradients = self.guard.select(request.read[0])
        # Each tensor is kept until the plan has run.
        if not self.guard.is_contiguous:
            copies = [grad.contiguous() for grad in self.guard.select(request.grads)]
            gradients = read_addresses(copies)
        rates = self._read_rates(optimizer)
        self.plan.state.bind(self._tensors.read_addresses())
        self.plan.rates.bind(read_addresses(rates))
        self.plan.gradients.bind(array("Q", gradients))
        self.plan.step(stream=find_stream(self.plan.machine))

    def _read_rates(self, optimizer: Any) -> list[Any]:
        if not self.plan.slots:
            return []
        # The framework's method does nothing for a number whose tensor it has made.
        rate = optimizer._global_learning_rate()
        if rate is None or not isinstance(optimizer._learning_rate, float):
            if optimizer.helper is None:
                optimizer.helper = LayerHelper(type(optimizer).__name__)
            optimizer._create_global_learning_rate()
        rates = self._rates.read(optimizer)
        return [rates[slot] for slot in self.plan.slots]


@dataclass(eq=False)
class LoadedPlan:
    """A plan with its key, and the tensors of its last step, if the optimizer still has them."""

    key: Hashable
    plan: UpdatePlan
    ready: ReadyStep | None = None


class FoldedStep:
    """The step of a folded optimizer, with the plans of its last steps.

    optimizer_class: class of the framework that the optimizer had before.
    options: options of `fold`.
    traces: number of programs that the optimizer has written.
    ready: the plan of the last step with its tensors; None before the first step.
    executed: the plans of the last step. The groups of one beside sparse gradients have one each.
    left_out: pairs of the name of a parameter that the framework has updated in the last step, and
        the reason.
    """

    def __init__(self, optimizer_class: type[Any], options: Options) -> None:
        self.optimizer_class, self.options = optimizer_class, options
        self.traces = 0
        self.ready: ReadyStep | None = None
        self.executed: list[ReadyStep] = []
        self.left_out: list[tuple[str, str]] = []
        self._is_stepping = False
        self._holder: UpdatePlan | None = None
        # The plan of the last step is the last. Keys are long: a dictionary would hash them.
        self._plans: list[LoadedPlan] = []

    def __reduce__(self) -> tuple[Any, ...]:
        # A copy of an optimizer has no plans, and loads them on demand.
        return FoldedStep, (self.optimizer_class, self.options)

    def compile(self, optimizer: Any) -> UpdatePlan | None:
        """Returns the plan of a step in which all parameters have gradients of the expected type.

        None if no parameter requires a gradient.
        """
        params, groups = list_params(optimizer)
        request = Request(self._find_tensors(params), [None] * len(params), groups)
        positions = request.without_empty(
            [position for position, param in enumerate(params) if not param.stop_gradient]
        )
        divided = request.divide(positions, list(map(expect_grad_dtype, params)))
        return self._find_plan(optimizer, divided).plan if positions else None

    def step(self, optimizer: Any) -> None:
        """Updates all parameters of the optimizer that have gradients."""
        params, groups = list_params(optimizer)
        tensors, given = self._find_tensors(params), None
        # The framework's own step of the other classes reads no `main_grad`.
        reads_main = groups is None and "step" not in vars(self.optimizer_class)
        if reads_main and tensors.have_main_grads():
            given = replace_main_grads(params, core.eager.get_all_grads(params))
        self.executed, self.left_out = [], []
        if not self._run(optimizer, Request(tensors, given, groups)):
            # It calls `apply`, or raises an error about a setting that sparse gradients exclude.
            self._is_stepping = True
            try:
                self.optimizer_class.step(optimizer)
            finally:
                self._is_stepping = False

    def apply(self, optimizer: Any, params_grads: Any) -> None:
        """Updates parameters by gradients that the caller has.

        params_grads: pairs of both, or a dictionary that has them as "params" besides the settings
            of their group.
        """
        is_group = isinstance(params_grads, dict)
        pairs = params_grads["params"] if is_group else params_grads
        params, grads = [param for param, _ in pairs], [grad for _, grad in pairs]
        for param, grad in pairs:
            if grad is not None and not isinstance(grad, paddle.Tensor):
                raise TypeError(
                    f"gradient of '{param.name}': expected a tensor, got {type(grad).__name__}"
                )
        groups = [params_grads] if is_group else None
        request = Request(self._find_tensors(params), grads, groups)
        if not self._is_stepping:
            self.executed, self.left_out = [], []
        if not self._run(optimizer, request):
            self._run_beside_sparse(optimizer, request)

    def write_back(self) -> None:
        """Writes state that a plan on a GPU keeps to the framework's tensors on the CPU."""
        if self._holder is not None:
            self._holder.kept.write_back()

    def _hold_state(self, plan: UpdatePlan) -> None:
        """Gives a plan the state that it keeps on a GPU, which another plan may have."""
        if plan is not self._holder:
            self.write_back()
            self._holder = plan
        plan.kept.upload()

    def _run(self, optimizer: Any, request: Request) -> bool:
        """Executes a request. Returns False, and does nothing, if a gradient is sparse."""
        found_inf = optimizer._get_auxiliary_var(FOUND_INF)
        if found_inf is not None and found_inf:
            # The framework's own step skips the update, and knows what it does nevertheless.
            self._leave(optimizer, request)
            return True
        ready = self._find_ready(optimizer, request)
        if ready is None:
            if any(map(is_sparse, request.grads)):
                return False
            ready = self._prepare(optimizer, request)
        if ready is not None:
            self._hold_state(ready.plan)
            ready.run(optimizer, request)
            self.ready = ready
            self.executed.append(ready)
        if isinstance(found_inf, paddle.Tensor):
            optimizer._set_auxiliary_var(FOUND_INF, False)
        return True

    def _run_beside_sparse(self, optimizer: Any, request: Request) -> None:
        """Executes a request, some gradients of which are sparse and stay the framework's."""
        rest = replace(request, given=[g if is_sparse(g) else None for g in request.grads])
        reason = "has a sparse gradient"
        if request.has_common_norm(optimizer):
            rest, reason = request, "is clipped together with a sparse gradient"
        else:
            self._run(optimizer, request.without(rest.grads))
        self._leave(optimizer, rest)
        updated = rest.list_updated()
        self.left_out += [(request.params[position].name, reason) for position in updated]

    def _find_tensors(self, params: Sequence[Any]) -> EagerParams:
        """Returns parameters as the object that a plan with its tensors has, or a new one."""
        for loaded in reversed(self._plans):
            if loaded.ready is not None and loaded.ready.guard.tensors.are(params):
                return loaded.ready.guard.tensors
        return EagerParams(params)

    def _find_ready(self, optimizer: Any, request: Request) -> ReadyStep | None:
        """Returns one of the last steps that executes a request; None if there is none."""
        for loaded in reversed(self._plans):
            if loaded.ready is not None and loaded.ready.is_of(optimizer, request):
                self._keep(loaded)
                return loaded.ready
        return None

    def _keep(self, loaded: LoadedPlan) -> None:
        """Makes a plan the last one. Forgets the oldest if there are too many."""
        if not self._plans or loaded is not self._plans[-1]:
            self._plans = [*(each for each in self._plans if each is not loaded), loaded]
            del self._plans[:-MAX_PLANS]

    def _prepare(self, optimizer: Any, request: Request) -> ReadyStep | None:
        """Returns the plan of a request with its tensors; None if it updates nothing."""
        check_wrapped(optimizer)
        self.write_back()
        updated = request.list_updated()
        positions = request.without_empty(updated)
        check_params(optimizer, [request.params[position] for position in positions])
        for position in positions:
            check_gradient(request.params[position], request.grads[position])
        dtypes = [None if grad is None else grad.dtype for grad in request.grads]
        loaded = None
        if positions:
            loaded = self._find_plan(optimizer, request.divide(positions, dtypes))
        create_state(optimizer, request.divide(updated, dtypes))
        for each in self._plans:
            if each.ready is not None and not each.ready.has_state_of(optimizer):
                # It would keep state that was replaced.
                each.ready = None
        if loaded is None:
            return None
        loaded.ready = ReadyStep(optimizer, request, loaded.plan)
        return loaded.ready

    def _find_plan(self, optimizer: Any, groups: Sequence[Group]) -> LoadedPlan:
        params = [param for group in groups for param in group.params]
        machine = find_machine(params, self.options.threads)
        key = machine, make_key(optimizer, groups)
        loaded = next((loaded for loaded in self._plans if loaded.key == key), None)
        if loaded is None:
            device = "cpu" if machine.device is None else "gpu"
            program = trace(optimizer, self.optimizer_class, groups, device)
            self.traces += 1
            loaded = LoadedPlan(key, UpdatePlan(program, machine))
        self._keep(loaded)
        return loaded

    def _leave(self, optimizer: Any, request: Request) -> None:
        """Leaves a request to the framework."""
        pairs = iter(zip(request.params, request.grads))
        for number, group in enumerate([None] if request.groups is None else request.groups):
            count = len(request.params) if group is None else len(group["params"])
            found: Any = [
                (param, grad)
                for param, grad in itertools.islice(pairs, count)
                if grad is not None and not param.stop_gradient
            ]
            if group is not None:
                found = collections.defaultdict(list, {**group, "params": found})
            with paddle.no_grad():
                self.optimizer_class._apply_optimize(optimizer, None, None, found, number)


def is_sparse(grad: Any) -> bool:
    """Returns whether a gradient has rows alone."""
    return grad is not None and not grad.is_dense()


def list_params(optimizer: Any) -> tuple[Sequence[Any], Sequence[Mapping[str, Any]] | None]:
    """Returns the parameters of an optimizer, and its groups; None for one without groups."""
    groups = optimizer._param_groups
    # A rank may own no parameters.
    if not groups or not isinstance(groups[0], dict):
        return groups, None
    return [param for group in groups for param in group["params"]], groups


def list_state(optimizer: Any) -> list[dict[str, Any]]:
    """Returns the dictionaries that have the tensors of state."""
    return [*get_accumulators(optimizer).values(), optimizer._master_weights]


def replace_main_grads(params: Sequence[Any], grads: Sequence[Any]) -> Sequence[Any]:
    """Returns gradients with those in their places that somebody keeps as `main_grad`."""
    mains = [vars(param).get(MAIN_GRAD) for param in params]
    return [grad if main is None else main for main, grad in zip(mains, grads)]


def create_state(optimizer: Any, groups: Sequence[Group]) -> None:
    """Creates the state of parameters that have none, by the framework's own method."""
    block = paddle.static.default_main_program().global_block()
    with paddle.no_grad(), kept_settings(optimizer):
        for group in groups:
            params: Any = list(group.params)
            if group.settings is not None:
                params = {**group.settings, "params": params}
            optimizer._create_accumulators(block, params)


@contextlib.contextmanager
def kept_settings(optimizer: Any) -> Iterator[None]:
    """Restores the settings of an optimizer, which those of its groups replace for a time."""
    settings = list_settings(optimizer)
    try:
        yield
    finally:
        vars(optimizer).update(settings)
