"""MLIR text of programs: the builder, and the names and types of values."""
