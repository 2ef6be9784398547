#!/usr/bin/env python3
"""Checks every attribute of every update op against the framework's own CPU kernels.

    check_settings.py --tools DIRECTORY [--seed N] [--draws N]

Each op of the table of update ops (lib/Frontends/Paddle/Stage/UpdateRows.cpp) is drawn
several times, with its attributes, and operands that are constants, away from
their defaults. The framework says which an op has: one that is not drawn here
is an error. All updates of a type are in one program. The framework executes
the program, and the interpreter its import for CPUs, each step from equal state
and with equal gradients.
"""

import argparse
import json
import os
import random
import re
import sys
import tempfile

import numpy
from compare_with_framework import FORMATS, SHAPE, Distance, ExecutedProgram, Interpreter, draw

ROWS = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "../../lib/Frontends/Paddle/Stage/UpdateRows.cpp"
)
# In units in the last place of the largest term: far less than what a setting changes, and more
# than what roundings do (docs/results/oracle.md).
MAX_DISTANCE = 64
# Ops that the executor does not run. They are called.
CALLED = {"merged_momentum_"}

# Drawing ----------------------------------------------------------------------


def between(low, high):
    """A number of f32, which attributes are."""
    return lambda generator: float(numpy.float32(generator.uniform(low, high)))


def one_of(*values):
    return lambda generator: generator.choice(values)


def pair(first, second):
    return lambda generator: [draw_one(generator) for draw_one in (first, second)]


FLAG = one_of(False, True)
FACTOR = between(0.3, 0.95)
COEFFICIENT = between(0.01, 0.3)
SCALE = between(0.2, 4.0)
# Values for attributes, and for operands that are constants.
SETTINGS = {
    "always_adapt": FLAG,
    "amsgrad": FLAG,
    "beta1": FACTOR,
    "beta2": FACTOR,
    "centered": FLAG,
    "chunk_size": one_of(1024, 65536),
    "coeff": COEFFICIENT,
    "decay": FACTOR,
    "epsilon": between(1e-3, 1e-1),
    "etas": pair(between(0.4, 0.8), between(1.1, 1.5)),
    "lars_coeff": COEFFICIENT,
    "lars_weight_decay": COEFFICIENT,
    "lazy_mode": FLAG,
    "learning_rate_range": pair(between(0.01, 0.09), between(0.11, 0.2)),
    "lr_ratio": SCALE,
    "min_row_size_to_use_multithread": one_of(1, 5000),
    "momentum": FACTOR,
    "mu": FACTOR,
    "regularization_coeff": COEFFICIENT,
    "regularization_method": one_of("", "l2_decay"),
    "rescale_grad": SCALE,
    "rho": FACTOR,
    "use_adamw": FLAG,
    "use_nesterov": FLAG,
    "weight_decay": COEFFICIENT,
    "with_decay": FLAG,
    # With the first, masters have the type of their parameters, which no optimizer makes. With
    # the second, an update is not of the stage.
    "multi_precision": one_of(False),
    "use_global_beta_pow": one_of(False),
}
INT32 = {"chunk_size"}
# Operands among these. The constants of `rprop_` have the type of the parameter.
CONSTANT_TENSORS = {"etas", "learning_rate_range"}
CONSTANTS = {"beta1", "beta2", "epsilon"} | CONSTANT_TENSORS
# Settings of which an op on lists has one for each parameter, or none.
LISTED = {("lars_momentum_", "lars_weight_decay")}
MAY_BE_EMPTY = {
    ("merged_momentum_", "regularization_method"),
    ("merged_momentum_", "regularization_coeff"),
}
ON_LISTS = {"fused_adam_", "lars_momentum_", "merged_adam_", "merged_momentum_"}
ABSENT = {"master_param", "master_params", "skip_update"}
IF_SET = {"mean_grad": "centered", "moment2_max": "amsgrad", "moments2_max": "amsgrad"}
# The powers of betas are tensors of one element, but here.
POWERS_OF_ELEMENTS = {"radam_"}
INITIAL = {"mean_square": 1.0, "learning_rate": 0.1}
POWER = re.compile(r"beta\d_pows?")


def get_rows():
    """The names of the ops that the table has."""
    with open(ROWS) as file:
        return re.findall(r'\{"pd_op\.(\w+)",\s+"optim\.', file.read())


def make_document(ops):
    block = {"#": "block_0", "args": [], "ops": ops}
    return {
        "base_code": {"magic": "pir", "trainable": True, "version": 1},
        "program": {"regions": [{"#": "region_0", "blocks": [block]}]},
    }


def deserialize(document, folder):
    import paddle
    from paddle.base import core

    path = os.path.join(folder, "program.json")
    with open(path, "w") as file:
        json.dump(document, file)
    program = paddle.static.Program()
    core.deserialize_pir_program(path, program, 1)
    return program


class Signature:
    """An op as the framework describes it: names of operands, results and attributes."""

    def __init__(self, op):
        self.operands, self.results = op.get_input_names(), op.get_output_names()
        self.attributes = op.get_attr_names()


def read_signatures(names, folder):
    ops = [{"#": "1." + name, "A": [], "I": [], "O": [], "OA": []} for name in names]
    program = deserialize(make_document(ops), folder)
    return dict(zip(names, map(Signature, program.global_block().ops), strict=True))


class Update:
    """One update, with drawn settings."""

    def __init__(self, name, signature, index, generator):
        self.name, self.signature, self.index = name, signature, index
        self.count = 2 if name in ON_LISTS else 1
        # Without decays, `merged_momentum_` has a kernel of its own, for one rate.
        is_plain = name == "merged_momentum_" and FLAG(generator)
        self.num_rates = 1 if is_plain or name == "fused_adam_" else self.count
        self.settings = {}
        constants = [operand for operand in signature.operands if operand in CONSTANTS]
        for setting in constants + signature.attributes:
            drawn = [SETTINGS[setting](generator) for _ in range(self.count)]
            if (name, setting) in MAY_BE_EMPTY:
                self.settings[setting] = [] if is_plain else drawn
            else:
                self.settings[setting] = drawn if (name, setting) in LISTED else drawn[0]

    def __str__(self):
        return f"{self.name} {self.settings}"

    def has(self, operand):
        flag = IF_SET.get(operand)
        return operand not in ABSENT and (flag is None or self.settings[flag])

    def get_shape(self, operand):
        if operand == "learning_rate" and self.name != "rprop_":
            return []
        is_power = POWER.fullmatch(operand) and self.name not in POWERS_OF_ELEMENTS
        return [1] if is_power else SHAPE

    def get_initial(self, operand):
        if POWER.fullmatch(operand):
            return self.settings["beta" + operand[4]]
        return INITIAL.get(operand, 0.0)

    def get_variable(self, operand, i):
        if operand == "learning_rate" and self.name != "rprop_":
            return "learning_rate"
        parameter = f"w{self.index}_{i}"
        role = operand.removesuffix("s") if self.name == "fused_adam_" else operand
        return parameter if role == "param" else f"{parameter}_{role}"


# Programs ---------------------------------------------------------------------


def attribute(name, kind, value):
    return {"N": name, "AT": {"#": kind, "D": value}}


def flags(name, *values):
    elements = [{"#": "0.a_bool", "D": value} for value in values]
    return attribute(name, "0.a_array", elements)


class ProgramWriter:
    """The JSON of a main program of updates, and of its startup program."""

    def __init__(self, dtype):
        self.type = "0.t_" + dtype
        self.dtype = {"f32": "float32", "f64": "float64"}[dtype]
        self.ops = {"main": [], "startup": []}
        # The values of variables that updates may share, and the names of all.
        self.values = {}
        self.names = []
        self.count = 0

    def tensor(self, shape, element=None):
        return {"#": "0.t_dtensor", "D": [{"#": element or self.type}, shape, "NCHW", [], 0]}

    def add(self, part, name, attributes, operands, types, result_attributes=()):
        """Adds an op, and returns the numbers of its results."""
        numbers = range(self.count + 1, self.count + 1 + len(types))
        self.count += len(types)
        self.ops[part].append(
            {
                "#": name,
                "A": list(attributes),
                "I": [{"%": operand} for operand in operands],
                "O": [{"%": n, "TT": t} for n, t in zip(numbers, types)],
                "OA": list(result_attributes),
            }
        )
        return list(numbers)

    def add_full(self, part, shape, value, dtype):
        attributes = [
            attribute("shape", "1.a_intarray", shape),
            attribute("value", "0.a_f64", value),
            attribute("dtype", "1.a_dtype", dtype),
            attribute("place", "1.a_place", [int(part == "main"), 0, ""]),
        ]
        type_ = self.tensor(shape, {"float32": "0.t_f32", "float64": "0.t_f64"}[dtype])
        result = [flags("persistable", part == "startup")]
        return self.add(part, "1.full", attributes, [], [type_], result)[0]

    def add_data(self, name, shape, is_persistable):
        attributes = [
            attribute("name", "0.a_str", name),
            attribute("shape", "1.a_intarray", shape),
            attribute("dtype", "1.a_dtype", self.dtype),
            attribute("place", "1.a_place", [0, 0, ""]),
        ]
        result = [flags("persistable", is_persistable), flags("stop_gradient", True)]
        return self.add("main", "1.data", attributes, [], [self.tensor(shape)], result)[0]

    def add_constant_tensor(self, values):
        filled = self.add_full("main", [1, 2], 0.0, self.dtype)
        shape = [{"#": "0.a_i32", "D": size} for size in (1, 2)]
        attributes = [
            attribute("shape", "0.a_array", shape),
            attribute("dtype", "1.a_dtype", self.dtype),
            attribute("values", "0.a_array", [{"#": "0.a_f64", "D": v} for v in values]),
            attribute("place", "1.a_place", [0, 0, ""]),
        ]
        return self.add("main", "1.assign_value_", attributes, [filled], [self.tensor([1, 2])])[0]

    def add_variable(self, name, shape, initial):
        """The value of a variable, which is declared where it is new."""
        if name in self.values:
            return self.values[name]
        value = self.add_full("startup", shape, initial, self.dtype)
        output = attribute("output_name", "0.a_str", name)
        self.add("startup", "0.shadow_output", [output], [value], [])
        self.values[name] = self.add_data(name, shape, is_persistable=True)
        self.names.append(name)
        return self.values[name]

    def add_parameter(self, name):
        """A variable whose initial value the startup program does not state."""
        self.names.append(name)
        number = self.count = self.count + 1
        self.ops["main"].append(
            {
                "#": "p",
                "A": [0, 1, 1, name],
                "DA": [],
                "O": {"%": number, "TT": self.tensor(SHAPE)},
                "OA": [1, 0, 1],
                "QA": [],
            }
        )
        value = self.add_full("startup", SHAPE, 1.0, self.dtype)
        result = [flags("persistable", True)]
        [computed] = self.add("startup", "1.exp", [], [value], [self.tensor(SHAPE)], result)
        named = attribute("parameter_name", "0.a_str", name)
        self.add("startup", "0.set_parameter", [named], [computed], [])
        return number

    def add_operand(self, update, operand):
        if operand in update.settings:
            value = update.settings[operand]
            if operand in CONSTANT_TENSORS:
                return self.add_constant_tensor(value)
            return self.add_full("main", [1], value, "float32")
        if not update.has(operand):
            return 0
        count = update.num_rates if operand == "learning_rate" else update.count
        shape = update.get_shape(operand)
        numbers = []
        for i in range(count):
            name = update.get_variable(operand, i)
            if operand in ("param", "params"):
                numbers.append(self.add_parameter(name))
            elif operand in ("grad", "grads"):
                numbers.append(self.add_data(name, shape, is_persistable=False))
            else:
                numbers.append(self.add_variable(name, shape, update.get_initial(operand)))
        if update.name not in ON_LISTS or (update.name, operand) == (
            "fused_adam_",
            "learning_rate",
        ):
            return numbers[0]
        return self.add("main", "0.combine", [], numbers, [self.get_list([shape] * count)])[0]

    def get_list(self, shapes):
        return {"#": "0.t_vec", "D": [self.tensor(shape) for shape in shapes]}

    def get_type(self, update, operand):
        if not update.has(operand):
            return {"#": "NULL"}
        shape = update.get_shape(operand)
        if update.name in ON_LISTS:
            return self.get_list([shape] * update.count)
        return self.tensor(shape)

    def add_update(self, update):
        signature = update.signature
        operands = [self.add_operand(update, operand) for operand in signature.operands]
        attributes = [write_attribute(name, update.settings[name]) for name in signature.attributes]
        # Results are new values of what is overwritten, and nothing reads them.
        types = [self.get_type(update, get_overwritten(name)) for name in signature.results]
        self.add("main", "1." + update.name, attributes, operands, types)
        if update.name == "adamax_":
            self.add_advance(operands[signature.operands.index("beta1_pow")], update)

    def add_advance(self, power, update):
        """The op that multiplies the power of an update whose own op does not."""
        factor = self.add_full("main", [1], update.settings["beta1"], "float32")
        attributes = [
            attribute("bias", "0.a_f32", 0.0),
            attribute("bias_after_scale", "0.a_bool", True),
        ]
        self.add("main", "1.scale_", attributes, [power, factor], [self.tensor([1])])

    def write(self, folder, name):
        for part, ops in self.ops.items():
            with open(os.path.join(folder, f"{name}.{part}.json"), "w") as file:
                json.dump(make_document(ops), file)


def get_overwritten(result):
    """The operand that a result is the new value of, of one type with it."""
    operand = re.sub("_outs?$", "", result)
    return {"master_param_outs": "master_param"}.get(result, operand)


def write_attribute(name, value):
    def write_value(value):
        kinds = {bool: "0.a_bool", str: "0.a_str", float: "0.a_f32", int: "0.a_i64"}
        kind = "0.a_i32" if name in INT32 else kinds[type(value)]
        return {"#": kind, "D": value}

    if isinstance(value, list):
        return attribute(name, "0.a_array", [write_value(element) for element in value])
    return {"N": name, "AT": write_value(value)}


# Comparison -------------------------------------------------------------------


class CalledUpdates:
    """Updates whose ops are called directly."""

    def __init__(self, updates):
        self.updates = updates

    def run_step(self, state, gradients):
        import paddle

        paddle.disable_static()
        new = {}
        for update in self.updates:
            tensors = {}

            def get(operand):
                if not update.has(operand):
                    return None
                count = update.num_rates if operand == "learning_rate" else update.count
                names = [update.get_variable(operand, i) for i in range(count)]
                for name in names:
                    values = (gradients if operand == "grad" else state)[name]
                    shaped = values.reshape(update.get_shape(operand))
                    tensors.setdefault(name, paddle.to_tensor(shaped))
                return [tensors[name] for name in names]

            operands = [get(operand) for operand in update.signature.operands]
            getattr(paddle._C_ops, update.name)(*operands, *update.settings.values())
            new.update((n, t.numpy().flatten()) for n, t in tensors.items() if n in state)
        paddle.enable_static()
        return new


def draw_gradients(updates, dtype, seed, step):
    """By the names of the gradients, what the interpreter draws."""
    number_format, numpy_type, _ = FORMATS[dtype]
    gradients = {}
    for update in updates:
        for i in range(update.count):
            parameter = update.get_variable("param", i)
            values = draw(number_format, "gradient", parameter, seed, step, numpy.prod(SHAPE))
            gradients[update.get_variable("grad", i)] = numpy.array(values, numpy_type)
    return {name: values.reshape(SHAPE) for name, values in gradients.items()}


def measure(tools, folder, dtype, updates, seed):
    """The updates that differ, and by how much, of updates in one program."""
    executed = [update for update in updates if update.name not in CALLED]
    write_programs(folder, "imported", dtype, updates)
    names = write_programs(folder, "executed", dtype, executed)
    _, numpy_type, integer = FORMATS[dtype]
    state, *states = Interpreter(tools, folder, "imported", numpy_type).run_steps(seed)
    program = ExecutedProgram(folder, "executed")
    called = CalledUpdates([update for update in updates if update.name in CALLED])
    distances = {variable: Distance() for variable in state}
    for step, ours in enumerate(states):
        theirs = program.run_step(
            {name: state[name] for name in names}, draw_gradients(executed, dtype, seed, step)
        )
        theirs |= called.run_step(state, draw_gradients(called.updates, dtype, seed, step))
        for variable, distance in distances.items():
            distance.add(state[variable], ours[variable], theirs[variable], integer)
        state = ours
    for update in updates:
        for variable, distance in distances.items():
            is_own = variable.startswith(f"w{update.index}_")
            if is_own and not distance.of_term <= MAX_DISTANCE:
                yield f"{variable} of {dtype} differs by {distance.of_term:.0f} units: {update}"


def write_programs(folder, name, dtype, updates):
    """Writes a main and a startup program; the names of the variables."""
    writer = ProgramWriter(dtype)
    for update in updates:
        writer.add_update(update)
    writer.write(folder, name)
    return writer.names


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--draws", type=int, default=8)
    args = parser.parse_args()
    import paddle

    paddle.enable_static()
    errors = []
    with tempfile.TemporaryDirectory() as folder:
        signatures = read_signatures(get_rows(), folder)
        for dtype in FORMATS:
            generator = random.Random(args.seed)
            updates = [
                Update(name, signature, i * args.draws + j, generator)
                for i, (name, signature) in enumerate(signatures.items())
                for j in range(args.draws)
            ]
            errors += measure(args.tools, folder, dtype, updates, args.seed)
    if errors:
        sys.exit("\n".join(errors))


if __name__ == "__main__":
    main()
