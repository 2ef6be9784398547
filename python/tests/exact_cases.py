"""Rational arithmetic of exact sums."""

import math
from fractions import Fraction

import numpy


def sum_exactly(values):
    """The sum as a Fraction, or as a float that is not finite."""
    if numpy.isnan(values).any():
        return math.nan
    infinities = values[numpy.isinf(values)]
    if len(infinities):
        return float(infinities.astype(numpy.float64).sum())
    return sum(map(Fraction, values.astype(numpy.float64).tolist()), Fraction())


def round_to_float32(value):
    """A Fraction, rounded to nearest even once."""
    if not isinstance(value, Fraction):
        return numpy.float32(value)
    if value == 0:
        return numpy.float32(0)
    numerator, denominator = abs(value).as_integer_ratio()
    # The last of the number's 24 bits is this power of two, or that of subnormals.
    exponent = max(numerator.bit_length() - denominator.bit_length() - 24, -149)
    while abs(value) >= Fraction(2) ** (exponent + 24):
        exponent += 1
    places = round(abs(value) / Fraction(2) ** exponent)
    if places * Fraction(2) ** exponent >= Fraction(2) ** 128:
        return numpy.float32(math.copysign(math.inf, value))
    return numpy.float32(math.copysign(math.ldexp(places, exponent), value))
