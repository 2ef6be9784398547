"""The copies that the steps of one optimizer write."""

import weakref
from collections.abc import Iterable, MutableMapping, Sequence

import torch
from torch import Tensor, nn
from torch.utils.weak import WeakTensorKeyDictionary

from stepfold.torch.autocast.eligibility import Eligibility
from stepfold.torch.autocast.foreign_casts import Watch
from stepfold.torch.autocast.gradient_sums import GradientSums
from stepfold.torch.autocast.module_patch import attach, detach
from stepfold.torch.autocast.regions import REGIONS
from stepfold.torch.autocast.stale_flags import describe
from stepfold.torch.autocast.weight_copy import WeightCopy
from stepfold.torch.tensors.layout import NARROW
from stepfold.warning import warn

# Maximum number of names in a warning.
MAX_NAMES = 8


class Copies:
    """The copies of parameters of a model. Each is made for the first step that writes it.

    model: module whose forward pass reads the copies. Neither it nor its parameters are kept alive.
    dtype: dtype of the copies.
    sums: sums of gradients, if parameters with copies have gradients in the dtype of the copies;
        else None.
    """

    def __init__(self, model: nn.Module, dtype: torch.dtype, sums: GradientSums | None) -> None:
        self.dtype, self._eligibility, self._sums = dtype, Eligibility(model), sums
        self._watch = Watch(self._eligibility, dtype)
        self._copies: MutableMapping[Tensor, WeightCopy] = WeakTensorKeyDictionary()
        self._readers: weakref.WeakSet[nn.Module] = weakref.WeakSet()
        weakref.finalize(self, forget, self._copies).atexit = False

    def begin(self, model: nn.Module, params: Iterable[Tensor]) -> None:
        """Makes the modules of parameters read copies, before the first forward pass."""
        REGIONS.count()
        for param in params:
            if self.find_refusal(param) is None:
                self._attach(param)
        self._watch.begin(model)

    def _attach(self, param: Tensor) -> None:
        for module in self._eligibility.get_modules(param):
            attach(module, self)
            self._readers.add(module)

    def end(self) -> None:
        """Frees the copies, and restores the classes of modules and the dtypes of gradients."""
        forget(self._copies)
        self._copies.clear()
        self._watch.cancel()
        for module in self._readers:
            detach(module, self)

    @property
    def has_narrow_gradients(self) -> bool:
        """True if parameters with copies may have gradients in the dtype of the copies."""
        return self._sums is not None

    def settle_gradients(self) -> None:
        """Computes the sums of gradients that wait for the end of a backward pass."""
        if self._sums is not None:
            self._sums.settle()

    @property
    def num_changes(self) -> int:
        """A counter of changes in the set of copied parameters, and in the layouts of copies."""
        return self._eligibility.num_changes

    def find_refusal(self, param: Tensor) -> str | None:
        """Returns the reason why a parameter has no copy; None if it has one.

        The reason is the end of a sentence that begins with the name of the parameter.
        """
        return self._eligibility.find_refusal(param)

    def get_dtype(self, param: Tensor) -> torch.dtype | None:
        """Returns the dtype of the copy that a step writes; None if the parameter has none."""
        return self.dtype if self.find_refusal(param) is None else None

    def review(self) -> None:
        """Reads the model again, and frees the copies that no module reads any more.

        Gradients in the dtype of such copies become new tensors in the dtype of the parameter.
        """
        self._eligibility.read_model()
        for param in list(self._copies):
            self.drop_uncovered(param)

    def drop_uncovered(self, param: Tensor) -> None:
        """Frees the copy of a parameter as `drop`, if it should have none."""
        if param in self._copies and self.find_refusal(param) is not None:
            self.drop(param)

    def get(self, param: Tensor) -> WeightCopy | None:
        """Returns the copy of a parameter, up to date; None if it has none."""
        if self.find_refusal(param) is not None:
            return None
        copy = self.find(param) or self._make(param)
        copy.bring_up_to_date(param)
        return copy

    def _make(self, param: Tensor) -> WeightCopy:
        self._watch.is_late = True
        self._attach(param)
        copy = WeightCopy(param, self.dtype, self._eligibility, self._sums)
        self._copies[param] = copy
        copy.begin(param)
        return copy

    def find(self, param: Tensor) -> WeightCopy | None:
        """Returns the copy of a parameter that a step has written; None if there is none."""
        return self._copies.get(param)

    def drop(self, param: Tensor) -> None:
        """Frees the copy of a parameter that steps do not write any more.

        A gradient in the dtype of the copy becomes a new tensor in the dtype of the parameter.
        """
        copy = self._copies.pop(param, None)
        if copy is not None:
            self._eligibility.num_changes += 1
            copy.end(param)

    def bring_up_to_date(self) -> None:
        """Casts all parameters again that anything but a step has changed."""
        for param, copy in list(self._copies.items()):
            copy.bring_up_to_date(param)

    def refresh(self) -> None:
        """Casts all parameters again."""
        for param, copy in list(self._copies.items()):
            copy.refresh(param)

    def tell_stale(self, found: Sequence[WeightCopy]) -> None:
        """Warns about copies that steps have found stale, and that still exist."""
        params = [param for param, copy in self._copies.items() if copy in found]
        if params:
            names = [self._eligibility.find_name(param) for param in params[:MAX_NAMES]]
            warn(describe(names, len(params) - len(names)))


def forget(copies: MutableMapping[Tensor, WeightCopy]) -> None:
    """Frees the copies of an optimizer that no longer exists."""
    for param, copy in list(copies.items()):
        copy.end(param)


def check_copies(copies: object, model: nn.Module | None) -> None:
    """Raises TypeError or ValueError for a bad keyword `copies`, or for one without a model."""
    if copies is None:
        return
    if not isinstance(copies, torch.dtype):
        raise TypeError(f"copies: expected a torch.dtype, got {type(copies).__name__}")
    if copies not in NARROW:
        raise ValueError(f"copies: expected torch.bfloat16 or torch.float16, got {copies}")
    if model is None:
        raise ValueError("copies: expected `model`, too: the modules that read the copies")
