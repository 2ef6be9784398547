#!/usr/bin/env python3
"""Compares all forms of random programs; names the seed of the first that differs.

check_random_programs.py FIRST LAST FOLDER
"""

import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent


def main():
    first, last, folder = int(sys.argv[1]), int(sys.argv[2]), pathlib.Path(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    for seed in range(first, last + 1):
        program = folder / f"{seed}.mlir"
        with open(program, "w") as file:
            subprocess.run(
                [sys.executable, HERE / "random_programs.py", str(seed)], stdout=file, check=True
            )
        compare = HERE.parent / "compare_forms.py"
        command = [sys.executable, compare, program, folder / str(seed), "--steps=2", "--may-stay"]
        if subprocess.run(command, stdout=subprocess.DEVNULL).returncode != 0:
            sys.exit(f"seed {seed} differs: {program}")
    print(f"{last - first + 1} programs agree")


if __name__ == "__main__":
    main()
