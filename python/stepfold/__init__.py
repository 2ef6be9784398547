"""Runs the plans that stepfold-compile writes."""

from stepfold.plan import Plan, PlanError, Variable

__all__ = ["Plan", "PlanError", "Variable"]
