"""Optimizers of PaddlePaddle's dynamic mode: folding, their traces, and their steps."""
