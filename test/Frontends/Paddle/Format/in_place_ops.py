#!/usr/bin/env python3
"""Compares the table of in-place ops with the framework, or writes it.

    in_place_ops.py FILE [--update]

FILE is lib/Frontends/Paddle/Format/InPlaceOps.def. The headers of the framework name its ops. One
program has each op whose name ends in '_', and the framework says of it which results
are the new values of which operands.
"""

import argparse
import json
import os
import re
import sys
import tempfile

import paddle
from paddle.base import core

HEADERS = os.path.join(
    os.path.dirname(paddle.__file__), "include/paddle/fluid/pir/dialect/operator/ir"
)
TENSOR = {"#": "0.t_dtensor", "D": [{"#": "0.t_f32"}, [1], "NCHW", [], 0]}
ROWS = re.compile(r"^IN_PLACE_OP\(.*\n", re.MULTILINE)


def read_names():
    """The names of the ops in place."""
    names = set()
    for header in os.listdir(HEADERS):
        with open(os.path.join(HEADERS, header)) as file:
            names.update(re.findall(r'"(pd_op\.\w+_)"', file.read()))
    return sorted(names)


def make_ops(names, count_operands, count_results):
    """Ops of these names, whose operands are absent."""
    ops = []
    number = 0
    for name in names:
        results = range(number + 1, number + 1 + count_results(name))
        number += len(results)
        op = {
            "#": name.replace("pd_op.", "1."),
            "A": [],
            "I": [{"%": 0}] * count_operands(name),
            "O": [{"%": result, "TT": TENSOR} for result in results],
            "OA": [],
        }
        ops.append(op)
    block = {"#": "block_0", "args": [], "ops": ops}
    document = {
        "base_code": {"magic": "pir", "trainable": True, "version": 1},
        "program": {"regions": [{"#": "region_0", "blocks": [block]}]},
    }
    program = paddle.static.Program()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "program.json")
        with open(path, "w") as file:
            json.dump(document, file)
        core.deserialize_pir_program(path, program, 1)
    # The program owns its ops.
    return program, dict(zip(names, program.global_block().ops, strict=True))


def read_pairs():
    """Returns pairs of an operand and a result for each op, in order."""
    names = read_names()
    program, ops = make_ops(names, lambda name: 0, lambda name: 0)
    operands = {name: len(op.get_input_names()) for name, op in ops.items()}
    results = {name: len(op.get_output_names()) for name, op in ops.items()}
    program, ops = make_ops(names, operands.get, results.get)
    return {
        name: sorted(pair[::-1] for pair in core.pir.get_op_inplace_info(op).items())
        for name, op in ops.items()
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    parser.add_argument("--update", action="store_true")
    args = parser.parse_args()
    paddle.enable_static()
    rows = [
        f'IN_PLACE_OP("{name}"{"".join(f", {{{a}, {b}}}" for a, b in pairs)})\n'
        for name, pairs in read_pairs().items()
    ]
    with open(args.file) as file:
        text = file.read()
    if args.update:
        with open(args.file, "w") as file:
            file.write(ROWS.sub("", text) + "".join(rows))
    elif ROWS.findall(text) != rows:
        differing = sorted(set(ROWS.findall(text)) ^ set(rows))
        sys.exit(f"{args.file} is not what the framework says:\n" + "".join(differing))


if __name__ == "__main__":
    main()
