//===- OptimSinkSelects.cpp - Reductions that wait for a flag -------------===//

#include "../Utils/BlockRewrites.h"
#include "../Utils/Simplification.h"
#include "stepfold/Analysis/FlagSums.h"
#include "stepfold/IR/Combiner.h"
#include "stepfold/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMSINKSELECTSPASS
#include "stepfold/Transforms/Fusion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

static constexpr StringLiteral kPass = "optim-sink-selects";

//===----------------------------------------------------------------------===//
// Values that a region yields if a flag is set
//===----------------------------------------------------------------------===//

namespace {

/// Values of a region, as far as they are constant where `flag` is set.
class FlaggedRegion {
public:
  FlaggedRegion(Block &block, BlockArgument flag) {
    constants[flag] = BoolAttr::get(flag.getContext(), true);
    dependent.insert(flag);
    for (Operation &op : block.without_terminator())
      evaluate(&op);
  }

  bool isDependent(Value value) const { return dependent.contains(value); }
  /// Returns true if `combiner` reduces contributions `value` to +0.0.
  bool becomesZero(Value value, Combiner combiner) const {
    auto constant = dyn_cast_or_null<FloatAttr>(constants.lookup(value));
    return constant &&
           (combiner == Combiner::Maximum ? constant.getValue().isPosZero()
                                          : constant.getValue().isZero());
  }

private:
  void evaluate(Operation *op);
  /// The value of `op`, of one result; null where it is not known.
  Attribute fold(Operation *op) const;

  DenseMap<Value, Attribute> constants;
  DenseSet<Value> dependent;
};

} // namespace

Attribute FlaggedRegion::fold(Operation *op) const {
  Attribute constant;
  if (matchPattern(op, m_Constant(&constant)))
    return constant;
  if (auto select = dyn_cast<arith::SelectOp>(op)) {
    auto condition =
        dyn_cast_or_null<IntegerAttr>(constants.lookup(select.getCondition()));
    if (!condition)
      return {};
    return constants.lookup(condition.getValue().isZero()
                                ? select.getFalseValue()
                                : select.getTrueValue());
  }
  SmallVector<Attribute> operands;
  for (Value operand : op->getOperands())
    operands.push_back(constants.lookup(operand));
  // With an unknown operand, folding might change the op.
  SmallVector<OpFoldResult> results;
  if (llvm::is_contained(operands, Attribute()) ||
      failed(op->fold(operands, results)) || results.size() != 1)
    return {};
  return dyn_cast<Attribute>(results.front());
}

void FlaggedRegion::evaluate(Operation *op) {
  if (op->getNumResults() != 1)
    return;
  if (Attribute constant = fold(op))
    constants[op->getResult(0)] = constant;
  if (llvm::any_of(op->getOperands(),
                   [&](Value operand) { return isDependent(operand); }))
    dependent.insert(op->getResult(0));
}

//===----------------------------------------------------------------------===//
// Releasing
//===----------------------------------------------------------------------===//

namespace {

class Release {
public:
  Release(RewriterBase &rewriter, Block &block)
      : rewriter(rewriter), block(block) {
    findOpsBehindReductions();
  }

  void run();

private:
  void findOpsBehindReductions();
  bool isBehindReduction(Value value) const {
    return behindReduction.contains(value.getDefiningOp());
  }
  std::optional<unsigned> findFlag(ReduceOp reduce) const;
  void release(ReduceOp last, Value flag);

  RewriterBase &rewriter;
  Block &block;
  /// Reductions, and what depends on their results.
  DenseSet<Operation *> behindReduction;
};

} // namespace

void Release::findOpsBehindReductions() {
  for (Operation &op : block)
    if (isa<ReduceOp>(op) || llvm::any_of(op.getOperands(), [&](Value value) {
          return isBehindReduction(value);
        }))
      behindReduction.insert(&op);
}

/// The scalar of `reduce` that alone is behind another reduction, if it is a
/// flag.
std::optional<unsigned> Release::findFlag(ReduceOp reduce) const {
  std::optional<unsigned> flag;
  for (OperandRange stream : reduce.getIns())
    if (llvm::any_of(stream,
                     [&](Value value) { return isBehindReduction(value); }))
      return std::nullopt;
  if (llvm::any_of(reduce.getPerParameter(),
                   [&](Value value) { return isBehindReduction(value); }))
    return std::nullopt;
  for (auto [index, scalar] : llvm::enumerate(reduce.getScalars())) {
    if (!isBehindReduction(scalar))
      continue;
    if (flag || !getStreamElementType(scalar.getType()).isInteger(1))
      return std::nullopt;
    flag = index;
  }
  return flag;
}

static BlockArgument getScalarArgument(ReduceOp reduce, unsigned index) {
  Block *block = asStructured(reduce).getBlock();
  return block->getArgument(block->getNumArguments() -
                            reduce.getScalars().size() + index);
}

static bool hasParameterWithoutElements(ReduceOp reduce) {
  return llvm::any_of(reduce.getIns()[0].getTypes(), [](Type type) {
    return cast<ShapedType>(type).getNumElements() == 0;
  });
}

/// Returns true if `part` can be released by a selection of its sums
/// afterwards. Sets in `isSelected` the outs that must be selected.
static bool canRelease(ReduceOp part, unsigned flag,
                       llvm::SmallBitVector &isSelected) {
  FlaggedRegion region(*asStructured(part).getBlock(),
                       getScalarArgument(part, flag));
  for (auto [out, value] :
       llvm::enumerate(asStructured(part).getYieldedValues())) {
    if (!region.isDependent(value))
      continue;
    Combiner combiner = getCombiner(part, out);
    // The maximum of no elements is not +0.0.
    if (!region.becomesZero(value, combiner) ||
        (combiner == Combiner::Maximum && hasParameterWithoutElements(part)))
      return false;
    isSelected.set(out);
  }
  return true;
}

/// Makes `part` what it is where its flag is not set.
static void removeFlag(RewriterBase &rewriter, ReduceOp part, unsigned flag) {
  Block *block = asStructured(part).getBlock();
  rewriter.setInsertionPointToStart(block);
  Value isSet = arith::ConstantOp::create(rewriter, part.getLoc(),
                                          rewriter.getBoolAttr(false));
  rewriter.replaceAllUsesWith(getScalarArgument(part, flag), isSet);
  for (auto select :
       llvm::make_early_inc_range(block->getOps<arith::SelectOp>()))
    if (select.getCondition() == isSet)
      rewriter.replaceOp(select, select.getFalseValue());
  (void)simplify(rewriter, asStructured(part));
}

/// Replaces `sums` by +0.0 where `flag` is set.
static void selectZero(RewriterBase &rewriter, Value sums, Value flag) {
  rewriter.setInsertionPointAfterValue(sums);
  Location loc = sums.getLoc();
  auto type = cast<RankedTensorType>(sums.getType());
  Value empty = tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                        type.getElementType());
  auto select = ForeachParameterOp::create(
      rewriter, loc, ArrayRef<ValueRange>{empty}, ArrayRef<ValueRange>{sums},
      ValueRange(), flag,
      [&](ImplicitLocOpBuilder &builder, ValueRange arguments) {
        Value zero = arith::ConstantOp::create(
            builder, builder.getZeroAttr(type.getElementType()));
        Value selected =
            arith::SelectOp::create(builder, arguments[2], zero, arguments[1]);
        return SmallVector<Value>{selected};
      });
  rewriter.replaceAllUsesExcept(sums, select->getResult(0), select);
}

/// Releases from `flag` the reductions that fill the vectors of `last`, which
/// is the last of them.
void Release::release(ReduceOp last, Value flag) {
  SmallVector<ReduceOp, 1> parts = {last};
  if (last.getPositions()) {
    std::optional<SmallVector<SumPart, 2>> sumParts =
        findSumParts(last->getResult(0));
    if (last->getNumResults() != 1 || !sumParts)
      return;
    parts.clear();
    for (SumPart part : *sumParts)
      parts.push_back(part.reduce);
  }
  SmallVector<unsigned> flags;
  llvm::SmallBitVector isSelected(last->getNumResults());
  for (ReduceOp part : parts) {
    // The flag is another scalar, or none, of another part.
    std::optional<unsigned> index = findFlag(part);
    if (!index || part.getScalars()[*index] != flag ||
        part->getNumResults() != last->getNumResults())
      return;
    if (!canRelease(part, *index, isSelected)) {
      remark::missed(part.getLoc(), getRemark(kPass, part, "NotReleased"))
          << "waits for a flag that another reduction decides: where it is "
             "set, what is summed is not a constant 0";
      return;
    }
    flags.push_back(*index);
  }
  for (int out : isSelected.set_bits())
    selectZero(rewriter, last->getResult(out), flag);
  remark::passed(last.getLoc(), getRemark(kPass, last, "Released"))
      << "computed before the flag that zeroes what it sums, and then selected";
  for (auto [part, index] : llvm::zip_equal(parts, flags))
    removeFlag(rewriter, part, index);
}

/// Returns true if another reduction fills more elements of the vectors of
/// `reduce`.
static bool isContinued(ReduceOp reduce) {
  return llvm::any_of(reduce->getUsers(),
                      [](Operation *user) { return isa<ReduceOp>(user); });
}

void Release::run() {
  SmallVector<std::pair<ReduceOp, Value>> waiting;
  for (auto reduce : block.getOps<ReduceOp>()) {
    if (!isOnTensors(reduce) || isContinued(reduce))
      continue;
    if (std::optional<unsigned> flag = findFlag(reduce))
      waiting.push_back({reduce, reduce.getScalars()[*flag]});
  }
  for (auto [reduce, flag] : waiting)
    release(reduce, flag);
}

namespace {

struct OptimSinkSelects final
    : stepfold::impl::OptimSinkSelectsPassBase<OptimSinkSelects> {
  void runOnOperation() override {
    rewriteBlocks(getOperation(), [&](RewriterBase &rewriter, Block &block) {
      Release(rewriter, block).run();
    });
  }
};

} // namespace
