"""Reads the definitions of the dialect and of passes, by way of LLVM's generators."""

import json
import subprocess
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INCLUDE = ROOT / "include" / "stepfold"
LLVM = Path("/usr/lib/llvm-22")
OPERATIONS = "IR/Optim.td"


@dataclass(frozen=True)
class Stream:
    """A stream of an update op; `kind` is a case of StreamKind."""

    name: str
    kind: str
    is_optional: bool
    # The numerics that it belongs to: "Any", "Paddle" or "Torch".
    family: str
    # A number or the name of a setting; empty for what is not state.
    initial: str
    # In its place, what number it is, in words.
    meaning: str
    # True for a setting as an operand; and the default of the number in its place, which is empty
    # if there is none.
    is_setting: bool
    default: str


@dataclass(frozen=True)
class Update:
    """An update op; its name is without the dialect's."""

    name: str
    streams: tuple
    # Names of settings that are a parameter's own.
    per_parameter: tuple
    # Settings that have no default: for each name, text in MLIR that gives it a value.
    required: dict

    def of_family(self, family):
        """The op with numerics of one family: without what it then does not have."""
        streams = tuple(s for s in self.streams if s.family in ("Any", family))
        others = {s.name for s in self.streams} - {s.name for s in streams}
        names = tuple(name for name in self.per_parameter if name not in others)
        return replace(self, streams=streams, per_parameter=names)

    @property
    def families(self):
        """The families of numerics that differ in streams."""
        return sorted({s.family for s in self.streams} - {"Any"})


def run_generator(name, arguments, definitions):
    """The output of a generator for a file in include/stepfold/."""
    command = [LLVM / "bin" / name, *arguments, INCLUDE / definitions]
    command += ["-I", ROOT / "include", "-I", LLVM / "include"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def load_records(definitions):
    return json.loads(run_generator("llvm-tblgen", ["--dump-json"], definitions))


def is_required(argument):
    """Returns True if an argument of an op is an attribute that must be given."""
    classes = argument["!superclasses"]
    return "Optim_RequiredNumberAttr" in classes or (
        "Attr" in classes and not argument["defaultValue"] and not argument["isOptional"]
    )


def load_updates():
    """All update ops, by name."""
    records = load_records(OPERATIONS)

    def make_stream(record):
        initial = record["initialSetting"] or record["initial"]
        is_setting = "Optim_SettingStream" in record["!superclasses"]
        return Stream(
            record["name"],
            record["kind"],
            bool(record["optional"]),
            record["family"],
            initial,
            record["initialMeaning"],
            is_setting,
            record["defaultNumber"] if is_setting else "",
        )

    def make_value(attribute):
        if attribute["storageType"] == "::mlir::DenseF64ArrayAttr":
            return "array<f64: 0.5, 0.25, 0.125>"
        if "EnumAttr" not in attribute["!superclasses"]:
            return "0.5 : f64"
        cases = records[attribute["enum"]["def"]]["enumerants"]
        return f"#optim.{attribute['mnemonic']}<{records[cases[0]['def']]['str']}>"

    def make_update(record):
        required = {
            name: f"{name} = {make_value(records[value['def']])}"
            for value, name in record["arguments"]["args"]
            if is_required(records[value["def"]])
        }
        return Update(
            record["opName"],
            tuple(make_stream(records[stream["def"]]) for stream in record["streams"]),
            tuple(record["perParameterNames"]),
            required,
        )

    updates = [make_update(records[name]) for name in records["!instanceof"]["Optim_UpdateOp"]]
    return sorted(updates, key=lambda update: update.name)
