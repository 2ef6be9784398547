"""The functions of libStepfoldRuntime.so, by ctypes (include/stepfold-c/Runtime.h)."""

import ctypes
import functools
import os
from collections.abc import Mapping
from ctypes import POINTER, c_char_p, c_int, c_int64, c_size_t, c_uint32, c_uint64, c_void_p
from typing import Any

API_VERSION = 4

# StepfoldTarget, StepfoldRole, StepfoldAccess, StepfoldDType, StepfoldInitial and
# StepfoldExchangeKind.
TARGETS = ("cuda", "host")
ROLES = ("state", "gradient")
ACCESSES = ("read", "write", "readwrite")
DTYPES = ("f16", "bf16", "f32", "f64", "i1", "i8", "i32", "i64")
DTYPE_SIZES = {
    "f16": 2,
    "bf16": 2,
    "f32": 4,
    "f64": 8,
    "i1": 1,
    "i8": 1,
    "i32": 4,
    "i64": 8,
}
INITIALS = ("seeded", "splat", "data", "cast", "copy", "step")
EXCHANGE_KINDS = ("sum", "maximum")
# Number of the next exchange at the end of a step: SIZE_MAX.
NO_EXCHANGE = c_size_t(-1).value


def encode(what, text):
    """Text, or bytes, for a function in C, which would end it at a zero byte."""
    data = text if isinstance(text, bytes) else text.encode()
    if b"\0" in data:
        raise ValueError(f"{what}: expected text without zero bytes")
    return data


class PlanOptions(ctypes.Structure):
    _fields_ = [("threads", c_uint32), ("device", c_uint32)]


class VariableInfo(ctypes.Structure):
    _fields_ = [
        ("name", c_char_p),
        ("shape", POINTER(c_int64)),
        ("rank", c_size_t),
        ("bytes", c_uint64),
        ("role", c_int),
        ("dtype", c_int),
        ("access", c_int),
        ("initial", c_int),
    ]


class Segment(ctypes.Structure):
    _fields_ = [("variable", c_size_t), ("offset", c_uint64)]


class AllocationInfo(ctypes.Structure):
    _fields_ = [
        ("name", c_char_p),
        ("segments", POINTER(Segment)),
        ("num_segments", c_size_t),
        ("elements", c_uint64),
        ("bytes", c_uint64),
        ("alignment", c_uint64),
        ("dtype", c_int),
    ]


class ExchangeInfo(ctypes.Structure):
    _fields_ = [
        ("name", c_char_p),
        ("variables", POINTER(c_size_t)),
        ("num_variables", c_size_t),
        ("num_words", c_uint64),
        ("kind", c_int),
    ]


class ProductCheckInfo(ctypes.Structure):
    _fields_ = [("num_products", c_uint64), ("num_elements", c_uint64), ("difference", c_char_p)]


# The digits of a seal, and a null character.
SEAL_SIZE = 65
# The most threads of a launch.
MAX_THREADS = 1024

FUNCTIONS = {
    "stepfoldReadSeal": [c_char_p, c_char_p],
    "stepfoldPlanLoad": [c_char_p, POINTER(PlanOptions), POINTER(c_void_p)],
    "stepfoldPlanGetTarget": [c_void_p, POINTER(c_int)],
    "stepfoldPlanGetNumVariables": [c_void_p, POINTER(c_size_t)],
    "stepfoldPlanGetVariable": [c_void_p, c_size_t, POINTER(VariableInfo)],
    "stepfoldPlanGetNumAllocations": [c_void_p, POINTER(c_size_t)],
    "stepfoldPlanGetAllocation": [c_void_p, c_size_t, POINTER(AllocationInfo)],
    # The last three are arrays.
    "stepfoldPlanBindMany": [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p],
    "stepfoldPlanBindAllocation": [c_void_p, c_char_p, c_void_p, c_uint64],
    "stepfoldPlanSet": [c_void_p, c_int, c_char_p, c_char_p, c_uint64],
    "stepfoldPlanGet": [c_void_p, c_int, c_char_p, c_void_p, c_uint64],
    "stepfoldPlanStep": [c_void_p, c_void_p],
    "stepfoldPlanCheckProducts": [c_void_p, c_uint32],
    "stepfoldPlanGetProductCheck": [c_void_p, POINTER(ProductCheckInfo)],
    "stepfoldPlanGetNumExchanges": [c_void_p, POINTER(c_size_t)],
    "stepfoldPlanGetExchange": [c_void_p, c_size_t, POINTER(ExchangeInfo)],
    "stepfoldPlanBeginStep": [c_void_p, c_void_p, POINTER(c_size_t)],
    "stepfoldPlanContinueStep": [c_void_p, c_void_p, POINTER(c_size_t)],
    "stepfoldPlanAbortStep": [c_void_p, POINTER(c_int)],
}


def find_library(name: str = "libStepfoldRuntime.so", variable: str = "STEPFOLD_RUNTIME") -> str:
    """Returns the path of a library: the environment variable's, or one near this file."""
    if variable in os.environ:
        return os.environ[variable]
    here = os.path.dirname(os.path.abspath(__file__))
    # This file is in lib/stepfold/python/stepfold/, or in python/stepfold/.
    installed = os.path.join(here, "..", "..", "..", name)
    built = os.path.join(here, "..", "..", "build", "lib", name)
    candidates = [os.path.normpath(path) for path in (os.path.join(here, name), installed, built)]
    for path in candidates:
        if os.path.exists(path):
            return path
    raise OSError(f"{name} is neither of {', '.join(candidates)}; set {variable} to its path")


@functools.cache
def load_library():
    """The library, with the types of its functions.

    Raises OSError if there is none, or one of another version.
    """
    path = find_library()
    library = ctypes.CDLL(path)
    library.stepfoldGetApiVersion.restype = c_uint32
    version = library.stepfoldGetApiVersion()
    if version != API_VERSION:
        raise OSError(f"{path}: expected version {API_VERSION} of the interface, got {version}")
    for name, arguments in FUNCTIONS.items():
        getattr(library, name).argtypes = arguments
        getattr(library, name).restype = c_int
    library.stepfoldGetLastError.restype = c_char_p
    library.stepfoldPlanDestroy.argtypes = [c_void_p]
    library.stepfoldPlanDestroy.restype = None
    return library


def load_beside(
    name: str, getter: str, version: int, functions: Mapping[str, tuple[list[Any], Any]]
) -> ctypes.PyDLL:
    """A library beside that of the runtime, with the types of its functions.

    Objects of Python are borrowed, and errors of the functions are raised.

    getter: name of the function that returns the version.
    functions: types of the arguments and of the result, by the name behind "stepfold".

    Raises OSError if it is not found, or has another version.
    """
    path = os.path.join(os.path.dirname(find_library()), name)
    try:
        library = ctypes.PyDLL(path)
    except OSError as error:
        raise OSError(
            f"{name} was not found: expected it beside libStepfoldRuntime.so: {error}"
        ) from None
    found = getattr(library, getter, lambda: 0)()
    if found != version:
        raise OSError(f"{path}: expected version {version} of its functions, got {found}")
    for behind, (arguments, result) in functions.items():
        function = getattr(library, f"stepfold{behind}")
        function.argtypes, function.restype = arguments, result
    return library
