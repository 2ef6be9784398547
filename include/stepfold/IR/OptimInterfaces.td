//===- OptimInterfaces.td - What passes ask of optim ops ---*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMINTERFACES_TD
#define STEPFOLD_IR_OPTIMINTERFACES_TD

include "mlir/IR/OpBase.td"

def OptimizerOpInterface : OpInterface<"OptimizerOpInterface"> {
  let cppNamespace = "::mlir::optim";
  let description = [{
    An op that updates a list of parameters by one rule of an optimizer.

    Passes work on such ops through this interface and never name a concrete
    op. An op's definition states its streams and settings, from which
    `getStreamSpecs` and `getPerParameterAttrNames` are generated; its arithmetic
    is `generalize`. Assembly, verification of streams, memory effects,
    bufferization and merging follow from these.

    Of every update op:
    - in its formula, `p` is the master copy where there is one, else the
      parameter, converted to the compute type; `g` and `lr` are the gradient and
      the learning rate, converted to the compute type; what has a prime is the
      new value. The new parameter is `p'` rounded to the parameter's type, the
      new master `p'`;
    - where `skip`, one flag for all parameters, is there and holds, all results
      are the old values: nothing changes, no power advances;
    - `maximize` stands for `-g` in the place of `g`, after its conversion;
    - settings are numbers of f64, which a formula rounds to the type that it
      computes in.

    **Constraints** of every update op:
    - (C1) there is at least one parameter;
    - (C2) a stream has one operand a parameter; an optional stream may have
      none; `lr` and other one-element streams may have one for all;
    - (C3) every operand of a stream has its parameter's shape; one-element
      streams have exactly one element; `skip` is one flag, for all;
    - (C4) all operands of a stream have one element type: `f16`, `bf16`, `f32`
      or `f64` for parameters; the compute type for state; `f32` for masters,
      whose parameters are `f16` or `bf16`; the parameters' or the compute type
      for gradients; `f32` or `f64` for one-element streams; `i1` for `skip`;
    - (C5) operands are all tensors, with one result for each updated operand,
      of its type, or all memrefs, with no results, no updated one twice; shapes
      are static, and a stream has at most 2^43 elements;
    - (C6) a per-parameter setting has 1 element or one a parameter; all
      settings are finite.
  }];
  let methods = [
    StaticInterfaceMethod<
      /*desc=*/[{
        The op's streams, in the order of its operands: first those that are
        updated, then those that are only read.
      }],
      /*retType=*/"::llvm::ArrayRef<::mlir::optim::StreamSpec>",
      /*methodName=*/"getStreamSpecs">,
    StaticInterfaceMethod<
      /*desc=*/[{
        Names of the `array<f64>` attributes that hold one setting a parameter
        (N elements) or one for all (1 element). They may differ between
        updates that are merged.
      }],
      /*retType=*/"::llvm::ArrayRef<::llvm::StringLiteral>",
      /*methodName=*/"getPerParameterAttrNames">,
    InterfaceMethod<
      /*desc=*/[{
        Creates structured ops, before this one, that compute its results
        without regard to `skip` and `maximize`, and returns what they are. The
        op is on tensors. `generalizeUpdate` replaces an op.
      }],
      /*retType=*/"::llvm::SmallVector<::mlir::Value>",
      /*methodName=*/"generalize",
      /*args=*/(ins "::mlir::RewriterBase &":$rewriter)>,
    InterfaceMethod<
      /*desc=*/"How many operands each stream has.",
      /*retType=*/"::llvm::ArrayRef<int32_t>", /*methodName=*/"getStreamSizes",
      /*args=*/(ins), /*methodBody=*/"",
      /*defaultImplementation=*/[{
        return $_op.getProperties().operandSegmentSizes;
      }]>,
    InterfaceMethod<
      /*desc=*/"The operands of stream `index`.",
      /*retType=*/"::mlir::OperandRange", /*methodName=*/"getStream",
      /*args=*/(ins "unsigned":$index), /*methodBody=*/"",
      /*defaultImplementation=*/[{
        return ::mlir::optim::shared::getStream($_op, index);
      }]>,
    InterfaceMethod<
      /*desc=*/"How many parameters the op updates.",
      /*retType=*/"unsigned", /*methodName=*/"getNumParameters",
      /*args=*/(ins), /*methodBody=*/"",
      /*defaultImplementation=*/[{
        return ::mlir::optim::shared::getStream($_op, 0).size();
      }]>,
    InterfaceMethod<
      /*desc=*/[{
        The new values of stream `index`; empty for a stream that is only read
        and on memrefs.
      }],
      /*retType=*/"::mlir::ResultRange", /*methodName=*/"getUpdatedStream",
      /*args=*/(ins "unsigned":$index), /*methodBody=*/"",
      /*defaultImplementation=*/[{
        return ::mlir::optim::shared::getUpdatedStream($_op, index);
      }]>,
    InterfaceMethod<
      /*desc=*/"How many of the leading operands are updated.",
      /*retType=*/"unsigned", /*methodName=*/"getNumUpdatedOperands",
      /*args=*/(ins), /*methodBody=*/"",
      /*defaultImplementation=*/[{
        return ::mlir::optim::shared::getNumUpdatedOperands($_op);
      }]>,
    InterfaceMethod<
      /*desc=*/[{
        What updates must have in common to become one op: the op's name, the
        element type of every stream, which optional streams are there, and
        every attribute except the per-parameter settings. An attribute of
        another dialect is part of the key.
      }],
      /*retType=*/"::mlir::DictionaryAttr", /*methodName=*/"getGroupKey",
      /*args=*/(ins), /*methodBody=*/"",
      /*defaultImplementation=*/[{
        return ::mlir::optim::shared::getGroupKey($_op);
      }]>,
    InterfaceMethod<
      /*desc=*/[{
        The type that the update computes in and stores its state in: `f64`
        for `f64` parameters, else `f32`.
      }],
      /*retType=*/"::mlir::FloatType", /*methodName=*/"getComputeType",
      /*args=*/(ins), /*methodBody=*/"",
      /*defaultImplementation=*/[{
        return ::mlir::optim::shared::getComputeType($_op);
      }]>,
  ];
  let extraSharedClassDeclaration = [{
    /// Index of the stream called `name`; the op must have one.
    unsigned getStreamIndex(::llvm::StringRef name) {
      return ::mlir::optim::shared::getStreamIndex($_op, name);
    }
    ::mlir::OperandRange getStream(::llvm::StringRef name) {
      return ::mlir::optim::shared::getStream(
          $_op, ::mlir::optim::shared::getStreamIndex($_op, name));
    }
  }];
  let verify = [{ return ::mlir::optim::shared::verifyOptimizerOp($_op); }];
}

def StructuredOpInterface : OpInterface<"StructuredOpInterface"> {
  let cppNamespace = "::mlir::optim";
  let description = [{
    An op that carries its arithmetic in a region and works on streams:
    `optim.foreach`, `optim.reduce`, `optim.foreach_parameter`. Fusion,
    bufferization and the lowerings work through it.
  }];
  let methods = [
    InterfaceMethod<"The streams that are written.",
      "::mlir::OperandRangeRange", "getOuts">,
    InterfaceMethod<"The streams that are only read.",
      "::mlir::OperandRangeRange", "getIns">,
    InterfaceMethod<"Vectors with one element a parameter.",
      "::mlir::Operation::operand_range", "getPerParameter">,
    InterfaceMethod<"Operands of one element, for all parameters.",
      "::mlir::Operation::operand_range", "getScalars">,
    InterfaceMethod<"The region.", "::mlir::Region &", "getBody">,
    InterfaceMethod<"How many parameters the op works on.",
      "int64_t", "getNumParameters">,
    InterfaceMethod<[{
        The results that are the new values of stream `index` of `outs`; empty
        on memrefs.
      }], "::mlir::ResultRange", "getResultStream",
      (ins "unsigned":$index)>,
    InterfaceMethod<[{
        How many of `outs`, the first, are vectors of sums. The others are
        updated: the region's first arguments are their old values.
      }], "unsigned", "getNumSums">,
  ];
  let extraSharedClassDeclaration = [{
    ::mlir::Block *getBlock() { return &$_op.getBody().front(); }
    /// The values that the region yields, one for each stream of `outs`.
    ::mlir::OperandRange getYieldedValues() {
      return getBlock()->getTerminator()->getOperands();
    }
    /// The streams of `outs` that are updated.
    ::mlir::OperandRangeRange getUpdates() {
      return $_op.getOuts().drop_front($_op.getNumSums());
    }
    /// The streams whose elements the region gets: what is updated, and `ins`.
    ::llvm::SmallVector<::mlir::OperandRange> getElementStreams() {
      ::llvm::SmallVector<::mlir::OperandRange> streams;
      for (::mlir::OperandRange stream : getUpdates())
        streams.push_back(stream);
      for (::mlir::OperandRange stream : $_op.getIns())
        streams.push_back(stream);
      return streams;
    }
    /// The region's argument for stream `index` of `outs`, which is no sum.
    ::mlir::BlockArgument getOutArgument(unsigned index) {
      return getBlock()->getArgument(index - $_op.getNumSums());
    }
    /// The region's argument for stream `index` of `ins`.
    ::mlir::BlockArgument getInArgument(unsigned index) {
      return getBlock()->getArgument(getUpdates().size() + index);
    }
  }];
  let verify = [{ return ::mlir::optim::shared::verifyStructuredOp($_op); }];
  let verifyWithRegions = 1;
}

#endif // STEPFOLD_IR_OPTIMINTERFACES_TD
