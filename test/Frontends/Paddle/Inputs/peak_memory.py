#!/usr/bin/env python3
"""Runs a command, and fails where it takes too much memory.

peak_memory.py MEBIBYTES COMMAND...
"""

import resource
import subprocess
import sys


def main():
    limit, command = int(sys.argv[1]), sys.argv[2:]
    subprocess.run(command, check=True)
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
    if peak > limit:
        sys.exit(f"{command[0]}: expected at most {limit} MiB, got {peak}")


if __name__ == "__main__":
    main()
