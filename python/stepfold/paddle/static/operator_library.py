"""The library that defines operators of the executor, for one version of the framework."""

import contextlib
import ctypes
import functools
import os
import threading

import paddle
from paddle.utils.cpp_extension import extension_utils

from stepfold.cache_folder import FAULTS, check_files, open_folder
from stepfold.library import find_library
from stepfold.paddle.static.operator_build import NAME, find_built
from stepfold.pir import OPERATOR_NAME, STEP_OPERATOR, PirProgram

VARIABLE = "STEPFOLD_OPERATOR"
# The operators that this process has defined, by their numbers of operands.
_defined: set[int] = set()
_defining = threading.Lock()


def define_operator(num_tensors: int) -> str:
    """Adds the operator with a number of operands to the framework of this process.

    num_tensors: the number of operands behind the first one, which is a list.

    Returns the name of the operator in the framework's table. The framework's tables have no locks:
    no other thread may run a program meanwhile.

    Raises what `load_operator` does.
    """
    path, library = load_operator()
    name = f"{OPERATOR_NAME}{num_tensors}"
    with _defining:
        if num_tensors not in _defined:
            refusal = library.stepfoldOperatorDefine(num_tensors)
            if refusal is not None:
                raise RuntimeError(
                    f"paddlepaddle cannot define the operator {name}: {refusal.decode()}"
                )
            extension_utils.load_op_meta_info_and_register_op(path)
            _defined.add(num_tensors)
    return name


def define_operators(program: PirProgram) -> None:
    """Adds the operators of a program in JSON, which the framework then can read.

    The framework reads an operator that it does not know as one without a name.

    Raises what `load_operator` does, and ValueError for an operator of another version of this
    package.
    """
    for op in program.find_step_operators():
        count = len(op["I"]) - 1
        if count < 0 or op["#"] != f"{STEP_OPERATOR}{count}_":
            raise ValueError(
                "the program has an operator of another version of stepfold: fold it again"
            )
        define_operator(count)


@functools.cache
def load_operator() -> tuple[str, ctypes.CDLL]:
    """Loads the library that defines operators, and returns its path and the library.

    It is that of $STEPFOLD_OPERATOR, the one that `build_operator` has built for this version of
    the framework, or the one of the package.

    Raises RuntimeError for a framework that the library does not fit, and OSError where a library
    is not found.
    """
    built = None if VARIABLE in os.environ else find_built()
    if built is None or not os.path.lexists(built):
        return load(find_library(NAME, VARIABLE))
    with contextlib.ExitStack() as stack:
        try:
            folder = stack.enter_context(open_folder(built, os.O_NOFOLLOW))
            check_files(folder)
        except FAULTS as error:
            raise RuntimeError(
                f"{built}: the operator that was built is not used: {error}; remove the folder, "
                "and call stepfold.paddle.build_operator() again"
            ) from error
        return load(str(folder / NAME))


def load(path: str) -> tuple[str, ctypes.CDLL]:
    """Loads a library that defines operators, with the runtime that it uses.

    Raises what `load_operator` does.
    """
    version = paddle.__version__
    advice = "build it for this version with stepfold.paddle.build_operator()"
    try:
        library = ctypes.CDLL(path)
        library.stepfoldOperatorGetFrameworkVersion.restype = ctypes.c_char_p
        library.stepfoldOperatorLoadRuntime.restype = ctypes.c_char_p
        library.stepfoldOperatorDefine.argtypes = (ctypes.c_size_t,)
        library.stepfoldOperatorDefine.restype = ctypes.c_char_p
    except (OSError, AttributeError) as error:
        raise RuntimeError(
            f"paddlepaddle {version} cannot load the operator: {error}; {advice}"
        ) from error
    built = library.stepfoldOperatorGetFrameworkVersion().decode()
    if built != version:
        raise RuntimeError(
            f"paddlepaddle {version}: the operator in {path} was built for {built}; {advice}"
        )
    refusal = library.stepfoldOperatorLoadRuntime(find_library().encode())
    if refusal is not None:
        raise OSError(refusal.decode())
    return path, library
