//===- OptimizerStage.cpp - The optimizer stage of a function -------------===//
//
// A pass forward finds the stores that belong to the stage, and a pass backward
// the operations that these need. Both are linear in the size of the function.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Analysis/OptimizerStage.h"

#include "StageNumbers.h"

#include "stepfold/Analysis/NameList.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

#include <map>

using namespace mlir;

namespace stepfold {

/// Calls `visit` for each value of `block` that `op`, or an operation nested in
/// it, uses.
static void forEachUsedValue(Operation *op, Block *block,
                             llvm::function_ref<void(Value)> visit) {
  auto visitOperands = [&](Operation *user) {
    for (Value operand : user->getOperands())
      if (operand.getParentBlock() == block)
        visit(operand);
  };
  if (!op->hasTrait<OpTrait::IsIsolatedFromAbove>())
    for (Region &region : op->getRegions())
      region.walk([&](Operation *nested) {
        // A gradient that is marked in a region does not belong to the stage.
        if (!isa<optim::GradientOp>(nested))
          visitOperands(nested);
      });
  visitOperands(op);
}

static bool isKnown(Operation *op) {
  return isa<optim::ExchangeOp>(op) ||
         (op->isRegistered() && isMemoryEffectFree(op));
}

/// Returns true if nested ops of an operation may load or store.
static bool mayNestAccesses(Operation *op) {
  return op->getNumRegions() != 0 && !isa<optim::StructuredOpInterface>(op);
}

static StringAttr getGlobalName(SymbolRefAttr reference) {
  return reference.getLeafReference();
}

namespace {

/// Reason why a value may not be computed in the stage.
struct Exclusion {
  /// Null: the value depends on an argument of the function.
  Operation *culprit;
};

/// Visits a block, and determines for each value and store if it may belong to
/// the stage.
class Classifier {
public:
  void visit(Operation *op);
  /// Stores, and conditionals that store.
  ArrayRef<Operation *> getStores() const { return stores; }
  ArrayRef<OptimizerStage::ExcludedStore> getExcludedStores() const {
    return excludedStores;
  }

private:
  std::optional<Exclusion> classify(Operation *op);
  std::optional<Exclusion> classifyOperands(Operation *op);
  std::optional<Exclusion> classifyConditional(scf::IfOp conditional);
  void exclude(ml_program::GlobalStoreOp store, Operation *culprit);

  llvm::DenseMap<Operation *, Exclusion> exclusions;
  SmallVector<Operation *> stores;
  SmallVector<OptimizerStage::ExcludedStore> excludedStores;
};

} // namespace

std::optional<Exclusion> Classifier::classifyOperands(Operation *op) {
  std::optional<Exclusion> result;
  forEachUsedValue(op, op->getBlock(), [&](Value value) {
    if (result)
      return;
    if (isa<BlockArgument>(value)) {
      result = Exclusion{nullptr};
      return;
    }
    auto found = exclusions.find(value.getDefiningOp());
    if (found != exclusions.end())
      result = found->second;
  });
  return result;
}

std::optional<Exclusion>
Classifier::classifyConditional(scf::IfOp conditional) {
  std::optional<Exclusion> result = classifyOperands(conditional);
  // An op that makes a constant for another one is the last to blame.
  auto isConstant = [](Exclusion exclusion) {
    return exclusion.culprit && exclusion.culprit->getNumOperands() == 0;
  };
  for (Region &region : conditional->getRegions())
    for (Operation &op : region.getOps()) {
      if (result && !isConstant(*result))
        return result;
      if (isa<scf::YieldOp>(op))
        continue;
      if (std::optional<Exclusion> exclusion = classify(&op);
          exclusion && (!result || !isConstant(*exclusion)))
        result = exclusion;
    }
  return result;
}

std::optional<Exclusion> Classifier::classify(Operation *op) {
  if (auto conditional = dyn_cast<scf::IfOp>(op))
    return classifyConditional(conditional);
  if (isa<optim::GradientOp>(op))
    return std::nullopt;
  // A load of what an operation outside has stored runs behind that operation.
  if (isa<ml_program::GlobalLoadOp>(op))
    return std::nullopt;
  if (isa<ml_program::GlobalStoreOp>(op) || isKnown(op))
    return classifyOperands(op);
  return Exclusion{op};
}

void Classifier::exclude(ml_program::GlobalStoreOp store, Operation *culprit) {
  excludedStores.push_back({store, culprit});
}

void Classifier::visit(Operation *op) {
  std::optional<Exclusion> exclusion = classify(op);
  if (exclusion)
    exclusions.insert({op, *exclusion});
  if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op)) {
    if (exclusion)
      return exclude(store, exclusion->culprit);
    stores.push_back(store);
    return;
  }
  if (!mayNestAccesses(op))
    return;
  bool isConditional = isa<scf::IfOp>(op) && !exclusion;
  bool hasStores = false;
  op->walk([&](ml_program::GlobalStoreOp store) {
    hasStores = true;
    // It may or may not be executed.
    if (!isConditional)
      exclude(store, isa<scf::IfOp>(op) ? exclusion->culprit : op);
  });
  if (isConditional && hasStores)
    stores.push_back(op);
}

LogicalResult verifyOneBlock(func::FuncOp function) {
  if (function.getBody().hasOneBlock())
    return success();
  if (function.isDeclaration())
    return function.emitOpError() << "expected one block, got a declaration";
  return function.emitOpError()
         << "expected one block, got " << function.getBlocks().size();
}

llvm::DenseSet<Operation *> findNeeded(Block &block,
                                       ArrayRef<Operation *> roots) {
  llvm::DenseSet<Operation *> needed(roots.begin(), roots.end());
  for (Operation &op : llvm::reverse(block))
    if (needed.contains(&op) && !isa<optim::GradientOp>(op))
      forEachUsedValue(&op, &block, [&](Value value) {
        needed.insert(value.getDefiningOp());
      });
  return needed;
}

FailureOr<OptimizerStage> OptimizerStage::compute(func::FuncOp function) {
  if (failed(verifyOneBlock(function)))
    return failure();
  Block *block = &function.getBody().front();

  Classifier classifier;
  for (Operation &op : *block)
    classifier.visit(&op);

  OptimizerStage stage;
  llvm::append_range(stage.excludedStores, classifier.getExcludedStores());
  llvm::DenseSet<Operation *> needed =
      findNeeded(*block, classifier.getStores());
  for (Operation &op : *block)
    if (needed.contains(&op))
      stage.addOp(&op);
  stage.addParts(*block, classifier.getStores(), needed);
  return stage;
}

/// Splits the stage into those that run one after the other; `needed` is what
/// `stores` need.
void OptimizerStage::addParts(Block &block, ArrayRef<Operation *> stores,
                              const llvm::DenseSet<Operation *> &needed) {
  StageNumbers numbers(block, needed);
  std::map<unsigned, Part> byNumber;
  for (Operation *store : stores)
    byNumber[numbers.lookup(store)].stores.push_back(store);
  if (byNumber.empty())
    return;
  llvm::DenseSet<StringAttr> parameters;
  for (optim::GradientOp gradient : gradients)
    parameters.insert(gradient.getParameterAttr().getAttr());
  for (Part &part : llvm::make_second_range(byNumber))
    for (Operation *op : part.stores)
      op->walk([&](ml_program::GlobalStoreOp store) {
        StringAttr name = getGlobalName(store.getGlobal());
        if (parameters.contains(name))
          part.parameters.insert(name);
      });
  for (Operation &op : block)
    if (numbers.lookupResults(&op) > byNumber.begin()->first)
      opsBehind.insert(&op);
  llvm::append_range(parts, llvm::make_second_range(byNumber));
  unordered = numbers.getUnordered();
}

void OptimizerStage::addOp(Operation *op) {
  ops.push_back(op);
  if (mayNestAccesses(op))
    op->walk<WalkOrder::PreOrder>(
        [&](Operation *nested) { addAccess(nested); });
  else
    addAccess(op);
}

void OptimizerStage::addAccess(Operation *op) {
  if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op))
    addGlobal(getGlobalName(load.getGlobal()), /*isStore=*/false);
  else if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op))
    addGlobal(getGlobalName(store.getGlobal()), /*isStore=*/true);
  else if (auto gradient = dyn_cast<optim::GradientOp>(op))
    gradients.push_back(gradient);
}

void OptimizerStage::addGlobal(StringAttr name, bool isStore) {
  auto [position, isNew] = globalIndices.insert({name, globals.size()});
  if (isNew)
    globals.push_back({name});
  Global &global = globals[position->second];
  (isStore ? global.isStored : global.isLoaded) = true;
}

std::string OptimizerStage::Part::describe() const {
  llvm::SmallSetVector<StringAttr, 4> names = parameters;
  if (names.empty())
    for (Operation *op : stores)
      op->walk([&](ml_program::GlobalStoreOp store) {
        names.insert(getGlobalName(store.getGlobal()));
      });
  return formatNames(names.getArrayRef());
}

std::string OptimizerStage::describeParts() const {
  std::string text = "the program has " + std::to_string(parts.size()) +
                     " optimizer stages, which run one after the other: "
                     "select one with stage=N (--stage=N)";
  for (auto [number, part] : llvm::enumerate(parts))
    text += "; stage " + std::to_string(number) + " updates " + part.describe();
  return text;
}

std::string
OptimizerStage::ExcludedStore::getReason(bool isOneOfSeveral) const {
  ml_program::GlobalStoreOp excluded = store;
  if (culprit && culprit->isProperAncestor(excluded))
    return (isOneOfSeveral ? "they are nested in '" : "it is nested in '") +
           culprit->getName().getStringRef().str() + "'";
  std::string depends = isOneOfSeveral ? "they depend on " : "it depends on ";
  if (!culprit)
    return depends + "an argument of the function";
  return depends + "'" + culprit->getName().getStringRef().str() + "'";
}

} // namespace stepfold
