//===- OptimStructuredOps.td - Updates as regions ----------*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMSTRUCTUREDOPS_TD
#define STEPFOLD_IR_OPTIMSTRUCTUREDOPS_TD

include "stepfold/IR/OptimBase.td"
include "stepfold/IR/OptimInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

/// A structured op: `outs` and `ins` are lists of streams, flattened into
/// operands and cut by `out_segments` and `in_segments`.
class Optim_StructuredOp<string mnemonic, dag settings = (ins)>
    : Optim_Op<mnemonic, [
    AttrSizedOperandSegments, IsolatedFromAbove, DestinationStyleOpInterface,
    SingleBlockImplicitTerminator<"::mlir::optim::YieldOp">,
    DeclareOpInterfaceMethods<StructuredOpInterface,
        ["getNumParameters", "getResultStream", "getNumSums"]>,
    DeclareOpInterfaceMethods<OpAsmOpInterface,
        ["getAsmResultNames", "getAsmBlockArgumentNames"]>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let arguments = !con((ins
    VariadicOfVariadic<Optim_StreamOperand, "out_segments">:$outs,
    VariadicOfVariadic<Optim_StreamOperand, "in_segments">:$ins,
    Variadic<Optim_TensorOrMemRef>:$per_parameter,
    Variadic<Optim_TensorOrMemRef>:$scalars,
    DenseI32ArrayAttr:$out_segments,
    DenseI32ArrayAttr:$in_segments), settings);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins
    "::llvm::ArrayRef<::mlir::ValueRange>":$outs,
    "::llvm::ArrayRef<::mlir::ValueRange>":$ins,
    "::mlir::ValueRange":$perParameter, "::mlir::ValueRange":$scalars,
    "::mlir::optim::StructuredBodyBuilder":$body)>];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return shared::getStructuredInits(getOperation());
    }
  }];
  let extraClassDefinition = [{
    ::mlir::ResultRange $cppClass::getResultStream(unsigned index) {
      return shared::getResultStream(getOperation(), index);
    }
    void $cppClass::build(::mlir::OpBuilder &builder,
                          ::mlir::OperationState &state,
                          ::llvm::ArrayRef<::mlir::ValueRange> outs,
                          ::llvm::ArrayRef<::mlir::ValueRange> ins,
                          ::mlir::ValueRange perParameter,
                          ::mlir::ValueRange scalars,
                          ::mlir::optim::StructuredBodyBuilder body) {
      shared::buildStructuredOp(builder, state, outs, ins, perParameter,
                                scalars, body);
    }
    ::mlir::ParseResult $cppClass::parse(::mlir::OpAsmParser &parser,
                                         ::mlir::OperationState &result) {
      return shared::parseStructuredOp(parser, result);
    }
    void $cppClass::print(::mlir::OpAsmPrinter &printer) {
      shared::printStructuredOp(printer, getOperation());
    }
    void $cppClass::getAsmResultNames(
        ::mlir::OpAsmSetValueNameFn setNameFn) {
      shared::nameStructuredResults(getOperation(), setNameFn);
    }
    void $cppClass::getAsmBlockArgumentNames(
        ::mlir::Region &region, ::mlir::OpAsmSetValueNameFn setNameFn) {
      shared::nameStructuredArguments(getOperation(), region, setNameFn);
    }
    void $cppClass::getEffects(
        ::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<
            ::mlir::MemoryEffects::Effect>> &effects) {
      shared::getDestinationStyleEffects(getOperation(), effects);
    }
  }];
}

def Optim_ForeachOp : Optim_StructuredOp<"foreach"> {
  let summary = "runs a region for each element of each parameter";
  let description = [{
    The region's arguments are the element of each stream of `outs` (its old
    value), of each stream of `ins`, the parameter's element of each
    `per_parameter` vector, and the value of each of `scalars`, all in their
    storage types; it yields the new element of each stream of `outs`. An `out`
    whose argument is unused is only written.

    The region holds scalar arithmetic alone (`arith`, `math.fma`, `math.sqrt`,
    `math.absf`), each operation exactly as written: conversions between storage
    and compute types are operations in it, fast-math flags are not allowed.

    Example, two parameters:

    ```mlir
    %new:2 = optim.foreach
        out(%w0, %w1 : tensor<64x3x7x7xf32>, tensor<64xf32>)
        in(%g0, %g1 : tensor<64x3x7x7xf32>, tensor<64xf32>)
        scalar(%lr : tensor<f32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %0 = arith.mulf %scalar, %in : f32
      %1 = arith.subf %out, %0 : f32
      optim.yield %1 : f32
    }
    ```

    **Constraints:**
    - (C1) there is at least one `out` stream, every stream has one operand a
      parameter, or is one table with that size; all operands of a stream have
      one element type;
    - (C2) the operands of one parameter have one shape, which is static, and a
      stream has at most 2^43 elements;
    - (C3) a `per_parameter` operand is a vector with one element a parameter;
    - (C4) a `scalar` operand has one element;
    - (C5) the region's arguments and yielded values have the types said above;
    - (C6) the region holds nothing but the operations said above;
    - (C7) operands are all tensors, with one result for each `out` operand, of
      its type, or none is, and there are no results; then no `out` is twice.
  }];
}

def Optim_ReduceOp : Optim_StructuredOp<"reduce",
    (ins OptionalAttr<DenseI32ArrayAttr>:$positions,
         OptionalAttr<ConfinedAttr<I32Attr, [IntPositive]>>:$num_updates)> {
  let summary = "sums over the elements of each parameter";
  let description = [{
    The region gets the element of each stream of `ins`, the parameter's element
    of each `per_parameter` vector and the value of each of `scalars`, and yields
    one contribution for each `out`. Each `out` is a vector with one element a
    parameter, which becomes the sum of the contributions over the parameter,
    in the canonical order of docs/numerics.md; its old value is not read.

    Example, squares of two parameters:

    ```mlir
    %sum = optim.reduce out(%e : tensor<2xf32>)
        in(%w0, %w1 : tensor<64x3x7x7xf32>, tensor<64xf32>) {
    ^bb0(%in: f32):
      %0 = arith.mulf %in, %in : f32
      optim.yield %0 : f32
    }
    ```

    With `positions`, the sum of parameter k goes to element `positions[k]` of
    each `out`, which may have more elements than there are parameters; the
    others keep their values:

    ```mlir
    %new = optim.reduce out(%sum : tensor<5xf32>) in(%g0, %g1 : tensor<8xbf16>)
        attributes {positions = array<i32: 1, 4>} {...}
    ```

    The traversal may also update streams, which follow as `update`: as the
    `outs` of `optim.foreach`, their old elements are the region's first
    arguments, and it yields the new ones, behind the contributions. The order
    of a sum is not affected. Such an op is what `optim-fuse` makes where the
    same elements are summed over and stored, such as the moments of LAMB; it
    is no more fused itself.

    Example, the sum of a mean and its update:

    ```mlir
    %sum, %new = optim.reduce out(%e : tensor<1xf32>)
        update(%m : tensor<64xf32>) in(%g : f32) {
    ^bb0(%out: f32, %in: f32):
      %0 = arith.addf %out, %in : f32
      optim.yield %0, %0 : f32, f32
    }
    ```

    **Constraints:** those of `optim.foreach` for `ins`, `per_parameter`,
    `scalar` and the region, and
    - (C8) there is at least one `in` or `update` stream; an `out` stream is one
      vector, all of `f32` or all of `f64`, with one element a parameter, and
      the region yields a value of its element type;
    - (C11) `positions` has one element a parameter; they are not negative and
      ascend, and every `out` has more elements than the last one says;
    - (C12) an `update` stream is as an `out` stream of `optim.foreach`; in the
      generic form, `num_updates` says how many of the `outs` are such, and
      there is an `out` before them.
  }];
}

def Optim_ForeachParameterOp : Optim_StructuredOp<"foreach_parameter"> {
  let summary = "runs a region once for each parameter";
  let description = [{
    As `optim.foreach`, on streams of one element a parameter: a stream is N
    operands of one element each (learning rates, beta powers), or one vector of
    N elements, or a table of one-element buffers. There are no `per_parameter`
    operands: vectors are streams here.

    Example, the norms of two parameters:

    ```mlir
    %norm = optim.foreach_parameter out(%e : tensor<2xf32>)
        in(%sum : tensor<2xf32>) {
    ^bb0(%out: f32, %in: f32):
      %0 = math.sqrt %in : f32
      optim.yield %0 : f32
    }
    ```

    **Constraints:** those of `optim.foreach` for the region, `scalar` and the
    results, and
    - (C9) a stream is one vector with one element a parameter, N operands with
      one element each, or one table of size N; N is the largest number of
      elements of any stream;
    - (C10) there are no `per_parameter` operands.
  }];
}

def Optim_SumParametersOp : Optim_Op<"sum_parameters", [
    DestinationStyleOpInterface, AlwaysSpeculatable,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "sums a vector with one element a parameter";
  let description = [{
    `out` becomes the sum of the elements of `in`, such as the squared norms of
    all parameters, in `f64`, in the order of docs/numerics.md ("across
    chunks"), rounded once to the element type. Its old value is not read.

    A structured op reduces over elements and its region maps them; here both
    are done, and the sum is finished by the kernel that reads it. The sum of one
    element canonicalizes to an `optim.foreach_parameter` that adds `+0.0`.

    Example, the squared norm of three parameters together:

    ```mlir
    %total = optim.sum_parameters out(%e : tensor<f32>) in(%sums : tensor<3xf32>)
    ```

    **Constraints:**
    - (C1) `in` is a vector of static size, of `f32` or `f64`;
    - (C2) `out` has one element, of that type;
    - (C3) both are tensors, with one result of the type of `out`, or both are
      memrefs, and there is no result.
  }];
  let arguments = (ins Optim_TensorOrMemRef:$out, Optim_TensorOrMemRef:$vector);
  let results = (outs Optional<AnyRankedTensor>:$sum);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$out,
                                 "::mlir::Value":$vector)>];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getOutMutable(); }
  }];
}

def Optim_YieldOp : Optim_Op<"yield", [
    Pure, ReturnLike, Terminator,
    ParentOneOf<["ForeachOp", "ReduceOp", "ForeachParameterOp"]>]> {
  let summary = "yields the new elements of a structured op";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ValueRange()); }]>];
}

#endif // STEPFOLD_IR_OPTIMSTRUCTUREDOPS_TD
