#!/usr/bin/env python3
"""Checks docs/refusals.md: each remark is tested, and each is on the page.

    check_refusals.py docs/refusals.md --root FOLDER

A row of its tables is what stands in the way, the remark in backquotes with "…"
for what differs from program to program, and the test, in backquotes. The test
must expect a remark of this text. Each part of a remark must be in a string of a
source that the page names, and the other way round: whatever text these sources
give to remarks about something not done is part of a remark on the page. Every
source that makes such remarks must be named.
"""

import argparse
import glob
import os
import re
import sys

from markdown import table_rows

REMARKS = re.compile(r"\bremark::(missed|analysis)\(")
# Statements whose strings say something else.
OTHERS = re.compile(
    r"remark::passed|emitError|emitOpError|createStringError|attachNote|report\(|unreachable"
)
TOKEN = re.compile(
    r'//[^\n]*|#include[^\n]*|"(?P<string>(?:[^"\\\n]|\\.)*)"|\'(?:[^\'\\\n]|\\.)*\'|;', re.DOTALL
)
EXPECTATION = re.compile(r"expected-(?:remark|error)[^{]*\{\{(.*)\}\}|^\W*[A-Z][A-Z0-9-]*: (.*)$")


def strings(path):
    """The strings of each statement of a C++ file, adjacent ones as one."""
    with open(path) as file:
        text = file.read()
    start, found, end = 0, [], None
    for token in TOKEN.finditer(text):
        if token.group() == ";":
            yield text[start : token.start()], found
            start, found, end = token.end(), [], None
        elif token.group("string") is not None:
            if end is not None and not text[end : token.start()].strip():
                found[-1] += token.group("string")
            else:
                found.append(token.group("string"))
            end = token.end()


def texts_of_remarks(path):
    """Yields the texts of a source's remarks about things not done."""
    for statement, found in strings(path):
        if OTHERS.search(statement):
            continue
        for string in found:
            # Names, separators and keys of attributes have no words behind each other.
            if " " in string and re.search("[a-z]{2}", string):
                yield string.removeprefix("#")


def expectations(path):
    with open(path) as file:
        found = [EXPECTATION.search(line.strip()) for line in file]
    return [match.group(1) or match.group(2) for match in found if match]


def pieces(remark):
    return [piece for piece in remark.split("…") if piece.strip()]


def is_expected(remark, expected):
    pattern = ".*".join(map(re.escape, pieces(remark)))
    return any(re.search(pattern, text) for text in expected)


def unquote(cell):
    match = re.fullmatch("`([^`]+)`", cell)
    return match.group(1) if match else None


def check(text, root):
    rows = [row for row in table_rows(text) if len(row) == 3 and unquote(row[1])]
    sources = re.findall(r"`(lib/[^`]*\.cpp)`", text)
    remarks = [unquote(row[1]) for row in rows]
    said = {path: list(texts_of_remarks(os.path.join(root, path))) for path in sources}

    for row, remark in zip(rows, remarks):
        test = unquote(row[2])
        if not test or not is_expected(remark, expectations(os.path.join(root, test))):
            yield f"{row[2]} does not expect '{remark}'"
        for piece in pieces(remark):
            if not any(
                string in piece or piece in string for found in said.values() for string in found
            ):
                yield f"no source says '{piece}' of '{remark}'"
    for path, found in said.items():
        for string in found:
            if not any(string in remark for remark in remarks):
                yield f"no row has what {path} says: '{string}'"
    for path in glob.glob(os.path.join(root, "lib", "**", "*.cpp"), recursive=True):
        with open(path) as file:
            if REMARKS.search(file.read()) and os.path.relpath(path, root) not in sources:
                yield f"the page does not name {os.path.relpath(path, root)}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("page")
    parser.add_argument("--root", required=True)
    args = parser.parse_args()
    with open(args.page) as file:
        text = file.read()
    failures = list(check(text, args.root))
    if failures:
        sys.exit("\n".join(failures))


if __name__ == "__main__":
    main()
