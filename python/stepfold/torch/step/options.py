"""The options of `fold` that copies of an optimizer keep."""

import functools
from dataclasses import dataclass

import torch
from torch import Tensor

from stepfold.library import MAX_THREADS
from stepfold.torch.ranks.ranks import Ranks
from stepfold.torch.step.packing import EIGHT_BITS, Packing
from stepfold.torch.tensors.layout import has_shard


@dataclass(frozen=True)
class Options:
    """The options of a folded optimizer.

    threads, static_gradients, flat, fallback: keywords of `fold`.
    searches_overflows: True if steps search for overflows in place of a GradScaler.
    master_weights: dtype of the masters of narrower parameters, or EIGHT_BITS for error codes;
        None without masters.
    state_format: EIGHT_BITS for packed state, else None.
    exact_norms, ranks: keywords of `fold`.
    """

    threads: int | None = None
    static_gradients: bool = False
    flat: bool = False
    fallback: bool = False
    searches_overflows: bool = False
    master_weights: torch.dtype | str | None = None
    state_format: str | None = None
    exact_norms: bool | None = None
    ranks: Ranks | None = None

    @functools.cached_property
    def packing(self) -> Packing:
        """The choice of the parameters that are packed."""
        return Packing(
            packs_state=self.state_format is not None,
            packs_masters=self.master_weights == EIGHT_BITS,
        )

    @property
    def has_static_gradients(self) -> bool:
        """True if gradients keep their memory, which those of `flat` do."""
        return self.static_gradients or self.flat

    @property
    def is_packed(self) -> bool:
        """True if parameters have state in other formats than torch's."""
        return self.state_format is not None or self.master_weights == EIGHT_BITS

    @property
    def keeps_dtypes(self) -> bool:
        """True if state has other dtypes than torch gives it."""
        return self.state_format is not None or self.master_weights is not None

    def is_exact(self, param: Tensor) -> bool:
        """Returns whether sums over the elements of one parameter are exact."""
        return has_shard(param) if self.exact_norms is None else self.exact_norms

    def check(self) -> None:
        """Raises TypeError or ValueError for a bad option, or for options that conflict."""
        if self.fallback and self.is_packed:
            name = "master_weights" if self.state_format is None else "state_format"
            raise ValueError(
                f"fallback and {name}: expected one of them, got both: torch's own step does not "
                "read packed state"
            )
        if self.fallback and self.searches_overflows:
            raise ValueError(
                "fallback and grad_scaler: expected one of them, got both: "
                "a plan does not search the gradients of parameters that are left to torch"
            )
        if self.exact_norms is not None and not isinstance(self.exact_norms, bool):
            raise TypeError(
                f"exact_norms: expected a bool or None, got {type(self.exact_norms).__name__}"
            )
        if self.ranks is not None and not isinstance(self.ranks, Ranks):
            raise TypeError(
                f"ranks: expected a stepfold.torch.Ranks, got {type(self.ranks).__name__}"
            )
        for name in ("static_gradients", "flat", "fallback"):
            value = getattr(self, name)
            if not isinstance(value, bool):
                raise TypeError(f"{name}: expected a bool, got {type(value).__name__}")
        threads = self.threads
        if threads is None:
            return
        if not isinstance(threads, int) or isinstance(threads, bool):
            raise TypeError(f"threads: expected an integer, got {type(threads).__name__}")
        if not 1 <= threads <= MAX_THREADS:
            raise ValueError(f"threads: expected 1 to {MAX_THREADS}, got {threads}")
