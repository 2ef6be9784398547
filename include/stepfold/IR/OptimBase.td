//===- OptimBase.td - Dialect and types --------------------*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMBASE_TD
#define STEPFOLD_IR_OPTIMBASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

//===----------------------------------------------------------------------===//
// Dialect
//===----------------------------------------------------------------------===//

def Optim_Dialect : Dialect {
  let name = "optim";
  let cppNamespace = "::mlir::optim";
  let summary = "The optimizer stage of a training program";
  let description = [{
    The `optim` dialect represents the part of a training step between
    "gradients are ready" and "parameters are ready for the next forward pass".

    - *Update ops* (`optim.sgd`, `optim.lars_momentum`, ...) name an optimizer.
      An op updates a list of parameters. Merging two updates therefore adds
      operands, not ops.
    - *Structured ops* (`optim.foreach`, `optim.reduce`,
      `optim.foreach_parameter`) carry their arithmetic in a region. Each update
      op generalizes to structured ops. Fusion rewrites only structured ops.
      `optim.reduce_parameters` combines values of different parameters. It has
      no region.
    - *Function ops* (`optim.exp`, `optim.log`, `optim.pow`) are functions in
      such a region whose bits docs/numerics.md defines.
    - *Stage ops* (`optim.gradient`, `optim.cast`, `optim.call_stage`) mark the
      boundary of the stage. `optim.broadcast`, after the stage, receives the
      parameters that other ranks update. `optim.exchange`, within the stage,
      combines words of all ranks, such as those of a norm.
    - *Launch ops* (`optim.table`, `optim.address_table`, `optim.chunk_list`,
      `optim.address`) pass buffers to a compiled kernel.

    **Streams.** An op works on N parameters. A *stream* has one operand for
    each parameter: the parameters themselves, their gradients, or their
    velocity. As operands, a stream is N tensors or memrefs, in the order of the
    parameters. After packing, it is one `!optim.table`. Updated streams come
    first among the operands of an op. The results of the op are their new
    values, in the same order (destination-passing style).

    **Numerics** are defined in `docs/numerics.md`: each operation is the IEEE
    operation, and reductions have one canonical order.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::math::MathDialect",
    "::mlir::LLVM::LLVMDialect"
  ];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 0;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
}

/// Each attribute of the op is defined by the op, or has the prefix of another
/// dialect.
def Optim_KnownAttributes : NativeOpTrait<"KnownAttributes"> {
  let cppNamespace = "::mlir::optim";
}

class Optim_Op<string mnemonic, list<Trait> traits = []>
    : Op<Optim_Dialect, mnemonic, traits # [Optim_KnownAttributes]>;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

def Optim_TableType : TypeDef<Optim_Dialect, "Table"> {
  let mnemonic = "table";
  let summary = "Table of the addresses of one stream's buffers";
  let description = [{
    A stream of `size` buffers with elements of `elementType`, as one value:
    `!optim.table<161 x f32>`. `optim.table` creates it. Structured ops and
    launch ops read it.
  }];
  let parameters = (ins "int64_t":$size, "::mlir::Type":$elementType);
  let assemblyFormat = "`<` $size `x` $elementType `>`";
  let genVerifyDecl = 1;
}

def Optim_TensorOrMemRef
    : AnyTypeOf<[AnyRankedTensor, AnyMemRef], "ranked tensor or memref">;

/// An operand of a stream of a structured op.
def Optim_StreamOperand
    : AnyTypeOf<[AnyRankedTensor, AnyMemRef, Optim_TableType],
                "ranked tensor, memref or table">;

#endif // STEPFOLD_IR_OPTIMBASE_TD
