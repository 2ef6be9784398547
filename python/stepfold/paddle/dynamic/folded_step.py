"""The step of a folded optimizer."""

import collections
import contextlib
import itertools
import operator
from array import array
from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

import paddle
from paddle.base import core
from paddle.base.layer_helper import LayerHelper

from stepfold.paddle.dynamic.checks import check_gradient, check_params
from stepfold.paddle.dynamic.options import Options
from stepfold.paddle.dynamic.rates import Rates
from stepfold.paddle.dynamic.settings import list_settings
from stepfold.paddle.dynamic.signature import make_key, read_signature
from stepfold.paddle.dynamic.trace import Group, trace
from stepfold.paddle.dynamic.update_plan import UpdatePlan
from stepfold.stage.plans import Machine

# Number of plans that an optimizer keeps loaded.
MAX_PLANS = 16
get_address = core.eager.Tensor.data_ptr
FOUND_INF = "found_inf"


class ReadyStep:
    """A plan with the tensors that it updates.

    signature: signature of the steps that it executes.
    plan: the plan.
    params: all parameters, also those that it does not update. The signature has their identities.
    updated: the parameters that it updates.
    """

    def __init__(
        self,
        optimizer: Any,
        signature: list[Any],
        plan: UpdatePlan,
        params: Sequence[Any],
        positions: Sequence[int],
    ) -> None:
        """positions: positions of the parameters that it updates."""
        self.signature, self.plan, self.params = signature, plan, list(params)
        self.updated = [params[position] for position in positions]
        self._positions = None if len(positions) == len(params) else positions
        self._rates = Rates(self.updated)
        self._tensors = plan.find_tensors(optimizer, self.updated)
        self._state = list(list_state(optimizer))
        self._is_contiguous = all(signature[-2])
        plan.state.check([*self._tensors, *self._read_rates(optimizer)])

    def has_state_of(self, optimizer: Any) -> bool:
        """Returns whether the optimizer has the same tensors of state."""
        state = list(list_state(optimizer))
        return len(state) == len(self._state) and all(map(operator.is_, state, self._state))

    def run(self, optimizer: Any, grads: Sequence[Any]) -> None:
        """Executes the plan.

        grads: the gradients of all parameters.
        """
        if self._positions is not None:
            grads = [grads[position] for position in self._positions]
        if not self._is_contiguous:
            grads = [grad.contiguous() for grad in grads]
        # Each is kept until the plan has run.
        rates = self._read_rates(optimizer)
        state, gradients = read_addresses([*self._tensors, *rates]), read_addresses(grads)
        self.plan.state.bind(state)
        self.plan.gradients.bind(gradients)
        self.plan.step()

    def _read_rates(self, optimizer: Any) -> list[Any]:
        if not self.plan.slots:
            return []
        if optimizer.helper is None:
            optimizer.helper = LayerHelper(type(optimizer).__name__)
        optimizer._create_global_learning_rate()
        rates = self._rates.read(optimizer)
        return [rates[slot] for slot in self.plan.slots]


class FoldedStep:
    """The step of a folded optimizer, with the plans of its last steps.

    optimizer_class: class of the framework that the optimizer had before.
    options: options of `fold`.
    traces: number of programs that the optimizer has written.
    ready: the plan of the last step with its tensors; None before the first step.
    left_out: pairs of the name of a parameter that the framework has updated in the last step, and
        the reason.
    """

    def __init__(self, optimizer_class: type[Any], options: Options) -> None:
        self.optimizer_class, self.options = optimizer_class, options
        self.traces = 0
        self.ready: ReadyStep | None = None
        self.left_out: tuple[tuple[str, str], ...] = ()
        self._plans: collections.OrderedDict[Hashable, UpdatePlan] = collections.OrderedDict()

    def __reduce__(self) -> tuple[Any, ...]:
        # A copy of an optimizer has no plans, and loads them on demand.
        return FoldedStep, (self.optimizer_class, self.options)

    def compile(self, optimizer: Any) -> UpdatePlan | None:
        """Returns the plan of a step in which all parameters have gradients of their own type.

        None if no parameter requires a gradient.
        """
        params, groups = list_params(optimizer)
        positions = [index for index, param in enumerate(params) if not param.stop_gradient]
        divided = divide(params, [param.dtype for param in params], positions, groups)
        return self._find_plan(optimizer, divided) if positions else None

    def step(self, optimizer: Any) -> None:
        """Updates all parameters of the optimizer that have gradients."""
        params, groups = list_params(optimizer)
        grads = core.eager.get_all_grads(params)
        if groups is None and "step" not in vars(self.optimizer_class):
            grads = replace_main_grads(params, grads)
        self.run(optimizer, params, grads, groups)

    def apply(self, optimizer: Any, params_grads: Any) -> None:
        """Updates parameters by gradients that the caller has.

        params_grads: pairs of both, or a dictionary that has them as "params" besides the settings
            of their group.
        """
        is_group = isinstance(params_grads, dict)
        pairs = params_grads["params"] if is_group else params_grads
        groups = [params_grads] if is_group else None
        self.run(optimizer, [param for param, _ in pairs], [grad for _, grad in pairs], groups)

    def run(
        self,
        optimizer: Any,
        params: Sequence[Any],
        grads: Sequence[Any],
        groups: Sequence[Mapping[str, Any]] | None,
    ) -> None:
        """Updates parameters.

        grads: their gradients; None for a parameter without one.
        groups: groups of an optimizer that has them, with as many "params" each, in order.
        """
        found_inf = optimizer._get_auxiliary_var(FOUND_INF)
        if found_inf is not None and found_inf:
            # The framework's own step skips the update, and knows what it does nevertheless.
            self._leave(optimizer, params, grads, groups)
            return
        signature = read_signature(optimizer, params, grads, groups)
        ready = self.ready
        if ready is None or signature != ready.signature or not ready.has_state_of(optimizer):
            if not all(signature[-1]):
                self.left_out = tuple(
                    (param.name, "has a sparse gradient, so the framework updates all parameters")
                    for param, grad in zip(params, grads)
                    if grad is not None and not grad.is_dense()
                )
                self._leave(optimizer, params, grads, groups)
                return
            ready = self._prepare(optimizer, signature, params, grads, groups)
        if ready is not None:
            ready.run(optimizer, grads)
            self.ready, self.left_out = ready, ()
        if isinstance(found_inf, paddle.Tensor):
            optimizer._set_auxiliary_var(FOUND_INF, False)

    def _prepare(
        self,
        optimizer: Any,
        signature: list[Any],
        params: Sequence[Any],
        grads: Sequence[Any],
        groups: Sequence[Mapping[str, Any]] | None,
    ) -> ReadyStep | None:
        """Returns the plan of a step with its tensors; None if it updates nothing."""
        positions = [
            index
            for index, (param, grad) in enumerate(zip(params, grads))
            if grad is not None and not param.stop_gradient
        ]
        if not positions:
            return None
        check_params([params[position] for position in positions])
        for position in positions:
            check_gradient(params[position], grads[position])
        dtypes = [None if grad is None else grad.dtype for grad in grads]
        divided = divide(params, dtypes, positions, groups)
        plan = self._find_plan(optimizer, divided)
        create_state(optimizer, divided)
        return ReadyStep(optimizer, signature, plan, params, positions)

    def _find_plan(self, optimizer: Any, groups: Sequence[Group]) -> UpdatePlan:
        key = make_key(optimizer, groups)
        plan = self._plans.pop(key, None)
        if plan is None:
            program = trace(optimizer, self.optimizer_class, groups)
            self.traces += 1
            plan = UpdatePlan(program, Machine("host", threads=self.options.threads))
        self._plans[key] = plan
        while len(self._plans) > MAX_PLANS:
            self._plans.popitem(last=False)
        return plan

    def _leave(
        self,
        optimizer: Any,
        params: Sequence[Any],
        grads: Sequence[Any],
        groups: Sequence[Mapping[str, Any]] | None,
    ) -> None:
        """Leaves a step to the framework."""
        pairs = iter(zip(params, grads))
        for index, group in enumerate([None] if groups is None else groups):
            count = len(params) if group is None else len(group["params"])
            found: Any = [
                (param, grad)
                for param, grad in itertools.islice(pairs, count)
                if grad is not None and not param.stop_gradient
            ]
            if group is not None:
                found = collections.defaultdict(list, {**group, "params": found})
            self.optimizer_class._apply_optimize(optimizer, None, None, found, index)


def read_addresses(tensors: Sequence[Any]) -> "array[int]":
    """Returns the addresses of tensors.

    Raises ValueError for a tensor whose memory was freed.
    """
    try:
        return array("Q", map(get_address, tensors))
    except TypeError:
        freed = next(tensor for tensor in tensors if get_address(tensor) is None)
        raise ValueError(f"tensor '{freed.name}': has no memory: it was freed") from None


def list_params(optimizer: Any) -> tuple[Sequence[Any], Sequence[Mapping[str, Any]] | None]:
    """Returns the parameters of an optimizer, and its groups; None for one without groups."""
    groups = optimizer._param_groups
    if not isinstance(groups[0], dict):
        return groups, None
    return [param for group in groups for param in group["params"]], groups


def list_state(optimizer: Any) -> Iterator[Any]:
    """Yields all tensors of state."""
    for accumulators in optimizer._accumulators.values():
        yield from accumulators.values()
    yield from optimizer._master_weights.values()


def replace_main_grads(params: Sequence[Any], grads: Sequence[Any]) -> Sequence[Any]:
    """Returns gradients with those in their places that somebody keeps as `main_grad`."""
    mains = [getattr(param, "main_grad", None) for param in params]
    if all(main is None for main in mains):
        return grads
    return [grad if main is None else main for main, grad in zip(mains, grads)]


def divide(
    params: Sequence[Any],
    grad_dtypes: Sequence[Any],
    positions: Sequence[int],
    groups: Sequence[Mapping[str, Any]] | None,
) -> list[Group]:
    """Returns the groups of a step.

    positions: positions of the parameters that it updates. A group without any is left out.
    """
    ends = [len(params)] if groups is None else []
    for group in groups or ():
        ends.append(len(group["params"]) + (ends[-1] if ends else 0))
    divided, begin = [], 0
    for number, end in enumerate(ends):
        found = [position for position in positions if begin <= position < end]
        begin = end
        if found:
            settings = None if groups is None else groups[number]
            divided.append(
                Group(
                    settings and {k: v for k, v in settings.items() if k != "params"},
                    [params[position] for position in found],
                    [grad_dtypes[position] for position in found],
                )
            )
    return divided


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
