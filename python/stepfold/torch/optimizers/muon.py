"""Muon: momentum that is made nearly orthogonal, and AdamW for the other parameters of a model."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.optim.optimizer import ParamsT

from stepfold.stage.matrix_views import read_views
from stepfold.torch.optimizers.checks import check_number, check_numbers
from stepfold.torch.optimizers.eager import EagerOptimizer
from stepfold.torch.optimizers.muon_settings import (
    OWN_SCALES,
    cut,
    find_scale,
    find_shape_refusal,
    get_factor,
    has_triples,
    list_triples,
)
from stepfold.torch.optimizers.param_names import InGroup, Names

MUON, ADAMW = "muon", "adamw"
# Iterations of a group with one triple, if it states no number.
NS_STEPS = 5
# Settings of groups by algorithm: those of torch.optim.AdamW with its defaults, and those of Muon,
# whose defaults are the arguments of the class.
ADAMW_DEFAULTS = {
    "lr": 1e-3,
    "betas": (0.9, 0.999),
    "eps": 1e-8,
    "weight_decay": 1e-2,
    "amsgrad": False,
    "maximize": False,
}
MUON_KEYS = (
    "lr",
    "weight_decay",
    "momentum",
    "nesterov",
    "ns_coefficients",
    "eps",
    "ns_steps",
    "adjust_lr_fn",
    "sum_momentum",
    "add_eps",
    "use_addmm",
    "matrices",
)
KEYS: dict[str, frozenset[str]] = {MUON: frozenset(MUON_KEYS), ADAMW: frozenset(ADAMW_DEFAULTS)}


class Muon(EagerOptimizer):
    """One optimizer for a model: Muon for matrices of hidden layers, AdamW for other parameters.

        groups = [
            {"params": matrices},
            {"params": others, "algorithm": "adamw", "lr": 3e-4},
        ]
        optimizer = stepfold.torch.fold(stepfold.torch.Muon(groups, lr=0.02), max_norm=1.0)

    A group with `algorithm="muon"`, the default, takes a step of Muon:

        m = m + (1 - momentum) * (g - m)     or, with sum_momentum, momentum * m + g
        u = g + momentum * (m - g)           or, with sum_momentum, momentum * m + g;
                                             m without nesterov
        X = u / max(|u|, eps)                or, with add_eps, u / (|u| + eps)
        X = a * X + (b * A + c * A A) X      for each (a, b, c), where A = X X^T
        p = p * (1 - lr * weight_decay) - lr * f * X

    |u| is the Frobenius norm. The iterations are in bfloat16. X is transposed if it has more rows
    than columns. The factor f depends on the shape of the matrix.

    A group with `algorithm="adamw"` takes a step of torch.optim.AdamW, whose settings and defaults
    it has: lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=1e-2, amsgrad=False and
    maximize=False. The arguments of the class are defaults of the other groups alone.

    params: parameters, or groups of them with settings of their own. Those of Muon are matrices.
    lr: learning rate.
    weight_decay: factor of the decay of a parameter, which is multiplied by `lr`.
    momentum: share of the momentum m that a step keeps.
    nesterov: False for u = m.
    ns_coefficients: a, b and c of all iterations, or a sequence of such triples, one for each.
    eps: number that bounds the norm from below, or is added to it.
    ns_steps: number of iterations. None for 5, or for the number of triples.
    adjust_lr_fn: name of the factor f of a matrix of r rows and k columns:
        "original" or None for sqrt(max(1, r / k)), as K. Jordan;
        "match_rms_adamw" for 0.2 * sqrt(max(r, k)), as J. Liu et al.;
        "spectral" for sqrt(r / k), as J. Bernstein;
        "unadjusted" for 1.
    sum_momentum: True for a momentum that is a sum of gradients, as of J. Liu et al. and of SGD.
    add_eps: True to add eps to the norm, as K. Jordan does.
    use_addmm: False to round each term of an iteration by itself, as K. Jordan does and as torch
        does after 2.13 by default. True to round each sum once, as torch 2.13 does.
    matrices: matrices of each parameter of a group, which are its parts one behind the other, or
        have interleaved rows. f is that of the matrix. A row is a vector along the last dimension
        of the parameter.
        None for one matrix of two dimensions;
        a number of blocks of as many rows: 3 for the fused weight of queries, keys and values;
        the number of rows of each block, such as (1024, 256, 256);
        ("interleaved", 2) for two matrices with interleaved rows, [gate 0, up 0, gate 1, ...], in
        the last two dimensions for each index of the others;
        "stack" for a matrix of the last two dimensions for each index of the others: experts;
        "flat" for one matrix, whose rows are the indices of the first dimension: convolutions.

    Settings that are numbers, but for coefficients, may be tensors of one element, and may change
    between steps. The state has the keys, shapes and dtypes of torch's classes: `momentum_buffer`
    in groups of Muon; `step`, `exp_avg`, `exp_avg_sq` and, with amsgrad, `max_exp_avg_sq` in those
    of AdamW. State dicts of torch.optim.Muon and AdamW can be loaded: a group takes the algorithm
    of its state dict, and settings that this lacks keep their values. Folded, groups have the bits
    of these classes folded.

    Raises TypeError or ValueError for a setting that a step cannot have, for a setting of the other
    algorithm, and for a parameter of Muon that is no real matrix. A group that is refused is not
    added.

    Sources: K. Jordan et al., "Muon: An optimizer for hidden layers in neural networks", 2024,
    https://kellerjordan.github.io/posts/muon; J. Liu et al., "Muon is Scalable for LLM Training",
    2025, arXiv:2502.16982; J. Bernstein, "Deriving Muon", 2025,
    https://jeremybernste.in/writing/deriving-muon; torch.optim.Muon and torch.optim.AdamW, whose
    keys and defaults these are.
    """

    _has_wide_state = False

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor = 1e-3,
        weight_decay: float | Tensor = 0.1,
        *,
        momentum: float | Tensor = 0.95,
        nesterov: bool = True,
        ns_coefficients: Any = (3.4445, -4.7750, 2.0315),
        eps: float | Tensor = 1e-7,
        ns_steps: int | None = None,
        adjust_lr_fn: str | None = None,
        sum_momentum: bool = False,
        add_eps: bool = False,
        use_addmm: bool = True,
        matrices: int | Sequence[int] | tuple[str, int] | str | None = None,
    ) -> None:
        defaults = {
            "algorithm": MUON,
            "lr": lr,
            "weight_decay": weight_decay,
            "momentum": momentum,
            "nesterov": nesterov,
            "ns_coefficients": ns_coefficients,
            "eps": eps,
            "ns_steps": ns_steps,
            "adjust_lr_fn": adjust_lr_fn,
            "sum_momentum": sum_momentum,
            "add_eps": add_eps,
            "use_addmm": use_addmm,
            "matrices": matrices,
        }
        super().__init__(params, defaults)

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Adds a group, as torch.optim.Optimizer does, with the settings of its algorithm.

        Raises TypeError or ValueError for a bad setting or parameter, which the message names.
        """
        if not isinstance(param_group, dict):
            super().add_param_group(param_group)  # Raises the error.
        with InGroup(len(self.param_groups)):
            group = complete(param_group, self.defaults)
            check_settings(group)
        super().add_param_group(group)
        # Defaults of the other algorithm, which torch's method has added.
        for key in find_foreign(group):
            del group[key]
        try:
            self._check_params(group, group["params"])
        except ValueError:
            self.param_groups.pop()
            raise

    def load_state_dict(self, state_dict: Any) -> None:
        """Loads state, as torch.optim.Optimizer does. Settings that it lacks keep their values."""
        saved, own = state_dict["param_groups"], self.param_groups
        if len(saved) == len(own):
            saved = [self._fill(index, *pair) for index, pair in enumerate(zip(saved, own))]
        super().load_state_dict({**state_dict, "param_groups": saved})

    def _fill(
        self, index: int, saved: Mapping[str, Any], group: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Returns a group of a state dict with the settings that it lacks.

        They are those of the group; defaults, if the state dict has another algorithm for it.
        """
        algorithm = find_algorithm(saved, group)
        if algorithm != group["algorithm"]:
            with InGroup(index):
                group = complete({"algorithm": algorithm}, self.defaults)
        names = ("params", "param_names")
        return {**{key: value for key, value in group.items() if key not in names}, **saved}

    def _check_params(self, group: Mapping[str, Any], params: Iterable[Tensor]) -> None:
        """Raises ValueError for a parameter that the algorithm of its group cannot update."""
        for param in params:
            refusal = None
            if group["algorithm"] == MUON:
                refusal = find_shape_refusal(param, group, read_views(group["matrices"]))
            if refusal is None:
                refusal = find_state_refusal(self.state.get(param), group)
            if refusal is not None:
                name = Names(None).find(param, self.param_groups)
                raise ValueError(f"{type(self).__name__}: '{name}' {refusal}")

    def _check_step(self) -> None:
        super()._check_step()
        for index, group in enumerate(self.param_groups):
            with InGroup(index):
                check_settings(group)
            self._check_params(group, (p for p in group["params"] if p.grad is not None))

    def _make_state(self, param: Tensor, group: Mapping[str, Any]) -> dict[str, Tensor]:
        # Dtype in which torch counts.
        dtype = torch.float64 if torch.get_default_dtype() == torch.float64 else torch.float32
        return {
            key: torch.tensor(0.0, dtype=dtype) if key == "step" else make_zeros_like(param)
            for key in list_state_keys(group)
        }

    def update_param(
        self, param: Tensor, grad: Tensor, state: dict[str, Tensor], group: Mapping[str, Any]
    ) -> None:
        update = update_by_muon if group["algorithm"] == MUON else update_by_adamw
        update(param, grad, state, group)


def list_state_keys(group: Mapping[str, Any]) -> list[str]:
    """Returns the keys of the state of a parameter of a group."""
    if group["algorithm"] == MUON:
        return ["momentum_buffer"]
    return ["step", "exp_avg", "exp_avg_sq"] + ["max_exp_avg_sq"] * bool(group["amsgrad"])


def find_state_refusal(state: Mapping[str, Any] | None, group: Mapping[str, Any]) -> str | None:
    """Returns the reason why a step of a group cannot go on from a state; None if it can."""
    for key in list_state_keys(group) if state else ():
        if key not in (state or {}):
            return (
                f"has no '{key}' in its state, which the settings of its group need: load it, or "
                "clear the parameter's state, so that the step creates it"
            )
    return None


def make_zeros_like(param: Tensor) -> Tensor:
    return torch.zeros_like(param, memory_format=torch.preserve_format)


def find_algorithm(saved: Mapping[str, Any], group: Mapping[str, Any]) -> Any:
    """Returns the algorithm of a group of a state dict.

    Those of torch's classes do not name it: their settings do, if only one algorithm has them all.
    """
    if "algorithm" in saved:
        return saved["algorithm"]
    fitting = [name for name in KEYS if not find_foreign({**saved, "algorithm": name})]
    return fitting[0] if len(fitting) == 1 else group["algorithm"]


def find_foreign(group: Mapping[str, Any]) -> list[str]:
    """Returns the keys of a group that only another algorithm has."""
    own = KEYS[group["algorithm"]]
    return [key for key in group if key not in own and any(key in keys for keys in KEYS.values())]


def complete(group: Mapping[str, Any], defaults: Mapping[str, Any]) -> dict[str, Any]:
    """Returns a group with all settings of its algorithm.

    defaults: settings of a group of Muon that it does not state.

    Raises ValueError for an unknown algorithm, and for a setting of another one.
    """
    algorithm = group.get("algorithm", MUON)
    check_algorithm(algorithm)
    foreign = find_foreign({"algorithm": algorithm, **group})
    if foreign:
        raise ValueError(
            f"{foreign[0]}: a group with algorithm='{algorithm}' has no such setting (it has "
            f"{', '.join(sorted(KEYS[algorithm]))}): remove it, or change the algorithm"
        )
    if algorithm == ADAMW:
        return {"algorithm": ADAMW, **ADAMW_DEFAULTS, **group}
    whole = {**defaults, **group}
    # Tuples, since the values of lists may change between steps.
    coefficients = whole["ns_coefficients"]
    if has_triples(coefficients):
        coefficients = tuple(map(tuple, coefficients))
    elif isinstance(coefficients, list):
        coefficients = tuple(coefficients)
    whole["ns_coefficients"] = coefficients
    if isinstance(whole["matrices"], list):
        whole["matrices"] = tuple(whole["matrices"])
    if whole["ns_steps"] is None:
        whole["ns_steps"] = len(coefficients) if has_triples(coefficients) else NS_STEPS
    return whole


def check_algorithm(algorithm: Any) -> None:
    """Raises ValueError for the name of no algorithm."""
    if not isinstance(algorithm, str) or algorithm not in KEYS:
        raise ValueError(f"algorithm: expected '{MUON}' or '{ADAMW}', got {algorithm!r}")


def check_keys(group: Mapping[str, Any]) -> None:
    """Raises ValueError for a group that lacks a setting of its algorithm, or names none."""
    algorithm: Any = group.get("algorithm")
    check_algorithm(algorithm)
    missing = sorted(KEYS[algorithm] - group.keys())
    if missing:
        raise ValueError(
            f"{missing[0]}: a group with algorithm='{algorithm}' needs this setting (it needs "
            f"{', '.join(sorted(KEYS[algorithm]))}): set it, or change the algorithm"
        )


def check_settings(group: Mapping[str, Any]) -> None:
    """Raises TypeError or ValueError for settings that a step cannot have."""
    check_keys(group)
    for name in ("lr", "weight_decay", "eps"):
        check_number(name, group[name])
    if group["algorithm"] == ADAMW:
        check_numbers("betas", group["betas"], 1.0, 2)
        return
    check_number("momentum", group["momentum"])
    list_triples(group)
    find_scale(group, OWN_SCALES)
    read_views(group["matrices"])


def update_by_muon(
    param: Tensor, grad: Tensor, state: Mapping[str, Tensor], group: Mapping[str, Any]
) -> None:
    """Updates the matrices of a parameter, each as torch.optim.Muon does with its settings."""
    lr, momentum = float(group["lr"]), float(group["momentum"])
    buffer = state["momentum_buffer"]
    if group["sum_momentum"]:
        buffer.mul_(momentum).add_(grad)
        update = grad.add(buffer, alpha=momentum) if group["nesterov"] else buffer
    else:
        buffer.lerp_(grad, 1 - momentum)
        update = grad.lerp(buffer, momentum) if group["nesterov"] else buffer
    param.mul_(1 - lr * float(group["weight_decay"]))
    matrices = read_views(group["matrices"])
    whole = param.contiguous()
    for matrix, part in zip(cut(whole, matrices), cut(update, matrices)):
        factor = get_factor(find_scale(group, OWN_SCALES), *matrix.shape)
        matrix.add_(orthogonalize(part, group), alpha=-lr * factor)
    if whole is not param:
        param.copy_(whole)


def orthogonalize(update: Tensor, group: Mapping[str, Any]) -> Tensor:
    """Returns a bfloat16 matrix near to the one with the same singular vectors, of values 1."""
    matrix, eps = update.to(torch.bfloat16, copy=True), float(group["eps"])
    is_tall = update.shape[0] > update.shape[1]
    matrix = matrix.T if is_tall else matrix
    norm = matrix.norm()
    matrix.div_(norm + eps if group["add_eps"] else norm.clamp(min=eps))
    for a, b, c in list_triples(group):
        gram = matrix @ matrix.T
        if group["use_addmm"]:
            factor = torch.addmm(gram, gram, gram, beta=b, alpha=c)
            matrix = torch.addmm(matrix, factor, matrix, beta=a)
        else:
            factor = b * gram + (c * gram) @ gram
            matrix = a * matrix + factor @ matrix
    return matrix.T if is_tall else matrix


def update_by_adamw(
    param: Tensor, grad: Tensor, state: Mapping[str, Tensor], group: Mapping[str, Any]
) -> None:
    """Updates a parameter, as torch.optim.AdamW does."""
    lr, (beta1, beta2) = float(group["lr"]), [float(beta) for beta in group["betas"]]
    grad = -grad if group["maximize"] else grad
    step, mean, square = state["step"], state["exp_avg"], state["exp_avg_sq"]
    step.add_(1)
    count = step.item()
    param.mul_(1 - lr * float(group["weight_decay"]))
    mean.lerp_(grad, 1 - beta1)
    square.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
    if group["amsgrad"]:
        square = torch.maximum(state["max_exp_avg_sq"], square, out=state["max_exp_avg_sq"])
    root = square.sqrt() / math.sqrt(1 - beta2**count)
    param.addcdiv_(mean, root.add_(float(group["eps"])), value=-lr / (1 - beta1**count))
