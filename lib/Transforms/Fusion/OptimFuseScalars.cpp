//===- OptimFuseScalars.cpp - Ops on one element --------------------------===//

#include "../Utils/BlockRewrites.h"
#include "../Utils/Simplification.h"
#include "SiblingFusion.h"
#include "stepfold/Analysis/Launches.h"
#include "stepfold/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMFUSESCALARSPASS
#include "stepfold/Transforms/Fusion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

using Source = FusedOp::Source;

/// Makes the scalars of `op`, over one parameter, streams that it reads: what
/// other ops over that parameter compute.
static StructuredOpInterface makeScalarsStreams(RewriterBase &rewriter,
                                                StructuredOpInterface op) {
  if (op.getScalars().empty())
    return op;
  FusedOp fused(op->getName());
  SmallVector<std::optional<Source>> sources = addOuts(fused, op);
  for (OperandRange stream : op.getIns())
    sources.push_back(fused.addIn(stream));
  for (Value scalar : op.getScalars())
    sources.push_back(fused.addIn(scalar));
  addWhole(fused, op, std::move(sources));
  rewriter.setInsertionPoint(op);
  StructuredOpInterface result = fused.create(rewriter, op.getLoc());
  rewriter.replaceOp(op, result->getResults());
  return result;
}

static void fuseScalars(RewriterBase &rewriter, Block &block) {
  SmallVector<StructuredOpInterface> ops;
  for (auto op : block.getOps<ForeachParameterOp>())
    if (isOnTensors(op) && isSingle(asStructured(op)))
      ops.push_back(asStructured(op));
  if (ops.size() < 2)
    return;
  for (StructuredOpInterface &op : ops)
    op = makeScalarsStreams(rewriter, op);
  SiblingFusion fusion(rewriter, block, "optim-fuse-scalars");
  // Each may be a sum to finish.
  fusion.setMaxOperands(kMaxJointArguments / 4);
  fusion.add(std::move(ops));
  fusion.run();
}

namespace {

struct OptimFuseScalars final
    : stepfold::impl::OptimFuseScalarsPassBase<OptimFuseScalars> {
  void runOnOperation() override {
    rewriteBlocks(getOperation(), [](RewriterBase &rewriter, Block &block) {
      fuseScalars(rewriter, block);
    });
  }
};

} // namespace
