#!/usr/bin/env python3
"""Checks that a plan is written to a folder that its maker removes.

    check_removed_folder.py FOLDER COMMAND...

The command writes a plan to FOLDER/plan. It waits for the lock of this process, which then removes
both folders, as a writer of plans does that fails.
"""

import fcntl
import os
import pathlib
import shutil
import subprocess
import sys
import time


def main(folder, *command):
    plan = pathlib.Path(os.path.realpath(folder)) / "plan"
    shutil.rmtree(folder, ignore_errors=True)
    plan.mkdir(parents=True)
    lock = os.open(plan, os.O_RDONLY)
    fcntl.flock(lock, fcntl.LOCK_EX)
    with subprocess.Popen(command) as writer:
        opened = pathlib.Path(f"/proc/{writer.pid}/fd")
        while plan not in [file.readlink() for file in opened.iterdir()]:
            if writer.poll() is not None:
                sys.exit(f"{command}: ended with {writer.returncode} before it had opened {plan}")
            time.sleep(0.01)
        plan.rmdir()
        plan.parent.rmdir()
        os.close(lock)
    if writer.returncode != 0 or not (plan / "plan.json").is_file():
        sys.exit(f"{command}: ended with {writer.returncode}, and {plan} has no plan")


main(*sys.argv[1:])
