#!/usr/bin/env python3
"""Draws random programs of updates, and of what may be between them.

    random_programs.py SEED INDEX

Parameters have random shapes, types, optimizers and settings. The ops from a gradient to its update
(casts, unscaling, clips, accumulation, ...), and from there to other state, are a random list of
ops on one parameter or on several. Updates share learning rates, flags, state, gradients and
initial values, and ops of a framework stand between them: some may be rewritten, and some may not.
Updates and sums may stand in conditionals.

The rewrites do not know the framework's ops; test/Differential defines them, so that a program can
be executed.
"""

import math
import random
import sys

from edge_sizes import (
    INITIAL,
    OF_MATRICES,
    VARIANTS,
    WITHOUT_RATE,
    get_initial,
    has_one_element,
    has_rows,
    list_matrices,
)

# The last one has more than one chunk of a reduction.
SHAPES = ["", "1", "3", "5", "8", "2x3", "17", "0", "2049", "8193"]
SHAPE_WEIGHTS = [2, 2, 4, 4, 4, 4, 2, 1, 0.5, 0.5]
# Shapes of an op whose parameters are matrices.
MATRICES = ["2x3", "1x5", "5x1", "4x4", "17x9", "0x3"]
# The interpreter would take seconds for exp, log or pow of so many elements.
LARGE_SHAPES = ["2049", "8193"]
ELEMENTS = ["f16", "bf16", "f32", "f64"]
STORAGES = ["f32", "f32", "f32", "f32", "f64", "f16", "bf16"]
INFINITIES = {"f32": "0x7F800000", "f64": "0x7FF0000000000000"}
BLOCK_SIZES = [8, 16, 32, 64, 128, 256]
SCALARS = {
    "lr0": ("tensor<f32>", "0.5"),
    "lr1": ("tensor<1xf32>", "0.25"),
    "lr2": ("tensor<f64>", "0.3"),
    "loss_scale": ("tensor<1xf32>", "3.0"),
    "factor0": ("tensor<f32>", "1.5"),
    "factor1": ("tensor<f32>", "0.3"),
    "flag": ("tensor<1xi1>", "false"),
    "turn": ("tensor<1xi1>", "true"),
}


def tensor(shape, element):
    return f"tensor<{shape}x{element}>" if shape else f"tensor<{element}>"


# The type of an exact sum.
WORDS = "vector<13xi64>"


def get_element(type):
    if WORDS in type:
        return WORDS
    return type.removeprefix("tensor<").removesuffix(">").split("x")[-1]


def get_shape(type):
    return "x".join(type.removeprefix("tensor<").removesuffix(">").split("x")[:-1])


def compute_type(element):
    return "f64" if element == "f64" else "f32"


class Phase:
    """Position of an op in a framework's step; ops of one phase follow each other."""

    FORWARD, BACKWARD, GRADIENTS, UPDATES, AFTER = range(5)


class Chunk:
    """Ops that stay together."""

    def __init__(self, phase, lines):
        self.phase, self.lines = phase, lines


class Body:
    """The region of a structured op on some streams and scalars."""

    def __init__(self, program, elements):
        self.program, self.lines = program, []
        self.elements = elements
        self.arguments = [program.name("a") for _ in elements]

    def constant(self, value, element):
        name = self.program.name("c")
        suffix = "" if element == "i1" else f" : {element}"
        self.lines.append(f"{name} = arith.constant {value}{suffix}")
        return name

    def op(self, op, *operands, element):
        return self.math(f"arith.{op}", *operands, element=element)

    def math(self, op, *operands, element):
        name = self.program.name("t")
        self.lines.append(f"{name} = {op} {', '.join(operands)} : {element}")
        return name

    def convert(self, value, source, target):
        """In one rounding; between f16 and bf16 through f32."""
        if source == target:
            return value
        widths = {"f16": 16, "bf16": 16, "f32": 32, "f64": 64}
        if widths[source] == widths[target]:
            return self.convert(self.convert(value, source, "f32"), "f32", target)
        op = "extf" if widths[source] < widths[target] else "truncf"
        name = self.program.name("t")
        self.lines.append(f"{name} = arith.{op} {value} : {source} to {target}")
        return name

    def get(self, index, target):
        return self.convert(self.arguments[index], self.elements[index], target)


class Program:
    def __init__(self, seed, index):
        self.random = random.Random(f"{seed}:{index}")
        # A generator of its own, so that programs with functions otherwise equal those without.
        self.function_random = random.Random(f"{seed}:{index}:functions")
        self.sample_random = random.Random(f"{seed}:{index}:samples")
        self.format_random = random.Random(f"{seed}:{index}:formats")
        self.exact_random = random.Random(f"{seed}:{index}:exact")
        self.prefix = f"p{index}."
        self.types, self.globals = {}, []
        self.startup, self.functions = [], []
        # One list for each parameter, and one for each op that stands alone.
        self.lists = []
        self.order = []
        self.number = 0
        # The gradient of this parameter may get an infinity.
        self.injected = None
        # Lists of variables that startup begins with one value.
        self.alike = []
        # True if the updates, and all ops between them, can be compiled.
        self.is_closed = True

    # Names and state.

    def name(self, stem="v"):
        self.number += 1
        return f"%{stem}{self.number}"

    def maybe(self, probability):
        return self.random.random() < probability

    def declare(self, name, type, initial=None, visibility="private "):
        value = f"#ml_program.extern : {type}" if initial is None else f"dense<{initial}> : {type}"
        if "0" in get_shape(type).split("x") and initial is not None:
            value = f"dense<> : {type}"
        self.types[name] = type
        self.globals.append(
            f"ml_program.global {visibility}mutable @{self.prefix}{name}({value}) : {type}"
        )

    def load(self, lines, variable):
        value = self.name()
        type = self.types[variable]
        lines.append(f"{value} = ml_program.global_load @{self.prefix}{variable} : {type}")
        return value

    def store(self, lines, variable, value):
        type = self.types[variable]
        lines.append(f"ml_program.global_store @{self.prefix}{variable} = {value} : {type}")

    def add(self, phase, lines, lists):
        """Adds ops behind those of all these lists."""
        chunk = Chunk(phase, lines)
        self.order.append(chunk)
        for chunks in lists:
            chunks.append(chunk)

    def add_alone(self, phase, lines):
        chunks = []
        self.lists.append(chunks)
        self.add(phase, lines, [chunks])

    # Structured ops. A stream is a list of values and a list of types.

    def empty(self, lines, type):
        value = self.name("e")
        lines.append(f"{value} = tensor.empty() : {type}")
        return value

    def structured(self, lines, op, outs, ins, scalars, make, out="out", attributes=""):
        """Adds an op; `make` gets the body and returns what it yields. `out` is the keyword
        of its outs."""
        has_outs = op != "reduce"
        streams = (outs if has_outs else []) + ins
        elements = [get_element(types[0]) for _, types in streams]
        elements += [get_element(type) for _, type in scalars]
        body = Body(self, elements)
        yielded = make(body)
        results = self.name("r")
        count = sum(len(values) for values, _ in outs)
        text = f"{results}:{count} = optim.{op}"
        for keyword, group in ((out, outs), ("in", ins)):
            for values, types in group:
                text += f" {keyword}({', '.join(values)} : {', '.join(types)})"
        if scalars:
            values, types = zip(*scalars, strict=True)
            text += f" scalar({', '.join(values)} : {', '.join(types)})"
        if attributes:
            text += f" attributes {{{attributes}}}"
        arguments = zip(body.arguments, elements, strict=True)
        types = [get_element(types[0]) for _, types in outs]
        if op == "reduce":
            types = [get_contribution(type) for type in types]
        lines += [
            text + " {",
            "^bb0(" + ", ".join(f"{name}: {element}" for name, element in arguments) + "):",
            *("  " + line for line in body.lines),
            f"  optim.yield {', '.join(yielded)} : {', '.join(types)}",
            "}",
        ]
        return [f"{results}#{i}" for i in range(count)]

    def map(self, lines, values, types, make, more=(), scalars=()):
        """New tensors, of these types, of an expression in their elements."""
        element = get_element(types[0])
        compute = compute_type(element)
        outs = [([self.empty(lines, type) for type in types], types)]
        ins = [(values, types), *more]

        def build(body):
            inputs = [body.get(1 + i, compute) for i in range(len(ins) + len(scalars))]
            return [body.convert(make(body, compute, *inputs), compute, element)]

        return self.structured(lines, "foreach", outs, ins, list(scalars), build)

    def update_scalar(self, lines, variable, make, inputs=()):
        """Stores what becomes of a one-element variable."""
        type = self.types[variable]
        old = self.load(lines, variable)
        [new] = self.structured(
            lines,
            "foreach_parameter",
            [([old], [type])],
            [([value], [input_type]) for value, input_type in inputs],
            [],
            lambda body: [make(body, get_element(type), *body.arguments)],
        )
        self.store(lines, variable, new)
        return new

    # The framework's ops.

    def declare_slot(self, type):
        """State of the framework's own; its symbol."""
        slot = f"seen{len(self.types)}"
        initial = {"i1": "false", "i8": "0"}.get(get_element(type), "0.0")
        self.declare(slot, type, initial)
        return self.prefix + slot

    def observe(self, lines, value, type):
        """An op that keeps a value, for all that the rewrites know in state of its own."""
        slot = self.declare_slot(type)
        lines.append(f'"framework.observe"({value}) {{slot = @{slot}}} : ({type}) -> ()')

    def touch(self, lines, variables):
        """An op that changes some variables."""
        self.is_closed = False
        names = ", ".join(f"@{self.prefix}{variable}" for variable in variables)
        types = ", ".join(self.types[variable] for variable in variables)
        lines.append(f'"framework.touch"() {{types = [{types}], variables = [{names}]}} : () -> ()')

    def peek(self, lines, variable):
        """An op that keeps what a variable holds."""
        self.is_closed = False
        type = self.types[variable]
        slot = self.declare_slot(type)
        lines.append(
            f'"framework.peek"() {{slot = @{slot}, type = {type}, '
            f"variable = @{self.prefix}{variable}}} : () -> ()"
        )

    def in_conditional(self, lines):
        """Ops that are executed where a flag, which may change, is set."""
        before = []
        if self.maybe(0.3):
            flag = self.load(before, "flag")
        else:
            flag = self.update_scalar(
                before,
                "turn",
                lambda body, element, old: body.op(
                    "xori", old, body.constant("true", element), element=element
                ),
            )
        index, condition = self.name("i"), self.name("x")
        return [
            *before,
            f"{index} = arith.constant 0 : index",
            f"{condition} = tensor.extract {flag}[{index}] : tensor<1xi1>",
            f"scf.if {condition} {{",
            *("  " + line for line in lines),
            "}",
        ]

    def in_region(self, lines):
        return ['"framework.region"() ({', *("  " + line for line in lines), "}) : () -> ()"]

    # The text.

    def arrange(self):
        """The ops in the order of a framework, or in any that keeps those of lists."""
        if self.maybe(0.6):
            return sorted(self.order, key=lambda chunk: chunk.phase)
        # The forward pass may read values of updates.
        self.is_closed &= all(chunk.phase != Phase.FORWARD for chunk in self.order)
        lists = [list(chunks) for chunks in self.lists if chunks]
        arranged = []
        while lists:
            heads = [
                chunks[0]
                for chunks in lists
                if all(chunks[0] not in others[1:] for others in lists)
            ]
            chunk = self.random.choice(heads)
            arranged.append(chunk)
            for chunks in lists:
                if chunks[0] is chunk:
                    chunks.pop(0)
            lists = [chunks for chunks in lists if chunks]
        return arranged

    def print(self, chunks):
        lines = list(self.globals)
        if self.startup:
            lines += ["func.func @startup() {", *self.startup, "  return", "}"]
        lines += [*self.functions, "func.func @train_step() {"]
        lines += ["  " + line for chunk in chunks for line in chunk.lines]
        return "\n".join([*lines, "  return", "}", ""])


class Configuration:
    """Properties that parameters of one optimizer share."""

    def __init__(self, program, storage):
        draw = program.random
        self.variant = draw.choice(list(VARIANTS))
        self.op, self.states, self.settings = VARIANTS[self.variant]
        self.storage = storage
        self.compute = compute_type(self.storage)
        is_narrow = self.storage in ("f16", "bf16")
        self.has_master = is_narrow and program.maybe(0.7)
        self.state = self.storage if is_narrow and program.maybe(0.3) else self.compute
        self.gradient = draw.choice([*[self.storage] * 4, *ELEMENTS])
        self.powers = draw.choice(["f32", "f32", "f64"])
        self.maximize = program.maybe(0.15)
        self.rate = draw.choice(["lr0", "lr0", "lr0", "lr1", "lr2"])
        self.copy = draw.choice([None, None, "f16", "bf16"])


class Parameter:
    def __init__(self, program, index, configuration):
        draw = program.random
        self.program, self.index, self.configuration = program, index, configuration
        self.chunks = []
        program.lists.append(self.chunks)
        [self.shape] = draw.choices(SHAPES, SHAPE_WEIGHTS)
        if configuration.op in OF_MATRICES:
            self.shape = draw.choice(list_matrices(configuration.variant, MATRICES))
        self.type = tensor(self.shape, configuration.storage)
        # Variables of the program that the update reads and writes, by role.
        self.variables = {}
        # The parameter as the forward pass loaded it.
        self.loaded = None
        self.gradient = self.gradient_type = None
        self.own_gradient = True
        # Variable in which gradients are summed until an update takes them.
        self.accumulator = None
        self.skip = None

    def may_have(self, shape):
        """Returns True if the optimizer updates parameters of a shape."""
        configuration = self.configuration
        if configuration.op not in OF_MATRICES:
            return True
        rows, *columns = shape.split("x")
        return len(columns) == 1 and has_rows(configuration.variant, int(rows))

    def declare(self):
        program, configuration = self.program, self.configuration
        roles = [("params", self.type)]
        for state in configuration.states:
            if has_one_element(configuration.op, state):
                roles.append((state, tensor("1", configuration.powers)))
            else:
                roles.append((state, tensor(self.shape, configuration.state)))
        if configuration.has_master:
            roles.append(("masters", tensor(self.shape, "f32")))
        for role, type in roles:
            self.variables[role] = f"{role}{self.index}"
            initial = get_initial(configuration.op, role)
            if role == "params" and program.maybe(0.3):
                initial = "0.75"
            visibility = "public " if program.maybe(0.03) else "private "
            program.declare(self.variables[role], type, initial, visibility)
        if configuration.has_master and program.maybe(0.5):
            self.initialize_master()
        elif program.maybe(0.1):
            self.initialize_alike()

    def initialize_alike(self):
        """Begins variables of one type, which are drawn, with one value."""
        program = self.program
        alike = [
            variable
            for role, variable in self.variables.items()
            if role not in INITIAL and program.types[variable] == self.type
        ]
        program.alike.append([program.prefix + variable for variable in alike])
        value = program.name("s")
        program.startup.append(f'{value} = "initializer.normal"() : () -> {self.type}')
        program.store(program.startup, alike[0], value)
        for variable in alike[1:]:
            if program.maybe(0.5):
                value = program.load(program.startup, alike[0])
            program.store(program.startup, variable, value)

    def initialize_master(self):
        program, master = self.program, self.variables["masters"]
        source, value = program.name("s"), program.name("s")
        program.startup += [
            f"{source} = ml_program.global_load @{program.prefix}{self.variables['params']} : "
            f"{self.type}",
            f"{value} = optim.cast {source} : {self.type} to {program.types[master]}",
            f"ml_program.global_store @{program.prefix}{master} = {value} : "
            f"{program.types[master]}",
        ]

    def add(self, phase, lines, *others):
        self.program.add(phase, lines, [self.chunks, *(other.chunks for other in others)])

    # The forward and the backward pass.

    def add_forward(self):
        program, lines = self.program, []
        self.loaded = program.load(lines, self.variables["params"])
        storage = self.configuration.storage
        for _ in range(program.random.choice([0, 1, 1, 2])):
            if storage not in ("f32", "f64") or program.maybe(0.15):
                program.observe(lines, self.loaded, self.type)
                continue
            self.add_cast(lines, self.loaded)
        self.add(Phase.FORWARD, lines)

    def add_cast(self, lines, value):
        """A cast whose result the framework reads, perhaps in a region."""
        program = self.program
        element = program.random.choice(["f16", "bf16", "bf16"])
        type = tensor(self.shape, element)
        inner, result = [], program.name("h")
        if self.configuration.storage == "f32" and program.maybe(0.7):
            inner.append(
                f'{result} = "pd_op.cast"({value}) {{dtype = {element}}} : ({self.type}) -> {type}'
            )
        else:
            inner.append(f"{result} = optim.cast {value} : {self.type} to {type}")
        program.observe(inner, result, type)
        lines += program.in_region(inner) if program.maybe(0.15) else inner

    def add_backward(self):
        program, configuration = self.program, self.configuration
        made, self.gradient = program.name("d"), program.name("g")
        self.gradient_type = tensor(self.shape, configuration.gradient)
        self.add(
            Phase.BACKWARD,
            [
                f'{made} = "framework.backward"() : () -> {self.gradient_type}',
                f"{self.gradient} = optim.gradient @{program.prefix}{self.variables['params']} "
                f"{made} : {self.gradient_type}",
            ],
        )

    # From the gradient to the update.

    def get_update_element(self):
        """The type that the update gets the gradient in."""
        configuration, element = self.configuration, get_element(self.gradient_type)
        if element in (configuration.compute, configuration.storage):
            return element
        return configuration.compute

    def cast(self, lines):
        type = tensor(self.shape, self.get_update_element())
        if type == self.gradient_type:
            return
        result = self.program.name("g")
        lines.append(f"{result} = optim.cast {self.gradient} : {self.gradient_type} to {type}")
        self.gradient, self.gradient_type = result, type

    def map(self, lines, make, **arguments):
        [self.gradient] = self.program.map(
            lines, [self.gradient], [self.gradient_type], make, **arguments
        )

    def multiply(self, lines):
        program = self.program
        variable = program.random.choice(["factor0", "factor1"])
        factor = program.load(lines, variable)
        self.map(
            lines,
            lambda body, type, x, y: body.op("mulf", x, y, element=type),
            scalars=[(factor, program.types[variable])],
        )

    def average(self, lines):
        count = self.program.random.choice(["3.0", "4.0"])
        self.map(
            lines,
            lambda body, type, x: body.op("divf", x, body.constant(count, type), element=type),
        )

    def bend(self, lines):
        """Takes a function of the gradient for it, unless it has many elements."""
        function = self.program.function_random.choice(["exp", "log", "pow"])
        if self.shape in LARGE_SHAPES:
            return
        self.map(lines, lambda body, type, x: add_bent(body, function, type, x))

    def pack(self, lines):
        """Adds half of what the steps before have left, which is kept in codes of 8 bits."""
        program, draw = self.program, self.program.format_random
        block = draw.choice(BLOCK_SIZES)
        count = math.prod(map(int, self.shape.split("x"))) if self.shape else 1
        codes_type = tensor(self.shape, "i8")
        scales_type = tensor(str(-(-count // block)), draw.choice(["f32", "f32", "f64"]))
        variables = [f"{role}{self.index}_{program.number}" for role in ("codes", "scales")]
        for variable, type, initial in zip(variables, (codes_type, scales_type), ("0", "0.5")):
            program.declare(variable, type, initial)
        codes, scales = (program.load(lines, variable) for variable in variables)
        attributes = f"block_size = {block} : i64"
        element = get_element(self.gradient_type)
        rest_type = tensor(self.shape, compute_type(element))
        [rest] = program.structured(
            lines,
            "foreach",
            [([program.empty(lines, rest_type)], [rest_type])],
            [([codes], [codes_type]), ([scales], [scales_type])],
            [],
            lambda body: [add_decoding(body, get_element(rest_type))],
            attributes=attributes,
        )

        def add(body, type, x, y):
            half = body.op("mulf", y, body.constant("0.5", type), element=type)
            return body.op("addf", x, half, element=type)

        self.map(lines, add, more=[([rest], [rest_type])])
        scalars = []
        if draw.random() < 0.3:
            scalars = [(program.load(lines, "flag"), "tensor<1xi1>")]
        packed = program.structured(
            lines,
            "foreach",
            [([codes], [codes_type]), ([scales], [scales_type])],
            [([self.gradient], [self.gradient_type])],
            scalars,
            add_encoding,
            attributes=attributes,
        )
        for variable, value in zip(variables, packed):
            program.store(lines, variable, value)

    def clip_by_value(self, lines):
        def clip(body, type, x):
            for predicate, bound in (("olt", "-1.0e-3"), ("ogt", "1.0e-3")):
                limit = body.constant(bound, type)
                isBeyond = body.program.name("t")
                body.lines.append(f"{isBeyond} = arith.cmpf {predicate}, {x}, {limit} : {type}")
                x = body.op("select", isBeyond, limit, x, element=type)
            return x

        self.map(lines, clip)

    def clip_by_norm(self, lines):
        program = self.program
        element, combiner = draw_sum(program)
        squares = add_squares(
            program, lines, [self.gradient], [self.gradient_type], element, combiner
        )
        factor = add_clip_factor(program, lines, squares, tensor("1", element))
        self.map(
            lines,
            lambda body, type, x, y: body.op("mulf", x, y, element=type),
            scalars=[(factor, tensor("", get_contribution(element)))],
        )

    def regularize(self, lines):
        """Adds the decay, of the parameter as it is now."""
        program = self.program
        parameter = program.load(lines, self.variables["params"])

        def decay(body, type, x, y):
            scaled = body.op("mulf", y, body.constant("1.0e-2", type), element=type)
            return body.op("addf", x, scaled, element=type)

        self.map(lines, decay, more=[([parameter], [self.type])])

    def accumulate(self, lines):
        """Adds the gradient to those before, and takes the sum for it."""
        program = self.program
        variable = f"sum{self.index}_{program.number}"
        program.declare(variable, self.gradient_type, "0.0")
        old = program.load(lines, variable)
        element = get_element(self.gradient_type)
        compute = compute_type(element)

        def add(body):
            total = body.op("addf", body.get(0, compute), body.get(1, compute), element=compute)
            return [body.convert(total, compute, element)]

        [total] = program.structured(
            lines,
            "foreach",
            [([old], [self.gradient_type])],
            [([self.gradient], [self.gradient_type])],
            [],
            add,
        )
        if program.maybe(0.7):
            program.store(lines, variable, total)
            self.gradient = total
            self.accumulator = variable
            return
        # Begins anew if a flag is set: then, the sum is not where it could be in place.
        program.is_closed = False
        flag = program.load(lines, "flag")
        self.gradient = total

        def reset(body, type, x):
            condition = body.arguments[-1]
            return body.op("select", condition, body.constant("0.0", type), x, element=type)

        outs = [([program.empty(lines, self.gradient_type)], [self.gradient_type])]

        def select(body):
            return [body.convert(reset(body, compute, body.get(1, compute)), compute, element)]

        [rest] = program.structured(
            lines,
            "foreach",
            outs,
            [([total], [self.gradient_type])],
            [(flag, "tensor<1xi1>")],
            select,
        )
        program.store(lines, variable, rest)

    def prepare(self, steps):
        lines = []
        for step in steps:
            getattr(self, step)(lines)
        if lines:
            self.add(Phase.GRADIENTS, lines)

    # The update, and what follows.

    def get_streams(self, lines):
        """Role, value, type and variable of what the update updates."""
        streams = []
        for role, variable in self.variables.items():
            is_kept = role == "params" and self.loaded and self.program.maybe(0.6)
            value = self.loaded if is_kept else self.program.load(lines, variable)
            streams.append((role, value, self.program.types[variable], variable))
        return streams

    def add_update(self):
        casts, lines = [], []
        self.cast(casts)
        results = add_update_op(self.program, lines, [self])
        if self.program.maybe(0.04):
            self.program.is_closed = False
            # Other readers of the gradient are not in the region.
            self.add(Phase.UPDATES, casts + self.program.in_region(lines))
            return None
        if self.program.maybe(0.7 if self.accumulator else 0.08):
            if self.accumulator:
                self.empty_accumulator(lines)
            if self.program.maybe(0.3):
                self.add_norm_to(lines)
            self.add(Phase.UPDATES, casts + self.program.in_conditional(lines))
            return None
        self.add(Phase.UPDATES, casts + lines)
        return results[0]

    def empty_accumulator(self, lines):
        program = self.program
        type = program.types[self.accumulator]
        old = program.load(lines, self.accumulator)
        [zero] = program.structured(
            lines,
            "foreach",
            [([old], [type])],
            [],
            [],
            lambda body: [body.constant("0.0", get_element(type))],
        )
        program.store(lines, self.accumulator, zero)

    def add_norm_to(self, lines):
        """Stores a sum over the gradient, or over the parameter as it is now."""
        value, type = self.gradient, self.gradient_type
        if self.program.maybe(0.4):
            value, type = self.program.load(lines, self.variables["params"]), self.type
        store_norms(self.program, lines, [value], [type])

    def add_norm(self):
        program, lines = self.program, []
        self.add_norm_to(lines)
        if program.maybe(0.5):
            lines = program.in_conditional(lines)
        self.add(program.random.choice([Phase.UPDATES, Phase.AFTER]), lines)

    def add_copy(self, new, element):
        program, lines = self.program, []
        type = tensor(self.shape, element)
        variable = f"copy{self.index}_{program.number}"
        program.declare(variable, type, "0.0")
        value = program.name("c")
        lines.append(f"{value} = optim.cast {new} : {self.type} to {type}")
        program.store(lines, variable, value)
        self.add(program.random.choice([Phase.UPDATES, Phase.AFTER]), lines)

    def add_average(self, new):
        """A running mean of what the parameter was."""
        program, lines = self.program, []
        variable = f"average{self.index}_{program.number}"
        program.declare(variable, self.type, "0.0")
        old = program.load(lines, variable)
        element, compute = self.configuration.storage, self.configuration.compute
        if new is None or program.maybe(0.3):
            new = program.load(lines, self.variables["params"])

        def mean(body):
            total = body.op("addf", body.get(0, compute), body.get(1, compute), element=compute)
            half = body.op("mulf", total, body.constant("0.5", compute), element=compute)
            return [body.convert(half, compute, element)]

        [value] = program.structured(
            lines, "foreach", [([old], [self.type])], [([new], [self.type])], [], mean
        )
        program.store(lines, variable, value)
        self.add(program.random.choice([Phase.UPDATES, Phase.AFTER]), lines)

    def add_late_cast(self):
        program, lines = self.program, []
        program.is_closed = False
        self.add_cast(lines, program.load(lines, self.variables["params"]))
        self.add(Phase.AFTER, lines)


def add_decoding(body, target):
    """Returns the number of a code, from a body of codes and scales."""
    number, scale = body.program.name("t"), body.get(2, target)
    body.lines.append(f"{number} = arith.sitofp {body.arguments[1]} : i8 to {target}")
    return body.op("mulf", number, scale, element=target)


def add_encoding(body):
    """Returns a code and the scale of its block, from a body of both, numbers, and maybe a flag.

    Where the flag is set, both stay as they are.
    """
    element = body.elements[1]
    x = body.get(2, "f32")
    magnitude = body.math("math.absf", x, element="f32")
    largest = body.math("optim.block_maximum", magnitude, element="f32")
    unit = body.op("divf", largest, body.constant("127.0", "f32"), element="f32")
    ratio, is_nan = body.op("divf", x, unit, element="f32"), body.program.name("t")
    body.lines.append(f"{is_nan} = arith.cmpf uno, {ratio}, {ratio} : f32")
    ratio = body.op("select", is_nan, body.constant("0.0", "f32"), ratio, element="f32")
    # The last bits of the sum are the nearest integer.
    shifted = body.op("addf", ratio, body.constant("12582912.0", "f32"), element="f32")
    bits, code = body.program.name("t"), body.program.name("t")
    body.lines += [
        f"{bits} = arith.bitcast {shifted} : f32 to i32",
        f"{code} = arith.trunci {bits} : i32 to i8",
    ]
    scale = body.convert(unit, "f32", element)
    if len(body.arguments) == 3:
        return [code, scale]
    flag, old_code, old_scale = body.arguments[3], *body.arguments[:2]
    return [
        body.op("select", flag, old_code, code, element="i8"),
        body.op("select", flag, old_scale, scale, element=element),
    ]


def add_bent(body, function, type, x):
    """x + exp(-|x|), x * log(1.5 + |x|), or x * |x|^0.25: finite where x is, else infinite."""
    size = body.math("math.absf", x, element=type)
    if function == "exp":
        term = body.math("optim.exp", body.op("negf", size, element=type), element=type)
        return body.op("addf", x, term, element=type)
    if function == "log":
        total = body.op("addf", size, body.constant("1.5", type), element=type)
        factor = body.math("optim.log", total, element=type)
    else:
        factor = body.math("optim.pow", size, body.constant("0.25", type), element=type)
    return body.op("mulf", x, factor, element=type)


def add_update_op(program, lines, parameters):
    """One update of parameters of one configuration; their new values."""
    first = parameters[0]
    configuration = first.configuration
    roles = {}
    for parameter in parameters:
        for role, value, type, variable in parameter.get_streams(lines):
            roles.setdefault(role, []).append((value, type, variable))
    # Powers may be one for all of a list.
    shares_powers = len(parameters) > 1 and program.maybe(0.4)
    if shares_powers:
        for role, stream in roles.items():
            if has_one_element(configuration.op, role):
                del stream[1:]
    rates = []
    # ASGD's rate is made from the learning rate.
    shares_rate = program.maybe(0.5) or (shares_powers and configuration.op == "asgd")
    for _ in parameters[: 1 if shares_rate else None]:
        rates.append((program.load(lines, configuration.rate), program.types[configuration.rate]))
    streams = [(role, [entry[:2] for entry in stream]) for role, stream in roles.items()]
    streams.append(("grads", [(p.gradient, p.gradient_type) for p in parameters]))
    if configuration.op not in WITHOUT_RATE:
        streams.append(("lr", rates))
    if first.skip:
        streams.append(("skip", [(first.skip, "tensor<1xi1>")]))
    elif program.maybe(0.1):
        streams.append(("skip", [(program.load(lines, "flag"), "tensor<1xi1>")]))
    operands = []
    for role, stream in streams:
        values, types = zip(*stream, strict=True)
        operands.append(f"{role}({', '.join(values)} : {', '.join(types)})")
    settings = [configuration.settings(first.index)]
    if configuration.maximize:
        settings.append("maximize")
    results = [(program.name("n"), entry) for stream in roles.values() for entry in stream]
    lines.append(
        f"{', '.join(name for name, _ in results)} = optim.{configuration.op} "
        f"{' '.join(operands)} {{{', '.join(filter(None, settings))}}}"
    )
    stores = [(variable, name) for name, (_, _, variable) in results]
    if program.maybe(0.5):
        program.random.shuffle(stores)
    for variable, name in stores:
        program.store(lines, variable, name)
    return [name for name, _ in results[: len(parameters)]]


# Ops on the gradients of several parameters.


def draw_sum(program):
    """The type of what is reduced, and its keyword."""
    element = program.random.choice(["f32", "f32", "f64"])
    combiner = draw_combiner(program)
    if element == "f32" and program.exact_random.random() < 0.25:
        return WORDS, "exact"
    return element, combiner


def draw_combiner(program):
    return "maximum" if program.function_random.random() < 0.25 else "out"


def get_contribution(element):
    """The type of what is added to a sum of this type."""
    return "f32" if element == WORDS else element


def add_squares(program, lines, values, types, element, combiner, old=None, attributes=""):
    """The vector of the sums, or maxima, of squares, of this type, perhaps over an old one."""
    vector = tensor(str(len(values)), element)

    def square(body):
        own = get_contribution(element)
        product = body.get(0, own)
        return [body.op("mulf", product, product, element=own)]

    [sums] = program.structured(
        lines,
        "reduce",
        [([old or program.empty(lines, vector)], [vector])],
        [(values, types)],
        [],
        square,
        combiner,
        attributes,
    )
    return sums


def store_norms(program, lines, values, types):
    """Keeps sums or maxima of squares in a variable, perhaps of a sample."""
    element, combiner = draw_sum(program)
    variable = f"norms{program.number}"
    vector = tensor(str(len(values)), get_contribution(element))
    program.declare(variable, vector, "7.0")
    old = program.load(lines, variable) if program.maybe(0.7) else None
    attributes = "sampled" if program.sample_random.random() < 0.25 else ""
    old_sums = None if element == WORDS else old
    sums = add_squares(program, lines, values, types, element, combiner, old_sums, attributes)
    if element == WORDS:
        [sums] = program.structured(
            lines,
            "foreach_parameter",
            [([old or program.empty(lines, vector)], [vector])],
            [([sums], [tensor(str(len(values)), WORDS)])],
            [],
            lambda body: [add_rounding(body, body.arguments[1], WORDS)],
        )
    program.store(lines, variable, sums)


def add_rounding(body, value, element):
    """An exact sum as a number, and another one as it is."""
    return body.math("optim.round_sum", value, element=WORDS) if element == WORDS else value


def gather(program, lines, sums, element):
    """A vector of sums of one element each."""
    vector = tensor(str(len(sums)), element)
    [result] = program.structured(
        lines,
        "foreach_parameter",
        [([program.empty(lines, vector)], [vector])],
        [(sums, [tensor("1", element)] * len(sums))],
        [],
        lambda body: [body.arguments[1]],
    )
    return result


def add_total(program, lines, vector, type, combiner):
    result = program.name("r")
    total = tensor("", get_element(type))
    empty = program.empty(lines, total)
    lines.append(
        f"{result} = optim.reduce_parameters {combiner}({empty} : {total}) in({vector} : {type})"
    )
    return result


def add_clip_factor(program, lines, total, type):
    """The factor of a clip, by either formula, as a scalar of the total's element type."""
    by_maximum = program.maybe(0.5)
    element = get_contribution(get_element(type))

    def factor(body):
        squares = add_rounding(body, body.arguments[1], get_element(type))
        norm, limit = body.program.name("t"), body.constant("1.0e-2", element)
        body.lines.append(f"{norm} = math.sqrt {squares} : {element}")
        condition = body.program.name("t")
        if by_maximum:
            body.lines.append(f"{condition} = arith.cmpf olt, {norm}, {limit} : {element}")
            larger = body.op("select", condition, limit, norm, element=element)
            return [body.op("divf", limit, larger, element=element)]
        norm = body.op("addf", norm, body.constant("1.0e-6", element), element=element)
        ratio, one = body.op("divf", limit, norm, element=element), body.constant("1.0", element)
        body.lines.append(f"{condition} = arith.cmpf olt, {one}, {ratio} : {element}")
        return [body.op("select", condition, one, ratio, element=element)]

    outs = [([program.empty(lines, tensor("", element))], [tensor("", element)])]
    [result] = program.structured(lines, "foreach_parameter", outs, [([total], [type])], [], factor)
    return result


def group_by_element(parameters):
    groups = {}
    for parameter in parameters:
        groups.setdefault(get_element(parameter.gradient_type), []).append(parameter)
    return list(groups.values())


def map_gradients(program, lines, parameters, make, scalars):
    """In one op for each type of gradient, or in one for each parameter."""
    groups = group_by_element(parameters)
    if program.maybe(0.4):
        groups = [[parameter] for parameter in parameters]
    for group in groups:
        results = program.map(
            lines,
            [parameter.gradient for parameter in group],
            [parameter.gradient_type for parameter in group],
            make,
            scalars=scalars,
        )
        for parameter, result in zip(group, results, strict=True):
            parameter.gradient = result


def clip_by_global_norm(program, parameters):
    lines = []
    if program.maybe(0.5):
        for parameter in parameters:
            parameter.cast(lines)
    element, combiner = draw_sum(program)
    if len(group_by_element(parameters)) == 1 and program.maybe(0.5):
        vector = add_squares(
            program,
            lines,
            [parameter.gradient for parameter in parameters],
            [parameter.gradient_type for parameter in parameters],
            element,
            combiner,
        )
    else:
        sums = [
            add_squares(
                program,
                lines,
                [parameter.gradient],
                [parameter.gradient_type],
                element,
                combiner,
            )
            for parameter in parameters
        ]
        vector = gather(program, lines, sums, element)
    # The maximum of sums, or the sum of maxima.
    if program.function_random.random() < 0.1 and element != WORDS:
        combiner = draw_combiner(program)
    total = add_total(program, lines, vector, tensor(str(len(parameters)), element), combiner)
    factor = add_clip_factor(program, lines, total, tensor("", element))
    map_gradients(
        program,
        lines,
        parameters,
        lambda body, type, x, y: body.op("mulf", x, y, element=type),
        [(factor, tensor("", get_contribution(element)))],
    )
    add_to_all(program, lines, parameters)


def add_to_all(program, lines, parameters):
    program.add(Phase.GRADIENTS, lines, [parameter.chunks for parameter in parameters])


def check_finite(program, lines, parameters):
    """Returns a flag that is true if an element of the gradients is not finite."""
    common = draw_sum(program)

    def count(body, element):
        element = get_contribution(element)
        value = body.get(0, element)
        size, infinity = body.program.name("t"), body.constant(INFINITIES[element], element)
        isFinite = body.program.name("t")
        body.lines += [
            f"{size} = math.absf {value} : {element}",
            f"{isFinite} = arith.cmpf olt, {size}, {infinity} : {element}",
        ]
        zero, one = body.constant("0.0", element), body.constant("1.0", element)
        return [body.op("select", isFinite, zero, one, element=element)]

    flag = None
    for group in group_by_element(parameters):
        element, combiner = draw_sum(program) if program.maybe(0.3) else common
        vector = tensor(str(len(group)), element)
        [sums] = program.structured(
            lines,
            "reduce",
            [([program.empty(lines, vector)], [vector])],
            [([p.gradient for p in group], [p.gradient_type for p in group])],
            [],
            lambda body, element=element: count(body, element),
            combiner,
        )
        total = add_total(program, lines, sums, vector, combiner)
        ins = [([total], [tensor("", element)])]
        if flag:
            ins.append(([flag], ["tensor<1xi1>"]))

        def isPositive(body, element=element):
            result = body.program.name("t")
            own, total = get_contribution(element), add_rounding(body, body.arguments[1], element)
            zero = body.constant("0.0", own)
            body.lines.append(f"{result} = arith.cmpf olt, {zero}, {total} : {own}")
            if len(body.arguments) == 2:
                return [result]
            return [body.op("ori", result, body.arguments[2], element="i1")]

        outs = [([program.empty(lines, "tensor<1xi1>")], ["tensor<1xi1>"])]
        [flag] = program.structured(lines, "foreach_parameter", outs, ins, [], isPositive)
    return flag


def unscale(program, parameters):
    """Unscales gradients, looks for infinities, and adapts the scale."""
    lines = []
    type = program.types["loss_scale"]
    scale = program.load(lines, "loss_scale")
    [inverse] = program.structured(
        lines,
        "foreach_parameter",
        [([program.empty(lines, type)], [type])],
        [([scale], [type])],
        [],
        lambda body: [
            body.op("divf", body.constant("1.0", "f32"), body.arguments[1], element="f32")
        ],
    )
    map_gradients(
        program,
        lines,
        parameters,
        lambda body, element, x, y: body.op("mulf", x, y, element=element),
        [(inverse, type)],
    )
    flag = check_finite(program, lines, parameters)
    if program.maybe(0.5):
        for parameter in parameters:
            parameter.skip = flag
    else:
        zero_gradients(program, lines, parameters, flag)

    def adapt(body, element, old, isBad):
        smaller = body.op("mulf", old, body.constant("0.7", element), element=element)
        larger = body.op("mulf", old, body.constant("1.5", element), element=element)
        return body.op("select", isBad, smaller, larger, element=element)

    if program.maybe(0.7):
        program.update_scalar(lines, "loss_scale", adapt, [(flag, "tensor<1xi1>")])
    add_to_all(program, lines, parameters)


def zero_gradients(program, lines, parameters, flag):
    for group in group_by_element(parameters):
        types = [parameter.gradient_type for parameter in group]
        element = get_element(types[0])

        def select(body, element=element):
            zero = body.constant("0.0", element)
            return [body.op("select", body.arguments[2], zero, body.arguments[1], element=element)]

        results = program.structured(
            lines,
            "foreach",
            [([program.empty(lines, type) for type in types], types)],
            [([parameter.gradient for parameter in group], types)],
            [(flag, "tensor<1xi1>")],
            select,
        )
        for parameter, result in zip(group, results, strict=True):
            parameter.gradient = result


# Ops between updates.


def change_scalar(program):
    """Gives a scalar that updates share another value."""
    lines = []
    variable = program.random.choice(["lr0", "lr0", "factor0", "flag"])

    def change(body, element, old):
        if element == "i1":
            return body.op("xori", old, body.constant("true", "i1"), element="i1")
        if program.function_random.random() < 0.5:
            return body.math("optim.pow", old, body.constant("1.0625", element), element=element)
        return body.op("mulf", old, body.constant("0.75", element), element=element)

    program.update_scalar(lines, variable, change)
    return lines


def disturb(program):
    """An op of the framework."""
    draw, lines = program.random, []
    variables = [name for name in program.types if not name.startswith("seen")]
    kind = draw.choice(["touch", "touch", "peek", "peek", "barrier", "region", "call", "store"])
    if kind == "touch":
        program.touch(lines, draw.sample(variables, draw.choice([1, 1, 2])))
    elif kind == "peek":
        program.peek(lines, draw.choice(variables))
    elif kind == "barrier":
        lines.append('"framework.barrier"() : () -> ()')
    elif kind == "region":
        program.touch(lines, [draw.choice(variables)])
        lines += change_scalar(program)
        lines = program.in_region(lines)
    else:
        add_function(program, draw.choice(variables))
        if kind == "store":  # The function is there, and not called.
            return
        lines.append(f"func.call @{program.prefix}other() : () -> ()")
        program.is_closed = False
    program.add_alone(draw.choice(list(range(Phase.AFTER + 1))), lines)


def add_function(program, variable):
    if program.functions:
        return
    lines, type = [], program.types[variable]
    old = program.load(lines, variable)
    element = get_element(type)

    def change(body):
        if element.startswith("i"):
            one = body.constant("true" if element == "i1" else "1", element)
            return [body.op("xori", body.arguments[0], one, element=element)]
        return [body.op("addf", body.arguments[0], body.constant("0.25", element), element=element)]

    [new] = program.structured(lines, "foreach", [([old], [type])], [], [], change)
    program.store(lines, variable, new)
    program.functions += [
        f"func.func @{program.prefix}other() {{",
        *("  " + line for line in lines),
        "  return",
        "}",
    ]


def share(program, parameters):
    """Lets two parameters have something in common that an update changes."""
    draw = program.random
    pairs = [
        (a, b)
        for a in parameters
        for b in parameters
        if a is not b and a.configuration is b.configuration
    ]
    if not pairs:
        return
    a, b = draw.choice(pairs)
    powers = [role for role in a.variables if has_one_element(a.configuration.op, role)]
    shaped = [role for role in a.variables if role not in powers]
    if powers and program.maybe(0.5):
        roles = powers
    elif a.shape == b.shape:
        roles = draw.sample(shaped, 1)
    else:
        return
    for role in roles:
        b.variables[role] = a.variables[role]
        # A stage that is compiled has one gradient of a parameter.
        program.is_closed &= role != "params"


def share_gradient(program, parameters):
    """Gives one parameter the gradient of another."""
    pairs = [
        (a, b)
        for a in parameters
        for b in parameters
        if a is not b and a.gradient_type == b.gradient_type
    ]
    if pairs:
        a, b = program.random.choice(pairs)
        # From here on, the one waits for the other.
        program.add(Phase.GRADIENTS, [], [a.chunks, b.chunks])
        b.gradient = a.gradient
        b.own_gradient = False


def draw_program(seed, index):
    """A program, and its ops in order."""
    program = Program(seed, index)
    draw = program.random
    for name, (type, initial) in SCALARS.items():
        program.declare(name, type, initial)
    if program.maybe(0.25):  # All element types in one stage.
        storages = draw.sample(ELEMENTS, draw.randint(3, 4))
    else:
        storages = draw.choices(STORAGES, k=draw.choice([1, 1, 2]))
    configurations = [Configuration(program, storage) for storage in storages]
    count = draw.randint(max(2, len(storages)), 6)
    parameters = []
    for i in range(count):
        own = configurations[i] if i < len(storages) else draw.choice(configurations)
        parameters.append(Parameter(program, i, own))
        if i and program.maybe(0.3) and parameters[i].may_have(parameters[i - 1].shape):
            parameters[i].shape = parameters[i - 1].shape
            parameters[i].type = tensor(parameters[i].shape, parameters[i].configuration.storage)
        parameters[i].declare()
    if program.maybe(0.2):
        share(program, parameters)
    has_forward = program.maybe(0.7)
    for parameter in parameters:
        if has_forward and program.maybe(0.8):
            parameter.add_forward()
    # Those that are not trained have a forward pass alone.
    trained = [parameters[0], *(p for p in parameters[1:] if not p.loaded or program.maybe(0.9))]
    for parameter in trained:
        parameter.add_backward()
    add_gradients(program, trained)
    add_updates(program, trained)
    add_norms(program, trained)
    for _ in range(draw.choice([0, 0, 0, 1, 2])):
        program.add_alone(draw.choice([Phase.GRADIENTS, Phase.UPDATES]), change_scalar(program))
    for _ in range(draw.choice([0, 0, 0, 0, 1, 2, 3])):
        disturb(program)
    inject(program, trained)
    return program, program.arrange()


def inject(program, parameters):
    """Chooses the gradient that gets an infinity, if one does."""
    candidates = [
        parameter
        for parameter in parameters
        if parameter.own_gradient and "0" not in parameter.shape.split("x")
    ]
    if candidates and program.maybe(0.6):
        variables = program.random.choice(candidates).variables
        program.injected = program.prefix + variables["params"]


def add_gradients(program, parameters):
    """Adds the ops on gradients before their updates."""
    draw = program.random
    if program.maybe(0.35):
        unscale(program, parameters)
    steps = ["cast", "multiply", "average", "clip_by_value", "clip_by_norm", "regularize"]
    common = draw.sample([*steps, "accumulate"], draw.choice([0, 0, 1, 2]))
    if program.function_random.random() < 0.3:
        common.insert(program.function_random.randint(0, len(common)), "bend")
    if program.format_random.random() < 0.2:
        common.insert(program.format_random.randint(0, len(common)), "pack")
    for parameter in parameters:
        own = draw.sample(steps, draw.choice([1, 2])) if program.maybe(0.15) else common
        parameter.prepare(own)
    if program.maybe(0.4):
        clipped = [parameter for parameter in parameters if not program.maybe(0.2)]
        if clipped:
            clip_by_global_norm(program, clipped)
    if program.maybe(0.1):
        share_gradient(program, parameters)


def add_updates(program, parameters):
    rest = list(parameters)
    while rest:
        parameter = rest.pop(0)
        others = [other for other in rest if is_alike(parameter, other)]
        if others and program.maybe(0.12):
            rest.remove(others[0])
            lines = []
            pair = [parameter, others[0]]
            for member in pair:
                member.cast(lines)
            add_update_op(program, lines, pair)
            program.add(Phase.UPDATES, lines, [member.chunks for member in pair])
            continue
        add_single_update(program, parameter)
        if program.maybe(0.05):
            add_single_update(program, parameter)


def add_norms(program, parameters):
    """Sums that the program keeps, of single parameters and of several."""
    for parameter in parameters:
        if program.maybe(0.1):
            parameter.add_norm()
    if program.maybe(0.15):
        group, lines = program.random.choice(group_by_element(parameters)), []
        values = [parameter.gradient for parameter in group]
        store_norms(program, lines, values, [parameter.gradient_type for parameter in group])
        if program.maybe(0.5):
            lines = program.in_conditional(lines)
        program.add(Phase.UPDATES, lines, [parameter.chunks for parameter in group])


def is_alike(a, b):
    return (
        a.configuration is b.configuration
        and a.get_update_element() == b.get_update_element()
        and not set(a.variables.values()) & set(b.variables.values())
    )


def add_single_update(program, parameter):
    new = parameter.add_update()
    copy = parameter.configuration.copy
    if new and copy and copy != parameter.configuration.storage and program.maybe(0.8):
        parameter.add_copy(new, copy)
    if program.maybe(0.1):
        parameter.add_average(new)
    if parameter.configuration.storage in ("f32", "f64") and program.maybe(0.05):
        parameter.add_late_cast()


def main():
    program, chunks = draw_program(int(sys.argv[1]), int(sys.argv[2]))
    print(program.print(chunks), end="")


if __name__ == "__main__":
    main()
