//===- OptimLaunchOps.td - Arguments of kernels ------------*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMLAUNCHOPS_TD
#define STEPFOLD_IR_OPTIMLAUNCHOPS_TD

include "stepfold/IR/OptimBase.td"
include "mlir/Dialect/LLVMIR/LLVMTypes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Optim_TableOp : Optim_Op<"table", [Pure]> {
  let summary = "Combine the buffers of a stream into one value";
  let description = [{
    `optim-pack-tables` creates the op, so that no later op has an operand for
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

def Optim_ChunkListOp : Optim_Op<"chunk_list", [Pure]> {
  let summary = "Get the address of the chunk list of a kernel";
  let description = [{
    A parameter is divided, from its start, into chunks of `elements` elements.
    The list (docs/plan-format.md, "chunk lists") has the parameter, the start
    and the length of each chunk. It assigns one chunk to each block of a
    kernel. It depends only on the sizes of the buffers.

    With `tail_elements`, the tail of a parameter, after its last whole chunk,
    is divided into chunks of that many elements if it is at most half a chunk.
    These chunks come after all other chunks. A kernel assigns a part of a block
    to each of them.

    Example:

    ```mlir
    %c = optim.chunk_list %params {elements = 1024, tail_elements = 128}
        : !optim.table<2 x f32> -> !llvm.ptr<1>
    ```

    **Constraints:**
    - (C1) `elements` is positive;
    - (C2) `tail_elements` is positive and divides `elements`.
  }];
  let arguments = (ins Optim_TableType:$buffers, I64Attr:$elements,
                       OptionalAttr<I64Attr>:$tail_elements);
  let results = (outs LLVM_AnyPointer:$result);
  let assemblyFormat = [{
    $buffers attr-dict `:` type($buffers) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Optim_AddressTableOp : Optim_Op<"address_table", [Pure]> {
  let summary = "Get the address of a table of buffer addresses";
  let description = [{
    The table has a row for each stream, with the address of each of its buffers
    (docs/plan-format.md, "tables"). The runtime writes it when buffers are
    bound.

    Example:

    ```mlir
    %a = optim.address_table %params, %grads
        : !optim.table<2 x f32>, !optim.table<2 x f32> -> !llvm.ptr<1>
    ```

    `block_sizes` has a number for each stream: of how many elements of a
    parameter a buffer of the stream has one. Without it, each stream has one
    for each element.

    **Constraints:**
    - (C1) there is at least one stream, and all have one size;
    - (C2) `block_sizes` has a positive number for each stream.
  }];
  let arguments = (ins Variadic<Optim_TableType>:$streams,
                       OptionalAttr<DenseI64ArrayAttr>:$block_sizes);
  let results = (outs LLVM_AnyPointer:$result);
  let assemblyFormat = [{
    $streams attr-dict `:` type($streams) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Optim_AdjacentAddressOp : Optim_Op<"adjacent_address",
    [Pure, SameOperandsAndResultType]> {
  let summary = "Get the address of buffers that are adjacent in memory";
  let description = [{
    The result is the address of the first buffer of the table if each buffer
    begins where the one before it ends, and null otherwise. The runtime
    computes it when buffers are bound. A kernel that receives it need not load
    the addresses of adjacent buffers.

    Example:

    ```mlir
    %a = optim.address_table %counts : !optim.table<161 x f32> -> !llvm.ptr<1>
    %b = optim.adjacent_address %a : !llvm.ptr<1>
    ```

    **Constraints:**
    - (C1) the table is the result of an `optim.address_table` with one stream,
      whose buffers have one element each.
  }];
  let arguments = (ins LLVM_AnyPointer:$table);
  let results = (outs LLVM_AnyPointer:$result);
  let assemblyFormat = "$table attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Optim_AddressOp : Optim_Op<"address", [Pure]> {
  let summary = "Get the address of a buffer";
  let description = [{
    The result is the address that a kernel receives for a memref: a bound
    buffer, scratch, or a constant.

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
