#!/usr/bin/env python3
"""Checks that a page shows what really happens.

    check_page.py PAGE FOLDER

What the page's fenced blocks are follows from what stands behind the fence:

    ```mlir program.mlir      a file, which is written into FOLDER
    ```console                commands, each in a line of its own behind "$ ",
                              which run in FOLDER in their order, each with the
                              lines that it prints
    ```console requires X   the same, if $PYTHON has the module X
    ```ptx in plan/stage-*.ptx  an excerpt of the file in FOLDER that then has
                              such a name

A line "..." stands for any number of lines. Blank lines and indentation do not
count. An excerpt may number registers and values otherwise, such as `%r201`: the
order of independent ops in a formula is that of the C++ compiler. Other blocks are
an error: nothing would check them.
"""

import argparse
import glob
import os
import re
import subprocess
import sys

from markdown import blocks


def significant(text):
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]


def find(part, lines, start):
    """Where the lines of `part` stand one after another from `start` on."""
    for position in range(start, len(lines) - len(part) + 1):
        if lines[position : position + len(part)] == part:
            return position
    return None


def parts(lines):
    """The runs of lines between "..."."""
    result = [[]]
    for line in lines:
        if line == "...":
            result.append([])
        else:
            result[-1].append(line)
    return result


def check_excerpt(shown, actual, place):
    """Fails unless `shown` stands in `actual` as a whole, but for its "..."."""
    position = 0
    for part in parts(shown):
        found = find(part, actual, position)
        if found is None:
            text = "\n".join(part)
            sys.exit(
                f"{place} does not hold\n{text}\nbehind its line {position}:\n" + "\n".join(actual)
            )
        position = found + len(part)


def make_pattern(shown):
    """The regular expression of an excerpt, where equal numbers stay equal."""
    known, pattern = set(), ""
    for line in shown:
        if line == "...":
            pattern += "(?:.*\n)*?"
            continue
        for piece in re.split(r"(%[a-z]*\d+)", line):
            name = "n_" + piece[1:]
            if not re.fullmatch(r"%[a-z]*\d+", piece):
                pattern += re.escape(piece)
            elif name in known:
                pattern += rf"(?P={name})\b"
            else:
                known.add(name)
                pattern += rf"(?P<{name}>%[a-z]*\d+)\b"
        pattern += "\n"
    return re.compile("^" + pattern, re.MULTILINE)


def check_numbered_excerpt(shown, actual, place):
    """As `check_excerpt`, but for the numbers of registers and values."""
    text = "".join(line + "\n" for line in actual)
    if not make_pattern(shown).search(text):
        sys.exit(f"{place} does not hold\n" + "\n".join(shown) + "\nbut is\n" + text)


def check_output(shown, actual, place):
    """As an excerpt, but all of it."""
    check_excerpt(shown, actual, place)
    if "..." not in shown and shown != actual:
        sys.exit(f"{place} is more than is shown:\n" + "\n".join(actual))


def run(command, folder):
    result = subprocess.run(
        command, shell=True, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if result.returncode != 0:
        sys.exit(f"'{command}' failed:\n{result.stdout}")
    return result.stdout


def can_import(module):
    command = [os.environ["PYTHON"], "-c", f"import {module}"]
    return subprocess.run(command, capture_output=True).returncode == 0


def check_console(text, folder):
    commands = []
    for line in text.splitlines():
        if line.startswith("$ "):
            commands.append((line[2:], []))
        elif commands:
            commands[-1][1].append(line)
        else:
            sys.exit(f"no command printed '{line}'")
    for command, shown in commands:
        printed = significant(run(command, folder))
        check_output(significant("\n".join(shown)), printed, f"what '{command}' prints")
    return len(commands)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("page")
    parser.add_argument("folder")
    args = parser.parse_args()
    os.makedirs(args.folder, exist_ok=True)
    with open(args.page) as file:
        text = file.read()
    num_files = num_commands = num_excerpts = 0
    missing = []
    for fence, body in blocks(text):
        _, *words = fence.split()
        if fence == "console":
            num_commands += check_console(body, args.folder)
        elif words[:-1] == ["requires"]:
            if can_import(words[-1]):
                num_commands += check_console(body, args.folder)
            else:
                missing.append(words[-1])
        elif len(words) == 1:
            with open(os.path.join(args.folder, words[0]), "w") as file:
                file.write(body)
            num_files += 1
        elif len(words) == 2 and words[0] == "in":
            (path,) = glob.glob(os.path.join(args.folder, words[1]))
            with open(path) as file:
                check_numbered_excerpt(significant(body), significant(file.read()), words[1])
            num_excerpts += 1
        else:
            sys.exit(f"a block '{fence}' is neither a file nor checked")
    print(f"{num_files} files, {num_commands} commands, {num_excerpts} excerpts")
    for module in missing:
        print(f"not executed: {module} is missing")


if __name__ == "__main__":
    main()
