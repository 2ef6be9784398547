//===- OptimGroupParameters.cpp - Lists of parameters ---------------------===//

#include "../Utils/BlockRewrites.h"
#include "../Utils/Simplification.h"
#include "EqualScalars.h"
#include "GatheredReductions.h"
#include "ParameterGroups.h"
#include "stepfold/Transforms/Grouping/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMGROUPPARAMETERSPASS
#include "stepfold/Transforms/Grouping/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

namespace {

struct OptimGroupParameters final
    : stepfold::impl::OptimGroupParametersPassBase<OptimGroupParameters> {
  using Base::Base;

  void runOnOperation() override {
    rewriteBlocks(getOperation(), [&](RewriterBase &rewriter, Block &block) {
      mergeScalars(rewriter, block);
      mergeReductions(rewriter, block);
      groupParameters(rewriter, block, maxScratch);
      eraseUnused(rewriter, block);
    });
  }

private:
  remark::RemarkOpts getRemark(StringRef name) {
    return stepfold::getRemark("optim-group-parameters", getOperation(), name);
  }

  void mergeScalars(RewriterBase &rewriter, Block &block) {
    if (size_t count = mergeEqualScalars(rewriter, block))
      remark::passed(block.getParentOp()->getLoc(), getRemark("MergedScalars"))
          << "scalars that were computed several times are computed once"
          << remark::metric("scalarsMerged", count);
  }

  void mergeReductions(RewriterBase &rewriter, Block &block) {
    Clobbers clobbers(rewriter, block);
    for (auto gather :
         llvm::make_early_inc_range(block.getOps<ForeachParameterOp>())) {
      auto reductions = GatheredReductions::match(gather, clobbers);
      if (!reductions)
        continue;
      size_t count = reductions->size();
      ReduceOp merged = reductions->merge(rewriter);
      remark::passed(merged.getLoc(), getRemark("MergedReductions"))
          << "merged reductions into one"
          << remark::metric("reductionsBefore", count)
          << remark::metric("reductionsAfter", 1);
    }
  }
};

} // namespace
