#!/usr/bin/env python3
"""Times the norm of all gradients by an exact sum, beside that by a sum in the canonical order.

    torch_exact_norms.py [--models bert_large gpt2_xl tiny_20000] [--device cuda] [--repetitions 11]
    torch_exact_norms.py --trained STEPS [--size small] [--length 1024]

Gradients are of float32 and of bfloat16. Their numbers are those of a normal distribution, or the
same times powers of 10 from 1e-6 to 1, side by side: a window of an exact sum does not hold them
all. Numbers are medians in milliseconds, on a GPU of a step that does not wait for the host. `rate`
is that of the bytes of the gradients, in TB/s. The line behind a table compares both norms with
that in float64. The last table has steps of a folded AdamW with `max_norm`, without and with
`exact_norms`.

With --trained, the gradients are those of a GPT, in float32 under autocast in bfloat16, and rounded
to bfloat16, after STEPS steps on the documents of this repository. The line behind a table has the
share of the rounds of a warp on a GPU, of 256 elements each, that take another window than the
round before, and of those whose window does not hold all numbers.
"""

import argparse
import functools
import platform

import stepfold.torch
import torch
from models import MODELS, make_model
from stepfold.stage.plans import load_plan
from stepfold.torch.tensors.machines import find_machine
from torch import nn
from torch_fold import time_gpu, time_host, time_in_turn
from torch_gpt import compute_loss, draw_pieces, make_scheduler, make_step, read_text
from transformer import SIZES, make_gpt

WORDS = "vector<13xi64>"
# The keyword of an output, and the type of a sum.
KINDS = {"ordered": ("out", "f32"), "exact": ("exact", WORDS)}
# Elements of a chunk of an exact sum.
CHUNK = 65536
DTYPES = {"f32": torch.float32, "bf16": torch.bfloat16}


def write_program(kind, dtype, sizes):
    """The norm of parameters p0, p1, ... of these numbers of elements."""
    keyword, element = KINDS[kind]
    types = [f"tensor<{size}x{dtype}>" for size in sizes]
    vector, total = f"tensor<{len(sizes)}x{element}>", f"tensor<{element}>"
    lines = []
    for index, own in enumerate(types):
        lines.append(
            f"ml_program.global private mutable @p{index}(#ml_program.extern : {own}) : {own}"
        )
    lines += [
        "ml_program.global private mutable @norm(#ml_program.extern : tensor<f32>) : tensor<f32>",
        "func.func @train_step() {",
    ]
    for index, own in enumerate(types):
        lines += [
            f'%d{index} = "framework.backward"() : () -> {own}',
            f"%g{index} = optim.gradient @p{index} %d{index} : {own}",
        ]
    gradients = ", ".join(f"%g{index}" for index in range(len(sizes)))
    wide = "%in" if dtype == "f32" else "%wide"
    lines += [
        f"%e = tensor.empty() : {vector}",
        f"%sums = optim.reduce {keyword}(%e : {vector}) in({gradients} : {', '.join(types)}) {{",
        f"^bb0(%in: {dtype}):",
        *([] if dtype == "f32" else [f"%wide = arith.extf %in : {dtype} to f32"]),
        f"%square = arith.mulf {wide}, {wide} : f32",
        "optim.yield %square : f32",
        "}",
        f"%t = tensor.empty() : {total}",
        f"%total = optim.reduce_parameters {keyword}(%t : {total}) in(%sums : {vector})",
        "%old = ml_program.global_load @norm : tensor<f32>",
        f"%norm = optim.foreach_parameter out(%old : tensor<f32>) in(%total : {total}) {{",
        f"^bb0(%out: f32, %in: {element}):",
        *([] if kind == "ordered" else [f"%sum = optim.round_sum %in : {WORDS}"]),
        f"%root = math.sqrt {'%in' if kind == 'ordered' else '%sum'} : f32",
        "optim.yield %root : f32",
        "}",
        "ml_program.global_store @norm = %norm : tensor<f32>",
        "return",
        "}",
    ]
    return "\n".join(lines)


def make_gradients(model, dtype, is_mixed, device):
    generator = torch.Generator(device=device).manual_seed(1)
    gradients = []
    for parameter in make_model(model).parameters:
        own = torch.randn(parameter.elements, device=device, generator=generator)
        if is_mixed:
            own *= 10.0 ** -(torch.arange(own.numel(), device=device) % 7)
        gradients.append(own.to(dtype))
    return gradients


def train_gradients(arguments):
    """Returns the gradients of a GPT after some steps."""
    torch.manual_seed(0)
    text = read_text().to(arguments.device)
    with torch.device(arguments.device):
        model = make_gpt(arguments.size, arguments.length)
    optimizer, step = make_step("plain", model)
    scheduler = make_scheduler(optimizer)
    for index in range(arguments.trained + 1):
        if index:
            step()
            scheduler.step()
            model.zero_grad()
        batch = draw_pieces(text, 8, arguments.length, 0, index)
        with torch.autocast(arguments.device, torch.bfloat16):
            scores = model(batch[:, :-1])
        compute_loss(scores, batch).backward()
    return [param.grad.flatten() for param in model.parameters()]


def count_slow_rounds(gradient):
    """Returns the number of rounds of warps, of those with another window, and of those with rests.

    A warp adds two vectors of 128 elements of each 2,048, of a chunk of 65,536.
    """
    units = 3 if gradient.dtype == torch.float32 else 2
    squares = gradient.float().square().double()
    padded = nn.functional.pad(squares, (0, -len(squares) % CHUNK))
    # Rounds of warps: dimensions are chunks, rounds, vectors, warps and elements.
    rounds = padded.view(-1, 32, 2, 8, 128).permute(1, 0, 3, 2, 4).reshape(32, -1, 256)
    exponents = torch.full(rounds.shape[1:2], -200, device=gradient.device)
    others = rests = 0
    for index, own in enumerate(rounds):
        tops = torch.frexp(own.amax(1)).exponent - 1
        exceeds = (tops > exponents) & (own.amax(1) > 0)
        exponents = torch.where(exceeds, tops + 1, exponents)
        others += int(exceeds.sum()) if index else 0
        last = exponents - 21 - 23 * (units - 1)
        # A number that is no multiple of the last unit leaves a rest.
        scaled = torch.ldexp(own, -last.clamp(min=-149)[:, None].double())
        rests += int((scaled != scaled.round()).any(1).sum())
    used = -(-len(squares) // 2048) * 8
    return used, others, rests


def measure_trained(arguments):
    trained = train_gradients(arguments)
    for dtype, torch_dtype in DTYPES.items():
        gradients = [gradient.to(torch_dtype) for gradient in trained]
        print_head()
        time_sums(f"GPT, {arguments.size}", dtype, "trained", gradients, arguments)
        counts = [sum(column) for column in zip(*map(count_slow_rounds, gradients))]
        shares = (f"{count / counts[0]:.5f}" for count in counts[1:])
        zeros = sum(int((gradient == 0).sum()) for gradient in gradients)
        elements = sum(map(len, gradients))
        print("share of rounds with another window {}, with a rest {}".format(*shares), end="")
        print(f"; share of zeros {zeros / elements:.3f}\n", flush=True)


def print_head():
    print("| model | dtype | values | sum | ms | rate | of ordered |")
    print("|---" * 7 + "|")


def measure(model, dtype, is_mixed, arguments):
    gradients = make_gradients(model, DTYPES[dtype], is_mixed, torch.device(arguments.device))
    values = "1e-6 to 1" if is_mixed else "normal"
    time_sums(model, dtype, values, gradients, arguments)


def time_sums(model, dtype, values, gradients, arguments):
    """Times both sums of some gradients, and prints rows of a table."""
    device = torch.device(arguments.device)
    machine = find_machine(device, torch.get_num_threads())
    sizes = [gradient.numel() for gradient in gradients]
    names = {f"p{index}": gradient for index, gradient in enumerate(gradients)}
    take = time_gpu if arguments.device == "cuda" else functools.partial(time_host, device="cpu")
    norms, takes = {}, []
    for kind in KINDS:
        plan, _ = load_plan(write_program(kind, dtype, sizes), machine)
        norms[kind] = torch.zeros((), device=device)
        plan.bind({"norm": norms[kind]}, names)
        takes.append(functools.partial(take, plan.step))
    times = time_in_turn(takes, arguments.repetitions)
    num_bytes = sum(gradient.numel() * gradient.element_size() for gradient in gradients)
    for kind, time in zip(KINDS, times, strict=True):
        cells = f"{time / 1e3:.4f} | {num_bytes / time / 1e6:.3f} | {time / times[0]:.3f}"
        print(f"| {model} | {dtype} | {values} | {kind} | {cells} |", flush=True)
    squares = sum(float(gradient.double().square().sum()) for gradient in gradients)
    found = ", ".join(f"{kind} {float(norm):.9g}" for kind, norm in norms.items())
    print(f"\nfloat64 {squares**0.5:.9g}, {found}\n", flush=True)


def measure_step(model, dtype, arguments):
    """Times a clipped step of AdamW, with both norms."""
    device = torch.device(arguments.device)
    take = time_gpu if arguments.device == "cuda" else functools.partial(time_host, device="cpu")
    kept, takes = [], []
    for exact_norms in (False, True):
        params = []
        for gradient in make_gradients(model, DTYPES[dtype], False, device):
            param = torch.nn.Parameter(torch.randn_like(gradient))
            param.grad = gradient
            params.append(param)
        optimizer = stepfold.torch.fold(
            torch.optim.AdamW(params), max_norm=1.0, exact_norms=exact_norms
        )
        kept.append(params)
        takes.append(functools.partial(take, optimizer.step))
    ordered, exact = time_in_turn(takes, arguments.repetitions)
    cells = f"{ordered / 1e3:.4f} | {exact / 1e3:.4f} | {exact / ordered:.4f}"
    print(f"| {model} | {dtype} | {cells} |", flush=True)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    models = ["bert_large", "gpt2_xl", "tiny_20000"]
    parser.add_argument("--models", nargs="+", choices=MODELS, default=models)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    parser.add_argument("--repetitions", type=int, default=11)
    parser.add_argument("--trained", type=int, metavar="STEPS", help="take trained gradients")
    parser.add_argument("--size", choices=SIZES, default="small", help="of the trained GPT")
    parser.add_argument("--length", type=int, default=1024, help="of its pieces of text")
    arguments = parser.parse_args()
    device = torch.cuda.get_device_name() if arguments.device == "cuda" else platform.processor()
    print(f"{device}, torch {torch.__version__}")
    print(f"median of {arguments.repetitions} of each, in turn\n")
    if arguments.trained is not None:
        measure_trained(arguments)
        return
    for model in arguments.models:
        for dtype in DTYPES:
            for is_mixed in (False, True):
                print_head()
                measure(model, dtype, is_mixed, arguments)
    print("| model | dtype | AdamW, ordered | exact | of ordered |")
    print("|---" * 5 + "|")
    for model in arguments.models:
        for dtype in DTYPES:
            measure_step(model, dtype, arguments)


if __name__ == "__main__":
    main()
