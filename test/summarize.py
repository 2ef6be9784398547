#!/usr/bin/env python3
"""Sums up the results of lit.

    summarize.py RESULTS.json

Lists the tests that did not run, with the reason, then those that failed, and
ends with one line, "N passed, N failed". The exit status is 0 if some passed
and none failed.
"""

import argparse
import collections
import json
import sys

PASSED = ("PASS", "FLAKYPASS", "XFAIL")
NOT_RUN = ("UNSUPPORTED", "SKIPPED")


def reason(test):
    """Why a test did not run, in one line."""
    output = test["output"].strip()
    return " ".join(output.split()) or "skipped"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("results")
    args = parser.parse_args()
    try:
        with open(args.results) as file:
            tests = json.load(file)["tests"]
    except (OSError, ValueError) as error:
        print(f"no results of the tests: {error}")
        print("0 passed, 1 failed")
        sys.exit(1)

    by_code = collections.defaultdict(list)
    for test in tests:
        # Filtered out by the caller.
        if test["code"] != "EXCLUDED":
            by_code[test["code"]].append(test)
    for code in NOT_RUN:
        for test in by_code.pop(code, []):
            print(f"not run: {test['name']}: {reason(test)}")
    passed = sum(len(by_code.pop(code, [])) for code in PASSED)
    for code, failed in sorted(by_code.items()):
        for test in failed:
            print(f"failed ({code}): {test['name']}")
    failed = sum(map(len, by_code.values()))
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)


if __name__ == "__main__":
    main()
