//===- OptimStageOps.td - The frontier of the stage --------*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMSTAGEOPS_TD
#define STEPFOLD_IR_OPTIMSTAGEOPS_TD

include "stepfold/IR/OptimBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Optim_GradientOp : Optim_Op<"gradient", [
    Pure, AllTypesMatch<["value", "result"]>,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Mark a value as the gradient of a parameter";
  let description = [{
    The op marks `value` as the gradient of the global `parameter`. The
    optimizer stage begins here. The result equals the operand. The op is not
    folded, since the mark is its purpose. `optim-outline-stage` converts it to
    an argument of the stage.

    Example:

    ```mlir
    %g = optim.gradient @"fc.w" %g0 : tensor<30x30xf32>
    ```

    **Constraints:**
    - (C1) `parameter` is an `ml_program.global`, of the same shape.
  }];
  let arguments = (ins FlatSymbolRefAttr:$parameter, AnyRankedTensor:$value);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$parameter $value attr-dict `:` type($value)";
}

def Optim_CastOp : Optim_Op<"cast", [Pure]> {
  let summary = "Convert elements between floating-point types";
  let description = [{
    The op rounds each element to nearest, ties to even:

    - a value that rounds beyond the largest finite number of the result type
      becomes an infinity with its sign;
    - subnormal results are kept;
    - a NaN stays a NaN, with an undefined payload.

    Example:

    ```mlir
    %h = optim.cast %x : tensor<30x30xf32> to tensor<30x30xbf16>
    ```

    **Constraints:**
    - (C1) operand and result have one shape;
    - (C2) the element types are `f16`, `bf16`, `f32` or `f64`, and differ.
  }];
  let arguments = (ins AnyRankedTensor:$input);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
      "$input attr-dict `:` type($input) `to` type($result)";
  let hasVerifier = 1;
}

def Optim_BroadcastOp : Optim_Op<"broadcast", [
    MemoryEffects<[MemWrite]>,
    RangedTypesMatchWith<"results are of the operands' types", "values",
                         "results", "$_self">]> {
  let summary = "Broadcast the tensors of one rank to all ranks";
  let description = [{
    Each result equals the corresponding operand on `root`, a rank of the
    communicator `ring`. The operands of other ranks are ignored. All tensors
    are sent as one message.

    All ranks of the ring execute the same broadcasts in the same order. The
    program of one rank does not state what the others do. The op is therefore
    never removed, duplicated or moved across another broadcast, and does not
    belong to the optimizer stage.

    Example:

    ```mlir
    %w1, %b1 = optim.broadcast %w, %b from 0 over 2
        : tensor<30x30xf16>, tensor<30xf16>
    ```

    **Constraints:**
    - (C1) there is at least one operand;
    - (C2) operands are of static shape and of one element type;
    - (C3) `root` and `ring` are not negative.
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$values, I64Attr:$root,
                       I64Attr:$ring);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $values `from` $root `over` $ring attr-dict `:` type($values)
  }];
  let hasVerifier = 1;
}

def Optim_ExchangeKind : I32EnumAttr<"ExchangeKind",
    "function of the words of all ranks", [
      I32EnumAttrCase<"Sum", 0, "sum">,
      I32EnumAttrCase<"Maximum", 1, "maximum">]> {
  let cppNamespace = "::mlir::optim";
  let genSpecializedAttr = 0;
}
def Optim_ExchangeKindAttr
    : EnumAttr<Optim_Dialect, Optim_ExchangeKind, "exchange_kind"> {
  let assemblyFormat = "`<` $value `>`";
}

def Optim_ExchangeOp : Optim_Op<"exchange", [
    DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Combine the words of all ranks";
  let description = [{
    Each word, an `i64`, becomes the sum or the signed maximum of the words at
    its place on all ranks. Sums are modulo 2^64. Both have the same bits in any
    order of ranks. The words of several operands are exchanged as one message.

    Each rank has a program of its own. All ranks execute the exchanges of the
    same names in the same order, and have as many words for each. The op is
    therefore never removed, duplicated or moved across another exchange. It
    belongs to the optimizer stage. It divides the stage into parts, between
    which whoever executes it exchanges the words.

    Example, the exact sum of all gradients of all ranks, and the number of
    ranks that found an infinity:

    ```mlir
    %sum, %found = optim.exchange sum "gradients" (%own, %own_found
        : tensor<vector<13xi64>>, tensor<i64>)
    ```

    **Constraints:**
    - (C1) there is at least one operand; elements are of `i64`, or, for a sum,
      of `vector<13xi64>`; shapes are static;
    - (C2) either all operands are tensors, and there is one result for each, of
      its type; or all are memrefs, without results, and no operand occurs
      twice;
    - (C3) the name is not empty.
  }];
  let arguments = (ins StrAttr:$name, Optim_ExchangeKindAttr:$kind,
                       Variadic<Optim_TensorOrMemRef>:$words);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return getWordsMutable();
    }
  }];
}

def Optim_CallStageOp : Optim_Op<"call_stage", [
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Call an outlined optimizer stage";
  let description = [{
    The op calls the function `callee`, which `optim-outline-stage` created.
    Attributes bind the arguments of the function: an argument with
    `optim.global` is bound to the storage of that global, which the stage
    updates. The arguments with `optim.gradient` are bound to `gradients`, in
    order. The op reads and writes globals. It declares no effects, so no op
    moves across it.

    Example:

    ```mlir
    optim.call_stage @optimizer_stage(%g0, %g1) : tensor<64xf32>, tensor<8xf32>
    ```

    **Constraints:**
    - (C1) `callee` is a `func.func` without results whose arguments are memrefs
      with an `optim.global` or an `optim.gradient` attribute;
    - (C2) there is one operand for each `optim.gradient` argument, of the same
      shape and element type.
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee,
                       Variadic<AnyRankedTensor>:$gradients);
  let assemblyFormat = [{
    $callee `(` $gradients `)` attr-dict (`:` type($gradients)^)?
  }];
}

def Optim_BufferOp : Optim_Op<"buffer", [
    Symbol, HasParent<"::mlir::ModuleOp">,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Place tensors in one allocation";
  let description = [{
    The op states where tensors are stored. The storage of each global of
    `globals` is a part of this buffer. The part starts at the element of
    `offsets`, and has as many elements as the global, in row-major order. The
    allocator of the program, such as the runtime, implements the placement.
    With `gradients`, the buffer stores the gradients of these globals, and the
    producer of a gradient writes it there.

    A global or a gradient has the same value as without the buffer. Loads,
    stores and updates do not change. Elements outside all segments are padding,
    with the value zero.

    Example:

    ```mlir
    optim.buffer @params.f32 : tensor<1088xf32> align(256)
        segments(@"fc.w" at 0, @"fc.b" at 1024)
    optim.buffer gradients @grads.bf16 : tensor<1152xbf16> align(256)
        segments(@"fc.w" at 0, @"fc.b" at 1024)
    ```

    **Constraints:**
    - (C1) `type` is a vector of static size, of elements of whole bytes or
      `i1`;
    - (C2) `alignment`, in bytes, is a power of two, at least the size of an
      element;
    - (C3) there is one offset for each global, and each is aligned;
    - (C4) segments ascend, do not overlap, and end within the buffer;
    - (C5) `globals` are `ml_program.global`s of static shape; without
      `gradients`, of the buffer's element type.
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    TypeAttrOf<AnyRankedTensor>:$type,
    I64Attr:$alignment,
    UnitAttr:$gradients,
    FlatSymbolRefArrayAttr:$globals,
    DenseI64ArrayAttr:$offsets);
  let assemblyFormat = [{
    (`gradients` $gradients^)? $sym_name `:` $type `align` `(` $alignment `)`
    `segments` `` custom<Segments>($globals, $offsets)
    attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::RankedTensorType getTensorType() {
      return ::llvm::cast<::mlir::RankedTensorType>(getType());
    }
    /// The size of an element in memory, in bytes.
    int64_t getElementBytes();
  }];
}

#endif // STEPFOLD_IR_OPTIMSTAGEOPS_TD
