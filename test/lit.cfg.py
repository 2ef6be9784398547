"""Configuration of the lit tests."""

import os
import shutil
import subprocess
import sys

import lit.formats

config.name = "Stepfold"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Unit", "Plugin", "Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.stepfold_binary_root, "test")
# lit starts the tests that take longest first, so that no long one runs alone at the end. If it has
# recorded no times yet, it reads those in .lit_test_times.txt beside this file: seconds of the long
# tests on one idle core.

config.environment["FILECHECK_OPTS"] = "-enable-var-scope --allow-unused-prefixes=false"
for directory in (config.llvm_tools_dir, config.stepfold_tools_dir):
    config.environment["PATH"] = os.pathsep.join([directory, config.environment["PATH"]])

config.substitutions.append(("%stepfold_tools", config.stepfold_tools_dir))
config.substitutions.append(("%stepfold_libs", os.path.join(config.stepfold_binary_root, "lib")))
config.substitutions.append(("%stepfold_build", config.stepfold_binary_root))
config.substitutions.append(("%stepfold_src", config.stepfold_source_root))
config.substitutions.append(
    ("%llvm_include", os.path.join(os.path.dirname(config.llvm_tools_dir), "include"))
)
# A library that stands in for the CUDA driver where there is no GPU.
fake_driver = os.path.join(
    config.stepfold_binary_root, "test", "Unit", "Runtime", "Cuda", "libStepfoldFakeDriver.so"
)
config.substitutions.append(("%fake_cuda_driver", fake_driver))
programs = os.path.join(config.stepfold_source_root, "test", "Programs")
config.substitutions.append(("%programs", programs))


def python_succeeds(python, code):
    """Returns True if `python` exists and executes `code` without an error."""
    if not os.path.exists(python):
        return False
    return subprocess.run([python, "-c", code], capture_output=True).returncode == 0


def python_can_import(python, *modules):
    """Returns True if `python` exists and imports all of `modules`."""
    return python_succeeds(python, "import " + ", ".join(modules))


def python_finds(python, *modules):
    """Returns True if `python` exists and has all of `modules`, whose import would take long."""
    code = f"from importlib.util import find_spec; assert all(map(find_spec, {modules}))"
    return python_succeeds(python, code)


# A Python for scripts that need nothing but the standard library, ...
config.substitutions.append(("%python", sys.executable))
# ... one for arrays, ...
if python_can_import(config.test_python, "numpy"):
    config.available_features.add("numpy")
    config.substitutions.append(("%numpy_python", config.test_python))
# ... and one with the framework that makes the test programs.
if python_can_import(config.test_python, "paddle", "numpy"):
    config.available_features.add("paddle")
    config.substitutions.append(("%paddle_python", config.test_python))
    # Programs that are not in the repository: `%make_programs NAME...` makes %made/NAME.mlir, once
    # for all tests. Programs in the framework's older form need libStepfold.so, too.
    made = os.path.join(config.test_exec_root, "Programs", "made")
    make_programs = f"{config.test_python} {os.path.join(programs, 'made_programs.py')}"
    tools = f"--tools {config.stepfold_tools_dir}"
    config.substitutions.append(("%made", made))
    config.substitutions.append(("%make_programs", f"{make_programs} {tools} {made}"))
    # It multiplies bf16 matrices by instructions that not every processor has.
    if python_succeeds(
        config.test_python, "import paddle; assert paddle.amp.is_bfloat16_supported()"
    ):
        config.available_features.add("paddle-bf16")
# Library that draws the plots of the benchmark.
if python_can_import(config.test_python, "matplotlib"):
    config.available_features.add("matplotlib")
    config.substitutions.append(("%matplotlib_python", config.test_python))

# The framework whose optimizers stepfold.torch folds.
if python_can_import(config.test_python, "torch"):
    config.available_features.add("torch")
    config.substitutions.append(("%torch_python", config.test_python))
    # Variables that stepfold.torch needs.
    folders = {
        "PYTHONPATH": os.path.join(config.stepfold_source_root, "python"),
        "STEPFOLD_RUNTIME": os.path.join(
            config.stepfold_binary_root, "lib", "libStepfoldRuntime.so"
        ),
        "STEPFOLD_COMPILER": os.path.join(config.stepfold_binary_root, "lib", "libStepfold.so"),
    }
    variables = " ".join(f"{name}={path}" for name, path in folders.items())
    config.substitutions.append(
        ("%stepfold_torch", f"env {variables} {config.test_python} -W ignore -B")
    )
# Programs that train with it.
if python_can_import(config.test_python, "torch", "transformers", "accelerate"):
    config.available_features.add("transformers")
for client, modules in {
    "lightning": ("lightning", "torchmetrics"),
    "peft": ("transformers", "peft", "torchao"),
    "timm": ("timm", "torchvision"),
}.items():
    if python_finds(config.test_python, "torch", *modules):
        config.available_features.add(client)

# Packages that build a wheel of the package.
if python_can_import(config.test_python, "scikit_build_core", "auditwheel", "wheel"):
    config.available_features.add("wheel")

# ptxas, from a CUDA toolkit or from PyPI.
if config.ptxas and os.path.exists(config.ptxas):
    config.available_features.add("ptxas")
    config.substitutions.append(("%ptxas", config.ptxas))

# Tools that check the form of sources. clang-format's verdicts depend on its version.
clang_format = os.path.join(config.llvm_tools_dir, "clang-format")
if os.path.exists(clang_format):
    config.available_features.add("clang-format")
    config.substitutions.append(("%clang_format", clang_format))
ruff = os.path.join(os.path.dirname(config.test_python), "ruff")
if os.path.exists(ruff):
    config.available_features.add("ruff")
    config.substitutions.append(("%ruff", ruff))
mypy = os.path.join(os.path.dirname(config.test_python), "mypy")
if os.path.exists(mypy):
    config.available_features.add("mypy")
    config.substitutions.append(("%mypy", mypy))

# The compiler as one library, which a build may leave out.
if os.path.exists(os.path.join(config.stepfold_binary_root, "lib", "libStepfold.so")):
    config.available_features.add("stepfold-library")
    library = os.path.join(config.stepfold_binary_root, "lib", "libStepfold.so")
    config.environment["STEPFOLD_COMPILER"] = library

# The operator of the framework's executor, which needs the framework's headers.
operator = os.path.join(config.stepfold_binary_root, "lib", "libStepfoldOperator.so")
if os.path.exists(operator):
    config.available_features.add("stepfold-operator")
    config.environment["STEPFOLD_OPERATOR"] = operator

# Tool that checks memory accesses, for code that does not check them itself.
valgrind = shutil.which("valgrind")
if valgrind and not config.stepfold_asan:
    config.available_features.add("valgrind")

# Programs that load an instrumented library are not instrumented themselves, and neither is LLVM,
# whose headers poison memory that the rest of it uses.
if config.stepfold_asan:
    command = [config.compiler, "-print-file-name=libasan.so"]
    config.environment["LD_PRELOAD"] = subprocess.check_output(command, text=True).strip()
    config.environment["ASAN_OPTIONS"] = (
        "abort_on_error=1:allocator_may_return_null=1:allow_user_poisoning=0:detect_leaks=0"
    )

# The longer versions of tests, with a seed of the caller's: tools/test.sh --long.
if long_seed := lit_config.params.get("long_seed"):
    config.available_features.add("long")
    config.substitutions.append(("%long_seed", long_seed))

# A CUDA device: the driver's own list of devices.
if os.path.exists("/dev/nvidia0"):
    config.available_features.add("cuda")
    if os.path.exists("/dev/nvidia1"):
        config.available_features.add("two-gpus")

# One cache of plans for all tests, many of which compile the same programs. Its keys tell builds of
# the compiler apart; tools/test.sh begins with an empty one.
config.environment["STEPFOLD_CACHE"] = os.path.join(config.test_exec_root, "cache")

# Set to check that every test's output survives printing and parsing.
if os.environ.get("STEPFOLD_VERIFY_ROUNDTRIP"):
    config.substitutions.append(("stepfold-opt", "stepfold-opt --verify-roundtrip"))
