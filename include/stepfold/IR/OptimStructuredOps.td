//===- OptimStructuredOps.td - Updates as regions ----------*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMSTRUCTUREDOPS_TD
#define STEPFOLD_IR_OPTIMSTRUCTUREDOPS_TD

include "stepfold/IR/OptimBase.td"
include "stepfold/IR/OptimInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

/// A structured op. `outs` and `ins` are lists of streams. They are flattened
/// into operands, which `out_segments` and `in_segments` divide into streams.
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

def Optim_ForeachOp : Optim_StructuredOp<"foreach",
    (ins OptionalAttr<I64Attr>:$block_size)> {
  let summary = "Run a region for each element of each parameter";
  let description = [{
    The region's arguments are, in this order, the old element of each stream of
    `outs`, the element of each stream of `ins`, the parameter's element of each
    `per_parameter` vector, and the value of each of `scalars`. All arguments
    have storage types. The region yields the new element of each stream of
    `outs`. The op only writes an `out` whose argument is unused.

    The region has only scalar arithmetic: `arith` without minimum, maximum and
    remainder of floats, `math.fma`, `math.sqrt`, `math.absf`, and the functions
    `optim.exp`, `optim.log`, `optim.pow`, `optim.block_maximum` and, in an
    `optim.foreach_parameter`, `optim.round_sum`. Each operation is executed
    exactly as written. Conversions between storage and compute types are
    operations in the region. Fast-math flags are not allowed.

    Example, with two parameters:

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

    With `block_size`, the elements of a parameter are divided into blocks of
    that many consecutive elements, from its start; the last block may have
    fewer. A *block stream* has one element for each block in place of one for
    each element. It is a stream whose operands have as many elements as there
    are blocks. The region gets, for each element, that of its block.
    `optim.block_maximum` computes a value for a block.

    Example, 8-bit codes with a scale for each 32 of them:

    ```mlir
    %codes, %scales = optim.foreach
        out(%q : tensor<64x64xi8>) out(%s : tensor<64x2xf32>)
        in(%m : f32) attributes {block_size = 32 : i64} {
    ^bb0(%out: i8, %out_0: f32, %in: f32):
      %0 = math.absf %in : f32
      %scale = optim.block_maximum %0 : f32
      ...
      optim.yield %code, %scale : i8, f32
    }
    ```

    **Constraints:**
    - (C1) there is at least one `out` stream; each stream has one operand for
      each parameter, or is one table of that size; all operands of a stream
      have one element type;
    - (C2) the operands of one parameter have one static shape, but for block
      streams, and a stream has at most 2^43 elements;
    - (C3) a `per_parameter` operand is a vector with one element for each
      parameter;
    - (C4) a `scalar` operand has one element;
    - (C5) the region's arguments and yielded values have the types described
      above: integers or floats of 1, 8, 16, 32 or 64 bits, and in an
      `optim.foreach_parameter` also exact sums, `vector<13xi64>`;
    - (C6) the region has only the operations described above;
    - (C7) either all operands are tensors, and there is one result for each
      `out` operand, of its type; or no operand is a tensor, there are no
      results, and no `out` occurs twice;
    - (C15) `block_size` is a power of two from 8 to 256; what is yielded for a
      block stream is computed from block streams, results of
      `optim.block_maximum`, `per_parameter` vectors, scalars and constants
      alone.
  }];
}

/// The operation with which a reduction combines several numbers into one;
/// docs/numerics.md defines each.
def Optim_Combiner : I32EnumAttr<"Combiner",
    "operation with which a reduction combines its elements", [
      I32EnumAttrCase<"Sum", 0, "sum">,
      I32EnumAttrCase<"Maximum", 1, "maximum">,
      I32EnumAttrCase<"Exact", 2, "exact">]> {
  let cppNamespace = "::mlir::optim";
  let genSpecializedAttr = 0;
}
def Optim_CombinerAttr
    : EnumAttr<Optim_Dialect, Optim_Combiner, "combiner"> {
  let assemblyFormat = "`<` $value `>`";
}
def Optim_CombinersAttr
    : TypedArrayAttrBase<Optim_CombinerAttr, "combiners, one for each output">;

def Optim_ReduceOp : Optim_StructuredOp<"reduce",
    (ins OptionalAttr<DenseI32ArrayAttr>:$positions,
         OptionalAttr<ConfinedAttr<I32Attr, [IntPositive]>>:$num_updates,
         OptionalAttr<Optim_CombinersAttr>:$combiners,
         UnitAttr:$sampled)> {
  let summary = "Reduce the elements of each parameter to one number";
  let description = [{
    The op combines the elements of each parameter with each other.
    `optim.reduce_parameters` combines values of different parameters.

    The region's arguments are the element of each stream of `ins`, the
    parameter's element of each `per_parameter` vector, and the value of each of
    `scalars`. It yields one contribution for each `out`. Each `out` is a vector
    with one element for each parameter. The element becomes the sum of the
    contributions of the parameter, in the canonical order of docs/numerics.md.
    The old value of an `out` is not read.

    Example, the sums of squares of two parameters:

    ```mlir
    %sum = optim.reduce out(%e : tensor<2xf32>)
        in(%w0, %w1 : tensor<64x3x7x7xf32>, tensor<64xf32>) {
    ^bb0(%in: f32):
      %0 = arith.mulf %in, %in : f32
      optim.yield %0 : f32
    }
    ```

    An output that is written as `maximum` in place of `out` becomes the maximum
    of the contributions: NaN if one is NaN, and `-0.0` is less than `+0.0`. The
    maximum of no elements is negative infinity. All statements on sums also
    hold for maxima.

    Example, the sums of squares and the largest magnitudes:

    ```mlir
    %sum, %maximum = optim.reduce out(%e : tensor<2xf32>)
        maximum(%f : tensor<2xf32>)
        in(%w0, %w1 : tensor<64x3x7x7xf32>, tensor<64xf32>) {
    ^bb0(%in: f32):
      %0 = arith.mulf %in, %in : f32
      %1 = math.absf %in : f32
      optim.yield %0, %1 : f32, f32
    }
    ```

    An output that is written as `exact` becomes the exact sum of the
    contributions, which are of `f32`: no addition rounds, so that the result
    does not depend on an order. Its elements are of `vector<13xi64>`, the words
    of docs/numerics.md ("Exact sums"). `optim.round_sum` rounds them to `f32`.

    Example, the exact sums of squares of two parameters:

    ```mlir
    %exact = optim.reduce exact(%e : tensor<2xvector<13xi64>>)
        in(%w0, %w1 : tensor<64x3x7x7xf32>, tensor<64xf32>) {
    ^bb0(%in: f32):
      %0 = arith.mulf %in, %in : f32
      optim.yield %0 : f32
    }
    ```

    With `positions`, the sum of parameter k is stored to element `positions[k]`
    of each `out`. An `out` may then have more elements than there are
    parameters. The other elements keep their values:

    ```mlir
    %new = optim.reduce out(%sum : tensor<5xf32>) in(%g0, %g1 : tensor<8xbf16>)
        attributes {positions = array<i32: 1, 4>} {...}
    ```

    With `sampled`, the op reads 16 elements of each 4,096, which docs/numerics.md
    names ("Sampled reductions"), as if the parameter had no others. It tells what
    concerns nearly all elements, for less than a hundredth of the bytes.

    Example, 1 for each parameter with a copy in which a sampled element is not
    that of the parameter, and 0 for the others:

    ```mlir
    %differ = optim.reduce maximum(%e : tensor<2xf32>)
        in(%w0, %w1 : tensor<768x768xf32>, tensor<768xf32>)
        in(%c0, %c1 : bf16) attributes {sampled} {
    ^bb0(%in: f32, %in_0: bf16):
      %zero = arith.constant 0.0 : f32
      %one = arith.constant 1.0 : f32
      %0 = arith.extf %in_0 : bf16 to f32
      %1 = arith.cmpf une, %in, %0 : f32
      %2 = arith.select %1, %one, %zero : f32
      optim.yield %2 : f32
    }
    ```

    The op may also update streams, which follow as `update`. As for the `outs`
    of `optim.foreach`, the first arguments of the region are the old elements,
    and the region yields the new elements, after the contributions. Updates do
    not affect the order of a sum. `optim-fuse` creates such an op if the same
    elements are summed and stored, such as the moments of LAMB. The op is then
    not fused any further.

    Example, the sum of a mean, and its update:

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
      vector with one element for each parameter. The elements of an `exact` one
      are of `vector<13xi64>`, and the region yields an `f32` for it. Those of
      the others are all of `f32` or all of `f64`, and the region yields a value
      of this type;
    - (C11) `positions` has one element for each parameter; the elements are not
      negative and ascend, and each `out` has more elements than the last
      position;
    - (C12) an `update` stream satisfies the constraints of an `out` stream of
      `optim.foreach`; in the generic form, `num_updates` is the number of
      `outs` that are updated, after at least one other `out`;
    - (C13) in the generic form, `combiners` has the combiner of each `out` that
      is not updated, if one of them is not a sum;
    - (C14) a `sampled` op updates no streams.
  }];
}

def Optim_ForeachParameterOp : Optim_StructuredOp<"foreach_parameter"> {
  let summary = "Run a region once for each parameter";
  let description = [{
    The op is similar to `optim.foreach`, on streams with one element for each
    parameter. A stream is N operands of one element each (learning rates, beta
    powers), one vector of N elements, or a table of one-element buffers. There
    are no `per_parameter` operands, since vectors are streams.

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
    - (C9) a stream is one vector with one element for each parameter, N
      operands with one element each, or one table of size N; N is the largest
      number of elements of any stream;
    - (C10) there are no `per_parameter` operands.
  }];
}

def Optim_ReduceParametersOp : Optim_Op<"reduce_parameters", [
    DestinationStyleOpInterface, AlwaysSpeculatable,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Reduce the numbers of several parameters to one number";
  let description = [{
    The op combines values of different parameters, such as their squared norms.
    `in` is a vector with one element for each parameter, such as a result of
    `optim.reduce`. `out` becomes the sum of the elements. The op adds in `f64`,
    in the order of docs/numerics.md ("across chunks"), and rounds once to the
    element type. The old value of `out` is not read.

    An output that is written as `maximum` in place of `out` becomes the maximum
    of the elements, as that of `optim.reduce`. The generic form has the
    attribute `combiner` instead.

    An output that is written as `exact` becomes the sum of exact sums, of
    `vector<13xi64>`, which is exact.

    The op is not a structured op: it has no region, and the kernel that reads
    the result finishes it. The sum of one element canonicalizes to an
    `optim.foreach_parameter` that adds `+0.0`, and the maximum and the exact
    sum of one element to an `optim.foreach_parameter` that copies it.

    Example, the squared norm of three parameters together:

    ```mlir
    %total = optim.reduce_parameters out(%e : tensor<f32>) in(%sums : tensor<3xf32>)
    ```

    The largest magnitude of all their elements:

    ```mlir
    %total = optim.reduce_parameters maximum(%e : tensor<f32>)
        in(%maxima : tensor<3xf32>)
    ```

    **Constraints:**
    - (C1) `in` is a vector of static size, of `f32` or `f64`, or of
      `vector<13xi64>` for `exact`;
    - (C2) `out` has one element, of that type;
    - (C3) both are tensors, with one result of the type of `out`, or both are
      memrefs, and there is no result.
  }];
  let arguments = (ins
    Optim_TensorOrMemRef:$out, Optim_TensorOrMemRef:$vector,
    DefaultValuedAttr<Optim_CombinerAttr,
                      "::mlir::optim::Combiner::Sum">:$combiner);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins
    "::mlir::Value":$out, "::mlir::Value":$vector,
    CArg<"::mlir::optim::Combiner", "::mlir::optim::Combiner::Sum">:$combiner)>];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getOutMutable(); }
  }];
}

def Optim_YieldOp : Optim_Op<"yield", [
    Pure, ReturnLike, Terminator,
    ParentOneOf<["ForeachOp", "ReduceOp", "ForeachParameterOp"]>]> {
  let summary = "Yield the new elements of a structured op";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ValueRange()); }]>];
}

#endif // STEPFOLD_IR_OPTIMSTRUCTUREDOPS_TD
