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

/// Returns the ops between a reduction and a product of matrices, which depend
/// on the one and are needed by the other. Each belongs to the matrices of that
/// product, whose turn it is: one op for several of them would have the scratch
/// of all at a time.
static llvm::DenseSet<Operation *> findOpsOfProducts(Block &block) {
  llvm::DenseSet<Operation *> behindSums, needed;
  for (Operation &op : block)
    if (isa<ReduceOp>(op) || llvm::any_of(op.getOperands(), [&](Value operand) {
          return behindSums.contains(operand.getDefiningOp());
        }))
      behindSums.insert(&op);
  for (Operation &op : llvm::reverse(block))
    if (isa<MatmulOp>(op) || llvm::any_of(op.getUsers(), [&](Operation *user) {
          return needed.contains(user);
        }))
      needed.insert(&op);
  for (Operation &op : block)
    if (!behindSums.contains(&op))
      needed.erase(&op);
  return needed;
}

static void fuseScalars(RewriterBase &rewriter, Block &block) {
  llvm::DenseSet<Operation *> ofProducts = findOpsOfProducts(block);
  SmallVector<StructuredOpInterface> ops;
  for (auto op : block.getOps<ForeachParameterOp>())
    if (isOnTensors(op) && isSingle(asStructured(op)) &&
        !ofProducts.contains(op))
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
