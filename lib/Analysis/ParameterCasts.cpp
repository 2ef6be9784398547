//===- ParameterCasts.cpp - Casts of parameters to 16 bits ----------------===//

#include "stepfold/Analysis/ParameterCasts.h"

#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Ops of frameworks, unregistered here, that convert f32 to the type of their
/// result as `optim.cast` does. From f64, they round twice.
static constexpr llvm::StringLiteral kFrameworkCasts[] = {"pd_op.cast"};

/// Those that give their operand another name, which shares its memory.
static constexpr llvm::StringLiteral kFrameworkAliases[] = {
    "pd_op.share_data_"};

bool stepfold::isFrameworkAlias(Operation *op) {
  return llvm::is_contained(kFrameworkAliases, op->getName().getStringRef());
}

static bool isCast(Operation *op) {
  return isa<CastOp>(op) ||
         (op->getNumOperands() == 1 && op->getNumResults() == 1 &&
          op->getNumRegions() == 0 &&
          llvm::is_contained(kFrameworkCasts, op->getName().getStringRef()));
}

/// Returns true if `op` is a cast of a parameter to 16 bits.
static bool isNarrowing(Operation *op) {
  if (!isCast(op))
    return false;
  auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto to = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  return from && to && from.hasStaticShape() &&
         from.getShape() == to.getShape() &&
         (from.getElementType().isF32() ||
          (from.getElementType().isF64() && isa<CastOp>(op))) &&
         (to.getElementType().isF16() || to.getElementType().isBF16());
}

std::vector<ParameterCast>
stepfold::findParameterCasts(func::FuncOp step, const OptimizerStage &stage) {
  // Those that are left, in the order of the walk.
  ArrayRef<Operation *> stageOps = stage.getOps();
  std::vector<ParameterCast> casts;
  step.walk([&](Operation *op) {
    if (!stageOps.empty() && op == stageOps.front()) {
      stageOps = stageOps.drop_front();
      return;
    }
    if (!isNarrowing(op))
      return;
    if (auto load = op->getOperand(0).getDefiningOp<ml_program::GlobalLoadOp>())
      casts.push_back({op, load.getGlobal().getLeafReference()});
  });
  return casts;
}
