"""Prints a program whose parameters have the sizes at which code has edges.

    edge_sizes.py VARIANT[+narrow][+skip][+maximize][+operands][+mma16] TYPE [SIZE...]

There is one update op a parameter, after all gradients, as frameworks write them,
and settings vary with the parameter. TYPE is that of parameters and gradients: f32, f64, or f16 or
bf16 with f32 masters. With "+narrow", state has this type, too. With "+skip", every second step is
skipped. With "+operands", settings that are numbers are operands, as globals called "set_...". With
"+mma16", products of matrices add as tensor cores do. A SIZE of "scalar" is a parameter without
dimensions, one of "3x5" a matrix.
"""

import functools
import random
import re
import struct
import sys
from pathlib import Path

# Around the widths of vectors and of a block of a kernel for a GPU.
SMALL_SIZES = [
    "0",
    "scalar",
    "1",
    "3",
    "4",
    "5",
    "1023",
    "1024",
    "1025",
    "2047",
    "2048",
    "2049",
]
# Around the chunks of a reduction, and of a kernel for a CPU, too.
SIZES = SMALL_SIZES + ["8191", "8192", "8193", "16385"]
# The same for ops whose parameters are matrices: around the widths of vectors and blocks of a
# product, too, and with more rows than columns, as many, and fewer.
SMALL_MATRICES = ["0x3", "3x0", "1x1", "1x9", "9x1", "7x8", "8x8", "17x9", "31x16", "16x33"]
# Around the tiles of a product.
MATRICES = SMALL_MATRICES + ["5x257", "257x3", "145x150", "1x8193"]
DECAYS = [0.01, 0.0, 0.3]


def lars_settings(gate, numerics):
    return lambda i: (
        f"coeff = 0.9 : f64, gate = #optim.lars_gate<{gate}>, mu = 0.9 : f64, "
        "epsilon = 1.0e-3 : f64, rescale_grad = 0.7 : f64, "
        f"numerics = #optim.numerics<{numerics}>, "
        f"weight_decay = array<f64: {DECAYS[i % 3]}>"
    )


def adamw_settings(numerics):
    return lambda i: (
        "epsilon = 1.0e-3 : f64, "
        f"numerics = #optim.numerics<{numerics}>, "
        f"weight_decay = array<f64: {DECAYS[i % 3]}>, lr_ratio = array<f64: {1.0 - i / 64}>"
    )


def decay_settings(i):
    return f"weight_decay = array<f64: {DECAYS[i % 3]}>"


def epsilon_settings(i):
    return "epsilon = 1.0e-3 : f64"


def rmsprop_settings(i):
    return "epsilon = 1.0e-3 : f64, momentum = 0.9 : f64"


def rprop_settings(numerics):
    """Limits that a step or two reach."""
    return lambda i: (
        "eta_minus = 0.75 : f64, eta_plus = 1.1 : f64, step_min = 0.07 : f64, "
        f"step_max = 0.115 : f64, numerics = #optim.numerics<{numerics}>"
    )


def torch_settings(*others):
    """Settings of the numerics of torch, where each parameter has a decay of its own."""
    return lambda i: ", ".join(["numerics = #optim.numerics<torch>", decay_settings(i), *others])


def muon_settings(*others):
    """Two iterations, in which products of CPUs add."""
    return lambda i: ", ".join(
        [
            "mu = 0.9 : f64",
            # More than the norms of small matrices.
            "epsilon = 3.3 : f64",
            "coefficients = array<f64: 3.4445, -4.775, 2.0315, 1.5, -0.5, 0.25>",
            "accumulation = #optim.accumulation<sequential>",
            decay_settings(i),
            *others,
        ]
    )


ADAM_STATES = ["moment1", "moment2", "beta1_pow", "beta2_pow"]
TORCH_ADAM_STATES = ["moment1", "moment2", "step"]
TORCH_EPSILON = "epsilon = 1.0e-3 : f64"

# Each variant: the op, its state besides parameters and masters, and settings
# by the parameter's position.
VARIANTS = {
    "sgd": ("sgd", [], lambda i: ""),
    "momentum": (
        "momentum",
        ["velocity"],
        lambda i: (
            f"mu = 0.9 : f64, rescale_grad = 0.7 : f64, weight_decay = array<f64: {DECAYS[i % 3]}>"
        ),
    ),
    "nesterov": (
        "momentum",
        ["velocity"],
        lambda i: f"mu = 0.9 : f64, nesterov, weight_decay = array<f64: {DECAYS[i % 3]}>",
    ),
    "adam": ("adam", ADAM_STATES, lambda i: "epsilon = 1.0e-3 : f64"),
    "adamw": (
        "adamw",
        ADAM_STATES,
        lambda i: (
            f"weight_decay = array<f64: {DECAYS[i % 3]}>, lr_ratio = array<f64: {1.0 - i / 64}>"
        ),
    ),
    "amsgrad": (
        "adamw",
        ["moment1", "moment2", "moment2_max", "beta1_pow", "beta2_pow"],
        lambda i: f"weight_decay = array<f64: {DECAYS[i % 3]}>",
    ),
    **{
        f"adamw_{numerics}": ("adamw", ADAM_STATES, adamw_settings(numerics))
        for numerics in ("paddle_cpu", "paddle_cpu_fma")
    },
    **{
        f"lars_{gate}": ("lars_momentum", ["velocity"], lars_settings(gate, "paddle"))
        for gate in ("none", "wd", "wd_and_norms", "norms")
    },
    "adagrad": ("adagrad", ["moment"], epsilon_settings),
    "rmsprop": ("rmsprop", ["velocity", "mean_square"], rmsprop_settings),
    "rmsprop_centered": ("rmsprop", ["velocity", "mean_square", "mean_grad"], rmsprop_settings),
    "adadelta": ("adadelta", ["avg_squared_grad", "avg_squared_update"], epsilon_settings),
    "adamax": ("adamax", ["moment", "inf_norm", "beta1_pow"], epsilon_settings),
    "nadam": (
        "nadam",
        ["moment1", "moment2", "decay_pow", "mu_product", "beta2_pow"],
        epsilon_settings,
    ),
    "radam": ("radam", ["moment1", "moment2", "beta1_pow", "beta2_pow", "rho"], epsilon_settings),
    "lion": ("lion", ["moment"], decay_settings),
    "lamb": ("lamb", ADAM_STATES, decay_settings),
    "lamb_always": ("lamb", ADAM_STATES, lambda i: decay_settings(i) + ", always_adapt"),
    "lars_paddle_cpu": ("lars_momentum", ["velocity"], lars_settings("norms", "paddle_cpu")),
    "rprop": ("rprop", ["prev", "step_size"], rprop_settings("paddle")),
    "rprop_paddle_cpu": ("rprop", ["prev", "step_size"], rprop_settings("paddle_cpu")),
    "torch_sgd": ("sgd", [], torch_settings()),
    "torch_momentum": (
        "momentum",
        ["velocity", "step"],
        torch_settings("mu = 0.9 : f64, dampening = 0.3 : f64"),
    ),
    "torch_nesterov": (
        "momentum",
        ["velocity", "step"],
        torch_settings("mu = 0.9 : f64", "nesterov"),
    ),
    # Its settings are the same for all parameters.
    "torch_uncounted": (
        "momentum",
        ["velocity"],
        lambda i: "numerics = #optim.numerics<torch>, mu = 0.9 : f64",
    ),
    "torch_adam": ("adam", TORCH_ADAM_STATES, torch_settings(TORCH_EPSILON)),
    "torch_adamw": ("adamw", TORCH_ADAM_STATES, torch_settings(TORCH_EPSILON)),
    "torch_amsgrad": (
        "adamw",
        ["moment1", "moment2", "moment2_max", "step"],
        torch_settings("beta1 = 0.4 : f64"),
    ),
    "torch_adagrad": (
        "adagrad",
        ["moment", "step"],
        torch_settings(TORCH_EPSILON, "lr_decay = 0.1 : f64"),
    ),
    "torch_rmsprop": ("rmsprop", ["mean_square", "step"], torch_settings(TORCH_EPSILON)),
    "torch_rmsprop_centered": (
        "rmsprop",
        ["velocity", "mean_square", "mean_grad", "step"],
        torch_settings(TORCH_EPSILON, "momentum = 0.9 : f64"),
    ),
    "torch_adadelta": (
        "adadelta",
        ["avg_squared_grad", "avg_squared_update", "step"],
        torch_settings(TORCH_EPSILON),
    ),
    "torch_adamax": ("adamax", ["moment", "inf_norm", "step"], torch_settings(TORCH_EPSILON)),
    "torch_nadam": (
        "nadam",
        ["moment1", "moment2", "mu_product", "step"],
        torch_settings(TORCH_EPSILON),
    ),
    "torch_nadam_decoupled": (
        "nadam",
        ["moment1", "moment2", "mu_product", "step"],
        torch_settings(TORCH_EPSILON, "momentum_decay = 0.1 : f64", "decoupled_decay"),
    ),
    "torch_radam": ("radam", TORCH_ADAM_STATES, torch_settings(TORCH_EPSILON)),
    "torch_radam_decoupled": (
        "radam",
        TORCH_ADAM_STATES,
        torch_settings(TORCH_EPSILON, "decoupled_decay"),
    ),
    "torch_rprop": ("rprop", ["prev", "step_size", "step"], rprop_settings("torch")),
    "asgd": (
        "asgd",
        ["average", "eta", "mu", "step"],
        lambda i: decay_settings(i) + ", lambda = 0.1 : f64, t0 = 3.0 : f64",
    ),
    "muon": (
        "muon",
        ["velocity"],
        muon_settings("nesterov", "scale = #optim.muon_scale<original>"),
    ),
    "muon_unfused": (
        "muon",
        ["velocity"],
        muon_settings(
            "sums_velocity", "adds_epsilon", "unfused", "scale = #optim.muon_scale<spectral>"
        ),
    ),
    "muon_interleaved": (
        "muon",
        ["velocity"],
        muon_settings("nesterov", "scale = #optim.muon_scale<original>", "interleaved = 2 : i64"),
    ),
    "muon_unfused_interleaved": (
        "muon",
        ["velocity"],
        muon_settings("unfused", "scale = #optim.muon_scale<spectral>", "interleaved = 3 : i64"),
    ),
}
# Ops whose parameters are matrices.
OF_MATRICES = ("muon",)
# The number of matrices whose rows are in turn in a parameter, where they are several.
INTERLEAVED = {"muon_interleaved": 2, "muon_unfused_interleaved": 3}
# Ops whose rates are state.
WITHOUT_RATE = ("rprop",)
# Initial values; state without one is drawn.
INITIAL = {
    "lr": "0.1",
    "moment2": "1.0e-3",
    "moment2_max": "1.003e-3",
    "beta1_pow": "0.9",
    "beta2_pow": "0.999",
    "decay_pow": "0.99",
    "mu_product": "0.5",
    "rho": "1.0",
    "moment": "1.0e-3",
    "mean_square": "10.0",
    "avg_squared_grad": "1.0e-3",
    "avg_squared_update": "1.0e-5",
    "inf_norm": "1.0e-2",
    "step_size": "0.1",
    # RAdam rectifies from the sixth step on.
    "step": "4.0",
    "eta": "0.1",
    "mu": "1.0",
}
# In place of these, of an op: momentum's first step is another one.
INITIAL_OF_OPS = {("momentum", "step"): "0.0"}


# Ops that read the parameters' norms, with the scale of their parameters: steps
# of LAMB without decay are too small to change large ones of f16.
UNEVEN = {"lars_momentum": 1.0, "lamb": 1.0e-3}


def has_rows(variant, rows):
    """Returns whether rows are those of the matrices of a variant, each of which has one."""
    number = INTERLEAVED.get(variant, 1)
    return number == 1 or number <= rows and rows % number == 0


def list_matrices(variant, sizes):
    """Returns the sizes of parameters of a variant, whose matrices have sizes."""
    number = INTERLEAVED.get(variant, 1)
    joined = (
        (number * int(rows), columns) for rows, columns in (size.split("x") for size in sizes)
    )
    return [f"{rows}x{columns}" for rows, columns in joined if has_rows(variant, rows)]


def get_sizes(variant, *, are_small=False):
    """Returns the sizes at which code of a variant has edges."""
    variant = variant.partition("+")[0]
    if VARIANTS[variant][0] in OF_MATRICES:
        matrices = SMALL_MATRICES if are_small else MATRICES
        return list_matrices(variant, matrices)
    return SMALL_SIZES if are_small else SIZES


@functools.cache
def load_definitions():
    """Returns the definitions of the update ops, by name."""
    sys.path.append(str(Path(__file__).resolve().parents[3] / "tools"))
    from definitions import load_updates

    return {update.name: update for update in load_updates()}


def load_settings(op, family):
    """Returns the streams of an op that are settings, with numerics of `family`."""
    streams = load_definitions()[op].of_family(family).streams
    return [stream for stream in streams if stream.is_setting]


def get_initial(op, stream):
    """Returns the initial value of a stream, or None for one that is drawn."""
    return INITIAL_OF_OPS.get((op, stream), INITIAL.get(stream))


def has_one_element(op, stream):
    """Returns whether a stream of an op is state of one element for each parameter."""
    streams = load_definitions()[op].streams
    return any(s.name == stream and s.kind == "ScalarState" for s in streams)


def draw_uneven(size, element, scale):
    """Elements of which one makes up most of the sum of squares, as a literal.

    The squares of the others are about half a unit in its last place, so that
    the sum depends on which of them are added to it one by one: it comes early.
    """
    count = 1 if size == "scalar" else int(size)
    generator = random.Random(count)
    small = 2.0**-26.5 if element == "f64" else 2.0**-12
    values = [
        scale * 1000 * small * generator.choice([-1, 1]) * generator.uniform(0.5, 1.5)
        for _ in range(count)
    ]
    if values:
        values[generator.randrange(min(count, 1024))] = scale * generator.uniform(1000, 1400)
    if element == "bf16":
        data = b"".join(struct.pack("<f", value)[2:] for value in values)
    else:
        data = struct.pack(f"<{count}" + {"f16": "e", "f32": "f", "f64": "d"}[element], *values)
    return f'"0x{data.hex().upper()}"' if data else ""


def tensor(size, element):
    return f"tensor<{element}>" if size == "scalar" else f"tensor<{size}x{element}>"


class Printer:
    """Prints globals at once and keeps what the two functions hold."""

    def __init__(self):
        self.startup, self.backward, self.step = [], [], []
        self.declared = set()

    def declare(self, name, type, initial=None, master_of=None):
        value = f"#ml_program.extern : {type}" if initial is None else f"dense<{initial}> : {type}"
        print(f"ml_program.global private mutable @{name}({value}) : {type}")
        self.declared.add(name)
        self.step.append(f"%{name} = ml_program.global_load @{name} : {type}")
        if initial is not None:
            return
        if master_of:
            parameter, parameter_type = master_of
            self.startup.append(
                f"%{name}_source = ml_program.global_load @{parameter} : {parameter_type}"
            )
            value = f"optim.cast %{name}_source : {parameter_type} to {type}"
        else:
            value = f'"framework.random"() : () -> {type}'
        self.startup += [
            f"%{name} = {value}",
            f"ml_program.global_store @{name} = %{name} : {type}",
        ]

    def toggle_flag(self):
        """Declares a flag that holds in every second step."""
        self.declare("flag", "tensor<1xi1>", "true")
        self.step += [
            "%toggled = optim.foreach_parameter out(%flag : tensor<1xi1>) {",
            "^bb0(%old: i1):",
            "  %true = arith.constant true",
            "  %new = arith.xori %old, %true : i1",
            "  optim.yield %new : i1",
            "}",
            "ml_program.global_store @flag = %toggled : tensor<1xi1>",
        ]

    def declare_settings(self, op, states, index, settings):
        """Returns the remaining settings and, for numbers among the settings, operands.

        One number in an attribute becomes one global for all parameters.
        """
        family = "Torch" if "numerics<torch>" in settings else "Paddle"
        # Without a velocity, RMSProp is without its momentum.
        others = {"momentum"} if op == "rmsprop" and "velocity" not in states else set()
        streams = [stream for stream in load_settings(op, family) if stream.name not in others]
        numbers = {}
        for name, value in re.findall(r"(\w+) = ([-.e\d]+) : f64", settings):
            numbers[name] = f"set_{name}", value
        for name, value in re.findall(r"(\w+) = array<f64: ([-.e\d]+)>", settings):
            numbers[name] = f"set_{name}{index}", value
        for stream in streams:
            numbers.setdefault(stream.name, (f"set_{stream.name}", stream.default))
        for name, value in numbers.values():
            if name not in self.declared:
                self.declare(name, "tensor<f64>", value)
        kept = [part for part in settings.split(", ") if part.split(" = ")[0] not in numbers]
        operands = [f"{s.name}(%{numbers[s.name][0]} : tensor<f64>) " for s in streams]
        return ", ".join(kept), "".join(operands)

    def update(self, variant, index, size, element):
        """Declares the state of one parameter, updates and stores it."""
        variant, *extensions = variant.split("+")
        op, states, settings = VARIANTS[variant]
        has_master = element in ("f16", "bf16")
        compute = "f32" if has_master else element
        state_type = element if "narrow" in extensions else compute
        streams = [("params", tensor(size, element))]
        for state in states:
            one_element = has_one_element(op, state)
            streams.append((state, tensor(1, "f32") if one_element else tensor(size, state_type)))
        if has_master:
            streams.append(("masters", tensor(size, "f32")))
        parameter = f"params{index}", tensor(size, element)
        for stream, type in streams:
            initial = get_initial(op, stream)
            if op in UNEVEN and stream == "params":
                initial = draw_uneven(size, element, UNEVEN[op])
            self.declare(
                f"{stream}{index}", type, initial, parameter if stream == "masters" else None
            )
        gradient = tensor(size, element)
        self.backward.append(f'%d{index} = "framework.backward"() : () -> {gradient}')
        self.step.append(f"%g{index} = optim.gradient @params{index} %d{index} : {gradient}")
        rate = "" if op in WITHOUT_RATE else "lr(%lr : tensor<f32>) "
        skip = "skip(%toggled : tensor<1xi1>) " if "skip" in extensions else ""
        settings = settings(index)
        if "mma16" in extensions:
            settings = settings.replace("<sequential>", "<mma16>")
        if "operands" in extensions:
            settings, set_operands = self.declare_settings(op, states, index, settings)
            skip += set_operands
        settings = ", ".join(filter(None, [settings, *{"maximize"} & {*extensions}]))
        operands = [f"{stream}(%{stream}{index} : {type})" for stream, type in streams]
        results = [f"%{stream}{index}_new" for stream, _ in streams]
        self.step.append(
            f"{', '.join(results)} = optim.{op} {' '.join(operands)} grads(%g{index} : {gradient}) "
            f"{rate}{skip}{{{settings}}}"
        )
        for (stream, type), result in zip(streams, results):
            self.step.append(f"ml_program.global_store @{stream}{index} = {result} : {type}")


def main():
    variant, element, *sizes = sys.argv[1:]
    printer = Printer()
    if VARIANTS[variant.partition("+")[0]][0] not in WITHOUT_RATE:
        printer.declare("lr", "tensor<f32>", INITIAL["lr"])
    if "+skip" in variant:
        printer.toggle_flag()
    for index, size in enumerate(sizes or get_sizes(variant)):
        printer.update(variant, index, size, element)
    for name, body in (
        ("startup", printer.startup),
        ("train_step", printer.backward + printer.step),
    ):
        print(f"func.func @{name}() {{")
        print("\n".join("  " + line for line in body))
        print("  return\n}")


if __name__ == "__main__":
    main()
