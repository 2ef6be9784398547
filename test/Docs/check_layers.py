#!/usr/bin/env python3
"""Checks that sources include what docs/architecture.md lets them include, and their names.

    check_layers.py docs/architecture.md --root FOLDER

The table "Layers" has a row for each folder of lib/ and include/stepfold/, and for tools/: what
it includes of other folders, all of which have rows before it. An include that is not in the
table is an error, and so is what is in the table and not included. No two sources have one
name, but for Passes.h and Passes.td, which are those of their folder, as in MLIR.
"""

import argparse
import collections
import os
import re
import sys

from markdown import table_rows

INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
SHARED_NAMES = ("Passes.h", "Passes.td")
SECTION = re.compile(r"^## Layers\n(.*?)^## ", re.MULTILINE | re.DOTALL)


def find_layer(path, layers):
    """The longest folder of `path`, below lib/ or include/stepfold/, that is a layer."""
    folder = os.path.dirname(path)
    while folder and folder not in layers:
        folder = os.path.dirname(folder)
    return folder or "."


def find_includes(root, layers, errors):
    """Returns the layers whose headers each layer includes, with one file that does."""
    found = collections.defaultdict(dict)
    for top in ("lib", "include/stepfold", "tools"):
        for folder, _, files in os.walk(os.path.join(root, top)):
            for name in files:
                if not name.endswith((".h", ".cpp")):
                    continue
                path = os.path.join(folder, name)
                place = os.path.relpath(path, os.path.join(root, top))
                layer = "tools" if top == "tools" else find_layer(place, layers)
                if layer == "." and os.path.dirname(place):
                    errors.append(f"{os.path.relpath(path, root)}: its folder has no row")
                with open(path) as file:
                    includes = INCLUDE.findall(file.read())
                for include in includes:
                    if include.startswith("stepfold/"):
                        include = include.removeprefix("stepfold/")
                    elif include.startswith("../"):
                        include = os.path.normpath(os.path.join(os.path.dirname(place), include))
                    else:
                        continue
                    other = find_layer(include, layers)
                    if other != layer:
                        found[layer].setdefault(other, os.path.relpath(path, root))
    return found


def find_equal_names(root):
    """Errors about files with one name."""
    paths = collections.defaultdict(list)
    for top in ("lib", "include", "tools"):
        for folder, _, files in os.walk(os.path.join(root, top)):
            for name in files:
                paths[name].append(os.path.relpath(os.path.join(folder, name), root))
    return [
        "one name: " + ", ".join(sorted(equal))
        for name, equal in paths.items()
        if len(equal) > 1
        and name.endswith((".h", ".cpp", ".td", ".def"))
        and name not in SHARED_NAMES
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("document")
    parser.add_argument("--root", required=True)
    args = parser.parse_args()
    with open(args.document) as file:
        (section,) = SECTION.findall(file.read())
    layers = {}
    errors = []
    for row in table_rows(section):
        (layer,), allowed = (re.findall(r"`([^`]+)`", cell) for cell in row[:2])
        errors += [
            f"{layer}: {name} has no row before it" for name in allowed if name not in layers
        ]
        layers[layer] = set(allowed)
    found = find_includes(args.root, layers, errors)
    errors += find_equal_names(args.root)
    for layer, includes in found.items():
        errors += [
            f"{path}: {layer} does not include {other}"
            for other, path in includes.items()
            if other not in layers.get(layer, ())
        ]
    for layer, allowed in layers.items():
        errors += [f"{layer} includes nothing of {name}" for name in allowed - set(found[layer])]
    if errors:
        sys.exit("\n".join(sorted(errors)))
    print(f"{len(layers)} layers")


if __name__ == "__main__":
    main()
