"""Checks that the passes take instructions in proportion to the number of parameters.

Usage: check_linear.py SCRATCH STAGE PIPELINE

STAGE is one of the benchmark's (python/benchmarks/scale.py), as a framework writes it, or
`startup`: SGD with a startup program.
PIPELINE runs under valgrind, which counts instructions: on one parameter, which what does not
depend on their number takes, on a number of them and on twice that number. The counts of two
runs differ by less than 1 %, whatever else the machine does.
"""

import os
import re
import subprocess
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..")
sys.path.append(os.path.join(ROOT, "python", "benchmarks"))
import scale  # noqa: E402

COUNT = 400
# Linear work doubles; sorting and larger numbers take a little more.
MAX_RATIO = 2.1


def write_program_with_startup(path, count):
    """SGD in mixed precision: casts of parameters, a startup, and an update for each."""
    type, copy = "tensor<4xf32>", "tensor<4xf16>"
    state, startup, forward, updates = [], [], [], []
    for k in range(count):
        state.append(
            f"ml_program.global private mutable @w{k}(#ml_program.extern : {type}) : {type}"
        )
        startup += [
            f'%w{k} = "framework.random"() : () -> {type}',
            f"ml_program.global_store @w{k} = %w{k} : {type}",
        ]
        forward += [
            f"%w{k} = ml_program.global_load @w{k} : {type}",
            f"%copy{k} = optim.cast %w{k} : {type} to {copy}",
            f'"framework.forward"(%copy{k}) : ({copy}) -> ()',
        ]
        updates += [
            f"%g{k} = optim.gradient @w{k} %d : {type}",
            f"%new{k} = optim.sgd params(%w{k} : {type}) grads(%g{k} : f32) lr(%lr : tensor<f32>)",
            f"ml_program.global_store @w{k} = %new{k} : {type}",
        ]
    lines = [
        "ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>",
        *state,
        "func.func @startup() {",
        *startup,
        "return",
        "}",
        f"func.func @train_step(%d: {type}) {{",
        "%lr = ml_program.global_load @lr : tensor<f32>",
        *forward,
        *updates,
        "return",
        "}",
    ]
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")


def count_instructions(scratch, stage, pipeline, count):
    program = os.path.join(scratch, f"{count}.mlir")
    if stage == "startup":
        write_program_with_startup(program, count)
    else:
        scale.write_program(program, stage, count)
    command = [
        "valgrind",
        "--tool=callgrind",
        f"--callgrind-out-file={os.devnull}",
        "stepfold-opt",
        program,
        "--allow-unregistered-dialect",
        "--mlir-disable-threading",
        f"--pass-pipeline={pipeline}",
        "-o",
        os.devnull,
    ]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(result.stderr)
    return int(re.search(r"Collected : (\d+)", result.stderr).group(1))


def main():
    scratch, stage, pipeline = sys.argv[1:]
    one, some, twice = (
        count_instructions(scratch, stage, pipeline, count) for count in (1, COUNT, 2 * COUNT)
    )
    ratio = (twice - one) / (some - one)
    verdict = "in proportion" if ratio < MAX_RATIO else "more than in proportion"
    print(f"{one}, {some}, {twice} instructions, ratio {ratio:.3f}: {verdict}")


main()
