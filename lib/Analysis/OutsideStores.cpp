//===- OutsideStores.cpp - Stores of a step outside its stage -------------===//

#include "stepfold/Analysis/OutsideStores.h"

#include "stepfold/Analysis/NameList.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

#include <map>

using namespace mlir;
using namespace stepfold;

using ExcludedStore = OptimizerStage::ExcludedStore;

static StringAttr getName(ExcludedStore excluded) {
  return excluded.store.getGlobal().getLeafReference();
}

/// Returns the parameters that have a gradient anywhere in `step`.
static llvm::DenseSet<StringAttr> findParameters(func::FuncOp step) {
  llvm::DenseSet<StringAttr> parameters;
  step.walk([&](optim::GradientOp gradient) {
    parameters.insert(gradient.getParameterAttr().getAttr());
  });
  return parameters;
}

/// Returns the globals that the step hands the stage, whose stores are a part
/// of that.
static llvm::DenseSet<StringAttr> findInputs(func::FuncOp step) {
  llvm::DenseSet<StringAttr> inputs;
  for (auto global :
       step->getParentOfType<ModuleOp>().getOps<ml_program::GlobalOp>())
    if (global->hasAttr(optim::kStageInputAttrName))
      inputs.insert(global.getSymNameAttr());
  return inputs;
}

static std::string describe(ArrayRef<ExcludedStore> stores,
                            const llvm::DenseSet<StringAttr> &parameters) {
  llvm::SmallSetVector<StringAttr, 4> names;
  for (bool isParameter : {true, false})
    for (ExcludedStore excluded : stores)
      if (parameters.contains(getName(excluded)) == isParameter)
        names.insert(getName(excluded));
  bool isPlural = names.size() > 1;
  return (isPlural ? "stores to " : "store to ") +
         formatNames(names.getArrayRef()) +
         (isPlural ? " are not part of the stage: "
                   : " is not part of the stage: ") +
         stores.front().getReason(isPlural);
}

std::vector<OutsideStores>
stepfold::findOutsideStores(func::FuncOp step, const OptimizerStage &stage,
                            ArrayRef<StringAttr> trained) {
  llvm::DenseSet<StringAttr> parameters = findParameters(step);
  llvm::DenseSet<StringAttr> ofOptimizers = parameters;
  ofOptimizers.insert_range(trained);
  for (const OptimizerStage::Global &global : stage.getGlobals())
    ofOptimizers.insert(global.name);
  llvm::DenseSet<StringAttr> inputs = findInputs(step);
  Block &block = step.getBody().front();
  llvm::MapVector<std::string, SmallVector<ExcludedStore>,
                  std::map<std::string, unsigned>>
      byReason;
  for (ExcludedStore excluded : stage.getExcludedStores()) {
    Operation *inBlock = block.findAncestorOpInBlock(*excluded.store);
    bool isOfUpdate =
        excluded.store.getValue().getDefiningOp<optim::OptimizerOpInterface>();
    if (!inputs.contains(getName(excluded)) &&
        (stage.getOps().empty() || isOfUpdate ||
         ofOptimizers.contains(getName(excluded)) || stage.isBehind(inBlock)))
      byReason[excluded.getReason()].push_back(excluded);
  }
  std::vector<OutsideStores> result;
  for (const auto &[reason, stores] : byReason)
    result.push_back({stores.front().store, describe(stores, parameters)});
  return result;
}
