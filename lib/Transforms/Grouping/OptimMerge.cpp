//===- OptimMerge.cpp - One update op per group ---------------------------===//

#include "../Utils/BlockRewrites.h"
#include "../Utils/GroupScheduler.h"
#include "GroupRemarks.h"
#include "ParameterLists.h"
#include "stepfold/IR/Optim.h"
#include "stepfold/Transforms/Grouping/Passes.h"

#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMMERGEPASS
#include "stepfold/Transforms/Grouping/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

namespace {

struct OptimMerge final : stepfold::impl::OptimMergePassBase<OptimMerge> {
  void runOnOperation() override {
    getOperation()->walk([&](Block *block) {
      if (!mayBeGraphRegion(*block->getParent()))
        mergeBlock(*block);
    });
  }

private:
  /// The group key, and the flag that skips the update.
  using Key = std::pair<DictionaryAttr, Value>;
  using Groups = llvm::MapVector<Key, SmallVector<Operation *>>;

  remark::RemarkOpts remarkOpts(StringRef name) {
    return getRemark("optim-merge", getOperation(), name);
  }

  Groups collectGroups(Block &block) {
    Groups groups;
    for (Operation &op : block) {
      auto optimizer = dyn_cast<OptimizerOpInterface>(op);
      if (!optimizer || !isa<RankedTensorType>(op.getOperand(0).getType()))
        continue;
      if (std::optional<StringRef> shared = findSharedState(optimizer)) {
        remark::missed(op.getLoc(), remarkOpts("SharedState"))
            << "not merged: its parameters share one " + shared->str();
        continue;
      }
      groups[{optimizer.getGroupKey(), getFlag(optimizer)}].push_back(&op);
    }
    return groups;
  }

  void reportGroups(const Groups &groups) {
    Operation *previous = nullptr;
    for (const auto &[key, members] : groups) {
      remark::analysis(members.front()->getLoc(), remarkOpts("Group"))
          << describeGroup(members.front(), previous)
          << remark::metric("updates", members.size());
      previous = members.front();
    }
  }

  void mergeBlock(Block &block) {
    Groups groups = collectGroups(block);
    reportGroups(groups);
    if (llvm::all_of(groups,
                     [](const auto &entry) { return entry.second.size() < 2; }))
      return;

    IRRewriter rewriter(&getContext());
    EqualLoads equalLoads = findEqualLoads(block);
    ListBuilder builder(rewriter, equalLoads);
    GroupScheduler scheduler(block);
    for (auto [index, entry] : llvm::enumerate(groups))
      for (Operation *member : entry.second)
        scheduler.assign(member, index);
    SmallVector<Batch> batches = scheduler.run();
    reportObstacles(batches);
    for (const Batch &batch : batches)
      if (batch.members.size() > 1)
        mergeBatch(rewriter, builder, batch.members);
    eraseUnusedLoads(rewriter, equalLoads);
  }

  void reportObstacles(ArrayRef<Batch> batches) {
    for (const Batch &batch : batches)
      if (batch.obstacle)
        remark::missed(batch.obstacle->member->getLoc(),
                       remarkOpts("NotMerged"))
            << "not merged with the updates before it: " +
                   describe(*batch.obstacle);
  }

  void mergeBatch(RewriterBase &rewriter, ListBuilder &builder,
                  ArrayRef<Operation *> members) {
    SmallVector<Piece> pieces;
    for (Operation *op : members) {
      unsigned size = cast<OptimizerOpInterface>(op).getNumParameters();
      for (unsigned position = 0; position < size; ++position)
        pieces.push_back({op, position});
    }
    rewriter.setInsertionPoint(members.front());
    Operation *merged = builder.create(pieces);
    for (Operation *op : members)
      rewriter.eraseOp(op);
    remark::passed(merged->getLoc(), remarkOpts("Merged"))
        << "merged updates into one"
        << remark::metric("updatesBefore", members.size())
        << remark::metric("updatesAfter", 1)
        << remark::metric("tensors", pieces.size());
  }
};

} // namespace
