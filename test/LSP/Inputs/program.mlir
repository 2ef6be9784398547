module {
  ml_program.global private mutable @w(dense<0.5> : tensor<4xf32>) : tensor<4xf32>
  ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>

  func.func @train_step(%x: tensor<4xf32>) {
    %w = ml_program.global_load @w : tensor<4xf32>
    %lr = ml_program.global_load @lr : tensor<f32>
    %0 = "framework.forward_backward"(%x, %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %g = optim.gradient @w %0 : tensor<4xf32>
    %w1 = optim.sgd params(%w : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
    ml_program.global_store @w = %w1 : tensor<4xf32>
    return
  }
}
