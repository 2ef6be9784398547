"""Rules: optimizers that are Python functions."""
