"""Checks that stepfold-opt prints the same each time: check_deterministic.py PROGRAM OPTION...

Addresses differ from process to process; what depends on them differs in some of these.
"""

import subprocess
import sys

REPETITIONS = 8

command = ["stepfold-opt", "--allow-unregistered-dialect", *sys.argv[1:]]
outputs = {
    subprocess.run(command, capture_output=True, check=True).stdout for _ in range(REPETITIONS)
}
if len(outputs) != 1:
    sys.exit(f"{' '.join(command)}: {len(outputs)} outputs in {REPETITIONS} runs")
