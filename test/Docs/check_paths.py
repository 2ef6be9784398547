#!/usr/bin/env python3
"""Checks that the paths of the sources that Markdown documents name exist.

    check_paths.py README.md docs --root FOLDER

It reads these documents, and all those in these folders. A path stands in
backquotes, begins with a folder of the sources, and may have wildcards.
"""

import argparse
import pathlib
import re
import sys

from check_links import documents
from markdown import without_blocks

FOLDERS = ("cmake", "docs", "include", "lib", "python", "test", "tools")


def paths(document):
    """The paths of the sources that a document names."""
    pattern = rf"`((?:{'|'.join(FOLDERS)})/[^`\s]*)`"
    return re.findall(pattern, without_blocks(document.read_text()))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("documents", nargs="+", type=pathlib.Path)
    parser.add_argument("--root", required=True, type=pathlib.Path)
    args = parser.parse_args()
    pairs = [
        (document, path)
        for folder in args.documents
        for document in documents(folder)
        for path in paths(document)
    ]
    if not pairs:
        sys.exit("no paths were found")
    missing = [
        f"{document}: {path}"
        for document, path in pairs
        if not any(args.root.glob(path.rstrip("/")))
    ]
    if missing:
        sys.exit("these do not exist:\n" + "\n".join(missing))
    print(f"{len(pairs)} paths")


if __name__ == "__main__":
    main()
