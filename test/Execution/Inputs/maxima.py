"""Prints a program with maxima of negative numbers and of zeros of both signs, beside a sum.

    maxima.py f32|f64

The parameters have one element, none, and more than one chunk.
"""

import sys

PROGRAM = """\
ml_program.global private mutable @a(#ml_program.extern : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @b(#ml_program.extern : tensor<0xf32>) : tensor<0xf32>
ml_program.global private mutable @c(#ml_program.extern : tensor<8193xf32>) : tensor<8193xf32>
ml_program.global private mutable @least(dense<0.0> : tensor<3xf32>) : tensor<3xf32>
ml_program.global private mutable @flag_zeros(dense<7.0> : tensor<3xf32>) : tensor<3xf32>
ml_program.global private mutable @sums(dense<0.0> : tensor<3xf32>) : tensor<3xf32>
func.func @train_step(%da: tensor<1xf32>, %db: tensor<0xf32>, %dc: tensor<8193xf32>) {
  %ga = optim.gradient @a %da : tensor<1xf32>
  %gb = optim.gradient @b %db : tensor<0xf32>
  %gc = optim.gradient @c %dc : tensor<8193xf32>
  %e = tensor.empty() : tensor<3xf32>
  %least = optim.reduce maximum(%e : tensor<3xf32>)
      in(%ga, %gb, %gc : tensor<1xf32>, tensor<0xf32>, tensor<8193xf32>) {
  ^bb0(%in: f32):
    %0 = math.absf %in : f32
    %1 = arith.negf %0 : f32
    optim.yield %1 : f32
  }
  %zeros = optim.reduce maximum(%e : tensor<3xf32>)
      in(%ga, %gb, %gc : tensor<1xf32>, tensor<0xf32>, tensor<8193xf32>) {
  ^bb0(%in: f32):
    %zero = arith.constant 0.0 : f32
    %0 = arith.mulf %in, %zero : f32
    optim.yield %0 : f32
  }
  %sums = optim.reduce out(%e : tensor<3xf32>)
      in(%ga, %gb, %gc : tensor<1xf32>, tensor<0xf32>, tensor<8193xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  ml_program.global_store @least = %least : tensor<3xf32>
  ml_program.global_store @flag_zeros = %zeros : tensor<3xf32>
  ml_program.global_store @sums = %sums : tensor<3xf32>
  return
}
"""

if __name__ == "__main__":
    print(PROGRAM.replace("f32", sys.argv[1]), end="")
