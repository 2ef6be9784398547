//===- OptimRematerializeScalars.cpp - Scalars computed in reductions -----===//

#include "../Utils/BlockRewrites.h"
#include "../Utils/Simplification.h"
#include "../Utils/Storage.h"
#include "../Utils/ValueNumbering.h"
#include "stepfold/Analysis/GlobalAccess.h"
#include "stepfold/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMREMATERIALIZESCALARSPASS
#include "stepfold/Transforms/Fusion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

using Source = FusedOp::Source;

static constexpr StringLiteral kPass = "optim-rematerialize-scalars";

/// A kernel of one element is worth more operations than these in each chunk of
/// a reduction, but not so many that a reduction is no longer bound by memory.
static constexpr unsigned kMaxOperations = 32;

namespace {

/// A scalar of a reduction, as its op on one element computes it.
struct ProducedScalar {
  ForeachParameterOp producer;
  unsigned out;
  /// Arguments of the producer's region that it needs.
  llvm::SmallBitVector needed;
};

class ScalarRecomputation {
public:
  ScalarRecomputation(RewriterBase &rewriter, Block &block)
      : rewriter(rewriter), block(block), clobbers(rewriter, block) {}

  void run();

private:
  /// A scalar that no op on one element produces is neither found nor refused.
  struct Result {
    std::optional<ProducedScalar> scalar;
    std::string refusal;
  };

  Result find(ReduceOp reduce, Value scalar, unsigned numOperations = 0) const;
  bool canFollow(ForeachParameterOp producer, ReduceOp reduce) const;
  bool updatesWhatItReads(const ProducedScalar &scalar) const;
  SmallVector<Operation *>
  findMoved(ReduceOp reduce,
            MutableArrayRef<std::optional<ProducedScalar>> scalars) const;
  bool recompute(ReduceOp &reduce);
  void report(ReduceOp reduce, bool isRecomputed) const;

  RewriterBase &rewriter;
  Block &block;
  Clobbers clobbers;
  mutable SymbolTableCollection symbols;
};

} // namespace

/// Operations of `op`'s region behind what it yields as value `out`.
static unsigned countOperations(StructuredOpInterface op, unsigned out) {
  DenseSet<Operation *> visited;
  SmallVector<Value> worklist = {op.getYieldedValues()[out]};
  while (!worklist.empty()) {
    Operation *definition = worklist.pop_back_val().getDefiningOp();
    if (definition && visited.insert(definition).second)
      llvm::append_range(worklist, definition->getOperands());
  }
  return visited.size();
}

/// The stores of what `op` makes.
static SmallVector<ml_program::GlobalStoreOp> getStores(Operation *op) {
  SmallVector<ml_program::GlobalStoreOp> stores;
  for (Operation *user : op->getUsers())
    if (auto store = dyn_cast<ml_program::GlobalStoreOp>(user))
      stores.push_back(store);
  return stores;
}

/// Returns true if no op from `store` to `last` accesses the global.
static bool canMoveBehind(ml_program::GlobalStoreOp store, Operation *last,
                          SymbolTableCollection &symbols) {
  StringAttr global = store.getGlobal().getLeafReference();
  for (Operation *op = store->getNextNode(); op && op != last;
       op = op->getNextNode()) {
    GlobalAccess access = getGlobalAccess(op, symbols);
    if (access.mayRead(global) || access.mayWrite(global))
      return false;
  }
  return true;
}

/// Returns true if `producer`, with the stores of its results, may stand behind
/// `reduce`, which computes its scalars itself.
bool ScalarRecomputation::canFollow(ForeachParameterOp producer,
                                    ReduceOp reduce) const {
  for (Operation *user : producer->getUsers()) {
    if (user->getBlock() != &block)
      return false;
    if (user == reduce || !user->isBeforeInBlock(reduce))
      continue;
    auto store = dyn_cast<ml_program::GlobalStoreOp>(user);
    if (!store || !canMoveBehind(store, reduce, symbols))
      return false;
  }
  // The values that it reads must still be there.
  return llvm::none_of(producer->getOperands(), [&](Value value) {
    return clobbers.isClobbered(value, producer, reduce);
  });
}

/// Moves `producer` and the stores of what it makes behind `last`. Returns the
/// last that was moved.
static Operation *moveBehind(Operation *producer, Operation *last) {
  SmallVector<ml_program::GlobalStoreOp> stores = getStores(producer);
  bool precedes = producer->isBeforeInBlock(last);
  producer->moveAfter(last);
  last = producer;
  for (ml_program::GlobalStoreOp store : stores) {
    if (!precedes || !store->isBeforeInBlock(last))
      continue;
    store->moveAfter(last);
    last = store;
  }
  return last;
}

/// Finds how `reduce` can compute `scalar`; `numOperations` are those that it
/// computes of it.
ScalarRecomputation::Result
ScalarRecomputation::find(ReduceOp reduce, Value scalar,
                          unsigned numOperations) const {
  auto producer = scalar.getDefiningOp<ForeachParameterOp>();
  if (!producer || producer->getBlock() != &block ||
      producer.getNumParameters() != 1)
    return {};
  unsigned out = cast<OpResult>(scalar).getResultNumber();
  StructuredOpInterface structured = asStructured(producer);
  numOperations += countOperations(structured, out);
  if (numOperations > kMaxOperations)
    return {std::nullopt, "it takes too many operations"};
  llvm::SmallBitVector needed = findNeededArguments(structured, out);
  for (unsigned argument : needed.set_bits()) {
    Value value = getArgumentOperands(structured, argument)[0];
    // A counter, say, that the flag is computed of: advanced behind `reduce`,
    // it is there to be read.
    bool isUpdated = llvm::is_contained(clobbers.find(value), producer)
                         ? !canFollow(producer, reduce)
                         : clobbers.isClobbered(value, producer, reduce);
    if (isUpdated)
      return {std::nullopt, "what it is computed of is updated before"};
    Operation *definition = value.getDefiningOp();
    // Words are only rounded for a parameter.
    if (isa_and_nonnull<ExchangeOp>(definition))
      return {std::nullopt, "it is computed of words that ranks exchange"};
    if (!definition ||
        !isa<StructuredOpInterface, ReduceParametersOp>(definition))
      continue;
    Result inner = find(reduce, value, numOperations);
    if (!inner.scalar)
      return inner;
  }
  return {ProducedScalar{producer, out, needed}, ""};
}

/// Returns true if the producer updates an operand of `scalar`.
bool ScalarRecomputation::updatesWhatItReads(
    const ProducedScalar &scalar) const {
  StructuredOpInterface producer = asStructured(scalar.producer);
  return llvm::any_of(scalar.needed.set_bits(), [&](unsigned argument) {
    Value value = getArgumentOperands(producer, argument)[0];
    return llvm::is_contained(clobbers.find(value), producer);
  });
}

/// The producers that must follow `reduce`, in their order. The scalars of one
/// that cannot, since `reduce` uses more of it, are taken out.
SmallVector<Operation *> ScalarRecomputation::findMoved(
    ReduceOp reduce,
    MutableArrayRef<std::optional<ProducedScalar>> scalars) const {
  llvm::SmallSetVector<Operation *, 2> moved;
  for (const std::optional<ProducedScalar> &scalar : scalars)
    if (scalar && updatesWhatItReads(*scalar))
      moved.insert(scalar->producer);
  // The scalars are its last operands.
  unsigned first = reduce->getNumOperands() - scalars.size();
  moved.remove_if([&](Operation *producer) {
    bool isUsed = llvm::any_of(reduce->getOpOperands(), [&](OpOperand &use) {
      unsigned index = use.getOperandNumber();
      return use.get().getDefiningOp() == producer &&
             (index < first || !scalars[index - first]);
    });
    if (isUsed)
      for (std::optional<ProducedScalar> &scalar : scalars)
        if (scalar && scalar->producer == producer)
          scalar.reset();
    return isUsed;
  });
  SmallVector<Operation *> result(moved.begin(), moved.end());
  llvm::sort(result,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  return result;
}

/// Adds the body that computes `scalar`. Returns where it is.
static Source addProducedScalar(FusedOp &fused, const ProducedScalar &scalar) {
  StructuredOpInterface producer = asStructured(scalar.producer);
  SmallVector<std::optional<Source>> sources(scalar.needed.size());
  for (unsigned argument : scalar.needed.set_bits())
    sources[argument] =
        fused.addScalar(getArgumentOperands(producer, argument)[0]);
  unsigned part = fused.addPart(producer.getBlock(), sources);
  return {Source::Yield, scalar.out, part};
}

/// Replaces `reduce` by one that computes those of its scalars that it can, or
/// by nothing where nothing uses it. Returns whether it has any.
bool ScalarRecomputation::recompute(ReduceOp &reduce) {
  SmallVector<std::optional<ProducedScalar>> scalars;
  for (Value scalar : reduce.getScalars())
    scalars.push_back(find(reduce, scalar).scalar);
  SmallVector<Operation *> moved = findMoved(reduce, scalars);
  if (llvm::none_of(scalars, [](const auto &scalar) { return !!scalar; }))
    return false;

  Operation *last = reduce;
  for (Operation *producer : moved)
    last = moveBehind(producer, last);

  StructuredOpInterface old = asStructured(reduce);
  FusedOp fused(old->getName());
  fused.setForm(old);
  SmallVector<std::optional<Source>> sources = addOuts(fused, old);
  for (OperandRange stream : reduce.getIns())
    sources.push_back(fused.addIn(stream));
  for (Value vector : reduce.getPerParameter())
    sources.push_back(fused.addPerParameter(vector));
  for (auto [value, scalar] : llvm::zip_equal(reduce.getScalars(), scalars))
    sources.push_back(scalar ? addProducedScalar(fused, *scalar)
                             : fused.addScalar(value));
  addWhole(fused, old, std::move(sources));

  StructuredOpInterface op = replaceSimplified(rewriter, old, fused);
  reduce = op ? cast<ReduceOp>(op.getOperation()) : ReduceOp();
  return true;
}

void ScalarRecomputation::report(ReduceOp reduce, bool isRecomputed) const {
  if (isRecomputed)
    remark::passed(reduce.getLoc(),
                   getRemark(kPass, reduce, "ScalarsRecomputed"))
        << "recomputes scalars of one element";
  for (Value scalar : reduce.getScalars())
    if (std::string refusal = find(reduce, scalar).refusal; !refusal.empty())
      remark::missed(reduce.getLoc(),
                     getRemark(kPass, reduce, "ScalarNotRecomputed"))
          << "a scalar of one element is not recomputed: " + refusal;
}

void ScalarRecomputation::run() {
  for (auto reduce : llvm::make_early_inc_range(block.getOps<ReduceOp>())) {
    if (!isOnTensors(reduce))
      continue;
    bool isRecomputed = false;
    // The reduction then has the operands of recomputed scalars as its scalars.
    while (reduce && recompute(reduce))
      isRecomputed = true;
    if (reduce)
      report(reduce, isRecomputed);
  }
}

namespace {

struct OptimRematerializeScalars final
    : stepfold::impl::OptimRematerializeScalarsPassBase<
          OptimRematerializeScalars> {
  void runOnOperation() override {
    rewriteBlocks(getOperation(), [&](RewriterBase &rewriter, Block &block) {
      ScalarRecomputation(rewriter, block).run();
      eraseUnused(rewriter, block);
    });
  }
};

} // namespace
