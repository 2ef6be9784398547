//===- GradientChains.cpp - From gradients to updates ----------*- C++ -*-===//
//
// From each update backward, every op of a known kind is a candidate. Then
// those with an operand that is not of the stage are taken out, until none is
// left. What a conditional guards is looked at together with what surrounds
// it: gradients are accumulated outside, and their sums used inside.
//
//===----------------------------------------------------------------------===//

#include "GradientChains.h"
#include "../Lower/FunctionImporter.h"
#include "../Lower/OptimizerOps.h"
#include "../Pir/InPlaceOps.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

namespace {

using Chains = llvm::DenseMap<const PirOp *, ChainOp>;

/// Finds the chains of one block and of the conditionals in it.
class ChainFinder {
public:
  ChainFinder(const PirBlock &block, const PirValues &values) : values(values) {
    addOps(block);
  }

  void find();
  const Chains &getOps() const { return candidates; }
  const llvm::DenseSet<const PirOp *> &getReplaced() const { return replaced; }
  const llvm::DenseSet<const PirOp *> &getConditionals() const {
    return conditionals;
  }
  /// The variables that gradients are accumulated in.
  SmallVector<TensorKey> getSums() const;
  /// For each gradient, the first parameter whose update depends on it.
  const llvm::DenseMap<TensorKey, TensorKey> &getParameters() const {
    return parameters;
  }
  void collectRefusals(std::vector<ChainRefusal> &result) const;
  /// Blocks in regions of ops that are no conditionals.
  ArrayRef<const PirBlock *> getOtherBlocks() const { return otherBlocks; }

private:
  void addOps(const PirBlock &block);

  // Candidates.
  void findRoots();
  void findCandidates();
  void addCandidate(const PirOp &op, bool isGradient);
  void addCandidates(TensorKey key, bool isGradient);
  SmallVector<TensorKey> getSources(TensorKey key) const;

  // What belongs to the stage, as far as the candidates do.
  const PirOp *getCandidate(TensorKey key) const;
  bool isMadeByStage(TensorKey key) const;
  void collectGradients();
  bool isGradient(TensorKey key) const;
  bool isBehind(TensorKey key, const PirOp &op) const;
  bool isScalar(TensorKey key) const;
  std::string explainStranger(const PirOp &op, const ChainOp &chain) const;
  bool removeStrangers();

  // What other ops need.
  bool findReplaced();
  bool isOfStage(const PirOp &conditional) const;
  void findConditionals();
  void needOperands(const PirOp &op);
  bool isNeeded(const PirOp &op) const;
  void visitUpdate(const PirOp &op);
  void visitList(const PirOp &op);

  const PirValues &values;
  /// In program order; what a conditional guards follows it.
  std::vector<const PirOp *> ops;
  llvm::DenseSet<const PirOp *> members;
  SmallVector<const PirBlock *> otherBlocks;
  /// The gradients of updates with their parameters, and scalars of updates.
  SmallVector<std::pair<TensorKey, TensorKey>> roots;
  SmallVector<TensorKey> scalarRoots;
  Chains candidates;
  /// The candidates in program order.
  std::vector<const PirOp *> order;
  /// The reasons of ops that are not, or no longer, candidates.
  llvm::DenseMap<const PirOp *, std::string> refusals;
  SmallVector<std::pair<TensorKey, /*isGradient=*/bool>> worklist;
  llvm::DenseSet<TensorKey> gradients;
  llvm::DenseMap<TensorKey, TensorKey> parameters;
  llvm::DenseSet<ValueId> needed;
  llvm::DenseSet<const PirOp *> replaced;
  llvm::DenseSet<const PirOp *> conditionals;
};

} // namespace

static bool isConditional(const PirOp &op) {
  return op.name == "pd_op.if" && op.operands.size() == 1;
}

void ChainFinder::addOps(const PirBlock &block) {
  for (const PirOp &op : block.ops) {
    ops.push_back(&op);
    members.insert(&op);
    for (const PirRegion &region : op.regions) {
      if (!region.block)
        continue;
      if (isConditional(op))
        addOps(*region.block);
      else
        otherBlocks.push_back(&*region.block);
    }
  }
}

//===----------------------------------------------------------------------===//
// Candidates
//===----------------------------------------------------------------------===//

static bool haveOneShape(Type a, Type b) {
  auto first = dyn_cast_or_null<RankedTensorType>(a);
  auto second = dyn_cast_or_null<RankedTensorType>(b);
  return first && second && first.getShape() == second.getShape();
}

void ChainFinder::findRoots() {
  for (const PirOp *op : ops) {
    if (isConditional(*op))
      scalarRoots.push_back(values.resolve(op->operands[0]));
    std::optional<UpdateOperands> operands = getUpdateOperands(*op);
    if (!operands)
      continue;
    SmallVector<TensorKey, 1> parameters =
        values.resolveList(operands->parameter);
    SmallVector<TensorKey, 1> updateGradients =
        values.resolveList(operands->gradient);
    if (operands->skip != absentValue)
      scalarRoots.push_back(values.resolve(operands->skip));
    if (operands->rate != absentValue)
      llvm::append_range(scalarRoots, values.resolveList(operands->rate));
    if (parameters.size() != updateGradients.size())
      continue;
    for (auto [parameter, gradient] : llvm::zip(parameters, updateGradients))
      if (values.isVariable(parameter) &&
          haveOneShape(values.getType(parameter), values.getType(gradient)))
        roots.push_back({gradient, parameter});
  }
}

/// Whether `op` has the attributes of its kind alone, and gives no variable a
/// value that the kind does not know of.
static bool hasKnownAttributes(const PirOp &op, const ChainKind &kind) {
  for (unsigned index = 0; index < op.results.size(); ++index)
    if (!isInPlace(op.name) && isPersistable(op, index))
      return false;
  return llvm::all_of(op.attributes, [&](const PirAttribute &attribute) {
    return isIrrelevantAttribute(attribute.name) ||
           llvm::is_contained(kind.attributes, attribute.name);
  });
}

void ChainFinder::addCandidate(const PirOp &op, bool isGradient) {
  const ChainKind *kind = lookupChainKind(op.name, isGradient);
  if (!kind || !members.contains(&op) || candidates.contains(&op))
    return;
  ChainOp chain;
  chain.kind = kind;
  if (!hasKnownAttributes(op, *kind) || !kind->describe(op, values, chain)) {
    refusals[&op] = "its attributes, types or results are not those that are "
                    "known of it";
    return;
  }
  for (TensorKey gradient : chain.gradients)
    worklist.push_back({gradient, true});
  for (TensorKey scalar : chain.scalars)
    worklist.push_back({scalar, false});
  candidates[&op] = std::move(chain);
  order.push_back(&op);
}

/// Adds what makes a tensor; the contents of a variable are made by the ops
/// that overwrite it.
void ChainFinder::addCandidates(TensorKey key, bool isGradient) {
  if (values.isVariable(key)) {
    for (const PirOp *overwriter : values.getOverwriters(key))
      addCandidate(*overwriter, isGradient);
  } else if (const PirOp *op = values.getDefiningOp(key.first)) {
    addCandidate(*op, isGradient);
  }
}

void ChainFinder::findCandidates() {
  for (auto [gradient, parameter] : roots)
    worklist.push_back({gradient, true});
  for (TensorKey scalar : scalarRoots)
    worklist.push_back({scalar, false});
  while (!worklist.empty()) {
    auto [key, isGradient] = worklist.pop_back_val();
    addCandidates(key, isGradient);
  }
  llvm::sort(order, [&](const PirOp *a, const PirOp *b) {
    return values.getPosition(*a) < values.getPosition(*b);
  });
}

//===----------------------------------------------------------------------===//
// What belongs to the stage
//===----------------------------------------------------------------------===//

const PirOp *ChainFinder::getCandidate(TensorKey key) const {
  const PirOp *op = values.getDefiningOp(key.first);
  return candidates.contains(op) ? op : nullptr;
}

/// The gradients that `key` is made of, as far as the stage makes it.
SmallVector<TensorKey> ChainFinder::getSources(TensorKey key) const {
  if (const PirOp *op = getCandidate(key)) {
    const ChainOp &chain = candidates.find(op)->second;
    // An op on a list works on its elements one by one.
    if (chain.kind->form == ChainKind::Form::List)
      return {chain.gradients[key.second]};
    return llvm::to_vector_of<TensorKey>(chain.gradients);
  }
  SmallVector<TensorKey> sources;
  if (!values.isVariable(key))
    return sources;
  for (const PirOp *overwriter : values.getOverwriters(key)) {
    auto found = candidates.find(overwriter);
    // An op on a list makes new contents of the old alone.
    if (found != candidates.end() &&
        found->second.kind->form != ChainKind::Form::List)
      llvm::append_range(sources, found->second.gradients);
  }
  return sources;
}

/// Collects the gradients that updates depend on, back to where they are made.
void ChainFinder::collectGradients() {
  gradients.clear();
  parameters.clear();
  for (auto [gradient, parameter] : roots) {
    SmallVector<TensorKey> pending = {gradient};
    while (!pending.empty()) {
      TensorKey key = pending.pop_back_val();
      if (!gradients.insert(key).second)
        continue;
      parameters[key] = parameter;
      llvm::append_range(pending, getSources(key));
    }
  }
}

/// Whether all ops that overwrite `key` are ops of the stage.
static bool isOverwrittenByStage(TensorKey key, const PirValues &values,
                                 const Chains &stage) {
  return llvm::all_of(values.getOverwriters(key), [&](const PirOp *overwriter) {
    return stage.contains(overwriter);
  });
}

/// Whether the stage computes `key`, or all contents of a variable.
bool ChainFinder::isMadeByStage(TensorKey key) const {
  if (values.isVariable(key))
    return !values.getOverwriters(key).empty() &&
           isOverwrittenByStage(key, values, candidates);
  return getCandidate(key);
}

bool ChainFinder::isGradient(TensorKey key) const {
  return gradients.contains(key) &&
         isOverwrittenByStage(key, values, candidates);
}

/// Whether `key` is defined behind `op`.
bool ChainFinder::isBehind(TensorKey key, const PirOp &op) const {
  const PirOp *definition = values.getDefiningOp(key.first);
  return definition && values.getPosition(*definition) > values.getPosition(op);
}

bool ChainFinder::isScalar(TensorKey key) const {
  if (values.isVariable(key))
    return isOverwrittenByStage(key, values, candidates);
  const PirOp *op = values.getDefiningOp(key.first);
  if (!op)
    return false;
  auto candidate = candidates.find(op);
  if (candidate == candidates.end())
    return bool(values.getFull(key.first));
  return candidate->second.kind->hasScalarResult(*op, key.first);
}

static std::string describeTensor(TensorKey key, const PirValues &values) {
  const PirOp *op = values.getDefiningOp(key.first);
  return op ? "a tensor made by '" + op->name + "'" : "a tensor";
}

/// Why the operands of `op` are not what they must be, given that all other
/// candidates belong; empty where they are.
std::string ChainFinder::explainStranger(const PirOp &op,
                                         const ChainOp &chain) const {
  for (TensorKey key : chain.gradients)
    if (!isGradient(key))
      return "it works on " + describeTensor(key, values) +
             " that is no gradient of the stage";
  for (TensorKey key : chain.scalars)
    if (!isScalar(key))
      return "it reads " + describeTensor(key, values) +
             " that is no scalar of the stage";
  // The mark of a gradient names its parameter.
  for (TensorKey key : chain.gradients)
    if (isBehind(parameters.lookup(key), op))
      return "the parameter of its gradient is declared behind it";
  // Values have one content each in the stage, so that an old id must not
  // stand for what an op in place made of it. Variables do not.
  for (TensorKey key : chain.gradients)
    if (llvm::is_contained(values.getOverwriters(key), &op) &&
        !values.isVariable(key) && values.isUsedAfter(key, op))
      return "what it overwrites is used after it by its old name";
  return "";
}

/// Takes out candidates that do not belong; whether there was one.
bool ChainFinder::removeStrangers() {
  collectGradients();
  size_t before = order.size();
  llvm::erase_if(order, [&](const PirOp *op) {
    const ChainOp &chain = candidates.find(op)->second;
    std::string reason = explainStranger(*op, chain);
    if (!reason.empty()) {
      refusals[op] = std::move(reason);
      candidates.erase(op);
      return true;
    }
    // What is computed from gradients alone is a gradient.
    for (const Definition &result : op->results)
      if (!chain.gradients.empty() &&
          !chain.kind->hasScalarResult(*op, result.id))
        for (TensorKey key : values.resolveList(result.id))
          gradients.insert(key);
    return false;
  });
  return order.size() != before;
}

//===----------------------------------------------------------------------===//
// What other ops need
//===----------------------------------------------------------------------===//

void ChainFinder::needOperands(const PirOp &op) {
  needed.insert(op.operands.begin(), op.operands.end());
  for (const PirRegion &region : op.regions)
    if (region.block)
      for (const PirOp &inner : region.block->ops)
        needOperands(inner);
}

/// Whether an op outside the stage needs a result, other than as the contents
/// of a variable.
bool ChainFinder::isNeeded(const PirOp &op) const {
  ArrayRef<InPlacePair> pairs =
      getInPlacePairs(op.name).value_or(ArrayRef<InPlacePair>());
  for (auto [index, result] : llvm::enumerate(op.results)) {
    bool isContents = llvm::any_of(pairs, [&, index = index](InPlacePair pair) {
      return pair.result == index &&
             values.isVariable({op.operands[pair.operand], 0});
    });
    if (!isContents && result.id != absentValue && needed.contains(result.id))
      return true;
  }
  return false;
}

/// An update takes gradients and scalars of the stage one by one.
void ChainFinder::visitUpdate(const PirOp &op) {
  UpdateOperands operands = *getUpdateOperands(op);
  for (ValueId id : op.operands) {
    bool mayBeOfStage =
        id == operands.gradient || id == operands.rate || id == operands.skip;
    SmallVector<TensorKey, 1> keys = values.resolveList(id);
    if (!mayBeOfStage || llvm::none_of(keys, [&](TensorKey key) {
          return isMadeByStage(key);
        })) {
      needed.insert(id);
      continue;
    }
    for (TensorKey key : keys)
      if (!isMadeByStage(key))
        needed.insert(key.first);
  }
}

void ChainFinder::visitList(const PirOp &op) {
  bool isOfStage = llvm::any_of(op.results, [&](const Definition &result) {
    return llvm::any_of(values.resolveList(result.id),
                        [&](TensorKey key) { return isMadeByStage(key); });
  });
  if (isOfStage && !isNeeded(op))
    replaced.insert(&op);
  else
    needOperands(op);
}

/// Finds the ops that only the stage needs. False where this took out a
/// candidate: nothing else may overwrite what an op in place does.
bool ChainFinder::findReplaced() {
  needed.clear();
  replaced.clear();
  for (const PirOp *next : llvm::reverse(ops)) {
    const PirOp &op = *next;
    if (candidates.contains(&op)) {
      if (!isNeeded(op)) {
        replaced.insert(&op);
        continue;
      }
      if (isInPlace(op.name)) {
        refusals[&op] = "an op outside of the stage needs what it makes in "
                        "place";
        candidates.erase(&op);
        llvm::erase(order, &op);
        return false;
      }
      needOperands(op);
    } else if (getUpdateOperands(op)) {
      visitUpdate(op);
    } else if (isListOp(op)) {
      visitList(op);
    } else if (isConditional(op)) {
      // What it guards has been visited.
      if (!isOfStage(op))
        needed.insert(op.operands[0]);
    } else {
      needOperands(op);
    }
  }
  return true;
}

/// Whether `conditional` is one of the stage: the stage computes its condition,
/// and it has no results.
bool ChainFinder::isOfStage(const PirOp &conditional) const {
  return getCandidate(values.resolve(conditional.operands[0])) &&
         conditional.results.empty() && conditional.regions.size() == 2 &&
         llvm::all_of(conditional.regions, [](const PirRegion &region) {
           return region.block && region.block->arguments.empty() &&
                  !region.block->ops.empty() &&
                  region.block->ops.back().name == "cf.yield" &&
                  region.block->ops.back().operands.empty();
         });
}

void ChainFinder::findConditionals() {
  for (const PirOp *op : ops) {
    if (!isConditional(*op) || !isOfStage(*op))
      continue;
    conditionals.insert(op);
    for (const PirRegion &region : op->regions)
      replaced.insert(&region.block->ops.back());
  }
}

void ChainFinder::find() {
  findRoots();
  findCandidates();
  do {
    while (removeStrangers())
      ;
  } while (!findReplaced());
  findConditionals();
}

SmallVector<TensorKey> ChainFinder::getSums() const {
  SmallVector<TensorKey> sums;
  for (TensorKey key : gradients)
    if (values.isVariable(key) && isMadeByStage(key))
      sums.push_back(key);
  return sums;
}

void ChainFinder::collectRefusals(std::vector<ChainRefusal> &result) const {
  for (const PirOp *op : ops) {
    auto refusal = refusals.find(op);
    // Of two kinds that an op may be of, one may fit.
    if (refusal != refusals.end() && !candidates.contains(op))
      result.push_back({op, refusal->second});
  }
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

void GradientChains::add(const PirBlock &block, const PirValues &values) {
  ChainFinder finder(block, values);
  finder.find();
  ops.insert(finder.getOps().begin(), finder.getOps().end());
  replaced.insert(finder.getReplaced().begin(), finder.getReplaced().end());
  conditionals.insert(finder.getConditionals().begin(),
                      finder.getConditionals().end());
  for (TensorKey sum : finder.getSums())
    sums.insert(sum);
  parameters.insert(finder.getParameters().begin(),
                    finder.getParameters().end());
  finder.collectRefusals(refusals);
  for (const PirBlock *other : finder.getOtherBlocks())
    add(*other, values);
}

bool GradientChains::isScalarOfStage(const PirOp &op, unsigned index,
                                     const PirValues &values) const {
  const ChainOp *chain = lookup(op);
  if (!chain || !isReplaced(op))
    return false;
  return !llvm::is_contained(chain->gradients,
                             values.resolve(op.operands[index]));
}
