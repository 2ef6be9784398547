#!/usr/bin/env python3
"""Prints the operators that execute plans in a program in JSON, with their attributes.

show_operators.py FILE

Of digests, only the length is printed.
"""

import json
import sys

# The names of operators begin with it.
OPERATOR = "3.stepfold_step_"


def main():
    with open(sys.argv[1]) as file:
        [block] = json.load(file)["program"]["regions"][0]["blocks"]
    names = [op["#"] for op in block["ops"]]
    for op in block["ops"]:
        if not op["#"].startswith(OPERATOR):
            continue
        print(f"{op['#']}: {len(op['I'])} operands")
        for attribute in op["A"]:
            name, data = attribute["N"], attribute["AT"]["D"]
            if name in ("seal", "stage"):
                data = f"{len(data)} digits"
            print(f"{name}: {' '.join(data.splitlines())}".rstrip())
    print(f"{sum(name.startswith(OPERATOR) for name in names)} operators in {len(names)} ops")


if __name__ == "__main__":
    main()
