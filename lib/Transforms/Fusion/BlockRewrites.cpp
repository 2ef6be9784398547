//===- BlockRewrites.cpp - Passes over the blocks of a function -----------===//

#include "BlockRewrites.h"

#include "stepfold/IR/Optim.h"

#include "mlir/IR/RegionKindInterface.h"

using namespace mlir;
using namespace stepfold;

void stepfold::rewriteBlocks(
    func::FuncOp function,
    function_ref<void(RewriterBase &, Block &)> rewrite) {
  IRRewriter rewriter(function.getContext());
  function.walk([&](Block *block) {
    if (!mayBeGraphRegion(*block->getParent()) &&
        !isa<optim::StructuredOpInterface>(block->getParentOp()))
      rewrite(rewriter, *block);
  });
}

remark::RemarkOpts stepfold::getRemark(StringRef pass, Operation *op,
                                       StringRef name) {
  auto function = dyn_cast<func::FuncOp>(op);
  if (!function)
    function = op->getParentOfType<func::FuncOp>();
  return remark::RemarkOpts::name(name).category(pass).function(
      function.getName());
}
