#!/usr/bin/env python3
"""Checks the bytes of scratch of a plan.

check_scratch.py PLAN LEAST MOST
"""

import json
import pathlib
import sys

folder, least, most = sys.argv[1:]
scratch = json.loads((pathlib.Path(folder) / "plan.json").read_text())["scratch"]["bytes"]
if not int(least) <= scratch <= int(most):
    sys.exit(f"expected {least} to {most} bytes of scratch, got {scratch}")
