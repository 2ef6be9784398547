#!/usr/bin/env python3
"""Checks that whatever names every optimizer names those of the definitions.

    check_optimizers.py --root FOLDER

These are the table in docs/paddle.md, the model of test/Reference, which says on its
own what state there is and what it begins as, and the programs of edge sizes.
"""

import argparse
import re
import sys
from pathlib import Path


def read_table(page):
    """The ops that rows of the page begin with."""
    rows = re.findall(r"^\| ((?:`optim\.\w+`(?:, )?)+) \|", page.read_text(), re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`optim\.(\w+)`", row)}


def check_names(place, found, names):
    for name in sorted(names - set(found)):
        yield f"{place} lacks {name}"
    for name in sorted(set(found) - names):
        yield f"{place} has {name}, which is not defined"


def check_model(update, model):
    """Yields the errors of the model, which is without the numerics of torch, on an op's state."""

    def as_stated(initial):
        return initial if initial.isidentifier() else float(initial)

    kinds = {"State": set(), "ScalarState": {}}
    for stream in update.streams:
        if stream.kind == "State":
            kinds["State"].add(stream.name)
            splats = model.SPLATS_OF_OPS.get(update.name, {})
            if stream.meaning:
                if stream.name not in splats:
                    yield f"the model does not say what {update.name}'s {stream.name} begins as"
            elif float(stream.initial) != 0 and splats.get(stream.name) != float(stream.initial):
                yield f"the model does not begin {update.name}'s {stream.name} as {stream.initial}"
        elif stream.kind == "ScalarState":
            chosen = model.ONE_ELEMENT_STATES.get(update.name, {}).get(stream.name)
            kinds["ScalarState"][stream.name] = (
                chosen if stream.meaning else as_stated(stream.initial)
            )
    if kinds["State"] != set(model.STATES[update.name]):
        yield f"the model has other state of {update.name}: {model.STATES[update.name]}"
    scalars = model.ONE_ELEMENT_STATES.get(update.name, {})
    if kinds["ScalarState"] != scalars:
        yield f"the model has other state of one element of {update.name}: {scalars}"


def check_rates(place, updates, without_rate):
    """Checks the ops that a script gives no learning rate."""
    found = {update.name for update in updates if all(s.name != "lr" for s in update.streams)}
    if found != set(without_rate):
        yield f"{place} has other ops without a rate: {sorted(without_rate)}"


def check(root):
    sys.path += [
        str(root / folder) for folder in ("tools", "test/Reference/Inputs", "test/Execution/Inputs")
    ]
    import check_updates
    import definitions
    import edge_sizes

    updates = definitions.load_updates()
    names = {update.name for update in updates}
    yield from check_names("docs/paddle.md", read_table(root / "docs" / "paddle.md"), names)
    yield from check_names("check_updates.py", check_updates.DEFAULTS, names)
    variants = edge_sizes.VARIANTS
    yield from check_names("edge_sizes.py", {op for op, *_ in variants.values()}, names)
    yield from check_rates("check_updates.py", updates, check_updates.WITHOUT_RATE)
    yield from check_rates("edge_sizes.py", updates, edge_sizes.WITHOUT_RATE)
    for update in updates:
        if update.name in check_updates.DEFAULTS:
            yield from check_model(update.of_family("Paddle"), check_updates)
    for folder, pattern, named in (
        ("Reference", "check_updates.py", names),
        ("Execution", "compare_edge_sizes.py", variants),
    ):
        tests = "".join(path.read_text() for path in (root / "test" / folder).glob("*.test"))
        run = set(re.findall(pattern + r" (\w+)", tests))
        yield from check_names(f"test/{folder}", run, set(named))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--root", required=True, type=Path)
    failures = list(check(parser.parse_args().root))
    if failures:
        sys.exit("\n".join(failures))
    print("optimizers agree")


if __name__ == "__main__":
    main()
