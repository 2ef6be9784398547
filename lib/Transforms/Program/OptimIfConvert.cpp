//===- OptimIfConvert.cpp - optim-if-convert ------------------------------===//
//
// The ops in a conditional are executed always, and their stored values are
// selected by its condition. The stage is then one block, as every other pass
// expects it. The kernels branch on the condition again (lib/Conversion), which
// stays on the device.
//
//===----------------------------------------------------------------------===//

#include "RegionConverter.h"
#include "TrainStep.h"

#include "stepfold/Analysis/StageForm.h"
#include "stepfold/IR/StructuredUtils.h"
#include "stepfold/Transforms/Program/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMIFCONVERTPASS
#include "stepfold/Transforms/Program/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

//===----------------------------------------------------------------------===//
// Conditions of the conversion
//===----------------------------------------------------------------------===//

/// The tensor of one flag that `condition` is the element of; null where it is
/// something else.
static Value getFlag(Value condition) {
  auto extract = condition.getDefiningOp<tensor::ExtractOp>();
  return extract && hasOneElement(extract.getTensor().getType())
             ? extract.getTensor()
             : Value();
}

/// Returns true if `op` may divide by zero. Upstream treats remainders as
/// total.
static bool mayTrap(Operation *op) {
  if (isa<arith::RemSIOp, arith::RemUIOp>(op))
    return true;
  auto speculatable = dyn_cast<ConditionallySpeculatable>(op);
  return speculatable &&
         speculatable.getSpeculatability() == Speculation::NotSpeculatable;
}

/// Returns true if `op` only computes its results, whatever its operands.
static bool mayBeExecutedAlways(Operation *op) {
  if (!op->isRegistered() || !isMemoryEffectFree(op))
    return false;
  auto visit = [](Operation *nested) {
    return mayTrap(nested) ? WalkResult::interrupt() : WalkResult::advance();
  };
  return !op->walk(visit).wasInterrupted();
}

/// The op that keeps `conditional` from being converted; null where none does.
static Operation *findObstacle(scf::IfOp conditional) {
  for (Region &region : conditional->getRegions())
    for (Operation &op : region.getOps())
      if (!isa<ml_program::GlobalLoadOp, ml_program::GlobalStoreOp, GradientOp,
               scf::YieldOp>(op) &&
          !mayBeExecutedAlways(&op))
        return &op;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

static remark::RemarkOpts remarkOpts(StringRef name) {
  return remark::RemarkOpts::name(name)
      .category("optim-if-convert")
      .function(kTrainStepName);
}

static void convert(scf::IfOp conditional, Value flag,
                    GlobalContents &contents) {
  ImplicitLocOpBuilder builder(conditional.getLoc(), conditional);
  Value negated = createNot(builder, flag);
  RegionConverter(conditional, negated, contents)
      .convert(conditional.getThenRegion());
  if (!conditional.getElseRegion().empty())
    RegionConverter(conditional, flag, contents)
        .convert(conditional.getElseRegion());
  conditional.erase();
}

/// Binds a gradient once that several regions have used.
static void mergeGradients(Block &block) {
  llvm::DenseMap<std::pair<Value, Attribute>, GradientOp> known;
  for (auto op : llvm::make_early_inc_range(block.getOps<GradientOp>())) {
    auto [first, isNew] =
        known.try_emplace({op.getValue(), op.getParameterAttr()}, op);
    if (isNew)
      continue;
    op.replaceAllUsesWith(first->second.getOperation());
    op.erase();
  }
}

namespace {

struct OptimIfConvert final
    : stepfold::impl::OptimIfConvertPassBase<OptimIfConvert> {
  void runOnOperation() override {
    FailureOr<std::optional<TrainStep>> found =
        findStepAndStage(getOperation(), getAnalysisManager());
    if (failed(found))
      return signalPassFailure();
    if (!*found)
      return;
    auto [step, stage] = **found;
    SmallVector<scf::IfOp> conditionals;
    for (Operation *op : stage->getOps())
      op->walk(
          [&](scf::IfOp conditional) { conditionals.push_back(conditional); });
    GlobalContents contents(step.getBody().front());
    SmallVector<Operation *> extracts;
    for (scf::IfOp conditional : conditionals) {
      Operation *extract = conditional.getCondition().getDefiningOp();
      bool isNested = conditional->getBlock() != &contents.getBlock();
      GlobalContents nested(*conditional->getBlock());
      if (tryConvert(conditional, isNested ? nested : contents))
        extracts.push_back(extract);
    }
    if (extracts.empty())
      return markAllAnalysesPreserved();
    // Two conditionals may have one condition.
    for (Operation *extract :
         llvm::SetVector<Operation *>(extracts.begin(), extracts.end()))
      if (extract->use_empty())
        extract->erase();
    mergeGradients(step.getBody().front());
    eraseDeadStores(step.getBody().front());
  }

private:
  /// Nested conditionals are converted first.
  bool tryConvert(scf::IfOp conditional, GlobalContents &contents) {
    Location loc = conditional.getLoc();
    auto refuse = [&](Location culprit, const std::string &reason) {
      remark::missed(culprit, remarkOpts("NotConverted"))
          << "the conditional stays: " + reason;
      return false;
    };
    if (conditional.getNumResults() > 0)
      return refuse(loc, "it has results");
    Value flag = getFlag(conditional.getCondition());
    if (!flag)
      return refuse(loc, "its condition is not the element of a tensor");
    if (Operation *obstacle = findObstacle(conditional))
      return refuse(obstacle->getLoc(),
                    "'" + obstacle->getName().getStringRef().str() +
                        "' must not be executed if the condition is false");
    size_t numOps = 0;
    for (Region &region : conditional->getRegions())
      for (Operation &op : region.getOps())
        numOps += !isa<scf::YieldOp>(op);
    convert(conditional, flag, contents);
    remark::passed(loc, remarkOpts("Converted"))
        << "a conditional was converted to selects on its condition"
        << remark::metric("Ops", numOps);
    return true;
  }
};

} // namespace
