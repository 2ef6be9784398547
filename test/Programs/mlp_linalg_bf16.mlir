module {
  ml_program.global private mutable @images(#ml_program.extern : tensor<16x32xf32>) : tensor<16x32xf32>
  ml_program.global private mutable @labels(dense<[3, 0, 7, 4, 1, 8, 5, 2, 9, 6, 3, 0, 7, 4, 1, 8]> : tensor<16xi64>) : tensor<16xi64>
  ml_program.global private mutable @lr(dense<0.01> : tensor<f32>) : tensor<f32>
  ml_program.global private mutable @w1(#ml_program.extern : tensor<32x64xf32>) : tensor<32x64xf32>
  ml_program.global private mutable @w1.moment1(dense<0.0> : tensor<32x64xf32>) : tensor<32x64xf32>
  ml_program.global private mutable @w1.moment2(dense<0.0> : tensor<32x64xf32>) : tensor<32x64xf32>
  ml_program.global private mutable @w1.beta1_pow(dense<0.9> : tensor<1xf32>) : tensor<1xf32>
  ml_program.global private mutable @w1.beta2_pow(dense<0.999> : tensor<1xf32>) : tensor<1xf32>
  ml_program.global private mutable @b1(dense<0.0> : tensor<64xf32>) : tensor<64xf32>
  ml_program.global private mutable @b1.moment1(dense<0.0> : tensor<64xf32>) : tensor<64xf32>
  ml_program.global private mutable @b1.moment2(dense<0.0> : tensor<64xf32>) : tensor<64xf32>
  ml_program.global private mutable @b1.beta1_pow(dense<0.9> : tensor<1xf32>) : tensor<1xf32>
  ml_program.global private mutable @b1.beta2_pow(dense<0.999> : tensor<1xf32>) : tensor<1xf32>
  ml_program.global private mutable @w2(#ml_program.extern : tensor<64x48xf32>) : tensor<64x48xf32>
  ml_program.global private mutable @w2.moment1(dense<0.0> : tensor<64x48xf32>) : tensor<64x48xf32>
  ml_program.global private mutable @w2.moment2(dense<0.0> : tensor<64x48xf32>) : tensor<64x48xf32>
  ml_program.global private mutable @w2.beta1_pow(dense<0.9> : tensor<1xf32>) : tensor<1xf32>
  ml_program.global private mutable @w2.beta2_pow(dense<0.999> : tensor<1xf32>) : tensor<1xf32>
  ml_program.global private mutable @b2(dense<0.0> : tensor<48xf32>) : tensor<48xf32>
  ml_program.global private mutable @b2.moment1(dense<0.0> : tensor<48xf32>) : tensor<48xf32>
  ml_program.global private mutable @b2.moment2(dense<0.0> : tensor<48xf32>) : tensor<48xf32>
  ml_program.global private mutable @b2.beta1_pow(dense<0.9> : tensor<1xf32>) : tensor<1xf32>
  ml_program.global private mutable @b2.beta2_pow(dense<0.999> : tensor<1xf32>) : tensor<1xf32>
  ml_program.global private mutable @w3(#ml_program.extern : tensor<48x10xf32>) : tensor<48x10xf32>
  ml_program.global private mutable @w3.moment1(dense<0.0> : tensor<48x10xf32>) : tensor<48x10xf32>
  ml_program.global private mutable @w3.moment2(dense<0.0> : tensor<48x10xf32>) : tensor<48x10xf32>
  ml_program.global private mutable @w3.beta1_pow(dense<0.9> : tensor<1xf32>) : tensor<1xf32>
  ml_program.global private mutable @w3.beta2_pow(dense<0.999> : tensor<1xf32>) : tensor<1xf32>
  ml_program.global private mutable @b3(dense<0.0> : tensor<10xf32>) : tensor<10xf32>
  ml_program.global private mutable @b3.moment1(dense<0.0> : tensor<10xf32>) : tensor<10xf32>
  ml_program.global private mutable @b3.moment2(dense<0.0> : tensor<10xf32>) : tensor<10xf32>
  ml_program.global private mutable @b3.beta1_pow(dense<0.9> : tensor<1xf32>) : tensor<1xf32>
  ml_program.global private mutable @b3.beta2_pow(dense<0.999> : tensor<1xf32>) : tensor<1xf32>
  func.func @train_step() -> tensor<f32> {
    %1 = ml_program.global_load @images : tensor<16x32xf32>
    %2 = tensor.empty() : tensor<16x32xbf16>
    %3 = linalg.generic {indexing_maps = [affine_map<(b, i) -> (b, i)>, affine_map<(b, i) -> (b, i)>], iterator_types = ["parallel", "parallel"]}
        ins(%1 : tensor<16x32xf32>) outs(%2 : tensor<16x32xbf16>) {
    ^bb0(%a0: f32, %out: bf16):
      %v0 = arith.truncf %a0 : f32 to bf16
      linalg.yield %v0 : bf16
    } -> tensor<16x32xbf16>
    %4 = ml_program.global_load @w1 : tensor<32x64xf32>
    %5 = optim.cast %4 : tensor<32x64xf32> to tensor<32x64xbf16>
    %6 = arith.constant 0.0 : f32
    %7 = tensor.empty() : tensor<16x64xf32>
    %8 = linalg.fill ins(%6 : f32) outs(%7 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(b, o, i) -> (b, i)>, affine_map<(b, o, i) -> (i, o)>, affine_map<(b, o, i) -> (b, o)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%3, %5 : tensor<16x32xbf16>, tensor<32x64xbf16>) outs(%8 : tensor<16x64xf32>) {
    ^bb0(%a0: bf16, %a1: bf16, %out: f32):
      %v0 = arith.extf %a0 : bf16 to f32
      %v1 = arith.extf %a1 : bf16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x64xf32>
    %10 = ml_program.global_load @b1 : tensor<64xf32>
    %11 = tensor.empty() : tensor<16x64xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(b, o) -> (b, o)>, affine_map<(b, o) -> (o)>, affine_map<(b, o) -> (b, o)>], iterator_types = ["parallel", "parallel"]}
        ins(%9, %10 : tensor<16x64xf32>, tensor<64xf32>) outs(%11 : tensor<16x64xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.addf %a0, %a1 : f32
      linalg.yield %v0 : f32
    } -> tensor<16x64xf32>
    %13 = tensor.empty() : tensor<16x64xbf16>
    %14 = linalg.generic {indexing_maps = [affine_map<(b, o) -> (b, o)>, affine_map<(b, o) -> (b, o)>], iterator_types = ["parallel", "parallel"]}
        ins(%12 : tensor<16x64xf32>) outs(%13 : tensor<16x64xbf16>) {
    ^bb0(%a0: f32, %out: bf16):
      %v0 = arith.constant 0.000000e+00 : f32
      %v1 = arith.maximumf %a0, %v0 : f32
      %v2 = arith.truncf %v1 : f32 to bf16
      linalg.yield %v2 : bf16
    } -> tensor<16x64xbf16>
    %15 = ml_program.global_load @w2 : tensor<64x48xf32>
    %16 = optim.cast %15 : tensor<64x48xf32> to tensor<64x48xbf16>
    %17 = arith.constant 0.0 : f32
    %18 = tensor.empty() : tensor<16x48xf32>
    %19 = linalg.fill ins(%17 : f32) outs(%18 : tensor<16x48xf32>) -> tensor<16x48xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(b, o, i) -> (b, i)>, affine_map<(b, o, i) -> (i, o)>, affine_map<(b, o, i) -> (b, o)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%14, %16 : tensor<16x64xbf16>, tensor<64x48xbf16>) outs(%19 : tensor<16x48xf32>) {
    ^bb0(%a0: bf16, %a1: bf16, %out: f32):
      %v0 = arith.extf %a0 : bf16 to f32
      %v1 = arith.extf %a1 : bf16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x48xf32>
    %21 = ml_program.global_load @b2 : tensor<48xf32>
    %22 = tensor.empty() : tensor<16x48xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(b, o) -> (b, o)>, affine_map<(b, o) -> (o)>, affine_map<(b, o) -> (b, o)>], iterator_types = ["parallel", "parallel"]}
        ins(%20, %21 : tensor<16x48xf32>, tensor<48xf32>) outs(%22 : tensor<16x48xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.addf %a0, %a1 : f32
      linalg.yield %v0 : f32
    } -> tensor<16x48xf32>
    %24 = tensor.empty() : tensor<16x48xbf16>
    %25 = linalg.generic {indexing_maps = [affine_map<(b, o) -> (b, o)>, affine_map<(b, o) -> (b, o)>], iterator_types = ["parallel", "parallel"]}
        ins(%23 : tensor<16x48xf32>) outs(%24 : tensor<16x48xbf16>) {
    ^bb0(%a0: f32, %out: bf16):
      %v0 = arith.constant 0.000000e+00 : f32
      %v1 = arith.maximumf %a0, %v0 : f32
      %v2 = arith.truncf %v1 : f32 to bf16
      linalg.yield %v2 : bf16
    } -> tensor<16x48xbf16>
    %26 = ml_program.global_load @w3 : tensor<48x10xf32>
    %27 = optim.cast %26 : tensor<48x10xf32> to tensor<48x10xbf16>
    %28 = arith.constant 0.0 : f32
    %29 = tensor.empty() : tensor<16x10xf32>
    %30 = linalg.fill ins(%28 : f32) outs(%29 : tensor<16x10xf32>) -> tensor<16x10xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(b, o, i) -> (b, i)>, affine_map<(b, o, i) -> (i, o)>, affine_map<(b, o, i) -> (b, o)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%25, %27 : tensor<16x48xbf16>, tensor<48x10xbf16>) outs(%30 : tensor<16x10xf32>) {
    ^bb0(%a0: bf16, %a1: bf16, %out: f32):
      %v0 = arith.extf %a0 : bf16 to f32
      %v1 = arith.extf %a1 : bf16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x10xf32>
    %32 = ml_program.global_load @b3 : tensor<10xf32>
    %33 = tensor.empty() : tensor<16x10xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(b, o) -> (b, o)>, affine_map<(b, o) -> (o)>, affine_map<(b, o) -> (b, o)>], iterator_types = ["parallel", "parallel"]}
        ins(%31, %32 : tensor<16x10xf32>, tensor<10xf32>) outs(%33 : tensor<16x10xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.addf %a0, %a1 : f32
      linalg.yield %v0 : f32
    } -> tensor<16x10xf32>
    %35 = arith.constant 0xFF800000 : f32
    %36 = tensor.empty() : tensor<16xf32>
    %37 = linalg.fill ins(%35 : f32) outs(%36 : tensor<16xf32>) -> tensor<16xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(b, o) -> (b, o)>, affine_map<(b, o) -> (b)>], iterator_types = ["parallel", "reduction"]}
        ins(%34 : tensor<16x10xf32>) outs(%37 : tensor<16xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %v0 = arith.maximumf %out, %a0 : f32
      linalg.yield %v0 : f32
    } -> tensor<16xf32>
    %39 = tensor.empty() : tensor<16x10xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(b, o) -> (b, o)>, affine_map<(b, o) -> (b)>, affine_map<(b, o) -> (b, o)>], iterator_types = ["parallel", "parallel"]}
        ins(%34, %38 : tensor<16x10xf32>, tensor<16xf32>) outs(%39 : tensor<16x10xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.subf %a0, %a1 : f32
      %v1 = math.exp %v0 : f32
      linalg.yield %v1 : f32
    } -> tensor<16x10xf32>
    %41 = arith.constant 0.0 : f32
    %42 = tensor.empty() : tensor<16xf32>
    %43 = linalg.fill ins(%41 : f32) outs(%42 : tensor<16xf32>) -> tensor<16xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(b, o) -> (b, o)>, affine_map<(b, o) -> (b)>], iterator_types = ["parallel", "reduction"]}
        ins(%40 : tensor<16x10xf32>) outs(%43 : tensor<16xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %v0 = arith.addf %out, %a0 : f32
      linalg.yield %v0 : f32
    } -> tensor<16xf32>
    %45 = tensor.empty() : tensor<16x10xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(b, o) -> (b, o)>, affine_map<(b, o) -> (b)>, affine_map<(b, o) -> (b, o)>], iterator_types = ["parallel", "parallel"]}
        ins(%40, %44 : tensor<16x10xf32>, tensor<16xf32>) outs(%45 : tensor<16x10xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.divf %a0, %a1 : f32
      linalg.yield %v0 : f32
    } -> tensor<16x10xf32>
    %47 = ml_program.global_load @labels : tensor<16xi64>
    %48 = tensor.empty() : tensor<16x10xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(b, o) -> (b, o)>, affine_map<(b, o) -> (b)>, affine_map<(b, o) -> (b, o)>], iterator_types = ["parallel", "parallel"]}
        ins(%34, %47 : tensor<16x10xf32>, tensor<16xi64>) outs(%48 : tensor<16x10xf32>) {
    ^bb0(%a0: f32, %a1: i64, %out: f32):
      %v0 = linalg.index 1 : index
      %v1 = arith.index_cast %v0 : index to i64
      %v2 = arith.cmpi eq, %v1, %a1 : i64
      %v3 = arith.constant 1.000000e+00 : f32
      %v4 = arith.constant 0.000000e+00 : f32
      %v5 = arith.select %v2, %v3, %v4 : f32
      %v6 = arith.mulf %a0, %v5 : f32
      linalg.yield %v6 : f32
    } -> tensor<16x10xf32>
    %50 = arith.constant 0.0 : f32
    %51 = tensor.empty() : tensor<16xf32>
    %52 = linalg.fill ins(%50 : f32) outs(%51 : tensor<16xf32>) -> tensor<16xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(b, o) -> (b, o)>, affine_map<(b, o) -> (b)>], iterator_types = ["parallel", "reduction"]}
        ins(%49 : tensor<16x10xf32>) outs(%52 : tensor<16xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %v0 = arith.addf %out, %a0 : f32
      linalg.yield %v0 : f32
    } -> tensor<16xf32>
    %54 = tensor.empty() : tensor<16xf32>
    %55 = linalg.generic {indexing_maps = [affine_map<(b) -> (b)>, affine_map<(b) -> (b)>, affine_map<(b) -> (b)>, affine_map<(b) -> (b)>], iterator_types = ["parallel"]}
        ins(%44, %38, %53 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%54 : tensor<16xf32>) {
    ^bb0(%a0: f32, %a1: f32, %a2: f32, %out: f32):
      %v0 = math.log %a0 : f32
      %v1 = arith.addf %v0, %a1 : f32
      %v2 = arith.subf %v1, %a2 : f32
      %v3 = arith.constant 1.600000e+01 : f32
      %v4 = arith.divf %v2, %v3 : f32
      linalg.yield %v4 : f32
    } -> tensor<16xf32>
    %56 = arith.constant 0.0 : f32
    %57 = tensor.empty() : tensor<f32>
    %58 = linalg.fill ins(%56 : f32) outs(%57 : tensor<f32>) -> tensor<f32>
    %59 = linalg.generic {indexing_maps = [affine_map<(b) -> (b)>, affine_map<(b) -> ()>], iterator_types = ["reduction"]}
        ins(%55 : tensor<16xf32>) outs(%58 : tensor<f32>) {
    ^bb0(%a0: f32, %out: f32):
      %v0 = arith.addf %out, %a0 : f32
      linalg.yield %v0 : f32
    } -> tensor<f32>
    %60 = tensor.empty() : tensor<16x10xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(b, o) -> (b, o)>, affine_map<(b, o) -> (b)>, affine_map<(b, o) -> (b, o)>], iterator_types = ["parallel", "parallel"]}
        ins(%46, %47 : tensor<16x10xf32>, tensor<16xi64>) outs(%60 : tensor<16x10xf32>) {
    ^bb0(%a0: f32, %a1: i64, %out: f32):
      %v0 = linalg.index 1 : index
      %v1 = arith.index_cast %v0 : index to i64
      %v2 = arith.cmpi eq, %v1, %a1 : i64
      %v3 = arith.constant 1.000000e+00 : f32
      %v4 = arith.constant 0.000000e+00 : f32
      %v5 = arith.select %v2, %v3, %v4 : f32
      %v6 = arith.subf %a0, %v5 : f32
      %v7 = arith.constant 1.600000e+01 : f32
      %v8 = arith.divf %v6, %v7 : f32
      linalg.yield %v8 : f32
    } -> tensor<16x10xf32>
    %62 = tensor.empty() : tensor<16x10xbf16>
    %63 = linalg.generic {indexing_maps = [affine_map<(b, o) -> (b, o)>, affine_map<(b, o) -> (b, o)>], iterator_types = ["parallel", "parallel"]}
        ins(%61 : tensor<16x10xf32>) outs(%62 : tensor<16x10xbf16>) {
    ^bb0(%a0: f32, %out: bf16):
      %v0 = arith.truncf %a0 : f32 to bf16
      linalg.yield %v0 : bf16
    } -> tensor<16x10xbf16>
    %64 = arith.constant 0.0 : f32
    %65 = tensor.empty() : tensor<48x10xf32>
    %66 = linalg.fill ins(%64 : f32) outs(%65 : tensor<48x10xf32>) -> tensor<48x10xf32>
    %67 = linalg.generic {indexing_maps = [affine_map<(i, o, b) -> (b, i)>, affine_map<(i, o, b) -> (b, o)>, affine_map<(i, o, b) -> (i, o)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%25, %63 : tensor<16x48xbf16>, tensor<16x10xbf16>) outs(%66 : tensor<48x10xf32>) {
    ^bb0(%a0: bf16, %a1: bf16, %out: f32):
      %v0 = arith.extf %a0 : bf16 to f32
      %v1 = arith.extf %a1 : bf16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<48x10xf32>
    %68 = tensor.empty() : tensor<48x10xbf16>
    %69 = linalg.generic {indexing_maps = [affine_map<(i, o) -> (i, o)>, affine_map<(i, o) -> (i, o)>], iterator_types = ["parallel", "parallel"]}
        ins(%67 : tensor<48x10xf32>) outs(%68 : tensor<48x10xbf16>) {
    ^bb0(%a0: f32, %out: bf16):
      %v0 = arith.truncf %a0 : f32 to bf16
      linalg.yield %v0 : bf16
    } -> tensor<48x10xbf16>
    %70 = arith.constant 0.0 : f32
    %71 = tensor.empty() : tensor<10xf32>
    %72 = linalg.fill ins(%70 : f32) outs(%71 : tensor<10xf32>) -> tensor<10xf32>
    %73 = linalg.generic {indexing_maps = [affine_map<(o, b) -> (b, o)>, affine_map<(o, b) -> (o)>], iterator_types = ["parallel", "reduction"]}
        ins(%61 : tensor<16x10xf32>) outs(%72 : tensor<10xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %v0 = arith.addf %out, %a0 : f32
      linalg.yield %v0 : f32
    } -> tensor<10xf32>
    %74 = ml_program.global_load @w3 : tensor<48x10xf32>
    %75 = optim.cast %74 : tensor<48x10xf32> to tensor<48x10xbf16>
    %76 = arith.constant 0.0 : f32
    %77 = tensor.empty() : tensor<16x48xf32>
    %78 = linalg.fill ins(%76 : f32) outs(%77 : tensor<16x48xf32>) -> tensor<16x48xf32>
    %79 = linalg.generic {indexing_maps = [affine_map<(b, i, o) -> (b, o)>, affine_map<(b, i, o) -> (i, o)>, affine_map<(b, i, o) -> (b, i)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%63, %75 : tensor<16x10xbf16>, tensor<48x10xbf16>) outs(%78 : tensor<16x48xf32>) {
    ^bb0(%a0: bf16, %a1: bf16, %out: f32):
      %v0 = arith.extf %a0 : bf16 to f32
      %v1 = arith.extf %a1 : bf16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x48xf32>
    %80 = tensor.empty() : tensor<16x48xf32>
    %81 = linalg.generic {indexing_maps = [affine_map<(b, i) -> (b, i)>, affine_map<(b, i) -> (b, i)>, affine_map<(b, i) -> (b, i)>], iterator_types = ["parallel", "parallel"]}
        ins(%79, %23 : tensor<16x48xf32>, tensor<16x48xf32>) outs(%80 : tensor<16x48xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.constant 0.000000e+00 : f32
      %v1 = arith.cmpf ogt, %a1, %v0 : f32
      %v2 = arith.constant 0.000000e+00 : f32
      %v3 = arith.select %v1, %a0, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x48xf32>
    %82 = tensor.empty() : tensor<16x48xbf16>
    %83 = linalg.generic {indexing_maps = [affine_map<(b, o) -> (b, o)>, affine_map<(b, o) -> (b, o)>], iterator_types = ["parallel", "parallel"]}
        ins(%81 : tensor<16x48xf32>) outs(%82 : tensor<16x48xbf16>) {
    ^bb0(%a0: f32, %out: bf16):
      %v0 = arith.truncf %a0 : f32 to bf16
      linalg.yield %v0 : bf16
    } -> tensor<16x48xbf16>
    %84 = arith.constant 0.0 : f32
    %85 = tensor.empty() : tensor<64x48xf32>
    %86 = linalg.fill ins(%84 : f32) outs(%85 : tensor<64x48xf32>) -> tensor<64x48xf32>
    %87 = linalg.generic {indexing_maps = [affine_map<(i, o, b) -> (b, i)>, affine_map<(i, o, b) -> (b, o)>, affine_map<(i, o, b) -> (i, o)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%14, %83 : tensor<16x64xbf16>, tensor<16x48xbf16>) outs(%86 : tensor<64x48xf32>) {
    ^bb0(%a0: bf16, %a1: bf16, %out: f32):
      %v0 = arith.extf %a0 : bf16 to f32
      %v1 = arith.extf %a1 : bf16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<64x48xf32>
    %88 = tensor.empty() : tensor<64x48xbf16>
    %89 = linalg.generic {indexing_maps = [affine_map<(i, o) -> (i, o)>, affine_map<(i, o) -> (i, o)>], iterator_types = ["parallel", "parallel"]}
        ins(%87 : tensor<64x48xf32>) outs(%88 : tensor<64x48xbf16>) {
    ^bb0(%a0: f32, %out: bf16):
      %v0 = arith.truncf %a0 : f32 to bf16
      linalg.yield %v0 : bf16
    } -> tensor<64x48xbf16>
    %90 = arith.constant 0.0 : f32
    %91 = tensor.empty() : tensor<48xf32>
    %92 = linalg.fill ins(%90 : f32) outs(%91 : tensor<48xf32>) -> tensor<48xf32>
    %93 = linalg.generic {indexing_maps = [affine_map<(o, b) -> (b, o)>, affine_map<(o, b) -> (o)>], iterator_types = ["parallel", "reduction"]}
        ins(%81 : tensor<16x48xf32>) outs(%92 : tensor<48xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %v0 = arith.addf %out, %a0 : f32
      linalg.yield %v0 : f32
    } -> tensor<48xf32>
    %94 = ml_program.global_load @w2 : tensor<64x48xf32>
    %95 = optim.cast %94 : tensor<64x48xf32> to tensor<64x48xbf16>
    %96 = arith.constant 0.0 : f32
    %97 = tensor.empty() : tensor<16x64xf32>
    %98 = linalg.fill ins(%96 : f32) outs(%97 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %99 = linalg.generic {indexing_maps = [affine_map<(b, i, o) -> (b, o)>, affine_map<(b, i, o) -> (i, o)>, affine_map<(b, i, o) -> (b, i)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%83, %95 : tensor<16x48xbf16>, tensor<64x48xbf16>) outs(%98 : tensor<16x64xf32>) {
    ^bb0(%a0: bf16, %a1: bf16, %out: f32):
      %v0 = arith.extf %a0 : bf16 to f32
      %v1 = arith.extf %a1 : bf16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x64xf32>
    %100 = tensor.empty() : tensor<16x64xf32>
    %101 = linalg.generic {indexing_maps = [affine_map<(b, i) -> (b, i)>, affine_map<(b, i) -> (b, i)>, affine_map<(b, i) -> (b, i)>], iterator_types = ["parallel", "parallel"]}
        ins(%99, %12 : tensor<16x64xf32>, tensor<16x64xf32>) outs(%100 : tensor<16x64xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.constant 0.000000e+00 : f32
      %v1 = arith.cmpf ogt, %a1, %v0 : f32
      %v2 = arith.constant 0.000000e+00 : f32
      %v3 = arith.select %v1, %a0, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x64xf32>
    %102 = tensor.empty() : tensor<16x64xbf16>
    %103 = linalg.generic {indexing_maps = [affine_map<(b, o) -> (b, o)>, affine_map<(b, o) -> (b, o)>], iterator_types = ["parallel", "parallel"]}
        ins(%101 : tensor<16x64xf32>) outs(%102 : tensor<16x64xbf16>) {
    ^bb0(%a0: f32, %out: bf16):
      %v0 = arith.truncf %a0 : f32 to bf16
      linalg.yield %v0 : bf16
    } -> tensor<16x64xbf16>
    %104 = arith.constant 0.0 : f32
    %105 = tensor.empty() : tensor<32x64xf32>
    %106 = linalg.fill ins(%104 : f32) outs(%105 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %107 = linalg.generic {indexing_maps = [affine_map<(i, o, b) -> (b, i)>, affine_map<(i, o, b) -> (b, o)>, affine_map<(i, o, b) -> (i, o)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%3, %103 : tensor<16x32xbf16>, tensor<16x64xbf16>) outs(%106 : tensor<32x64xf32>) {
    ^bb0(%a0: bf16, %a1: bf16, %out: f32):
      %v0 = arith.extf %a0 : bf16 to f32
      %v1 = arith.extf %a1 : bf16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<32x64xf32>
    %108 = tensor.empty() : tensor<32x64xbf16>
    %109 = linalg.generic {indexing_maps = [affine_map<(i, o) -> (i, o)>, affine_map<(i, o) -> (i, o)>], iterator_types = ["parallel", "parallel"]}
        ins(%107 : tensor<32x64xf32>) outs(%108 : tensor<32x64xbf16>) {
    ^bb0(%a0: f32, %out: bf16):
      %v0 = arith.truncf %a0 : f32 to bf16
      linalg.yield %v0 : bf16
    } -> tensor<32x64xbf16>
    %110 = arith.constant 0.0 : f32
    %111 = tensor.empty() : tensor<64xf32>
    %112 = linalg.fill ins(%110 : f32) outs(%111 : tensor<64xf32>) -> tensor<64xf32>
    %113 = linalg.generic {indexing_maps = [affine_map<(o, b) -> (b, o)>, affine_map<(o, b) -> (o)>], iterator_types = ["parallel", "reduction"]}
        ins(%101 : tensor<16x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %v0 = arith.addf %out, %a0 : f32
      linalg.yield %v0 : f32
    } -> tensor<64xf32>
    %114 = optim.gradient @w3 %69 : tensor<48x10xbf16>
    %115 = optim.cast %114 : tensor<48x10xbf16> to tensor<48x10xf32>
    %116 = optim.gradient @b3 %73 : tensor<10xf32>
    %117 = optim.gradient @w2 %89 : tensor<64x48xbf16>
    %118 = optim.cast %117 : tensor<64x48xbf16> to tensor<64x48xf32>
    %119 = optim.gradient @b2 %93 : tensor<48xf32>
    %120 = optim.gradient @w1 %109 : tensor<32x64xbf16>
    %121 = optim.cast %120 : tensor<32x64xbf16> to tensor<32x64xf32>
    %122 = optim.gradient @b1 %113 : tensor<64xf32>
    %123 = tensor.empty() : tensor<1xf32>
    %124 = optim.reduce out(%123 : tensor<1xf32>) in(%115 : tensor<48x10xf32>) {
    ^bb0(%in: f32):
      %r0 = arith.mulf %in, %in : f32
      optim.yield %r0 : f32
    }
    %125 = tensor.empty() : tensor<1xf32>
    %126 = optim.reduce out(%125 : tensor<1xf32>) in(%116 : tensor<10xf32>) {
    ^bb0(%in: f32):
      %r0 = arith.mulf %in, %in : f32
      optim.yield %r0 : f32
    }
    %127 = tensor.empty() : tensor<1xf32>
    %128 = optim.reduce out(%127 : tensor<1xf32>) in(%118 : tensor<64x48xf32>) {
    ^bb0(%in: f32):
      %r0 = arith.mulf %in, %in : f32
      optim.yield %r0 : f32
    }
    %129 = tensor.empty() : tensor<1xf32>
    %130 = optim.reduce out(%129 : tensor<1xf32>) in(%119 : tensor<48xf32>) {
    ^bb0(%in: f32):
      %r0 = arith.mulf %in, %in : f32
      optim.yield %r0 : f32
    }
    %131 = tensor.empty() : tensor<1xf32>
    %132 = optim.reduce out(%131 : tensor<1xf32>) in(%121 : tensor<32x64xf32>) {
    ^bb0(%in: f32):
      %r0 = arith.mulf %in, %in : f32
      optim.yield %r0 : f32
    }
    %133 = tensor.empty() : tensor<1xf32>
    %134 = optim.reduce out(%133 : tensor<1xf32>) in(%122 : tensor<64xf32>) {
    ^bb0(%in: f32):
      %r0 = arith.mulf %in, %in : f32
      optim.yield %r0 : f32
    }
    %135 = tensor.empty() : tensor<6xf32>
    %136 = optim.foreach_parameter out(%135 : tensor<6xf32>) in(%124, %126, %128, %130, %132, %134 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
    ^bb0(%old: f32, %in: f32):
      optim.yield %in : f32
    }
    %137 = tensor.empty() : tensor<1xf32>
    %138 = optim.reduce_parameters out(%137 : tensor<1xf32>) in(%136 : tensor<6xf32>)
    %139 = tensor.empty() : tensor<1xf32>
    %140 = optim.foreach_parameter out(%139 : tensor<1xf32>) in(%138 : tensor<1xf32>) {
    ^bb0(%old: f32, %in: f32):
      %r0 = math.sqrt %in : f32
      optim.yield %r0 : f32
    }
    %141 = tensor.empty() : tensor<1xf32>
    %142 = optim.foreach_parameter out(%141 : tensor<1xf32>) in(%140 : tensor<1xf32>) {
    ^bb0(%old: f32, %in: f32):
      %one = arith.constant 1.0 : f32
      %above = arith.cmpf olt, %one, %in : f32
      %nan = arith.cmpf uno, %in, %in : f32
      %large = arith.ori %above, %nan : i1
      %r0 = arith.select %large, %in, %one : f32
      %r1 = arith.divf %one, %r0 : f32
      optim.yield %r1 : f32
    }
    %143 = tensor.empty() : tensor<48x10xf32>
    %144 = optim.foreach out(%143 : tensor<48x10xf32>) in(%115 : tensor<48x10xf32>) scalar(%142 : tensor<1xf32>) {
    ^bb0(%old: f32, %in: f32, %s0: f32):
      %r0 = arith.mulf %in, %s0 : f32
      optim.yield %r0 : f32
    }
    %145 = tensor.empty() : tensor<10xf32>
    %146 = optim.foreach out(%145 : tensor<10xf32>) in(%116 : tensor<10xf32>) scalar(%142 : tensor<1xf32>) {
    ^bb0(%old: f32, %in: f32, %s0: f32):
      %r0 = arith.mulf %in, %s0 : f32
      optim.yield %r0 : f32
    }
    %147 = tensor.empty() : tensor<64x48xf32>
    %148 = optim.foreach out(%147 : tensor<64x48xf32>) in(%118 : tensor<64x48xf32>) scalar(%142 : tensor<1xf32>) {
    ^bb0(%old: f32, %in: f32, %s0: f32):
      %r0 = arith.mulf %in, %s0 : f32
      optim.yield %r0 : f32
    }
    %149 = tensor.empty() : tensor<48xf32>
    %150 = optim.foreach out(%149 : tensor<48xf32>) in(%119 : tensor<48xf32>) scalar(%142 : tensor<1xf32>) {
    ^bb0(%old: f32, %in: f32, %s0: f32):
      %r0 = arith.mulf %in, %s0 : f32
      optim.yield %r0 : f32
    }
    %151 = tensor.empty() : tensor<32x64xf32>
    %152 = optim.foreach out(%151 : tensor<32x64xf32>) in(%121 : tensor<32x64xf32>) scalar(%142 : tensor<1xf32>) {
    ^bb0(%old: f32, %in: f32, %s0: f32):
      %r0 = arith.mulf %in, %s0 : f32
      optim.yield %r0 : f32
    }
    %153 = tensor.empty() : tensor<64xf32>
    %154 = optim.foreach out(%153 : tensor<64xf32>) in(%122 : tensor<64xf32>) scalar(%142 : tensor<1xf32>) {
    ^bb0(%old: f32, %in: f32, %s0: f32):
      %r0 = arith.mulf %in, %s0 : f32
      optim.yield %r0 : f32
    }
    %155 = ml_program.global_load @w3 : tensor<48x10xf32>
    %156 = ml_program.global_load @w3.moment1 : tensor<48x10xf32>
    %157 = ml_program.global_load @w3.moment2 : tensor<48x10xf32>
    %158 = ml_program.global_load @w3.beta1_pow : tensor<1xf32>
    %159 = ml_program.global_load @w3.beta2_pow : tensor<1xf32>
    %160 = ml_program.global_load @lr : tensor<f32>
    %161, %162, %163, %164, %165 = optim.adamw params(%155 : tensor<48x10xf32>) moment1(%156 : f32) moment2(%157 : f32) beta1_pow(%158 : tensor<1xf32>) beta2_pow(%159 : tensor<1xf32>) grads(%144 : f32) lr(%160 : tensor<f32>) {beta1 = 0.9 : f64, beta2 = 0.999 : f64, epsilon = 1.0e-8 : f64, lr_ratio = array<f64: 1.0>, weight_decay = array<f64: 0.01>}
    ml_program.global_store @w3 = %161 : tensor<48x10xf32>
    ml_program.global_store @w3.moment1 = %162 : tensor<48x10xf32>
    ml_program.global_store @w3.moment2 = %163 : tensor<48x10xf32>
    ml_program.global_store @w3.beta1_pow = %164 : tensor<1xf32>
    ml_program.global_store @w3.beta2_pow = %165 : tensor<1xf32>
    %166 = ml_program.global_load @b3 : tensor<10xf32>
    %167 = ml_program.global_load @b3.moment1 : tensor<10xf32>
    %168 = ml_program.global_load @b3.moment2 : tensor<10xf32>
    %169 = ml_program.global_load @b3.beta1_pow : tensor<1xf32>
    %170 = ml_program.global_load @b3.beta2_pow : tensor<1xf32>
    %171 = ml_program.global_load @lr : tensor<f32>
    %172, %173, %174, %175, %176 = optim.adamw params(%166 : tensor<10xf32>) moment1(%167 : f32) moment2(%168 : f32) beta1_pow(%169 : tensor<1xf32>) beta2_pow(%170 : tensor<1xf32>) grads(%146 : f32) lr(%171 : tensor<f32>) {beta1 = 0.9 : f64, beta2 = 0.999 : f64, epsilon = 1.0e-8 : f64, lr_ratio = array<f64: 1.0>, weight_decay = array<f64: 0.0>}
    ml_program.global_store @b3 = %172 : tensor<10xf32>
    ml_program.global_store @b3.moment1 = %173 : tensor<10xf32>
    ml_program.global_store @b3.moment2 = %174 : tensor<10xf32>
    ml_program.global_store @b3.beta1_pow = %175 : tensor<1xf32>
    ml_program.global_store @b3.beta2_pow = %176 : tensor<1xf32>
    %177 = ml_program.global_load @w2 : tensor<64x48xf32>
    %178 = ml_program.global_load @w2.moment1 : tensor<64x48xf32>
    %179 = ml_program.global_load @w2.moment2 : tensor<64x48xf32>
    %180 = ml_program.global_load @w2.beta1_pow : tensor<1xf32>
    %181 = ml_program.global_load @w2.beta2_pow : tensor<1xf32>
    %182 = ml_program.global_load @lr : tensor<f32>
    %183, %184, %185, %186, %187 = optim.adamw params(%177 : tensor<64x48xf32>) moment1(%178 : f32) moment2(%179 : f32) beta1_pow(%180 : tensor<1xf32>) beta2_pow(%181 : tensor<1xf32>) grads(%148 : f32) lr(%182 : tensor<f32>) {beta1 = 0.9 : f64, beta2 = 0.999 : f64, epsilon = 1.0e-8 : f64, lr_ratio = array<f64: 1.0>, weight_decay = array<f64: 0.01>}
    ml_program.global_store @w2 = %183 : tensor<64x48xf32>
    ml_program.global_store @w2.moment1 = %184 : tensor<64x48xf32>
    ml_program.global_store @w2.moment2 = %185 : tensor<64x48xf32>
    ml_program.global_store @w2.beta1_pow = %186 : tensor<1xf32>
    ml_program.global_store @w2.beta2_pow = %187 : tensor<1xf32>
    %188 = ml_program.global_load @b2 : tensor<48xf32>
    %189 = ml_program.global_load @b2.moment1 : tensor<48xf32>
    %190 = ml_program.global_load @b2.moment2 : tensor<48xf32>
    %191 = ml_program.global_load @b2.beta1_pow : tensor<1xf32>
    %192 = ml_program.global_load @b2.beta2_pow : tensor<1xf32>
    %193 = ml_program.global_load @lr : tensor<f32>
    %194, %195, %196, %197, %198 = optim.adamw params(%188 : tensor<48xf32>) moment1(%189 : f32) moment2(%190 : f32) beta1_pow(%191 : tensor<1xf32>) beta2_pow(%192 : tensor<1xf32>) grads(%150 : f32) lr(%193 : tensor<f32>) {beta1 = 0.9 : f64, beta2 = 0.999 : f64, epsilon = 1.0e-8 : f64, lr_ratio = array<f64: 1.0>, weight_decay = array<f64: 0.0>}
    ml_program.global_store @b2 = %194 : tensor<48xf32>
    ml_program.global_store @b2.moment1 = %195 : tensor<48xf32>
    ml_program.global_store @b2.moment2 = %196 : tensor<48xf32>
    ml_program.global_store @b2.beta1_pow = %197 : tensor<1xf32>
    ml_program.global_store @b2.beta2_pow = %198 : tensor<1xf32>
    %199 = ml_program.global_load @w1 : tensor<32x64xf32>
    %200 = ml_program.global_load @w1.moment1 : tensor<32x64xf32>
    %201 = ml_program.global_load @w1.moment2 : tensor<32x64xf32>
    %202 = ml_program.global_load @w1.beta1_pow : tensor<1xf32>
    %203 = ml_program.global_load @w1.beta2_pow : tensor<1xf32>
    %204 = ml_program.global_load @lr : tensor<f32>
    %205, %206, %207, %208, %209 = optim.adamw params(%199 : tensor<32x64xf32>) moment1(%200 : f32) moment2(%201 : f32) beta1_pow(%202 : tensor<1xf32>) beta2_pow(%203 : tensor<1xf32>) grads(%152 : f32) lr(%204 : tensor<f32>) {beta1 = 0.9 : f64, beta2 = 0.999 : f64, epsilon = 1.0e-8 : f64, lr_ratio = array<f64: 1.0>, weight_decay = array<f64: 0.01>}
    ml_program.global_store @w1 = %205 : tensor<32x64xf32>
    ml_program.global_store @w1.moment1 = %206 : tensor<32x64xf32>
    ml_program.global_store @w1.moment2 = %207 : tensor<32x64xf32>
    ml_program.global_store @w1.beta1_pow = %208 : tensor<1xf32>
    ml_program.global_store @w1.beta2_pow = %209 : tensor<1xf32>
    %210 = ml_program.global_load @b1 : tensor<64xf32>
    %211 = ml_program.global_load @b1.moment1 : tensor<64xf32>
    %212 = ml_program.global_load @b1.moment2 : tensor<64xf32>
    %213 = ml_program.global_load @b1.beta1_pow : tensor<1xf32>
    %214 = ml_program.global_load @b1.beta2_pow : tensor<1xf32>
    %215 = ml_program.global_load @lr : tensor<f32>
    %216, %217, %218, %219, %220 = optim.adamw params(%210 : tensor<64xf32>) moment1(%211 : f32) moment2(%212 : f32) beta1_pow(%213 : tensor<1xf32>) beta2_pow(%214 : tensor<1xf32>) grads(%154 : f32) lr(%215 : tensor<f32>) {beta1 = 0.9 : f64, beta2 = 0.999 : f64, epsilon = 1.0e-8 : f64, lr_ratio = array<f64: 1.0>, weight_decay = array<f64: 0.0>}
    ml_program.global_store @b1 = %216 : tensor<64xf32>
    ml_program.global_store @b1.moment1 = %217 : tensor<64xf32>
    ml_program.global_store @b1.moment2 = %218 : tensor<64xf32>
    ml_program.global_store @b1.beta1_pow = %219 : tensor<1xf32>
    ml_program.global_store @b1.beta2_pow = %220 : tensor<1xf32>
    return %59 : tensor<f32>
  }
}
