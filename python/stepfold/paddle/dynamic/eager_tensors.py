"""Tensors that steps read by functions of C, and comparisons of objects in C.

Behind a backward pass, the caches have neither the framework's objects nor those of Python, so a
step touches few objects for a tensor.
"""

from array import array
from collections.abc import Sequence
from typing import Any

from stepfold.owned_handle import OwnedHandle
from stepfold.paddle.dynamic.dtypes import MAIN_GRAD
from stepfold.paddle.dynamic.tensor_functions import find_framework_functions, load_library

# Bit of a kind of gradient, GradientBits of lib/Frontends/Paddle/Tensors/EagerTensors.h: its
# elements lie one behind the other.
IS_CONTIGUOUS = 8


class EagerTensors(OwnedHandle):
    """Tensors whose addresses are read again and again.

    tensors: the tensors.
    """

    _destroy = "stepfoldPaddleTensorsDestroy"

    def __init__(self, tensors: Sequence[Any]) -> None:
        self.tensors = list(tensors)
        self._library = load_library()
        functions = find_framework_functions()
        self._handle = self._library.stepfoldPaddleTensorsCreate(functions.address, self.tensors)
        self._addresses = make_words(len(self.tensors))

    def read_addresses(self) -> "array[int]":
        """Returns the addresses of the tensors, in an array that the next call overwrites.

        Raises ValueError for a tensor whose memory was freed, or is smaller than the tensor, and
        for one that has another number of elements than before.
        """
        words = locate(self._addresses)
        if self._library.stepfoldPaddleTensorsReadAddresses(self._handle, words):
            # Raises the error if memory is missing.
            read_addresses(self.tensors)
            changed = self.tensors[self._addresses.index(0)]
            raise ValueError(
                f"tensor '{changed.name}': has {changed.size} elements, another number than in the "
                "last step: give it a tensor of its old shape"
            )
        return self._addresses


class EagerParams(EagerTensors):
    """Parameters whose gradients are read in each step.

    tensors: the parameters.
    attributes: the attributes of each, by name.
    """

    def __init__(self, params: Sequence[Any]) -> None:
        super().__init__(params)
        self.attributes: list[dict[str, Any]] = list(map(vars, self.tensors))
        self._absent = [None] * len(self.tensors)
        self._kinds = make_words(len(self.tensors))

    def are(self, params: Sequence[Any]) -> bool:
        """Returns whether these are the parameters."""
        return bool(self._library.stepfoldPaddleAreSame(params, self.tensors))

    def have_main_grads(self) -> bool:
        """Returns whether a parameter has a gradient in place of autograd's."""
        return not have_entries(self.attributes, (MAIN_GRAD,), self._absent)

    def read_gradients(self, given: Sequence[Any] | None) -> "tuple[array[int], array[int]]":
        """Returns the addresses of gradients, and words that are equal for gradients of equal kind.

        given: gradients of the caller, with None for absent ones; None for those of autograd.

        The kind of a gradient is its type and size, and whether it is there, has memory, is dense,
        has the shape of its parameter, and is contiguous. All gradients of parameters with
        `stop_gradient` are of one kind. The address of a gradient that is of no use is 0. The next
        call overwrites both arrays.
        """
        words = locate(self._addresses), locate(self._kinds)
        if given is None:
            self._library.stepfoldPaddleTensorsReadGradients(self._handle, *words)
        else:
            self._library.stepfoldPaddleTensorsReadGiven(self._handle, given, *words)
        return self._addresses, self._kinds


def make_words(count: int) -> "array[int]":
    return array("Q", bytes(8 * count))


def locate(words: "array[int]") -> int:
    """Returns the address of words, valid until the array changes its length."""
    return words.buffer_info()[0]


def read_addresses(tensors: Sequence[Any]) -> "array[int]":
    """Returns the addresses of a few tensors.

    Raises ValueError for a tensor whose memory was freed, or is smaller than the tensor.
    """
    return array("Q", map(read_address, tensors))


def read_address(tensor: Any) -> int:
    """Returns the address of a tensor. Raises what `read_addresses` raises."""
    try:
        address: int | None = tensor.data_ptr()
    except RuntimeError as error:
        raise ValueError(f"tensor '{tensor.name}': {error}") from None
    if address is None:
        raise ValueError(f"tensor '{tensor.name}': has no memory: it was freed")
    return address


def have_entries(
    owners: Sequence[dict[str, Any]], keys: tuple[str, ...], values: Sequence[Any]
) -> bool:
    """Returns whether dictionaries have the same objects for some keys.

    values: the objects of the first dictionary, then of the second. None is one without the key.
    """
    return bool(load_library().stepfoldPaddleHaveEntries(owners, keys, values))


def have_values(owners: Sequence[dict[str, Any]], values: Sequence[Any]) -> bool:
    """Returns whether dictionaries have the same objects, in order."""
    return bool(load_library().stepfoldPaddleHaveValues(owners, values))
