#!/usr/bin/env python3
"""Checks that an example trains alike with a folded and with a plain optimizer.

    check_losses.py FOLDED PLAIN BOUND

FOLDED and PLAIN are what it printed. BOUND is the largest difference of losses, relative to them.
The loss has to fall.
"""

import re
import sys
from pathlib import Path


def read(path):
    """The names of optimizers, without repetitions, and the losses."""
    text = Path(path).read_text()
    names = set(re.findall(r"^(?:rank \d+: )?(\w+)$", text, re.MULTILINE))
    return names, [float(loss) for loss in re.findall(r"^step \d+ loss (\S+)$", text, re.MULTILINE)]


(folded_names, folded), (names, plain) = map(read, sys.argv[1:3])
if not names or {f"Folded{name}" for name in names} != folded_names:
    sys.exit(f"expected an optimizer and the same folded, got {names} and {folded_names}")
if not plain or len(folded) != len(plain):
    sys.exit(f"expected as many losses, got {len(plain)} and {len(folded)}")
for step, (ours, theirs) in enumerate(zip(folded, plain)):
    if not abs(ours - theirs) <= float(sys.argv[3]) * theirs:
        sys.exit(f"step {step}: expected the loss {theirs}, got {ours} folded")
if not plain[-1] < plain[0]:
    sys.exit(f"expected the loss to fall, got {plain[0]} and then {plain[-1]}")
print(f"{len(plain)} steps")
