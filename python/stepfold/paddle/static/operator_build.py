"""The build of the library with operators, for another version of the framework.

`lib/Frontends/Paddle/Operator` has its sources.
"""

import contextlib
import functools
import hashlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import paddle

from stepfold.cache_folder import FAULTS, add_entry, find_root, make_folders, open_folder
from stepfold.stage.cache_limit import remove_temporaries

NAME = "libStepfoldOperator.so"
# Files of the sources' folder, and what they include of this project.
SOURCES, EXPORTS, HEADER = ("*.cpp", "*.h"), "exports.map", "stepfold-c/Runtime.h"
COMPILERS = ("c++", "g++", "clang++")
# Options of the compiler, and libraries of the framework.
OPTIONS = ("-std=c++17", "-O2", "-fPIC", "-shared", "-s")
LIBRARIES = ("libphi_core.so", "libcommon.so")
LINKER_OPTIONS = ("-ldl", "-Wl,--allow-shlib-undefined")
# Lines of a compiler's errors that an exception has.
NUM_LINES = 10


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
