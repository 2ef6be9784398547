//===- OptimEliminateDeadStores.cpp - Only the last op updates ------------===//

#include "../Utils/BlockRewrites.h"
#include "../Utils/Simplification.h"
#include "../Utils/Storage.h"
#include "stepfold/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMELIMINATEDEADSTORESPASS
#include "stepfold/Transforms/Fusion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Returns true if `op` maps elements of tensors, and has its old outs in its
/// region.
static bool isElementwise(Operation *op) {
  return isa<ForeachOp, ForeachParameterOp>(op) && op->getNumResults() != 0;
}

/// Replaces `op` by one that updates `outs`, and reads as further operands the
/// old outs that these are not.
static void rebuild(RewriterBase &rewriter, StructuredOpInterface op,
                    ArrayRef<SmallVector<Value>> outs) {
  FusedOp rebuilt(op->getName());
  SmallVector<std::optional<FusedOp::Source>> sources;
  for (ArrayRef<Value> out : outs)
    sources.push_back(rebuilt.addOut(out));
  for (auto [index, stream] : llvm::enumerate(op.getOuts()))
    if (!op.getBlock()->getArgument(index).use_empty())
      sources[index] = rebuilt.addIn(stream);
  for (OperandRange stream : op.getIns())
    sources.push_back(rebuilt.addIn(stream));
  addWhole(rebuilt, op, std::move(sources));
  rewriter.setInsertionPoint(op);
  rewriter.replaceOp(op, rebuilt.create(rewriter, op.getLoc()));
}

/// Returns true if structured ops read or update all of `results`, and nothing
/// else uses them.
static bool isOnlyForStructuredOps(ResultRange results) {
  return llvm::all_of(results, [](OpResult result) {
    Block *block = result.getOwner()->getBlock();
    return !result.use_empty() &&
           llvm::all_of(result.getUses(), [&](OpOperand &use) {
             Operation *user = use.getOwner();
             if (!isa<StructuredOpInterface>(user) || user->getBlock() != block)
               return false;
             return isElementwise(user) || !isUpdate(use);
           });
  });
}

/// Streams that ops make, and whether they are only for structured ops: known
/// as long as no op is replaced.
using OnlyForStructuredOps =
    DenseMap<std::pair<Operation *, unsigned>, std::optional<bool>>;

/// Returns the tensor that an op which updates `value` may update instead: the
/// tensor that the producer of `value` updates, if the producer can write a new
/// tensor.
static Value getDestination(Value value, Block &block,
                            OnlyForStructuredOps &known) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != &block || !isElementwise(op))
    return value;
  StructuredOpInterface structured = asStructured(op);
  auto [out, place] = locateResult(structured, cast<OpResult>(value));
  std::optional<bool> &isOnlyForOps = known[{op, out}];
  if (!isOnlyForOps)
    isOnlyForOps = isOnlyForStructuredOps(structured.getResultStream(out));
  return *isOnlyForOps ? structured.getOuts()[out][place] : value;
}

/// Has `op` update what the ops before it would have updated.
static void updateFirst(RewriterBase &rewriter, StructuredOpInterface op) {
  SmallVector<SmallVector<Value>> outs;
  bool changes = false;
  OnlyForStructuredOps known;
  for (OperandRange stream : op.getOuts()) {
    SmallVector<Value> &out = outs.emplace_back();
    for (Value value : stream) {
      // Ops before this one have been seen to.
      out.push_back(getDestination(value, *op->getBlock(), known));
      changes |= out.back() != value;
    }
  }
  if (changes)
    rebuild(rewriter, op, outs);
}

/// Has `op` make tensors where it updates some for its readers alone.
static void makeOwn(RewriterBase &rewriter, StructuredOpInterface op) {
  SmallVector<SmallVector<Value>> outs;
  bool changes = false;
  rewriter.setInsertionPoint(op);
  for (auto [index, stream] : llvm::enumerate(op.getOuts())) {
    SmallVector<Value> &out = outs.emplace_back(stream);
    if (!isOnlyForStructuredOps(op.getResultStream(index)))
      continue;
    for (Value &value : out) {
      if (isEmpty(value))
        continue;
      auto type = cast<RankedTensorType>(value.getType());
      value = tensor::EmptyOp::create(rewriter, op.getLoc(), type.getShape(),
                                      type.getElementType());
      changes = true;
    }
  }
  if (changes)
    rebuild(rewriter, op, outs);
}

/// Has ops read as an old value what they read of a stream that they update: in
/// place, an op must not read a tensor that it updates.
static void readOldValues(RewriterBase &rewriter, Block &block) {
  for (auto op :
       llvm::make_early_inc_range(block.getOps<StructuredOpInterface>()))
    if (op->getNumResults() != 0 && readsWhatItUpdates(op))
      (void)simplify(rewriter, op);
}

namespace {

struct OptimEliminateDeadStores final
    : stepfold::impl::OptimEliminateDeadStoresPassBase<
          OptimEliminateDeadStores> {
  void runOnOperation() override {
    rewriteBlocks(getOperation(), [&](RewriterBase &rewriter, Block &block) {
      for (Operation &op : llvm::make_early_inc_range(block))
        if (isElementwise(&op))
          updateFirst(rewriter, asStructured(&op));
      for (Operation &op : llvm::make_early_inc_range(block))
        if (isElementwise(&op))
          makeOwn(rewriter, asStructured(&op));
      readOldValues(rewriter, block);
    });
  }
};

} // namespace
