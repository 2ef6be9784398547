"""Element types of programs, by their names in MLIR."""

from collections.abc import Iterable

# Element type of exact sums (docs/numerics.md).
EXACT_SUM = "vector<13xi64>"


def get_width(dtype: str) -> int:
    """Returns the number of bits of an integer or floating-point type."""
    return int(dtype.lstrip("bfi"))


def get_compute_dtype(dtype: str) -> str:
    """Returns the element type in which updates of parameters of a type compute."""
    return "f64" if dtype == "f64" else "f32"


def get_norm_dtype(dtypes: Iterable[str]) -> str:
    """Returns the element type of the norm of gradients of some types.

    It is that of torch.nn.utils.clip_grad_norm_, but f32 where torch's is narrower.
    """
    return "f64" if "f64" in dtypes else "f32"
