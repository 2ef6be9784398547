"""Compiles a program for the host with the installed package, and executes a step."""

import array
import os
import sys
import tempfile

import stepfold

PROGRAM = """
ml_program.global private mutable @w(#ml_program.extern : tensor<1000xf32>) : tensor<1000xf32>
ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
func.func @train_step() {
  %d = "framework.backward"() : () -> tensor<1000xf32>
  %g = optim.gradient @w %d : tensor<1000xf32>
  %w = ml_program.global_load @w : tensor<1000xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %new = optim.sgd params(%w : tensor<1000xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %new : tensor<1000xf32>
  return
}
"""


def main():
    # Tests the installed package, not the one beside the tests.
    package = os.path.dirname(stepfold.__file__)
    assert package.startswith(sys.prefix), package
    with stepfold.Session() as session, tempfile.TemporaryDirectory() as folder:
        session.parse(PROGRAM).compile("target=host").write(folder)
        plan = stepfold.Plan.load(folder, threads=2)
    plan.write("w", array.array("f", [3.0] * 1000))
    plan.write("w", array.array("f", [2.0] * 1000), role="gradient")
    plan.step()
    assert set(array.array("f", plan.read("w"))) == {2.0}


if __name__ == "__main__":
    main()
