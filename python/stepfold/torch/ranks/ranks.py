"""The user's statements about ranks: which combine norms, and which parameters they share."""

import copy
from collections.abc import Iterable
from typing import Any

from torch import Tensor

from stepfold.torch.tensors.weak_tensors import WeakTensors, read_params


class Ranks:
    """The ranks that combine norms and overflows in a folded step.

    optimizer = stepfold.torch.fold(optimizer, max_norm=1.0, ranks=Ranks(replicated=[scale]))

    group: process group over which norms and overflows are combined; None for the ranks of the
        meshes of the parameters, which must all be the same.
    replicated: parameters of which all ranks of the group have the same elements and gradients.
        They count once.
    local: parameters of which each rank has elements of its own, such as experts. They count on
        each rank.

    A DTensor on all ranks of the group says itself how it is distributed. A parameter that is no
    DTensor, or a DTensor on some of the ranks, must be among `replicated` or `local`. The latter
    DTensor has a mesh of its own in each set of ranks: it counts in the mesh of the group's first
    rank, or in each mesh. Parameters are not kept alive.

    Raises TypeError for other values, and ValueError for a parameter that is among both.
    """

    def __init__(
        self,
        group: Any = None,
        replicated: Iterable[Tensor] = (),
        local: Iterable[Tensor] = (),
    ) -> None:
        if group is not None:
            from torch.distributed import ProcessGroup

            if not isinstance(group, ProcessGroup):
                raise TypeError(
                    "group: expected a process group of torch.distributed, got "
                    f"{type(group).__name__}"
                )
        once = read_params("replicated", replicated)
        each = read_params("local", local)
        if set(map(id, once)) & set(map(id, each)):
            raise ValueError(
                "replicated and local: expected a parameter in one of them, got one in both: it "
                "counts once, or on each rank"
            )
        self.group = group
        self._replicated, self._local = WeakTensors(once), WeakTensors(each)

    @property
    def replicated(self) -> set[int]:
        """The ids of the parameters that count once."""
        return set(map(id, self._replicated))

    @property
    def local(self) -> set[int]:
        """The ids of the parameters that count on each rank."""
        return set(map(id, self._local))

    def __reduce__(self) -> Any:
        if self.group is not None:
            raise TypeError(
                "ranks: a process group cannot be pickled: pickle the state_dict of the optimizer, "
                "or unfold the optimizer first"
            )
        return Ranks, (None, tuple(self._replicated), tuple(self._local))

    def __deepcopy__(self, memo: dict[int, Any]) -> "Ranks":
        """Returns the same for copies of the parameters. A group cannot be copied."""
        other = Ranks(self.group)
        other._replicated = copy.deepcopy(self._replicated, memo)
        other._local = copy.deepcopy(self._local, memo)
        return other
