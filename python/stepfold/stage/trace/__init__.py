"""Traces of update functions: the arithmetic on elements and numbers, and its MLIR text."""
