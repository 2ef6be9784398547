"""Copies of parameters: steps write them, and forward passes read them in place of casts."""
