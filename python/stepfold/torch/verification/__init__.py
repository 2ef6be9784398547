"""Verification, which computes the next step of an optimizer again and compares the results."""
