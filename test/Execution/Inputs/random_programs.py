#!/usr/bin/env python3
"""Prints a random program of updates, and of what may be between them.

    random_programs.py SEED

Parameters have random shapes, types, optimizers and settings. What leads from a
gradient to its update, and from there to other state, is a random list of ops on
one parameter or on several; the lists are interleaved at random. Updates share
learning rates and flags, read what others have written, and write one parameter
twice: some may be merged and fused, and some may not.
"""

import random
import sys

SHAPES = ["", "1", "0", "7", "3x5", "1024", "2049", "4x1031"]
KINDS = {
    "sgd": ([], [""]),
    "momentum": (["velocity"], ["mu = 0.9 : f64", "mu = 0.5 : f64, nesterov"]),
    "lars_momentum": (
        ["velocity"],
        ["mu = 0.9 : f64, coeff = 0.5 : f64, gate = #optim.lars_gate<none>"],
    ),
    "adam": (["moment1", "moment2"], [""]),
    "lion": (["moment"], [""]),
}


class Program:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.globals, self.step = [], []
        self.number = 0

    def name(self, stem="v"):
        self.number += 1
        return f"%{stem}{self.number}"

    def declare(self, name, type, initial=None):
        value = f"#ml_program.extern : {type}" if initial is None else f"dense<{initial}> : {type}"
        self.globals.append(f"ml_program.global private mutable @{name}({value}) : {type}")

    def load(self, lines, variable, type):
        value = self.name()
        lines.append(f"{value} = ml_program.global_load @{variable} : {type}")
        return value

    def store(self, lines, variable, value, type):
        lines.append(f"ml_program.global_store @{variable} = {value} : {type}")


def tensor(shape, element):
    return f"tensor<{shape}x{element}>" if shape else f"tensor<{element}>"


class Parameter:
    """The ops of one parameter; it may be updated twice."""

    def __init__(self, program, index):
        self.program, self.index = program, index
        draw = program.random
        self.shape = draw.choice(SHAPES)
        self.storage = draw.choice(["f32", "f32", "f32", "f16", "bf16"])
        self.gradient_element = self.storage
        if self.storage == "f32":
            self.gradient_element = draw.choice(["f32", "bf16", "f16"])
        self.kind = draw.choice(list(KINDS))
        self.type = tensor(self.shape, self.storage)
        self.compute_type = tensor(self.shape, "f32")
        program.declare(f"w{index}", self.type)
        self.states, self.settings = KINDS[self.kind]
        for state in self.states:
            # The second moment is a square.
            initial = "1.0e-3" if state == "moment2" else None
            program.declare(f"{state}{index}", self.compute_type, initial)
        if self.storage != "f32":
            program.declare(f"master{index}", self.compute_type)
        if self.kind == "adam":
            program.declare(f"beta1_pow{index}", "tensor<1xf32>", "0.9")
            program.declare(f"beta2_pow{index}", "tensor<1xf32>", "0.99")

    def gradient(self):
        """The mark of the gradient, and its value."""
        made, marked = self.program.name("d"), self.program.name("g")
        type = tensor(self.shape, self.gradient_element)
        lines = [
            f'{made} = "framework.backward"() : () -> {type}',
            f"{marked} = optim.gradient @w{self.index} {made} : {type}",
        ]
        return lines, marked

    def prepare(self, marked):
        """Ops up to a gradient of the parameter's type, and that gradient."""
        program, lines = self.program, []
        draw, element = program.random, self.gradient_element
        type = tensor(self.shape, element)
        value = marked
        if element != self.storage:
            value = program.name("g")
            lines.append(f"{value} = optim.cast {marked} : {type} to {self.type}")
        for _ in range(draw.choice([0, 0, 1, 1, 2])):
            value = self.scale(lines, value)
        return lines, value

    def scale(self, lines, value):
        """A product with a scalar of the state, or a constant."""
        program = self.program
        empty, result = program.name("e"), program.name("g")
        scalar = program.load(lines, program.random.choice(["scale0", "scale1"]), "tensor<f32>")
        # In f32, rounded to the storage type.
        wide, narrow = [], []
        inputs = ("%in", "%out")
        if self.storage != "f32":
            wide = [f"%wide = arith.extf %in : {self.storage} to f32"]
            narrow = [f"%narrow = arith.truncf %product : f32 to {self.storage}"]
            inputs = ("%wide", "%narrow")
        lines += [
            f"{empty} = tensor.empty() : {self.type}",
            f"{result} = optim.foreach out({empty} : {self.type}) in({value} : {self.storage})"
            f" scalar({scalar} : tensor<f32>) {{",
            f"^bb0(%out: {self.storage}, %in: {self.storage}, %scalar: f32):",
            *wide,
            f"%product = arith.mulf {inputs[0]}, %scalar : f32",
            *narrow,
            f"optim.yield {'%narrow' if narrow else '%product'} : {self.storage}",
            "}",
        ]
        return result

    def update(self, gradient):
        program, lines = self.program, []
        draw = program.random
        rate = program.load(lines, draw.choice(["lr0", "lr0", "lr1"]), "tensor<f32>")
        updated = [("params", f"w{self.index}", self.type)]
        updated += [(state, f"{state}{self.index}", self.compute_type) for state in self.states]
        if self.kind == "adam":
            for power in ("beta1_pow", "beta2_pow"):
                updated.append((power, f"{power}{self.index}", "tensor<1xf32>"))
        if self.storage != "f32":
            updated.append(("masters", f"master{self.index}", self.compute_type))
        operands, results = [], []
        for role, variable, type in updated:
            value = program.load(lines, variable, type)
            operands.append(f"{role}({value} : {type})")
            results.append(program.name("n"))
        operands.append(f"grads({gradient} : {self.type})")
        operands.append(f"lr({rate} : tensor<f32>)")
        if draw.random() < 0.3:
            flag = program.load(lines, "flag", "tensor<1xi1>")
            operands.append(f"skip({flag} : tensor<1xi1>)")
        settings = [draw.choice(self.settings)]
        if self.kind != "sgd" and self.kind != "adam":
            decay = draw.choice(["0.0", "0.01", "0.1"])
            settings.append(f"weight_decay = array<f64: {decay}>")
        if draw.random() < 0.2:
            settings.append("maximize")
        lines.append(
            f"{', '.join(results)} = optim.{self.kind} {' '.join(operands)}"
            f" {{{', '.join(setting for setting in settings if setting)}}}"
        )
        stores = [(v, r, t) for (_, v, t), r in zip(updated, results, strict=True)]
        draw.shuffle(stores)
        for variable, result, type in stores:
            program.store(lines, variable, result, type)
        return lines, results[0]

    def copy(self, new):
        """What is made of the new value: a copy, or an average."""
        program, lines = self.program, []
        draw = program.random
        if self.storage == "f32" and draw.random() < 0.5:
            element = draw.choice(["f16", "bf16"])
            variable = f"copy{self.index}_{program.number}"
            type = tensor(self.shape, element)
            program.declare(variable, type)
            value = program.name("c")
            lines.append(f"{value} = optim.cast {new} : {self.type} to {type}")
            program.store(lines, variable, value, type)
        elif self.storage == "f32" and draw.random() < 0.5:
            variable = f"average{self.index}_{program.number}"
            program.declare(variable, self.type)
            old = program.load(lines, variable, self.type)
            value = program.name("a")
            lines += [
                f"{value} = optim.foreach out({old} : {self.type}) in({new} : f32) {{",
                "^bb0(%out: f32, %in: f32):",
                "%half = arith.constant 0.5 : f32",
                "%sum = arith.addf %out, %in : f32",
                "%mean = arith.mulf %sum, %half : f32",
                "optim.yield %mean : f32",
                "}",
            ]
            program.store(lines, variable, value, self.type)
        return lines

    def parts(self):
        """Lists of lines: each stays together, and behind those before it."""
        lines, marked = self.gradient()
        parts = [lines]
        for _ in range(self.program.random.choice([1, 1, 1, 1, 2])):
            lines, gradient = self.prepare(marked)
            parts.append(lines)
            lines, new = self.update(gradient)
            parts.append(lines)
            parts.append(self.copy(new))
        return parts


def change_scalars(program):
    """Gives a scalar that updates share another value, somewhere."""
    lines = []
    variable = program.random.choice(["lr0", "scale0", "flag"])
    type = "tensor<1xi1>" if variable == "flag" else "tensor<f32>"
    element = "i1" if variable == "flag" else "f32"
    change = {
        "flag": ["%one = arith.constant true", "%new = arith.xori %out, %one : i1"],
        "lr0": ["%factor = arith.constant 0.75 : f32", "%new = arith.mulf %out, %factor : f32"],
        "scale0": ["%term = arith.constant 0.5 : f32", "%new = arith.addf %out, %term : f32"],
    }[variable]
    old = program.load(lines, variable, type)
    new = program.name("s")
    lines += [
        f"{new} = optim.foreach_parameter out({old} : {type}) {{",
        f"^bb0(%out: {element}):",
        *change,
        f"optim.yield %new : {element}",
        "}",
    ]
    program.store(lines, variable, new, type)
    return [lines]


def interleave(draw, lists):
    lists = [list(parts) for parts in lists if parts]
    while lists:
        parts = draw.choice(lists)
        yield from parts.pop(0)
        lists = [parts for parts in lists if parts]


def main():
    program = Program(int(sys.argv[1]))
    draw = program.random
    for variable, value in (("lr0", "0.5"), ("lr1", "0.25"), ("scale0", "1.5"), ("scale1", "0.3")):
        program.declare(variable, "tensor<f32>", value)
    program.declare("flag", "tensor<1xi1>", "false")
    lists = [Parameter(program, index).parts() for index in range(draw.randint(2, 9))]
    lists += [change_scalars(program) for _ in range(draw.choice([0, 0, 1, 2]))]
    step = list(interleave(draw, lists))
    print("\n".join(program.globals))
    print("func.func @train_step() {")
    print("\n".join("  " + line for line in step))
    print("  return\n}")


if __name__ == "__main__":
    main()
