#!/usr/bin/env python3
"""Prints a JSON file with some values changed.

    edit_json.py FILE EDIT...

An edit is `path=value`, with the value in JSON, `path!`, which removes what is
there, `op+=value`, which puts an op before the first of that name, or
`op>other`, which puts the first of one name before the first of the other. A
path is `A.0.AT.D`, from the root, or `op/I.0`, from the first op of that name,
such as `1.sgd_`.
"""

import json
import sys


def walk(regions):
    """Each op, with the list that it is in."""
    for region in regions:
        for block in region["blocks"]:
            for op in block["ops"]:
                yield op, block["ops"]
                yield from walk(op.get("regions", []))


def find(document, name):
    return next(found for found in walk(document["program"]["regions"]) if found[0]["#"] == name)


def get_index(ops, op):
    return next(i for i, other in enumerate(ops) if other is op)


def insert(document, name, op):
    """Puts `op` before the first of a name."""
    found, ops = find(document, name)
    ops.insert(get_index(ops, found), op)


def edit(document, text):
    path, _, value = text.partition("=")
    if path.endswith("+"):
        insert(document, path[:-1], json.loads(value))
        return
    if ">" in path:
        moved, before = path.split(">")
        op, ops = find(document, moved)
        del ops[get_index(ops, op)]
        insert(document, before, op)
        return
    removes = not value and path.endswith("!")
    name, slash, inner = path.rstrip("!").rpartition("/")
    target = document
    if slash:
        target, _ = find(document, name)
    *keys, last = [int(k) if k.isdigit() else k for k in inner.split(".")]
    for key in keys:
        target = target[key]
    if removes:
        del target[last]
    else:
        target[last] = json.loads(value)


def main():
    with open(sys.argv[1]) as file:
        document = json.load(file)
    for text in sys.argv[2:]:
        edit(document, text)
    json.dump(document, sys.stdout)


if __name__ == "__main__":
    main()
