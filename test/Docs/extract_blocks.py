#!/usr/bin/env python3
"""Writes the first block of each named language of a document to a file.

extract_blocks.py DOCUMENT --LANGUAGE FILE...
"""

import sys

from markdown import blocks


def main():
    document, *pairs = sys.argv[1:]
    with open(document) as file:
        found = blocks(file.read())
    for option, path in zip(pairs[::2], pairs[1::2]):
        language = option.removeprefix("--")
        bodies = [body for name, body in found if name == language]
        if not bodies:
            sys.exit(f"{document} has no block of {language}")
        with open(path, "w") as file:
            file.write(bodies[0])


if __name__ == "__main__":
    main()
