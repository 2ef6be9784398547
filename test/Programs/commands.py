"""Code that scripts of tests share: commands, and documents that they check."""

import argparse
import subprocess
import sys


def run(*command):
    """The standard output of a command, which must succeed."""
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{result.stdout}{result.stderr}")
    return result.stdout


def update_or_compare(path, text, is_update, hint):
    """Writes a document, or exits with `hint` if it is another."""
    if is_update:
        with open(path, "w") as file:
            file.write(text)
        return
    with open(path) as file:
        if file.read() != text:
            sys.exit(f"{path} is not what is found{hint}")


def parse_names(description, known):
    """The arguments of a script that builds programs: all of `known` if it is given no names."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--in-process", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("directory")
    parser.add_argument("names", nargs="*", metavar="NAME")
    args = parser.parse_args()
    args.names = args.names or list(known)
    if unknown := sorted(set(args.names) - set(known)):
        parser.error("unknown programs: " + ", ".join(unknown))
    return args
