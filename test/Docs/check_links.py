#!/usr/bin/env python3
"""Checks that the links of Markdown documents to files lead somewhere.

    check_links.py README.md docs

It reads these documents, and all those in these folders. A link is relative to
its document; those to the web are not followed.
"""

import argparse
import pathlib
import re
import sys

from markdown import without_blocks


def documents(path):
    return sorted(path.rglob("*.md")) if path.is_dir() else [path]


def links(document):
    """What a document links to, without the web and the document itself."""
    targets = re.findall(r"\]\(([^)#\s]+)", without_blocks(document.read_text()))
    return [target for target in targets if "://" not in target]


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
        f"{document}: {link}" for document, link in pairs if not (document.parent / link).exists()
    ]
    if broken:
        sys.exit("these lead nowhere:\n" + "\n".join(broken))
    print(f"{len(pairs)} links")


if __name__ == "__main__":
    main()
