#!/usr/bin/env python3
"""Prints a program whose updates are also measured.

    measured_updates.py before|behind f32|f64|f16|bf16 [skip]

Parameters of edge sizes move by a mean of gradients, divided by the parameter's norm of
it. "before": the mean is updated first, and what is stored of it is measured; "behind": it
is measured first, and updated with the parameter, by what is not yet rounded.
"skip": in every second step, nothing is updated.
"""

import sys

SIZES = [0, 1, 3, 1025, 8191, 16385]
STATE = "ml_program.global private mutable"


class Program:
    def __init__(self, storage, skips):
        self.storage, self.skips = storage, skips
        self.compute = "f64" if storage == "f64" else "f32"
        self.types = [f"tensor<{size}x{storage}>" for size in SIZES]
        self.vector = f"tensor<{len(SIZES)}x{self.compute}>"

    def list(self, prefix):
        """A stream."""
        names = ", ".join(prefix.format(i) for i in range(len(SIZES)))
        return f"({names} : {', '.join(self.types)})"

    def load(self, name):
        if self.storage == self.compute:
            return f"%{name}_wide = arith.addf %{name}, %zero : {self.compute}"
        return f"%{name}_wide = arith.extf %{name} : {self.storage} to {self.compute}"

    def store(self, name, old):
        """Rounds a value, and keeps the old element where the step is skipped."""
        new = f"%{name}"
        if self.storage != self.compute:
            print(f"    {new}_short = arith.truncf {new} : {self.compute} to {self.storage}")
            new += "_short"
        if self.skips:
            print(f"    %{name}_kept = arith.select %skips, %{old}, {new} : {self.storage}")
            new = f"%{name}_kept"
        return new

    def mean(self):
        """The new mean, of the region's old one and gradient."""
        half = f"%half = arith.constant 0.5 : {self.compute}"
        zero = f"%zero = arith.constant -0.0 : {self.compute}"
        for line in (
            *(half, zero, self.load("m"), self.load("g")),
            f"%scaled = arith.mulf %half, %m_wide : {self.compute}",
            f"%mean = arith.addf %scaled, %g_wide : {self.compute}",
        ):
            print(f"    {line}")

    def begin(self, *arguments):
        storage = {"norm": self.compute, "skips": "i1"}
        arguments = ", ".join(f"%{name}: {storage.get(name, self.storage)}" for name in arguments)
        print(f" {{\n  ^bb0({arguments}):")

    def end(self, *values):
        print(f"    optim.yield {', '.join(v for v, _ in values)} : ", end="")
        print(", ".join(type for _, type in values) + "\n  }")

    def measure(self, streams, *arguments):
        print(f"  %e = tensor.empty() : {self.vector}")
        print(f"  %sums = optim.reduce out(%e : {self.vector}) {streams}", end="")
        self.begin(*arguments)
        if "g" in arguments:
            self.mean()
        else:
            print(f"    %zero = arith.constant -0.0 : {self.compute}")
            print("    " + self.load("m").replace("%m_wide", "%mean"))
        print(f"    %square = arith.mulf %mean, %mean : {self.compute}")
        self.end(("%square", self.compute))

    def move(self):
        """The new parameter, by the mean and the sum of its squares."""
        one = f"%one = arith.constant 1.0 : {self.compute}"
        for line in (
            *(one, self.load("p"), f"%more = arith.addf %norm, %one : {self.compute}"),
            f"%step = arith.divf %mean, %more : {self.compute}",
            f"%moved = arith.subf %p_wide, %step : {self.compute}",
        ):
            print(f"    {line}")

    def print_before(self, flag):
        outs = f"%means:{len(SIZES)} = optim.foreach out{self.list('%m{}')} in{self.list('%g{}')}"
        print(f"  {outs}{flag}", end="")
        self.begin("m", "g", *["skips"] * self.skips)
        self.mean()
        self.end((self.store("mean", "m"), self.storage))
        self.measure("in" + self.list("%means#{}"), "m")
        streams = f"out{self.list('%p{}')} in{self.list('%means#{}')}"
        print(f"  %moved:{len(SIZES)} = optim.foreach {streams}", end="")
        print(f" per_parameter(%sums : {self.vector}){flag}", end="")
        self.begin("p", "m", "norm", *["skips"] * self.skips)
        print(f"    %zero = arith.constant -0.0 : {self.compute}")
        print("    " + self.load("m").replace("%m_wide", "%mean"))
        self.move()
        self.end((self.store("moved", "p"), self.storage))
        return "%moved#{}", "%means#{}"

    def print_behind(self, flag):
        self.measure(f"in{self.list('%m{}')} in{self.list('%g{}')}", "m", "g")
        streams = f"out{self.list('%p{}')} out{self.list('%m{}')} in{self.list('%g{}')}"
        print(f"  %new:{2 * len(SIZES)} = optim.foreach {streams}", end="")
        print(f" per_parameter(%sums : {self.vector}){flag}", end="")
        self.begin("p", "m", "g", "norm", *["skips"] * self.skips)
        self.mean()
        self.move()
        moved, mean = self.store("moved", "p"), self.store("mean", "m")
        self.end((moved, self.storage), (mean, self.storage))
        return "%new#{}", "%new#{}"

    def print(self, order):
        for i, type in enumerate(self.types):
            for name in "pm":
                print(f"{STATE} @{name}{i}(#ml_program.extern : {type}) : {type}")
        if not self.skips:
            print(f"{STATE} @norms(dense<0.0> : {self.vector}) : {self.vector}")
        print(f"{STATE} @flag(dense<true> : tensor<1xi1>) : tensor<1xi1>")
        arguments = ", ".join(f"%d{i}: {type}" for i, type in enumerate(self.types))
        print(f"func.func @train_step({arguments}) {{")
        for i, type in enumerate(self.types):
            print(f"  %g{i} = optim.gradient @p{i} %d{i} : {type}")
            for name in "pm":
                print(f"  %{name}{i} = ml_program.global_load @{name}{i} : {type}")
        print("  %old_flag = ml_program.global_load @flag : tensor<1xi1>")
        print("  %flag = optim.foreach_parameter out(%old_flag : tensor<1xi1>) {")
        print("  ^bb0(%old: i1):\n    %true = arith.constant true")
        print("    %new = arith.xori %old, %true : i1\n    optim.yield %new : i1\n  }")
        flag = " scalar(%flag : tensor<1xi1>)" if self.skips else ""
        moved, mean = (self.print_before if order == "before" else self.print_behind)(flag)
        for i, type in enumerate(self.types):
            first = len(SIZES) if mean == moved else 0
            print(f"  ml_program.global_store @p{i} = {moved.format(i)} : {type}")
            print(f"  ml_program.global_store @m{i} = {mean.format(first + i)} : {type}")
        print("  ml_program.global_store @flag = %flag : tensor<1xi1>")
        if not self.skips:
            print(f"  ml_program.global_store @norms = %sums : {self.vector}")
        print("  return\n}")


if __name__ == "__main__":
    Program(sys.argv[2], "skip" in sys.argv[3:]).print(sys.argv[1])
