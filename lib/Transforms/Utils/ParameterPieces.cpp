//===- ParameterPieces.cpp - Work of ops on one parameter -----------------===//

#include "ParameterPieces.h"
#include "Simplification.h"
#include "Storage.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

//===----------------------------------------------------------------------===//
// Ops that are made of pieces
//===----------------------------------------------------------------------===//

DenseElementsAttr stepfold::getConstant(Value value) {
  DenseElementsAttr constant;
  matchPattern(value, m_Constant(&constant));
  return constant;
}

Value stepfold::getFlag(OptimizerOpInterface update) {
  OperandRange skip = update.getStream("skip");
  return skip.empty() ? Value() : skip[0];
}

/// Calls `visit` with each tensor of `streams`, and the piece that it is of.
template <typename StreamsT>
static void forEachOfPieces(const StreamsT &streams, size_t numPieces,
                            function_ref<void(Value, size_t)> visit) {
  for (OperandRange stream : streams)
    for (auto [position, value] : llvm::enumerate(stream))
      visit(value, position * numPieces / stream.size());
}

/// Returns the piece that updates each tensor of the streams `outs`.
template <typename StreamsT>
static DenseMap<Value, size_t> getUpdatingPieces(const StreamsT &outs,
                                                 size_t numPieces) {
  DenseMap<Value, size_t> updated;
  forEachOfPieces(outs, numPieces, [&](Value value, size_t piece) {
    if (!isEmpty(value))
      updated[value] = piece;
  });
  return updated;
}

/// Returns true if a tensor that is updated by one piece is read by another,
/// in one of the streams `ins`.
template <typename StreamsT>
static bool readsWhatOthersUpdate(const DenseMap<Value, size_t> &updated,
                                  const StreamsT &ins, size_t numPieces) {
  bool isRead = false;
  forEachOfPieces(ins, numPieces, [&](Value value, size_t piece) {
    auto it = updated.find(value);
    isRead |= it != updated.end() && it->second != piece;
  });
  return isRead;
}

static bool readsWhatOthersUpdate(StructuredOpInterface op) {
  size_t numPieces = op.getNumParameters();
  DenseMap<Value, size_t> updated = getUpdatingPieces(op.getOuts(), numPieces);
  return readsWhatOthersUpdate(updated, op.getIns(), numPieces) ||
         llvm::any_of(op.getScalars(),
                      [&](Value scalar) { return updated.contains(scalar); });
}

/// Returns true if each stream of `op`, which is on several parameters, is a
/// list of tensors.
static bool hasListsAlone(StructuredOpInterface op) {
  size_t numParameters = op.getNumParameters();
  return llvm::all_of(op.getElementStreams(), [&](OperandRange stream) {
    return stream.size() == numParameters;
  });
}

static bool isMadeOfPieces(StructuredOpInterface op) {
  if (!isOnTensors(op))
    return false;
  auto reduce = dyn_cast<ReduceOp>(op.getOperation());
  if (reduce && (reduce.getPositions() || reduce.getSampled()))
    return false;
  if (op.getNumParameters() == 1)
    return true;
  if (!llvm::all_of(op.getPerParameter(), getConstant))
    return false;
  if (reduce)
    return reduce->getNumResults() == 1;
  return hasListsAlone(op) && !readsWhatOthersUpdate(op);
}

static bool isMadeOfPieces(MatrixOpInterface op) {
  size_t numPieces = op.getNumPieces();
  OperandRange outs = op.getWritten();
  auto updated = getUpdatingPieces(ArrayRef(outs), numPieces);
  return op->getNumResults() != 0 &&
         !readsWhatOthersUpdate(updated, op.getReadStreams(), numPieces);
}

std::optional<StringRef> stepfold::findSharedState(OptimizerOpInterface op) {
  if (op.getNumParameters() > 1)
    for (auto [index, spec] : llvm::enumerate(op.getStreamSpecs()))
      if (spec.kind == StreamKind::ScalarState &&
          op.getStream(index).size() == 1)
        return spec.name;
  return std::nullopt;
}

static bool isMadeOfPieces(OptimizerOpInterface op) {
  return isa<RankedTensorType>(op->getOperand(0).getType()) &&
         !findSharedState(op);
}

std::optional<unsigned> stepfold::getNumPieces(Operation *op) {
  if (auto cast = dyn_cast<CastOp>(op)) {
    if (llvm::cast<ShapedType>(cast.getInput().getType()).hasStaticShape())
      return 1;
  } else if (auto update = dyn_cast<OptimizerOpInterface>(op)) {
    if (isMadeOfPieces(update))
      return update.getNumParameters();
  } else if (auto structured = dyn_cast<StructuredOpInterface>(op)) {
    if (isMadeOfPieces(structured))
      return structured.getNumParameters();
  } else if (auto matrixOp = dyn_cast<MatrixOpInterface>(op)) {
    if (isMadeOfPieces(matrixOp))
      return matrixOp.getNumPieces();
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

static AccessKind getAccessKind(StreamKind kind) {
  if (kind == StreamKind::Flag)
    return AccessKind::Shared;
  return isOneElement(kind) ? AccessKind::Element : AccessKind::Tensor;
}

static SmallVector<Access> getAccesses(OptimizerOpInterface op,
                                       unsigned position) {
  SmallVector<Access> accesses;
  for (auto [index, spec] : llvm::enumerate(op.getStreamSpecs())) {
    OperandRange stream = op.getStream(index);
    if (stream.empty())
      continue;
    unsigned element = stream.size() == 1 ? 0 : position;
    accesses.push_back({getAccessKind(spec.kind), stream[element],
                        isUpdated(spec.kind)
                            ? Value(op.getUpdatedStream(index)[element])
                            : Value()});
  }
  return accesses;
}

static SmallVector<Access> getAccesses(StructuredOpInterface op,
                                       unsigned position) {
  bool isOverElements = !isa<ForeachParameterOp>(op);
  AccessKind kind = isOverElements ? AccessKind::Tensor : AccessKind::Element;
  SmallVector<Access> accesses;
  for (unsigned index = 0; index < op.getOuts().size(); ++index) {
    if (index < op.getNumSums()) {
      accesses.push_back({AccessKind::Sum, op.getOuts()[index][0],
                          op.getResultStream(index)[0]});
      continue;
    }
    accesses.push_back({kind, op.getOuts()[index][position],
                        op.getResultStream(index)[position]});
  }
  for (OperandRange stream : op.getIns())
    accesses.push_back({kind, stream[position], Value()});
  for (Value vector : op.getPerParameter())
    accesses.push_back(
        {getConstant(vector) ? AccessKind::Setting : AccessKind::Scalar, vector,
         Value()});
  for (Value scalar : op.getScalars())
    accesses.push_back({AccessKind::Scalar, scalar, Value()});
  return accesses;
}

static SmallVector<Access> getAccesses(MatrixOpInterface op,
                                       unsigned position) {
  SmallVector<Access> accesses;
  for (auto [out, result] :
       llvm::zip_equal(op.getOwn(op.getWritten(), position),
                       op.getOwn(op->getResults(), position)))
    accesses.push_back({AccessKind::Tensor, out, result});
  for (OperandRange stream : op.getReadStreams())
    for (Value value : op.getOwn(stream, position))
      accesses.push_back({AccessKind::Tensor, value, Value()});
  return accesses;
}

SmallVector<Access> stepfold::getAccesses(Piece piece) {
  if (auto cast = dyn_cast<CastOp>(piece.op))
    return {{AccessKind::Tensor, cast.getInput(), Value()},
            {AccessKind::Tensor, Value(), cast.getResult()}};
  if (auto update = dyn_cast<OptimizerOpInterface>(piece.op))
    return ::getAccesses(update, piece.position);
  if (auto matrixOp = dyn_cast<MatrixOpInterface>(piece.op))
    return ::getAccesses(matrixOp, piece.position);
  return ::getAccesses(asStructured(piece.op), piece.position);
}

SmallVector<ValueRange> stepfold::getLists(Operation *op) {
  SmallVector<ValueRange> lists;
  auto add = [&](ValueRange values) {
    if (values.size() > 1)
      lists.push_back(values);
  };
  if (auto update = dyn_cast<OptimizerOpInterface>(op)) {
    for (unsigned index = 0; index < update.getStreamSpecs().size(); ++index) {
      add(update.getStream(index));
      add(update.getUpdatedStream(index));
    }
  } else if (auto structured = dyn_cast<StructuredOpInterface>(op)) {
    for (unsigned index = 0; index < structured.getOuts().size(); ++index) {
      add(structured.getOuts()[index]);
      add(structured.getResultStream(index));
    }
    for (OperandRange stream : structured.getIns())
      add(stream);
  } else if (auto matrixOp = dyn_cast<MatrixOpInterface>(op)) {
    add(matrixOp.getWritten());
    add(op->getResults());
    for (OperandRange stream : matrixOp.getReadStreams())
      add(stream);
  }
  return lists;
}
