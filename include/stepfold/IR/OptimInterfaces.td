//===- OptimInterfaces.td - Interfaces of optim ops --------*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMINTERFACES_TD
#define STEPFOLD_IR_OPTIMINTERFACES_TD

include "mlir/IR/OpBase.td"

def OptimizerOpInterface : OpInterface<"OptimizerOpInterface"> {
  let cppNamespace = "::mlir::optim";
  let description = [{
    An op that updates a list of parameters by the rule of one optimizer.

    Passes access such ops through this interface and never name a concrete op.
    The definition of an op lists its streams and settings, and
    `getStreamSpecs` and `getPerParameterAttrNames` are generated from it. The
    op implements its arithmetic (`generalize`). Assembly, verification of
    streams, memory effects, bufferization and merging follow from these.

    For every update op:
    - In the formula, `p` is the master copy if there is one, and otherwise the
      parameter, converted to the compute type. `g` and `lr` are the gradient
      and the learning rate, converted to the compute type; an op whose rates
      are state has no `lr`. A prime denotes the new value. The new parameter is
      `p'` rounded to the parameter's type, and the new master is `p'`.
    - If the op has `skip`, one flag for all parameters, and the flag holds, all
      results are the old values. No power advances.
    - `maximize` replaces `g` by `-g`, after the conversion of `g`.
    - A setting is a number of f64, in an attribute, or a one-element stream of
      the same name, whose elements a program may change between steps. A
      formula rounds each to the type in which it computes. An operand therefore
      gives the bits that its value as an attribute gives.
    - `numerics` names the implementation whose formula and roundings an op has.
      Some state and settings belong to the numerics of one framework. With the
      numerics of another one, an op is without that state, and its settings
      have their defaults.
    - With the numerics `torch`, `[x]` is a number that is computed in `f64`
      from the learning rate, the settings and scalar state, and then rounded
      once to the compute type. `step` counts the steps before this one;
      `s = step + 1`, and `step' = s`. `decayed(g)` is `g` where `weight_decay`
      is 0, and `fma([weight_decay], p, g)` otherwise. `lerp(a, b, w)` is
      `fma(w, b - a, a)` where `w < 0.5`, and `fma(w - 1, b - a, b)` otherwise.
      `maximum` is NaN where an operand is. Powers are those of `optim.pow`.
      (Source: the loops over single tensors of PyTorch 2.13, and its kernels
      for CPUs with AVX2.)

    **Constraints** of every update op:
    - (C1) There is at least one parameter.
    - (C2) A stream has one operand for each parameter. An optional stream may
      have none. `lr` and other one-element streams may have one operand for all
      parameters.
    - (C3) Every operand of a stream has the shape of its parameter. Operands of
      one-element streams have exactly one element. `skip` is one flag for all
      parameters.
    - (C4) All operands of a stream have one element type: `f16`, `bf16`, `f32`
      or `f64` for parameters; the parameters' type or the compute type for state
      and gradients; `f32` for masters, whose parameters are `f16` or `bf16`;
      `f32` or `f64` for one-element streams; `i1` for `skip`.
    - (C5) Either all operands are tensors, and the op has one result for each
      updated operand, of its type; or all are memrefs, there are no results,
      and no updated operand occurs twice. Shapes are static. A stream has at
      most 2^43 elements.
    - (C6) A per-parameter setting has 1 element, or one for each parameter. All
      numbers are finite. A setting is a number or operands, not both.
    - (C7) State and settings of other numerics are absent.
  }];
  let methods = [
    StaticInterfaceMethod<
      /*desc=*/[{
        Returns the op's streams, in the order of its operands: first the
        updated streams, then the streams that are only read.
      }],
      /*retType=*/"::llvm::ArrayRef<::mlir::optim::StreamSpec>",
      /*methodName=*/"getStreamSpecs">,
    StaticInterfaceMethod<
      /*desc=*/[{
        Returns the names of the `array<f64>` attributes that have one setting
        for each parameter (N elements) or one for all (1 element). These
        settings may differ between updates that are merged.
      }],
      /*retType=*/"::llvm::ArrayRef<::llvm::StringLiteral>",
      /*methodName=*/"getPerParameterAttrNames">,
    InterfaceMethod<
      /*desc=*/[{
        Creates structured ops before this op that compute its results, without
        regard to `skip`, and returns the results. `addGradients` implements
        `maximize`. The op must be on tensors. `generalizeUpdate` replaces an op.
      }],
      /*retType=*/"::llvm::SmallVector<::mlir::Value>",
      /*methodName=*/"generalize",
      /*args=*/(ins "::mlir::RewriterBase &":$rewriter)>,
    StaticInterfaceMethod<
      /*desc=*/[{
        Returns true if an update depends on the dimensions of its parameter. By
        default, it depends on the elements alone.
      }],
      /*retType=*/"bool", /*methodName=*/"dependsOnShapes",
      /*args=*/(ins), /*methodBody=*/"",
      /*defaultImplementation=*/"return false;">,
    InterfaceMethod<
      /*desc=*/[{
        Returns an upper bound of the bytes that the update of the parameter at
        `position` needs besides its operands. By default, it needs none: what
        it computes for an element is in registers.
      }],
      /*retType=*/"uint64_t", /*methodName=*/"getScratchBytes",
      /*args=*/(ins "unsigned":$position), /*methodBody=*/"",
      /*defaultImplementation=*/"return 0;">,
    InterfaceMethod<
      /*desc=*/"Returns the number of operands of each stream.",
      /*retType=*/"::llvm::ArrayRef<int32_t>", /*methodName=*/"getStreamSizes",
      /*args=*/(ins), /*methodBody=*/"",
      /*defaultImplementation=*/[{
        return $_op.getProperties().operandSegmentSizes;
      }]>,
    InterfaceMethod<
      /*desc=*/"Returns the operands of stream `index`.",
      /*retType=*/"::mlir::OperandRange", /*methodName=*/"getStream",
      /*args=*/(ins "unsigned":$index), /*methodBody=*/"",
      /*defaultImplementation=*/[{
        return ::mlir::optim::shared::getStream($_op, index);
      }]>,
    InterfaceMethod<
      /*desc=*/"Returns the number of parameters that the op updates.",
      /*retType=*/"unsigned", /*methodName=*/"getNumParameters",
      /*args=*/(ins), /*methodBody=*/"",
      /*defaultImplementation=*/[{
        return ::mlir::optim::shared::getStream($_op, 0).size();
      }]>,
    InterfaceMethod<
      /*desc=*/[{
        Returns the numbers of a setting: one for each parameter, or one for
        all. There are none if the setting is an operand.
      }],
      /*retType=*/"::llvm::SmallVector<double>", /*methodName=*/"getNumbers",
      /*args=*/(ins "::llvm::StringRef":$setting), /*methodBody=*/"",
      /*defaultImplementation=*/[{
        return ::mlir::optim::shared::getNumbers($_op, setting);
      }]>,
    InterfaceMethod<
      /*desc=*/[{
        Returns the new values of stream `index`. They are empty for a stream
        that is only read, and on memrefs.
      }],
      /*retType=*/"::mlir::ResultRange", /*methodName=*/"getUpdatedStream",
      /*args=*/(ins "unsigned":$index), /*methodBody=*/"",
      /*defaultImplementation=*/[{
        return ::mlir::optim::shared::getUpdatedStream($_op, index);
      }]>,
    InterfaceMethod<
      /*desc=*/"Returns the number of leading operands that are updated.",
      /*retType=*/"unsigned", /*methodName=*/"getNumUpdatedOperands",
      /*args=*/(ins), /*methodBody=*/"",
      /*defaultImplementation=*/[{
        return ::mlir::optim::shared::getNumUpdatedOperands($_op);
      }]>,
    InterfaceMethod<
      /*desc=*/[{
        Returns the properties that updates must share to become one op: the
        op's name, the element type of each stream, the presence of optional
        streams, and all attributes except per-parameter settings. Attributes of
        other dialects are part of the key.
      }],
      /*retType=*/"::mlir::DictionaryAttr", /*methodName=*/"getGroupKey",
      /*args=*/(ins), /*methodBody=*/"",
      /*defaultImplementation=*/[{
        return ::mlir::optim::shared::getGroupKey($_op);
      }]>,
    InterfaceMethod<
      /*desc=*/[{
        Returns the type in which the update computes and stores its state:
        `f64` for `f64` parameters, otherwise `f32`.
      }],
      /*retType=*/"::mlir::FloatType", /*methodName=*/"getComputeType",
      /*args=*/(ins), /*methodBody=*/"",
      /*defaultImplementation=*/[{
        return ::mlir::optim::shared::getComputeType($_op);
      }]>,
  ];
  let extraSharedClassDeclaration = [{
    /// Returns the index of the stream `name`, which the op must have.
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
    bufferization and the lowerings access these ops through the interface.
  }];
  let methods = [
    InterfaceMethod<"Returns the streams that are written.",
      "::mlir::OperandRangeRange", "getOuts">,
    InterfaceMethod<"Returns the streams that are only read.",
      "::mlir::OperandRangeRange", "getIns">,
    InterfaceMethod<"Returns the vectors with one element for each parameter.",
      "::mlir::Operation::operand_range", "getPerParameter">,
    InterfaceMethod<"Returns the one-element operands for all parameters.",
      "::mlir::Operation::operand_range", "getScalars">,
    InterfaceMethod<"Returns the region.", "::mlir::Region &", "getBody">,
    InterfaceMethod<"Returns the number of parameters that the op works on.",
      "int64_t", "getNumParameters">,
    InterfaceMethod<[{
        Returns the results that are the new values of stream `index` of `outs`.
        They are empty on memrefs.
      }], "::mlir::ResultRange", "getResultStream",
      (ins "unsigned":$index)>,
    InterfaceMethod<[{
        Returns the number of leading `outs` that are vectors of sums. The other
        `outs` are updated: the region's first arguments are their old values.
      }], "unsigned", "getNumSums">,
    InterfaceMethod<"Returns the number of elements of a block, if any.",
      "::std::optional<uint64_t>", "getBlockSize", (ins), "",
      "return ::std::nullopt;">,
  ];
  let extraSharedClassDeclaration = [{
    ::mlir::Block *getBlock() { return &$_op.getBody().front(); }
    /// Returns the yielded values, one for each stream of `outs`.
    ::mlir::OperandRange getYieldedValues() {
      return getBlock()->getTerminator()->getOperands();
    }
    /// Returns the streams of `outs` that are updated.
    ::mlir::OperandRangeRange getUpdates() {
      return $_op.getOuts().drop_front($_op.getNumSums());
    }
    /// Returns the streams whose elements are arguments of the region: the
    /// updated streams, and `ins`.
    ::llvm::SmallVector<::mlir::OperandRange> getElementStreams() {
      ::llvm::SmallVector<::mlir::OperandRange> streams;
      for (::mlir::OperandRange stream : getUpdates())
        streams.push_back(stream);
      for (::mlir::OperandRange stream : $_op.getIns())
        streams.push_back(stream);
      return streams;
    }
    /// Returns true if `stream`, of `outs` or `ins`, has one element for each
    /// block in place of one for each element.
    bool isBlockStream(::mlir::ValueRange stream) {
      return ::mlir::optim::shared::isBlockStream($_op, stream);
    }
    /// Returns the first of the streams that have an element for each element:
    /// its operands have the shapes of the parameters.
    ::mlir::OperandRange getShapeStream() {
      for (::mlir::OperandRange stream : getElementStreams())
        if (!isBlockStream(stream))
          return stream;
      return getElementStreams().front();
    }
    /// Returns the region's argument for stream `index` of `outs`, which must
    /// not be a sum.
    ::mlir::BlockArgument getOutArgument(unsigned index) {
      return getBlock()->getArgument(index - $_op.getNumSums());
    }
    /// Returns the region's argument for stream `index` of `ins`.
    ::mlir::BlockArgument getInArgument(unsigned index) {
      return getBlock()->getArgument(getUpdates().size() + index);
    }
  }];
  let verify = [{ return ::mlir::optim::shared::verifyStructuredOp($_op); }];
  let verifyWithRegions = 1;
}

def MatrixOpInterface : OpInterface<"MatrixOpInterface"> {
  let cppNamespace = "::mlir::optim";
  let description = [{
    An op on lists of matrices that becomes no kernel of a stage, since the
    runtime executes it: `optim.matmul`, `optim.copy_rows`.

    The op consists of pieces, which do not depend on each other. A stream has
    the same number of matrices for each piece, and the matrices of one piece
    are consecutive. The first stream is written, and the others are read.

    **Constraints** of every such op:
    - (C1) there is at least one `out`;
    - (C2) operands have two dimensions of static size, and one element type,
      `bf16` or `f16`; a stream has at most 2^43 elements;
    - (C3) either all operands are tensors, and there is one result for each
      `out`, of its type; or all are memrefs, there are no results, and no `out`
      is another operand.
  }];
  let methods = [
    InterfaceMethod<"Returns the streams, in the order of the operands.",
      "::llvm::SmallVector<::mlir::OperandRange>", "getStreams">,
    InterfaceMethod<"Returns the number of pieces.", "unsigned", "getNumPieces">,
    InterfaceMethod<[{
        Returns the number of calls of the device's libraries that execute the
        op: kernels of theirs, or copies.
      }], "size_t", "countCalls">,
    InterfaceMethod<[{
        Returns the properties that pieces must share to become one op: the op's
        name, the element type, the number of matrices of each stream, and all
        attributes.
      }], "::mlir::DictionaryAttr", "getGroupKey", (ins), "",
      "return ::mlir::optim::shared::getMatrixGroupKey($_op);">,
  ];
  let extraSharedClassDeclaration = [{
    ::mlir::OperandRange getWritten() { return $_op.getStreams().front(); }
    ::mlir::OperandRange getRead() {
      return $_op->getOperands().drop_front(getWritten().size());
    }
    /// Returns the streams that are read, as far as they have matrices.
    ::llvm::SmallVector<::mlir::OperandRange> getReadStreams() {
      ::llvm::SmallVector<::mlir::OperandRange> streams;
      for (::mlir::OperandRange stream :
           ::llvm::drop_begin($_op.getStreams()))
        if (!stream.empty())
          streams.push_back(stream);
      return streams;
    }
    /// Returns the matrices of `stream`, or the new values of the first one,
    /// that belong to the piece at `position`.
    template <typename Stream>
    Stream getOwn(Stream stream, unsigned position) {
      size_t size = stream.size() / $_op.getNumPieces();
      return stream.slice(position * size, size);
    }
  }];
  let verify = [{ return ::mlir::optim::shared::verifyMatrixOp($_op); }];
}

#endif // STEPFOLD_IR_OPTIMINTERFACES_TD
