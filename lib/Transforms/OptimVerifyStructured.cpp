//===- OptimVerifyStructured.cpp - Contract of the structured phase -------===//

#include "stepfold/IR/Optim.h"
#include "stepfold/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SetVector.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMVERIFYSTRUCTUREDPASS
#include "stepfold/Transforms/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;

/// Whether `op` is where the stage begins.
static bool isFrontier(Operation *op) {
  return isa<GradientOp, ml_program::GlobalLoadOp,
             ml_program::GlobalLoadConstOp>(op);
}

static bool isStructured(Operation *op) {
  return isa<StructuredOpInterface, arith::ConstantOp, tensor::EmptyOp>(op);
}

/// The ops of `function` whose results depend on an unknown op, or on one with
/// side effects.
static DenseSet<Operation *> findOutside(func::FuncOp function) {
  DenseSet<Operation *> outside;
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isFrontier(op))
      return;
    bool dependsOnOutside = llvm::any_of(op->getOperands(), [&](Value value) {
      if (Operation *producer = value.getDefiningOp())
        return outside.contains(producer);
      // Arguments of other blocks are the business of their op.
      return !function.isExternal() &&
             value.getParentBlock() != &function.getBody().front();
    });
    if (dependsOnOutside || !op->isRegistered() || !isMemoryEffectFree(op))
      outside.insert(op);
  });
  return outside;
}

/// What the stores of the stage depend on, going back to its frontier.
static llvm::SetVector<Operation *> collectStage(func::FuncOp function) {
  DenseSet<Operation *> outside = findOutside(function);
  llvm::SetVector<Operation *> stage;
  auto add = [&](Value value) {
    Operation *producer = value.getDefiningOp();
    if (producer && !isFrontier(producer) && !outside.contains(producer))
      stage.insert(producer);
  };
  function.walk(
      [&](ml_program::GlobalStoreOp store) { add(store.getValue()); });
  for (size_t i = 0; i < stage.size(); ++i)
    for (Value operand : stage[i]->getOperands())
      add(operand);
  return stage;
}

namespace {

struct OptimVerifyStructured final
    : stepfold::impl::OptimVerifyStructuredPassBase<OptimVerifyStructured> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    getOperation()->walk([&](OptimizerOpInterface op) {
      op->emitOpError() << "expected no update op in the structured phase";
      signalPassFailure();
    });
    for (Operation *op : collectStage(getOperation())) {
      if (isStructured(op) || isa<OptimizerOpInterface>(op))
        continue;
      op->emitOpError() << "expected only structured ops, arith.constant and "
                           "tensor.empty between gradients and state";
      signalPassFailure();
    }
  }
};

} // namespace
