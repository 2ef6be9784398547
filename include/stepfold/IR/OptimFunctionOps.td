//===- OptimFunctionOps.td - Functions in regions ----------*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMFUNCTIONOPS_TD
#define STEPFOLD_IR_OPTIMFUNCTIONOPS_TD

include "stepfold/IR/OptimBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

/// The types that a function is defined for.
def Optim_FunctionType : AnyTypeOf<[F32, F64]>;

/// A function of numbers that docs/numerics.md defines as a sequence of
/// operations. The op has no folder: it is evaluated by that sequence alone.
class Optim_FunctionOp<string mnemonic, dag operands>
    : Optim_Op<mnemonic, [
    Pure, SameOperandsAndResultType,
    ParentOneOf<["ForeachOp", "ReduceOp", "ForeachParameterOp"]>]> {
  let arguments = operands;
  let results = (outs Optim_FunctionType:$result);
}

def Optim_ExpOp
    : Optim_FunctionOp<"exp", (ins Optim_FunctionType:$operand)> {
  let summary = "Compute the exponential function in a region";
  let description = [{
    The result is e to the power of the operand, by the sequence of operations
    of docs/numerics.md. It has the same bits on every target. The op stands in
    the region of a structured op, in place of `math.exp`, which upstream's
    folder evaluates with the C library of the host.

    Example:

    ```mlir
    %0 = optim.exp %x : f32
    ```
  }];
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

def Optim_LogOp
    : Optim_FunctionOp<"log", (ins Optim_FunctionType:$operand)> {
  let summary = "Compute the natural logarithm in a region";
  let description = [{
    The result is the natural logarithm of the operand, by the sequence of
    operations of docs/numerics.md. It has the same bits on every target. The op
    stands in the region of a structured op, in place of `math.log`. The
    logarithm of a zero is negative infinity, and that of a negative number is
    NaN.

    Example:

    ```mlir
    %0 = optim.log %x : f32
    ```
  }];
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

def Optim_PowOp
    : Optim_FunctionOp<"pow", (ins Optim_FunctionType:$base,
                                   Optim_FunctionType:$exponent)> {
  let summary = "Raise a number to a power in a region";
  let description = [{
    The result is `base` to the power of `exponent`, by the sequence of
    operations of docs/numerics.md. It has the same bits on every target.
    Special values are those of `pow` in C23. The op stands in the region of a
    structured op, in place of `math.powf`.

    Example:

    ```mlir
    %0 = optim.pow %beta, %step : f32
    ```
  }];
  let assemblyFormat = "$base `,` $exponent attr-dict `:` type($result)";
}

def Optim_BlockMaximumOp
    : Optim_Op<"block_maximum", [
    Pure, SameOperandsAndResultType, ParentOneOf<["ForeachOp"]>]> {
  let summary = "Compute the maximum of a block of elements in a region";
  let description = [{
    The result is the maximum of the operand over the elements of one block of a
    parameter: `block_size` consecutive elements, counted from its start, of
    which the last block may have fewer. It is NaN if an operand is NaN, and
    `-0.0` is less than `+0.0`. All elements of the block get the same result.

    Example:

    ```mlir
    %0 = math.absf %x : f32
    %scale = optim.block_maximum %0 : f32
    ```

    **Constraints:**
    - (C1) the op stands in an `optim.foreach` with a `block_size`.
  }];
  let arguments = (ins Optim_FunctionType:$operand);
  let results = (outs Optim_FunctionType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
  let hasVerifier = 1;
}

/// An exact sum: words of docs/numerics.md, "Exact sums".
def Optim_ExactSumType
    : Type<CPred<"::mlir::optim::isExactSum($_self)">,
           "exact sum, vector<13xi64>">;

def Optim_RoundSumOp
    : Optim_Op<"round_sum", [Pure, ParentOneOf<["ForeachParameterOp"]>]> {
  let summary = "Round an exact sum to a number in a region";
  let description = [{
    The result is the number of `f32` that is nearest to the exact sum, of two
    that are equally near the one whose last bit is 0: `+0.0` for 0, and an
    infinity if its magnitude is at least 2^128 - 2^103. It is NaN if a
    contribution was NaN, or if there were infinities of both signs, and else an
    infinity if there was one. `words` need not be normalized: a sum of the words
    of several exact sums is rounded likewise.

    Example:

    ```mlir
    %0 = optim.round_sum %words : vector<13xi64>
    %norm = math.sqrt %0 : f32
    ```
  }];
  let arguments = (ins Optim_ExactSumType:$words);
  let results = (outs F32:$result);
  let assemblyFormat = "$words attr-dict `:` type($words)";
}

#endif // STEPFOLD_IR_OPTIMFUNCTIONOPS_TD
