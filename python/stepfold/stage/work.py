"""Texts of reports on the work of a plan."""

from typing import Protocol


class Work(Protocol):
    """A report with the work of a plan.

    parameters: number of parameters that are updated. elements: number of their elements.
    launches: number of kernels.
    bytes_read, bytes_written: bytes that the kernels must move, by a model, not by a measurement.
    """

    @property
    def parameters(self) -> int: ...
    @property
    def elements(self) -> int: ...
    @property
    def launches(self) -> int: ...
    @property
    def bytes_read(self) -> int: ...
    @property
    def bytes_written(self) -> int: ...


def describe_work(work: Work) -> str:
    """Returns two lines on what is updated, and on what that reads and writes."""
    return (
        f"{work.parameters} parameters, {work.elements} elements, "
        f"{work.launches} {'launch' if work.launches == 1 else 'launches'}\n"
        f"  reads {work.bytes_read} bytes and writes {work.bytes_written} bytes a step"
    )
