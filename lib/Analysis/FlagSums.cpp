//===- FlagSums.cpp - Sums that are asked for their sign ------------------===//

#include "stepfold/Analysis/FlagSums.h"

#include "stepfold/IR/Combiner.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

using SumParts = SmallVector<SumPart, 2>;

//===----------------------------------------------------------------------===//
// Parts of a vector
//===----------------------------------------------------------------------===//

/// Returns true if each element of `vector` is the sum of exactly one
/// parameter.
static bool fillsOnce(SumParts &parts, Value vector) {
  int64_t size = cast<ShapedType>(vector.getType()).getNumElements();
  if (parts.size() == 1 && !parts.front().reduce.getPositions())
    return true;
  llvm::SmallBitVector isFilled(size);
  for (SumPart part : parts) {
    std::optional<ArrayRef<int32_t>> positions = part.reduce.getPositions();
    if (!positions)
      return false;
    for (int32_t position : *positions) {
      if (isFilled.test(position))
        return false;
      isFilled.set(position);
    }
  }
  return isFilled.all();
}

/// Follows a tensor through the reductions that each fill a part of it.
static std::optional<SumParts> findPartsOfTensor(Value vector) {
  SumParts parts;
  Value current = vector;
  while (!current.getDefiningOp<tensor::EmptyOp>()) {
    auto reduce = current.getDefiningOp<ReduceOp>();
    if (!reduce || (current != vector && !current.hasOneUse()))
      return std::nullopt;
    unsigned out = cast<OpResult>(current).getResultNumber();
    if (out >= reduce.getNumSums())
      return std::nullopt;
    parts.push_back({reduce, out});
    if (!reduce.getPositions())
      break;
    current = reduce.getOuts()[out][0];
  }
  std::reverse(parts.begin(), parts.end());
  return parts;
}

static std::optional<SumParts> findPartsOfBuffer(Value vector) {
  if (!vector.getDefiningOp<memref::AllocOp>())
    return std::nullopt;
  SumParts parts;
  for (OpOperand &use : vector.getUses()) {
    auto op = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
    if (!op)
      return std::nullopt;
    if (!op.isDpsInit(&use))
      continue;
    auto reduce = dyn_cast<ReduceOp>(use.getOwner());
    if (!reduce || use.getOperandNumber() >= reduce.getNumSums() ||
        (!parts.empty() &&
         reduce->getBlock() != parts.front().reduce->getBlock()))
      return std::nullopt;
    parts.push_back({reduce, use.getOperandNumber()});
  }
  llvm::sort(parts, [](SumPart a, SumPart b) {
    return a.reduce != b.reduce && a.reduce->isBeforeInBlock(b.reduce);
  });
  return parts;
}

std::optional<SumParts> stepfold::findSumParts(Value vector) {
  auto type = dyn_cast<ShapedType>(vector.getType());
  if (!type || !type.hasStaticShape())
    return std::nullopt;
  std::optional<SumParts> parts = isa<TensorType>(type)
                                      ? findPartsOfTensor(vector)
                                      : findPartsOfBuffer(vector);
  if (!parts || parts->empty() || !fillsOnce(*parts, vector))
    return std::nullopt;
  return parts;
}

//===----------------------------------------------------------------------===//
// Flags
//===----------------------------------------------------------------------===//

/// Returns true if `value`, of a region, is between 0 and 1 whatever its
/// operands are.
static bool isFlag(Value value) {
  FloatAttr constant;
  if (matchPattern(value, m_Constant(&constant))) {
    APFloat number = constant.getValue();
    return number.isZero() ||
           (!number.isNegative() &&
            number.compare(APFloat::getOne(number.getSemantics())) !=
                APFloat::cmpGreaterThan &&
            !number.isNaN());
  }
  auto select = value.getDefiningOp<arith::SelectOp>();
  return select && isFlag(select.getTrueValue()) &&
         isFlag(select.getFalseValue());
}

/// Returns true if each use of `argument` in a region tests if it is greater
/// than 0.
static bool isAskedForSign(BlockArgument argument) {
  return llvm::all_of(argument.getUses(), [&](OpOperand &use) {
    auto compare = dyn_cast<arith::CmpFOp>(use.getOwner());
    if (!compare)
      return false;
    bool isLeft = use.getOperandNumber() == 0;
    Value other = isLeft ? compare.getRhs() : compare.getLhs();
    arith::CmpFPredicate predicate = compare.getPredicate();
    return matchPattern(other, m_AnyZeroFloat()) &&
           predicate ==
               (isLeft ? arith::CmpFPredicate::OGT : arith::CmpFPredicate::OLT);
  });
}

/// Returns true if `reader` has `total` only among its streams that are read,
/// and only compares it with 0 (`isAskedForSign`).
static bool onlyAsksForSign(ForeachParameterOp reader, Value total) {
  unsigned numReads = 0;
  auto structured = cast<StructuredOpInterface>(reader.getOperation());
  for (auto [index, stream] : llvm::enumerate(reader.getIns())) {
    unsigned count = llvm::count(stream, total);
    numReads += count;
    if (count != 0 && !isAskedForSign(structured.getInArgument(index)))
      return false;
  }
  return numReads ==
         static_cast<unsigned>(llvm::count(reader->getOperands(), total));
}

/// Returns the value that holds the total of `op`, or null if the program may
/// read it elsewhere.
static Value getTotal(ReduceParametersOp op) {
  if (op.getResult())
    return op.getResult();
  return op.getOut().getDefiningOp<memref::AllocOp>() ? op.getOut() : Value();
}

/// The parts of the vector that `op` alone reads, if they have its combiner.
static std::optional<SumParts> findOwnParts(ReduceParametersOp op) {
  std::optional<SumParts> parts = findSumParts(op.getVector());
  if (!parts || !llvm::all_of(*parts, [&](SumPart part) {
        return part.reduce->getBlock() == op->getBlock() &&
               part.reduce->isBeforeInBlock(op) &&
               getCombiner(part.reduce, part.out) == op.getCombiner();
      }))
    return std::nullopt;
  // The vector's other users may only be the parts that fill its buffer.
  DenseSet<Operation *> writers = {op};
  for (SumPart part : *parts)
    writers.insert(part.reduce);
  bool isRead = llvm::any_of(op.getVector().getUsers(), [&](Operation *user) {
    return !writers.contains(user);
  });
  return isRead ? std::nullopt : parts;
}

std::optional<SumParts> stepfold::findFlagParts(ReduceParametersOp op) {
  Value total = getTotal(op);
  if (!total || !llvm::all_of(total.getUsers(), [&](Operation *user) {
        auto reader = dyn_cast<ForeachParameterOp>(user);
        return user == op || (reader && onlyAsksForSign(reader, total));
      }))
    return std::nullopt;
  std::optional<SumParts> parts = findOwnParts(op);
  bool areFlags =
      parts && llvm::all_of(*parts, [](SumPart part) {
        return isFlag(cast<StructuredOpInterface>(part.reduce.getOperation())
                          .getYieldedValues()[part.out]);
      });
  return areFlags ? parts : std::nullopt;
}

std::optional<SumParts> stepfold::findOrderFreeParts(ReduceParametersOp op) {
  return isOrderFree(op.getCombiner()) ? findOwnParts(op) : findFlagParts(op);
}

ReduceParametersOp stepfold::findReduceParameters(ReduceOp reduce,
                                                  unsigned out) {
  if (reduce->getNumResults() == 0) {
    for (Operation *user : reduce.getOuts()[out][0].getUsers())
      if (auto op = dyn_cast<ReduceParametersOp>(user))
        return op;
    return {};
  }
  Value vector = reduce->getResult(out);
  while (vector.hasOneUse()) {
    OpOperand &use = *vector.use_begin();
    if (auto op = dyn_cast<ReduceParametersOp>(use.getOwner()))
      return op;
    auto next = dyn_cast<ReduceOp>(use.getOwner());
    if (!next || use.getOperandNumber() >= next.getNumSums())
      return {};
    vector = next.getTiedOpResult(&use);
  }
  return {};
}
