"""Traces of functions: Python that updates a parameter, as arithmetic on elements and numbers."""
