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

#endif // STEPFOLD_IR_OPTIMFUNCTIONOPS_TD
