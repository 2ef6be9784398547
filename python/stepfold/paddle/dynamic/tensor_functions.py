"""The functions of libStepfoldPaddleTensors.so (lib/Frontends/Paddle/Tensors), by ctypes.

They call functions of the framework that are found in its libraries. Objects of Python are
borrowed.
"""

import ctypes
import functools
from ctypes import c_int, c_size_t, c_void_p, py_object
from typing import Any

import paddle
from paddle.base import libpaddle

from stepfold.library import load_beside
from stepfold.paddle.dynamic.checks import check_version

LIBRARY = "libStepfoldPaddleTensors.so"
# Version of its functions and structs.
VERSION = 2
# Symbols of the framework's C++ interface, by the fields of FrameworkFunctions
# (lib/Frontends/Paddle/Tensors/FrameworkFunctions.h).
SYMBOLS = {
    "get_tensor": "_ZN6paddle6pybind16CastPyArg2TensorEP7_objectl",
    "get_implementation": "_ZNK6paddle6Tensor4implEv",
    "get_autograd_meta": "_ZN3egr10EagerUtils22nullable_autograd_metaERKN6paddle6TensorE",
    "requires_gradient": (
        "_ZN3egr10EagerUtils18ComputeRequireGradIbJRPNS_12AutogradMetaEEEEbT_DpOT0_"
    ),
    "get_gradient": "_ZN3egr10EagerUtils12mutable_gradERKN6paddle6TensorE",
    "is_initialized": "_ZNK6paddle6Tensor11initializedEv",
    "is_dense": "_ZNK6paddle6Tensor15is_dense_tensorEv",
    "get_dtype": "_ZNK6paddle6Tensor5dtypeEv",
    "get_size": "_ZNK6paddle6Tensor5numelEv",
    "get_shape": "_ZNK6paddle6Tensor4dimsEv",
    "are_equal": "_ZNK6common4DDimeqERKS0_",
    "is_contiguous": "_ZNK6paddle6Tensor13is_contiguousEv",
    "get_data": "_ZNK6paddle6Tensor4dataEv",
}


class FrameworkFunctions(ctypes.Structure):
    """FrameworkFunctions of lib/Frontends/Paddle/Tensors: addresses."""

    _fields_ = [(name, c_void_p) for name in SYMBOLS]

    @property
    def address(self) -> int:
        return ctypes.addressof(self)


@functools.cache
def load_library() -> ctypes.PyDLL:
    """Returns the library. Raises what `load_beside` raises."""
    functions: dict[str, tuple[list[Any], Any]] = {
        "PaddleTensorsCreate": ([c_void_p, py_object], c_void_p),
        "PaddleTensorsDestroy": ([c_void_p], None),
        "PaddleTensorsReadAddresses": ([c_void_p, c_void_p], c_size_t),
        "PaddleTensorsReadGradients": ([c_void_p, c_void_p, c_void_p], None),
        "PaddleTensorsReadGiven": ([c_void_p, py_object, c_void_p, c_void_p], c_int),
        "PaddleAreSame": ([py_object, py_object], c_int),
        "PaddleHaveEntries": ([py_object, py_object, py_object], c_int),
        "PaddleHaveValues": ([py_object, py_object], c_int),
    }
    return load_beside(LIBRARY, "stepfoldPaddleTensorsGetVersion", VERSION, functions)


@functools.cache
def find_framework_functions() -> FrameworkFunctions:
    """Returns the functions of the framework.

    Raises RuntimeError for another version of the framework, and for a build that lacks one.
    """
    check_version()
    # It depends on the libraries that have the others.
    framework = ctypes.CDLL(libpaddle.__file__)
    functions = FrameworkFunctions()
    for name, symbol in SYMBOLS.items():
        try:
            function = framework[symbol]
        except AttributeError:
            raise RuntimeError(
                f"paddlepaddle {paddle.__version__}: this build has no function {symbol}, by which "
                "steps read tensors: install the package of the package index"
            ) from None
        setattr(functions, name, ctypes.cast(function, c_void_p))
    return functions
