"""Code that scripts of tests share: commands, and documents that they check."""

import argparse
import os
import subprocess
import sys


def run(*command):
    """The standard output of a command, which must succeed."""
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{result.stdout}{result.stderr}")
    return result.stdout


def import_pir(tools, folder, name, device="gpu"):
    """The import of a program of `folder` as text, by stepfold-translate of `tools`."""
    main, startup = (os.path.join(folder, f"{name}.{part}.json") for part in ("main", "startup"))
    text = run(
        os.path.join(tools, "stepfold-translate"),
        "--import-pir",
        main,
        "--startup=" + startup,
        "--paddle-device=" + device,
        "--keep-source=false",
    )
    return text.rstrip("\n") + "\n"


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
