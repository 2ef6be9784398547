"""The functions of libStepfoldTorch.so (lib/Frontends/Torch), by ctypes.

Objects of Python are borrowed.
"""

import ctypes
import functools
from ctypes import c_int, c_int32, c_int64, c_size_t, c_void_p, py_object
from typing import Any

from stepfold.library import load_beside

LIBRARY = "libStepfoldTorch.so"
# Version of its functions and structs.
VERSION = 7


@functools.cache
def load_library() -> ctypes.PyDLL:
    """Returns the library. Raises what `load_beside` raises."""
    functions: dict[str, tuple[list[Any], Any]] = {
        "GetTensorDescriber": ([py_object], c_void_p),
        "GuardsCreate": ([c_void_p], c_void_p),
        "GuardsDestroy": ([c_void_p], None),
        "GuardsLearnGroups": ([c_void_p, py_object], c_int),
        "GuardsLearnValues": ([c_void_p, c_size_t, py_object], c_int),
        "GuardsLearnState": ([c_void_p, py_object], None),
        "GuardsLearnParam": ([c_void_p, c_size_t, *[py_object] * 4, c_int], c_int),
        "GuardsForgetParam": ([c_void_p, c_size_t], c_int),
        "GuardsSetGradientSlots": ([c_void_p, c_void_p, c_size_t], c_int),
        "GuardsCheck": ([c_void_p, py_object, py_object, c_size_t, c_size_t], c_int32),
        "GuardsGetOutcome": ([c_void_p], c_void_p),
        "AdvanceVersions": ([c_void_p, c_void_p, c_size_t], None),
        "SumVersions": ([c_void_p, c_void_p, c_size_t], c_int64),
        "CreateCastTaker": ([c_void_p], py_object),
        "CreateMemoryReader": ([c_void_p], py_object),
        "CreateAutocastReader": ([c_void_p], py_object),
    }
    return load_beside(LIBRARY, "stepfoldTorchGetVersion", VERSION, functions)
