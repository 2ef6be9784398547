//===- OptimVerifyBufferized.cpp - optim-verify-bufferized ----------------===//

#include "stepfold/Analysis/Launches.h"
#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Transforms/Passes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMVERIFYBUFFERIZEDPASS
#include "stepfold/Transforms/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

static LogicalResult verifyOp(Operation &op) {
  if (isa<memref::CopyOp>(op))
    return op.emitOpError() << "copies a buffer: the stage must update in "
                               "place";
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    return alloc.getType().hasStaticShape()
               ? success()
               : op.emitOpError() << "expected scratch of static shape, got "
                                  << alloc.getType();
  if (!isStageCompute(&op) &&
      !isa<memref::GetGlobalOp, TableOp, func::ReturnOp>(op))
    return op.emitOpError() << "is not among the operations of a bufferized "
                               "stage";
  for (Type type : op.getOperandTypes())
    if (isa<TensorType>(type))
      return op.emitOpError() << "expected no tensor, got " << type;
  return success();
}

namespace {

struct OptimVerifyBufferized final
    : stepfold::impl::OptimVerifyBufferizedPassBase<OptimVerifyBufferized> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    auto stage = getOperation().lookupSymbol<func::FuncOp>(kOptimizerStageName);
    if (!stage)
      return;
    for (Operation &op : stage.getBody().front())
      if (failed(verifyOp(op)))
        signalPassFailure();
  }
};

} // namespace
