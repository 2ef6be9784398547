//===- OptimLaunchOps.td - How buffers reach a kernel ------*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMLAUNCHOPS_TD
#define STEPFOLD_IR_OPTIMLAUNCHOPS_TD

include "stepfold/IR/OptimBase.td"
include "mlir/Dialect/LLVMIR/LLVMTypes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Optim_TableOp : Optim_Op<"table", [Pure]> {
  let summary = "the buffers of a stream as one value";
  let description = [{
    Made by `optim-pack-tables`, so that nothing after it has an operand for
    each buffer.

    Example:

    ```mlir
    %t = optim.table(%w0, %w1 : memref<64x3x7x7xf32>, memref<64xf32>)
    ```

    **Constraints:**
    - (C1) there is at least one buffer, and all have the result's element type;
    - (C2) the result's size is the number of buffers.
  }];
  let arguments = (ins Variadic<AnyMemRef>:$buffers);
  let results = (outs Optim_TableType:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Optim_ChunkTableOp : Optim_Op<"chunk_table", [Pure]> {
  let summary = "address of the table that tells each block what to work on";
  let description = [{
    Each parameter is cut, from its start, into entries of `elements` elements;
    the entry of docs/plan-format.md ("tables") holds the entry's address in
    every stream, its length and its parameter. The runtime builds the table
    when buffers are bound; `vector` is the number of elements that kernels
    access at once.

    Example:

    ```mlir
    %c = optim.chunk_table %params, %grads {elements = 1024, vector = 4}
        : !optim.table<2 x f32>, !optim.table<2 x f32> -> !llvm.ptr<1>
    ```

    **Constraints:**
    - (C1) there is at least one stream, and all have one size;
    - (C2) `elements` and `vector` are positive, and `elements` is a multiple
      of `vector`.
  }];
  let arguments = (ins Variadic<Optim_TableType>:$streams,
                       I64Attr:$elements, I64Attr:$vector);
  let results = (outs LLVM_AnyPointer:$result);
  let assemblyFormat = [{
    $streams attr-dict `:` type($streams) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Optim_AddressOp : Optim_Op<"address", [Pure]> {
  let summary = "address of a buffer";
  let description = [{
    The address that a kernel gets for a memref: a bound buffer, scratch, or a
    constant.

    Example:

    ```mlir
    %a = optim.address %rates : memref<161xf32> -> !llvm.ptr<1>
    ```
  }];
  let arguments = (ins AnyMemRef:$buffer);
  let results = (outs LLVM_AnyPointer:$result);
  let assemblyFormat = "$buffer attr-dict `:` type($buffer) `->` type($result)";
}

#endif // STEPFOLD_IR_OPTIMLAUNCHOPS_TD
