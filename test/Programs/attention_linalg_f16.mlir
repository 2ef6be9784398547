module {
  ml_program.global private mutable @inputs(#ml_program.extern : tensor<16x32xf32>) : tensor<16x32xf32>
  ml_program.global private mutable @targets(#ml_program.extern : tensor<16x32xf32>) : tensor<16x32xf32>
  ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
  ml_program.global private mutable @loss_scaling(dense<524288.0> : tensor<f32>) : tensor<f32>
  ml_program.global private mutable @query(#ml_program.extern : tensor<32x32xf32>) : tensor<32x32xf32>
  ml_program.global private mutable @query.velocity(dense<0.0> : tensor<32x32xf32>) : tensor<32x32xf32>
  ml_program.global private mutable @key(#ml_program.extern : tensor<32x32xf32>) : tensor<32x32xf32>
  ml_program.global private mutable @key.velocity(dense<0.0> : tensor<32x32xf32>) : tensor<32x32xf32>
  ml_program.global private mutable @value(#ml_program.extern : tensor<32x32xf32>) : tensor<32x32xf32>
  ml_program.global private mutable @value.velocity(dense<0.0> : tensor<32x32xf32>) : tensor<32x32xf32>
  ml_program.global private mutable @output(#ml_program.extern : tensor<32x32xf32>) : tensor<32x32xf32>
  ml_program.global private mutable @output.velocity(dense<0.0> : tensor<32x32xf32>) : tensor<32x32xf32>
  ml_program.global private mutable @bias(dense<0.0> : tensor<32xf32>) : tensor<32xf32>
  ml_program.global private mutable @bias.velocity(dense<0.0> : tensor<32xf32>) : tensor<32xf32>
  ml_program.global private mutable @gain(dense<1.0> : tensor<32xf32>) : tensor<32xf32>
  ml_program.global private mutable @gain.velocity(dense<0.0> : tensor<32xf32>) : tensor<32xf32>
  ml_program.global private mutable @shift(dense<0.0> : tensor<32xf32>) : tensor<32xf32>
  ml_program.global private mutable @shift.velocity(dense<0.0> : tensor<32xf32>) : tensor<32xf32>
  func.func @train_step() -> tensor<f32> {
    %1 = ml_program.global_load @inputs : tensor<16x32xf32>
    %2 = arith.constant 0.0 : f32
    %3 = tensor.empty() : tensor<16xf32>
    %4 = linalg.fill ins(%2 : f32) outs(%3 : tensor<16xf32>) -> tensor<16xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(s, i) -> (s, i)>, affine_map<(s, i) -> (s)>], iterator_types = ["parallel", "reduction"]}
        ins(%1 : tensor<16x32xf32>) outs(%4 : tensor<16xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %v0 = arith.addf %out, %a0 : f32
      linalg.yield %v0 : f32
    } -> tensor<16xf32>
    %6 = tensor.empty() : tensor<16xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(s) -> (s)>, affine_map<(s) -> (s)>], iterator_types = ["parallel"]}
        ins(%5 : tensor<16xf32>) outs(%6 : tensor<16xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %v0 = arith.constant 3.200000e+01 : f32
      %v1 = arith.divf %a0, %v0 : f32
      linalg.yield %v1 : f32
    } -> tensor<16xf32>
    %8 = tensor.empty() : tensor<16x32xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(s, i) -> (s, i)>, affine_map<(s, i) -> (s)>, affine_map<(s, i) -> (s, i)>], iterator_types = ["parallel", "parallel"]}
        ins(%1, %7 : tensor<16x32xf32>, tensor<16xf32>) outs(%8 : tensor<16x32xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.subf %a0, %a1 : f32
      linalg.yield %v0 : f32
    } -> tensor<16x32xf32>
    %10 = arith.constant 0.0 : f32
    %11 = tensor.empty() : tensor<16xf32>
    %12 = linalg.fill ins(%10 : f32) outs(%11 : tensor<16xf32>) -> tensor<16xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(s, i) -> (s, i)>, affine_map<(s, i) -> (s, i)>, affine_map<(s, i) -> (s)>], iterator_types = ["parallel", "reduction"]}
        ins(%9, %9 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%12 : tensor<16xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.mulf %a0, %a1 : f32
      %v1 = arith.addf %out, %v0 : f32
      linalg.yield %v1 : f32
    } -> tensor<16xf32>
    %14 = tensor.empty() : tensor<16xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(s) -> (s)>, affine_map<(s) -> (s)>], iterator_types = ["parallel"]}
        ins(%13 : tensor<16xf32>) outs(%14 : tensor<16xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %v0 = arith.constant 3.200000e+01 : f32
      %v1 = arith.divf %a0, %v0 : f32
      linalg.yield %v1 : f32
    } -> tensor<16xf32>
    %16 = tensor.empty() : tensor<16x32xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(s, i) -> (s, i)>, affine_map<(s, i) -> (s)>, affine_map<(s, i) -> (s, i)>], iterator_types = ["parallel", "parallel"]}
        ins(%9, %15 : tensor<16x32xf32>, tensor<16xf32>) outs(%16 : tensor<16x32xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.constant 1.000000e-05 : f32
      %v1 = arith.addf %a1, %v0 : f32
      %v2 = math.sqrt %v1 : f32
      %v3 = arith.divf %a0, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x32xf32>
    %18 = ml_program.global_load @gain : tensor<32xf32>
    %19 = ml_program.global_load @shift : tensor<32xf32>
    %20 = tensor.empty() : tensor<16x32xf16>
    %21 = linalg.generic {indexing_maps = [affine_map<(s, i) -> (s, i)>, affine_map<(s, i) -> (i)>, affine_map<(s, i) -> (i)>, affine_map<(s, i) -> (s, i)>], iterator_types = ["parallel", "parallel"]}
        ins(%17, %18, %19 : tensor<16x32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%20 : tensor<16x32xf16>) {
    ^bb0(%a0: f32, %a1: f32, %a2: f32, %out: f16):
      %v0 = arith.mulf %a0, %a1 : f32
      %v1 = arith.addf %v0, %a2 : f32
      %v2 = arith.truncf %v1 : f32 to f16
      linalg.yield %v2 : f16
    } -> tensor<16x32xf16>
    %22 = ml_program.global_load @query : tensor<32x32xf32>
    %23 = optim.cast %22 : tensor<32x32xf32> to tensor<32x32xf16>
    %24 = arith.constant 0.0 : f32
    %25 = tensor.empty() : tensor<16x32xf32>
    %26 = linalg.fill ins(%24 : f32) outs(%25 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(s, o, i) -> (s, i)>, affine_map<(s, o, i) -> (i, o)>, affine_map<(s, o, i) -> (s, o)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%21, %23 : tensor<16x32xf16>, tensor<32x32xf16>) outs(%26 : tensor<16x32xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x32xf32>
    %28 = tensor.empty() : tensor<16x32xf16>
    %29 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
        ins(%27 : tensor<16x32xf32>) outs(%28 : tensor<16x32xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %v0 = arith.truncf %a0 : f32 to f16
      linalg.yield %v0 : f16
    } -> tensor<16x32xf16>
    %30 = tensor.expand_shape %29 [[0], [1, 2]] output_shape [16, 4, 8] : tensor<16x32xf16> into tensor<16x4x8xf16>
    %31 = ml_program.global_load @key : tensor<32x32xf32>
    %32 = optim.cast %31 : tensor<32x32xf32> to tensor<32x32xf16>
    %33 = arith.constant 0.0 : f32
    %34 = tensor.empty() : tensor<16x32xf32>
    %35 = linalg.fill ins(%33 : f32) outs(%34 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(s, o, i) -> (s, i)>, affine_map<(s, o, i) -> (i, o)>, affine_map<(s, o, i) -> (s, o)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%21, %32 : tensor<16x32xf16>, tensor<32x32xf16>) outs(%35 : tensor<16x32xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x32xf32>
    %37 = tensor.empty() : tensor<16x32xf16>
    %38 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
        ins(%36 : tensor<16x32xf32>) outs(%37 : tensor<16x32xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %v0 = arith.truncf %a0 : f32 to f16
      linalg.yield %v0 : f16
    } -> tensor<16x32xf16>
    %39 = tensor.expand_shape %38 [[0], [1, 2]] output_shape [16, 4, 8] : tensor<16x32xf16> into tensor<16x4x8xf16>
    %40 = ml_program.global_load @value : tensor<32x32xf32>
    %41 = optim.cast %40 : tensor<32x32xf32> to tensor<32x32xf16>
    %42 = arith.constant 0.0 : f32
    %43 = tensor.empty() : tensor<16x32xf32>
    %44 = linalg.fill ins(%42 : f32) outs(%43 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(s, o, i) -> (s, i)>, affine_map<(s, o, i) -> (i, o)>, affine_map<(s, o, i) -> (s, o)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%21, %41 : tensor<16x32xf16>, tensor<32x32xf16>) outs(%44 : tensor<16x32xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x32xf32>
    %46 = tensor.empty() : tensor<16x32xf16>
    %47 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
        ins(%45 : tensor<16x32xf32>) outs(%46 : tensor<16x32xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %v0 = arith.truncf %a0 : f32 to f16
      linalg.yield %v0 : f16
    } -> tensor<16x32xf16>
    %48 = tensor.expand_shape %47 [[0], [1, 2]] output_shape [16, 4, 8] : tensor<16x32xf16> into tensor<16x4x8xf16>
    %49 = arith.constant 0.0 : f32
    %50 = tensor.empty() : tensor<4x16x16xf32>
    %51 = linalg.fill ins(%49 : f32) outs(%50 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %52 = linalg.generic {indexing_maps = [affine_map<(h, i, j, d) -> (i, h, d)>, affine_map<(h, i, j, d) -> (j, h, d)>, affine_map<(h, i, j, d) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
        ins(%30, %39 : tensor<16x4x8xf16>, tensor<16x4x8xf16>) outs(%51 : tensor<4x16x16xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<4x16x16xf32>
    %53 = tensor.empty() : tensor<4x16x16xf32>
    %54 = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%52 : tensor<4x16x16xf32>) outs(%53 : tensor<4x16x16xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %v0 = arith.constant 2.828427e+00 : f32
      %v1 = arith.divf %a0, %v0 : f32
      linalg.yield %v1 : f32
    } -> tensor<4x16x16xf32>
    %55 = arith.constant 0xFF800000 : f32
    %56 = tensor.empty() : tensor<4x16xf32>
    %57 = linalg.fill ins(%55 : f32) outs(%56 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %58 = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%54 : tensor<4x16x16xf32>) outs(%57 : tensor<4x16xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %v0 = arith.maximumf %out, %a0 : f32
      linalg.yield %v0 : f32
    } -> tensor<4x16xf32>
    %59 = tensor.empty() : tensor<4x16x16xf32>
    %60 = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i)>, affine_map<(h, i, j) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%54, %58 : tensor<4x16x16xf32>, tensor<4x16xf32>) outs(%59 : tensor<4x16x16xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.subf %a0, %a1 : f32
      %v1 = math.exp %v0 : f32
      linalg.yield %v1 : f32
    } -> tensor<4x16x16xf32>
    %61 = arith.constant 0.0 : f32
    %62 = tensor.empty() : tensor<4x16xf32>
    %63 = linalg.fill ins(%61 : f32) outs(%62 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %64 = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%60 : tensor<4x16x16xf32>) outs(%63 : tensor<4x16xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %v0 = arith.addf %out, %a0 : f32
      linalg.yield %v0 : f32
    } -> tensor<4x16xf32>
    %65 = tensor.empty() : tensor<4x16x16xf32>
    %66 = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i)>, affine_map<(h, i, j) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%60, %64 : tensor<4x16x16xf32>, tensor<4x16xf32>) outs(%65 : tensor<4x16x16xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.divf %a0, %a1 : f32
      linalg.yield %v0 : f32
    } -> tensor<4x16x16xf32>
    %67 = tensor.empty() : tensor<4x16x16xf16>
    %68 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%66 : tensor<4x16x16xf32>) outs(%67 : tensor<4x16x16xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %v0 = arith.truncf %a0 : f32 to f16
      linalg.yield %v0 : f16
    } -> tensor<4x16x16xf16>
    %69 = arith.constant 0.0 : f32
    %70 = tensor.empty() : tensor<16x4x8xf32>
    %71 = linalg.fill ins(%69 : f32) outs(%70 : tensor<16x4x8xf32>) -> tensor<16x4x8xf32>
    %72 = linalg.generic {indexing_maps = [affine_map<(i, h, d, j) -> (h, i, j)>, affine_map<(i, h, d, j) -> (j, h, d)>, affine_map<(i, h, d, j) -> (i, h, d)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
        ins(%68, %48 : tensor<4x16x16xf16>, tensor<16x4x8xf16>) outs(%71 : tensor<16x4x8xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x4x8xf32>
    %73 = tensor.empty() : tensor<16x4x8xf16>
    %74 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%72 : tensor<16x4x8xf32>) outs(%73 : tensor<16x4x8xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %v0 = arith.truncf %a0 : f32 to f16
      linalg.yield %v0 : f16
    } -> tensor<16x4x8xf16>
    %75 = tensor.collapse_shape %74 [[0], [1, 2]] : tensor<16x4x8xf16> into tensor<16x32xf16>
    %76 = ml_program.global_load @output : tensor<32x32xf32>
    %77 = optim.cast %76 : tensor<32x32xf32> to tensor<32x32xf16>
    %78 = arith.constant 0.0 : f32
    %79 = tensor.empty() : tensor<16x32xf32>
    %80 = linalg.fill ins(%78 : f32) outs(%79 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %81 = linalg.generic {indexing_maps = [affine_map<(s, o, i) -> (s, i)>, affine_map<(s, o, i) -> (i, o)>, affine_map<(s, o, i) -> (s, o)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%75, %77 : tensor<16x32xf16>, tensor<32x32xf16>) outs(%80 : tensor<16x32xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x32xf32>
    %82 = ml_program.global_load @bias : tensor<32xf32>
    %83 = ml_program.global_load @targets : tensor<16x32xf32>
    %84 = tensor.empty() : tensor<16x32xf32>
    %85 = linalg.generic {indexing_maps = [affine_map<(s, o) -> (s, o)>, affine_map<(s, o) -> (o)>, affine_map<(s, o) -> (s, o)>, affine_map<(s, o) -> (s, o)>, affine_map<(s, o) -> (s, o)>], iterator_types = ["parallel", "parallel"]}
        ins(%81, %82, %1, %83 : tensor<16x32xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<16x32xf32>) outs(%84 : tensor<16x32xf32>) {
    ^bb0(%a0: f32, %a1: f32, %a2: f32, %a3: f32, %out: f32):
      %v0 = arith.addf %a0, %a1 : f32
      %v1 = arith.addf %v0, %a2 : f32
      %v2 = arith.subf %v1, %a3 : f32
      linalg.yield %v2 : f32
    } -> tensor<16x32xf32>
    %86 = arith.constant 0.0 : f32
    %87 = tensor.empty() : tensor<f32>
    %88 = linalg.fill ins(%86 : f32) outs(%87 : tensor<f32>) -> tensor<f32>
    %89 = linalg.generic {indexing_maps = [affine_map<(o, s) -> (s, o)>, affine_map<(o, s) -> (s, o)>, affine_map<(o, s) -> ()>], iterator_types = ["reduction", "reduction"]}
        ins(%85, %85 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%88 : tensor<f32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.mulf %a0, %a1 : f32
      %v1 = arith.addf %out, %v0 : f32
      linalg.yield %v1 : f32
    } -> tensor<f32>
    %90 = tensor.empty() : tensor<f32>
    %91 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
        ins(%89 : tensor<f32>) outs(%90 : tensor<f32>) {
    ^bb0(%a0: f32, %out: f32):
      %v0 = arith.constant 5.120000e+02 : f32
      %v1 = arith.divf %a0, %v0 : f32
      linalg.yield %v1 : f32
    } -> tensor<f32>
    %92 = ml_program.global_load @loss_scaling : tensor<f32>
    %93 = tensor.empty() : tensor<16x32xf32>
    %94 = linalg.generic {indexing_maps = [affine_map<(s, o) -> (s, o)>, affine_map<(s, o) -> ()>, affine_map<(s, o) -> (s, o)>], iterator_types = ["parallel", "parallel"]}
        ins(%85, %92 : tensor<16x32xf32>, tensor<f32>) outs(%93 : tensor<16x32xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.constant 3.906250e-03 : f32
      %v1 = arith.mulf %a0, %v0 : f32
      %v2 = arith.mulf %v1, %a1 : f32
      linalg.yield %v2 : f32
    } -> tensor<16x32xf32>
    %95 = tensor.empty() : tensor<16x32xf16>
    %96 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
        ins(%94 : tensor<16x32xf32>) outs(%95 : tensor<16x32xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %v0 = arith.truncf %a0 : f32 to f16
      linalg.yield %v0 : f16
    } -> tensor<16x32xf16>
    %97 = arith.constant 0.0 : f32
    %98 = tensor.empty() : tensor<32xf32>
    %99 = linalg.fill ins(%97 : f32) outs(%98 : tensor<32xf32>) -> tensor<32xf32>
    %100 = linalg.generic {indexing_maps = [affine_map<(o, s) -> (s, o)>, affine_map<(o, s) -> (o)>], iterator_types = ["parallel", "reduction"]}
        ins(%94 : tensor<16x32xf32>) outs(%99 : tensor<32xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %v0 = arith.addf %out, %a0 : f32
      linalg.yield %v0 : f32
    } -> tensor<32xf32>
    %101 = arith.constant 0.0 : f32
    %102 = tensor.empty() : tensor<32x32xf32>
    %103 = linalg.fill ins(%101 : f32) outs(%102 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %104 = linalg.generic {indexing_maps = [affine_map<(i, o, s) -> (s, i)>, affine_map<(i, o, s) -> (s, o)>, affine_map<(i, o, s) -> (i, o)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%75, %96 : tensor<16x32xf16>, tensor<16x32xf16>) outs(%103 : tensor<32x32xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<32x32xf32>
    %105 = tensor.empty() : tensor<32x32xf16>
    %106 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
        ins(%104 : tensor<32x32xf32>) outs(%105 : tensor<32x32xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %v0 = arith.truncf %a0 : f32 to f16
      linalg.yield %v0 : f16
    } -> tensor<32x32xf16>
    %107 = ml_program.global_load @output : tensor<32x32xf32>
    %108 = optim.cast %107 : tensor<32x32xf32> to tensor<32x32xf16>
    %109 = arith.constant 0.0 : f32
    %110 = tensor.empty() : tensor<16x32xf32>
    %111 = linalg.fill ins(%109 : f32) outs(%110 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %112 = linalg.generic {indexing_maps = [affine_map<(s, i, o) -> (s, o)>, affine_map<(s, i, o) -> (i, o)>, affine_map<(s, i, o) -> (s, i)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%96, %108 : tensor<16x32xf16>, tensor<32x32xf16>) outs(%111 : tensor<16x32xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x32xf32>
    %113 = tensor.empty() : tensor<16x32xf16>
    %114 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
        ins(%112 : tensor<16x32xf32>) outs(%113 : tensor<16x32xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %v0 = arith.truncf %a0 : f32 to f16
      linalg.yield %v0 : f16
    } -> tensor<16x32xf16>
    %115 = tensor.expand_shape %114 [[0], [1, 2]] output_shape [16, 4, 8] : tensor<16x32xf16> into tensor<16x4x8xf16>
    %116 = arith.constant 0.0 : f32
    %117 = tensor.empty() : tensor<4x16x16xf32>
    %118 = linalg.fill ins(%116 : f32) outs(%117 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %119 = linalg.generic {indexing_maps = [affine_map<(h, i, j, d) -> (i, h, d)>, affine_map<(h, i, j, d) -> (j, h, d)>, affine_map<(h, i, j, d) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
        ins(%115, %48 : tensor<16x4x8xf16>, tensor<16x4x8xf16>) outs(%118 : tensor<4x16x16xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<4x16x16xf32>
    %120 = arith.constant 0.0 : f32
    %121 = tensor.empty() : tensor<16x4x8xf32>
    %122 = linalg.fill ins(%120 : f32) outs(%121 : tensor<16x4x8xf32>) -> tensor<16x4x8xf32>
    %123 = linalg.generic {indexing_maps = [affine_map<(j, h, d, i) -> (h, i, j)>, affine_map<(j, h, d, i) -> (i, h, d)>, affine_map<(j, h, d, i) -> (j, h, d)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
        ins(%68, %115 : tensor<4x16x16xf16>, tensor<16x4x8xf16>) outs(%122 : tensor<16x4x8xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x4x8xf32>
    %124 = tensor.empty() : tensor<16x4x8xf16>
    %125 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%123 : tensor<16x4x8xf32>) outs(%124 : tensor<16x4x8xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %v0 = arith.truncf %a0 : f32 to f16
      linalg.yield %v0 : f16
    } -> tensor<16x4x8xf16>
    %126 = arith.constant 0.0 : f32
    %127 = tensor.empty() : tensor<4x16xf32>
    %128 = linalg.fill ins(%126 : f32) outs(%127 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %129 = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%66, %119 : tensor<4x16x16xf32>, tensor<4x16x16xf32>) outs(%128 : tensor<4x16xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.mulf %a0, %a1 : f32
      %v1 = arith.addf %out, %v0 : f32
      linalg.yield %v1 : f32
    } -> tensor<4x16xf32>
    %130 = tensor.empty() : tensor<4x16x16xf16>
    %131 = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i)>, affine_map<(h, i, j) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%66, %119, %129 : tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16xf32>) outs(%130 : tensor<4x16x16xf16>) {
    ^bb0(%a0: f32, %a1: f32, %a2: f32, %out: f16):
      %v0 = arith.subf %a1, %a2 : f32
      %v1 = arith.mulf %a0, %v0 : f32
      %v2 = arith.constant 2.828427e+00 : f32
      %v3 = arith.divf %v1, %v2 : f32
      %v4 = arith.truncf %v3 : f32 to f16
      linalg.yield %v4 : f16
    } -> tensor<4x16x16xf16>
    %132 = arith.constant 0.0 : f32
    %133 = tensor.empty() : tensor<16x4x8xf32>
    %134 = linalg.fill ins(%132 : f32) outs(%133 : tensor<16x4x8xf32>) -> tensor<16x4x8xf32>
    %135 = linalg.generic {indexing_maps = [affine_map<(i, h, d, j) -> (h, i, j)>, affine_map<(i, h, d, j) -> (j, h, d)>, affine_map<(i, h, d, j) -> (i, h, d)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
        ins(%131, %39 : tensor<4x16x16xf16>, tensor<16x4x8xf16>) outs(%134 : tensor<16x4x8xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x4x8xf32>
    %136 = tensor.empty() : tensor<16x4x8xf16>
    %137 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%135 : tensor<16x4x8xf32>) outs(%136 : tensor<16x4x8xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %v0 = arith.truncf %a0 : f32 to f16
      linalg.yield %v0 : f16
    } -> tensor<16x4x8xf16>
    %138 = arith.constant 0.0 : f32
    %139 = tensor.empty() : tensor<16x4x8xf32>
    %140 = linalg.fill ins(%138 : f32) outs(%139 : tensor<16x4x8xf32>) -> tensor<16x4x8xf32>
    %141 = linalg.generic {indexing_maps = [affine_map<(j, h, d, i) -> (h, i, j)>, affine_map<(j, h, d, i) -> (i, h, d)>, affine_map<(j, h, d, i) -> (j, h, d)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
        ins(%131, %30 : tensor<4x16x16xf16>, tensor<16x4x8xf16>) outs(%140 : tensor<16x4x8xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x4x8xf32>
    %142 = tensor.empty() : tensor<16x4x8xf16>
    %143 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%141 : tensor<16x4x8xf32>) outs(%142 : tensor<16x4x8xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %v0 = arith.truncf %a0 : f32 to f16
      linalg.yield %v0 : f16
    } -> tensor<16x4x8xf16>
    %144 = tensor.collapse_shape %137 [[0], [1, 2]] : tensor<16x4x8xf16> into tensor<16x32xf16>
    %145 = arith.constant 0.0 : f32
    %146 = tensor.empty() : tensor<32x32xf32>
    %147 = linalg.fill ins(%145 : f32) outs(%146 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %148 = linalg.generic {indexing_maps = [affine_map<(i, o, s) -> (s, i)>, affine_map<(i, o, s) -> (s, o)>, affine_map<(i, o, s) -> (i, o)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%21, %144 : tensor<16x32xf16>, tensor<16x32xf16>) outs(%147 : tensor<32x32xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<32x32xf32>
    %149 = tensor.empty() : tensor<32x32xf16>
    %150 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
        ins(%148 : tensor<32x32xf32>) outs(%149 : tensor<32x32xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %v0 = arith.truncf %a0 : f32 to f16
      linalg.yield %v0 : f16
    } -> tensor<32x32xf16>
    %151 = ml_program.global_load @query : tensor<32x32xf32>
    %152 = optim.cast %151 : tensor<32x32xf32> to tensor<32x32xf16>
    %153 = arith.constant 0.0 : f32
    %154 = tensor.empty() : tensor<16x32xf32>
    %155 = linalg.fill ins(%153 : f32) outs(%154 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %156 = linalg.generic {indexing_maps = [affine_map<(s, i, o) -> (s, o)>, affine_map<(s, i, o) -> (i, o)>, affine_map<(s, i, o) -> (s, i)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%144, %152 : tensor<16x32xf16>, tensor<32x32xf16>) outs(%155 : tensor<16x32xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x32xf32>
    %157 = tensor.collapse_shape %143 [[0], [1, 2]] : tensor<16x4x8xf16> into tensor<16x32xf16>
    %158 = arith.constant 0.0 : f32
    %159 = tensor.empty() : tensor<32x32xf32>
    %160 = linalg.fill ins(%158 : f32) outs(%159 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %161 = linalg.generic {indexing_maps = [affine_map<(i, o, s) -> (s, i)>, affine_map<(i, o, s) -> (s, o)>, affine_map<(i, o, s) -> (i, o)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%21, %157 : tensor<16x32xf16>, tensor<16x32xf16>) outs(%160 : tensor<32x32xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<32x32xf32>
    %162 = tensor.empty() : tensor<32x32xf16>
    %163 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
        ins(%161 : tensor<32x32xf32>) outs(%162 : tensor<32x32xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %v0 = arith.truncf %a0 : f32 to f16
      linalg.yield %v0 : f16
    } -> tensor<32x32xf16>
    %164 = ml_program.global_load @key : tensor<32x32xf32>
    %165 = optim.cast %164 : tensor<32x32xf32> to tensor<32x32xf16>
    %166 = arith.constant 0.0 : f32
    %167 = tensor.empty() : tensor<16x32xf32>
    %168 = linalg.fill ins(%166 : f32) outs(%167 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %169 = linalg.generic {indexing_maps = [affine_map<(s, i, o) -> (s, o)>, affine_map<(s, i, o) -> (i, o)>, affine_map<(s, i, o) -> (s, i)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%157, %165 : tensor<16x32xf16>, tensor<32x32xf16>) outs(%168 : tensor<16x32xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x32xf32>
    %170 = tensor.empty() : tensor<16x32xf32>
    %171 = linalg.generic {indexing_maps = [affine_map<(s, i) -> (s, i)>, affine_map<(s, i) -> (s, i)>, affine_map<(s, i) -> (s, i)>], iterator_types = ["parallel", "parallel"]}
        ins(%156, %169 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%170 : tensor<16x32xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.addf %a0, %a1 : f32
      linalg.yield %v0 : f32
    } -> tensor<16x32xf32>
    %172 = tensor.collapse_shape %125 [[0], [1, 2]] : tensor<16x4x8xf16> into tensor<16x32xf16>
    %173 = arith.constant 0.0 : f32
    %174 = tensor.empty() : tensor<32x32xf32>
    %175 = linalg.fill ins(%173 : f32) outs(%174 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %176 = linalg.generic {indexing_maps = [affine_map<(i, o, s) -> (s, i)>, affine_map<(i, o, s) -> (s, o)>, affine_map<(i, o, s) -> (i, o)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%21, %172 : tensor<16x32xf16>, tensor<16x32xf16>) outs(%175 : tensor<32x32xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<32x32xf32>
    %177 = tensor.empty() : tensor<32x32xf16>
    %178 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
        ins(%176 : tensor<32x32xf32>) outs(%177 : tensor<32x32xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %v0 = arith.truncf %a0 : f32 to f16
      linalg.yield %v0 : f16
    } -> tensor<32x32xf16>
    %179 = ml_program.global_load @value : tensor<32x32xf32>
    %180 = optim.cast %179 : tensor<32x32xf32> to tensor<32x32xf16>
    %181 = arith.constant 0.0 : f32
    %182 = tensor.empty() : tensor<16x32xf32>
    %183 = linalg.fill ins(%181 : f32) outs(%182 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %184 = linalg.generic {indexing_maps = [affine_map<(s, i, o) -> (s, o)>, affine_map<(s, i, o) -> (i, o)>, affine_map<(s, i, o) -> (s, i)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%172, %180 : tensor<16x32xf16>, tensor<32x32xf16>) outs(%183 : tensor<16x32xf32>) {
    ^bb0(%a0: f16, %a1: f16, %out: f32):
      %v0 = arith.extf %a0 : f16 to f32
      %v1 = arith.extf %a1 : f16 to f32
      %v2 = arith.mulf %v0, %v1 : f32
      %v3 = arith.addf %out, %v2 : f32
      linalg.yield %v3 : f32
    } -> tensor<16x32xf32>
    %185 = tensor.empty() : tensor<16x32xf32>
    %186 = linalg.generic {indexing_maps = [affine_map<(s, i) -> (s, i)>, affine_map<(s, i) -> (s, i)>, affine_map<(s, i) -> (s, i)>], iterator_types = ["parallel", "parallel"]}
        ins(%171, %184 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%185 : tensor<16x32xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.addf %a0, %a1 : f32
      linalg.yield %v0 : f32
    } -> tensor<16x32xf32>
    %187 = arith.constant 0.0 : f32
    %188 = tensor.empty() : tensor<32xf32>
    %189 = linalg.fill ins(%187 : f32) outs(%188 : tensor<32xf32>) -> tensor<32xf32>
    %190 = linalg.generic {indexing_maps = [affine_map<(i, s) -> (s, i)>, affine_map<(i, s) -> (s, i)>, affine_map<(i, s) -> (i)>], iterator_types = ["parallel", "reduction"]}
        ins(%186, %17 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%189 : tensor<32xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %v0 = arith.mulf %a0, %a1 : f32
      %v1 = arith.addf %out, %v0 : f32
      linalg.yield %v1 : f32
    } -> tensor<32xf32>
    %191 = arith.constant 0.0 : f32
    %192 = tensor.empty() : tensor<32xf32>
    %193 = linalg.fill ins(%191 : f32) outs(%192 : tensor<32xf32>) -> tensor<32xf32>
    %194 = linalg.generic {indexing_maps = [affine_map<(i, s) -> (s, i)>, affine_map<(i, s) -> (i)>], iterator_types = ["parallel", "reduction"]}
        ins(%186 : tensor<16x32xf32>) outs(%193 : tensor<32xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %v0 = arith.addf %out, %a0 : f32
      linalg.yield %v0 : f32
    } -> tensor<32xf32>
    %195 = optim.gradient @bias %100 : tensor<32xf32>
    %196 = optim.gradient @output %106 : tensor<32x32xf16>
    %197 = optim.cast %196 : tensor<32x32xf16> to tensor<32x32xf32>
    %198 = optim.gradient @query %150 : tensor<32x32xf16>
    %199 = optim.cast %198 : tensor<32x32xf16> to tensor<32x32xf32>
    %200 = optim.gradient @key %163 : tensor<32x32xf16>
    %201 = optim.cast %200 : tensor<32x32xf16> to tensor<32x32xf32>
    %202 = optim.gradient @value %178 : tensor<32x32xf16>
    %203 = optim.cast %202 : tensor<32x32xf16> to tensor<32x32xf32>
    %204 = optim.gradient @gain %190 : tensor<32xf32>
    %205 = optim.gradient @shift %194 : tensor<32xf32>
    %206 = tensor.empty() : tensor<1xf32>
    %207 = optim.foreach_parameter out(%206 : tensor<1xf32>) in(%92 : tensor<f32>) {
    ^bb0(%old: f32, %in: f32):
      %one = arith.constant 1.0 : f32
      %r0 = arith.divf %one, %in : f32
      optim.yield %r0 : f32
    }
    %208 = tensor.empty() : tensor<32xf32>
    %209 = tensor.empty() : tensor<32x32xf32>
    %210 = tensor.empty() : tensor<32x32xf32>
    %211 = tensor.empty() : tensor<32x32xf32>
    %212 = tensor.empty() : tensor<32x32xf32>
    %213 = tensor.empty() : tensor<32xf32>
    %214 = tensor.empty() : tensor<32xf32>
    %215, %216, %217, %218, %219, %220, %221 = optim.foreach out(%208, %209, %210, %211, %212, %213, %214 : tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>) in(%195, %197, %199, %201, %203, %204, %205 : tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>) scalar(%207 : tensor<1xf32>) {
    ^bb0(%old: f32, %in: f32, %s0: f32):
      %r0 = arith.mulf %in, %s0 : f32
      optim.yield %r0 : f32
    }
    %222 = tensor.empty() : tensor<7xf32>
    %223 = optim.reduce out(%222 : tensor<7xf32>) in(%215, %216, %217, %218, %219, %220, %221 : tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>) {
    ^bb0(%in: f32):
      %inf = arith.constant 0x7F800000 : f32
      %size = math.absf %in : f32
      %finite = arith.cmpf olt, %size, %inf : f32
      %no = arith.constant 0.0 : f32
      %yes = arith.constant 1.0 : f32
      %r0 = arith.select %finite, %no, %yes : f32
      optim.yield %r0 : f32
    }
    %224 = tensor.empty() : tensor<1xf32>
    %225 = optim.reduce_parameters out(%224 : tensor<1xf32>) in(%223 : tensor<7xf32>)
    %226 = tensor.empty() : tensor<1xi1>
    %227 = optim.foreach_parameter out(%226 : tensor<1xi1>) in(%225 : tensor<1xf32>) {
    ^bb0(%old: i1, %in: f32):
      %zero = arith.constant 0.0 : f32
      %r0 = arith.cmpf olt, %zero, %in : f32
      optim.yield %r0 : i1
    }
    %228 = tensor.empty() : tensor<32xf32>
    %229 = tensor.empty() : tensor<32x32xf32>
    %230 = tensor.empty() : tensor<32x32xf32>
    %231 = tensor.empty() : tensor<32x32xf32>
    %232 = tensor.empty() : tensor<32x32xf32>
    %233 = tensor.empty() : tensor<32xf32>
    %234 = tensor.empty() : tensor<32xf32>
    %235, %236, %237, %238, %239, %240, %241 = optim.foreach out(%228, %229, %230, %231, %232, %233, %234 : tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>) in(%215, %216, %217, %218, %219, %220, %221 : tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>) scalar(%227 : tensor<1xi1>) {
    ^bb0(%old: f32, %in: f32, %s0: i1):
      %zero = arith.constant 0.0 : f32
      %r0 = arith.select %s0, %zero, %in : f32
      optim.yield %r0 : f32
    }
    %242 = optim.foreach_parameter out(%92 : tensor<f32>) in(%227 : tensor<1xi1>) {
    ^bb0(%old: f32, %in: i1):
      %half = arith.constant 0.5 : f32
      %r0 = arith.mulf %old, %half : f32
      %r1 = arith.select %in, %r0, %old : f32
      optim.yield %r1 : f32
    }
    ml_program.global_store @loss_scaling = %242 : tensor<f32>
    %243 = ml_program.global_load @bias : tensor<32xf32>
    %244 = ml_program.global_load @bias.velocity : tensor<32xf32>
    %245 = ml_program.global_load @lr : tensor<f32>
    %246, %247 = optim.momentum params(%243 : tensor<32xf32>) velocity(%244 : f32) grads(%235 : f32) lr(%245 : tensor<f32>) skip(%227 : tensor<1xi1>) {mu = 0.9 : f64}
    ml_program.global_store @bias = %246 : tensor<32xf32>
    ml_program.global_store @bias.velocity = %247 : tensor<32xf32>
    %248 = ml_program.global_load @output : tensor<32x32xf32>
    %249 = ml_program.global_load @output.velocity : tensor<32x32xf32>
    %250 = ml_program.global_load @lr : tensor<f32>
    %251, %252 = optim.momentum params(%248 : tensor<32x32xf32>) velocity(%249 : f32) grads(%236 : f32) lr(%250 : tensor<f32>) skip(%227 : tensor<1xi1>) {mu = 0.9 : f64}
    ml_program.global_store @output = %251 : tensor<32x32xf32>
    ml_program.global_store @output.velocity = %252 : tensor<32x32xf32>
    %253 = ml_program.global_load @query : tensor<32x32xf32>
    %254 = ml_program.global_load @query.velocity : tensor<32x32xf32>
    %255 = ml_program.global_load @lr : tensor<f32>
    %256, %257 = optim.momentum params(%253 : tensor<32x32xf32>) velocity(%254 : f32) grads(%237 : f32) lr(%255 : tensor<f32>) skip(%227 : tensor<1xi1>) {mu = 0.9 : f64}
    ml_program.global_store @query = %256 : tensor<32x32xf32>
    ml_program.global_store @query.velocity = %257 : tensor<32x32xf32>
    %258 = ml_program.global_load @key : tensor<32x32xf32>
    %259 = ml_program.global_load @key.velocity : tensor<32x32xf32>
    %260 = ml_program.global_load @lr : tensor<f32>
    %261, %262 = optim.momentum params(%258 : tensor<32x32xf32>) velocity(%259 : f32) grads(%238 : f32) lr(%260 : tensor<f32>) skip(%227 : tensor<1xi1>) {mu = 0.9 : f64}
    ml_program.global_store @key = %261 : tensor<32x32xf32>
    ml_program.global_store @key.velocity = %262 : tensor<32x32xf32>
    %263 = ml_program.global_load @value : tensor<32x32xf32>
    %264 = ml_program.global_load @value.velocity : tensor<32x32xf32>
    %265 = ml_program.global_load @lr : tensor<f32>
    %266, %267 = optim.momentum params(%263 : tensor<32x32xf32>) velocity(%264 : f32) grads(%239 : f32) lr(%265 : tensor<f32>) skip(%227 : tensor<1xi1>) {mu = 0.9 : f64}
    ml_program.global_store @value = %266 : tensor<32x32xf32>
    ml_program.global_store @value.velocity = %267 : tensor<32x32xf32>
    %268 = ml_program.global_load @gain : tensor<32xf32>
    %269 = ml_program.global_load @gain.velocity : tensor<32xf32>
    %270 = ml_program.global_load @lr : tensor<f32>
    %271, %272 = optim.momentum params(%268 : tensor<32xf32>) velocity(%269 : f32) grads(%240 : f32) lr(%270 : tensor<f32>) skip(%227 : tensor<1xi1>) {mu = 0.9 : f64}
    ml_program.global_store @gain = %271 : tensor<32xf32>
    ml_program.global_store @gain.velocity = %272 : tensor<32xf32>
    %273 = ml_program.global_load @shift : tensor<32xf32>
    %274 = ml_program.global_load @shift.velocity : tensor<32xf32>
    %275 = ml_program.global_load @lr : tensor<f32>
    %276, %277 = optim.momentum params(%273 : tensor<32xf32>) velocity(%274 : f32) grads(%241 : f32) lr(%275 : tensor<f32>) skip(%227 : tensor<1xi1>) {mu = 0.9 : f64}
    ml_program.global_store @shift = %276 : tensor<32xf32>
    ml_program.global_store @shift.velocity = %277 : tensor<32xf32>
    return %91 : tensor<f32>
  }
}
