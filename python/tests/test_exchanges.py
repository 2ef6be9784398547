"""Tests of plans whose steps exchange words with other ranks, several in one process."""

import tempfile
import unittest

import numpy
from stepfold import Plan, PlanError
from stepfold.compiler import Session
from stepfold.variables import Exchange

WORDS = "vector<13xi64>"
PROGRAM = f"""
ml_program.global private mutable @w(#ml_program.extern : tensor<5xf32>) : tensor<5xf32>
ml_program.global private mutable @words(#ml_program.extern : tensor<{WORDS}>) : tensor<{WORDS}>
ml_program.global private mutable @top(#ml_program.extern : tensor<i64>) : tensor<i64>
func.func @train_step() {{
  %d = "framework.backward"() : () -> tensor<5xf32>
  %g = optim.gradient @w %d : tensor<5xf32>
  %w = ml_program.global_load @w : tensor<5xf32>
  %e = tensor.empty() : tensor<1x{WORDS}>
  %t = tensor.empty() : tensor<{WORDS}>
  %f = tensor.empty() : tensor<f32>
  %i = tensor.empty() : tensor<i64>
  %parts = optim.reduce exact(%e : tensor<1x{WORDS}>) in(%g : tensor<5xf32>) {{
  ^bb0(%in: f32):
    %square = arith.mulf %in, %in : f32
    optim.yield %square : f32
  }}
  %own = optim.reduce_parameters exact(%t : tensor<{WORDS}>) in(%parts : tensor<1x{WORDS}>)
  %words = optim.exchange sum "squares" (%own : tensor<{WORDS}>)
  ml_program.global_store @words = %words : tensor<{WORDS}>
  %rate = optim.foreach_parameter out(%f : tensor<f32>) in(%words : tensor<{WORDS}>) {{
  ^bb0(%out: f32, %in: {WORDS}):
    %sum = optim.round_sum %in : {WORDS}
    %root = math.sqrt %sum : f32
    %one = arith.constant 1.0 : f32
    %quotient = arith.divf %one, %root : f32
    optim.yield %quotient : f32
  }}
  %new = optim.foreach out(%w : tensor<5xf32>) in(%g : tensor<5xf32>) scalar(%rate : tensor<f32>) {{
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %change = arith.mulf %in, %scalar : f32
    %sum = arith.subf %out, %change : f32
    optim.yield %sum : f32
  }}
  ml_program.global_store @w = %new : tensor<5xf32>
  %first = optim.foreach_parameter out(%i : tensor<i64>) in(%rate : tensor<f32>) {{
  ^bb0(%out: i64, %in: f32):
    %bits = arith.bitcast %in : f32 to i32
    %wide = arith.extui %bits : i32 to i64
    optim.yield %wide : i64
  }}
  %top = optim.exchange maximum "top" (%first : tensor<i64>)
  ml_program.global_store @top = %top : tensor<i64>
  return
}}
"""


class Rank:
    """A plan with its tensors. The words of both exchanges are one tensor."""

    def __init__(self, folder, number):
        draw = numpy.random.default_rng(number)
        self.w = draw.standard_normal(5, dtype=numpy.float32)
        self.gradient = draw.standard_normal(5, dtype=numpy.float32)
        self.words = numpy.zeros(14, dtype=numpy.int64)
        self.plan = Plan.load(folder)
        state = {"w": self.w, "words": self.words[:13], "top": self.words[13:].reshape(())}
        self.plan.bind(state, {"w": self.gradient})


class ExchangesTest(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = temporary.name
        with Session() as session, session.parse(PROGRAM, "optimizer") as program:
            with program.compile("target=host") as compilation:
                compilation.write(self.folder)

    def test_description(self):
        plan = Plan.load(self.folder)
        by_name = {variable.name: variable for variable in plan.variables}
        self.assertEqual(
            plan.exchanges,
            (
                Exchange("squares", "sum", (by_name["words"],), 13),
                Exchange("top", "maximum", (by_name["top"],), 1),
            ),
        )
        self.assertEqual(by_name["words"].dtype, "i64")
        self.assertEqual(by_name["words"].shape, (13,))

    def test_ranks(self):
        """Three ranks step as the norm of all their gradients says."""
        ranks = [Rank(self.folder, number) for number in range(3)]
        old = [rank.w.copy() for rank in ranks]
        for exchange in (rank.plan.begin_step() for rank in ranks):
            self.assertEqual(exchange.name, "squares")
        total = sum(rank.words[:13] for rank in ranks)
        for rank in ranks:
            rank.words[:13] = total
        for exchange in [rank.plan.continue_step() for rank in ranks]:
            self.assertEqual(exchange.name, "top")
        self.assertEqual(len({int(rank.words[13]) for rank in ranks}), 1)
        for rank in ranks:
            self.assertIsNone(rank.plan.continue_step())
        squares = numpy.concatenate([rank.gradient for rank in ranks]) ** 2
        norm = numpy.sqrt(numpy.float32(squares.astype(numpy.float64).sum()))
        rate = numpy.float32(1.0) / norm
        for before, rank in zip(old, ranks):
            numpy.testing.assert_array_equal(rank.w, before - rank.gradient * rate)

    def test_abort(self):
        rank = Rank(self.folder, 0)
        old = rank.w.copy()
        rank.plan.begin_step()
        self.assertFalse(rank.plan.abort_step())
        numpy.testing.assert_array_equal(rank.w, old)
        rank.plan.begin_step()
        rank.plan.continue_step()
        # The update does not depend on the last exchange, which comes first.
        self.assertFalse(rank.plan.abort_step())
        numpy.testing.assert_array_equal(rank.w, old)

    def test_order(self):
        rank = Rank(self.folder, 0)
        with self.assertRaisesRegex(PlanError, r"exchanges words .* \('squares'\)"):
            rank.plan.step()
        for call in (rank.plan.continue_step, rank.plan.abort_step):
            with self.assertRaisesRegex(PlanError, "no step has begun"):
                call()
        rank.plan.begin_step()
        for call in (
            rank.plan.begin_step,
            lambda: rank.plan.read("w"),
            lambda: rank.plan.write("w", bytes(20)),
            lambda: rank.plan.bind({"w": numpy.zeros(5, dtype=numpy.float32)}),
        ):
            with self.assertRaisesRegex(PlanError, "a step has begun"):
                call()
        rank.plan.continue_step()
        self.assertIsNone(rank.plan.continue_step())


if __name__ == "__main__":
    unittest.main()
