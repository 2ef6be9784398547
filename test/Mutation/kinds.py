"""Definition of a mutation, and the kinds of tests that must notice one."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Forms:
    """The interpreter, on one form, and jit agree on a program of edge sizes."""

    variant: str
    element: str
    sizes: tuple = ()
    interpreted: str = "imported"

    def __str__(self):
        return " ".join(["forms", self.interpreted, self.variant, self.element, *self.sizes])


@dataclass(frozen=True)
class Printed:
    """The same for a program that a script of test/Execution/Inputs prints."""

    script: str
    arguments: tuple = ()

    def __str__(self):
        return " ".join([self.script, *self.arguments])


@dataclass(frozen=True)
class Unit:
    """A unit test of the runtime."""

    filter: str

    def __str__(self):
        return "unit " + self.filter


@dataclass(frozen=True)
class Programs:
    """Random programs are the same before and after rewrites."""

    count: int

    def __str__(self):
        return f"programs {self.count}"


@dataclass(frozen=True)
class Accumulation:
    """Steps that accumulate gradients, and one that uses the sums, compiled."""

    def __str__(self):
        return "accumulation"


@dataclass(frozen=True)
class Mutation:
    file: str
    old: str
    new: str
    test: object
