"""Exact sums of compiled plans, against rational arithmetic."""

import unittest
from fractions import Fraction

import numpy
import torch
from exact_cases import round_to_float32, sum_exactly
from stepfold.stage.plans import load_plan
from stepfold.torch.tensors.machines import find_machine
from torch_cases import DEVICE, TorchCase

WORDS = "vector<13xi64>"
# Beside vectors, chunks of a reduction, and tiles of a processor.
SIZES = (0, 1, 3, 31, 33, 1023, 2047, 2049, 4097, 8191, 8192, 8193, 16385, 70001)
PROGRAM = """
module {{
{globals}
  func.func @train_step() {{
{gradients}
    %sums = ml_program.global_load @sums : tensor<{n}xf32>
    %total = ml_program.global_load @total : tensor<f32>
    %largest = ml_program.global_load @largest : tensor<{n}xf32>
    %other = ml_program.global_load @other : tensor<{n}xf32>
    %e = tensor.empty() : tensor<{n}x{words}>
    %t = tensor.empty() : tensor<{words}>
    %exact, %new_largest, %new_other = optim.reduce exact(%e : tensor<{n}x{words}>)
        maximum(%largest : tensor<{n}xf32>) {other}(%other : tensor<{n}xf32>)
        in({values} : {types}) {{
    ^bb0(%in: f32):
      %0 = math.absf %in : f32
      optim.yield %in, %0, %in : f32, f32, f32
    }}
    %all = optim.reduce_parameters exact(%t : tensor<{words}>) in(%exact : tensor<{n}x{words}>)
    %new_sums = optim.foreach_parameter out(%sums : tensor<{n}xf32>)
        in(%exact : tensor<{n}x{words}>) {{
    ^bb0(%out: f32, %in: {words}):
      %0 = optim.round_sum %in : {words}
      optim.yield %0 : f32
    }}
    %new_total = optim.foreach_parameter out(%total : tensor<f32>) in(%all : tensor<{words}>) {{
    ^bb0(%out: f32, %in: {words}):
      %0 = optim.round_sum %in : {words}
      optim.yield %0 : f32
    }}
    ml_program.global_store @sums = %new_sums : tensor<{n}xf32>
    ml_program.global_store @total = %new_total : tensor<f32>
    ml_program.global_store @largest = %new_largest : tensor<{n}xf32>
    ml_program.global_store @other = %new_other : tensor<{n}xf32>
    return
  }}
}}
"""


def make_program(sizes, other):
    """The program of sums, and of another output, whose order is free or not."""
    types = [f"tensor<{size}xf32>" for size in sizes]
    count = len(sizes)
    named = [(f"x{i}", type) for i, type in enumerate(types)]
    state = [(name, f"tensor<{count}xf32>") for name in ("sums", "largest", "other")]
    declared = [*named, *state, ("total", "tensor<f32>")]
    lines = [
        f'    %y{i} = "framework.backward"() : () -> {type}\n'
        f"    %g{i} = optim.gradient @x{i} %y{i} : {type}"
        for i, type in enumerate(types)
    ]
    return PROGRAM.format(
        globals="\n".join(
            f"  ml_program.global private mutable @{name}(#ml_program.extern : {type}) : {type}"
            for name, type in declared
        ),
        gradients="\n".join(lines),
        values=", ".join(f"%g{i}" for i in range(count)),
        types=", ".join(types),
        n=count,
        words=WORDS,
        other=other,
    )


class ExactSumTest(TorchCase):
    def check(self, arrays):
        """Compares sums of arrays of float32, and that of all."""
        sums = [sum_exactly(array) for array in arrays]
        with numpy.errstate(all="ignore"):
            finite = all(isinstance(own, Fraction) for own in sums)
            total = (
                sum(sums, Fraction())
                if finite
                else sum_exactly(numpy.concatenate([numpy.float32([0]), *arrays]))
            )
        for other in ("out", "maximum"):
            actual = self.execute(arrays, other)
            self.compare(actual["sums"], [round_to_float32(own) for own in sums])
            self.compare(actual["total"].reshape(1), [round_to_float32(total)])
            # The outputs beside it are what they are without it.
            with numpy.errstate(all="ignore"):
                largest = [numpy.abs(array).max(initial=-numpy.inf) for array in arrays]
            self.compare(actual["largest"], largest)

    def compare(self, actual, expected):
        expected = numpy.asarray(expected, dtype=numpy.float32)
        are_nan = numpy.isnan(expected)
        numpy.testing.assert_array_equal(numpy.isnan(actual), are_nan)
        numpy.testing.assert_array_equal(
            actual.view(numpy.uint32)[~are_nan], expected.view(numpy.uint32)[~are_nan]
        )

    def load(self, sizes, other="maximum"):
        """Returns the plan of a program, its gradients and its results."""
        machine = find_machine(torch.device(DEVICE), 1)
        plan, _ = load_plan(make_program(sizes, other), machine)
        # Some begin behind an element, so that they are not aligned to vectors.
        memory = [torch.zeros(size + 1, device=DEVICE) for size in sizes]
        gradients = [
            own[index % 2 : index % 2 + size]
            for index, (own, size) in enumerate(zip(memory, sizes, strict=True))
        ]
        names = ("sums", "largest", "other")
        results = {name: torch.full((len(sizes),), 7.0, device=DEVICE) for name in names}
        results["total"] = torch.full((), 7.0, device=DEVICE)
        plan.bind(results, {f"x{index}": own for index, own in enumerate(gradients)})
        return plan, gradients, results

    def execute(self, arrays, other):
        plan, gradients, results = self.load([len(array) for array in arrays], other)
        for gradient, array in zip(gradients, arrays, strict=True):
            gradient.copy_(torch.from_numpy(array))
        plan.step()
        return {name: value.cpu().numpy() for name, value in results.items()}

    def draw(self, draw, size, low, high):
        """Numbers of both signs with exponent fields from `low` to `high`."""
        fields = draw.integers(low, high + 1, size, dtype=numpy.uint32)
        rest = draw.integers(0, 1 << 32, size, dtype=numpy.uint32) & 0x807FFFFF
        return (rest | fields << 23).view(numpy.float32)

    def test_sizes(self):
        draw = numpy.random.default_rng(0)
        self.check([draw.standard_normal(size, dtype=numpy.float32) for size in SIZES])

    def test_magnitudes(self):
        """Ranges that one window has, that several have, and that none has."""
        draw = numpy.random.default_rng(1)
        for low, high in ((0, 0), (0, 20), (100, 127), (60, 190), (0, 251), (250, 253), (0, 254)):
            with self.subTest(low=low, high=high):
                self.check([self.draw(draw, size, low, high) for size in SIZES])

    def test_zeros(self):
        draw = numpy.random.default_rng(2)
        arrays = [self.draw(draw, size, 90, 130) for size in SIZES]
        for array in arrays:
            array[draw.random(len(array)) < 0.9] = 0.0
            array[draw.random(len(array)) < 0.1] = -0.0
        self.check(arrays)
        self.check([numpy.full(size, -0.0, dtype=numpy.float32) for size in SIZES])

    def test_cancellation(self):
        """Large numbers of both signs cancel, and the smallest are left."""
        draw = numpy.random.default_rng(3)
        arrays = []
        for size in SIZES:
            large = self.draw(draw, size // 2, 200, 252)
            small = self.draw(draw, size - 2 * len(large), 0, 3)
            array = numpy.concatenate([large, -large, small])
            draw.shuffle(array)
            arrays.append(array)
        self.check(arrays)

    def test_overflow(self):
        largest = numpy.finfo(numpy.float32).max
        half = numpy.float32(2.0**103)
        least = numpy.float32(2.0**-149)
        self.check(
            [
                numpy.float32(values)
                for values in (
                    [largest, largest, -largest],
                    [largest, half],
                    [largest, half, -least],
                    [-largest, -largest],
                    [largest] * 5000 + [-largest] * 4999,
                )
            ]
        )

    def test_special_values(self):
        draw = numpy.random.default_rng(4)
        infinity = numpy.inf
        for specials in ([numpy.nan], [infinity], [-infinity], [infinity, -infinity]):
            with self.subTest(specials):
                arrays = [draw.standard_normal(size, dtype=numpy.float32) for size in SIZES]
                for array in arrays[2:8]:
                    places = draw.choice(len(array), len(specials), replace=False)
                    array[places] = specials
                self.check(arrays)

    def test_parts(self):
        """Sums of the same numbers in 2,000 orders, among 1 to 8 parameters of other zeros."""
        draw = numpy.random.default_rng(5)
        values = self.draw(draw, 3000, 60, 150)
        size = 4097
        plan, gradients, results = self.load([size] * 8)
        totals = set()
        for _ in range(2000):
            numbers = numpy.zeros((len(gradients), size), dtype=numpy.float32)
            parts = draw.integers(1, len(gradients), endpoint=True)
            places = draw.choice(parts * size, len(values), replace=False)
            numbers.reshape(-1)[places] = values
            for gradient, own in zip(gradients, torch.from_numpy(numbers), strict=True):
                gradient.copy_(own)
            plan.step()
            totals.add(results["total"].item())
        self.assertEqual(totals, {float(round_to_float32(sum_exactly(values)))})


if __name__ == "__main__":
    unittest.main()
