"""Runs a script of python/examples, and verifies some steps of each optimizer that it makes.

    verify_example.py language_model.py --steps=10

Ends with the number of steps that were verified; fails if there is a finding in one.
"""

import os
import runpy
import sys

import stepfold.torch
from torch.optim.optimizer import register_optimizer_step_pre_hook

EXAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "examples")
VERIFIED = (0, 1, 5)


def main():
    name = sys.argv[1]
    counts, verifications = {}, []

    def verify(optimizer, *_):
        step = counts.get(id(optimizer), 0)
        counts[id(optimizer)] = step + 1
        if step in VERIFIED:
            verifications.append(stepfold.torch.verify(optimizer))

    register_optimizer_step_pre_hook(verify)
    sys.argv = sys.argv[1:]
    runpy.run_path(os.path.join(EXAMPLES, name), run_name="__main__")
    for verification in verifications:
        verification.check()
    print(f"{len(verifications)} steps verified", flush=True)
    # gloo's threads abort a process if they let go of a tensor while Python is ending.
    os._exit(0)


if __name__ == "__main__":
    main()
