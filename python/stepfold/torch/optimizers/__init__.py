"""Optimizers of this package, and the specifications of all optimizers that ops update."""
