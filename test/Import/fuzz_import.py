#!/usr/bin/env python3
"""Feeds the importer with broken programs.

    fuzz_import.py --tools DIRECTORY [--seed N] [--count N] [--keep DIRECTORY]

Half of the cases change the structure of a real program's JSON, half change
bytes of its text or cut it off. The importer must either write a program that
parses, and exit with 0, or exit with 1, an error message, and no output file.
`--keep` keeps the files of failed cases.
"""

import argparse
import concurrent.futures
import copy
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
INPUTS = os.path.join(HERE, "Inputs")
TIMEOUT = 20  # seconds; an import of these inputs takes a fraction of one

ODD_VALUES = [
    None,
    True,
    False,
    0,
    -1,
    1,
    7,
    99,
    2**31,
    2**63 - 1,
    -(2**63),
    2**64,
    0.5,
    -0.0,
    1e308,
    "",
    "x",
    "0.t_f32",
    "0.t_dtensor",
    "1.full",
    "a.b",
    "\0",
    "\ud7ff",
    [],
    {},
    [[]],
    [None],
    {"#": "NULL"},
    {"#": "0.t_f32"},
    {"#": "0.a_bool", "D": True},
    {"%": 1},
    {"#": "0.t_vec", "D": []},
]


def places(document):
    """All (container, key) of a JSON document."""
    stack, found = [document], []
    while stack:
        container = stack.pop()
        keys = container.keys() if isinstance(container, dict) else range(len(container))
        for key in keys:
            found.append((container, key))
            if isinstance(container[key], (dict, list)):
                stack.append(container[key])
    return found


def mutate_once(document, rng):
    """One change of structure."""
    found = places(document)
    container, key = rng.choice(found)

    def pick(name):
        """A place whose key is `name`, or any."""
        named = [p for p in found if p[1] == name]
        return rng.choice(named or found)

    kind = rng.randrange(10)
    if kind == 0:  # a wrong kind of value
        container[key] = copy.deepcopy(rng.choice(ODD_VALUES))
    elif kind == 1:  # a missing key or element
        del container[key]
    elif kind == 2:  # an additional key or element
        if isinstance(container, dict):
            container[rng.choice(["#", "A", "D", "VD", "", "regions", "%"])] = copy.deepcopy(
                rng.choice(ODD_VALUES)
            )
        else:
            container.insert(key, copy.deepcopy(rng.choice(container)))
    elif kind == 3:  # ids: dangling, duplicate, out of range
        container, key = pick("%")
        container[key] = rng.choice([0, -1, 1, 2, 5, rng.randrange(40), 10**6, 2**63 - 1, -(2**63)])
    elif kind == 4:  # a type or attribute of another place
        name = rng.choice(["TT", "AT", "D", "I", "O", "OA"])
        (a, i), (b, j) = pick(name), pick(name)
        a[i], b[j] = copy.deepcopy(b[j]), copy.deepcopy(a[i])
    elif kind == 5:  # an op of another name
        container, key = pick("#")
        container[key] = rng.choice(
            [
                "p",
                "1.adamw_",
                "1.merged_momentum_",
                "1.lars_momentum_",
                "1.sgd_",
                "0.combine",
                "0.split",
                "0.slice",
                "2.yield",
                "1.data",
                "0.set_parameter",
                "0.shadow_output",
                "1.batch_norm_",
                "1.full",
                "1.update_loss_scaling_",
                "1.concat",
                "1.any",
                "1.multiply_",
                "1.foo_",
                "0.t_vec",
                "0.a_array",
            ]
        )
    elif kind == 6:  # deep nesting
        value = container[key]
        for _ in range(rng.choice([3, 50, 500])):
            value = rng.choice(([value], {"#": "0.t_vec", "D": [value]}))
        container[key] = value
    elif kind == 7:  # two elements in another order
        if isinstance(container, list) and len(container) > 1:
            i, j = rng.sample(range(len(container)), 2)
            container[i], container[j] = container[j], container[i]
    elif kind == 8:  # an op within a region of another
        ops = [c[k] for c, k in found if isinstance(c[k], dict) and {"I", "O"} <= c[k].keys()]
        if ops:
            block = {
                "#": "b",
                "args": [],
                "ops": [copy.deepcopy(rng.choice(ops)) for _ in range(3)],
            }
            rng.choice(ops)["regions"] = [{"#": "r", "blocks": [block]}]
    else:  # another number
        numbers = [
            (c, k)
            for c, k in found
            if isinstance(c[k], (int, float)) and not isinstance(c[k], bool)
        ]
        if numbers:
            container, key = rng.choice(numbers)
            container[key] = rng.choice([container[key] + 1, -container[key], 0, 2**40, 1e39, 0.1])


def mutate_structure(text, rng):
    document = json.loads(text)
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        if places(document):
            mutate_once(document, rng)
    return json.dumps(document).encode()


def mutate_bytes(text, rng):
    data = bytearray(text.encode())
    if rng.random() < 0.3:
        return bytes(data[: rng.randrange(len(data))])
    for _ in range(rng.choice([1, 2, 8, 64])):
        i = rng.randrange(len(data))
        kind = rng.randrange(3)
        if kind == 0:
            data[i] = rng.randrange(256)
        elif kind == 1:
            del data[i]
        else:
            data.insert(i, rng.choice(b'{}[]",:0-e\\'))
    return bytes(data)


def run(*command):
    # For a build with AddressSanitizer: its reports are not import errors.
    environment = dict(os.environ, ASAN_OPTIONS="detect_leaks=0:exitcode=99")
    return subprocess.run(command, capture_output=True, timeout=TIMEOUT, env=environment)


def check(tools, folder, case):
    """What is wrong with the importer's answer to a case; None if nothing."""
    name, main, startup = case
    main_path, startup_path, output = (
        os.path.join(folder, name + suffix) for suffix in (".main.json", ".startup.json", ".mlir")
    )
    for path, data in ((main_path, main), (startup_path, startup)):
        with open(path, "wb") as file:
            file.write(data)
    try:
        result = run(
            os.path.join(tools, "stepfold-translate"),
            "--import-pir",
            main_path,
            "--startup=" + startup_path,
            "-o",
            output,
        )
        if result.returncode == 1:
            if b"error: " not in result.stderr:
                return "fails without an error"
            return "leaves an output file" if os.path.exists(output) else None
        if result.returncode != 0:
            return f"exits with {result.returncode}: {result.stderr[-500:]}"
        result = run(
            os.path.join(tools, "stepfold-opt"),
            "--allow-unregistered-dialect",
            output,
            "-o",
            os.devnull,
        )
        if result.returncode != 0:
            return f"writes what does not parse: {result.stderr[-500:]}"
    except subprocess.TimeoutExpired:
        return "takes too long"
    return None


def make_cases(seed, count):
    names = sorted(
        f.removesuffix(".main.json") for f in os.listdir(INPUTS) if f.endswith(".main.json")
    )
    texts = {}
    for name in names:
        for part in ("main", "startup"):
            with open(os.path.join(INPUTS, f"{name}.{part}.json")) as file:
                texts[name, part] = file.read()
    with open(os.path.join(INPUTS, "kept.json")) as file:
        kept = file.read()
    for i in range(count):
        rng = random.Random(f"{seed}-{i}")
        name = rng.choice(names)
        parts = {p: texts[name, p].encode() for p in ("main", "startup")}
        part = rng.choice(["main", "main", "main", "startup"])
        text = texts[name, part]
        if part == "main" and rng.random() < 0.2:
            text = kept
        mutate = mutate_structure if i % 2 == 0 else mutate_bytes
        parts[part] = mutate(text, rng)
        yield f"case{i}", parts["main"], parts["startup"]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--keep")
    args = parser.parse_args()
    sys.setrecursionlimit(20000)  # of nested cases
    print(f"seed {args.seed}, {args.count} cases")
    failures = imported = 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor() as pool:
        cases = list(make_cases(args.seed, args.count))
        results = pool.map(lambda c: check(args.tools, folder, c), cases)
        for (name, _, _), problem in zip(cases, results):
            imported += os.path.exists(os.path.join(folder, name + ".mlir"))
            if not problem:
                continue
            failures += 1
            print(f"{name}: {problem}")
            for suffix in (".main.json", ".startup.json"):
                if args.keep:
                    shutil.copy(os.path.join(folder, name + suffix), args.keep)
    print(f"{imported} imported, {args.count - imported} refused, {failures} wrong")
    if failures or imported == 0 or imported == args.count:
        sys.exit(1)


if __name__ == "__main__":
    main()
