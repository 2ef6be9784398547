//===- OptimMatrixOps.td - Ops on matrices -----------------*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMMATRIXOPS_TD
#define STEPFOLD_IR_OPTIMMATRIXOPS_TD

include "stepfold/IR/OptimInterfaces.td"
include "stepfold/IR/OptimUpdateBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Optim_MatrixOp<string mnemonic> : Optim_Op<mnemonic, [
    AttrSizedOperandSegments, DestinationStyleOpInterface, AlwaysSpeculatable,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<MatrixOpInterface,
        ["getStreams", "getNumPieces", "countCalls"]>]> {
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  code baseDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getOutsMutable(); }
  }];
  let extraClassDeclaration = baseDeclaration;
  let extraClassDefinition = [{
    void $cppClass::getEffects(
        ::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<
            ::mlir::MemoryEffects::Effect>> &effects) {
      shared::getDestinationStyleEffects(getOperation(), effects);
    }
  }];
}

def Optim_MatmulOp : Optim_MatrixOp<"matmul"> {
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

    **Constraints**: those of every op on matrices (`MatrixOpInterface`), and
    - (C4) there is one `lhs` and one `rhs` for each `out`, and no `plus`, or
      one for each;
    - (C5) sizes are those of a product of matrices, and `plus` has the size of
      `out`;
    - (C6) a `symmetric` product is a square;
    - (C7) `alpha` and `beta` are finite in f32, and `beta` is 1 without `plus`.
  }];
  let arguments = (ins
    Variadic<Optim_TensorOrMemRef>:$outs, Variadic<Optim_TensorOrMemRef>:$lhs,
    Variadic<Optim_TensorOrMemRef>:$rhs, Variadic<Optim_TensorOrMemRef>:$plus,
    Optim_AccumulationAttr:$accumulation,
    UnitAttr:$lhs_transposed, UnitAttr:$rhs_transposed, UnitAttr:$symmetric,
    DefaultValuedAttr<Optim_FiniteAttr, "1.0">:$alpha,
    DefaultValuedAttr<Optim_FiniteAttr, "1.0">:$beta);
  let extraClassDeclaration = baseDeclaration # [{
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

def Optim_CopyRowsOp : Optim_MatrixOp<"copy_rows"> {
  let summary = "Interleave rows of matrices, or deinterleave them";
  let description = [{
    Copies the rows of one matrix to `n` matrices in turn (deinterleave), or the
    rows of `n` matrices in turn to one matrix (interleave):

    ```
    out[r % n, r / n] = in[r]               from a matrix to n, for each row r
    out[r] = in[r % n, r / n]               from n matrices to one
    ```

    Elements keep their bits. The old value of `out` is not read.

    Example: a matrix of two with interleaved rows, such as
    `[gate 0, up 0, gate 1, up 1, ...]`, is deinterleaved, and interleaved again.

    ```mlir
    %rows:2 = optim.copy_rows out(%e0, %e1 : tensor<32x64xbf16>)
        in(%fused : tensor<64x64xbf16>)
    %fused_again = optim.copy_rows out(%e2 : tensor<64x64xbf16>)
        in(%rows#0, %rows#1 : tensor<32x64xbf16>)
    ```

    On a list, the `n` matrices that belong to the first single matrix come
    first, then those of the second. The matrices of a list may have different
    sizes.

    ```mlir
    %rows:4 = optim.copy_rows
        out(%e0, %e1, %e2, %e3 : tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<5x7xbf16>, tensor<5x7xbf16>)
        in(%a, %b : tensor<4x3xbf16>, tensor<10x7xbf16>)
    ```

    **Constraints**: those of every op on matrices (`MatrixOpInterface`), and
    - (C4) there are `n` `out` for each `in`, or `n` `in` for each `out`, and
      `n` is at least 2;
    - (C5) the `n` matrices have one size: the columns of the single one, and
      `1 / n` of its rows.
  }];
  let arguments = (ins
    Variadic<Optim_TensorOrMemRef>:$outs, Variadic<Optim_TensorOrMemRef>:$ins);
}

#endif // STEPFOLD_IR_OPTIMMATRIXOPS_TD
