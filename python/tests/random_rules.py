"""Random functions of one parameter, as text: operations that rules may call, and others."""

import linecache
import math
import re

import torch
from stepfold.torch import Rule

# Depth of nested expressions.
DEPTH = 3
# Share of rules that have an operation that may be refused.
REFUSED_SHARE = 0.15
HEAD = """def update(p, g, state, group):
    a, b, n, k = state["a"], state["b"], state["n"], state["k"]
    lr, beta = group["lr"], group["beta"]
"""
STATE = {"a": torch.zeros_like, "b": torch.clone, "n": 0.5, "k": 0.0}
SETTINGS = {"lr": 0.1, "beta": 0.9, "flag": False, "mode": 0}


def split(text):
    return tuple(re.split(r"\s{2,}", text.strip()))


# Forms, two spaces apart. {e} stands for elements, {n} for a number as a tensor, {s} for a Python
# number, {m} and {c} for bools of both kinds.
ELEMENTS = split(
    """
    {e}.abs()  -{e}  {e}.sign()  {e}.square()  {e}.relu()  {e}.clone()  {e}.abs().sqrt()
    ({e}.abs() + 1).rsqrt()  ({e}.abs() + 0.5).reciprocal()  {e}.sigmoid()  (-{e}.abs()).exp()
    ({e}.abs() + 1).log()  {e} ** 2  ({e}.abs() + 0.1) ** 0.5  ({e}.abs() + 0.1) ** lr
    ({e}.abs() + 1) ** -1.5  ({e} + {e})  ({e} - {e})  {e} * {e}  {e} / ({e}.abs() + 1)  ({s} - {e})
    {e} * {s}  {e} * {n}  ({e} + {n})  {e} / ({n}.abs() + 1)  ({n} - {e})  {e}.add({e}, alpha={s})
    {e}.sub({e}, alpha={s})  torch.rsub({e}, {e}, alpha=2)  torch.lerp({e}, {e}, {s})
    {e}.lerp({e}, {e}.sigmoid())  {e}.addcmul({e}, {e}, value={s})
    {e}.addcdiv({e}, {e}.abs() + 1, value={s})  torch.maximum({e}, {e})  torch.minimum({e}, {e})
    torch.maximum({e}, {n})  {e}.clamp(-1, 1)  {e}.clamp(min={s})  {e}.clamp(max={e})
    {e}.clamp_max({s})  torch.where({m}, {e}, {e})  torch.where({m}, {e}, {s})
    torch.where({c}, {e}, {n})  {e}.masked_fill({m}, {s})  {e} * {m}  {m}.to(p.dtype)
    {e}.clamp(-99, 99).half().to(p.dtype)  {e}.to(torch.bfloat16).to(p.dtype)
    ({e}.to(torch.bfloat16) * 3).to(p.dtype)  {e}.double().mul({e}).to(p.dtype)
    torch.full_like(p, {s})  torch.ones_like(p)  torch.zeros_like(p)  {e}.detach()
    {e}.view(p.shape)  {e}[...]  {e}.data  {e}.real
    """
)
NUMBERS = split(
    """
    {e}.sum()  {e}.mean()  {e}.norm()  {e}.norm(p=1)  {e}.norm(p=math.inf)  {e}.max()  {e}.min()
    {e}.amax()  {e}.amin()  ({e} * {e}).sum()  {e}.sum(dim=tuple(range(p.dim())))
    torch.linalg.vector_norm({e})  {m}.to(p.dtype).mean()  {n}.sum()  {n}.mean()  {n}.norm()
    {n}.norm(p=1)  {n}.norm(p=math.inf)  {n}.max()  {n}.amin()  {n}.sum(dim=0)  {n}.mean(dim=-1)
    {n}.double()  {n}.clone()  ({n} + {n})  ({n} - {n})  {n} * {n}  {n} / ({n}.abs() + 1)  {n} * {s}
    ({s} - {n})  {n}.abs()  {n}.abs().sqrt()  -{n}  {n}.sign()  {n}.square()  {n}.clamp(-2, 2)
    torch.where({c}, {n}, {n})  torch.maximum({n}, {n})  torch.full_like({n}, {s})
    torch.tensor({s}, device=p.device)  torch.as_tensor({s}).to(p.dtype)
    """
)
SCALARS = split(
    """
    0.5  2  lr  beta  (1 - beta)  -lr  lr * {s}  ({s} + {s})  abs({s})  1 / (1 + abs({s}))
    torch.sym_max({s}, 0.1)  torch.sym_min(0.1, {s})  torch.sym_sqrt(abs({s}))  {n}.item()
    p.numel()  p.dim()  1 / p.shape[-1]
    """
)
MASKS = split(
    """
    ({e} > {e})  ({e} >= {s})  ({e} <= 0)  ({e} < {n})  ({e} == {e})  ({e} != 0)  ({m} & {m})
    ({m} | {m})  ({m} ^ {m})  ~{m}  torch.logical_and({m}, {e})  torch.isnan({e})  torch.isinf({e})
    torch.isfinite({e})  torch.isnan({m})  ({e}.half() > 0.1)  {e}.bool()
    """
)
CONDITIONS = split(
    """
    {m}.any()  {m}.all()  {c}.any()  {c}.all()  ({n} > {n})  ({n} <= {s})  ({c} & {c})  ~{c}
    ({c} | ({n} > 0))
    """
)
STATEMENTS = split(
    """
    p.sub_(lr * {e})  p.sub_({e}, alpha=lr)  p.mul_(1 - lr * {s})  p.copy_({e})
    p.addcdiv_({e}, {e}.abs() + 1, value=-lr)  p.lerp_({e}, lr)  p.add_({n})  a.mul_(beta).add_({e})
    a.lerp_({e}, 1 - beta)  b.copy_({e})  b.zero_()  a.fill_({s})  b.addcmul_({e}, {e}, value=lr)
    a[...] = {e}  b.clamp_(-3, 3)  n.copy_({n})  n.lerp_({n}.double(), 0.5)  n.mul_({s})  k.add_(1)
    k.fill_({s})  t = {e}  t = {e}; t.add_({e})  t = p; t.mul_({s})
    t = a.view(a.shape); t.add_({e})  state["a"] = {e}  state["b"] = {e}  state["a"] = p
    state["b"] = g  state["a"], state["b"] = state["b"], state["a"]  state["b"] = state["a"]
    state["n"], state["k"] = state["k"], state["n"]  state["n"] = {n}  state["k"] = {s}
    t = {e}; state["a"] = t; state["b"] = t  state["a"] = {e}; a = state["a"]
    state["a"] = {e}.double()  state["b"] = {m}  state["n"] = {c}  pass
    """
)
TESTS = split(
    """
    group["flag"]  not group["flag"]  group["mode"] == 1  group["mode"] < 1  p.dim() > 1
    p.numel() > 1  p.shape[0] == 3
    """
)
# Operations that a trace lacks for some shapes or dtypes.
REFUSED = split(
    """
    p.sub_({e}.cumsum(0))  p.sub_({e}.sort(dim=0)[0])  p.sub_({e}.flip(0))  p.mul_({e}.std())
    p.mul_({n}.std())  p.mul_({n}.expand(p.shape))  p.mul_({n}.view(1))  p.sub_({e}.sum(dim=0))
    p.sub_({e}.norm(dim=-1, keepdim=True))  p[0].mul_(0.5)  p.view(-1).mul_(0.5)
    p.mul_({n}.unsqueeze(0))  p.mul_({n}.cumsum(0))  p.T.mul_(2)
    p.copy_({e}.half().view(torch.bfloat16).to(p.dtype))  p.data = {e}  p.mul_({e}.tanh())
    p.view(torch.int16).bitwise_and_(-2)  p.mul_(p.stride(0))  p.contiguous().mul_(0.5)
    p.copy_(torch._neg_view({e}))  state["n"] = {e}  state["a"] = {n}  state["x"] = {n}
    p.mul_(({e} > 0).sum())  p.mul_({m}.max())  p.mul_(2.0 if {n} > 0 else 0.5)  g.mul_(2)
    p.mul_(1.0 if lr > 0 else 0.5)  p.mul_({e}.to(torch.int32))  p.mul_({n}.int())
    p.mul_({e}.flatten() @ {e}.flatten())  p.mul_(len({e}))  p.mul_({e}.norm(p=3))
    p.mul_({e}.any(dim=0))  p.mul_({e}.max(dim=0)[0])  p.mul_(2 if p.is_contiguous() else 1)
    p.mul_(torch.tensor({s}, dtype=torch.int64))  p.resize_(p.shape)  p.mul_({e}.argmax())
    """
)
LEAVES = {
    "e": ("p", "g", "a", "b", "g", "p"),
    "n": ("n", "k", "g.sum()", "p.norm()", "n"),
    "s": ("lr", "beta", "(0.5)", "(-1.5)"),
    "m": ("(g > 0)", "(p >= a)"),
    "c": ("(n > 0)", "(g > 0).any()"),
}
FORMS = {"e": ELEMENTS, "n": NUMBERS, "s": SCALARS, "m": MASKS, "c": CONDITIONS}


def draw_expression(numbers, kind, depth):
    if depth <= 0 or numbers.random() < 0.25:
        return numbers.choice(LEAVES[kind])
    return f"({fill(numbers, numbers.choice(FORMS[kind]), depth - 1)})"


def fill(numbers, form, depth):
    """A form with expressions in its places."""
    parts = form.split("{")
    filled = [
        draw_expression(numbers, part[0], depth - numbers.randrange(2)) + part[2:]
        for part in parts[1:]
    ]
    return parts[0] + "".join(filled)


def draw_body(numbers):
    """The lines of a function after its head, and whether one of them may be refused."""
    lines = []
    for _ in range(numbers.randint(1, 5)):
        statement = fill(numbers, numbers.choice(STATEMENTS), DEPTH)
        if numbers.random() < 0.3:
            lines.append(f"if {numbers.choice(TESTS)}: {statement}")
        else:
            lines.append(statement)
    may_be_refused = numbers.random() < REFUSED_SHARE
    if may_be_refused:
        statement = fill(numbers, numbers.choice(REFUSED), 1)
        lines.insert(numbers.randint(0, len(lines)), statement)
    return lines, may_be_refused


def make_rule(lines, name):
    """The rule of a function's lines. Refusals show them."""
    source = HEAD + "".join(f"    {line}\n" for line in lines)
    names = {"torch": torch, "math": math}
    exec(compile(source, name, "exec"), names)
    linecache.cache[name] = len(source), None, source.splitlines(True), name
    return Rule(names["update"], state=STATE, **SETTINGS)
