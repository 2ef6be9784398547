#!/usr/bin/env python3
"""Changes plans at random, loads them and executes a step.

    fuzz_plan.py FOLDER [--seed=N] [--count=N] [--only=N]

FOLDER is emptied. Plans of the programs below are compiled to it for the host. A mutant is one of
them with a few changes of plan.json (numbers, strings, keys, whole values), or of some bytes of
its code or constants. In half of the mutants plan.json is sealed again, so that it is not the seal
that refuses them; where the constants have changed, their digest is made anew then, too.

Each mutant is loaded in a child process of its own. That must end in time, with an error of one
line, or with a step. Every variable that is bound for the step lies between pages that cannot be
accessed, with its end at one of them, and cannot be written if the plan only reads it: what is
accessed out of bounds ends the process.

With --keep, a folder, the mutants that load are kept there. With --only, one mutant is run, and
kept in FOLDER/mutant.
"""

import argparse
import collections
import copy
import ctypes
import hashlib
import json
import math
import os
import random
import resource
import shutil
import signal
import subprocess
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.append(os.path.join(ROOT, "python"))

from stepfold.library import DTYPE_SIZES, load_library  # noqa: E402
from stepfold.plan import Plan, PlanError  # noqa: E402

# Programs with options of optim-optimize.
PROGRAMS = (
    ("mlp_sgd", ""),
    ("op_lamb_f32", ""),
    ("op_sgd_clip_global_norm_f32", "merge=false"),
    ("mlp_adamw_bf16", "coalesce=true"),
    ("transformer_adamw_fp16_masters", ""),
)
SEAL = '{\n  "format": "stepfold-plan",\n  "version": 10,\n  "sha256": "%s",\n'
SECONDS = 20
# Memory of a mutant above which it is only loaded, not executed.
MAX_BYTES = 1 << 26
# Ways in which a child ends.
STEPPED, TOO_LARGE, REFUSED, FAILED = range(4)


#
# Mutation
#


def find_places(value, place=()):
    """The paths of all values in a JSON value but the report's."""
    yield place
    if isinstance(value, (dict, list)):
        for key, child in value.items() if isinstance(value, dict) else enumerate(value):
            if key != "report":
                yield from find_places(child, (*place, key))


def get(value, place):
    for key in place:
        value = value[key]
    return value


def change_number(draw, number):
    return draw.choice(
        [
            *(number + delta for delta in (-1, 1, -8, 8, 16)),
            *(0, 1, 2, number // 2, number * 2, number * 1024, -number, number + 0.5),
            *(2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**63 - 1, 2**63, 2**64, -1),
            draw.randrange(20),
        ]
    )


def change_text(draw, text):
    names = (
        "",
        "abort",
        "stage.o",
        "f64",
        "i1",
        "read",
        "readwrite",
        "state",
        "data",
        "\0",
        "\udc80",
    )
    return draw.choice([*names, text + "x", text[: len(text) // 2], text.upper()])


def change_value(draw, contents, places):
    """Changes the value at one place, or takes that of another."""
    place = draw.choice([p for p in places if p])
    holder, key = get(contents, place[:-1]), place[-1]
    value = holder[key]
    action = draw.randrange(4)
    if action == 0:
        same = [
            p for p in places if type(get(contents, p)) is type(value) and p[: len(place)] != place
        ]
        if same:
            holder[key] = copy.deepcopy(get(contents, draw.choice(same)))
    elif isinstance(value, bool):
        holder[key] = draw.choice([not value, 1, None])
    elif isinstance(value, int):
        holder[key] = change_number(draw, value)
    elif isinstance(value, str):
        holder[key] = change_text(draw, value)
    elif action == 1 or not value or isinstance(value, float):
        del holder[key]
    elif isinstance(value, list):
        position = draw.randrange(len(value))
        if action == 2:
            value.insert(draw.randrange(len(value) + 1), copy.deepcopy(value[position]))
        else:
            other = draw.randrange(len(value))
            value[position], value[other] = value[other], value[position]
    else:
        name = draw.choice(sorted(value))
        value[name + "x" if action == 2 else draw.choice(sorted(value))] = value[name]


def mutate_json(draw, contents):
    for _ in range(draw.choice((1, 1, 1, 2, 3))):
        # Parts that determine how much memory is accessed are drawn more often than the rest.
        part = draw.choice(
            (*contents, *("kernels", "steps", "tables", "chunk_lists", "buffers") * 2)
        )
        if part == "report" or part not in contents:
            continue
        places = [(part, *place) for place in find_places(contents[part])]
        change_value(draw, contents, places)


def flip_byte(draw, data):
    data = bytearray(data)
    position = draw.randrange(len(data))
    data[position] ^= 1 << draw.randrange(8)
    return bytes(data)


class Base:
    """A plan that mutants are made of."""

    def __init__(self, folder):
        self.files = {}
        for name in os.listdir(folder):
            if not name.startswith("report."):
                with open(os.path.join(folder, name), "rb") as file:
                    self.files[name] = file.read()
        self.text = self.files.pop("plan.json").decode()
        self.contents = json.loads(self.text)
        self.digest = self.contents["sha256"]
        for key in ("format", "version", "sha256", "report"):
            self.contents.pop(key)
        assert self.seal(self.contents, None) != self.text

    def seal(self, contents, digest):
        """The text of plan.json; without a digest, with that of the text."""
        # A lone surrogate becomes a byte that is not UTF-8.
        rest = json.dumps(contents, indent=0, ensure_ascii=False).lstrip("{\n") + "\n"
        encoded = rest.encode(errors="surrogateescape")
        return (SEAL % (digest or hashlib.sha256(encoded).hexdigest())).encode() + encoded

    def mutate(self, draw):
        """The files of a mutant, and whether plan.json is sealed again."""
        contents, files = copy.deepcopy(self.contents), dict(self.files)
        is_sealed = draw.random() < 0.5
        if draw.random() < 0.1:
            name = draw.choice(sorted(files))
            files[name] = flip_byte(draw, files[name])
            constants = contents.get("constants")
            if is_sealed and constants and constants["file"] == name:
                constants["sha256"] = hashlib.sha256(files[name]).hexdigest()
        else:
            while contents == self.contents:
                mutate_json(draw, contents)
        files["plan.json"] = self.seal(contents, None if is_sealed else self.digest)
        return files, is_sealed


#
# Execution
#

libc = ctypes.CDLL(None, use_errno=True)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
PROT_NONE, PROT_READ, PROT_WRITE, MAP_PRIVATE, MAP_ANONYMOUS = 0, 1, 2, 2, 32
PAGE = resource.getpagesize()
ARRAY_TYPES = dict(
    zip(DTYPE_SIZES, ("<f2", "<u2", "<f4", "<f8", "|b1", "|i1", "<i4", "<i8"), strict=True)
)


class GuardedArray:
    """Zeros that end where memory ends."""

    def __init__(self, dtype, shape, alignment, is_written):
        size = math.prod(shape) * DTYPE_SIZES[dtype]
        inner = max(-(-size // PAGE), 1) * PAGE
        base = libc.mmap(None, inner + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        if base == ctypes.c_void_p(-1).value:
            raise MemoryError
        protection = PROT_READ | PROT_WRITE if is_written else PROT_READ
        libc.mprotect(base + PAGE, inner, protection)
        address = (base + PAGE + inner - size) // alignment * alignment
        self.__array_interface__ = {
            "shape": shape,
            "typestr": ARRAY_TYPES[dtype],
            "data": (address, not is_written),
            "version": 3,
        }


def bind_all(plan):
    in_blocks = {(v.role, v.name) for a in plan.allocations for v, _ in a.segments}
    arrays = {"state": {}, "gradient": {}}
    for v in plan.variables:
        if (v.role, v.name) not in in_blocks:
            array = GuardedArray(v.dtype, v.shape, DTYPE_SIZES[v.dtype], v.access != "read")
            arrays[v.role][v.name] = array
    blocks = {
        a.name: GuardedArray(a.dtype, (a.elements,), max(a.alignment, DTYPE_SIZES[a.dtype]), True)
        for a in plan.allocations
    }
    plan.bind(arrays["state"], arrays["gradient"], blocks)


def execute(folder):
    """Loads the plan and executes a step. Returns how that ended, and a message."""
    try:
        plan = Plan.load(folder)
    except PlanError as error:
        message = str(error)
        if not message or "\n" in message:
            return FAILED, f"expected one line, got {message!r}"
        return REFUSED, message
    with open(os.path.join(folder, "plan.json"), "rb") as file:
        scratch = json.loads(file.read().decode(errors="replace")).get("scratch", {"bytes": 0})
    sizes = [v.bytes for v in plan.variables]
    sizes += [a.elements * DTYPE_SIZES[a.dtype] for a in plan.allocations]
    if sum(sizes) + scratch["bytes"] > MAX_BYTES:
        return TOO_LARGE, ""
    bind_all(plan)
    plan.step()
    return STEPPED, ""


def execute_in_child(folder):
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(SECONDS)
        try:
            status, message = execute(folder)
        except BaseException as error:
            status, message = FAILED, f"{type(error).__name__}: {error}"
        os.write(writer, message.encode(errors="replace")[:4000])
        os._exit(status)
    os.close(writer)
    with os.fdopen(reader, errors="replace") as file:
        message = file.read()
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return (status, message) if status >= 0 else (FAILED, signal.Signals(-status).name)


def write_files(folder, files):
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    for name, data in files.items():
        with open(os.path.join(folder, name), "wb") as file:
            file.write(data)


def compile_bases(folder):
    for index, (program, options) in enumerate(PROGRAMS):
        source = os.path.join(ROOT, "test", "Programs", program + ".mlir")
        plan = os.path.join(folder, str(index))
        command = ["stepfold-compile", source, "--quiet", "-o", plan]
        subprocess.run([*command, f"--optimize-options={options}"], check=True)
        yield Base(plan)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--only", type=int)
    parser.add_argument("--keep")
    options = parser.parse_args()
    shutil.rmtree(options.folder, ignore_errors=True)
    bases = list(compile_bases(options.folder))
    load_library()
    folder = os.path.join(options.folder, "mutant")
    for base in bases:
        write_files(folder, {**base.files, "plan.json": base.seal(base.contents, None)})
        ended = execute_in_child(folder)
        if ended[0] != STEPPED:
            sys.exit(f"a plan that is not changed: {ended[1]}")

    counts = collections.Counter()
    indices = range(options.count) if options.only is None else [options.only]
    for index in indices:
        draw = random.Random(f"{options.seed}/{index}")
        files, is_sealed = draw.choice(bases).mutate(draw)
        write_files(folder, files)
        status, message = execute_in_child(folder)
        name = f"mutant {index} of seed {options.seed}"
        if status == FAILED:
            sys.exit(f"{name}: {message}")
        if not is_sealed and status != REFUSED:
            sys.exit(f"{name}: a changed plan was loaded")
        if options.only is not None:
            print(f"{name}: {('stepped', 'too large', 'refused')[status]} {message}")
        if options.keep and status == STEPPED:
            shutil.copytree(folder, os.path.join(options.keep, str(index)))
        counts[is_sealed, status] += 1
    refused, stepped, large = (counts[True, s] for s in (REFUSED, STEPPED, TOO_LARGE))
    print(
        f"{len(indices)} mutants of seed {options.seed}: {counts[False, REFUSED]} as they were "
        f"changed; of those that were sealed again {refused} refused, {stepped} stepped, {large} "
        "too large to step"
    )
    if options.only is None and not (stepped and refused and counts[False, REFUSED]):
        sys.exit("expected some of each kind")


if __name__ == "__main__":
    main()
