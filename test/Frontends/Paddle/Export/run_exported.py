#!/usr/bin/env python3
"""Runs rewritten programs in the framework's executor, beside the originals.

    run_exported.py --tools DIRECTORY NAME

`--tools` has stepfold-translate and stepfold-opt. Program NAME of this file is built, imported for
the framework's kernels for CPUs, rewritten, exported and run for ten steps, from equal seeds. All
fetched values and variables must be equal bit for bit; the ops that the rewrite changed must be as
many as this file says.
"""

import argparse
import collections
import dataclasses
import os
import subprocess
import sys
import tempfile
from typing import Callable

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "..", "Programs"))
import executor  # noqa: E402
import make_programs  # noqa: E402
import programs  # noqa: E402

STEPS = 10


@dataclasses.dataclass(frozen=True)
class Run:
    """A program, how it is rewritten, and what is to come of it."""

    build: Callable
    feeds: dict  # name -> shape, or (shape, bound of integers)
    passes: tuple
    expected: dict  # name of an op -> (its number before, after)
    loss: str = "pd_op.mean"
    translated: bool = False


def resnet50_lars():
    import models

    programs.train(models.ResNet50(64, 1000), [4, 3, 64, 64], programs.lars, 1000)


def cnn_momentum():
    programs.cnn_momentum()


def embedded(layers, make_optimizer):
    """A transformer of words, its encoder in bf16 where the framework deems it safe."""
    import models
    import paddle

    words = paddle.static.data("words", [4, 6], "int64")
    label = paddle.static.data("label", [4, 1], "int64")
    embedding = paddle.nn.Embedding(32, 16)
    encoder = models.encoder(16, 2, 32, layers, 6, 4)
    with paddle.amp.auto_cast(level="O1", dtype="bfloat16"):
        logits = encoder(embedding(words))
        loss = paddle.mean(paddle.nn.functional.cross_entropy(logits, label))
    parameters = embedding.parameters() + encoder.parameters()
    make_optimizer(parameters, multi_precision=True).minimize(loss)


def transformer_adamw():
    embedded(4, programs.adamw_clip)


def transformer_momentum():
    import paddle

    def optimizer(parameters, **options):
        return paddle.optimizer.Momentum(0.1, 0.9, parameters=parameters, **options)

    embedded(1, optimizer)


def mlp_lars():
    import models

    programs.train(models.mlp(), [4, 8], programs.lars, 4)


def mlp_adam():
    """In f64, where the kernels for one and for many parameters round alike."""
    import paddle

    paddle.set_default_dtype("float64")
    model = paddle.nn.Sequential(paddle.nn.Linear(8, 16), paddle.nn.ReLU(), paddle.nn.Linear(16, 4))
    x = paddle.static.data("x", [4, 8], "float32")
    loss = paddle.mean(model(paddle.cast(x, "float64")))
    paddle.optimizer.Adam(1e-2, parameters=model.parameters()).minimize(loss)
    paddle.set_default_dtype("float32")


def scaled_adam(copy=lambda gradient: gradient):
    """With a scale at which gradients overflow in some of the steps."""
    import models
    import paddle
    from paddle import _C_ops

    model = models.mlp()
    x = paddle.static.data("x", [4, 8], "float32")
    label = paddle.static.data("label", [4, 1], "int64")
    loss = paddle.mean(paddle.nn.functional.cross_entropy(model(x), label))
    optimizer = paddle.optimizer.Adam(1e-2, parameters=model.parameters())
    scale, good, bad = programs.loss_scaling_state(2.0**127)
    pairs = optimizer.backward(loss * 64.0 * scale)
    parameters, gradients = zip(*pairs)
    unscaled, found = _C_ops.check_finite_and_unscale_([copy(g) for g in gradients], scale)
    unscaled, *_ = _C_ops.update_loss_scaling_(
        unscaled, found, scale, good, bad, 2, 1, 4.0, 1.0 / 16, False
    )
    optimizer._set_auxiliary_var("found_inf", found)
    optimizer.apply_gradients(list(zip(parameters, unscaled)))


def accumulated_lars():
    """The gradients of three steps are averaged."""
    import models
    import paddle

    def merging(parameters):
        return paddle.incubate.optimizer.GradientMergeOptimizer(programs.lars(parameters), 3)

    programs.train(models.mlp(), [4, 8], merging, 4)


RUNS = {
    "resnet50_lars": Run(
        resnet50_lars,
        {"x": [4, 3, 64, 64], "label": ([4, 1], 1000)},
        ("--optim-merge",),
        {"pd_op.lars_momentum_": (161, 1)},
    ),
    "cnn_momentum": Run(
        cnn_momentum,
        {"x": [4, 3, 8, 8], "label": ([4, 1], 4)},
        ("--optim-merge",),
        {"pd_op.momentum_": (6, 6)},
    ),
    "transformer_adamw": Run(
        transformer_adamw,
        {"words": ([4, 6], 32), "label": ([4, 1], 4)},
        ("--optim-hoist-casts", "--optim-merge"),
        {"pd_op.adamw_": (67, 0), "pd_op.fused_adam_": (0, 2), "builtin.shadow_output": (0, 25)},
    ),
    "mlp_adam": Run(
        mlp_adam,
        {"x": [4, 8]},
        ("--optim-merge",),
        {"pd_op.adam_": (4, 0), "pd_op.merged_adam_": (0, 1)},
    ),
    "scaled_adam": Run(
        scaled_adam,
        {"x": [4, 8], "label": ([4, 1], 4)},
        ("--optim-merge",),
        {"pd_op.adam_": (4, 0), "pd_op.fused_adam_": (0, 1)},
    ),
    "coalesced_transformer": Run(
        transformer_momentum,
        {"words": ([4, 6], 32), "label": ([4, 1], 4)},
        ("--optim-hoist-casts", "--optim-merge", "--optim-coalesce"),
        {},
    ),
    "coalesced_mlp": Run(
        mlp_lars,
        {"x": [4, 8], "label": ([4, 1], 4)},
        ("--optim-merge", "--optim-coalesce"),
        {"pd_op.lars_momentum_": (4, 1)},
    ),
    "accumulated_lars": Run(
        accumulated_lars,
        {"x": [4, 8], "label": ([4, 1], 4)},
        ("--optim-merge",),
        {"pd_op.if": (1, 1), "pd_op.lars_momentum_": (4, 1)},
        translated=True,
    ),
}


def build(name, folder):
    """Builds a program in this process."""
    make_programs.PROGRAMS[name] = programs.Spec(RUNS[name].build, translated=RUNS[name].translated)
    make_programs.start_framework(RUNS[name].translated)
    make_programs.build(name, folder)


def build_in_child(name, folder):
    """Builds a program in a process of its own, in the form that it needs."""
    environment = dict(
        os.environ,
        GLOG_minloglevel="2",
        FLAGS_enable_pir_api="0" if RUNS[name].translated else "1",
    )
    script = os.path.abspath(__file__)
    subprocess.run(
        [sys.executable, "-W", "ignore", script, "--tools=", "--build", folder, name],
        env=environment,
        check=True,
    )


def load_from_child(name):
    """Returns the main and the startup program that a process of its own builds."""
    with tempfile.TemporaryDirectory() as folder:
        build_in_child(name, folder)
        paths = [os.path.join(folder, f"{name}.{part}.json") for part in ("main", "startup")]
        return [executor.load(path) for path in paths]


def rewrite(tools, name, folder):
    """Imports, rewrites and exports; the paths of what comes out."""
    before = [os.path.join(folder, f"{name}.{part}.json") for part in ("main", "startup")]
    after = [os.path.join(folder, f"{name}.exported.{part}.json") for part in ("main", "startup")]
    imported, rewritten = (os.path.join(folder, name + suffix) for suffix in (".mlir", ".opt.mlir"))
    translate, opt = (os.path.join(tools, t) for t in ("stepfold-translate", "stepfold-opt"))
    for command in (
        [translate, "--import-pir", before[0], "--startup=" + before[1]]
        + ["--paddle-device=cpu", "-o", imported],
        [opt, "--allow-unregistered-dialect", *RUNS[name].passes, imported, "-o", rewritten],
        [translate, "--export-pir", rewritten, "-o", after[0], "--startup-out=" + after[1]],
    ):
        subprocess.run(command, check=True)
    return before, after


def compare(name, before, after):
    """Runs both; what differs, as text."""
    run = RUNS[name]
    feeds = executor.random_feeds(run.feeds)
    results, counts = [], []
    for paths in (before, after):
        main, startup = map(executor.load, paths)
        counts.append(collections.Counter(executor.op_names(main)))
        fetch = lambda program: [executor.find_result(program, run.loss)]  # noqa: E731
        results.append(executor.run(main, startup, feeds, STEPS, fetch))
    for op, expected in run.expected.items():
        found = tuple(count[op] for count in counts)
        if found != expected:
            return f"{op}: expected {expected}, got {found}"
    (losses, state), (new_losses, new_state) = results
    for step, (a, b) in enumerate(zip(losses, new_losses)):
        if not all(map(executor.same_bits, a, b)):
            return f"step {step}: the losses are {a} and {b}"
    if len({a[0].tobytes() for a in losses}) < 2:
        return "the loss does not change"
    for variable, value in state.items():
        if not executor.same_bits(value, new_state[variable]):
            return f"variable {variable} differs"
    print(f"{name}: equal losses, {len(state)} equal variables, {len(new_state)} in all")
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", required=True)
    parser.add_argument("--build", help=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*", metavar="NAME")
    args = parser.parse_args()
    if args.build:
        build(args.names[0], args.build)
        return
    make_programs.start_framework(translated=False)
    for name in args.names or RUNS:
        with tempfile.TemporaryDirectory() as folder:
            build_in_child(name, folder)
            if difference := compare(name, *rewrite(args.tools, name, folder)):
                sys.exit(f"{name}: {difference}")


if __name__ == "__main__":
    main()
