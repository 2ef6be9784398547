"""Folding: the classes of folded optimizers, `fold` and `unfold`."""
