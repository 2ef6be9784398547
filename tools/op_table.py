#!/usr/bin/env python3
"""Writes python/stepfold/stage/op_table.py: the update ops, for front ends in Python.

    op_table.py [--check]

With --check, writes nothing, and fails if the file is not what would be written.
"""

import argparse
import sys

from definitions import ROOT, load_updates

PATH = ROOT / "python" / "stepfold" / "stage" / "op_table.py"
HEAD = '''"""Update ops of the dialect: their operands in order.

Parameters, gradients, masters and the flag, which every op has, are left out.

tools/op_table.py writes this file from the definitions of the dialect.
"""

from stepfold.stage.update_op import Kind, UpdateOperand

UPDATE_OPS: dict[str, tuple[UpdateOperand, ...]] = {
'''
# Kinds of streams that a front end gives its own tensors to.
KINDS = {"State": "STATE", "ScalarState": "NUMBER", "Scalar": "SETTING"}


def write_operand(stream):
    arguments = [f'"{stream.name}"', f"Kind.{KINDS[stream.kind]}"]
    # A setting may be an attribute of the op instead, which no front end chooses.
    if stream.is_optional and stream.kind != "Scalar":
        arguments.append("is_optional=True")
    if stream.family != "Any":
        arguments.append(f'family="{stream.family.lower()}"')
    return f"        UpdateOperand({', '.join(arguments)}),\n"


def write_table():
    text = HEAD
    for update in load_updates():
        text += f'    "{update.name}": (\n'
        text += "".join(write_operand(s) for s in update.streams if s.kind in KINDS)
        text += "    ),\n"
    return text + "}\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    text = write_table()
    if not args.check:
        PATH.write_text(text)
    elif PATH.read_text() != text:
        sys.exit(f"{PATH.relative_to(ROOT)} is not what {sys.argv[0]} writes: run it")


if __name__ == "__main__":
    main()
