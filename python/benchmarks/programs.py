"""Writes the optimizer stages that are measured, as programs of the dialect `optim`.

programs.py MODEL CASE, for example: programs.py resnet50 adamw+clip
programs.py ceiling ELEMENTS CASE: the same streams over one tensor, with next to no arithmetic.

A case is an optimizer, adamw, sgd, lars or lamb, and any of
  +clip: gradients are clipped by their global norm;
  +amp: gradients are scaled; the step is skipped where one is not finite, and the scale follows;
  +bf16: gradients are bf16, and the forward pass reads the parameters as bf16.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

import models

sys.path.append(str(Path(__file__).resolve().parents[1]))
from stepfold.stage.text.builder import ProgramBuilder  # noqa: E402
from stepfold.stage.text.operands import Operand, Stream, make_tensor  # noqa: E402

LEARNING_RATE = "lr"
LOSS_SCALE = "loss_scaling"
GOOD_STEPS = "num_good_steps"
GRADIENT_SCALE = 65536.0
MAX_NORM = 1.0


@dataclass(frozen=True)
class Optimizer:
    """An update op and how torch's settings are spelled in it.

    states: state of a parameter's shape, beside the parameter.
    powers: state of one element, with initial values.
    is_one_update: True if one update has all parameters, and the powers are for all of them.
    rereads: streams that the stage needs a second time because a norm of it comes first.
    """

    op: str
    lr: float
    settings: str
    states: tuple[str, ...]
    powers: tuple[tuple[str, float], ...] = ()
    is_one_update: bool = False
    rereads: tuple[str, ...] = ()


BETA_POWERS = (("beta1_pow", 0.9), ("beta2_pow", 0.999))
OPTIMIZERS = {
    "adamw": Optimizer(
        "adamw",
        1.0e-3,
        "beta1 = 0.9 : f64, beta2 = 0.999 : f64, epsilon = 1.0e-8 : f64, "
        "weight_decay = array<f64: 0.01>",
        ("moment1", "moment2"),
        BETA_POWERS,
    ),
    "sgd": Optimizer(
        "momentum", 0.1, "mu = 0.9 : f64, weight_decay = array<f64: 1.0e-4>", ("velocity",)
    ),
    "lars": Optimizer(
        "lars_momentum",
        0.1,
        "gate = #optim.lars_gate<norms>, mu = 0.9 : f64, coeff = 1.0e-3 : f64, "
        "weight_decay = array<f64: 5.0e-4>",
        ("velocity",),
        rereads=("parameter", "gradient"),
    ),
    "lamb": Optimizer(
        "lamb",
        1.0e-3,
        "beta1 = 0.9 : f64, beta2 = 0.999 : f64, epsilon = 1.0e-6 : f64, "
        "weight_decay = array<f64: 0.01>",
        ("moment1", "moment2"),
        BETA_POWERS,
        is_one_update=True,
        rereads=("parameter", "moment1", "moment2"),
    ),
}
OPTIONS = ("clip", "amp", "bf16")


@dataclass(frozen=True)
class Case:
    """An optimizer with options, as `adamw+clip+bf16`."""

    optimizer: str
    options: frozenset[str] = frozenset()

    @classmethod
    def parse(cls, text):
        optimizer, *options = text.split("+")
        if optimizer not in OPTIMIZERS:
            raise ValueError(f"unknown optimizer '{optimizer}'")
        for option in options:
            if option not in OPTIONS:
                raise ValueError(f"unknown option '{option}'")
        return cls(optimizer, frozenset(options))

    def __str__(self):
        return "+".join([self.optimizer, *(name for name in OPTIONS if name in self.options)])

    @property
    def gradient_type(self):
        return "bf16" if "bf16" in self.options else "f32"


@dataclass(frozen=True)
class Streams:
    """Element types of what a stage reads and writes, an element of all parameters each.

    outs are read and written; copies written only; ins read only.
    """

    outs: tuple[str, ...]
    copies: tuple[str, ...]
    ins: tuple[str, ...]

    def get_bytes(self):
        return sum(
            factor * {"f32": 4, "bf16": 2}[dtype]
            for factor, stream in ((2, self.outs), (1, self.copies), (1, self.ins))
            for dtype in stream
        )

    def __str__(self):
        return "-".join(
            letter + "".join(f"{len([d for d in stream if d == dtype])}{dtype}"
                             for dtype in ("f32", "bf16") if dtype in stream)
            for letter, stream in (("u", self.outs), ("w", self.copies), ("r", self.ins))
            if stream
        )  # fmt: skip


def get_streams(case):
    """Returns the streams that a stage of this case cannot do without: those of its ceiling."""
    optimizer, gradient = OPTIMIZERS[case.optimizer], case.gradient_type
    is_bf16 = "bf16" in case.options
    rereads = [gradient if what == "gradient" else "f32" for what in optimizer.rereads]
    if case.options & {"clip", "amp"} and "gradient" not in optimizer.rereads:
        rereads.append(gradient)
    return Streams(
        outs=("f32",) * (1 + len(optimizer.states)),
        copies=("bf16",) if is_bf16 else (),
        ins=(gradient, *rereads),
    )


SCALAR = make_tensor("f32")
FLAG = make_tensor("i1")
COUNTER = make_tensor("i32")


def append_structured(builder, op, name, outs, ins, scalars, body):
    """Appends a structured op. Returns the names of its results.

    outs, ins, scalars: streams. body: its lines; arguments are named o0, i0, s0 and so on.
    """
    parts = (("out", "o", outs), ("in", "i", ins), ("scalar", "s", scalars))
    operands = [Operand(keyword, stream) for keyword, _, streams in parts for stream in streams]
    arguments = [
        f"%{letter}{index}"
        for keyword, letter, streams in parts
        if (op, keyword) != ("reduce", "out")  # A reduction does not read what it writes.
        for index in range(len(streams))
    ]
    return builder.structured(op, name, operands, arguments, body)


def make_empty(builder, name, kinds):
    """Appends new tensors. Returns them as a stream."""
    streams = [builder.make_empty(f"%{name}_out{n}", kind) for n, kind in enumerate(kinds)]
    return Stream(tuple(stream.names[0] for stream in streams), tuple(kinds))


def append_number(builder, name, kind, value, body):
    """Appends a number of a type that is computed of a float."""
    out, number = make_empty(builder, name, [kind]), Stream((value,), (SCALAR,))
    [result] = append_structured(
        builder, "foreach_parameter", f"%{name}", [out], [number], [], body
    )
    return result


class StageWriter:
    """Writes the stage of a case for a list of parameters."""

    def __init__(self, parameters, case):
        self.parameters, self.case = parameters, case
        self.optimizer = OPTIMIZERS[case.optimizer]
        self.program = ProgramBuilder()
        self.types = [make_tensor("f32", *parameter.shape) for parameter in parameters]
        self.names = [parameter.name for parameter in parameters]

    def write(self):
        program = self.program
        program.declare(LEARNING_RATE, SCALAR, self.optimizer.lr)
        for name, type in zip(self.names, self.types):
            program.draw(name, type)
            program.load(name, type)
        gradients = self.write_backward()
        skip = None
        if "amp" in self.case.options:
            gradients, skip = self.write_unscaling(gradients)
        if "clip" in self.case.options:
            gradients = self.write_clip(gradients)
        program.load(LEARNING_RATE, SCALAR)
        if self.optimizer.is_one_update:
            self.write_update("", range(len(self.names)), gradients, skip)
        else:
            # As a framework writes them; the passes merge them.
            for index, name in enumerate(self.names):
                self.write_update(f"{name}.", [index], gradients, skip)
        return str(program)

    def write_backward(self):
        """The forward and backward pass, and casts around them. Returns gradients in f32."""
        program, gradient_type = self.program, self.case.gradient_type
        if gradient_type != "f32":
            for name, type, parameter in zip(self.names, self.types, self.parameters):
                copy = make_tensor(gradient_type, *parameter.shape)
                program.cast(f"%{name}.copy", f"%{name}", type, copy)
                program.append(f'"framework.forward"(%{name}.copy) : ({copy}) -> ()')
        for name, parameter in zip(self.names, self.parameters):
            type = make_tensor(gradient_type, *parameter.shape)
            program.append(f'%{name}.backward = "framework.backward"() : () -> {type}')
        for name, parameter in zip(self.names, self.parameters):
            type = make_tensor(gradient_type, *parameter.shape)
            program.append(f"%{name}.grad = optim.gradient @{name} %{name}.backward : {type}")
        if gradient_type == "f32":
            return [f"%{name}.grad" for name in self.names]
        for name, type, parameter in zip(self.names, self.types, self.parameters):
            gradient = make_tensor(gradient_type, *parameter.shape)
            program.cast(f"%{name}.wide", f"%{name}.grad", gradient, type)
        return [f"%{name}.wide" for name in self.names]

    def write_sum(self, name, gradients, contribution):
        """The sum of a contribution of each element of all gradients."""
        program, vector = self.program, make_tensor("f32", len(gradients))
        stream = Stream(tuple(gradients), tuple(self.types))
        out = make_empty(program, f"{name}_sums", [vector])
        (sums,) = append_structured(
            program, "reduce", f"%{name}_sums", [out], [stream], [], contribution
        )
        return self.write_total(name, sums, vector)

    def write_total(self, name, sums, vector):
        """The sum of the elements of `sums`, whose type is `vector`."""
        out = self.program.make_empty(f"%{name}_out", SCALAR)
        self.program.append(f"%{name} = optim.reduce_parameters out({out}) in({sums} : {vector})")
        return f"%{name}"

    def write_scaling(self, name, gradients, factor):
        """The gradients, each multiplied by a scalar."""
        body = ["%0 = arith.mulf %i0, %s0 : f32", "optim.yield %0 : f32"]
        stream = Stream(tuple(gradients), tuple(self.types))
        out, scalar = make_empty(self.program, name, self.types), Stream((factor,), (SCALAR,))
        return append_structured(
            self.program, "foreach", f"%{name}", [out], [stream], [scalar], body
        )

    def write_unscaling(self, gradients):
        """Does the same as torch's GradScaler. Returns unscaled gradients and the skip flag."""
        program = self.program
        program.declare(LOSS_SCALE, SCALAR, GRADIENT_SCALE)
        program.declare(GOOD_STEPS, COUNTER, 0)
        scale, good = program.load(LOSS_SCALE, SCALAR), program.load(GOOD_STEPS, COUNTER)
        inverse = append_number(
            self.program,
            "inverse_scale",
            SCALAR,
            scale,
            [
                "%one = arith.constant 1.0 : f32",
                "%0 = arith.divf %one, %i0 : f32",
                "optim.yield %0 : f32",
            ],
        )
        gradients = self.write_scaling("unscaled", gradients, inverse)
        count = self.write_sum(
            "not_finite",
            gradients,
            [
                "%infinity = arith.constant 0x7F800000 : f32",
                "%zero = arith.constant 0.0 : f32",
                "%one = arith.constant 1.0 : f32",
                "%size = math.absf %i0 : f32",
                "%is_finite = arith.cmpf olt, %size, %infinity : f32",
                "%0 = arith.select %is_finite, %zero, %one : f32",
                "optim.yield %0 : f32",
            ],
        )
        skip = append_number(
            self.program,
            "skip",
            FLAG,
            count,
            [
                "%zero = arith.constant 0.0 : f32",
                "%0 = arith.cmpf olt, %zero, %i0 : f32",
                "optim.yield %0 : i1",
            ],
        )
        new_scale, new_good = append_structured(
            program,
            "foreach_parameter",
            "%scaling",
            [Stream((scale,), (SCALAR,)), Stream((good,), (COUNTER,))],
            [Stream((skip,), (FLAG,))],
            [],
            SCALE_UPDATE,
        )
        program.store(LOSS_SCALE, new_scale, SCALAR)
        program.store(GOOD_STEPS, new_good, COUNTER)
        return gradients, skip

    def write_clip(self, gradients):
        """Does the same as torch's clip_grad_norm_."""
        squares = ["%0 = arith.mulf %i0, %i0 : f32", "optim.yield %0 : f32"]
        total = self.write_sum("squares", gradients, squares)
        factor = append_number(
            self.program,
            "clip_factor",
            SCALAR,
            total,
            [
                f"%most = arith.constant {MAX_NORM} : f32",
                "%epsilon = arith.constant 1.0e-6 : f32",
                "%one = arith.constant 1.0 : f32",
                "%norm = math.sqrt %i0 : f32",
                "%denominator = arith.addf %norm, %epsilon : f32",
                "%ratio = arith.divf %most, %denominator : f32",
                "%is_more = arith.cmpf ogt, %ratio, %one : f32",
                "%factor = arith.select %is_more, %one, %ratio : f32",
                "optim.yield %factor : f32",
            ],
        )
        return self.write_scaling("clipped", gradients, factor)

    def write_update(self, name, group, gradients, skip):
        """One update op, for the parameters at the positions `group`.

        name: that of state which all of them share, with a point behind it.
        """
        program, optimizer = self.program, self.optimizer
        types = [self.types[k] for k in group]
        streams = [("params", [self.names[k] for k in group], types)]
        for state in optimizer.states:
            streams.append((state, [f"{self.names[k]}.{state}" for k in group], types))
            for variable, type in zip(*streams[-1][1:]):
                program.declare(variable, type, 0.0)
        for power, initial in optimizer.powers:
            streams.append((power, [name + power], [SCALAR]))
            program.declare(name + power, SCALAR, initial)
        operands, results = [], []
        for stream, variables, stream_types in streams:
            if stream != "params":
                for variable, type in zip(variables, stream_types):
                    program.load(variable, type)
            # State has only its element type here: the shapes are the parameters'.
            shown = "f32" if stream in optimizer.states else ", ".join(stream_types)
            operands.append(f"{stream}({', '.join(f'%{v}' for v in variables)} : {shown})")
            results.append((f"%{name}new_{stream}", len(variables)))
        operands.append(f"grads({', '.join(gradients[k] for k in group)} : f32)")
        operands.append(f"lr(%{LEARNING_RATE} : {SCALAR})")
        if skip:
            operands.append(f"skip({skip} : {FLAG})")
        program.append(
            ", ".join(f"{result}:{count}" for result, count in results)
            + f" = optim.{optimizer.op} {' '.join(operands)} {{{optimizer.settings}}}"
        )
        for (_, variables, stream_types), (result, _) in zip(streams, results):
            for index, (variable, type) in enumerate(zip(variables, stream_types)):
                program.store(variable, f"{result}#{index}", type)


# torch's: halve the scale if a gradient was not finite, double it after 2,000 good steps
# unless that overflows.
SCALE_UPDATE = [
    "%one = arith.constant 1 : i32",
    "%zero = arith.constant 0 : i32",
    "%interval = arith.constant 2000 : i32",
    "%good = arith.addi %o1, %one : i32",
    "%grows = arith.cmpi eq, %good, %interval : i32",
    "%backoff = arith.constant 0.5 : f32",
    "%growth = arith.constant 2.0 : f32",
    "%infinity = arith.constant 0x7F800000 : f32",
    "%smaller = arith.mulf %o0, %backoff : f32",
    "%larger = arith.mulf %o0, %growth : f32",
    "%is_finite = arith.cmpf olt, %larger, %infinity : f32",
    "%grown = arith.select %is_finite, %larger, %o0 : f32",
    "%kept = arith.select %grows, %grown, %o0 : f32",
    "%restarted = arith.select %grows, %zero, %good : i32",
    "%scale = arith.select %i0, %smaller, %kept : f32",
    "%count = arith.select %i0, %zero, %restarted : i32",
    "optim.yield %scale, %count : f32, i32",
]


def write_program(model, case):
    """The text of the program whose stage updates `model` as `case` says."""
    return StageWriter(model.parameters, case).write()


def write_ceiling(elements, streams):
    """A program that moves what `streams` says, an element of each at a time.

    So that everything is read and changes, each out becomes the one before it, and the
    first the sum of the last and the ins.
    """
    program = ProgramBuilder()

    def make_streams(name, dtypes):
        for index, dtype in enumerate(dtypes):
            kind = make_tensor(dtype, elements)
            program.draw(f"{name}{index}", kind)
            yield Stream((program.load(f"{name}{index}", kind),), (kind,))

    outs = list(make_streams("out", streams.outs))
    copies = list(make_streams("copy", streams.copies))
    ins = list(make_streams("in", streams.ins))
    body, total = [], f"%o{len(outs) - 1}"
    for index, dtype in enumerate(streams.ins):
        value = f"%i{index}"
        if dtype != "f32":
            body.append(f"%wide_{index} = arith.extf {value} : {dtype} to f32")
            value = f"%wide_{index}"
        body.append(f"%total_{index} = arith.addf {total}, {value} : f32")
        total = f"%total_{index}"
    values = [total, *(f"%o{index}" for index in range(len(outs) - 1))]
    for index, dtype in enumerate(streams.copies):
        body.append(f"%narrow_{index} = arith.truncf {total} : f32 to {dtype}")
        values.append(f"%narrow_{index}")
    types = ", ".join(streams.outs + streams.copies)
    body.append(f"optim.yield {', '.join(values)} : {types}")
    results = append_structured(program, "foreach", "%new", outs + copies, ins, [], body)
    for result, stream in zip(results, outs + copies):
        program.store(stream.names[0].removeprefix("%"), result, stream.types[0])
    return str(program)


def main():
    arguments = sys.argv[1:]
    try:
        if len(arguments) == 2:
            model, case = models.make_model(arguments[0]), Case.parse(arguments[1])
            print(write_program(model, case), end="")
        elif len(arguments) == 3 and arguments[0] == "ceiling":
            elements, case = int(arguments[1]), Case.parse(arguments[2])
            print(write_ceiling(elements, get_streams(case)), end="")
        else:
            sys.exit(__doc__)
    except ValueError as error:
        sys.exit(f"programs.py: {error}")


if __name__ == "__main__":
    main()
