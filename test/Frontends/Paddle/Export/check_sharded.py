#!/usr/bin/env python3
"""Exports the programs of single ranks, and checks what comes out.

    check_sharded.py FOLDER

FOLDER has what test/Programs/make_sharded.py has built. Each program with
`optimize_cast` off is exported as it comes, which the framework must print as
before, but for feeds that the import repairs. Rewritten for its rank, it must
have, as the framework reads it, the casts, broadcasts and fp32 parameters of the
program that the framework builds with `optimize_cast`, and the broadcasts in the
order of the rewritten module.
For each CASE, what is exported is imported again, as CASE.exported.mlir. The
tools are found on the path.
"""

import argparse
import collections
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "..", "Programs"))
sys.path.append(os.path.join(HERE, "..", "..", "..", "..", "python"))
import sharded  # noqa: E402
import sharded_tables  # noqa: E402
from commands import run  # noqa: E402
from executor import load, op_names  # noqa: E402
from make_programs import start_framework  # noqa: E402
from stepfold.pir import PirProgram, find_copies, find_received_copies  # noqa: E402

INVENTED_FEED = re.compile(r"(?:flatten|reshape2)_\d+\.tmp_\d+")


def import_program(path, suffix):
    """Imports the program at `path`; the path of the module."""
    module = path + suffix
    run(
        "stepfold-translate",
        "--import-pir",
        path + ".main.json",
        f"--startup={path}.startup.json",
        "-o",
        module,
    )
    return module


def export_program(module, path):
    run(
        "stepfold-translate",
        "--export-pir",
        module,
        "-o",
        path + ".main.json",
        f"--startup-out={path}.startup.json",
    )


def read(path):
    """Loads both parts of a program by the framework."""
    return [load(f"{path}.{part}.json") for part in ("main", "startup")]


def read_startup(path):
    with open(path + ".startup.json") as file:
        return PirProgram(file.read())


def feed_names(program):
    return {op.attrs()["name"] for op in program.global_block().ops if op.name() == "pd_op.data"}


def check_unrewritten(path):
    """Returns the differences after an export of the unchanged program."""
    export_program(import_program(path, ".source.mlir"), path + ".same")
    for before, after in zip(read(path), read(path + ".same")):
        # The translation from the older form makes feeds of shapes, which the import repairs.
        invented = {name for name in feed_names(before) if INVENTED_FEED.fullmatch(name)}
        if feed_names(after) != feed_names(before) - invented:
            return "it has other feeds"
        expected, found = (collections.Counter(op_names(program)) for program in (before, after))
        expected["pd_op.data"] -= len(invented)
        if expected != found or not invented and str(before) != str(after):
            return "it prints differently"
    # A repaired program needs no other repair.
    export_program(import_program(path + ".same", ".mlir"), path + ".again")
    for before, after in zip(read(path + ".same"), read(path + ".again")):
        if str(before) != str(after):
            return "it prints differently when it is exported again"
    return None


def check_rewritten(case, folder, path):
    """Returns the differences after an export of the rewritten program."""
    module = path + ".rewritten.mlir"
    run(
        "stepfold-opt",
        "--allow-unregistered-dialect",
        sharded_tables.hoisting(case.rank),
        path + ".source.mlir",
        "-o",
        module,
    )
    exported = path + ".exported"
    export_program(module, exported)
    import_program(exported, ".mlir")
    _, rewritten, theirs = sharded_tables.read_case(case, folder)
    facts = sharded_tables.read_framework(exported, sharded_tables.find_parameters(path))
    if facts.comparable() != theirs.comparable():
        return f"not as the framework has it: {facts} for {theirs}"
    if facts.messages != rewritten.messages:
        return f"its broadcasts are {facts.messages}, for {rewritten.messages}"
    # The framework reads the ops that were written.
    main, _ = read(exported)
    counts = collections.Counter(op_names(main))
    found = counts["pd_op.broadcast_"], counts["builtin.shadow_output"]
    if found != (len(facts.messages), facts.behind.total()):
        return f"the framework reads {found} broadcasts and copies"
    before, after = (read_startup(program) for program in (path, exported))
    copies = find_copies(before, after)
    if copies != {name + ".f16": name for name in facts.behind}:
        return f"copies of parameters that are there: {copies}"
    received = find_received_copies(before, after)
    removed = before.stored().keys() - after.stored().keys()
    if received != {name + ".f16": name for name in removed}:
        return f"copies of parameters that are gone: {received}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    args = parser.parse_args()
    start_framework(translated=False)
    names = []
    for case in sharded.get_cases(sharded.PROGRAMS):
        if case.optimizes_cast:
            continue
        path = os.path.join(args.folder, case.name)
        difference = check_unrewritten(path) or check_rewritten(case, args.folder, path)
        if difference:
            sys.exit(f"{case.name}: {difference}")
        names.append(case.name)
    print(f"{len(names)} programs of ranks are as the framework has them")


if __name__ == "__main__":
    main()
