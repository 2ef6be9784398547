"""Reads Markdown documents, as far as their checks need."""

import re

_BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks(text):
    """Returns the fenced blocks of a document: the text behind the fence, and the contents."""
    return _BLOCK.findall(text)


def without_blocks(text):
    """A document without its fenced blocks, in which brackets mean other things."""
    return _BLOCK.sub("", text)


def table_rows(text):
    """The cells of each row of each table, without those that head or rule it."""
    rows = re.findall(r"^\|(.*)\|$", text, re.MULTILINE)
    cells = [[cell.strip() for cell in row.split(" | ")] for row in rows]
    is_rule = [all(re.fullmatch(r"[-:|]+", cell) for cell in row) for row in cells]
    is_head = [*is_rule[1:], False]
    return [row for row, rule, head in zip(cells, is_rule, is_head) if not (rule or head)]
