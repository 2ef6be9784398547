"""Norms and overflows of parameters that several ranks share."""
