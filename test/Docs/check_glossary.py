#!/usr/bin/env python3
"""Checks that the sources use each term of the glossary.

    check_glossary.py GLOSSARY --root FOLDER

A term stands in the first column. It is used if the sources have its words, one after the other, as
text or as parts of a name.
"""

import argparse
import pathlib
import re
import sys

from markdown import table_rows

FOLDERS = ("include", "lib", "python/stepfold", "tools")
SUFFIXES = (".cpp", ".def", ".h", ".py", ".td")


def terms(text):
    for row in table_rows(text):
        yield from row[0].split(", ")


def read_sources(root):
    return "\n".join(
        path.read_text()
        for folder in FOLDERS
        for path in sorted((root / folder).rglob("*"))
        if path.suffix in SUFFIXES
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("glossary", type=pathlib.Path)
    parser.add_argument("--root", required=True, type=pathlib.Path)
    args = parser.parse_args()
    sources = read_sources(args.root)
    found = list(terms(args.glossary.read_text()))
    unused = [
        term
        for term in found
        if not re.search(r"[\s_-]*".join(map(re.escape, term.split())), sources, re.IGNORECASE)
    ]
    if unused or not found:
        sys.exit("the sources do not use these terms:\n" + "\n".join(unused))
    print(f"{len(found)} terms")


if __name__ == "__main__":
    main()
