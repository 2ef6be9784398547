// A product of two matrices whose lower half is that of the upper one.
ml_program.global private mutable @w(#ml_program.extern : tensor<9x9xbf16>) : tensor<9x9xbf16>
ml_program.global private mutable @v(#ml_program.extern : tensor<9x9xbf16>) : tensor<9x9xbf16>
func.func @train_step(%d: tensor<9x9xbf16>) {
  %g = optim.gradient @w %d : tensor<9x9xbf16>
  %v = ml_program.global_load @v : tensor<9x9xbf16>
  %e = tensor.empty() : tensor<9x9xbf16>
  %p = optim.matmul mma16 out(%e : tensor<9x9xbf16>) lhs(%g : tensor<9x9xbf16>)
      rhs(%v : tensor<9x9xbf16>) {symmetric}
  ml_program.global_store @w = %p : tensor<9x9xbf16>
  return
}
