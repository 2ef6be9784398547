"""Copies of weights in lower precision, which steps write and autocast takes for its casts."""
