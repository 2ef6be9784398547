#!/usr/bin/env python3
"""Checks that an imported program says what the PIR programs said.

    check_lossless.py MAIN.json STARTUP.json GENERIC.mlir

GENERIC.mlir is the import, printed by `stepfold-opt --mlir-print-op-generic
--mlir-print-local-scope`. Ops are compared one by one: names, attributes,
types of results, regions, and where each operand comes from. This is a second
implementation of the import's contract, on purpose.
"""

import functools
import json
import math
import struct
import sys
from pathlib import Path

import generic_mlir

sys.path.append(str(Path(__file__).resolve().parents[3] / "tools"))

import definitions  # noqa: E402

DIALECTS = {"0": "builtin", "1": "pd_op", "2": "cf", "3": "custom_op", "4": "dist_op"}
KEPT_DIALECTS = {"builtin": "pir", "cf": "pir_cf"}
SCALARS = {"t_bool": "i1", "t_c64": "complex<f32>", "t_c128": "complex<f64>"}
DATA_TYPES = {
    "float16": "f16",
    "bfloat16": "bf16",
    "float32": "f32",
    "float64": "f64",
    "bool": "i1",
    "uint8": "ui8",
    "int8": "i8",
    "int16": "i16",
    "int32": "i32",
    "int64": "i64",
    "complex64": "complex<f32>",
    "complex128": "complex<f64>",
}
# Streams of update ops: optim's order, as positions among PIR's operands.
# Results have the order of the streams that are updated, which come first.
MOMENTUM = ("optim.momentum", [0, 2, 4, 1, 3])
ADAM = ("optim.adam", [0, 3, 4, 5, 6, 7, 8, 1, 2])
UPDATES = {
    "pd_op.sgd_": ("optim.sgd", [0, 3, 2, 1]),
    "pd_op.momentum_": MOMENTUM,
    "pd_op.merged_momentum_": MOMENTUM,
    "pd_op.lars_momentum_": ("optim.lars_momentum", MOMENTUM[1]),
    "pd_op.adam_": ADAM,
    "pd_op.adamw_": ("optim.adamw", ADAM[1]),
    "pd_op.merged_adam_": ADAM,
    "pd_op.fused_adam_": ("optim.adamw", ADAM[1]),
    "pd_op.adagrad_": ("optim.adagrad", MOMENTUM[1]),
    "pd_op.rmsprop_": ("optim.rmsprop", [0, 3, 1, 5, 6, 2, 4]),
    "pd_op.adadelta_": ("optim.adadelta", [0, 2, 3, 5, 1, 4]),
    "pd_op.radam_": ("optim.radam", [0, 6, 7, 3, 4, 5, 8, 1, 2]),
    "pd_op.adamax_": ("optim.adamax", [0, 3, 4, 5, 6, 1, 2]),
    "pd_op.lamb_": ("optim.lamb", [0, 3, 4, 5, 6, 7, 1, 2]),
    "pd_op.rprop_": ("optim.rprop", [0, 2, 3, 4, 1]),
}
# Update ops whose last stream is the gradients: others have rates behind them.
WITHOUT_RATE = ("pd_op.rprop_",)
# Results of update ops where their order is another.
RESULTS = {"pd_op.radam_": [0, 3, 4, 5, 6, 7, 8], "pd_op.adamax_": [0, 3, 4, 6]}
# Operands that the optim op advances and another op of PIR does, and by what.
ADVANCED = {"pd_op.adamax_": (5, "beta1")}
# Results of kept in-place ops that are new values of operands.
IN_PLACE = {
    "pd_op.batch_norm_": {1: 1, 2: 2},
    **{f"pd_op.{name}_": {0: 0} for name in ("add", "full", "increment", "remainder", "scale")},
}
# Settings of update ops that are attributes of both.
SETTINGS = {
    "mu": "mu",
    "lars_coeff": "coeff",
    "rescale_grad": "rescale_grad",
    "lars_weight_decay": "weight_decay",
    "lr_ratio": "lr_ratio",
    "beta1": "beta1",
    "beta2": "beta2",
    "epsilon": "epsilon",
    "rho": "rho",
    "decay": "rho",
    "momentum": "momentum",
    "weight_decay": "weight_decay",
}
# Settings of update ops that are PIR's last operands.
CONSTANTS = ["beta1", "beta2", "epsilon"]
TAKES_CONSTANTS = ("pd_op.adam_", "pd_op.adamw_", "pd_op.merged_adam_")
# Operands of update ops that are tensors of settings.
ELEMENTS = {"pd_op.rprop_": {5: ("step_min", "step_max"), 6: ("eta_minus", "eta_plus")}}
SKIP_UPDATE = {"pd_op.adam_": 9, "pd_op.adamw_": 9, "pd_op.fused_adam_": 9, "pd_op.lamb_": 8}
# Ops between gradients and updates: the structured ops that each may become,
# with the arithmetic of their regions.
SELECT_LARGER = ["arith.cmpf", "arith.cmpf", "arith.ori", "arith.select"]
SQUARED_NORM = ("optim.reduce", ["arith.mulf"])
# Squares of 16 bits are rounded before they are summed.
SQUARED_NORM_16 = ("optim.reduce", ["arith.extf", "arith.mulf", "arith.truncf", "arith.extf"])
GATHER = ("optim.foreach_parameter", [])
SUM = ("optim.reduce_parameters", None)
IS_FINITE = ["math.absf", "arith.cmpf"]
COUNT = ["arith.addi", "arith.cmpi", "arith.select"]


def per_element(*arithmetic):
    return [("optim.foreach", list(arithmetic))]


def per_scalar(*arithmetic):
    return [("optim.foreach_parameter", list(arithmetic))]


def elementwise(*arithmetic):
    return [per_element(*arithmetic), per_scalar(*arithmetic)]


CHAINS = {
    "pd_op.cast": [[("optim.cast", None)], per_scalar()],
    "pd_op.multiply": elementwise("arith.mulf"),
    "pd_op.multiply_": [per_element("arith.mulf")],
    "pd_op.divide": elementwise("arith.divf"),
    "pd_op.add": elementwise("arith.addf"),
    "pd_op.subtract": elementwise("arith.subf"),
    "pd_op.sqrt": [per_scalar("math.sqrt")],
    "pd_op.maximum": elementwise(*SELECT_LARGER),
    "pd_op.minimum": elementwise(*SELECT_LARGER),
    "pd_op.scale": elementwise("arith.mulf", "arith.addf")
    + elementwise("arith.addf", "arith.mulf"),
    "pd_op.clip": elementwise(*["arith.cmpf", "arith.select"] * 2),
    "pd_op.abs": elementwise("math.absf"),
    "pd_op.sign": elementwise(*["arith.cmpf", "arith.select"] * 3),
    "pd_op.square": elementwise("arith.mulf"),
    "pd_op.reciprocal": elementwise("arith.divf"),
    "pd_op.relu": elementwise("arith.cmpf", "arith.select"),
    "pd_op.less_than": elementwise("arith.cmpf"),
    "pd_op.less_equal": elementwise("arith.cmpf"),
    "pd_op.greater_than": elementwise("arith.cmpf"),
    "pd_op.greater_equal": elementwise("arith.cmpf"),
    "pd_op.logical_and": elementwise("arith.andi"),
    "pd_op.logical_or": elementwise("arith.ori"),
    "pd_op.where": elementwise("arith.select"),
    "pd_op.assign": [[]],
    "pd_op.squared_l2_norm": [[SQUARED_NORM]],
    "pd_op.stack": [[GATHER]],
    "pd_op.sum": [[SUM]],
    "pd_op.add_n": [[GATHER, SUM]],
    "pd_op.memcpy": [[]],
    "pd_op.concat": [[]],
    "pd_op.any": [],  # by the number of flags
    "pd_op.clip_by_norm": [
        [SQUARED_NORM]
        + per_scalar("math.sqrt", "arith.cmpf", "arith.divf", "arith.select")
        + per_element("arith.mulf")
    ],
    "pd_op.check_finite_and_unscale_": [
        per_scalar("arith.divf")
        + per_element("arith.mulf")
        + [("optim.reduce", IS_FINITE + ["arith.select"]), SUM]
        + per_scalar("arith.cmpf")
    ],
    "pd_op.update_loss_scaling_": [
        per_element("arith.select")
        + per_scalar(
            *COUNT * 2,
            *("arith.mulf", "arith.cmpf", "arith.select", "arith.mulf"),
            *IS_FINITE,
            *["arith.select"] * 6,
        )
    ],
}
# Those that differ where the result has 16 bits: sums are rounded to them.
CHAINS_16 = {
    "pd_op.squared_l2_norm": [[SQUARED_NORM_16] + per_scalar()],
    "pd_op.sum": [[SUM] + per_scalar()],
    "pd_op.add_n": [[GATHER, SUM] + per_scalar()],
}
CONVERSIONS = ("arith.extf", "arith.truncf")
# Ops that only move what they take.
MOVES = ("pd_op.assign", "pd_op.memcpy", "pd_op.concat")
# Those that overwrite a variable, their first operand.
CHAINS.update(
    {
        "pd_op.add_": [per_element("arith.addf")],
        "pd_op.scale_": [
            per_element("arith.mulf", "arith.addf"),
            per_element("arith.addf", "arith.mulf"),
        ],
        "pd_op.full_": [per_element()],
        "pd_op.increment_": [per_scalar("arith.addi")],
        "pd_op.remainder_": [
            per_scalar(
                *("arith.cmpi", "arith.cmpi", "arith.ori", "arith.select", "arith.remsi"),
                *("arith.xori", "arith.cmpi", "arith.cmpi", "arith.andi"),
                *("arith.addi", "arith.select"),
            )
        ],
        "pd_op.equal": [per_scalar("arith.cmpi")],
    }
)
# Attributes whose numbers are constants of the regions.
CHAIN_NUMBERS = {
    "pd_op.scale_": ["bias"],
    "pd_op.full_": ["value"],
    "pd_op.increment_": ["value"],
    "pd_op.scale": ["bias"],
    "pd_op.clip_by_norm": ["max_norm"],
    "pd_op.update_loss_scaling_": [
        "incr_every_n_steps",
        "decr_every_n_nan_or_inf",
        "incr_ratio",
        "decr_ratio",
    ],
}
# Results of these that are new values of variables, by operand and result, and
# position among the results of the last structured op.
CHAIN_STATE = {"pd_op.update_loss_scaling_": {2: (1, 0), 3: (2, 1), 4: (3, 2)}}


def expect(condition, place, message):
    if not condition:
        raise SystemExit(f"{place}: {message}")


# Contents of the JSON, in the terms of generic_mlir -----------------------------


def op_name(code):
    if code == "p":
        return "builtin.parameter"
    dialect, _, name = code.partition(".")
    return DIALECTS[dialect] + "." + name


def type_text(json_type):
    kind = json_type["#"]
    if kind == "NULL":
        return "none"
    if kind == "0.t_vec":
        return "tuple<" + ",".join(map(type_text, json_type["D"])) + ">"
    if kind == "0.t_dtensor":
        element, dims, layout, lod, offset = json_type["D"]
        assert (layout, lod, offset) == ("NCHW", [], 0)
        return (
            "tensor<"
            + "".join(("?" if d == -1 else str(d)) + "x" for d in dims)
            + type_text(element)
            + ">"
        )
    name = kind.partition(".")[2]
    return SCALARS.get(name, name.removeprefix("t_"))


def plain(value):
    if isinstance(value, bool) or isinstance(value, str) or value is None:
        return value
    if isinstance(value, int):
        return "i64", value
    if isinstance(value, float):
        return "f64", value
    if isinstance(value, list):
        return [plain(v) for v in value]
    return {k: plain(v) for k, v in value.items()}


def attribute(json_attribute):
    kind, data = json_attribute["#"], json_attribute.get("D")
    if kind in ("0.a_bool", "0.a_str"):
        return data
    if kind in ("0.a_i32", "0.a_i64", "0.a_index"):
        return kind.removeprefix("0.a_"), data
    if kind in ("0.a_f32", "0.a_f64"):
        special = {"INF": math.inf, "-INF": -math.inf, "NaN": math.nan}
        value = special[json_attribute["VD"]] if data is None else float(data)
        return kind.removeprefix("0.a_"), value
    if kind == "0.a_array":
        return [attribute(a) for a in data]
    if kind == "1.a_intarray":
        return "array<i64" + ":" * bool(data) + ",".join(map(str, data)) + ">"
    if kind == "1.a_dtype" and data in DATA_TYPES:
        return DATA_TYPES[data]
    return {"pir.kind": kind, "pir.value": plain(data)}


def attributes(op):
    if op["#"] == "p":
        names = ["is_distributed", "is_parameter", "need_clip"]
        flags = dict(zip(names, op["A"][:3]))
        flags.update(zip(["persistable", "stop_gradient", "trainable"], op["OA"]))
        result = {k: [bool(v)] for k, v in flags.items()}
        result["parameter_name"] = op["A"][3]
        listed = op["DA"] + op["QA"]
    else:
        result, listed = {}, op["A"] + op["OA"]
    result.update({a["N"]: attribute(a["AT"]) for a in listed if a["N"] != "op_callstack"})
    return result


def same(a, b):
    """Equality of attributes, with floats compared by their bits."""
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(same(a[k], b[k]) for k in a)
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)):
        return len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, float) and isinstance(b, float):
        return struct.pack("d", a) == struct.pack("d", b) or (math.isnan(a) and math.isnan(b))
    return type(a) is type(b) and a == b


def variable_name(op):
    """The name of the variable that the op refers to, if it does."""
    if op["#"] == "p":
        return op["A"][3]
    if op["#"] == "1.data" and attributes(op).get("persistable") == [True]:
        return attributes(op)["name"]
    return None


def results(op):
    return [op["O"]] if op["#"] == "p" else op["O"]


def walk(regions):
    for region in regions:
        for block in region["blocks"]:
            for op in block["ops"]:
                yield op
                yield from walk(op.get("regions", []))


# Comparison --------------------------------------------------------------------


@functools.cache
def load_families():
    """The numerics that streams of update ops belong to, in the order of their operands."""
    return {u.name: [s.family for s in u.streams] for u in definitions.load_updates()}


class Checker:
    """Compares one PIR program with one function."""

    def __init__(self, place, document, function, module_globals):
        self.place = place
        self.regions = document["program"]["regions"]
        self.function = function
        self.globals = module_globals
        self.is_startup = function.attributes["sym_name"] == "startup"
        self.variables = {}  # id -> name of a variable
        self.lists = {}  # id -> the ids, or variables' names, of its elements
        self.values = {}  # id -> SSA names that may stand for it
        self.contents = {}  # variable -> SSA names that hold its contents
        self.combines = {}  # SSA name of a list -> (operands, attributes)
        self.stored = set()
        self.expected = {}  # variable -> what must have been stored to it
        self.stage = {}  # id -> SSA name of what the stage computes for it
        self.origins = {}  # SSA name of a gradient of the stage -> parameter
        self.advanced = {}  # variable that an update has advanced -> by what
        self.sums = {}  # variable that gradients are accumulated in -> parameter
        self.kept = 0

    def constants(self):
        """Ids of constants that became attributes or initial values.

        Those that also ops between gradients and updates use are in the second
        set: if these ops are kept, the constants are, too.
        """
        used, others, chained = set(), set(), set()
        for op in walk(self.regions):
            name = op_name(op["#"])
            if name in CHAINS:
                chained |= {i["%"] for i in op["I"]}
                continue
            for index, operand in enumerate(op.get("I", [])):
                is_setting = name in TAKES_CONSTANTS and index >= len(op["I"]) - 3
                is_initial = self.is_startup and self.constant_output(op)
                (used if is_setting or is_initial else others).add(operand["%"])
        return used - others - chained, chained - others

    def constant_output(self, op):
        if op_name(op["#"]) not in ("builtin.set_parameter", "builtin.shadow_output"):
            return False
        name = op["A"][0]["AT"]["D"]
        return not self.globals[name]["value"].startswith("#ml_program")

    def trace(self, ident):
        """The ops that make a constant tensor, the last one first."""
        makers = [self.makers[ident]]
        while makers[-1]["I"]:
            [source] = makers[-1]["I"]
            makers.append(self.makers[source["%"]])
        return makers

    def find_settings(self):
        """Ids of tensors that became settings, and of what they are made of."""
        self.makers = {r["%"]: op for op in walk(self.regions) for r in results(op)}
        return {
            maker["O"][0]["%"]
            for op in walk(self.regions)
            for position in ELEMENTS.get(op_name(op["#"]), {})
            for maker in self.trace(op["I"][position]["%"])
        }

    def check(self):
        self.settings = self.find_settings()
        self.fulls = {
            r["%"]: op
            for op in walk(self.regions)
            if op["#"] in ("1.full", "1.full_int_array")
            for r in op["O"]
        }
        self.dropped, self.maybe_dropped = self.constants()
        [block] = self.function.regions[0]
        self.check_block(self.regions[0]["blocks"][0], block, top=True)
        expect(not self.advanced, self.place, f"only the import advances {self.advanced}")

    def check_block(self, json_block, block, top=False):
        ops = [op for op in block.ops if op.name not in ("func.return", "scf.yield")]
        position = 0
        if top:
            self.check_feeds(json_block, block)
        else:
            expect(
                [type_text(a["TT"]) for a in json_block["args"]] == [t for _, t in block.arguments],
                self.place,
                "block arguments differ",
            )
            for argument, (name, _) in zip(json_block["args"], block.arguments):
                self.values[argument["#"]] = {name}
        # Globals are loaded anew in each block.
        outer, self.contents = self.contents, {}
        stored_before, self.stored = self.stored, set()
        for json_op in json_block["ops"]:
            place = f"{self.place}: {op_name(json_op['#'])}"
            if self.is_bookkeeping(json_op):
                continue
            position = self.absorb(ops, position)
            self.check_stores()
            if self.is_dropped_constant(json_op, ops[position:]):
                continue
            if self.is_conditional(json_op, ops[position:]):
                position = self.check_conditional(json_op, ops, position, place)
            elif self.is_kept(json_op, ops[position:]):
                expect(position < len(ops), place, "missing op")
                self.check_op(json_op, ops[position], place)
                position += 1
            if op_name(json_op["#"]) in CHAINS:
                position = self.check_chain(json_op, ops, position, place)
        position = self.absorb(ops, position)
        self.check_stores()
        expect(
            position == len(ops),
            self.place,
            "additional op " + (ops[position].name if position < len(ops) else ""),
        )
        self.contents = (
            {k: v for k, v in outer.items() if k not in self.stored} if not top else self.contents
        )
        self.stored |= stored_before

    def check_stores(self):
        for variable, value in self.expected.items():
            expect(
                self.contents.get(variable) == {value},
                self.place,
                f"{value} is not stored to {variable}",
            )
        self.expected = {}

    def check_feeds(self, json_block, block):
        feeds = [op for op in json_block["ops"] if op["#"] == "1.data" and not variable_name(op)]
        given = self.function.attributes.get("arg_attrs", [])
        expect(len(feeds) == len(block.arguments), self.place, "number of feeds differs")
        for op, (name, argument_type), attrs in zip(feeds, block.arguments, given):
            expect(
                type_text(op["O"][0]["TT"]) == argument_type
                and same(attributes(op), attrs["pir.attributes"]),
                self.place,
                "feed differs",
            )
            self.values[op["O"][0]["%"]] = {name}

    def absorb(self, ops, position):
        """Skips ops that only the import has, and notes what they say."""
        while position < len(ops):
            op = ops[position]
            if op.name == "ml_program.global_load":
                name = op.attributes["global"]
                self.contents.setdefault(name, set()).add(op.results[0])
                if name in self.sums:
                    self.origins[op.results[0]] = self.sums[name]
            elif op.name == "ml_program.global_store":
                name = op.attributes["global"]
                self.contents[name] = {op.operands[0]}
                self.stored.add(name)
                if op.operands[0] in self.origins:
                    self.sums[name] = self.origins[op.operands[0]]
            elif op.name in ("pir.combine", "pir.split"):
                self.combines.update({r: (op.operands, op.attributes) for r in op.results})
                if op.name == "pir.split" and op.attributes:
                    return position  # kept, not made by the importer
            elif op.name == "pir.null":
                self.values.setdefault(0, set()).add(op.results[0])
            elif op.name == "optim.gradient":
                self.combines[op.results[0]] = (op.operands, None)
                self.origins[op.results[0]] = op.attributes["parameter"]
            elif op.name in ("tensor.empty", "arith.constant"):
                pass
            else:
                return position
            position += 1
        return position

    def is_bookkeeping(self, op):
        """Notes an op that the import has no op for."""
        name = op_name(op["#"])
        variable = variable_name(op)
        if variable is not None:
            self.variables[results(op)[0]["%"]] = variable
            given = self.globals[variable]
            expect(
                given["type"] == type_text(results(op)[0]["TT"]),
                self.place,
                f"type of {variable} differs",
            )
            expect(
                same(attributes(op), given["attributes"]),
                self.place,
                f"attributes of {variable} differ",
            )
            return True
        if name == "pd_op.data":
            return True
        if any(result["%"] in self.settings for result in results(op)):
            return True
        if name == "pd_op.full" and op["O"][0]["%"] in self.dropped:
            return True
        if name == "pd_op.scale_" and self.variables.get(op["I"][0]["%"]) in self.advanced:
            self.check_advance(op)
            return True
        if name == "builtin.combine":
            ids = [i["%"] for i in op["I"]]
            self.lists[op["O"][0]["%"]] = (ids, attributes(op))
            return True
        if name == "builtin.split" and op["I"][0]["%"] in self.lists:
            ids, _ = self.lists[op["I"][0]["%"]]
            for result, source in zip(op["O"], ids):
                self.alias(result["%"], source)
            return True
        if name == "builtin.slice" and op["I"][0]["%"] in self.lists:
            ids, _ = self.lists[op["I"][0]["%"]]
            self.alias(op["O"][0]["%"], ids[attributes(op)["index"][1]])
            return True
        if (
            name in ("builtin.set_parameter", "builtin.shadow_output")
            and op["A"][0]["AT"]["D"] in self.globals
        ):
            variable = op["A"][0]["AT"]["D"]
            if self.is_startup and self.constant_output(op):
                self.check_initial(variable, self.fulls[op["I"][0]["%"]])
            return True
        return False

    def check_advance(self, op):
        """Checks that an op does what an update has done, once."""
        [power, factor], given = (i["%"] for i in op["I"]), attributes(op)
        number = attributes(self.fulls[factor])["value"][1]
        expected = self.advanced.pop(self.variables[power])
        expect(
            struct.pack("f", number) == struct.pack("f", expected)
            and given["bias"][1] == 0.0
            and given["bias_after_scale"],
            self.place,
            f"{self.variables[power]} is not multiplied by {expected}",
        )
        self.alias(op["O"][0]["%"], power)
        self.kept += 1

    def check_initial(self, variable, full):
        number = attributes(full)["value"][1]
        given = self.globals[variable]
        text, _, value_type = given["value"].partition(":")
        expect(value_type == given["type"], self.place, f"type of the value of {variable} differs")
        code = {"f32": "f", "f64": "d", "f16": "e"}.get(
            value_type.removesuffix(">").split("x")[-1].split("<")[-1]
        )
        text = text.removeprefix("dense<").removesuffix(">")
        expected = number if code is None else struct.unpack(code, struct.pack(code, number))[0]
        actual = (
            float(text) if code is None else struct.unpack(code, struct.pack(code, float(text)))[0]
        )
        expect(
            same(expected, float(actual)),
            self.place,
            f"initial value of {variable} differs: {text}",
        )

    def alias(self, result, source):
        if source in self.variables:
            self.variables[result] = self.variables[source]
        else:
            self.values[result] = self.values.get(source, set())
            if source in self.stage:
                self.stage[result] = self.stage[source]

    def stands_for(self, value, ident):
        """Returns True if the SSA value may be the PIR value."""
        if ident in self.lists and value in self.combines:
            operands, attrs = self.combines[value]
            ids, expected = self.lists[ident]
            return (
                len(ids) == len(operands)
                and all(map(self.stands_for, operands, ids))
                and (expected is None or same(expected, attrs))
            )
        if ident in self.variables and value in self.contents.get(self.variables[ident], set()):
            return True
        return value in self.values.get(ident, set())

    # Ops between gradients and updates ------------------------------------------

    def is_dropped_constant(self, json_op, ops):
        """Returns True if a constant has no op, since the regions that use it contain it."""
        if op_name(json_op["#"]) not in ("pd_op.full", "pd_op.full_int_array"):
            return False
        if json_op["O"][0]["%"] not in self.maybe_dropped:
            return False
        return not ops or ops[0].name != op_name(json_op["#"])

    def is_conditional(self, json_op, ops):
        return op_name(json_op["#"]) == "pd_op.if" and bool(ops) and ops[0].name == "tensor.extract"

    def is_kept(self, json_op, ops):
        name = op_name(json_op["#"])
        return name not in CHAINS or (bool(ops) and ops[0].name == name)

    def is_stage_value(self, value, ident):
        """Returns True if the SSA value is the stage's value for the PIR value."""
        if ident in self.stage:
            return value == self.stage[ident]
        if value in self.origins and value in self.combines:
            [source], _ = self.combines[value]
            return self.stands_for(source, ident)
        return value in self.contents.get(self.variables.get(ident), set())

    def check_chain(self, json_op, ops, position, place):
        """Checks the structured ops of `json_op`, if it has any."""
        name = op_name(json_op["#"])
        operands = self.stage_operands(json_op)
        ids = [e for i in operands for e in self.elements(i["%"])]
        if name in MOVES:
            self.note_move(json_op["O"][0]["%"], self.elements(operands[0]["%"]))
            return position
        position = self.absorb(ops, position)
        made = self.match_form(ops, position, self.chain_forms(json_op, len(ids)))
        if made is None:
            expect(json_op["O"][0]["%"] in self.values, place, "missing op")
            return position
        wrong = self.find_wrong_operand(ids, made)
        if wrong and json_op["O"][0]["%"] in self.values:
            return position  # kept, and what follows belongs to another
        expect(not wrong, place, wrong)
        self.check_chain_numbers(json_op, ids, made, place)
        self.note_chain_results(json_op, made)
        self.kept += 1
        return ops.index(made[-1], position) + 1

    def stops_update(self, json_op):
        """Returns True if the last operand says that the op leaves the state alone."""
        if op_name(json_op["#"]) not in CHAIN_STATE:
            return False
        return attributes(self.fulls[json_op["I"][-1]["%"]])["value"][1] != 0.0

    def stage_operands(self, json_op):
        """The operands without a flag that says which form an op has."""
        if op_name(json_op["#"]) not in CHAIN_STATE:
            return json_op["I"]
        return json_op["I"][: 2 if self.stops_update(json_op) else -1]

    def chain_forms(self, json_op, count):
        """Returns the forms that an op of `count` operands may have become."""
        name = op_name(json_op["#"])
        if name == "pd_op.any":
            return [per_scalar(*["arith.ori"] * (count - 1))]
        if name == "pd_op.add_n" and count == 2:
            return elementwise("arith.addf")
        if name == "pd_op.add_n":
            return [per_element(*["arith.addf"] * (count - 1)), *self.sized_forms(json_op)]
        if self.stops_update(json_op):
            return [form[:1] for form in CHAINS[name]]
        return self.sized_forms(json_op)

    def sized_forms(self, json_op):
        name = op_name(json_op["#"])
        is_short = "f16>" in type_text(json_op["O"][0]["TT"])
        return CHAINS_16.get(name, CHAINS[name]) if is_short else CHAINS[name]

    def note_move(self, result, ids):
        """Notes what stands for the result, one scalar or a list of them."""
        if not all(i in self.stage for i in ids):
            return
        if len(ids) == 1:
            self.stage[result] = self.stage[ids[0]]
        else:
            self.lists[result] = (ids, None)

    def match_form(self, ops, position, forms):
        """The ops from `position` on, where they are one of the forms."""
        for form in forms:
            made, at = [], position
            for expected_name, arithmetic in form:
                at = self.absorb(ops, at)
                if at == len(ops) or ops[at].name != expected_name:
                    break
                if arithmetic is not None and self.arithmetic(ops[at], arithmetic) != arithmetic:
                    break
                made.append(ops[at])
                at += 1
            else:
                return made
        return None

    def body(self, op):
        return [inner for [block] in op.regions for inner in block.ops]

    def arithmetic(self, op, expected):
        """Returns the ops of a region, without constants; conversions only if they are expected."""
        ignored = ["arith.constant", "optim.yield"]
        if not any(name in CONVERSIONS for name in expected):
            ignored += CONVERSIONS
        return [inner.name for inner in self.body(op) if inner.name not in ignored]

    def find_wrong_operand(self, ids, made):
        """Returns the difference between the operands of the one and those of the other."""
        inner = {r for op in made for r in op.results}
        used = set()
        for op in made:
            # The first operands are destinations.
            for index, value in enumerate(op.operands):
                sources = [i for i in ids if self.is_stage_value(value, i)]
                used.update(sources)
                if not sources and index >= len(op.results) and value not in inner:
                    return f"uses {value}"
        missing = {i for i in ids if i not in self.fulls} - used
        return f"does not use {missing}" if missing else ""

    def check_chain_numbers(self, json_op, ids, made, place):
        """Constants of the program are constants of the regions."""
        given = attributes(json_op)
        names = [] if self.stops_update(json_op) else CHAIN_NUMBERS.get(op_name(json_op["#"]), [])
        numbers = [given[n][1] for n in names]
        for ident in ids:
            if ident in self.fulls and self.fulls[ident]["#"] == "1.full":
                numbers.append(attributes(self.fulls[ident])["value"][1])
        values = [
            inner.attributes["value"][1]
            for op in made
            for inner in self.body(op)
            if inner.name == "arith.constant"
        ]
        for number in numbers:
            expect(
                any(abs(number - v) <= abs(number) * 2**-24 for v in values),
                place,
                f"has no constant {number}",
            )

    def note_chain_results(self, json_op, made):
        name = op_name(json_op["#"])
        result = json_op["O"][0]["%"]
        if json_op["O"][0]["TT"]["#"] == "0.t_vec":
            gradients = next(op for op in made if op.name == "optim.foreach")
            keys = [(result, k) for k in range(len(gradients.results))]
            self.lists[result] = (keys, None)
            self.stage.update(zip(keys, gradients.results))
            if name not in CHAIN_STATE:
                self.stage[json_op["O"][1]["%"]] = made[-1].results[0]
        else:
            self.stage[result] = made[-1].results[0]
        for op in made:
            if op.name in ("optim.cast", "optim.foreach"):
                self.note_origins(op)
        if name in IN_PLACE and json_op["I"][0]["%"] in self.variables:
            ident = json_op["I"][0]["%"]
            del self.stage[result]  # It is what the variable holds.
            self.alias(result, ident)
            self.expected[self.variables[ident]] = made[-1].results[0]
        if json_op["O"][0]["TT"]["#"] == "0.t_vec":
            for source, value in zip(self.elements(json_op["I"][0]["%"]), gradients.results):
                if source in self.variables:
                    self.expected[self.variables[source]] = value
        for operand, (index, position) in CHAIN_STATE.get(name, {}).items():
            ident = json_op["I"][operand]["%"]
            self.alias(json_op["O"][index]["%"], ident)
            if self.stops_update(json_op):
                continue
            self.expected[self.variables[ident]] = made[-1].results[position]

    def check_conditional(self, json_op, ops, position, place):
        """Checks a conditional of the stage: a flag's element, and its regions."""
        extract, conditional = ops[position], ops[position + 1]
        expect(conditional.name == "scf.if", place, f"became {conditional.name}")
        flag, *indices = extract.operands
        expect(conditional.operands == extract.results, place, "condition differs")
        expect(self.is_stage_value(flag, json_op["I"][0]["%"]), place, f"tests {flag}")
        given = conditional.attributes.get("pir.attributes", {})
        expect(same(attributes(json_op), given), place, "attributes differ")
        expect(not json_op["O"], place, "has results")
        for json_region, blocks in zip(json_op["regions"], conditional.regions):
            [json_block] = json_region["blocks"]
            expect(op_name(json_block["ops"][-1]["#"]) == "cf.yield", place, "yield is missing")
            guarded = dict(json_block, ops=json_block["ops"][:-1])
            if blocks:
                self.check_block(guarded, blocks[0])
            else:
                expect(not guarded["ops"], place, "a region is missing")
        self.kept += 1
        return position + 2

    def note_origins(self, op):
        """Assigns values that are computed from a gradient, or added to one, to its parameter."""
        for k, value in enumerate(op.results):
            for operand in op.operands[k :: len(op.results)]:
                if operand in self.origins:
                    self.origins[value] = self.origins[operand]

    def check_op(self, json_op, op, place):
        name = op_name(json_op["#"])
        if name in UPDATES:
            optim_name, order = UPDATES[name]
            if not attributes(json_op).get("use_adamw", True):
                optim_name = "optim.adam"
            return self.check_update(json_op, op, place, optim_name, order)
        dialect, _, mnemonic = name.partition(".")
        expected_name = KEPT_DIALECTS.get(dialect, dialect) + "." + mnemonic
        expect(op.name == expected_name, place, f"became {op.name}")
        expect(
            same(attributes(json_op), op.attributes),
            place,
            f"attributes differ: {attributes(json_op)} {op.attributes}",
        )
        expect(
            [type_text(r["TT"]) for r in json_op["O"]] == op.types,
            place,
            f"types differ: {op.types}",
        )
        expect(len(json_op["I"]) == len(op.operands), place, "number of operands differs")
        for index, (ident, value) in enumerate(zip(json_op["I"], op.operands)):
            expect(self.stands_for(value, ident["%"]), place, f"operand {index} is {value}")
        json_regions = json_op.get("regions", [])
        expect(len(json_regions) == len(op.regions), place, "number of regions differs")
        for json_region, [block] in zip(json_regions, op.regions):
            [json_block] = json_region["blocks"]
            self.check_block(json_block, block)
        for result, value in zip(json_op["O"], op.results):
            self.values[result["%"]] = {value}
        for operand, result in IN_PLACE.get(name, {}).items():
            ident = json_op["I"][operand]["%"]
            if ident in self.variables:
                self.expected[self.variables[ident]] = op.results[result]
                self.alias(json_op["O"][result]["%"], ident)
        self.kept += 1

    def check_update(self, json_op, op, place, optim_name, order):
        expect(op.name == optim_name, place, f"became {op.name}")
        segments = op.attributes["operandSegmentSizes"]
        sizes = [int(s) for s in segments[len("array<i32:") : -1].split(",")]
        values = iter(op.operands)
        # Behind the op's own streams and the flag, there is one for each setting.
        streams = [[next(values) for _ in range(size)] for size in sizes]
        families = load_families()[op.name.removeprefix("optim.")]
        others = [stream for stream, family in zip(streams, families) if family == "Torch"]
        expect(not any(others), place, "a stream is of other numerics")
        streams = [stream for stream, family in zip(streams, families) if family != "Torch"]
        sizes = [len(stream) for stream in streams]
        expect(len(sizes) > len(order), place, "number of streams differs")
        expect(not any(streams[len(order) + 1 :]), place, "a setting is an operand")
        self.check_skip(json_op, streams[len(order)], place)
        streams, sizes = streams[: len(order)], sizes[: len(order)]
        has_rate = op_name(json_op["#"]) not in WITHOUT_RATE
        *updated, gradient, rate = order if has_rate else [*order, None]
        parameters = iter([self.variables[i] for i in self.elements(json_op["I"][0]["%"])])
        new_values = iter(op.results)
        for size, stream, position in zip(sizes, streams, order):
            ident = json_op["I"][position]["%"]
            ids = self.elements(ident)
            if op.name == "optim.rmsprop" and position == 5 and not is_centered(json_op):
                ids = []
            if position == rate and size == 1:
                expect(len(set(ids)) == 1, place, "learning rates differ")
                ids = ids[:1]
            expect(len(ids) == size, place, "size of a stream differs")
            for source, value in zip(ids, stream):
                if position == gradient:
                    parameter = next(parameters)
                    origin = self.origins.get(value)
                    expect(
                        origin == parameter,
                        place,
                        f"gradient of {parameter} is marked as that of {origin}",
                    )
                    stands = self.is_stage_value(value, source)
                elif position == rate and source in self.stage:
                    stands = self.is_stage_value(value, source)
                else:
                    stands = self.stands_for(value, source)
                expect(stands, place, f"stream {position} holds {value}")
                if position in updated:
                    self.expected[self.variables[source]] = next(new_values)
        self.check_settings(json_op, op, place)
        if op_name(json_op["#"]) in ADVANCED:
            operand, setting = ADVANCED[op_name(json_op["#"])]
            variable = self.variables[json_op["I"][operand]["%"]]
            self.advanced[variable] = attributes(json_op)[setting][1]
        for result, position in zip(json_op["O"], RESULTS.get(op_name(json_op["#"]), order)):
            ident = json_op["I"][position]["%"]
            if ident in self.lists:
                self.lists[result["%"]] = (self.lists[ident][0], None)
            elif ident:
                self.alias(result["%"], ident)
        self.kept += 1

    def check_skip(self, json_op, skip, place):
        """Checks that the update is skipped by the flag that skips the original."""
        position = SKIP_UPDATE.get(op_name(json_op["#"]))
        ident = json_op["I"][position]["%"] if position else 0
        expect(len(skip) == (1 if ident else 0), place, "skipping differs")
        if ident:
            expect(self.is_stage_value(skip[0], ident), place, f"is skipped by {skip[0]}")

    def elements(self, ident):
        if ident in self.lists:
            return self.lists[ident][0]
        return [ident] if ident else []

    def check_settings(self, json_op, op, place):
        given = attributes(json_op)
        expected = {SETTINGS[k]: v for k, v in given.items() if k in SETTINGS}
        if op_name(json_op["#"]) in TAKES_CONSTANTS:
            for name, operand in zip(CONSTANTS, json_op["I"][-3:]):
                value = attributes(self.fulls[operand["%"]])["value"][1]
                expected[name] = "f32", struct.unpack("f", struct.pack("f", value))[0]
        for position, names in ELEMENTS.get(op_name(json_op["#"]), {}).items():
            statement = self.trace(json_op["I"][position]["%"])
            [values] = [attributes(m)["values"] for m in statement if "assign_value" in m["#"]]
            expected.update(zip(names, values, strict=True))
        if "with_decay" in given:
            expected["weight_decay"] = given["coeff"] if given["with_decay"] else ("f32", 0.0)
        if not given.get("use_adamw", True):
            expect(expected.pop("weight_decay")[1] == 0.0, place, "Adam decays weights")
        if "regularization_coeff" in given:
            methods, decays = (given["regularization_method"], given["regularization_coeff"])
            if isinstance(methods, str):
                methods, decays = [methods], [decays]
            expected["weight_decay"] = [d if m else ("f32", 0.0) for m, d in zip(methods, decays)]
        adapts = given.get("always_adapt", False)
        expect(("always_adapt" in op.attributes) == adapts, place, "always_adapt differs")
        for name, value in expected.items():
            actual = op.attributes[name]
            if isinstance(actual, str):
                actual = [float(v) for v in actual[len("array<f64:") : -1].split(",")]
            else:
                actual = [actual[1]]
            value = [v[1] for v in value] if isinstance(value, list) else [value[1]]
            expect(same(actual, value), place, f"{name} is {actual}, not {value}")


def is_centered(json_op):
    """Returns True if RMSProp uses its mean gradient."""
    return attributes(json_op)["centered"]


def check(main_path, startup_path, mlir_path):
    """Checks one import. Returns how many ops were kept, which agree."""
    with open(mlir_path) as file:
        module = generic_mlir.parse(file.read())
    module_globals, functions = {}, {}
    for op in module.regions[0][0].ops:
        if op.name == "ml_program.global":
            a = op.attributes
            module_globals[a["sym_name"]] = {
                "type": a["type"],
                "value": a["value"],
                "attributes": a.get("pir.attributes", {}),
            }
        else:
            functions[op.attributes["sym_name"]] = op
    kept = 0
    for path, name in ((main_path, "train_step"), (startup_path, "startup")):
        with open(path) as file:
            document = json.load(file)
        checker = Checker(path, document, functions[name], module_globals)
        checker.check()
        kept += checker.kept
    return kept


def main():
    print(f"{check(*sys.argv[1:])} ops agree")


if __name__ == "__main__":
    main()
