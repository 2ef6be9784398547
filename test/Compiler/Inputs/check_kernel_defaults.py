"""Checks that elementwise kernels have the measured number of threads.

check_kernel_defaults.py TABLE PROGRAM FOLDER

For each architecture, the plan of PROGRAM, which has one elementwise kernel, has blocks of
what TABLE (KernelDefaults.def) says, or of 256 threads where it says nothing; and of what
--kernel-options says in any case.
"""

import json
import os
import re
import subprocess
import sys


def get_threads(program, folder, *options):
    command = ["stepfold-compile", program, "--quiet", "--ptxas=none", "-o", folder, *options]
    subprocess.run(command, check=True)
    with open(os.path.join(folder, "plan.json")) as file:
        (kernel,) = json.load(file)["kernels"]
    return kernel["block"][0]


def main():
    table, program, folder = sys.argv[1:]
    with open(table) as file:
        lines = re.findall(r"^KERNEL_DEFAULT\((\w+), foreachThreads, (\d+)\)$", file.read(), re.M)
    measured = {arch: int(value) for arch, value in lines}
    for arch in ("sm_80", "sm_90", "sm_90a", "sm_100"):
        target = f"--target={arch}"
        expected = measured.pop(arch, 256)
        found = get_threads(program, folder, target)
        if found != expected:
            sys.exit(f"{arch}: expected {expected} threads, got {found}")
        found = get_threads(program, folder, target, "--kernel-options=foreach-threads=96")
        if found != 96:
            sys.exit(f"{arch}: expected 96 threads, got {found}")
    if measured:
        sys.exit(f"{table} has lines for unknown architectures: {', '.join(measured)}")


if __name__ == "__main__":
    main()
