"""The tests of the dialect, the passes and the pipelines once more, with the
plugin in a stock mlir-opt instead of stepfold-opt."""

import os
import sys

lit_config.load_config(config, os.path.join(config.stepfold_source_root, "test", "lit.cfg.py"))

config.name = "Stepfold-Plugin"
config.test_exec_root = os.path.join(config.stepfold_binary_root, "test", "Plugin")
tested = {"Conversion", "IR", "Pipelines", "Transforms"}
config.excludes = sorted(
    {"Inputs", "Plugin", "Unit"}
    | {
        entry.name
        for entry in os.scandir(config.test_source_root)
        if entry.is_dir() and entry.name not in tested
    }
)
# This counts instructions of the passes, which are the same.
config.excludes.append("linear.test")
stand_in = [
    sys.executable,
    os.path.join(config.stepfold_source_root, "test", "Plugin", "stock_opt.py"),
    os.path.join(config.llvm_tools_dir, "mlir-opt"),
    os.path.join(config.stepfold_binary_root, "lib", "StepfoldPlugin.so"),
    os.path.join(config.stepfold_source_root, "include"),
]
config.substitutions.append((r"\bstepfold-opt\b", " ".join(stand_in)))
