#!/usr/bin/env python3
"""Measures how far the interpreter is from the framework's own CPU kernels.

    compare_with_framework.py --tools DIRECTORY --document FILE [--update]

Every one-op program of test/Programs is run by the framework and, in the form
that stepfold-translate imports for its CPU kernels, by the interpreter. Each
step starts both from equal state, the interpreter's of the step before, and
feeds both the same gradients. The distances go into the table of FILE, which
`--update` writes and which must be as measured; none may exceed its limit.
"""

import argparse
import functools
import os
import re
import subprocess
import sys
import tempfile

import numpy

TESTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
sys.path += [os.path.join(TESTS, "Programs"), os.path.join(TESTS, "Reference", "Inputs")]
from checkpoint import read_safetensors  # noqa: E402
from make_programs import make_programs, start_framework  # noqa: E402
from model import F32, F64, draw  # noqa: E402
from programs import PROGRAMS, SHAPE, emit_merged_adam, emit_merged_momentum  # noqa: E402

STEPS = 5
# RAdam takes square roots from its sixth step on.
STEPS_OF_RADAM = 10
SEEDS = range(4)
# In programs that scale the loss, a gradient overflows.
OVERFLOW_STEP, OVERFLOW_PARAMETER = 1, "w0"
# In units in the last place of the largest term.
MAX_DISTANCE = 2
# Bound for ops that the framework generates code for at run time, if the processor has AVX-512. On
# other processors, its `adam` and `adamw` in f32 round as their sources say, not as that code does.
MAX_DISTANCE_WITHOUT_GENERATED_CODE = 4
# Here the framework approximates square roots, each processor in its own way.
APPROXIMATE = {
    ("merged_adam", "f32", "parameter"),
    ("adagrad", "f32", "parameter"),
    ("rmsprop", "f32", "parameter"),
    ("rmsprop", "f32", "momentum"),
    ("rmsprop_centered", "f32", "parameter"),
    ("rmsprop_centered", "f32", "momentum"),
    ("adadelta", "f32", "parameter"),
    ("adadelta", "f32", "avg_squared_update"),
    ("radam", "f32", "parameter"),
}
FORMATS = {"f32": (F32, numpy.float32, numpy.int32), "f64": (F64, numpy.float64, numpy.int64)}
TABLE = re.compile(r"(?<=<!-- table -->\n).*(?=<!-- end of table -->)", re.DOTALL)


class ExecutedProgram:
    """A one-op program in the framework's executor, with state of its own."""

    def __init__(self, folder, name):
        import paddle
        from paddle.base import core

        self.place = paddle.CPUPlace()
        self.scope = paddle.static.Scope()
        self.guard = paddle.static.scope_guard
        self.executor = paddle.static.Executor(self.place)
        programs = []
        for part in ("main", "startup"):
            program = paddle.static.Program()
            core.deserialize_pir_program(os.path.join(folder, f"{name}.{part}.json"), program, 1)
            programs.append(program)
        self.main, startup = programs
        with self.guard(self.scope):
            self.executor.run(startup)

    def tensor(self, name):
        return self.scope.find_var(name).get_tensor()

    def run_step(self, state, gradients):
        """The state after one step from `state`."""
        with self.guard(self.scope):
            for name, values in state.items():
                before = numpy.array(self.tensor(name))
                shaped = values.view(before.dtype).reshape(before.shape)
                self.tensor(name).set(shaped, self.place)
            self.executor.run(self.main, feed=gradients, fetch_list=[])
        # Counters are compared by their bits.
        return {
            name: numpy.array(self.tensor(name)).flatten().view(values.dtype)
            for name, values in state.items()
        }


class Interpreter:
    """The same program, imported and run by stepfold-run."""

    def __init__(self, tools, folder, name, dtype):
        self.run_tool = os.path.join(tools, "stepfold-run")
        self.program = os.path.join(folder, name + ".mlir")
        self.checkpoint = os.path.join(folder, name + ".safetensors")
        self.dtype = dtype
        main, startup = (
            os.path.join(folder, f"{name}.{part}.json") for part in ("main", "startup")
        )
        subprocess.run(
            [
                os.path.join(tools, "stepfold-translate"),
                "--import-pir",
                main,
                "--startup=" + startup,
                "--paddle-device=cpu",
                "-o",
                self.program,
            ],
            check=True,
        )

    def run(self, *options):
        subprocess.run(
            [
                self.run_tool,
                self.program,
                "--engine=interpreter",
                "--save=" + self.checkpoint,
                *options,
            ],
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def read(self, checkpoint):
        return {
            name: numpy.frombuffer(data, self.dtype)
            for name, data in read_safetensors(checkpoint).items()
        }

    def run_steps(self, seed, *options):
        """The state at the beginning and after each step, one after the other."""
        self.run("--steps=0", f"--seed={seed}")
        yield self.read(self.checkpoint)
        # One process for all steps: it takes longer to start than to run them.
        steps = STEPS_OF_RADAM if "radam" in self.program else STEPS
        self.run(f"--steps={steps}", "--every-step", f"--seed={seed}", *options)
        for step in range(steps):
            yield self.read(f"{self.checkpoint}.{step}")


class EagerUpdate:
    """An op called directly, on each parameter in `num_rows` rows.

    `emit` is what emits the op in a program.
    """

    def __init__(self, emit, num_rows=1):
        self.emit = emit
        self.num_rows = num_rows

    def _global_learning_rate(self):
        return self.tensors["learning_rate_0"][0]

    def _get_accumulator_master(self, name, row):
        parameter, position = row.name.split(".")
        return self.tensors[f"{parameter}_{name}_0"][int(position)]

    def split(self, values):
        """The rows of a parameter or its state; one element is for each."""
        if values.size == 1:
            return [values] * self.num_rows
        return numpy.split(values.flatten(), self.num_rows)

    def run_step(self, state, gradients):
        import paddle

        paddle.disable_static()
        self.tensors = {
            name: [paddle.to_tensor(row) for row in self.split(values)]
            for name, values in state.items()
        }
        parameters, gradient_rows = [], []
        for i in range(len(gradients)):
            for position, row in enumerate(self.tensors[f"w{i}"]):
                row.name = f"w{i}.{position}"
                parameters.append(row)
            gradient_rows += map(paddle.to_tensor, self.split(gradients[f"grad{i}"]))
        self.emit(self, parameters, gradient_rows)
        new = {}
        for name, rows in self.tensors.items():
            values = [row.numpy().flatten() for row in rows]
            new[name] = values[0] if state[name].size == 1 else numpy.concatenate(values)
        paddle.enable_static()
        return new


def emit_each(op):
    """Emits `op(optimizer, parameter, gradient)` for each parameter."""

    def emit(optimizer, parameters, gradients):
        for parameter, gradient in zip(parameters, gradients):
            op(optimizer, parameter, gradient)

    return emit


def emit_adagrad(optimizer, parameter, gradient):
    from paddle import _C_ops

    moment = optimizer._get_accumulator_master("moment", parameter)
    rate = optimizer._global_learning_rate()
    _C_ops.adagrad_(parameter, gradient, moment, rate, None, 1e-6, False)


def emit_adadelta(optimizer, parameter, gradient):
    from paddle import _C_ops

    averages = [
        optimizer._get_accumulator_master("_avg_squared_" + name, parameter)
        for name in ("grad", "update")
    ]
    rate = optimizer._global_learning_rate()
    _C_ops.adadelta_(parameter, gradient, *averages, rate, None, 0.95, 1e-6, False)


def emit_rmsprop(centered):
    def emit(optimizer, parameter, gradient):
        from paddle import _C_ops

        names = ["mean_square", "momentum"] + ["mean_grad"] * centered
        states = [optimizer._get_accumulator_master(name, parameter) for name in names]
        mean_square, momentum, mean_grad = (*states, None)[:3]
        rate = optimizer._global_learning_rate()
        settings = (1e-6, 0.95, 0.9, centered, False)
        _C_ops.rmsprop_(
            parameter, mean_square, gradient, momentum, rate, mean_grad, None, *settings
        )

    return emit


def emit_radam(optimizer, parameter, gradient):
    from paddle import _C_ops

    names = ("beta1_pow", "beta2_pow", "rho", "moment1", "moment2")
    states = [optimizer._get_accumulator_master(name, parameter) for name in names]
    rate = optimizer._global_learning_rate()
    _C_ops.radam_(parameter, gradient, rate, *states, None, 0.9, 0.999, 1e-8, False)


# Emitters of the kernels that approximate square roots, eight elements at once.
APPROXIMATING_KERNELS = {
    "merged_adam": emit_merged_adam,
    "adagrad": emit_each(emit_adagrad),
    "rmsprop": emit_each(emit_rmsprop(centered=False)),
    "rmsprop_centered": emit_each(emit_rmsprop(centered=True)),
    "adadelta": emit_each(emit_adadelta),
    "radam": emit_each(emit_radam),
}


def create_frameworks(folder, name):
    """The framework's side of a program: what to call it, and itself."""
    op, dtype = name.removeprefix("op_").rsplit("_", 1)
    # Its kernel demands outputs that are its inputs, and the executor hands it
    # copies of a list's tensors.
    if "merged_momentum" in name:
        return [(op, EagerUpdate(emit_merged_momentum))]
    frameworks = [(op, ExecutedProgram(folder, name))]
    # Rows are shorter than the eight elements whose roots are approximated.
    if dtype == "f32" and op in APPROXIMATING_KERNELS:
        rows = EagerUpdate(APPROXIMATING_KERNELS[op], SHAPE[0])
        frameworks.append((op + ", rows", rows))
    return frameworks


def ordered(values, integer):
    """Integers in the order of the values, one apart for neighbours."""
    bits = values.view(integer).astype(object)
    return numpy.where(bits < 0, numpy.iinfo(integer).min - bits, bits)


class Distance:
    """The largest distances of a state variable, in units in the last place."""

    def __init__(self):
        self.of_result = 0
        self.of_term = 0.0
        self.differing = 0
        self.elements = 0

    def add(self, old, ours, theirs, integer):
        """Measures at the result, and at the largest term of the last sum.

        A new value is a sum of the old one, or nearly so, and its change. If the two cancel, an
        error of either is many units of the result.
        """
        steps = numpy.abs(ordered(ours, integer) - ordered(theirs, integer))
        magnitude = numpy.max(numpy.abs([old, ours, ours - old]), axis=0)
        in_units = numpy.abs(ours - theirs) / numpy.spacing(magnitude)
        self.of_result = max(self.of_result, int(steps.max()))
        self.of_term = max(self.of_term, float(in_units.max()))
        self.differing += int(numpy.count_nonzero(steps))
        self.elements += steps.size


def get_role(variable):
    """Returns the role of a state variable, which is the same for each parameter."""
    return re.sub(r"^w\d+_*", "", variable).removesuffix("_0") or "parameter"


def compare(tools, folder, name, framework):
    """The distances over all seeds, steps and parameters, by role."""
    number_format, dtype, integer = FORMATS[name.rsplit("_", 1)[1]]
    interpreter = Interpreter(tools, folder, name, dtype)
    distances = {}
    injected = []
    if "scaled" in name:
        injected = [f"--inject=inf@{OVERFLOW_STEP}:{OVERFLOW_PARAMETER}"]
    for seed in SEEDS:
        state, *states = interpreter.run_steps(seed, *injected)
        parameters = [variable for variable in state if re.fullmatch(r"w\d+", variable)]
        for step, ours in enumerate(states):
            gradients = {}
            for parameter in parameters:
                values = draw(number_format, "gradient", parameter, seed, step, numpy.prod(SHAPE))
                gradients["grad" + parameter[1:]] = numpy.array(values, dtype).reshape(SHAPE)
            if injected and step == OVERFLOW_STEP:
                gradients["grad" + OVERFLOW_PARAMETER[1:]].flat[0] = numpy.inf
            theirs = framework.run_step(state, gradients)
            for variable in ours:
                distance = distances.setdefault(get_role(variable), Distance())
                distance.add(state[variable], ours[variable], theirs[variable], integer)
            state = ours
    rate = distances.pop("learning_rate", None)
    if rate and rate.differing:
        sys.exit(f"{name}: the learning rate changed")
    return distances


def measure(tools):
    """The table's rows, and what exceeds the limit."""
    rows, errors = [], []
    names = [name for name in PROGRAMS if name.startswith("op_")]
    with tempfile.TemporaryDirectory() as folder:
        make_programs(folder, names)
        start_framework(translated=False)
        for name in names:
            dtype = name.rsplit("_", 1)[1]
            results = [
                (op, role, distance)
                for op, framework in create_frameworks(folder, name)
                for role, distance in sorted(compare(tools, folder, name, framework).items())
            ]
            for op, role, distance in results:
                # Rounded up, so that the table never says less than was measured.
                of_term = -(-distance.of_term * 100 // 1) / 100
                rows.append(
                    f"| {op} | {dtype} | {role} | {distance.differing} of {distance.elements} "
                    f"| {distance.of_result} | {of_term:.2f} |\n"
                )
                limit = get_limit(op, dtype, role)
                if not distance.of_term <= limit:
                    errors.append(
                        f"{op} {dtype}: {role} differs by {distance.of_term} units, "
                        f"more than {limit}"
                    )
    return rows, errors


def get_limit(op, dtype, role):
    """The largest distance that is accepted."""
    if (op, dtype, role) in APPROXIMATE:
        return numpy.inf
    if dtype == "f32" and op.startswith("adam") and "avx512f" not in describe_processor():
        return MAX_DISTANCE_WITHOUT_GENERATED_CODE
    return MAX_DISTANCE


@functools.cache
def describe_processor():
    """The words of the system's description of the processor."""
    with open("/proc/cpuinfo") as file:
        return frozenset(file.read().split())


def is_recorded_processor():
    """Returns True if the processor is like that whose numbers the document has: an Intel one with
    AVX-512. The framework and its libraries have other code for others.
    """
    return {"avx512f", "GenuineIntel"} <= describe_processor()


def get_keys(table):
    """The first three columns of each row."""
    return [row.split("|")[1:4] for row in table.splitlines() if row.startswith("| ")]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", required=True)
    parser.add_argument("--document", required=True)
    parser.add_argument("--update", action="store_true")
    args = parser.parse_args()
    rows, errors = measure(args.tools)
    table = (
        "| op | type | variable | differing elements | ULP | ULP of the term |\n"
        "|---|---|---|---|---|---|\n" + "".join(rows)
    )
    with open(args.document) as file:
        document = file.read()
    recorded = TABLE.search(document).group()
    if args.update:
        with open(args.document, "w") as file:
            file.write(TABLE.sub(lambda _: table, document))
    # On others, the numbers are others, but within the limit.
    elif recorded != table and (is_recorded_processor() or get_keys(recorded) != get_keys(table)):
        errors.append(f"{args.document} is not what was measured:\n{table}")
    if errors:
        sys.exit("\n".join(errors))


if __name__ == "__main__":
    main()
