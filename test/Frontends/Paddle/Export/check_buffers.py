#!/usr/bin/env python3
"""Runs a program whose variables lie in buffers, beside the original.

    check_buffers.py --tools DIRECTORY NAME

Program NAME of run_exported.py is exported with buffers and run in the
framework's executor. Every variable of a buffer must lie where the exporter says
it does: after the startup program, after steps, and after checkpoints were
loaded. Losses and variables must be those of the original bit for bit, also
where either program goes on from what the other one has saved.
"""

import argparse
import json
import os
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "..", "Programs"))
import executor  # noqa: E402
import make_programs  # noqa: E402
import numpy  # noqa: E402
from run_exported import RUNS, build_in_child, rewrite  # noqa: E402

STEPS = 4


def read_buffers(path):
    """The names of the variables in each buffer that a startup program makes, by its name."""
    with open(path) as file:
        [block] = json.load(file)["program"]["regions"][0]["blocks"]
    names, lists, makers, buffers = {}, {}, {}, {}
    for op in block["ops"]:
        operands = [operand["%"] for operand in op["I"]]
        if op["#"] in ("0.set_parameter", "0.shadow_output"):
            [name] = [attribute["AT"]["D"] for attribute in op["A"]]
            if operands[0] in makers:
                values = lists[makers[operands[0]]]
                # Others are padding.
                buffers[name] = [names[value] for value in values if value in names]
            names[operands[0]] = name
        elif op["#"] == "0.combine":
            lists[op["O"][0]["%"]] = operands
        elif op["#"] == "1.coalesce_tensor_":
            makers[op["O"][1]["%"]] = operands[0]
    return buffers


class Training:
    """A program in a scope of its own."""

    def __init__(self, paths, loss, feeds):
        import paddle

        self.main, startup = map(executor.load, paths)
        self.buffers = read_buffers(paths[1])
        self.loss = executor.find_result(self.main, loss)
        self.feeds = feeds
        self.scope = paddle.static.Scope()
        self.executor = paddle.static.Executor(paddle.CPUPlace())
        self.steps_done = 0
        with paddle.static.scope_guard(self.scope):
            paddle.seed(1)
            self.executor.run(startup)
        self.check("startup")

    def tensor(self, name):
        return self.scope.find_var(name).get_tensor()

    def check(self, when):
        """Exits where a variable is not where it belongs, or the buffer has something else."""
        for buffer, names in self.buffers.items():
            memory = self.tensor(buffer)
            contents = numpy.array(memory)
            end = memory._ptr()
            padding = contents.copy()
            for name in names:
                value = numpy.array(self.tensor(name))
                start = self.tensor(name)._ptr()
                place = (start - memory._ptr()) // value.itemsize
                part = contents[place : place + value.size]
                if start < end or part.tobytes() != value.tobytes():
                    sys.exit(f"after {when}, {name} is not in {buffer}")
                end = start + value.nbytes
                padding[place : place + value.size] = 0
            if padding.any():
                sys.exit(f"after {when}, the padding of {buffer} is not zero")

    def train(self, first):
        import paddle

        with paddle.static.scope_guard(self.scope):
            losses = [
                self.executor.run(self.main, feed=self.feeds(step), fetch_list=[self.loss])[0]
                for step in range(first, first + STEPS)
            ]
        self.check(f"step {first + STEPS}")
        return [loss.tobytes() for loss in losses]

    def save(self, path):
        import paddle

        with paddle.static.scope_guard(self.scope):
            paddle.static.save(self.main, path)

    def load(self, path):
        import paddle

        with paddle.static.scope_guard(self.scope):
            paddle.static.load(self.main, path, self.executor)
        self.check(f"loading {os.path.basename(path)}")

    def state(self):
        return {name: numpy.array(self.tensor(name)) for name in executor.variables(self.main)}


def compare(name, before, after, folder):
    """Returns the differences as text."""
    executor.run_in_order()
    feeds = executor.random_feeds(RUNS[name].feeds)
    original = Training(before, RUNS[name].loss, feeds)
    coalesced = Training(after, RUNS[name].loss, feeds)
    if not coalesced.buffers:
        return "there are no buffers"
    if original.train(0) != coalesced.train(0):
        return "the losses differ"
    for checkpoint, training in (("original", original), ("coalesced", coalesced)):
        training.save(os.path.join(folder, checkpoint))
    expected = original.train(STEPS)
    if coalesced.train(STEPS) != expected:
        return "the losses differ after a checkpoint was saved"
    # Only one of the programs has copies of parameters.
    loads = [(original, "coalesced"), (coalesced, "coalesced")]
    if set(original.state()) == set(coalesced.state()):
        loads.append((coalesced, "original"))
    for training, checkpoint in loads:
        training.load(os.path.join(folder, checkpoint))
        if training.train(STEPS) != expected:
            return f"the losses differ after loading that of {checkpoint}"
    state = coalesced.state()
    for variable, value in original.state().items():
        if not executor.same_bits(value, state[variable]):
            return f"variable {variable} differs"
    sizes = ", ".join(f"{buffer} of {len(names)}" for buffer, names in coalesced.buffers.items())
    print(f"{name}: equal losses and variables, with {sizes}")
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", required=True)
    parser.add_argument("names", nargs="+", metavar="NAME")
    args = parser.parse_args()
    make_programs.start_framework(translated=False)
    for name in args.names:
        with tempfile.TemporaryDirectory() as folder:
            build_in_child(name, folder)
            before, after = rewrite(args.tools, name, folder)
            if difference := compare(name, before, after, folder):
                sys.exit(f"{name}: {difference}")


if __name__ == "__main__":
    main()
