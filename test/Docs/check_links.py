#!/usr/bin/env python3
"""Checks that the links of Markdown documents to files and sections lead somewhere.

    check_links.py README.md docs

It reads these documents, and all those in these folders. A link is relative to
its document; those to the web are not followed. The section of a link is a heading
of the document, named as GitHub names it.
"""

import argparse
import pathlib
import re
import sys

from markdown import without_blocks


def documents(path):
    return sorted(path.rglob("*.md")) if path.is_dir() else [path]


def links(document):
    """Returns the link targets of a document, except the web: a file or "", and a section or ""."""
    targets = re.findall(r"\]\(([^)\s]+)\)", without_blocks(document.read_text()))
    return [target.partition("#")[::2] for target in targets if "://" not in target]


def sections(document):
    """Returns the anchors of the headings of a document."""
    headings = re.findall(r"^#+ (.*)$", without_blocks(document.read_text()), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def leads_somewhere(document, path, section):
    target = document.parent / path if path else document
    return target.exists() and (not section or section in sections(target))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    paths = parser.parse_args().paths
    pairs = [
        (document, link)
        for path in paths
        for document in documents(path)
        for link in links(document)
    ]
    if not pairs:
        sys.exit("no links were found")
    broken = [
        f"{document}: {path}{section and '#' + section}"
        for document, (path, section) in pairs
        if not leads_somewhere(document, path, section)
    ]
    if broken:
        sys.exit("these lead nowhere:\n" + "\n".join(broken))
    print(f"{len(pairs)} links")


if __name__ == "__main__":
    main()
