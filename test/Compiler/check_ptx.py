"""Checks the PTX of a plan: its instructions, and the output of ptxas.

usage: check_ptx.py PLAN --launches=N [--ptxas=PATH --registers=KERNEL=N ...]

- every f32 and f64 add, sub, mul, div, fma and sqrt names its rounding, .rn, and nothing is
  approximate or flushed;
- there are no atomics and no reductions in memory;
- every vector access names its memory, and the main paths access 16 bytes of global memory at once;
- the plan has at most N launches;
- with --ptxas: it is accepted, nothing is spilled, and a kernel whose name contains KERNEL takes at
  most N registers.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ARITHMETIC = re.compile(
    r"^(add|sub|mul|div|fma|mad|sqrt|rcp|rsqrt|ex2|lg2|sin|cos)\.(.*\.)?f(32|64)$"
)
MEMORY = re.compile(r"^(ld|st)\.")
STATE_SPACES = {"global", "shared", "param", "local", "const"}


def find_faults(ptx):
    """Yields what is wrong with the text."""
    opcodes = re.findall(r"^\s*(?:@!?%\w+\s+)?([a-z][a-z0-9_.]*)\s", ptx, re.MULTILINE)
    for opcode in opcodes:
        parts = opcode.split(".")
        if "approx" in parts or "ftz" in parts or "full" in parts:
            yield f"{opcode} is not exact"
        if ARITHMETIC.match(opcode) and "rn" not in parts:
            yield f"{opcode} does not name its rounding"
        if parts[0] in ("atom", "red"):
            yield f"{opcode} is atomic"
        if MEMORY.match(opcode) and not STATE_SPACES & set(parts):
            yield f"{opcode} does not name its memory"
    for opcode in ("ld.global.v4.b32", "st.global.v4.b32"):
        if opcode not in opcodes:
            yield f"there is no {opcode}"


def get_budgets(arguments):
    for text in arguments:
        kernel, _, registers = text.rpartition("=")
        yield kernel, int(registers)


def find_ptxas_faults(ptxas, arch, ptx_file, budgets):
    """Yields what ptxas finds wrong."""
    with tempfile.TemporaryDirectory() as folder:
        command = [ptxas, "-v", f"-arch={arch}", str(ptx_file), "-o", f"{folder}/stage.cubin"]
        result = subprocess.run(command, capture_output=True, text=True)
    log = result.stdout + result.stderr
    if result.returncode != 0:
        yield f"ptxas refuses it: {log}"
        return
    kernels = re.findall(
        r"Compiling entry function '(\w+)'.*?(\d+) bytes spill stores, (\d+) bytes spill loads"
        r".*?Used (\d+) registers",
        log,
        re.DOTALL,
    )
    if not kernels:
        yield f"ptxas reports no kernel: {log}"
    for name, stores, loads, registers in kernels:
        if stores != "0" or loads != "0":
            yield f"{name} spills"
        for kernel, limit in budgets:
            if kernel in name and int(registers) > limit:
                yield f"{name} takes {registers} registers, more than {limit}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("plan", type=pathlib.Path)
    parser.add_argument("--launches", type=int, required=True)
    parser.add_argument("--ptxas")
    parser.add_argument("--registers", action="append", default=[])
    options = parser.parse_args()

    plan = json.loads((options.plan / "plan.json").read_text())
    ptx_file = options.plan / plan["code"]["ptx"]["file"]
    faults = list(find_faults(ptx_file.read_text()))
    if len(plan["steps"]) > options.launches:
        faults.append(f"the plan has {len(plan['steps'])} launches, more than {options.launches}")
    if options.ptxas:
        budgets = list(get_budgets(options.registers))
        arch = plan["target"]["arch"]
        faults += find_ptxas_faults(options.ptxas, arch, ptx_file, budgets)
    for fault in faults:
        print(f"{ptx_file}: {fault}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
