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

from layer_table import compare, read_layers

INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
SHARED_NAMES = ("Passes.h", "Passes.td")


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
    errors = []
    layers = read_layers(args.document, "Layers", errors)
    found = find_includes(args.root, layers, errors)
    errors += find_equal_names(args.root)
    errors += compare(layers, found, "include")
    if errors:
        sys.exit("\n".join(sorted(errors)))
    print(f"{len(layers)} layers")


if __name__ == "__main__":
    main()
