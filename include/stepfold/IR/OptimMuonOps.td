//===- OptimMuonOps.td - Muon ------------------------------*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMMUONOPS_TD
#define STEPFOLD_IR_OPTIMMUONOPS_TD

include "stepfold/IR/OptimUpdateBase.td"

def Optim_MuonScale : I32EnumAttr<"MuonScale",
    "factor of the learning rate by the shape of a matrix", [
      I32EnumAttrCase<"None", 0, "none">,
      I32EnumAttrCase<"Original", 1, "original">,
      I32EnumAttrCase<"MatchRMSAdamW", 2, "match_rms_adamw">,
      I32EnumAttrCase<"Spectral", 3, "spectral">]> {
  let cppNamespace = "::mlir::optim";
  let genSpecializedAttr = 0;
}
def Optim_MuonScaleAttr
    : EnumAttr<Optim_Dialect, Optim_MuonScale, "muon_scale"> {
  let assemblyFormat = "`<` $value `>`";
}

/// Coefficients of polynomials, three for each.
def Optim_CoefficientTriples : ConfinedAttr<DenseF64ArrayAttr, [
    Optim_AllFinite,
    AttrConstraint<CPred<
        "::llvm::cast<::mlir::DenseF64ArrayAttr>($_self).size() % 3 == 0">,
        "with three numbers for each iteration">]>;

def Optim_MuonOp : Optim_UpdateOp<"muon",
    [Optim_State<"velocity">],
    (ins Optim_NumberAttr<Optim_FiniteAttr, "0.95">:$mu,
         Optim_PerParameterAttr<"0.0">:$weight_decay,
         Optim_NumberAttr<Optim_FiniteAttr, "1.0e-7">:$epsilon,
         Optim_CoefficientTriples:$coefficients,
         Optim_MuonScaleAttr:$scale,
         DefaultValuedAttr<ConfinedAttr<I64Attr, [IntPositive]>, "1">
             :$interleaved,
         UnitAttr:$nesterov, UnitAttr:$sums_velocity, UnitAttr:$adds_epsilon,
         UnitAttr:$unfused,
         Optim_AccumulationAttr:$accumulation,
         Optim_TorchNumericsAttr:$numerics)> {
  let summary = "momentum that is made nearly orthogonal (Muon)";
  let description = [{
    Each parameter is a matrix, or, with `interleaved`, that number of matrices
    with interleaved rows: row `r` of the parameter belongs to the matrix
    `r % interleaved`. The momentum of a matrix is replaced by a matrix with the
    same singular vectors, whose singular values are near to 1: a few iterations
    of a polynomial, in products of matrices of `bf16`.

    ```
    v' = lerp(v, g, [1 - mu])                    or, with sums_velocity, v * [mu] + g
    u  = v'                                      or, with nesterov, lerp(g, v', [mu]);
                                                 with both, fma([mu], v', g)
    U  = bf16(u)
    n  = bf16(sqrt(sum(U * U)))
    X  = bf16(U / maximum(n, bf16(epsilon)))     or, with adds_epsilon, bf16(U / bf16(n + [epsilon]))
    for each (a, b, c) of coefficients:
      A  = X @ X^T
      B  = c * A @ A + b * A
      X' = B @ X + a * X
    p' = fma([-lr * f], X, p * [1 - lr * weight_decay])
    ```

    Sums of squares, norms and quotients are in `f32`. The sum is in the
    canonical order (docs/numerics.md). The matrices `X`, `A` and `B` are of
    `bf16`. Each of the three lines of an iteration is an `optim.matmul` with
    `accumulation`. So a sum of two terms is rounded once. If a matrix has more
    rows than columns, `X^T` takes the place of `X`: `A = X^T @ X`, and
    `X' = X @ B + a * X`.

    With `unfused`, terms are rounded by themselves, to `bf16`:
    `B = b * A + (c * A) @ A`, and `X' = a * X + B @ X`, or, with more rows than
    columns, `X' = a * X + X @ B^T`.

    `f` depends on the rows `r` and columns `k` of a matrix. It is computed in
    f64:

    | scale | f |
    |---|---|
    | `none` | 1 |
    | `original` | `sqrt(max(1, r / k))` |
    | `match_rms_adamw` | `0.2 * sqrt(max(r, k))` |
    | `spectral` | `sqrt(r / k)` |

    - `mu` is the share of the velocity `v` that a step keeps;
    - `weight_decay` is decoupled: a share of the parameter, times `lr`;
    - `epsilon` bounds the norm from below, or is added to it;
    - `coefficients` are three numbers for each iteration, in the order a, b, c;
    - `interleaved` is the number of matrices of a parameter. The norm, the
      iterations and `f` are those of each matrix.

    A gradient of zeros leaves `X` zero. If an element of the gradient is
    infinite or NaN, all of the matrix becomes NaN, and so does the velocity at
    that element: `skip` prevents it.

    (Source: PyTorch `Muon`, 2.13, which is `scale` of `original` or
    `match_rms_adamw`, with one triple for all iterations; later versions have
    the roundings of `unfused` unless `use_addmm` is set. Keller Jordan's Muon
    has `adds_epsilon` and `unfused`; Moonshot AI's has `sums_velocity`, too.)

    Example:

    ```mlir
    %params, %velocity = optim.muon params(%w : tensor<64x256xf32>)
        velocity(%v : f32) grads(%g : f32) lr(%lr : tensor<f64>)
        {accumulation = #optim.accumulation<sequential>,
         coefficients = array<f64: 3.4445, -4.775, 2.0315, 3.4445, -4.775, 2.0315>,
         nesterov, scale = #optim.muon_scale<original>}
    ```

    **Constraints**: those of every update op (`OptimizerOpInterface`), and
    - (C8) parameters have two dimensions;
    - (C9) `coefficients` has three numbers for each iteration, which are finite
      in f32;
    - (C10) the number of rows of each parameter is a multiple of `interleaved`,
      and is not 0 unless `interleaved` is 1.
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = baseDeclaration # [{
    static bool dependsOnShapes() { return true; }
    uint64_t getScratchBytes(unsigned position);
    /// Returns the number of products of two elements in products of matrices.
    double countMultiplications();
    /// Returns the rows and columns of each matrix of the parameter at
    /// `position`.
    ::std::pair<int64_t, int64_t> getMatrixSize(unsigned position);
  }];
}

#endif // STEPFOLD_IR_OPTIMMUONOPS_TD
