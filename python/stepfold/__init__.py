"""Runs the plans that stepfold-compile writes."""

from stepfold.plan import Allocation, Plan, PlanError, Variable

__all__ = ["Allocation", "Plan", "PlanError", "Variable"]
