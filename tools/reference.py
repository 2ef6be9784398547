#!/usr/bin/env python3
"""Writes docs/reference/: the dialect, its interfaces and the passes, from their definitions.

    tools/reference.py [FOLDER]

FOLDER is docs/reference, unless it is named. test/Docs/reference.test fails where
the pages and the definitions differ.
"""

import argparse
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LLVM = Path("/usr/lib/llvm-22")
# Each page: its title, where the generator writes none; arguments of the generator; definitions.
PAGES = {
    "dialect.md": ("", ["--gen-dialect-doc", "--dialect=optim"], "IR/Optim.td"),
    "interfaces.md": ("", ["--gen-op-interface-docs"], "IR/OptimInterfaces.td"),
    "passes.md": ("Passes within the dialect", ["--gen-pass-doc"], "Transforms/Passes.td"),
    "conversions.md": ("Conversions to kernels", ["--gen-pass-doc"], "Conversion/Passes.td"),
}


def generate(title, arguments, definitions):
    source = ROOT / "include" / "stepfold" / definitions
    command = [LLVM / "bin" / "mlir-tblgen", *arguments, source]
    command += ["-I", ROOT / "include", "-I", LLVM / "include"]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    # Without the generator's mark and its table of contents.
    lines = [line.rstrip() for line in text.splitlines()[1:] if line != "[TOC]"]
    if title:
        lines[:0] = ["", f"# {title}"]
    mark = f"<!-- Made by tools/reference.py from include/stepfold/{definitions} -->"
    return "\n".join([mark, *lines]).rstrip() + "\n"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "reference")
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, page in PAGES.items():
        (folder / name).write_text(generate(*page))


if __name__ == "__main__":
    main()
