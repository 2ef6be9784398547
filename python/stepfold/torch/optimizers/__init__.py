"""Optimizers of this package, and the specs of all optimizers that update ops compute."""
