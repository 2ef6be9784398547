//===- StructuredVerification.cpp - Verifying structured ops --------------===//
//
// Verification that foreach, reduce and foreach_parameter share, and that of
// sums.
//
//===----------------------------------------------------------------------===//

#include "Sizes.h"
#include "StreamSegments.h"
#include "stepfold/IR/Combiner.h"
#include "stepfold/IR/ExactWords.h"
#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::optim;

/// The op of the dialect to use for one that upstream's folders evaluate with
/// the C library of the host, or nothing.
static StringRef getOwnForm(Operation *op) {
  if (isa<math::ExpOp>(op))
    return ExpOp::getOperationName();
  if (isa<math::LogOp>(op))
    return LogOp::getOperationName();
  if (isa<math::PowFOp>(op))
    return PowOp::getOperationName();
  return {};
}

std::optional<std::string>
mlir::optim::explainUnsupportedBodyOp(Operation *op) {
  auto describe = [&](const Twine &reason) {
    return (op->getName().getStringRef() + " " + reason).str();
  };
  bool isArithmetic =
      isa_and_nonnull<arith::ArithDialect>(op->getDialect()) &&
      (op->hasTrait<OpTrait::Elementwise>() || isa<arith::ConstantOp>(op));
  // Minimum and maximum differ between targets in NaN and signed zeros, and a
  // remainder is a library call; a comparison and a select say what is meant.
  bool isExcluded = isa<arith::MaximumFOp, arith::MinimumFOp, arith::MaxNumFOp,
                        arith::MinNumFOp, arith::RemFOp>(op);
  if (StringRef own = getOwnForm(op); !own.empty())
    return describe("is not allowed in a region: a folder may evaluate it with "
                    "a library of the host (use " +
                    own.str() + ")");
  if ((!isArithmetic || isExcluded) &&
      !isa<math::FmaOp, math::SqrtOp, math::AbsFOp, ExpOp, LogOp, PowOp,
           BlockMaximumOp, RoundSumOp>(op))
    return describe(
        "is not allowed in a region (allowed: arith but minimum, "
        "maximum and remainder of floats, math.fma, math.sqrt, "
        "math.absf, optim.exp, optim.log, optim.pow, "
        "optim.block_maximum in an optim.foreach with a block_size, and "
        "optim.round_sum in an optim.foreach_parameter)");
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
  bool takesExactSums = isa<RoundSumOp, arith::SelectOp, arith::ConstantOp>(op);
  for (Type type :
       llvm::concat<const Type>(SmallVector<Type>(op->getOperandTypes()),
                                SmallVector<Type>(op->getResultTypes())))
    if (!type.isIntOrFloat() && !(takesExactSums && isExactSum(type)))
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

/// Returns true if the operands of `stream` have the shapes of `shapes`.
static bool haveShapes(OperandRange stream, OperandRange shapes) {
  return llvm::all_of(llvm::zip(stream.getTypes(), shapes.getTypes()),
                      [](auto pair) {
                        auto [type, like] = pair;
                        return cast<ShapedType>(type).getShape() ==
                               cast<ShapedType>(like).getShape();
                      });
}

/// Checks that the operands of a parameter have as many elements as there are
/// blocks, where these have `blockSize` elements.
static LogicalResult verifyBlocks(StructuredOpInterface op, OperandRange stream,
                                  OperandRange shapes, int64_t blockSize) {
  for (auto [position, value, like] : llvm::enumerate(stream, shapes)) {
    auto type = cast<ShapedType>(value.getType());
    auto parameter = cast<ShapedType>(like.getType());
    int64_t numBlocks = llvm::divideCeil(parameter.getNumElements(), blockSize);
    if (type.getNumElements() != numBlocks)
      return op->emitOpError()
             << "expected operands of parameter #" << position
             << " to have the shape of " << parameter << ", or " << numBlocks
             << " elements, one for each block of " << blockSize << ", got "
             << type;
  }
  return success();
}

/// Checks that the operands of each parameter have one shape, but for block
/// streams.
static LogicalResult verifyShapes(StructuredOpInterface op,
                                  ArrayRef<OperandRange> streams) {
  for (OperandRange stream : streams)
    if (!isa<TableType>(stream[0].getType()) && failed(verifySizes(op, stream)))
      return failure();
  OperandRange shapes = op.getShapeStream();
  if (isa<TableType>(shapes[0].getType()))
    return success();
  for (OperandRange stream : streams) {
    if (isa<TableType>(stream[0].getType()) || haveShapes(stream, shapes))
      continue;
    if (std::optional<uint64_t> blockSize = op.getBlockSize()) {
      if (failed(verifyBlocks(op, stream, shapes, *blockSize)))
        return failure();
      continue;
    }
    for (auto [position, value, like] : llvm::enumerate(stream, shapes)) {
      auto type = cast<ShapedType>(value.getType());
      auto first = cast<ShapedType>(like.getType());
      if (type.getShape() != first.getShape())
        return op->emitOpError()
               << "expected operands of parameter #" << position
               << " to have one shape, got " << first << " and " << type;
    }
  }
  return success();
}

/// Returns true if kernels can load and store single elements of a type.
static bool isElementType(Type type) {
  unsigned width = type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : 0;
  return width == 1 ||
         (llvm::isPowerOf2_32(width) && width >= 8 && width <= 64);
}

/// Returns the type of what a region yields for output `index`.
static Type getYieldedType(StructuredOpInterface op, unsigned index) {
  if (index < op.getNumSums() && getCombiner(op, index) == Combiner::Exact)
    return Float32Type::get(op->getContext());
  return getStreamElementType(op.getOuts()[index][0].getType());
}

/// Checks the region's arguments, yielded values and operations.
static LogicalResult verifyBody(StructuredOpInterface op) {
  SmallVector<Type> argumentTypes, yieldedTypes;
  for (unsigned index = 0; index < op.getOuts().size(); ++index)
    yieldedTypes.push_back(getYieldedType(op, index));
  for (OperandRange stream : op.getElementStreams())
    argumentTypes.push_back(getStreamElementType(stream[0].getType()));
  for (Value value : op.getPerParameter())
    argumentTypes.push_back(getStreamElementType(value.getType()));
  for (Value value : op.getScalars())
    argumentTypes.push_back(getStreamElementType(value.getType()));
  for (TypeRange types : {TypeRange(argumentTypes), TypeRange(yieldedTypes)})
    for (Type type : types)
      if (!isElementType(type) &&
          !(isa<ForeachParameterOp>(op) && isExactSum(type)))
        return op->emitOpError() << "expected elements of integers or floats "
                                    "of 1, 8, 16, 32 or 64 bits, got "
                                 << type;

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

/// The smallest and the largest size of a block: kernels for GPUs have a thread
/// for eight elements, and a warp of threads for a block at most.
static constexpr uint64_t kMinBlockSize = 8, kMaxBlockSize = 256;

/// Checks the number of elements of a block.
static LogicalResult verifyBlockSize(StructuredOpInterface op) {
  std::optional<uint64_t> blockSize = op.getBlockSize();
  if (!blockSize ||
      (llvm::isPowerOf2_64(*blockSize) && *blockSize >= kMinBlockSize &&
       *blockSize <= kMaxBlockSize))
    return success();
  return op->emitOpError()
         << "expected a block_size that is a power of two from "
         << kMinBlockSize << " to " << kMaxBlockSize << ", got "
         << static_cast<int64_t>(*blockSize);
}

/// Checks that what is yielded for block streams is the same for all elements
/// of a block.
static LogicalResult verifyBlockStreams(StructuredOpInterface op) {
  if (!op.getBlockSize())
    return success();
  DenseSet<Value> varying;
  for (auto [stream, argument] :
       llvm::zip(op.getElementStreams(), op.getBlock()->getArguments()))
    if (!op.isBlockStream(stream))
      varying.insert(argument);
  for (Operation &bodyOp : op.getBlock()->without_terminator())
    if (!isa<BlockMaximumOp>(bodyOp) &&
        llvm::any_of(bodyOp.getOperands(),
                     [&](Value operand) { return varying.contains(operand); }))
      varying.insert_range(bodyOp.getResults());
  for (auto [index, stream] : llvm::enumerate(op.getOuts()))
    if (op.isBlockStream(stream) &&
        varying.contains(op.getYieldedValues()[index]))
      return op->emitOpError()
             << "expected a value that is the same for all elements of a block "
                "for out stream #"
             << index << ", which has one element for each block";
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

/// Checks that the combiners, in the generic form, are those of the sums, in
/// the form that the assembly has.
static LogicalResult verifyCombiners(ReduceOp op) {
  ArrayAttr combiners = op.getCombinersAttr();
  if (!combiners)
    return success();
  if (combiners.size() != op.getNumSums())
    return op.emitOpError() << "expected " << op.getNumSums()
                            << " combiners, got " << combiners.size();
  if (llvm::all_of(combiners.getAsRange<CombinerAttr>(), [](CombinerAttr own) {
        return own.getValue() == Combiner::Sum;
      }))
    return op.emitOpError()
           << "expected no combiners, since all outputs are sums";
  return success();
}

/// Checks an output of a reduction. `first` is the type of the first that is
/// rounded, or null.
static LogicalResult verifySum(ReduceOp op, OperandRange stream,
                               Combiner combiner, Type &first) {
  Type type = getStreamElementType(stream[0].getType());
  if (stream.size() != 1)
    return op->emitOpError()
           << "expected 1 operand in an out stream, got " << stream.size();
  std::optional<ArrayRef<int32_t>> positions = op.getPositions();
  if (failed(positions
                 ? verifyPositions(op, *positions, stream[0])
                 : verifyVector(op, "out", stream[0], op.getNumParameters())))
    return failure();
  if (combiner == Combiner::Exact) {
    if (isExactSum(type))
      return success();
    return op->emitOpError()
           << "expected exact sums of " << getExactSumType(op.getContext())
           << ", got " << type;
  }
  if (!type.isF32() && !type.isF64())
    return op->emitOpError() << "expected sums of f32 or f64, got " << type;
  if (first && type != first)
    return op->emitOpError()
           << "expected sums of " << first << " as the first, got " << type;
  first = type;
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
  Type firstSum;
  for (unsigned sum = 0; sum < op.getNumSums(); ++sum)
    if (failed(verifySum(reduce, op.getOuts()[sum], getCombiner(op, sum),
                         firstSum)))
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
  if (isReduce && failed(verifyCombiners(cast<ReduceOp>(operation))))
    return failure();
  if (isReduce && cast<ReduceOp>(operation).getSampled() &&
      !op.getUpdates().empty())
    return op->emitOpError() << "expected no update streams of a sampled op";
  if (isReduce && op.getElementStreams().empty())
    return op->emitOpError() << "expected at least 1 in or update stream";
  for (OperandRangeRange streams : {op.getOuts(), op.getIns()})
    for (OperandRange stream : streams)
      if (stream.empty())
        return op->emitOpError() << "expected at least 1 operand in a stream";
  if (failed(verifyBlockSize(op)) || failed(verifyForm(op)) ||
      failed(verifyStreams(op)) || failed(verifyBody(op)))
    return failure();
  return verifyBlockStreams(op);
}

LogicalResult BlockMaximumOp::verify() {
  if (cast<ForeachOp>((*this)->getParentOp()).getBlockSize())
    return success();
  return emitOpError() << "expected an optim.foreach with a block_size";
}
