#!/usr/bin/env python3
"""Checks that a page shows what really happens.

    check_page.py PAGE FOLDER

The text behind the fence defines the kind of a fenced block of the page:

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


NUMBERED = re.compile(r"(%[a-z]*)\d+\b")


def match(shown, actual, numbers):
    """Returns whether two lines are equal, or equal but for numbers.

    numbers: those of `actual` by those of `shown`, which gets new ones; None for equal lines.
    """
    if numbers is None or NUMBERED.sub(r"\1", shown) != NUMBERED.sub(r"\1", actual):
        return shown == actual
    pairs = [[found[0] for found in NUMBERED.finditer(line)] for line in (shown, actual)]
    numbers.update((one, numbers.get(one, two)) for one, two in zip(*pairs))
    is_same = all(numbers[one] == two for one, two in zip(*pairs))
    return is_same and len(set(numbers.values())) == len(numbers)


def find(part, lines, start, numbers):
    """Returns where the lines of `part` follow each other from `start` on, and their numbers."""
    for position in range(start, len(lines) - len(part) + 1):
        known = None if numbers is None else dict(numbers)
        if all(match(*pair, known) for pair in zip(part, lines[position : position + len(part)])):
            return position, known
    return None, numbers


def parts(lines):
    """The runs of lines between "..."."""
    result = [[]]
    for line in lines:
        if line == "...":
            result.append([])
        else:
            result[-1].append(line)
    return result


def check_excerpt(shown, actual, place, numbers=None):
    """Fails unless `shown` stands in `actual` as a whole, except for its "...".

    numbers: an empty dictionary, if registers and values may have other numbers.
    """
    position = 0
    for part in parts(shown):
        found, numbers = find(part, actual, position, numbers)
        if found is None:
            text = "\n".join(part)
            sys.exit(
                f"{place} does not hold\n{text}\nbehind its line {position}:\n" + "\n".join(actual)
            )
        position = found + len(part)


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
                check_excerpt(significant(body), significant(file.read()), words[1], {})
            num_excerpts += 1
        else:
            sys.exit(f"a block '{fence}' is neither a file nor checked")
    print(f"{num_files} files, {num_commands} commands, {num_excerpts} excerpts")
    for module in missing:
        print(f"not executed: {module} is missing")


if __name__ == "__main__":
    main()
