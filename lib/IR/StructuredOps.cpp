//===- StructuredOps.cpp - foreach, reduce, foreach_parameter -------------===//

#include "Sizes.h"
#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/TypeSwitch.h"

#include <numeric>

using namespace mlir;
using namespace mlir::optim;

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

static constexpr llvm::StringLiteral kSegmentSizes = "operandSegmentSizes";
static constexpr llvm::StringLiteral kOutSegments = "out_segments";
static constexpr llvm::StringLiteral kInSegments = "in_segments";
static constexpr llvm::StringLiteral kNumUpdates = "num_updates";

/// How many operands each stream of `outs` has. Interfaces ask this for each
/// operand: it must look neither at all of them nor at attributes by name.
static ArrayRef<int32_t> getOutSegments(Operation *op) {
  return llvm::TypeSwitch<Operation *, ArrayRef<int32_t>>(op)
      .Case<ForeachOp, ReduceOp, ForeachParameterOp>(
          [](auto structured) { return structured.getOutSegments(); });
}

unsigned shared::getNumOuts(Operation *op) {
  ArrayRef<int32_t> segments = getOutSegments(op);
  return std::accumulate(segments.begin(), segments.end(), 0u);
}

MutableOperandRange shared::getStructuredInits(Operation *op) {
  unsigned numOuts = 0;
  for (int32_t size : getOutSegments(op)) {
    if (size != 0 && isa<TableType>(op->getOperand(numOuts).getType()))
      return MutableOperandRange(op, 0,
                                 cast<StructuredOpInterface>(op).getNumSums());
    numOuts += size;
  }
  return MutableOperandRange(op, 0, numOuts);
}

ResultRange shared::getResultStream(Operation *op, unsigned index) {
  if (op->getNumResults() == 0)
    return op->getResults();
  OperandRange stream = cast<StructuredOpInterface>(op).getOuts()[index];
  return op->getResults().slice(stream.getBeginOperandIndex(), stream.size());
}

/// Buffers of a stream of one operand a parameter, which may be packed.
static int64_t getListSize(ValueRange stream) {
  if (stream.size() == 1)
    if (auto table = dyn_cast<TableType>(stream[0].getType()))
      return table.getSize();
  return stream.size();
}

/// Elements of a stream of `foreach_parameter`: a list, a vector or a table.
static int64_t getElementCount(ValueRange stream) {
  if (stream.size() == 1)
    if (auto shaped = dyn_cast<ShapedType>(stream[0].getType()))
      return shaped.hasStaticShape() ? shaped.getNumElements() : -1;
  return getListSize(stream);
}

int64_t ForeachOp::getNumParameters() {
  return getOuts().empty() ? 0 : getListSize(getOuts()[0]);
}

int64_t ReduceOp::getNumParameters() {
  if (!getIns().empty())
    return getListSize(getIns()[0]);
  unsigned numSums = getNumSums();
  return numSums < getOuts().size() ? getListSize(getOuts()[numSums]) : 0;
}

int64_t ForeachParameterOp::getNumParameters() {
  int64_t size = 0;
  for (OperandRangeRange streams : {getOuts(), getIns()})
    for (OperandRange stream : streams)
      size = std::max(size, getElementCount(stream));
  return size;
}

unsigned ForeachOp::getNumSums() { return 0; }
unsigned ReduceOp::getNumSums() {
  unsigned numOuts = getOutSegments().size();
  return numOuts - std::min(getNumUpdates().value_or(0), numOuts);
}
unsigned ForeachParameterOp::getNumSums() { return 0; }

bool shared::readsInit(OpOperand &operand) {
  auto structured = dyn_cast<StructuredOpInterface>(operand.getOwner());
  if (!structured)
    return !isa<SumParametersOp>(operand.getOwner());
  unsigned numSums = structured.getNumSums();
  for (auto [index, stream] : llvm::enumerate(structured.getOuts())) {
    if (operand.getOperandNumber() >=
        stream.getBeginOperandIndex() + stream.size())
      continue;
    if (index < numSums) // With positions, other elements keep their values.
      return cast<ReduceOp>(operand.getOwner()).getPositions().has_value();
    return !structured.getOutArgument(index).use_empty();
  }
  return true;
}

void shared::getDestinationStyleEffects(Operation *op,
                                        EffectInstances &effects) {
  // All operands are tensors, or none is.
  if (op->getNumOperands() == 0 || isa<TensorType>(op->getOperand(0).getType()))
    return;
  unsigned numWritten = isa<StructuredOpInterface>(op)
                            ? getNumOuts(op)
                            : getNumUpdatedOperands(op);
  for (OpOperand &operand : op->getOpOperands()) {
    bool isWritten = operand.getOperandNumber() < numWritten;
    if (!isWritten || readsInit(operand))
      effects.emplace_back(MemoryEffects::Read::get(), &operand);
    if (isWritten)
      effects.emplace_back(MemoryEffects::Write::get(), &operand);
  }
}

//===----------------------------------------------------------------------===//
// Building
//===----------------------------------------------------------------------===//

void shared::buildStructuredOp(OpBuilder &builder, OperationState &state,
                               ArrayRef<ValueRange> outs,
                               ArrayRef<ValueRange> ins,
                               ValueRange perParameter, ValueRange scalars,
                               StructuredBodyBuilder body,
                               unsigned numUpdates) {
  bool isReduce = state.name.getStringRef() == ReduceOp::getOperationName();
  size_t numSums = isReduce ? outs.size() - numUpdates : 0;
  if (isReduce && numUpdates != 0)
    state.addAttribute(kNumUpdates, builder.getI32IntegerAttr(numUpdates));
  SmallVector<Type> argumentTypes;
  SmallVector<int32_t> outSegments, inSegments;
  for (auto [index, stream] : llvm::enumerate(outs)) {
    state.addOperands(stream);
    outSegments.push_back(stream.size());
    if (index >= numSums)
      argumentTypes.push_back(getStreamElementType(stream[0].getType()));
    for (Type type : stream.getTypes())
      if (isa<RankedTensorType>(type))
        state.addTypes(type);
  }
  int32_t numOuts = state.operands.size();
  for (ValueRange stream : ins) {
    state.addOperands(stream);
    inSegments.push_back(stream.size());
    argumentTypes.push_back(getStreamElementType(stream[0].getType()));
  }
  int32_t numIns = state.operands.size() - numOuts;
  for (ValueRange values : {perParameter, scalars}) {
    state.addOperands(values);
    for (Type type : values.getTypes())
      argumentTypes.push_back(getStreamElementType(type));
  }
  state.addAttribute(
      kSegmentSizes,
      builder.getDenseI32ArrayAttr({numOuts, numIns,
                                    static_cast<int32_t>(perParameter.size()),
                                    static_cast<int32_t>(scalars.size())}));
  state.addAttribute(kOutSegments, builder.getDenseI32ArrayAttr(outSegments));
  state.addAttribute(kInSegments, builder.getDenseI32ArrayAttr(inSegments));

  Region *region = state.addRegion();
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Location> locs(argumentTypes.size(), state.location);
  Block *block = builder.createBlock(region, {}, argumentTypes, locs);
  ImplicitLocOpBuilder bodyBuilder(state.location, builder);
  SmallVector<Value> yielded = body(bodyBuilder, block->getArguments());
  YieldOp::create(bodyBuilder, yielded);
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

std::optional<std::string>
mlir::optim::explainUnsupportedBodyOp(Operation *op) {
  auto describe = [&](StringRef reason) {
    return (op->getName().getStringRef() + " " + reason).str();
  };
  bool isArithmetic =
      isa_and_nonnull<arith::ArithDialect>(op->getDialect()) &&
      (op->hasTrait<OpTrait::Elementwise>() || isa<arith::ConstantOp>(op));
  // Minimum and maximum differ between targets in NaN and signed zeros, and a
  // remainder is a library call; a comparison and a select say what is meant.
  bool isExcluded = isa<arith::MaximumFOp, arith::MinimumFOp, arith::MaxNumFOp,
                        arith::MinNumFOp, arith::RemFOp>(op);
  if ((!isArithmetic || isExcluded) &&
      !isa<math::FmaOp, math::SqrtOp, math::AbsFOp>(op))
    return describe("is not allowed in a region (allowed: arith, math.fma, "
                    "math.sqrt, math.absf)");
  if (op->getNumResults() != 1)
    return describe("does not have one result");
  if (auto fast = dyn_cast<arith::ArithFastMathInterface>(op))
    if (fast.getFastMathFlagsAttr() &&
        fast.getFastMathFlagsAttr().getValue() != arith::FastMathFlags::none)
      return describe("has fast-math flags, which change results");
  if (auto rounded = dyn_cast<arith::ArithRoundingModeInterface>(op))
    if (auto mode = rounded.getRoundingModeAttr())
      if (mode.getValue() != arith::RoundingMode::to_nearest_even)
        return describe("does not round to nearest even");
  for (Type type :
       llvm::concat<const Type>(SmallVector<Type>(op->getOperandTypes()),
                                SmallVector<Type>(op->getResultTypes())))
    if (!type.isIntOrFloat())
      return describe("is not on scalars");
  return std::nullopt;
}

/// Checks that a list stream has one operand a parameter, of one element type.
static LogicalResult verifyList(Operation *op, StringRef name,
                                OperandRange stream, int64_t numParameters) {
  if (getListSize(stream) != numParameters)
    return op->emitOpError() << "expected " << numParameters << " operands in "
                             << name << ", got " << getListSize(stream);
  Type elementType = getStreamElementType(stream[0].getType());
  for (auto [position, value] : llvm::enumerate(stream))
    if (getStreamElementType(value.getType()) != elementType)
      return op->emitOpError() << "expected " << name << " #" << position
                               << " to have elements of " << elementType
                               << " as the first, got " << value.getType();
  return success();
}

/// Checks that `value` is a vector with one element a parameter.
static LogicalResult verifyVector(Operation *op, StringRef name, Value value,
                                  int64_t numParameters) {
  auto type = dyn_cast<ShapedType>(value.getType());
  if (type && type.hasStaticShape() && type.getRank() == 1 &&
      type.getDimSize(0) == numParameters)
    return verifySizes(op, value);
  return op->emitOpError() << "expected " << name << " to be a vector of "
                           << numParameters << " elements, got "
                           << value.getType();
}

/// Checks a stream of `foreach_parameter`.
static LogicalResult verifyParameterStream(Operation *op, StringRef name,
                                           OperandRange stream,
                                           int64_t numParameters) {
  if (stream.size() == 1 && numParameters != 1 &&
      isa<ShapedType>(stream[0].getType()))
    return verifyVector(op, name, stream[0], numParameters);
  if (failed(verifyList(op, name, stream, numParameters)))
    return failure();
  for (Value value : stream)
    if (!isa<TableType>(value.getType()) && !hasOneElement(value.getType()))
      return op->emitOpError() << "expected operands of one element in " << name
                               << ", got " << value.getType();
  return success();
}

/// Checks that the operands of each parameter have one shape.
static LogicalResult verifyShapes(StructuredOpInterface op,
                                  ArrayRef<OperandRange> streams) {
  for (OperandRange stream : streams) {
    if (isa<TableType>(stream[0].getType()))
      continue;
    if (failed(verifySizes(op, stream)))
      return failure();
    for (auto [position, value] : llvm::enumerate(stream)) {
      auto type = cast<ShapedType>(value.getType());
      auto first = dyn_cast<ShapedType>(streams[0][0].getType());
      if (first)
        first = cast<ShapedType>(streams[0][position].getType());
      if (first && type.getShape() != first.getShape())
        return op->emitOpError()
               << "expected operands of parameter #" << position
               << " to have one shape, got " << first << " and " << type;
    }
  }
  return success();
}

/// Checks the region's arguments, yielded values and operations.
static LogicalResult verifyBody(StructuredOpInterface op) {
  SmallVector<Type> argumentTypes, yieldedTypes;
  for (OperandRange stream : op.getOuts())
    yieldedTypes.push_back(getStreamElementType(stream[0].getType()));
  for (OperandRange stream : op.getElementStreams())
    argumentTypes.push_back(getStreamElementType(stream[0].getType()));
  for (Value value : op.getPerParameter())
    argumentTypes.push_back(getStreamElementType(value.getType()));
  for (Value value : op.getScalars())
    argumentTypes.push_back(getStreamElementType(value.getType()));

  Block *block = op.getBlock();
  if (block->getArgumentTypes() != TypeRange(argumentTypes))
    return op->emitOpError() << "expected region arguments (" << argumentTypes
                             << "), got (" << block->getArgumentTypes() << ")";
  if (op.getYieldedValues().getTypes() != TypeRange(yieldedTypes))
    return op->emitOpError()
           << "expected to yield (" << yieldedTypes << "), got ("
           << op.getYieldedValues().getTypes() << ")";
  for (Operation &bodyOp : block->without_terminator())
    if (std::optional<std::string> reason = explainUnsupportedBodyOp(&bodyOp)) {
      InFlightDiagnostic diag = op->emitOpError() << *reason;
      diag.attachNote(bodyOp.getLoc()) << "the operation is here";
      return diag;
    }
  return success();
}

/// Checks that operands are all tensors, or none is, and the results.
static LogicalResult verifyForm(StructuredOpInterface op) {
  unsigned numTensors = llvm::count_if(op->getOperandTypes(), [](Type type) {
    return isa<RankedTensorType>(type);
  });
  if (numTensors != 0 && numTensors != op->getNumOperands())
    return op->emitOpError()
           << "expected all operands to be tensors or none, got " << numTensors
           << " tensors of " << op->getNumOperands() << " operands";
  if (numTensors != 0)
    return success(); // The destination-style interface checks the results.
  llvm::SmallDenseSet<Value> written;
  for (Value value : op->getOperands().take_front(shared::getNumOuts(op)))
    if (!written.insert(value).second)
      return op->emitOpError()
             << "expected every buffer to be written once, got one of type "
             << value.getType() << " twice";
  return success();
}

/// Checks the positions of a reduction's sums in the vector `out`.
static LogicalResult verifyPositions(ReduceOp op, ArrayRef<int32_t> positions,
                                     Value out) {
  if (static_cast<int64_t>(positions.size()) != op.getNumParameters())
    return op.emitOpError() << "expected " << op.getNumParameters()
                            << " positions, got " << positions.size();
  int32_t previous = -1;
  for (int32_t position : positions) {
    if (position <= previous)
      return op.emitOpError()
             << "expected positions that ascend from 0 on, got " << position
             << " after " << previous;
    previous = position;
  }
  auto type = dyn_cast<ShapedType>(out.getType());
  if (type && type.hasStaticShape() && type.getRank() == 1 &&
      type.getDimSize(0) > previous)
    return verifySizes(op, out);
  return op.emitOpError() << "expected out to be a vector of more than "
                          << previous << " elements, got " << out.getType();
}

static LogicalResult verifySums(ReduceOp op, OperandRange stream) {
  Type type = getStreamElementType(stream[0].getType());
  if (stream.size() != 1)
    return op->emitOpError()
           << "expected 1 operand in an out stream, got " << stream.size();
  std::optional<ArrayRef<int32_t>> positions = op.getPositions();
  if (failed(positions
                 ? verifyPositions(op, *positions, stream[0])
                 : verifyVector(op, "out", stream[0], op.getNumParameters())))
    return failure();
  if (!type.isF32() && !type.isF64())
    return op->emitOpError() << "expected sums of f32 or f64, got " << type;
  Type first = getStreamElementType(op.getOuts()[0][0].getType());
  if (type != first)
    return op->emitOpError()
           << "expected sums of " << first << " as the first, got " << type;
  return success();
}

static LogicalResult verifyStreams(StructuredOpInterface op) {
  bool isPerParameter = isa<ForeachParameterOp>(op);
  int64_t numParameters = op.getNumParameters();
  SmallVector<OperandRange> lists;
  auto verifyStream = [&](StringRef name, OperandRange stream) {
    if (isPerParameter)
      return verifyParameterStream(op, name, stream, numParameters);
    lists.push_back(stream);
    return verifyList(op, name, stream, numParameters);
  };
  auto reduce = dyn_cast<ReduceOp>(op.getOperation());
  for (OperandRange stream : op.getOuts().take_front(op.getNumSums()))
    if (failed(verifySums(reduce, stream)))
      return failure();
  for (OperandRange stream : op.getUpdates())
    if (failed(verifyStream(reduce ? "update" : "out", stream)))
      return failure();
  for (OperandRange stream : op.getIns())
    if (failed(verifyStream("in", stream)))
      return failure();
  for (Value value : op.getPerParameter())
    if (failed(verifyVector(op, "per_parameter", value, numParameters)))
      return failure();
  if (isPerParameter && !op.getPerParameter().empty())
    return op->emitOpError() << "expected no per_parameter operands: vectors "
                                "are streams of this op";
  for (Value value : op.getScalars())
    if (!hasOneElement(value.getType()))
      return op->emitOpError()
             << "expected scalar of one element, got " << value.getType();
  return lists.empty() ? success() : verifyShapes(op, lists);
}

LogicalResult shared::verifyStructuredOp(Operation *operation) {
  auto op = cast<StructuredOpInterface>(operation);
  bool isReduce = isa<ReduceOp>(operation);
  if (isReduce ? op.getNumSums() == 0 : op.getOuts().empty())
    return op->emitOpError() << "expected at least 1 out stream";
  if (isReduce && op.getElementStreams().empty())
    return op->emitOpError() << "expected at least 1 in or update stream";
  for (OperandRangeRange streams : {op.getOuts(), op.getIns()})
    for (OperandRange stream : streams)
      if (stream.empty())
        return op->emitOpError() << "expected at least 1 operand in a stream";
  if (failed(verifyForm(op)) || failed(verifyStreams(op)))
    return failure();
  return verifyBody(op);
}

//===----------------------------------------------------------------------===//
// Assembly
//===----------------------------------------------------------------------===//

ParseResult shared::parseStructuredOp(OpAsmParser &parser,
                                      OperationState &result) {
  bool isReduce = result.name.getStringRef() == ReduceOp::getOperationName();
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<Type> like;
  auto parseClause = [&](bool givesShapes, int32_t &count) -> ParseResult {
    SmallVector<OpAsmParser::UnresolvedOperand> names;
    SmallVector<Type> types;
    if (parseStream(parser, names, types, like) ||
        parser.resolveOperands(names, types, loc, result.operands))
      return failure();
    if (givesShapes && like.empty())
      like = types;
    count = names.size();
    return success();
  };
  auto parseStreams = [&](StringRef keyword, bool givesShapes,
                          SmallVector<int32_t> &segments) -> ParseResult {
    while (succeeded(parser.parseOptionalKeyword(keyword)))
      if (parseClause(givesShapes, segments.emplace_back()))
        return failure();
    return success();
  };

  SmallVector<int32_t> outSegments, inSegments;
  if (parseStreams("out", !isReduce, outSegments))
    return failure();
  size_t numSums = outSegments.size();
  if (isReduce && parseStreams("update", true, outSegments))
    return failure();
  for (Value value : result.operands)
    if (isa<RankedTensorType>(value.getType()))
      result.addTypes(value.getType());
  int32_t numOuts = result.operands.size();
  if (parseStreams("in", true, inSegments))
    return failure();
  int32_t numIns = result.operands.size() - numOuts;
  int32_t numPerParameter = 0, numScalars = 0;
  if (succeeded(parser.parseOptionalKeyword("per_parameter")) &&
      parseClause(false, numPerParameter))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("scalar")) &&
      parseClause(false, numScalars))
    return failure();

  Builder &builder = parser.getBuilder();
  result.addAttribute(kSegmentSizes,
                      builder.getDenseI32ArrayAttr(
                          {numOuts, numIns, numPerParameter, numScalars}));
  result.addAttribute(kOutSegments, builder.getDenseI32ArrayAttr(outSegments));
  result.addAttribute(kInSegments, builder.getDenseI32ArrayAttr(inSegments));
  if (isReduce && outSegments.size() != numSums)
    result.addAttribute(
        kNumUpdates, builder.getI32IntegerAttr(outSegments.size() - numSums));
  if (parseAttributesWithKeyword(parser, result) ||
      parser.parseRegion(*result.addRegion()))
    return failure();
  return success();
}

void shared::printStructuredOp(OpAsmPrinter &printer, Operation *operation) {
  auto op = cast<StructuredOpInterface>(operation);
  bool breakLines = op.getNumParameters() > 1;
  auto separate = [&] {
    if (breakLines)
      printer.printNewline();
    else
      printer << ' ';
  };
  ValueRange like;
  auto printClause = [&](StringRef keyword, ValueRange stream, bool isList) {
    separate();
    printer << keyword;
    // The first list gives the shapes of the others.
    printStream(printer, stream, isList ? like : ValueRange());
    if (isList && like.empty())
      like = stream;
  };
  bool areLists = !isa<ForeachParameterOp>(operation);

  printer.increaseIndent();
  printer.increaseIndent();
  for (OperandRange stream : op.getOuts().take_front(op.getNumSums()))
    printClause("out", stream, /*isList=*/false);
  for (OperandRange stream : op.getUpdates())
    printClause(isa<ReduceOp>(operation) ? "update" : "out", stream, areLists);
  for (OperandRange stream : op.getIns())
    printClause("in", stream, areLists);
  if (!op.getPerParameter().empty()) {
    separate();
    printer << "per_parameter";
    printStream(printer, op.getPerParameter(), {});
  }
  if (!op.getScalars().empty()) {
    separate();
    printer << "scalar";
    printStream(printer, op.getScalars(), {});
  }
  printer.printOptionalAttrDictWithKeyword(
      op->getAttrs(), {kSegmentSizes, kOutSegments, kInSegments, kNumUpdates});
  printer.decreaseIndent();
  printer.decreaseIndent();
  printer << ' ';
  printer.printRegion(op.getBody());
}

void shared::nameStructuredResults(Operation *op, OpAsmSetValueNameFn setName) {
  if (op->getNumResults() == 0)
    return;
  auto structured = cast<StructuredOpInterface>(op);
  for (unsigned index = 0; index < structured.getOuts().size(); ++index)
    setName(structured.getResultStream(index).front(),
            index < structured.getNumSums() ? "sum" : "new");
}

void shared::nameStructuredArguments(Operation *op, Region &region,
                                     OpAsmSetValueNameFn setName) {
  auto structured = cast<StructuredOpInterface>(op);
  unsigned index = 0;
  auto name = [&](size_t count, StringRef text) {
    for (size_t i = 0; i < count && index < region.getNumArguments(); ++i)
      setName(region.getArgument(index++), text);
  };
  name(structured.getUpdates().size(), "out");
  name(structured.getIns().size(), "in");
  name(structured.getPerParameter().size(), "setting");
  name(structured.getScalars().size(), "scalar");
}
