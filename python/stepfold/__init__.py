"""Compiles the optimizer stage of training programs, and runs what was compiled.

Session: the compiler. Plan: what it, or stepfold-compile, has written.
"""

from stepfold.compiler import CompilerError, Diagnostic, Session
from stepfold.plan import Allocation, Plan, PlanError, Variable

__all__ = [
    "Allocation",
    "CompilerError",
    "Diagnostic",
    "Plan",
    "PlanError",
    "Session",
    "Variable",
]
