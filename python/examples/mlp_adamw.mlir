// The optimizer stage that train.py trains with: AdamW over the parameters of its
// model, under the names that torch gives them. stepfold-compile turns it into a
// plan; the forward and backward pass are torch's.
module {
  ml_program.global private mutable @lr(dense<1.0e-2> : tensor<f32>) : tensor<f32>
  ml_program.global private mutable @"0.weight"(#ml_program.extern : tensor<64x16xf32>) : tensor<64x16xf32>
  ml_program.global private mutable @"0.weight.moment1"(dense<0.0> : tensor<64x16xf32>) : tensor<64x16xf32>
  ml_program.global private mutable @"0.weight.moment2"(dense<0.0> : tensor<64x16xf32>) : tensor<64x16xf32>
  ml_program.global private mutable @"0.weight.beta1_pow"(dense<0.9> : tensor<f32>) : tensor<f32>
  ml_program.global private mutable @"0.weight.beta2_pow"(dense<0.999> : tensor<f32>) : tensor<f32>
  ml_program.global private mutable @"0.bias"(#ml_program.extern : tensor<64xf32>) : tensor<64xf32>
  ml_program.global private mutable @"0.bias.moment1"(dense<0.0> : tensor<64xf32>) : tensor<64xf32>
  ml_program.global private mutable @"0.bias.moment2"(dense<0.0> : tensor<64xf32>) : tensor<64xf32>
  ml_program.global private mutable @"0.bias.beta1_pow"(dense<0.9> : tensor<f32>) : tensor<f32>
  ml_program.global private mutable @"0.bias.beta2_pow"(dense<0.999> : tensor<f32>) : tensor<f32>
  ml_program.global private mutable @"2.weight"(#ml_program.extern : tensor<1x64xf32>) : tensor<1x64xf32>
  ml_program.global private mutable @"2.weight.moment1"(dense<0.0> : tensor<1x64xf32>) : tensor<1x64xf32>
  ml_program.global private mutable @"2.weight.moment2"(dense<0.0> : tensor<1x64xf32>) : tensor<1x64xf32>
  ml_program.global private mutable @"2.weight.beta1_pow"(dense<0.9> : tensor<f32>) : tensor<f32>
  ml_program.global private mutable @"2.weight.beta2_pow"(dense<0.999> : tensor<f32>) : tensor<f32>
  ml_program.global private mutable @"2.bias"(#ml_program.extern : tensor<1xf32>) : tensor<1xf32>
  ml_program.global private mutable @"2.bias.moment1"(dense<0.0> : tensor<1xf32>) : tensor<1xf32>
  ml_program.global private mutable @"2.bias.moment2"(dense<0.0> : tensor<1xf32>) : tensor<1xf32>
  ml_program.global private mutable @"2.bias.beta1_pow"(dense<0.9> : tensor<f32>) : tensor<f32>
  ml_program.global private mutable @"2.bias.beta2_pow"(dense<0.999> : tensor<f32>) : tensor<f32>

  func.func @startup() {
    %0:4 = "torch.init"() : () -> (tensor<64x16xf32>, tensor<64xf32>, tensor<1x64xf32>, tensor<1xf32>)
    ml_program.global_store @"0.weight" = %0#0 : tensor<64x16xf32>
    ml_program.global_store @"0.bias" = %0#1 : tensor<64xf32>
    ml_program.global_store @"2.weight" = %0#2 : tensor<1x64xf32>
    ml_program.global_store @"2.bias" = %0#3 : tensor<1xf32>
    return
  }

  func.func @train_step() {
    %0:4 = "torch.backward"() : () -> (tensor<64x16xf32>, tensor<64xf32>, tensor<1x64xf32>, tensor<1xf32>)
    %lr = ml_program.global_load @lr : tensor<f32>

    %g0 = optim.gradient @"0.weight" %0#0 : tensor<64x16xf32>
    %p0 = ml_program.global_load @"0.weight" : tensor<64x16xf32>
    %m0 = ml_program.global_load @"0.weight.moment1" : tensor<64x16xf32>
    %v0 = ml_program.global_load @"0.weight.moment2" : tensor<64x16xf32>
    %b0 = ml_program.global_load @"0.weight.beta1_pow" : tensor<f32>
    %c0 = ml_program.global_load @"0.weight.beta2_pow" : tensor<f32>
    %p0n, %m0n, %v0n, %b0n, %c0n = optim.adamw
        params(%p0 : tensor<64x16xf32>) moment1(%m0 : f32) moment2(%v0 : f32)
        beta1_pow(%b0 : tensor<f32>) beta2_pow(%c0 : tensor<f32>)
        grads(%g0 : f32) lr(%lr : tensor<f32>)
        {beta1 = 0.9 : f64, beta2 = 0.999 : f64, epsilon = 1.0e-8 : f64, weight_decay = array<f64: 0.01>}
    ml_program.global_store @"0.weight" = %p0n : tensor<64x16xf32>
    ml_program.global_store @"0.weight.moment1" = %m0n : tensor<64x16xf32>
    ml_program.global_store @"0.weight.moment2" = %v0n : tensor<64x16xf32>
    ml_program.global_store @"0.weight.beta1_pow" = %b0n : tensor<f32>
    ml_program.global_store @"0.weight.beta2_pow" = %c0n : tensor<f32>

    %g1 = optim.gradient @"0.bias" %0#1 : tensor<64xf32>
    %p1 = ml_program.global_load @"0.bias" : tensor<64xf32>
    %m1 = ml_program.global_load @"0.bias.moment1" : tensor<64xf32>
    %v1 = ml_program.global_load @"0.bias.moment2" : tensor<64xf32>
    %b1 = ml_program.global_load @"0.bias.beta1_pow" : tensor<f32>
    %c1 = ml_program.global_load @"0.bias.beta2_pow" : tensor<f32>
    %p1n, %m1n, %v1n, %b1n, %c1n = optim.adamw
        params(%p1 : tensor<64xf32>) moment1(%m1 : f32) moment2(%v1 : f32)
        beta1_pow(%b1 : tensor<f32>) beta2_pow(%c1 : tensor<f32>)
        grads(%g1 : f32) lr(%lr : tensor<f32>)
        {beta1 = 0.9 : f64, beta2 = 0.999 : f64, epsilon = 1.0e-8 : f64, weight_decay = array<f64: 0.01>}
    ml_program.global_store @"0.bias" = %p1n : tensor<64xf32>
    ml_program.global_store @"0.bias.moment1" = %m1n : tensor<64xf32>
    ml_program.global_store @"0.bias.moment2" = %v1n : tensor<64xf32>
    ml_program.global_store @"0.bias.beta1_pow" = %b1n : tensor<f32>
    ml_program.global_store @"0.bias.beta2_pow" = %c1n : tensor<f32>

    %g2 = optim.gradient @"2.weight" %0#2 : tensor<1x64xf32>
    %p2 = ml_program.global_load @"2.weight" : tensor<1x64xf32>
    %m2 = ml_program.global_load @"2.weight.moment1" : tensor<1x64xf32>
    %v2 = ml_program.global_load @"2.weight.moment2" : tensor<1x64xf32>
    %b2 = ml_program.global_load @"2.weight.beta1_pow" : tensor<f32>
    %c2 = ml_program.global_load @"2.weight.beta2_pow" : tensor<f32>
    %p2n, %m2n, %v2n, %b2n, %c2n = optim.adamw
        params(%p2 : tensor<1x64xf32>) moment1(%m2 : f32) moment2(%v2 : f32)
        beta1_pow(%b2 : tensor<f32>) beta2_pow(%c2 : tensor<f32>)
        grads(%g2 : f32) lr(%lr : tensor<f32>)
        {beta1 = 0.9 : f64, beta2 = 0.999 : f64, epsilon = 1.0e-8 : f64, weight_decay = array<f64: 0.01>}
    ml_program.global_store @"2.weight" = %p2n : tensor<1x64xf32>
    ml_program.global_store @"2.weight.moment1" = %m2n : tensor<1x64xf32>
    ml_program.global_store @"2.weight.moment2" = %v2n : tensor<1x64xf32>
    ml_program.global_store @"2.weight.beta1_pow" = %b2n : tensor<f32>
    ml_program.global_store @"2.weight.beta2_pow" = %c2n : tensor<f32>

    %g3 = optim.gradient @"2.bias" %0#3 : tensor<1xf32>
    %p3 = ml_program.global_load @"2.bias" : tensor<1xf32>
    %m3 = ml_program.global_load @"2.bias.moment1" : tensor<1xf32>
    %v3 = ml_program.global_load @"2.bias.moment2" : tensor<1xf32>
    %b3 = ml_program.global_load @"2.bias.beta1_pow" : tensor<f32>
    %c3 = ml_program.global_load @"2.bias.beta2_pow" : tensor<f32>
    %p3n, %m3n, %v3n, %b3n, %c3n = optim.adamw
        params(%p3 : tensor<1xf32>) moment1(%m3 : f32) moment2(%v3 : f32)
        beta1_pow(%b3 : tensor<f32>) beta2_pow(%c3 : tensor<f32>)
        grads(%g3 : f32) lr(%lr : tensor<f32>)
        {beta1 = 0.9 : f64, beta2 = 0.999 : f64, epsilon = 1.0e-8 : f64, weight_decay = array<f64: 0.01>}
    ml_program.global_store @"2.bias" = %p3n : tensor<1xf32>
    ml_program.global_store @"2.bias.moment1" = %m3n : tensor<1xf32>
    ml_program.global_store @"2.bias.moment2" = %v3n : tensor<1xf32>
    ml_program.global_store @"2.bias.beta1_pow" = %b3n : tensor<f32>
    ml_program.global_store @"2.bias.beta2_pow" = %c3n : tensor<f32>
    return
  }
}
