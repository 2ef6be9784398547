//===- BlockBody.cpp - A region on blocks of elements ---------------------===//

#include "BlockBody.h"

#include "stepfold/IR/Combiner.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Returns the maximum of a group of elements as a scalar.
static Value combineGroup(ImplicitLocOpBuilder &builder, Value elements) {
  if (!isa<VectorType>(elements.getType()))
    return elements;
  return combineElements(builder, Combiner::Maximum, elements);
}

/// Returns a group of narrow elements as one word, which takes fewer registers,
/// or another group as it is.
static Value packGroup(ImplicitLocOpBuilder &builder, Value group) {
  auto type = dyn_cast<VectorType>(group.getType());
  if (!type)
    return group;
  int64_t bits = type.getNumElements() * type.getElementTypeBitWidth();
  if (bits != 16 && bits != 32)
    return group;
  auto wordType = VectorType::get({1}, builder.getIntegerType(bits));
  return vector::ExtractOp::create(
      builder, vector::BitCastOp::create(builder, wordType, group),
      ArrayRef<int64_t>{0});
}

namespace {

/// The ops of a body that depend on no maximum.
class EarlyPart {
public:
  explicit EarlyPart(const SpecializedBody &body) : body(body) {
    for (Operation &op : body.getOp().getBlock()->without_terminator()) {
      if (!body.isNeeded(&op))
        continue;
      bool isEarly = llvm::all_of(op.getOperands(), [&](Value operand) {
        Operation *definition = body.resolve(operand).getDefiningOp();
        return !definition || ops.contains(definition);
      });
      if (!isEarly)
        addUses(op.getOperands());
      else if (auto maximum = dyn_cast<BlockMaximumOp>(op))
        maxima.push_back(maximum);
      else
        ops.insert(&op);
    }
    for (auto [index, yielded] :
         llvm::enumerate(body.getOp().getYieldedValues()))
      if (body.isWritten(index))
        addUses(yielded);
  }

  /// Returns true if `op` is inlined with the groups alone.
  bool contains(Operation &op) const {
    return ops.contains(&op) && !op.hasTrait<OpTrait::ConstantLike>();
  }

  /// The values that other ops use, or that are yielded.
  ArrayRef<Value> getUsed() const { return used.getArrayRef(); }
  /// The maxima of values of this part.
  ArrayRef<BlockMaximumOp> getMaxima() const { return maxima; }

  /// Inlines the part for a group of elements. Returns the values that are
  /// used, packed, and the maxima of the group.
  SmallVector<Value> inlineGroup(ImplicitLocOpBuilder &builder, unsigned width,
                                 ArrayRef<Value> arguments,
                                 EmitOp emitOp) const {
    BodyInliner inliner(body, width, /*keepsScalars=*/true, emitOp);
    inliner.inlineReady(builder, arguments,
                        [&](Operation &op) { return ops.contains(&op); });
    SmallVector<Value> values;
    for (Value value : used)
      values.push_back(packGroup(builder, inliner.lookup(value)));
    for (BlockMaximumOp maximum : maxima)
      values.push_back(
          combineGroup(builder, inliner.lookup(maximum.getOperand())));
    return values;
  }

private:
  void addUses(ValueRange values) {
    for (Value value : values) {
      Value resolved = body.resolve(value);
      Operation *definition = resolved.getDefiningOp();
      if (definition && contains(*definition))
        used.insert(resolved);
    }
  }

  const SpecializedBody &body;
  llvm::DenseSet<Operation *> ops;
  llvm::SmallSetVector<Value, 8> used;
  SmallVector<BlockMaximumOp> maxima;
};

} // namespace

/// Elements `begin` to `begin + width` of a vector, or a scalar.
static Value getGroup(ImplicitLocOpBuilder &builder, Value value,
                      unsigned begin, unsigned width) {
  auto type = dyn_cast<VectorType>(value.getType());
  if (!type || type.getNumElements() == width)
    return value;
  return vector::ShuffleOp::create(
      builder, value, value,
      llvm::to_vector(llvm::seq<int64_t>(begin, begin + width)));
}

/// Returns the vector of the elements of `groups`, each as `packGroup` returns
/// it. `type` is that of an element. What is the same for all stays a scalar.
static Value joinGroups(ImplicitLocOpBuilder &builder, Type type,
                        ArrayRef<Value> groups, unsigned width) {
  Type groupType = groups.front().getType();
  if (groupType == type)
    return groups.front();
  if (!isa<VectorType>(groupType)) {
    int64_t count = groups.size();
    Value words = vector::FromElementsOp::create(
        builder, VectorType::get({count}, groupType), groups);
    return vector::BitCastOp::create(builder, VectorType::get({width}, type),
                                     words);
  }
  if (groups.size() == 1)
    return groups.front();
  SmallVector<Value> elements;
  for (Value group : groups)
    for (int64_t i = 0; i < cast<VectorType>(groupType).getNumElements(); ++i)
      elements.push_back(
          vector::ExtractOp::create(builder, group, ArrayRef<int64_t>{i}));
  return vector::FromElementsOp::create(builder, VectorType::get({width}, type),
                                        elements);
}

/// Inlines the ops of `body` that are not in `early`, whose values are there.
static void inlineLate(ImplicitLocOpBuilder &builder,
                       const SpecializedBody &body, const EarlyPart &early,
                       ValueRange arguments, const BlockEmitter &blocks,
                       BodyInliner &late) {
  SmallVector<Value> values(arguments);
  for (bool isDone = false; !isDone;) {
    late.inlineReady(builder, values,
                     [&](Operation &op) { return !early.contains(op); });
    isDone = true;
    for (auto op : body.getOp().getBlock()->getOps<BlockMaximumOp>()) {
      Value elements = late.lookup(op.getOperand());
      if (!body.isNeeded(op) || !elements || late.lookup(op.getResult()))
        continue;
      late.define(op.getResult(),
                  blocks.emitMaximum(builder, combineGroup(builder, elements)));
      isDone = false;
    }
  }
}

SmallVector<Value> stepfold::inlineBlocks(ImplicitLocOpBuilder &builder,
                                          const SpecializedBody &body,
                                          unsigned width, ValueRange arguments,
                                          const BlockEmitter &blocks) {
  EarlyPart early(body);
  unsigned groupWidth = std::min(blocks.getGroupWidth(), width);
  size_t numUsed = early.getUsed().size();
  SmallVector<SmallVector<Value>> groups(numUsed);
  SmallVector<Value> maxima(early.getMaxima().size());
  for (unsigned begin = 0; begin < width; begin += groupWidth) {
    auto elements = llvm::map_to_vector(arguments, [&](Value value) {
      return getGroup(builder, value, begin, groupWidth);
    });
    SmallVector<Value> values = blocks.emitGroup(
        builder, [&](ImplicitLocOpBuilder &inner, EmitOp emitOp) {
          return early.inlineGroup(inner, groupWidth, elements, emitOp);
        });
    for (auto [all, value] : llvm::zip(groups, values))
      all.push_back(value);
    for (auto [largest, value] :
         llvm::zip_equal(maxima, ArrayRef(values).drop_front(numUsed)))
      largest = largest
                    ? createCombined(builder, Combiner::Maximum, largest, value)
                    : value;
  }
  BodyInliner late(body, width, /*keepsScalars=*/true);
  for (auto [value, own] : llvm::zip_equal(early.getUsed(), groups))
    late.define(value, joinGroups(builder, value.getType(), own, width));
  for (auto [op, largest] : llvm::zip_equal(early.getMaxima(), maxima))
    late.define(BlockMaximumOp(op).getResult(),
                blocks.emitMaximum(builder, largest));
  inlineLate(builder, body, early, arguments, blocks, late);
  return late.getYielded();
}
