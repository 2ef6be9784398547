"""Lists the licences of a wheel, and compares them with what is linked into its libraries.

check_wheel_licenses.py WHEEL --libraries FOLDER --source FOLDER

FOLDER of --libraries has the libraries as they were built, each with the list of files that its
linker read.
"""

import argparse
import pathlib
import re
import sys
import zipfile

DOCUMENTS = pathlib.Path("/usr/share/doc")
COMMON_LICENSES = pathlib.Path("/usr/share/common-licenses")


def read_wheel(path):
    """The files of a wheel by name, those of its metadata without the name of the folder."""
    with zipfile.ZipFile(path) as wheel:
        files = {name: wheel.read(name) for name in wheel.namelist()}
    return {re.sub(r"^[^/]*\.dist-info/", "", name): data for name, data in files.items()}


def check_libraries(files, linked, folder):
    """Says which files of the system are in a library and not in the wheel's list."""
    libraries = {pathlib.PurePath(name).name for name in files if name.endswith(".so")}
    for library in sorted(libraries ^ {row[0] for row in linked}):
        yield f"{library} is in the wheel or in its list, and not in both"
    for library in sorted(libraries):
        text = (folder / f"{library}.d").read_text()
        listed = {pathlib.PurePath(path).name for name, path, _ in linked if name == library}
        # Files of the build have relative paths.
        for path in set(re.findall(r"^ +(/usr/\S+\.[ao]|/lib\S+\.[ao])(?=\s|$)", text, re.M)):
            if pathlib.PurePath(path).name not in listed:
                yield f"{path} is linked into {library}, and the wheel does not list it"


def check_licenses(files, linked, source):
    """Says which licences are not in the wheel."""
    if files.get("licenses/LICENSE") != (source / "LICENSE").read_bytes():
        yield "the wheel has another LICENSE than the sources"
    if "License-Expression: Apache-2.0 WITH LLVM-exception\n" not in files["METADATA"].decode():
        yield "the wheel does not name its licence"
    for package in sorted({package for _, _, package in linked}):
        text = (DOCUMENTS / package / "copyright").read_bytes()
        if files.get(f"licenses/linked/{package}.txt") != text:
            yield f"the wheel does not have the licence of {package}"
        for name in re.findall(rf"{COMMON_LICENSES}/([\w.-]*\w)", text.decode()):
            common = (COMMON_LICENSES / name).read_bytes()
            if files.get(f"licenses/linked/common-licenses/{name}") != common:
                yield f"the wheel does not have {name}, which the licence of {package} names"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel")
    parser.add_argument("--libraries", required=True, type=pathlib.Path)
    parser.add_argument("--source", required=True, type=pathlib.Path)
    args = parser.parse_args()
    files = read_wheel(args.wheel)
    linked = [line.split() for line in files["licenses/linked/linked.txt"].decode().splitlines()]
    failures = [
        *check_libraries(files, linked, args.libraries),
        *check_licenses(files, linked, args.source),
    ]
    if failures:
        sys.exit("\n".join(failures))
    for library in sorted({row[0] for row in linked}):
        print(library, *sorted({package for name, _, package in linked if name == library}))


if __name__ == "__main__":
    main()
