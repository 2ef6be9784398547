//===- OptimFuse.cpp - Fusion of structured ops ---------------------------===//
//
// What several ops update one after the other is updated by the last alone.
// Elementwise producers are recomputed where they are read, what keeps
// reductions from each other is taken out of the way, and ops over the same
// parameters become one. At last, reductions update what they compute anyway.
// What stays apart is reported.
//
//===----------------------------------------------------------------------===//

#include "Destinations.h"
#include "FlagVectors.h"
#include "ParameterFusion.h"
#include "ParameterOrder.h"
#include "ProducerFusion.h"
#include "RecomputedScalars.h"
#include "ReleasedReductions.h"
#include "SplitTraversals.h"
#include "StructuredFusion.h"
#include "UpdatingReductions.h"
#include "stepfold/Transforms/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/RegionKindInterface.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMFUSEPASS
#include "stepfold/Transforms/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// A sum of one element is fused like any op over parameters.
static void canonicalizeSums(Block &block) {
  PatternRewriter rewriter(block.getParentOp()->getContext());
  for (auto sum : llvm::make_early_inc_range(block.getOps<SumParametersOp>())) {
    rewriter.setInsertionPoint(sum);
    (void)SumParametersOp::canonicalize(sum, rewriter);
  }
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

struct OptimFuse final : stepfold::impl::OptimFusePassBase<OptimFuse> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation()->walk([&](Block *block) {
      if (mayBeGraphRegion(*block->getParent()) ||
          isa<StructuredOpInterface>(block->getParentOp()))
        return;
      canonicalizeSums(*block);
      separateDestinations(rewriter, *block);
      splitTraversals(rewriter, *block);
      fuseProducers(rewriter, *block);
      alignParameters(rewriter, *block);
      releaseReductions(rewriter, *block);
      alignFlagVectors(rewriter, *block);
      fuseSameParameters(rewriter, *block);
      recomputeScalars(rewriter, *block);
      eraseUnused(rewriter, *block);
      fuseSingleParameters(rewriter, *block);
      updateInReductions(rewriter, *block);
      readOldValues(rewriter, *block);
      eraseUnused(rewriter, *block);
      reportMissedProducers(rewriter, *block);
    });
  }
};

} // namespace
