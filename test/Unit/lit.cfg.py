"""Configuration of the unit tests: every executable whose name ends in Tests."""

import os

import lit.formats

config.name = "Stepfold-Unit"
config.test_format = lit.formats.GoogleTest(".", "Tests")
config.suffixes = []
config.test_source_root = os.path.join(config.stepfold_binary_root, "test", "Unit")
config.test_exec_root = config.test_source_root
