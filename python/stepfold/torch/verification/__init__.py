"""Verification: the next step of an optimizer is computed again, and compared."""
