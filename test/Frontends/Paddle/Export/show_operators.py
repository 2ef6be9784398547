#!/usr/bin/env python3
"""Prints the operators that execute plans in a program in JSON, with their attributes.

show_operators.py FILE

Of digests, only the length is printed.
"""

import json
import sys

OPERATOR = "3.stepfold_step_"


def main():
    with open(sys.argv[1]) as file:
        [block] = json.load(file)["program"]["regions"][0]["blocks"]
    names = [op["#"] for op in block["ops"]]
    for op in block["ops"]:
        if op["#"] != OPERATOR:
            continue
        for attribute in op["A"]:
            name, data = attribute["N"], attribute["AT"]["D"]
            if name in ("seal", "stage"):
                data = f"{len(data)} digits"
            print(f"{name}: {' '.join(data.splitlines())}".rstrip())
    print(f"{names.count(OPERATOR)} operators in {len(names)} ops")


if __name__ == "__main__":
    main()
