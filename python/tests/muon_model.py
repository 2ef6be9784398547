"""A model of Muon in numpy, for tests: every rounding of the op by itself, on small matrices.

Values are arrays of float64. A sum, a product, a quotient or a root of two numbers of float32 that
is rounded to float64 and then to float32 is as if it were rounded once, since float64 has more than
twice the digits. An fma has no such luck, and is computed exactly.
"""

import math
import struct
from fractions import Fraction

import numpy
import torch

MAX_LANES = 2048


def round_f32(values):
    return numpy.float32(values).astype(numpy.float64)


def round_bf16(values):
    """Rounds numbers that are zero or normal in bfloat16, once, to nearest even."""
    values = numpy.asarray(values, numpy.float64)
    assert ((values == 0) | (abs(values) >= 2.0**-126) | ~numpy.isfinite(values)).all()
    dropped = 52 - 7
    bits = values.view(numpy.int64)
    rounded = (bits + (1 << dropped - 1) - 1 + (bits >> dropped & 1)) >> dropped << dropped
    return numpy.where(numpy.isfinite(values), rounded.view(numpy.float64), values)


def round_to(dtype):
    """Returns the function that rounds to a dtype."""
    return {
        torch.float64: lambda values: values,
        torch.float32: round_f32,
        torch.float16: lambda values: numpy.float16(values).astype(numpy.float64),
        torch.bfloat16: round_bf16,
    }[dtype]


def fuse(a, b, c):
    """a * b + c, rounded to float64 by making the last bit odd if anything is dropped.

    Rounding the result to a format of at least two digits fewer is then as if it were the first
    rounding.
    """
    if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)) or a * b == 0 or c == 0:
        return a * b + c
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    near = float(exact)
    if Fraction(near) != exact:
        [bits] = struct.unpack("<q", struct.pack("<d", near))
        if bits % 2 == 0:
            near = math.nextafter(near, math.inf if exact > Fraction(near) else -math.inf)
    return near


def fuse_f64(a, b, c):
    """a * b + c, rounded to float64 once, to nearest even."""
    if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
        return a * b + c
    return float(Fraction(a) * Fraction(b) + Fraction(c))


FUSE, FUSE_F64 = (numpy.frompyfunc(function, 3, 1) for function in (fuse, fuse_f64))


class Arithmetic:
    """Operations that are rounded to float32 or float64."""

    def __init__(self, dtype):
        self.is_wide = dtype == torch.float64
        self.round = round_to(torch.float64 if self.is_wide else torch.float32)

    def fma(self, a, b, c):
        if self.is_wide:
            return FUSE_F64(a, b, c).astype(numpy.float64)
        return self.round(FUSE(a, b, c).astype(numpy.float64))

    def lerp(self, start, end, weight):
        difference = self.round(end - start)
        if abs(weight) < 0.5:
            return self.fma(weight, difference, start)
        return self.fma(self.round(weight - 1.0), difference, end)


F32 = Arithmetic(torch.float32)


def multiply(left, right):
    """The product of matrices of bfloat16 in float32, by one fma after the other."""
    total = numpy.zeros((left.shape[0], right.shape[1]), numpy.float32)
    for k in range(left.shape[1]):
        exact = left[:, k : k + 1] * right[k : k + 1, :]
        product = numpy.float32(exact)
        # A product of numbers with 8 digits has 16, so that the fma is a sum.
        assert (product == exact).all() or not numpy.isfinite(exact).all()
        total += product
    return total.astype(numpy.float64)


def add_squares(values):
    """The sum of the squares of at most 2,048 numbers, in the canonical order."""
    squares = round_f32(values * values).ravel()
    assert squares.size <= MAX_LANES
    lanes = numpy.zeros(MAX_LANES, numpy.float32)
    lanes[: squares.size] = squares
    while lanes.size > 1:
        lanes = lanes[: lanes.size // 2] + lanes[lanes.size // 2 :]
    return numpy.float64(lanes[0])


def iterate(matrix, coefficients, is_fused):
    """One iteration of a matrix of bfloat16 with at most as many rows as columns."""
    a, b, c = (round_f32(coefficient) for coefficient in coefficients)
    gram = round_bf16(multiply(matrix, matrix.T))

    def add_up(alpha, product, beta, plus):
        return round_bf16(F32.fma(alpha, product, round_f32(beta * plus)))

    def scale(coefficient, values):
        return round_bf16(round_f32(coefficient * values))

    def add(left, right):
        return round_bf16(round_f32(left + right))

    if is_fused:
        factor = add_up(c, multiply(gram, gram), b, gram)
        return add_up(1.0, multiply(factor, matrix), a, matrix)
    factor = add(scale(b, gram), round_bf16(multiply(scale(c, gram), gram)))
    return add(scale(a, matrix), round_bf16(multiply(factor, matrix)))


def orthogonalize(momentum, group):
    matrix, eps = round_bf16(momentum), round_f32(float(group["eps"]))
    norm = round_bf16(round_f32(numpy.sqrt(add_squares(matrix))))
    if group.get("add_eps"):
        divisor = round_bf16(round_f32(norm + eps))
    else:
        divisor = numpy.maximum(norm, round_bf16(eps))
    with numpy.errstate(invalid="ignore"):
        matrix = round_bf16(round_f32(matrix / divisor))
        is_tall = matrix.shape[0] > matrix.shape[1]
        matrix = matrix.T if is_tall else matrix
        for coefficients in list_coefficients(group):
            matrix = iterate(matrix, coefficients, group.get("use_addmm", True))
    return matrix.T if is_tall else matrix


def list_coefficients(group):
    coefficients, steps = group["ns_coefficients"], group["ns_steps"]
    return [coefficients] * steps if isinstance(coefficients[0], float) else coefficients


def get_rate(lr, name, shape):
    rows, columns = shape
    factors = {
        "match_rms_adamw": 0.2 * math.sqrt(max(rows, columns)),
        "spectral": math.sqrt(rows / columns),
        "unadjusted": 1.0,
    }
    return lr * factors.get(name, math.sqrt(max(1.0, rows / columns)))


class MuonModel:
    """The steps of one parameter. master: the dtype of its master, if it has one."""

    def __init__(self, param, master=None, momentum=None):
        self.dtype = param.dtype
        self.stored = master or param.dtype
        self.param = param.detach().double().cpu().numpy().copy()
        shape = self.param.shape
        self.momentum = (
            numpy.zeros(shape) if momentum is None else momentum.double().cpu().numpy().copy()
        )

    def step(self, grad, group, factor=1.0):
        """Takes a step with the settings of a group. factor: that of the gradient, by a clip."""
        c, store = Arithmetic(self.dtype), round_to(self.stored)
        lr, mu, decay = (float(group[key]) for key in ("lr", "momentum", "weight_decay"))
        grad = grad.double().cpu().numpy()
        if factor != 1.0:
            grad = c.round(grad * factor)
        if group.get("sum_momentum"):
            momentum = update = c.round(c.round(self.momentum * c.round(mu)) + grad)
            if group["nesterov"]:
                update = c.fma(c.round(mu), momentum, grad)
        else:
            momentum = update = c.lerp(self.momentum, grad, c.round(1.0 - mu))
            if group["nesterov"]:
                update = c.lerp(grad, momentum, c.round(mu))
        self.momentum = store(momentum)
        update = orthogonalize(update, group)
        rate = get_rate(lr, group["adjust_lr_fn"], update.shape)
        kept = c.round(self.param * c.round(1.0 - lr * decay))
        self.param = store(c.fma(c.round(-rate), update, kept))

    def get_param(self):
        """Returns the parameter as its dtype stores it."""
        return torch.from_numpy(self.param).to(self.dtype)
