"""The options of folding that copies of an optimizer keep."""

from dataclasses import dataclass

from stepfold.library import MAX_THREADS


@dataclass(frozen=True)
class Options:
    """The options of a folded optimizer.

    threads: number of threads of a step.
    """

    threads: int = 1

    def check(self) -> None:
        """Raises TypeError or ValueError for a bad option."""
        if not isinstance(self.threads, int) or isinstance(self.threads, bool):
            raise TypeError(f"threads: expected an integer, got {type(self.threads).__name__}")
        if not 1 <= self.threads <= MAX_THREADS:
            raise ValueError(f"threads: expected 1 to {MAX_THREADS}, got {self.threads}")
