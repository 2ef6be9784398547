//===- OptimVerifyLaunches.cpp - optim-verify-launches --------------------===//

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMVERIFYLAUNCHESPASS
#include "stepfold/Transforms/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

static LogicalResult verifyConstant(Operation *op, StringRef name,
                                    Value value) {
  IntegerAttr attribute;
  if (!matchPattern(value, m_Constant(&attribute)))
    return op->emitOpError() << "expected a constant " << name;
  if (attribute.getValue().isNegative())
    return op->emitOpError()
           << "expected a " << name << " of at least 0, got " << attribute;
  return success();
}

static LogicalResult verifyAddresses(Operation *op, ValueRange arguments) {
  for (Value argument : arguments)
    if (!isa_and_nonnull<AddressTableOp, ChunkListOp, AddressOp>(
            argument.getDefiningOp()))
      return op->emitOpError() << "expected a table, a list or an address to "
                                  "be passed, got a value of type "
                               << argument.getType();
  return success();
}

static LogicalResult verifyLaunch(gpu::LaunchFuncOp launch) {
  gpu::KernelDim3 grid = launch.getGridSizeOperandValues();
  gpu::KernelDim3 block = launch.getBlockSizeOperandValues();
  for (Value size : {grid.x, grid.y, grid.z})
    if (failed(verifyConstant(launch, "grid size", size)))
      return failure();
  for (Value size : {block.x, block.y, block.z})
    if (failed(verifyConstant(launch, "block size", size)))
      return failure();
  return verifyAddresses(launch, launch.getKernelOperands());
}

static LogicalResult verifyCall(func::CallOp call) {
  if (call.getNumOperands() < 2)
    return call.emitOpError() << "expected the bounds of a kernel's work";
  for (Value bound : call.getOperands().take_front(2))
    if (failed(verifyConstant(call, "bound", bound)))
      return failure();
  return verifyAddresses(call, call.getOperands().drop_front(2));
}

static LogicalResult verifyOp(Operation &op) {
  if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op))
    return verifyLaunch(launch);
  if (auto call = dyn_cast<func::CallOp>(op))
    return verifyCall(call);
  if (!isa<TableOp, AddressTableOp, ChunkListOp, AddressOp, memref::AllocOp,
           memref::GetGlobalOp, arith::ConstantOp, func::ReturnOp>(op))
    return op.emitOpError() << "is not among the operations of a stage of "
                               "launches";
  return success();
}

namespace {

struct OptimVerifyLaunches final
    : stepfold::impl::OptimVerifyLaunchesPassBase<OptimVerifyLaunches> {
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
