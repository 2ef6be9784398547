"""Stand-ins: what forward passes have in place of a cast that autocast keeps."""

import weakref
from collections.abc import Callable
from typing import Any, cast

import torch
from torch import Tensor
from torch._C import _current_graph_task_id as get_pass_id
from torch._C._autograd import _get_sequence_nr as get_sequence_number

from stepfold.torch.copies.casts import make_cast
from stepfold.torch.copies.narrow_gradient import NarrowGradient
from stepfold.torch.copies.regions import REGIONS

# How many references to a tensor there are, but for those of Python, which are one.
count_uses: Callable[[Tensor], int] = Tensor._use_count  # type: ignore[attr-defined]


class Token:
    """Lives as long as the nodes of graphs that have it."""


class StandIn:
    """A tensor of a copy's memory that has the graph of a cast of the parameter.

    A cast that autocast keeps has a node of the graph, where the gradients of one region are
    summed. A stand-in is that of one region after the other, but not before each graph of an
    earlier one is gone, or has run its backward pass. That is known in one of three ways:

    - A graph that saves the tensor of a weight has a reference to it until its backward pass.
    - Where a graph saves the weight, the bias is used by the same operation.
    - Another graph has an alias of the tensor, whose node lives as long as the graph.

    tensor: the tensor, for the first two ways.
    stream: that of the node.
    """

    def __init__(
        self, param: Tensor, memory: Tensor, stream: int, gradient: NarrowGradient | None
    ) -> None:
        self.is_narrow = gradient is not None and gradient.can_attach()
        self.tensor = make_cast(param, memory, self.is_narrow)
        self.stream, self._node = stream, cast(Any, self.tensor.grad_fn)
        if gradient is not None and self.is_narrow:
            gradient.attach(self._node)
        self._token: weakref.ref[Token] | None = None
        # Of a bias: the stand-in of the weight beside it, and which use of that it was.
        self._weight: StandIn | None = None
        self._use = self._num_uses = 0
        # Whether the first use in the region has no graph.
        self._is_early = not torch.is_grad_enabled()

    def follow(self, weight: "StandIn") -> bool:
        """Whether graphs of the region that use this bias have all saved the same weight."""
        if self._weight is None:
            self._weight, self._use = weight, weight._num_uses
        return self._weight is weight and self._use == weight._num_uses

    def get_alias(self) -> Tensor:
        """The tensor for a call of the third kind.

        Each call has its own, so that the gradients of all calls are summed one after the other.
        """
        alias = self.tensor[...]  # With all strides, unlike `view`.
        node = alias.grad_fn
        assert node is not None
        with REGIONS.lock:
            token = None if self._token is None else self._token()
            if token is None:
                token = Token()
                self._token = weakref.ref(token)
        node.metadata[StandIn] = token  # type: ignore[index]
        return alias

    def is_saved(self) -> bool:
        """Whether a graph has saved the tensor, or a view of it."""
        return count_uses(self.tensor) > 1

    def is_free(self) -> bool:
        """Whether no graph can run a backward pass through it."""
        weight, token = self._weight, self._token
        return (
            count_uses(self.tensor) == 1
            and (weight is None or weight._num_uses != self._use or weight.is_free())
            and (token is None or token() is None)
        )

    def begin_region(self) -> bool:
        """Begins anew, if it is free. Returns whether it is."""
        # If the first use has no graph, a backward pass runs the node later than all uses, which
        # may have run when a checkpoint computes modules again in between.
        if not self.is_free() or (self._is_early and get_pass_id() >= 0):
            return False
        self._token = self._weight = None
        self._num_uses += 1
        # A backward pass runs the nodes first that were made last. So it runs the node when it
        # would run that of a cast, and not after all others.
        self._node._set_sequence_nr(get_sequence_number())
        self._is_early = not torch.is_grad_enabled()
        if self._is_early:
            # The call makes no node that has the number, too, and is before this one.
            with torch.enable_grad():
                self.get_alias()
        return True
