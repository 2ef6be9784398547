#!/usr/bin/env python3
"""Checks that modules of Python import what docs/architecture.md lets them import.

    check_packages.py docs/architecture.md --root FOLDER

The table "Packages" has a row for each folder of python/stepfold: the packages of the repository
that its modules import, all of which have rows before it, and the frameworks that they import. An
import that is not in the table is an error, and so is an entry of the table that no module imports.
"""

import argparse
import ast
import collections
import sys
from pathlib import Path

from layer_table import compare, read_layers

FRAMEWORKS = ("jax", "numpy", "paddle", "torch")


def find_imports(tree):
    """Yields the names of all modules that a module imports, also in functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def find_package(name, packages):
    """Returns the longest package of the table that a module is in; None for no module."""
    parts = name.split(".")
    names = (".".join(parts[:count]) for count in range(len(parts), 0, -1))
    return next((package for package in names if package in packages), None)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("document")
    parser.add_argument("--root", required=True)
    args = parser.parse_args()
    errors = []
    packages = read_layers(args.document, "Packages", errors, FRAMEWORKS)
    found = collections.defaultdict(dict)
    python = Path(args.root) / "python"
    for path in sorted((python / "stepfold").rglob("*.py")):
        folder = ".".join(path.parent.relative_to(python).parts)
        if folder not in packages:
            errors.append(f"{path.relative_to(args.root)}: its folder has no row")
            continue
        for name in find_imports(ast.parse(path.read_text())):
            top = name.partition(".")[0]
            other = top if top in FRAMEWORKS else find_package(name, packages)
            if other not in (None, folder):
                found[folder].setdefault(other, path.relative_to(args.root))
    errors += compare(packages, found, "import")
    if errors:
        sys.exit("\n".join(sorted(errors)))
    print(f"{len(packages)} packages")


if __name__ == "__main__":
    main()
