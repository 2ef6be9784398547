#!/usr/bin/env python3
"""Checks on a GPU that compiled plans give the bits of the reference interpreter.

    cuda-check.py pack DIR    where LLVM is, by a Python with the framework, which
                              makes programs: compiles plans for sm_90 and writes
                              what the interpreter (or, for large programs, the
                              host plan) prints
    cuda-check.py run DIR     on the GPU machine, which needs Python and the
                              driver alone: runs every plan, aligned and not,
                              and compares
    cuda-check.py run-sanitizer DIR
                              the same, without comparing, for parameters of edge
                              sizes: under compute-sanitizer, which looks for
                              accesses out of bounds (memcheck) and races between
                              threads of a block (racecheck); many at a time
    cuda-check.py run-python DIR
                              the same, with torch: plans from Python, in tensors
                              of torch, under capture, with calls of the driver
                              counted (python/tests/check_on_cuda.py)

The programs are those of test/Programs at a sixteenth of the width, and those that
scripts of the tests print for parameters of edge sizes: every optimizer and type,
clips, truncations, functions in regions, blocks of elements, the cases of the
benchmark. The former are also checked coalesced, and with scheduled learning rates,
the cases of the benchmark coalesced. More programs, of any size, can be named with
`pack DIR --large PROGRAM.mlir ...`. The last line is `N passed, N failed`.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
OVERFLOW = ["--inject=inf@1:linear_0.w_0"]
# Programs, with what their runs are given besides RUN.
PROGRAMS = {
    "cnn_momentum": [],
    "mlp_adam_fp16": OVERFLOW,
    "mlp_adam_fp16_merge3": [],
    "mlp_adamw_bf16": [],
    "mlp_sgd": [],
    "resnet50_adamw_small": [],
    "resnet50_lars_amp_small": ["--inject=inf@1:conv2d_0.w_0"],
    "resnet50_lars_fp16_small": [],
    "resnet50_lars_small": [],
    "resnet50_momentum_small": [],
    "transformer_adam_fp16": OVERFLOW,
    "transformer_adam_fp16_merge3": OVERFLOW,
    "transformer_adam_fp16_merge4": [],
    "transformer_adamw": [],
    "transformer_adamw_bf16": [],
    "transformer_adamw_bf16_need_clip": [],
    "transformer_adamw_bf16_rates": [],
    "transformer_adamw_fp16_masters": OVERFLOW,
    "transformer_adamw_fp16_masters_clip": [],
}
# Start of the names of plans whose parameters have edge sizes.
EDGES = "edges"
# Options of optim-optimize, by what they add to a plan's name. Those that change
# bits are checked against the host plan.
COALESCED = "coalesce=true"
PROMOTED = "promote-scalars=true schedule=cosine:steps=4:end=0.01:warmup-steps=2:warmup-start=0.001"
EDGE_TYPES = ["f32", "f64", "f16", "bf16"]
# Scripts of test/Execution/Inputs with their arguments.
EXECUTION_INPUTS = ROOT / "test" / "Execution" / "Inputs"
BENCHMARK_PROGRAM = ROOT / "test" / "Benchmarks" / "Inputs" / "small_program.py"
PRINTED = [
    ["clipped_sgd", "6", "f32"],
    ["clipped_sgd", "6", "f64"],
    ["clipped_sgd", "300", "f32"],
    ["clipped_sgd", "13", "f32", "mixed"],
    ["clipped_sgd", "6", "f32", "maximum"],
    ["clipped_sgd", "6", "f64", "maximum"],
    ["clipped_sgd", "300", "f32", "mixed", "maximum"],
    ["clipped_sgd", "13", "f32", "mixed", "exact"],
    ["clipped_sgd", "300", "f32", "exact"],
    ["exact_sums"],
    ["maxima", "f32"],
    ["maxima", "f64"],
    ["truncations"],
    ["elementary_functions"],
    ["elementary_functions", "20000"],
    ["blocks", "8"],
    ["blocks", "32"],
    ["blocks", "32", "+skip"],
    ["blocks", "256", "+skip"],
]
SANITIZERS = ("memcheck", "racecheck")
# Most seconds of one command. A kernel with a fault may never end.
TIMEOUT = 300
RUN = ["--steps=5", "--seed=7", "--every-step"]
# Programs and settings that python/tests/check_on_cuda.py runs.
PYTHON_PROGRAMS = ["mlp_sgd", "transformer_adamw_bf16", "transformer_adam_fp16"]
PYTHON_SETTINGS = {"steps": 3, "seed": 7, "programs": PYTHON_PROGRAMS}


def run(command):
    """Returns the standard output of a command, which must succeed, and end in time."""
    words = [str(part) for part in command]
    try:
        result = subprocess.run(words, capture_output=True, text=True, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"{' '.join(words)}: no end after {TIMEOUT} s") from None
    if result.returncode != 0:
        raise RuntimeError(f"{' '.join(words)}: {result.stderr.strip()}")
    return result.stdout


def pack_program(tools, program, folder, expected_from, optimize_options="", arguments=()):
    """Compiles one program to `folder`, with the output that is expected."""
    arguments = [*RUN, *arguments]
    compiler = [tools / "stepfold-compile", program, "--optimize-options=" + optimize_options]
    run([*compiler, "--target=sm_90", "-o", folder])
    if expected_from == "interpreter":
        expected = run([tools / "stepfold-run", program, "--engine=interpreter", *arguments])
    else:
        host = folder / "host"
        run([*compiler, "--target=host", "-o", host])
        expected = run([tools / "stepfold-run", host, "--engine=host", *arguments])
        shutil.rmtree(host)
    (folder / "expected.txt").write_text(expected)
    (folder / "arguments.txt").write_text("\n".join(arguments))


def read_digests(output):
    """The digests that stepfold-run has printed, by the name of the state."""
    digests = {}
    for line in output.splitlines():
        name, _, _, digest = line.split("\t")
        digests[name.removeprefix("# copy ").removeprefix("# counter ")] = digest
    return digests


def pack_python_program(tools, program, folder, optimize_options=""):
    """Compiles a program, with its state before and the digests of its state after all steps."""
    command = [tools / "stepfold-compile", program, "--target=sm_90", "-o", folder]
    run([*command, "--optimize-options=" + optimize_options])
    seed = f"--seed={PYTHON_SETTINGS['seed']}"
    interpret = [tools / "stepfold-run", program, "--engine=interpreter", seed]
    run([*interpret, "--steps=0", f"--save={folder / 'initial.safetensors'}"])
    # The programs as imported have no copies: those of the host plan are the same.
    host = folder / "host"
    run([*command[:2], "--target=host", "-o", host, "--optimize-options=" + optimize_options])
    steps = [f"--steps={PYTHON_SETTINGS['steps']}", seed]
    digests = read_digests(run([tools / "stepfold-run", host, "--copies", *steps]))
    shutil.rmtree(host)
    interpreted = read_digests(run([*interpret, steps[0]]))
    if any(digests[name] != digest for name, digest in interpreted.items()):
        raise RuntimeError(f"{program}: the host plan does not give the interpreter's bits")
    (folder / "expected.json").write_text(json.dumps(digests))


def pack_python(folder, tools, programs):
    """Packs what the checks in Python need: the package, its libraries, plans of `programs`."""
    folder.mkdir()
    python = ROOT / "python"
    shutil.copytree(python / "stepfold", folder / "stepfold")
    for file in (
        tools.parent / "lib" / "libStepfoldRuntime.so",
        tools.parent / "lib" / "libStepfoldCountingDriver.so",
        python / "tests" / "check_on_cuda.py",
        python / "examples" / "train.py",
    ):
        shutil.copy(file, folder)
    inputs = ROOT / "test" / "Reference" / "Inputs"
    (folder / "inputs").mkdir()
    for name in ("model.py", "checkpoint.py"):
        shutil.copy(inputs / name, folder / "inputs")
    for name in PYTHON_PROGRAMS:
        pack_python_program(tools, programs[name], folder / name)
    pack_python_program(tools, programs["cnn_momentum"], folder / "coalesced", COALESCED)
    example = python / "examples" / "mlp_adamw.mlir"
    compiler = [tools / "stepfold-compile", example, "--target=sm_90", "-o"]
    run([*compiler, folder / "example"])
    # A plan that the driver must compile.
    run([*compiler, folder / "ptx", "--ptxas=none"])
    (folder / "settings.json").write_text(json.dumps(PYTHON_SETTINGS))


def list_edge_sizes():
    """Every variant but the numerics of the framework's kernels for CPUs."""
    sys.path.append(str(EXECUTION_INPUTS))
    from edge_sizes import OF_MATRICES, VARIANTS

    variants = [
        variant + "+mma16" * (op in OF_MATRICES)
        for variant, (op, *_) in VARIANTS.items()
        if "paddle_cpu" not in variant
    ]
    return [
        *(["edge_sizes", variant, dtype] for variant in variants for dtype in EDGE_TYPES),
        *(["edge_sizes", variant + "+skip+maximize", "f16"] for variant in variants),
        *(["edge_sizes", variant + "+operands", "f32"] for variant in variants if variant != "sgd"),
    ]


def pack(folder, tools, large):
    sys.path.append(str(ROOT / "test" / "Programs"))
    from made_programs import provide

    folder.mkdir(parents=True)
    shutil.copy(tools / "stepfold-run", folder)
    shutil.copy(__file__, folder)
    with tempfile.TemporaryDirectory() as made:
        programs = provide(tools, made, list(PROGRAMS))
        pack_programs(folder, tools, programs)
        pack_python(folder / "python", tools, programs)
    pack_printed(folder, tools)
    for program in large:
        pack_program(tools, program, folder / f"large_{program.stem}", "host")


def pack_programs(folder, tools, programs):
    """Packs plans of PROGRAMS, as they are, coalesced and promoted."""
    for name, arguments in PROGRAMS.items():
        program = programs[name]
        for suffix, expected_from, optimize_options in (
            ("", "interpreter", ""),
            ("_coalesced", "host", COALESCED),
            ("_promoted", "host", PROMOTED),
        ):
            plan = folder / (name + suffix)
            pack_program(tools, program, plan, expected_from, optimize_options, arguments)


def pack_printed(folder, tools):
    """Packs plans of the programs that scripts print."""
    program = folder / "printed.mlir"
    for script, *arguments in list_edge_sizes() + PRINTED:
        program.write_text(run([sys.executable, EXECUTION_INPUTS / f"{script}.py", *arguments]))
        name = "_".join([EDGES, script, *arguments])
        pack_program(tools, program, folder / name, "interpreter")
    program.write_text(run([sys.executable, EXECUTION_INPUTS / "exchanges.py"]))
    pack_program(tools, program, folder / f"{EDGES}_exchanges", "interpreter", "", ["--ranks=3"])
    for case in run([sys.executable, BENCHMARK_PROGRAM, "--list"]).split():
        program.write_text(run([sys.executable, BENCHMARK_PROGRAM, case]))
        arguments = ["--inject=inf@1:p.3"] if "amp" in case else []
        name = f"{EDGES}_benchmark_{case}"
        pack_program(tools, program, folder / name, "interpreter", "", arguments)
        name += "_coalesced"
        pack_program(tools, program, folder / name, "host", COALESCED, arguments)
    program.unlink()


def list_runs(folder, pattern="*"):
    """Plans of a folder, aligned and not: their names, commands and folders."""
    for plan in sorted(path.parent for path in folder.glob(f"{pattern}/plan.json")):
        arguments = (plan / "arguments.txt").read_text().splitlines()
        for misalign in (0, 1):
            option = f"--misalign={misalign}"
            command = [folder / "stepfold-run", plan, "--engine=cuda", option, *arguments]
            yield f"{plan.name} {option}", command, plan


def check_all(examine, runs):
    """Executes the command of each run, many at a time: the driver starts on a core of its own for
    each, and they share the GPU.

    `examine` gets the output and the folder, and returns what it saw and whether that is right.
    Prints what is wrong, and the last line.
    """

    def execute(command, plan):
        try:
            return examine(run(command), plan)
        except RuntimeError as error:
            return str(error), False

    passed = failed = 0
    runs = list(runs)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(lambda own: execute(*own[1:]), runs)
        for (name, *_), (seen, is_right) in zip(runs, results):
            passed += is_right
            failed += not is_right
            if not is_right:
                print(f"FAIL {name}: {seen}", flush=True)
    print(f"{passed} passed, {failed} failed")
    return failed == 0 and passed > 0


def compare(output, plan):
    """Compares an output with that expected."""
    return "other digests", output == (plan / "expected.txt").read_text()


def check(folder):
    return check_all(compare, list_runs(folder))


def summarize(output, _):
    """Returns the summary of a sanitizer."""
    summaries = [line.strip("= ") for line in output.splitlines() if "SUMMARY: " in line]
    summary = summaries[-1] if summaries else "no summary"
    return summary, " SUMMARY: 0 " in summary


def check_sanitizers(folder):
    runs = [
        (f"{sanitizer} {name}", ["compute-sanitizer", f"--tool={sanitizer}", *command], plan)
        for name, command, plan in list_runs(folder, f"{EDGES}_*")
        for sanitizer in SANITIZERS
    ]
    return check_all(summarize, runs)


def check_python(folder):
    """Runs the checks in Python, which print what `check` does."""
    folder = folder / "python"
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "STEPFOLD_RUNTIME": str(folder / "libStepfoldRuntime.so"),
        "STEPFOLD_CUDA_DRIVER": str(folder / "libStepfoldCountingDriver.so"),
    }
    command = [sys.executable, "-B", folder / "check_on_cuda.py", folder]
    return subprocess.run(command, env=environment).returncode == 0


CHECKS = {"run": check, "run-sanitizer": check_sanitizers, "run-python": check_python}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("command", choices=["pack", *CHECKS])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--tools", type=pathlib.Path, default=ROOT / "build" / "bin")
    parser.add_argument("--large", type=pathlib.Path, nargs="*", default=[])
    options = parser.parse_args()
    if options.command == "pack":
        pack(options.folder, options.tools, options.large)
        return
    is_good = CHECKS[options.command](options.folder.resolve())
    sys.exit(not is_good)


if __name__ == "__main__":
    main()
