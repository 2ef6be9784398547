#!/usr/bin/env python3
"""Writes the licences of what is linked into libraries.

    wheel_licenses.py FOLDER LIBRARY... --own FOLDER [--own FOLDER...] [--documents FOLDER]

Beside each LIBRARY is LIBRARY.d, in which its linker wrote what it read (the option
--dependency-file). The archives and object files in it that are not in a folder of --own belong to
packages of Debian. Their copyright files become FOLDER/PACKAGE.txt. License texts that these files
name are in FOLDER/common-licenses, and FOLDER/linked.txt has a line for each archive and object
file: the library, the file and its package. A file without a package, or a package without a
copyright file, is an error.
"""

import argparse
import os
import re
import subprocess
import sys

COMMON_LICENSES = "/usr/share/common-licenses"


class Missing(Exception):
    """The message names what has no licence."""


def read_dependencies(path):
    """The files of the first rule of a dependency file."""
    if not os.path.exists(path):
        raise Missing(f"{path} does not exist: link the library again")
    with open(path) as file:
        rule = file.read().replace("\\\n", " ").split("\n")[0]
    _, _, files = rule.partition(":")
    return [name.replace("\\ ", " ") for name in re.split(r"(?<!\\)\s+", files.strip())]


def is_linked_statically(path):
    """Returns whether the contents of a file become a part of the library."""
    return path.endswith((".a", ".o"))


def is_own(path, folders):
    # Relative paths are those of the build folder.
    return not os.path.isabs(path) or any(
        os.path.commonpath([path, folder]) == folder for folder in folders
    )


def find_packages(paths):
    """The package of Debian that has each file, without those that no package has."""
    # A package may have a file by its name without a link of /usr, such as /lib.
    names = {path.removeprefix("/usr"): path for path in paths}
    names.update({path: path for path in paths})
    command = ["dpkg-query", "--search", *names]
    found = subprocess.run(command, capture_output=True, text=True).stdout
    lines = [line.partition(": ") for line in found.splitlines()]
    return {names[name]: packages.split(":")[0] for packages, _, name in lines if name in names}


def find_linked(libraries, own):
    """Rows of a library, a file that is linked into it, and the package of the file."""
    files = {
        library: {
            os.path.realpath(path): None
            for path in read_dependencies(library + ".d")
            if is_linked_statically(path) and not is_own(path, own)
        }
        for library in libraries
    }
    packages = find_packages({path for paths in files.values() for path in paths})
    rows = [(library, path, packages.get(path)) for library in libraries for path in files[library]]
    for library, path, package in rows:
        if not package:
            raise Missing(f"{path} is linked into {library}, and no package has its licence")
    return rows


def read_copyright(package, path, documents):
    name = os.path.join(documents, package, "copyright")
    if not os.path.exists(name):
        raise Missing(f"{path} is linked, and its package {package} has no {name}")
    with open(name) as file:
        return file.read()


def write(folder, name, text):
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder")
    parser.add_argument("libraries", nargs="+", metavar="library")
    parser.add_argument("--own", action="append", required=True)
    parser.add_argument("--documents", default="/usr/share/doc")
    args = parser.parse_args()
    try:
        rows = find_linked(args.libraries, [os.path.realpath(folder) for folder in args.own])
        texts = {
            package: read_copyright(package, path, args.documents) for _, path, package in rows
        }
    except Missing as error:
        sys.exit(f"wheel_licenses.py: {error}")
    for package, text in texts.items():
        write(args.folder, f"{package}.txt", text)
    named = set(re.findall(COMMON_LICENSES + r"/([\w.-]*\w)", "\n".join(texts.values())))
    for name in sorted(named):
        with open(os.path.join(COMMON_LICENSES, name)) as file:
            write(args.folder, f"common-licenses/{name}", file.read())
    lines = [f"{os.path.basename(row[0])} {row[1]} {row[2]}\n" for row in rows]
    write(args.folder, "linked.txt", "".join(lines))


if __name__ == "__main__":
    main()
