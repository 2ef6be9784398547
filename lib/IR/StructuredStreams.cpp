//===- StructuredStreams.cpp - Streams of structured ops ------------------===//
//
// Streams of the operands and results of foreach, reduce and foreach_parameter,
// and the accesses to them.
//
//===----------------------------------------------------------------------===//

#include "StreamSegments.h"
#include "stepfold/IR/Optim.h"

#include "llvm/ADT/TypeSwitch.h"

#include <numeric>

using namespace mlir;
using namespace mlir::optim;

/// Returns the number of operands of each stream of `outs`. Interfaces ask this
/// for each operand, so it must neither look at all operands nor look up
/// attributes by name.
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

/// The buffers of a stream, also if they are in a table.
static ValueRange getBuffers(ValueRange stream) {
  auto table = stream[0].getDefiningOp<TableOp>();
  return table ? ValueRange(table.getBuffers()) : stream;
}

static int64_t countElements(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  return type && type.hasStaticShape() ? type.getNumElements() : 0;
}

bool shared::isBlockStream(Operation *operation, ValueRange stream) {
  auto op = cast<StructuredOpInterface>(operation);
  if (!op.getBlockSize())
    return false;
  // A block of one element is an element: the sizes say which it is wherever
  // that makes a difference.
  ValueRange buffers = getBuffers(stream);
  return llvm::any_of(op.getElementStreams(), [&](OperandRange other) {
    return llvm::any_of(llvm::zip(buffers, getBuffers(other)), [](auto pair) {
      auto [own, others] = pair;
      return countElements(own) < countElements(others);
    });
  });
}

int64_t mlir::optim::getListSize(ValueRange stream) {
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
    return !isa<ReduceParametersOp, MatrixOpInterface>(operand.getOwner());
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
  auto matrixOp = dyn_cast<MatrixOpInterface>(op);
  unsigned numWritten = matrixOp ? matrixOp.getWritten().size()
                        : isa<StructuredOpInterface>(op)
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
