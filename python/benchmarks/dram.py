#!/usr/bin/env python3
"""Measures the bytes of DRAM that kernels move, with Nsight Compute.

dram.py PLANS --out dram.csv --plans NAME,NAME...

PLANS is what compile_plans.py wrote. A line of the output is a kernel of a plan: what was
read and written, and what the compiler's report says. Needs `ncu`, and the right to read the
device's counters.
"""

import argparse
import csv
import io
import os
import subprocess
import sys

from plan_folder import PlanFolder

METRICS = {"dram__bytes_read.sum": "read", "dram__bytes_write.sum": "written"}
# A step that is measured, after one that is not.
SKIPPED_STEPS = 1
# Columns for kernels over all elements; the report does not list other kernels one by one.
FIELDS = ("plan", "ptx_sha256", "kernel", "model_read", "model_written", "read", "written")


def execute(plans, name):
    """Runs some steps of a plan; to be run under the profiler."""
    import torch
    from plans import BoundPlan
    from values import WEIGHT, fill

    folder = PlanFolder(plans)
    bound = BoundPlan(folder.get_folder(folder.find(name=name)), "cuda")
    tensors = [t for (role, _), t in bound.variables.items() if role == "gradient"]
    fill(tensors, 1, WEIGHT)
    for _ in range(SKIPPED_STEPS + 1):
        bound.step()
    torch.cuda.synchronize()


def measure(plans, plan):
    """The rows of a plan."""
    launches = plan["launches"]
    command = [
        "ncu",
        # With the clocks that kernels run with otherwise.
        "--clock-control=none",
        "--csv",
        "--print-units=base",
        f"--metrics={','.join(METRICS)}",
        "--kernel-name=regex:^optimizer_stage",
        f"--launch-skip={SKIPPED_STEPS * launches}",
        f"--launch-count={launches}",
        sys.executable,
        os.path.abspath(__file__),
        plans,
        f"--execute={plan['name']}",
    ]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(command)}: {result.stdout[-2000:]}{result.stderr[-2000:]}")
    lines = [line for line in result.stdout.splitlines() if line.startswith('"')]
    rows = {}
    for line in csv.DictReader(io.StringIO("\n".join(lines))):
        kernel = line["Kernel Name"].partition("(")[0]
        value = int(float(line["Metric Value"].replace(",", "")))
        rows.setdefault(kernel, {})[METRICS[line["Metric Name"]]] = value
    for kernel, row in rows.items():
        model = plan["kernels"].get(kernel)
        row |= {"plan": plan["name"], "ptx_sha256": plan["ptx_sha256"], "kernel": kernel}
        if model:
            row |= {"model_read": model["bytes_read"], "model_written": model["bytes_written"]}
    return rows.values()


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("plans")
    parser.add_argument("--out")
    parser.add_argument("--plans", dest="names", type=lambda text: text.split(","), default=())
    parser.add_argument("--execute", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.execute:
        return execute(arguments.plans, arguments.execute)
    if not arguments.out:
        parser.error("expected --out, the file to write")

    folder = PlanFolder(arguments.plans)
    with open(arguments.out, "w", newline="") as file:
        writer = csv.DictWriter(file, FIELDS, lineterminator="\n")
        writer.writeheader()
        for name in arguments.names:
            writer.writerows(measure(folder.path, folder.find(name=name)))
            file.flush()
            print(name, file=sys.stderr)


if __name__ == "__main__":
    main()
