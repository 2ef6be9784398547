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
    The `optim` dialect models what happens in a training step between
    "gradients are ready" and "parameters are ready for the next forward pass".

    - *Update ops* (`optim.sgd`, `optim.lars_momentum`, ...) name an optimizer.
      One op updates a list of parameters, so that merging two updates means
      more operands, not another op.
    - *Structured ops* (`optim.foreach`, `optim.reduce`,
      `optim.foreach_parameter`) carry the arithmetic in a region. Every update
      op generalizes to them, and fusion works on them alone.
    - *Stage ops* (`optim.gradient`, `optim.cast`, `optim.call_stage`) mark the
      frontier of the stage. `optim.broadcast`, behind it, brings a rank what
      others have updated.
    - *Launch ops* (`optim.table`, `optim.address_table`,
      `optim.chunk_list`, `optim.address`) say how buffers reach a compiled
      kernel.

    **Streams.** An op works on N parameters. A *stream* is what it needs of
    each: the parameters themselves, their gradients, their velocity. In
    operands, a stream is N tensors or memrefs, in the order of the
    parameters; after packing it is one `!optim.table`. Streams that are
    updated come first in an op's operands, and its results are their new
    values, in the same order (destination-passing style).

    **Numerics** are those of `docs/numerics.md`: every operation is the IEEE
    operation, reductions have one canonical order.
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

/// An attribute of the op is its own or has a dialect's prefix.
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
  let summary = "addresses of one stream's buffers";
  let description = [{
    A stream of `size` buffers with elements of `elementType`, as one value:
    `!optim.table<161 x f32>`. Made by `optim.table`, read by structured ops
    and by launch ops.
  }];
  let parameters = (ins "int64_t":$size, "::mlir::Type":$elementType);
  let assemblyFormat = "`<` $size `x` $elementType `>`";
  let genVerifyDecl = 1;
}

def Optim_TensorOrMemRef
    : AnyTypeOf<[AnyRankedTensor, AnyMemRef], "ranked tensor or memref">;

/// What a structured op's stream is made of.
def Optim_StreamOperand
    : AnyTypeOf<[AnyRankedTensor, AnyMemRef, Optim_TableType],
                "ranked tensor, memref or table">;

#endif // STEPFOLD_IR_OPTIMBASE_TD
