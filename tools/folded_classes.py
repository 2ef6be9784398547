#!/usr/bin/env python3
"""Writes the classes of folded optimizers and the overloads of `fold`, from their table.

    folded_classes.py [--check]

Each is the part of a file in python/stepfold/torch/folding between two comments. With --check,
writes nothing, and fails if a part is not what would be written.
"""

import argparse
import re
import sys

from definitions import ROOT
from torch import optim

FOLDING = ROOT / "python" / "stepfold" / "torch" / "folding"
PART = re.compile(r"(?<=# Begin: tools/folded_classes.py\n).*?(?=# End: tools)", re.DOTALL)


def list_classes():
    """Returns the classes that `fold` takes, in the order of the table."""
    sys.path.append(str(ROOT / "python"))
    from stepfold.torch import RuleOptimizer
    from stepfold.torch.optimizers.op_specs import OP_SPECS

    return [*OP_SPECS, RuleOptimizer]


def order_overloads(classes):
    """Returns classes in an order in which a subclass comes before its class."""
    return sorted(classes, key=lambda kind: -sum(issubclass(kind, other) for other in classes))


# Classes that the oldest supported version of torch lacks.
NEWER = ("Muon",)


def get_name(kind):
    return f"optim.{kind.__name__}" if is_of_torch(kind) else kind.__name__


def is_of_torch(kind):
    return kind.__module__.startswith("torch.")


def is_newer(kind):
    return is_of_torch(kind) and kind.__name__ in NEWER


def get_folded_name(kind):
    """Returns the name of the folded class, of which torch's and Stepfold's classes have two."""
    is_twin = not is_of_torch(kind) and hasattr(optim, kind.__name__)
    return f"Folded{'Stepfold' if is_twin else ''}{kind.__name__}"


def write_class(kind):
    module = "torch.optim" if is_of_torch(kind) else "stepfold.torch"
    lines = [
        f"class {get_folded_name(kind)}(Folded, {get_name(kind)}):",
        f'    """{module}.{kind.__name__}, folded."""',
    ]
    if is_newer(kind):
        condition = f'if hasattr(optim, "{kind.__name__}"):'
        lines = [condition, "", *(f"    {line}" for line in lines)]
    return "\n".join(lines) + "\n\n\n"


def write_overload(kind, classes):
    quote = '"' if is_newer(kind) else ""
    arguments = f'optimizer: {quote}{get_name(kind)}{quote}, **options: "Unpack[Keywords]"'
    result = f"{quote}folded.{get_folded_name(kind)}{quote}"
    line = f"def fold({arguments}) -> {result}: ..."
    # The overload of its class takes it, too, and has another result.
    ignored = any(issubclass(kind, other) for other in classes if other is not kind)
    if ignored:
        line = f"def fold(  # type: ignore[overload-overlap]\n    {arguments}\n) -> {result}: ..."
    elif len(line) > 100:
        line = f"def fold(\n    {arguments}\n) -> {result}: ..."
    return f"@overload\n{line}\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    classes = list_classes()
    parts = {
        "folded_optimizers.py": "\n\n" + "".join(map(write_class, classes)),
        "fold.py": "".join(write_overload(kind, classes) for kind in order_overloads(classes)),
    }
    for name, part in parts.items():
        path = FOLDING / name
        old = path.read_text()
        new = PART.sub(lambda _, part=part: part, old)
        if not args.check:
            path.write_text(new)
        elif new != old:
            sys.exit(f"{path.relative_to(ROOT)} is not what {sys.argv[0]} writes: run it")


if __name__ == "__main__":
    main()
