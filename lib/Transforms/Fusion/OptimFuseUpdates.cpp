//===- OptimFuseUpdates.cpp - Updates within reductions -------------------===//
//
// A reduction and an elementwise op over the same parameters may compute the
// same elements, the one to sum them, the other to store them: the moments of
// LAMB, whose update comes behind the norms, or gradients that are accumulated
// and then measured. The reduction can store them too; the other op reads them
// where it still needs them, or is gone.
//
//===----------------------------------------------------------------------===//

#include "../Utils/BlockRewrites.h"
#include "../Utils/Simplification.h"
#include "../Utils/Storage.h"
#include "UpdateMove.h"
#include "stepfold/Analysis/TrafficModel.h"
#include "stepfold/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMFUSEUPDATESPASS
#include "stepfold/Transforms/Fusion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

using Source = FusedOp::Source;

static constexpr StringLiteral kPass = "optim-fuse-updates";

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

/// The reduction, which updates the moved streams.
static StructuredOpInterface createReduce(RewriterBase &rewriter,
                                          UpdateMove &move) {
  StructuredOpInterface reduce = move.getReduce(), update = move.getUpdate();
  FusedOp fused(reduce->getName());
  fused.setForm(reduce);
  addOuts(fused, reduce);
  llvm::SmallBitVector needed = findNeededArguments(update, move.getMoved());
  SmallVector<std::optional<Source>> sources(update.getOuts().size());
  for (unsigned out : move.getMoved()) {
    sources[out] = fused.addOut(update.getOuts()[out]);
    for (Value init : update.getOuts()[out])
      if (isEmpty(init) && reduce->isBeforeInBlock(init.getDefiningOp()))
        rewriter.moveOpBefore(init.getDefiningOp(), reduce);
  }
  for (unsigned out : move.getKept())
    if (needed.test(out))
      sources[out] = fused.addIn(update.getOuts()[out]);
  addIns(fused, update, needed, sources);
  addVectorsAndScalars(fused, update, needed, sources);
  unsigned part = fused.addPart(update.getBlock(), sources);

  SmallVector<std::optional<Source>> ownSources;
  for (OperandRange stream : reduce.getIns()) {
    std::optional<Source> source;
    for (unsigned out = 0;
         move.isUpdatedBefore() && out < update.getOuts().size(); ++out)
      if (llvm::equal(stream, update.getResultStream(out)))
        source = Source{Source::Yield, out, part};
    ownSources.push_back(source ? *source : fused.addIn(stream));
  }
  addWhole(fused, reduce, std::move(ownSources));
  for (unsigned out : move.getMoved())
    fused.yield(part, out);
  rewriter.setInsertionPoint(reduce);
  return fused.create(rewriter, reduce.getLoc());
}

/// Creates the remaining part of the update, which reads the new elements of
/// `newReduce`.
static StructuredOpInterface createKept(RewriterBase &rewriter,
                                        UpdateMove &move,
                                        StructuredOpInterface newReduce) {
  StructuredOpInterface update = move.getUpdate();
  FusedOp fused(update->getName());
  llvm::SmallBitVector needed = move.findArgumentsOfKept();
  SmallVector<std::optional<Source>> sources(update.getOuts().size());
  for (unsigned out : move.getKept())
    sources[out] = fused.addOut(update.getOuts()[out]);
  addIns(fused, update, needed, sources);
  addVectorsAndScalars(fused, update, needed, sources);
  SmallVector<unsigned> outs = move.getMoved();
  SmallVector<std::pair<Value, Source>> known;
  for (auto [value, out] : move.findKnownValues()) {
    unsigned index = llvm::find(outs, out) - outs.begin();
    known.push_back({value, fused.addIn(newReduce.getResultStream(
                                newReduce.getNumSums() + index))});
  }
  unsigned part = fused.addPart(update.getBlock(), sources, known);
  for (unsigned out : move.getKept())
    fused.yield(part, out);
  rewriter.setInsertionPoint(update);
  return fused.create(rewriter, update.getLoc());
}

/// Moves the update if that takes fewer bytes. Returns whether it does.
static bool apply(RewriterBase &rewriter, UpdateMove &move) {
  StructuredOpInterface reduce = move.getReduce(), update = move.getUpdate();
  StructuredOpInterface newReduce = createReduce(rewriter, move), newUpdate;
  if (!move.getKept().empty())
    newUpdate = createKept(rewriter, move, newReduce);
  SmallVector<Operation *> olds = {reduce, update}, news = {newReduce};
  if (move.isUpdatedBefore())
    std::swap(olds[0], olds[1]);
  if (newUpdate)
    news.push_back(newUpdate);
  uint64_t oldBytes = estimateTraffic(olds).getTotalBytes();
  uint64_t newBytes = estimateTraffic(news).getTotalBytes();
  if (newBytes >= oldBytes) {
    for (Operation *op : llvm::reverse(news))
      rewriter.eraseOp(op);
    return false;
  }

  unsigned numSums = newReduce.getNumSums();
  for (unsigned sum = 0; sum < numSums; ++sum)
    rewriter.replaceAllUsesWith(reduce->getResult(sum),
                                newReduce->getResult(sum));
  for (auto [index, out] : llvm::enumerate(move.getMoved()))
    rewriter.replaceAllUsesWith(update.getResultStream(out),
                                newReduce.getResultStream(numSums + index));
  for (auto [index, out] : llvm::enumerate(move.getKept()))
    rewriter.replaceAllUsesWith(update.getResultStream(out),
                                newUpdate.getResultStream(index));
  rewriter.eraseOp(reduce);
  rewriter.eraseOp(update);
  remark::passed(newReduce.getLoc(),
                 getRemark(kPass, newReduce, "UpdatedInReduction"))
      << "updates what it sums" << remark::metric("bytesBefore", oldBytes)
      << remark::metric("bytesAfter", newBytes);
  // Removes an op that nothing uses.
  simplify(rewriter, newReduce);
  if (newUpdate)
    simplify(rewriter, newUpdate);
  return true;
}

//===----------------------------------------------------------------------===//
// Finding updates
//===----------------------------------------------------------------------===//

static bool haveEqualShapes(ValueRange a, ValueRange b) {
  return a.size() == b.size() && llvm::all_of(llvm::zip(a, b), [](auto pair) {
           auto [x, y] = pair;
           return cast<ShapedType>(x.getType()).getShape() ==
                  cast<ShapedType>(y.getType()).getShape();
         });
}

/// Returns true if `op` has the same parameters as the reader of `stream`: it
/// makes the stream, or accesses it.
static bool isOver(StructuredOpInterface op, OperandRange stream) {
  for (unsigned out = 0; out < op.getOuts().size(); ++out)
    if (llvm::equal(op.getResultStream(out), stream))
      return true;
  return llvm::any_of(op.getElementStreams(), [&](OperandRange other) {
    return llvm::equal(other, stream);
  });
}

/// The elementwise ops that make, or access, what `reduce` reads.
static llvm::SetVector<Operation *> findUpdates(ReduceOp reduce) {
  llvm::SetVector<Operation *> updates;
  auto add = [&](Operation *op, OperandRange stream) {
    auto update = dyn_cast_or_null<ForeachOp>(op);
    if (update && isOnTensors(op) && op->getBlock() == reduce->getBlock() &&
        !update.getBlockSize() &&
        haveEqualShapes(update.getOuts()[0], stream) &&
        isOver(asStructured(op), stream))
      updates.insert(op);
  };
  for (OperandRange stream : reduce.getIns()) {
    add(stream.front().getDefiningOp(), stream);
    for (Operation *user : stream.front().getUsers())
      add(user, stream);
  }
  return updates;
}

static void updateIn(RewriterBase &rewriter, ReduceOp reduce) {
  for (Operation *update : findUpdates(reduce)) {
    UpdateMove move(reduce, cast<ForeachOp>(update));
    if (!move.findEqualElements())
      continue;
    std::string refusal = move.check();
    if (refusal.empty()) {
      if (apply(rewriter, move))
        return;
      continue;
    }
    // Producer fusion has already reported streams that the reduction reads and
    // does not recompute.
    if (llvm::is_contained(update->getUsers(), reduce))
      continue;
    remark::missed(update->getLoc(),
                   getRemark(kPass, update, "NotUpdatedInReduction"))
        << "elements that a reduction computes, too, are not updated there: " +
               refusal;
  }
}

namespace {

struct OptimFuseUpdates final
    : stepfold::impl::OptimFuseUpdatesPassBase<OptimFuseUpdates> {
  void runOnOperation() override {
    rewriteBlocks(getOperation(), [](RewriterBase &rewriter, Block &block) {
      for (auto reduce : llvm::make_early_inc_range(block.getOps<ReduceOp>()))
        if (isOnTensors(reduce) && !reduce.getSampled())
          updateIn(rewriter, reduce);
    });
  }
};

} // namespace
