#!/usr/bin/env python3
"""Sums up the results of lit.

    summarize.py RESULTS.xml

Lists the tests that did not run, with the reason, then those that failed, and
ends with one line, "N passed, N failed". The exit status is 0 if some passed
and none failed.
"""

import argparse
import sys
import xml.etree.ElementTree as ET

# lit's words for a test that the caller left out, and for a skipped one.
NOT_SELECTED = "Test not selected"
SKIPPED = "User interrupt"


def read_tests(path):
    """The results, or an exit with a message."""
    try:
        return list(ET.parse(path).iter("testcase"))
    except (OSError, ET.ParseError) as error:
        print(f"no results of the tests: {error}")
        print("0 passed, 1 failed")
        sys.exit(1)


def get_name(test):
    return f"{test.get('classname')}/{test.get('name')}"


def get_reason(message):
    # lit does not pass on the reason that a unit test gives.
    return "skipped itself; its executable says why" if message == SKIPPED else message


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("results")
    args = parser.parse_args()

    passed, failed = 0, []
    for test in read_tests(args.results):
        skipped = test.find("skipped")
        if test.find("failure") is not None:
            failed.append(get_name(test))
        elif skipped is None:
            passed += 1
        elif not skipped.get("message").startswith(NOT_SELECTED):
            print(f"not run: {get_name(test)}: {get_reason(skipped.get('message'))}")
    for name in failed:
        print(f"failed: {name}")
    print(f"{passed} passed, {len(failed)} failed")
    sys.exit(1 if failed or not passed else 0)


if __name__ == "__main__":
    main()
