#!/usr/bin/env python3
"""Stands in for stepfold-opt: a stock mlir-opt with the plugin loaded.

    stock_opt.py MLIR_OPT PLUGIN INCLUDE [arguments of stepfold-opt]

mlir-opt parses its options before it loads a plugin, so that the plugin's passes
can be named in --pass-pipeline alone. This writes `--optim-merge=k=v` and the
like as such a pipeline: passes on functions, which the definitions in INCLUDE
(stepfold/**/*Passes.td) name, in a func.func(...).
"""

import os
import re
import sys
from pathlib import Path

PIPELINES = {"optim-optimize", "optim-to-gpu", "optim-to-cpu", "optim-step-to-loops"}
# On functions.
FUNCTION_PIPELINES = {"optim-fuse"}
UPSTREAM = {"canonicalize", "cse"}


def read_passes(include):
    """Operation on which each pass runs, by its name."""
    passes = dict.fromkeys(PIPELINES | UPSTREAM, "ModuleOp")
    passes.update(dict.fromkeys(FUNCTION_PIPELINES, "FuncOp"))
    definition = r'Pass<"([\w-]+)", "::mlir::(?:func::)?(\w+)">'
    for path in Path(include).glob("stepfold/**/*Passes.td"):
        for name, op in re.findall(definition, path.read_text()):
            passes[name] = op
    return passes


def make_pass(name, options, op):
    text = f"{name}{{{options}}}" if options else name
    return f"func.func({text})" if op == "FuncOp" else text


def split_arguments(arguments, passes):
    """Passes in order, and what is left of the arguments."""
    pipeline, others = [], []
    for argument in arguments:
        name, _, options = argument.lstrip("-").partition("=")
        if argument.startswith("-") and name in passes:
            pipeline.append(make_pass(name, options, passes[name]))
        else:
            others.append(argument)
    return pipeline, others


def main():
    mlir_opt, plugin, include, *arguments = sys.argv[1:]
    pipeline, others = split_arguments(arguments, read_passes(include))
    command = [mlir_opt, f"--load-dialect-plugin={plugin}", f"--load-pass-plugin={plugin}"]
    if pipeline:
        command.append(f"--pass-pipeline=builtin.module({','.join(pipeline)})")
    os.execv(mlir_opt, command + others)


if __name__ == "__main__":
    main()
