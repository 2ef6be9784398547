//===- BlockRewrites.cpp - Passes over the blocks of a function -----------===//

#include "BlockRewrites.h"

#include "stepfold/IR/Optim.h"

#include "mlir/IR/RegionKindInterface.h"

using namespace mlir;
using namespace stepfold;

/// Appends the blocks of `op` that have an order, inner ones first.
static void appendBlocks(Operation *op, SmallVectorImpl<Block *> &blocks) {
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      for (Operation &inner : block)
        if (inner.getNumRegions() != 0 &&
            !isa<optim::StructuredOpInterface>(inner))
          appendBlocks(&inner, blocks);
      if (!mayBeGraphRegion(region))
        blocks.push_back(&block);
    }
}

void stepfold::rewriteBlocks(
    func::FuncOp function,
    function_ref<void(RewriterBase &, Block &)> rewrite) {
  SmallVector<Block *> blocks;
  appendBlocks(function, blocks);
  IRRewriter rewriter(function.getContext());
  for (Block *block : blocks)
    rewrite(rewriter, *block);
}

remark::RemarkOpts stepfold::getRemark(StringRef pass, Operation *op,
                                       StringRef name) {
  auto function = dyn_cast<func::FuncOp>(op);
  if (!function)
    function = op->getParentOfType<func::FuncOp>();
  return remark::RemarkOpts::name(name).category(pass).function(
      function.getName());
}
