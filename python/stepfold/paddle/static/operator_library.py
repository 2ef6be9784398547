"""The library of the framework's executor that has the operators, and its build.

`lib/Frontends/Paddle/Operator` has its sources. A library is for one version of the framework.
"""

import contextlib
import ctypes
import functools
import hashlib
import os
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path

import paddle
from paddle.utils.cpp_extension import extension_utils

from stepfold.cache_folder import (
    FAULTS,
    add_entry,
    check_files,
    find_root,
    make_folders,
    open_folder,
)
from stepfold.library import find_library
from stepfold.pir import OPERATOR_NAME, STEP_OPERATOR, PirProgram
from stepfold.stage.cache_limit import remove_temporaries

NAME = "libStepfoldOperator.so"
VARIABLE = "STEPFOLD_OPERATOR"
# Files of the sources' folder, and what they include of this project.
SOURCES, EXPORTS, HEADER = ("*.cpp", "*.h"), "exports.map", "stepfold-c/Runtime.h"
COMPILERS = ("c++", "g++", "clang++")
# Options of the compiler, and libraries of the framework.
OPTIONS = ("-std=c++17", "-O2", "-fPIC", "-shared", "-s")
LIBRARIES = ("libphi_core.so", "libcommon.so")
LINKER_OPTIONS = ("-ldl", "-Wl,--allow-shlib-undefined")
# Lines of a compiler's errors that an exception has.
NUM_LINES = 10


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


def build_operator() -> str:
    """Builds the operator of `fold(main, startup, kernels=True)` for the installed framework.

    The package has it for one version of the framework. What is built is kept in operators/ of
    the cache ($STEPFOLD_CACHE, $XDG_CACHE_HOME/stepfold or ~/.cache/stepfold), for all processes:
    one for each version and build of the framework, and of this package. Operators are not
    removed; you may delete the folder. If the library is there already, nothing is built.

    The compiler is $CXX, or the first of c++, g++ and clang++ on the path.

    Returns the path of the library.

    Raises RuntimeError if there is no compiler, if it cannot compile the operator, or if the cache
    is disabled or cannot be used, and OSError if sources of the operator or headers of the
    framework are not found, or if the library cannot be written.
    """
    if not find_sources():
        raise OSError("build_operator: the package has no sources of the operator: install it anew")
    built = find_built()
    if built is None:
        raise RuntimeError(
            "build_operator: the cache of Stepfold is disabled: set STEPFOLD_CACHE to a folder"
        )
    if os.path.lexists(built):
        return str(built / NAME)
    compiler = find_compiler()
    with contextlib.ExitStack() as stack:
        try:
            make_folders(built.parent)
            folder = stack.enter_context(open_folder(built.parent))
        except FAULTS as error:
            raise RuntimeError(
                f"build_operator: cannot write to '{built.parent}': {error}; set STEPFOLD_CACHE "
                "to a folder of your own"
            ) from error
        remove_temporaries(folder)
        add_entry(folder, built.name, functools.partial(compile_operator, compiler))
    return str(built / NAME)


def find_built() -> Path | None:
    """Returns the folder of the library that is built for this framework.

    It need not be there. None if the cache is disabled, or if there are no sources to build from.
    """
    root, sources = find_root(), find_sources()
    if root is None or not sources:
        return None
    version = (paddle.__version__, paddle.version.commit)
    digest = hashlib.sha256(" ".join((*version, *OPTIONS, *LIBRARIES, *LINKER_OPTIONS)).encode())
    for path in sources:
        digest.update(path.read_bytes())
    return root / "operators" / digest.hexdigest()


def find_sources() -> list[Path]:
    """Returns the paths of SOURCES, EXPORTS and HEADER, in this order.

    They are those of the installed package, or of the repository. There is none if neither has
    them.
    """
    here = Path(__file__).resolve().parents[2]
    installed, repository = here / "operator_sources", here.parents[1]
    for folder, include in (
        (installed, installed),
        (repository / "lib/Frontends/Paddle/Operator", repository / "include"),
    ):
        sources = [path for pattern in SOURCES for path in sorted(folder.glob(pattern))]
        others = [folder / EXPORTS, include / HEADER]
        if sources and all(path.exists() for path in others):
            return [*sources, *others]
    return []


def find_compiler() -> str:
    """Returns the path of a C++ compiler. Raises RuntimeError if there is none."""
    chosen = os.environ.get("CXX")
    for name in [chosen] if chosen else COMPILERS:
        path = shutil.which(name)
        if path is not None:
            return path
    expected = f"'{chosen}', which CXX names," if chosen else "c++, g++ or clang++"
    raise RuntimeError(
        f"build_operator: there is no C++ compiler: expected {expected} on the path; install one, "
        "or set CXX to its name"
    )


def compile_operator(compiler: str, folder: Path) -> None:
    """Compiles the operator to a new folder.

    Raises OSError if the framework has no headers, and RuntimeError with the compiler's errors.
    """
    framework = Path(paddle.__file__).parent
    include = framework / "include"
    if not (include / "paddle/phi/api/ext/op_meta_info.h").exists():
        raise OSError(f"the headers of the framework are not in {include}")
    *sources, exports, header = find_sources()
    # A process of its own has another /proc/self, by which `folder` may be named.
    with tempfile.TemporaryDirectory() as temporary:
        library = Path(temporary) / NAME
        command = [
            compiler,
            *OPTIONS,
            f'-DSTEPFOLD_PADDLE_VERSION="{paddle.__version__}"',
            f"-I{header.parents[1]}",
            *("-isystem", str(include), "-isystem", str(include / "third_party")),
            *(str(source) for source in sources if source.suffix == ".cpp"),
            *("-o", str(library)),
            *(str(framework / "libs" / name) for name in LIBRARIES),
            *(f"-Wl,--version-script={exports}", *LINKER_OPTIONS),
        ]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            lines = done.stderr.strip().splitlines()[:NUM_LINES]
            raise RuntimeError(
                f"build_operator: {compiler} cannot compile the operator for paddlepaddle "
                f"{paddle.__version__}:\n" + "\n".join(lines)
            )
        folder.mkdir()
        shutil.copy(library, folder)
