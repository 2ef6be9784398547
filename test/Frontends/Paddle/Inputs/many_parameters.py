#!/usr/bin/env python3
"""Writes a training program with many parameters, in the JSON form of the framework.

    many_parameters.py OPTIMIZER COUNT MAIN STARTUP

OPTIMIZER is `sgd` or `adam`. Each parameter has an update of its own, whose
gradient is fed. The programs are those that test/Programs makes of `op_sgd_f32`
and `op_adam_f32`, with more parameters.
"""

import argparse
import json

SHAPES = [[8], [16, 4], [33], [128]]
PLACE = {"#": "1.a_place", "D": [0, 0, ""]}
ABSENT = 0


def string(text):
    return {"#": "0.a_str", "D": text}


def flag(value):
    return {"#": "0.a_bool", "D": value}


def dtype(name):
    return {"#": "1.a_dtype", "D": name}


def attributes(**values):
    return [{"N": name, "AT": value} for name, value in values.items()]


def flags(**values):
    """Attributes of the results, each a list of flags."""
    lists = {
        name: {"#": "0.a_array", "D": [flag(v) for v in list]} for name, list in values.items()
    }
    return attributes(**lists)


def tensor(shape, element="0.t_f32"):
    return {"#": "0.t_dtensor", "D": [{"#": element}, shape, "NCHW", [], 0]}


class Program:
    """Collects the ops of one program."""

    def __init__(self):
        self.ops = []
        self.last_id = 0

    def define(self, tensor_type):
        self.last_id += 1
        return {"%": self.last_id, "TT": tensor_type}

    def add(self, code, attributes, operands, types, of_results):
        """Adds an op and returns the ids of its results."""
        results = [self.define(t) for t in types]
        operands = [{"%": operand} for operand in operands]
        self.ops.append({"#": code, "A": attributes, "I": operands, "O": results, "OA": of_results})
        return [result["%"] for result in results]

    def add_parameter(self, name, shape):
        result = self.define(tensor(shape))
        packed = {"#": "p", "A": [0, 1, 1, name], "DA": [], "O": result, "OA": [1, 0, 1], "QA": []}
        self.ops.append(packed)
        return result["%"]

    def add_source(self, code, own, shape, persistable):
        """Adds an op without operands; its value has no gradient."""
        marks = {"persistable": [True]} if persistable else {}
        [value] = self.add(code, own, [], [tensor(shape)], flags(**marks, stop_gradient=[True]))
        return value

    def add_data(self, name, shape, persistable=True):
        own = attributes(
            name=string(name),
            shape={"#": "1.a_intarray", "D": shape},
            dtype=dtype("float32"),
            place=PLACE,
        )
        return self.add_source("1.data", own, shape, persistable)

    def add_full(self, shape, value, persistable=False):
        own = attributes(
            shape={"#": "1.a_intarray", "D": shape},
            value={"#": "0.a_f64", "D": value},
            dtype=dtype("float32"),
            place=PLACE,
        )
        return self.add_source("1.full", own, shape, persistable)

    def add_uniform(self, shape):
        sizes = {"#": "0.a_array", "D": [{"#": "0.a_i64", "D": size} for size in shape]}
        [shape_value] = self.add(
            "1.full_int_array",
            attributes(value=sizes, dtype=dtype("int64"), place=PLACE),
            [],
            [tensor([len(shape)], "0.t_i64")],
            flags(stop_gradient=[True]),
        )
        bounds = [self.add_full([1], -0.5), self.add_full([1], 0.5)]
        [value] = self.add(
            "1.uniform",
            attributes(dtype=dtype("float32"), seed={"#": "0.a_i32", "D": 0}, place=PLACE),
            [shape_value, *bounds],
            [tensor(shape)],
            flags(persistable=[True], stop_gradient=[True]),
        )
        return value

    def set_parameter(self, name, value):
        self.add("0.set_parameter", attributes(parameter_name=string(name)), [value], [], [])

    def name_output(self, name, value):
        self.add("0.shadow_output", attributes(output_name=string(name)), [value], [], [])

    def write(self, path):
        block = {"#": "block_0", "args": [], "ops": self.ops}
        document = {
            "base_code": {"magic": "pir", "trainable": True, "version": 1},
            "program": {"regions": [{"#": "region_0", "blocks": [block]}]},
        }
        with open(path, "w") as file:
            json.dump(document, file, sort_keys=True, separators=(",", ":"))
            file.write("\n")


def add_sgd(main, param, shape, grad, rate, _):
    own = attributes(multi_precision=flag(False))
    types = [tensor(shape), {"#": "NULL"}]
    main.add("1.sgd_", own, [param, rate, grad, ABSENT], types, flags(stop_gradient=[True, False]))


def get_adam_state(name, shape):
    """Name, shape and initial value of each state variable of a parameter."""
    return [
        (f"{name}_moment1_0", shape, 0.0),
        (f"{name}_moment2_0", shape, 0.0),
        (f"{name}_beta1_pow_acc_0", [1], 0.8999999761581421),
        (f"{name}_beta2_pow_acc_0", [1], 0.9990000128746033),
    ]


def add_adam(main, param, shape, grad, rate, state):
    moment1, moment2, power1, power2 = state
    settings = [main.add_full([1], v) for v in (0.8999999761581421, 0.9990000128746033, 1e-08)]
    own = attributes(
        lazy_mode=flag(False),
        min_row_size_to_use_multithread={"#": "0.a_i64", "D": 1000},
        multi_precision=flag(False),
        use_global_beta_pow=flag(False),
        amsgrad=flag(False),
    )
    operands = [param, grad, rate, moment1, moment2, ABSENT, power1, power2, ABSENT, ABSENT]
    absent = {"#": "NULL"}
    types = [tensor(shape)] * 3 + [absent] + [tensor([1])] * 2 + [absent]
    main.add("1.adam_", own, operands + settings, types, flags(stop_gradient=[False] * 7))


OPTIMIZERS = {"sgd": (lambda name, shape: [], add_sgd), "adam": (get_adam_state, add_adam)}


def make_programs(optimizer, count):
    """The main and the startup program."""
    get_state, add_update = OPTIMIZERS[optimizer]
    main, startup = Program(), Program()
    rate = main.add_data("learning_rate_0", [])
    startup.name_output("learning_rate_0", startup.add_full([], 0.1, persistable=True))
    for i in range(count):
        name, shape = f"w{i}", SHAPES[i % len(SHAPES)]
        startup.set_parameter(name, startup.add_uniform(shape))
        values = []
        for variable, variable_shape, initial in get_state(name, shape):
            values.append(main.add_data(variable, variable_shape))
            full = startup.add_full(variable_shape, initial, persistable=True)
            startup.name_output(variable, full)
        grad = main.add_data(f"grad{i}", shape, persistable=False)
        add_update(main, main.add_parameter(name, shape), shape, grad, rate, values)
    return main, startup


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("optimizer", choices=sorted(OPTIMIZERS))
    parser.add_argument("count", type=int)
    parser.add_argument("main")
    parser.add_argument("startup")
    args = parser.parse_args()
    for program, path in zip(make_programs(args.optimizer, args.count), (args.main, args.startup)):
        program.write(path)


if __name__ == "__main__":
    main()
