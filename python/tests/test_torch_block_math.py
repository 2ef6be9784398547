"""Quotients and square roots of kernels that work on blocks of elements.

On a GPU, these have instructions of their own for most operands.
"""

import unittest

import numpy
import torch
from stepfold.stage.plans import load_plan
from stepfold.torch.tensors.machines import find_machine
from torch_cases import DEVICE, TorchCase

BLOCK = 32
PROGRAM = """
module {{
{globals}
  func.func @train_step() {{
    %y = "framework.backward"() : () -> tensor<{n}xf32>
    %gradient = optim.gradient @x %y : tensor<{n}xf32>
    %x = ml_program.global_load @x : tensor<{n}xf32>
    %s = ml_program.global_load @s : tensor<{blocks}xf32>
    %out = ml_program.global_load @out : tensor<{n}xf32>
    %new = optim.foreach out(%out : tensor<{n}xf32>) in(%x : tensor<{n}xf32>)
        in(%gradient : tensor<{n}xf32>) in(%s : tensor<{blocks}xf32>)
        attributes {{block_size = {block} : i64}} {{
    ^bb0(%old: f32, %a: f32, %b: f32, %c: f32):
{body}
      optim.yield %result : f32
    }}
    ml_program.global_store @out = %new : tensor<{n}xf32>
    return
  }}
}}
"""


# Computations on %a, %b, and %c, which all elements of a block share.
BODIES = {
    "quotient": ("%result = arith.divf %a, %b : f32",),
    "root": ("%result = math.sqrt %a : f32",),
    "shared": ("%result = arith.divf %a, %c : f32",),
    "ratio": ("%root = math.sqrt %a : f32", "%result = arith.divf %root, %c : f32"),
    "chain": (
        "%root = math.sqrt %a : f32",
        "%ratio = arith.divf %root, %c : f32",
        "%result = arith.divf %b, %ratio : f32",
    ),
}


def make_program(kind, size):
    sizes = {"x": size, "out": size, "s": -(-size // BLOCK)}
    types = {name: f"tensor<{count}xf32>" for name, count in sizes.items()}
    lines = [
        f"  ml_program.global private mutable @{name}(#ml_program.extern : {own}) : {own}"
        for name, own in types.items()
    ]
    body = "\n".join(f"      {line}" for line in BODIES[kind])
    return PROGRAM.format(
        globals="\n".join(lines), n=size, blocks=sizes["s"], block=BLOCK, body=body
    )


def make_floats(exponents, mantissas):
    """Returns float32 numbers of all these fields, with both signs."""
    magnitudes = (numpy.asarray(exponents)[:, None] << 23) | numpy.asarray(mantissas)
    both = numpy.concatenate([magnitudes.ravel(), magnitudes.ravel() | 0x80000000])
    return both.astype(numpy.uint32).view(numpy.float32)


class BlockMathTest(TorchCase):
    def check(self, x, y, s):
        """Compares a step on the device with numpy's operations, which are those of IEEE 754."""
        wide = numpy.repeat(s, BLOCK)[: len(x)]
        with numpy.errstate(all="ignore"):
            root = numpy.sqrt(x)
            ratio = root / wide
            expected = {
                "quotient": x / y,
                "root": root,
                "shared": x / wide,
                "ratio": ratio,
                "chain": y / ratio,
            }
        for kind, values in expected.items():
            with self.subTest(kind):
                actual = self.execute(kind, x, y, s)
                are_nan = numpy.isnan(values)
                numpy.testing.assert_array_equal(numpy.isnan(actual), are_nan)
                numpy.testing.assert_array_equal(
                    actual.view(numpy.uint32)[~are_nan], values.view(numpy.uint32)[~are_nan]
                )

    def execute(self, kind, x, y, s):
        machine = find_machine(torch.device(DEVICE), 1)
        plan, _ = load_plan(make_program(kind, len(x)), machine)
        x, y, s = (torch.tensor(values, device=DEVICE) for values in (x, y, s))
        out = torch.zeros_like(x)
        plan.bind({"x": x, "s": s, "out": out}, {"x": y})
        plan.step()
        return out.cpu().numpy()

    def test_all_exponents(self):
        """Operands at the ends of all binades: most pairs leave the range of the short sequence."""
        # Both elements of a group are at the same end.
        values = make_floats(range(256), [0, 1, 0x3504F3, 0x7FFFFF]).repeat(2)
        draw = numpy.random.default_rng(0)
        x = numpy.tile(values, 48)
        y = numpy.concatenate([numpy.roll(values, 46 * i) for i in range(48)])
        s = draw.choice(values, -(-len(x) // BLOCK))
        self.check(x, y, s)

    def test_one_range(self):
        """Operands of which each group of elements keeps to the range, or only just leaves it."""
        draw = numpy.random.default_rng(1)
        size = 1 << 20
        for low, high in ((1, 254), (20, 40), (90, 160)):
            fields = draw.integers(low, high, (2, size // 256)).repeat(256, axis=1)
            x, y = (
                ((own << 23) | draw.integers(0, 1 << 23, size)).astype(numpy.uint32)
                for own in fields
            )
            scales = (draw.integers(low, high, size // BLOCK) << 23) | 0x7FFFFF
            self.check(
                x.view(numpy.float32),
                y.view(numpy.float32),
                scales.astype(numpy.uint32).view(numpy.float32),
            )

    def test_mantissas(self):
        """Divisors with all leading bits, by dividends near halves of last places."""
        draw = numpy.random.default_rng(2)
        y = (numpy.arange(0, 1 << 23, 7, dtype=numpy.uint32) | (127 << 23)).view(numpy.float32)
        quotients = 1 + draw.integers(0, 1 << 23, len(y)) * 2.0**-23 + 2.0**-24
        x = (quotients * y.astype(numpy.float64)).astype(numpy.float32)
        s = draw.choice(y, -(-len(y) // BLOCK))
        self.check(x, y, s)


if __name__ == "__main__":
    unittest.main()
