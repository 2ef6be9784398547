//===- StageView.cpp - The stage of a program in any phase ----------------===//

#include "StageView.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// The function `name`, if it has one block. Otherwise compiling it reports the
/// error.
static func::FuncOp findFunction(ModuleOp module, StringRef name) {
  auto function = module.lookupSymbol<func::FuncOp>(name);
  return function && function.getBody().hasOneBlock() ? function
                                                      : func::FuncOp();
}

StageView::StageView(ModuleOp module) {
  if (func::FuncOp step = findFunction(module, kTrainStepName))
    addStep(step);
  if (func::FuncOp stage = findFunction(module, kOptimizerStageName))
    ops = llvm::map_to_vector(stage.getBody().front(),
                              [](Operation &op) { return &op; });
}

void StageView::addStep(func::FuncOp step) {
  FailureOr<OptimizerStage> stage = OptimizerStage::compute(step);
  if (failed(stage))
    return;
  ops.assign(stage->getOps().begin(), stage->getOps().end());
  outsideCasts = findParameterCasts(step, *stage);
  step.walk([&](Operation *op) {
    if (op->hasAttr(kReadsGradientsAttrName))
      readers.push_back(op);
  });
  ofStep = std::move(*stage);
}

llvm::DenseSet<StringAttr> StageView::getStored() const {
  llvm::DenseSet<StringAttr> stored;
  if (!ofStep)
    return stored;
  for (const OptimizerStage::Global &global : ofStep->getGlobals())
    if (global.isStored)
      stored.insert(global.name);
  for (OptimizerStage::ExcludedStore excluded : ofStep->getExcludedStores())
    stored.insert(excluded.store.getGlobal().getLeafReference());
  return stored;
}
