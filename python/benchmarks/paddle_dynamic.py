#!/usr/bin/env python3
"""Times `step()` of optimizers of PaddlePaddle's dynamic mode, the framework's and folded, in turn.

    paddle_dynamic.py [--widths 16 4] [--repetitions 100] [--clock wall|thread]

The parameters are the 161 tensors of ResNet-50, at a part of its width. Before each pair of steps,
a backward pass makes new gradients for both optimizers, so gradients move. Kernels are included.
Times are medians and minima in microseconds, and ratios are those of both. The last row compares
what finds and binds the gradients: `read_gradients` and `bind_addresses` of a folded step, and
`.grad` of each parameter with `Plan.bind`. The clock `thread` counts what this thread computes, for
a machine that others use: all of a step, if OMP_NUM_THREADS is 1.
"""

import argparse
import statistics
import tempfile
import time
from array import array

import paddle
import stepfold.paddle
from models import make_model, narrow_shapes
from stepfold import Plan, Session
from stepfold.paddle.dynamic.eager_tensors import EagerParams

WARMUP = 10
CLOCKS = {"wall": time.perf_counter, "thread": time.thread_time}
OPTIMIZERS = {
    "Momentum": lambda params: paddle.optimizer.Momentum(1e-4, 0.9, parameters=params),
    "AdamW": lambda params: paddle.optimizer.AdamW(1e-4, parameters=params),
}


def make_params(width):
    """The parameters of ResNet-50, whose number of channels is divided by `width`."""
    shapes = narrow_shapes(make_model("resnet50"), width)
    return [paddle.create_parameter(shape, "float32") for shape in shapes]


def make_gradients(params):
    """Runs a backward pass."""
    sum((param * param).sum() for param in params).backward()


def measure(function, clock):
    begin = clock()
    function()
    return 1e6 * (clock() - begin)


def describe(times):
    return f"{statistics.median(times):.0f} ({min(times):.0f})"


def describe_ratio(times, base):
    ratios = (function(times) / function(base) for function in (statistics.median, min))
    return "{:.2f} ({:.2f})".format(*ratios)


def compare_steps(name, width, repetitions, clock):
    """Prints a row of the times of steps."""
    plain, folded = (OPTIMIZERS[name](make_params(width)) for _ in range(2))
    begin = time.perf_counter()
    stepfold.paddle.fold(folded)
    seconds = time.perf_counter() - begin
    times = [], []
    for repetition in range(WARMUP + repetitions):
        for optimizer in (plain, folded):
            make_gradients(optimizer._parameter_list)
        for found, optimizer in zip(times, (plain, folded)):
            found.append(measure(optimizer.step, clock))
            optimizer.clear_grad()
    times = [found[WARMUP:] for found in times]
    ratio = describe_ratio(times[1], times[0])
    columns = [name, f"1/{width}", *map(describe, times), ratio, f"{seconds:.2f}"]
    print(f"| {' | '.join(columns)} |", flush=True)


def compare_binding(width, repetitions, clock):
    """Prints the times of finding and binding gradients."""
    params = make_params(width)
    lines = [
        f"ml_program.global private mutable @p{number}(dense<0.0> : {write_type(param)}) : "
        f"{write_type(param)}"
        for number, param in enumerate(params)
    ]
    types = ", ".join(map(write_type, params))
    lines += ["func.func @train_step() {", f'%g:{len(params)} = "x.b"() : () -> ({types})']
    lines += ["%lr = arith.constant dense<1.0e-4> : tensor<f32>"]
    for number, param in enumerate(params):
        kind, name = write_type(param), f"@p{number}"
        lines += [
            f"%d{number} = optim.gradient {name} %g#{number} : {kind}",
            f"%p{number} = ml_program.global_load {name} : {kind}",
            f"%n{number} = optim.sgd params(%p{number} : {kind}) grads(%d{number} : f32) "
            "lr(%lr : tensor<f32>)",
            f"ml_program.global_store {name} = %n{number} : {kind}",
        ]
    lines += ["return", "}", "func.func @startup() {", "return", "}"]
    with Session() as session, tempfile.TemporaryDirectory() as folder:
        session.parse("\n".join(lines)).compile("target=host").write(folder)
        plan = Plan.load(folder)
    known = {v.name: number for number, v in enumerate(plan.variables) if v.role == "gradient"}
    indices = array("Q", [known[f"p{number}"] for number in range(len(params))])
    sizes = array("Q", [plan.variables[index].bytes for index in indices])
    tensors = EagerParams(params)

    def bind():
        plan.bind(gradients={f"p{number}": param.grad for number, param in enumerate(params)})

    def bind_addresses():
        addresses, _ = tensors.read_gradients(None)
        plan.bind_addresses(indices, addresses, sizes)

    times = [], []
    for repetition in range(WARMUP + repetitions):
        make_gradients(params)
        for found, function in zip(times, (bind, bind_addresses)):
            found.append(measure(function, clock))
        for param in params:
            param.clear_gradient(False)
    times = [found[WARMUP:] for found in times]
    print(f"gradients of 1/{width}: `.grad` and `Plan.bind` {describe(times[0])}, ", end="")
    print(f"addresses {describe(times[1])}, ratio {describe_ratio(times[1], times[0])}")


def write_type(param):
    return f"tensor<{''.join(f'{size}x' for size in param.shape)}f32>"


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--widths", type=int, nargs="+", default=[16, 4])
    parser.add_argument("--repetitions", type=int, default=100)
    parser.add_argument("--clock", choices=CLOCKS, default="wall")
    args = parser.parse_args()
    clock = CLOCKS[args.clock]
    paddle.set_device("cpu")
    print("| optimizer | width | framework | folded | ratio | seconds to fold |")
    print("|---|---|---|---|---|---|")
    for name in OPTIMIZERS:
        for width in args.widths:
            compare_steps(name, width, args.repetitions, clock)
    compare_binding(args.widths[0], args.repetitions, clock)


if __name__ == "__main__":
    main()
