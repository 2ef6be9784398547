//===- OptimProductOps.td - Products of matrices -----------*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMPRODUCTOPS_TD
#define STEPFOLD_IR_OPTIMPRODUCTOPS_TD

include "stepfold/IR/OptimUpdateBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Optim_MatmulOp : Optim_Op<"matmul", [
    AttrSizedOperandSegments, DestinationStyleOpInterface, AlwaysSpeculatable,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Multiply matrices";
  let description = [{
    For each matrix of a list,

    ```
    out = alpha * (lhs @ rhs)                    without plus
    out = alpha * (lhs @ rhs) + beta * plus      with plus
    ```

    `lhs @ rhs` is added in f32, in the order that `accumulation` names
    (docs/numerics.md, "Products of matrices"):

    - `sequential`: one `fma` after the other. Plans for CPUs have it;
    - `mma16`: as tensor cores of sm_90 add. Plans for these have it.

    The interpreter has both. `alpha` and `beta` are rounded to f32. The product
    `beta * plus` is rounded to f32, `fma(alpha, lhs @ rhs, beta * plus)` is
    rounded to f32, and the result is rounded to the type of `out`. The old
    value of `out` is not read.

    An operand that is written as `transposed` has the columns of the factor as
    its rows.

    With `symmetric`, element (j, i) with i < j is that of (i, j), which is
    computed. It changes no bits of `X @ X^T`, or of `A @ A` where the elements
    of A are symmetric, and halves the work.

    The matrices of a list may have different sizes. Equal sizes are computed
    together.

    Example, `X @ X^T` of a matrix with 64 rows, and of one with 32:

    ```mlir
    %products:2 = optim.matmul sequential
        out(%e0, %e1 : tensor<64x64xbf16>, tensor<32x32xbf16>)
        lhs(%x0, %x1 : tensor<64x256xbf16>, tensor<32x64xbf16>)
        rhs transposed(%x0, %x1 : tensor<64x256xbf16>, tensor<32x64xbf16>)
        {symmetric}
    ```

    The second polynomial of a Newton-Schulz iteration, `c * A @ A + b * A`:

    ```mlir
    %products = optim.matmul mma16 out(%e : tensor<64x64xbf16>)
        lhs(%a : tensor<64x64xbf16>) rhs(%a : tensor<64x64xbf16>)
        plus(%a : tensor<64x64xbf16>)
        {alpha = 2.0315, beta = -4.775, symmetric}
    ```

    **Constraints:**
    - (C1) there is at least one `out`, and one `lhs` and one `rhs` for each;
      there is no `plus`, or one for each;
    - (C2) operands have two dimensions of static size, and one element type,
      `bf16` or `f16`; a stream has at most 2^43 elements;
    - (C3) sizes are those of a product of matrices, and `plus` has the size of
      `out`;
    - (C4) a `symmetric` product is a square;
    - (C5) `alpha` and `beta` are finite in f32, and `beta` is 1 without `plus`;
    - (C6) either all operands are tensors, and there is one result for each
      `out`, of its type; or all are memrefs, there are no results, and no `out`
      is another operand.
  }];
  let arguments = (ins
    Variadic<Optim_TensorOrMemRef>:$outs, Variadic<Optim_TensorOrMemRef>:$lhs,
    Variadic<Optim_TensorOrMemRef>:$rhs, Variadic<Optim_TensorOrMemRef>:$plus,
    Optim_AccumulationAttr:$accumulation,
    UnitAttr:$lhs_transposed, UnitAttr:$rhs_transposed, UnitAttr:$symmetric,
    DefaultValuedAttr<Optim_FiniteAttr, "1.0">:$alpha,
    DefaultValuedAttr<Optim_FiniteAttr, "1.0">:$beta);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getOutsMutable(); }
    /// Sizes of one product: `rows` x `inner` times `inner` x `columns`.
    struct Sizes {
      int64_t rows, columns, inner;
      bool operator==(const Sizes &other) const {
        return rows == other.rows && columns == other.columns &&
               inner == other.inner;
      }
    };
    Sizes getSizes(unsigned index);
    /// Returns the number of products of two elements, which may not fit into
    /// an integer.
    double countMultiplications();
    /// Returns the element type of all operands.
    ::mlir::FloatType getElementType();
  }];
}

#endif // STEPFOLD_IR_OPTIMPRODUCTOPS_TD
