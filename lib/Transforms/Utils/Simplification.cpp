//===- Simplification.cpp - Simplification of structured ops --------------===//

#include "Simplification.h"
#include "Storage.h"
#include "stepfold/IR/Combiner.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

using Source = FusedOp::Source;

bool stepfold::isOnTensors(Operation *op) {
  auto reduce = dyn_cast<ReduceOp>(op);
  return isa<StructuredOpInterface>(op) && op->getNumResults() != 0 &&
         !(reduce && reduce.getNumUpdates());
}

/// Returns true if the old values of stream `index` of `outs` have no
/// influence.
static bool isWriteOnly(StructuredOpInterface op, unsigned index) {
  bool isRead =
      index >= op.getNumSums() && !op.getOutArgument(index).use_empty();
  return !isRead && llvm::all_of(op.getOuts()[index], isEmpty);
}

bool stepfold::isStored(ValueRange values) {
  return llvm::any_of(values, [](Value value) {
    return llvm::any_of(value.getUsers(), [](Operation *user) {
      return isa<ml_program::GlobalStoreOp,
                 bufferization::MaterializeInDestinationOp>(user);
    });
  });
}

/// Returns, for each out, the out whose results its users may read: an equal
/// one, if the old values have no influence, or the out itself. If both are
/// stored, each is computed where it is stored, since one would have to be
/// copied. So is one that another op updates, since readers of the other out
/// would read the updated value.
static SmallVector<unsigned> findEqualOuts(StructuredOpInterface op) {
  auto representatives =
      llvm::to_vector(llvm::seq<unsigned>(op.getOuts().size()));
  // A sum is not what is added up, not even of one element: -0.0 becomes +0.0.
  // Nothing stands for what is updated.
  DenseMap<std::pair<Value, Attribute>, unsigned> firstYields;
  for (auto [index, value] : llvm::enumerate(op.getYieldedValues())) {
    if (!isWriteOnly(op, index) || isUpdated(op.getResultStream(index)))
      continue;
    Attribute combiner;
    if (index < op.getNumSums())
      combiner = CombinerAttr::get(op->getContext(), getCombiner(op, index));
    auto [it, isFirst] = firstYields.try_emplace({value, combiner}, index);
    unsigned first = it->second;
    ResultRange results = op.getResultStream(index);
    ResultRange firstResults = op.getResultStream(first);
    if (isFirst || results.getTypes() != firstResults.getTypes())
      continue;
    if (!isStored(results)) {
      representatives[index] = first;
    } else if (!isStored(firstResults)) {
      llvm::replace(representatives, first, static_cast<unsigned>(index));
      it->second = index;
    }
  }
  return representatives;
}

/// The outs that represent one whose results are used.
static SmallVector<unsigned> findUsedOuts(StructuredOpInterface op,
                                          ArrayRef<unsigned> representatives) {
  llvm::SmallBitVector isUsed(representatives.size());
  for (auto [index, representative] : llvm::enumerate(representatives))
    if (!op.getResultStream(index).use_empty())
      isUsed.set(representative);
  return llvm::to_vector_of<unsigned>(isUsed.set_bits());
}

/// Makes the body yield nothing but the values of `used` outs.
static void keepYields(StructuredOpInterface op, ArrayRef<unsigned> used) {
  SmallVector<Value> kept;
  for (unsigned index : used)
    kept.push_back(op.getYieldedValues()[index]);
  op.getBlock()->getTerminator()->setOperands(kept);
}

/// Erases what does not lead to a yielded value.
static void eraseUnusedInBody(RewriterBase &rewriter,
                              StructuredOpInterface op) {
  for (Operation &bodyOp :
       llvm::make_early_inc_range(llvm::reverse(*op.getBlock())))
    if (!isa<YieldOp>(bodyOp) && bodyOp.use_empty())
      rewriter.eraseOp(&bodyOp);
}

/// Replaces `op`, whose body yields the values of `used` outs alone, by an op
/// with these and with the operands that the body uses. Users of an out get the
/// results of its representative.
static StructuredOpInterface rebuild(RewriterBase &rewriter,
                                     StructuredOpInterface op,
                                     ArrayRef<unsigned> used,
                                     ArrayRef<unsigned> representatives) {
  llvm::SmallBitVector needed(op.getBlock()->getNumArguments());
  for (BlockArgument argument : op.getBlock()->getArguments())
    needed[argument.getArgNumber()] = !argument.use_empty();
  unsigned numSums = op.getNumSums(), numUpdates = op.getUpdates().size();
  // A stream says what the parameters are, whether or not it is read.
  if (used.back() < numSums &&
      llvm::none_of(llvm::seq<unsigned>(numUpdates + op.getIns().size()),
                    [&](unsigned stream) { return needed.test(stream); }))
    needed.set(0);

  // A reduction whose sums are not used is left as the updates that it does.
  bool losesSums = numSums != 0 && used.front() >= numSums;
  FusedOp fused(
      losesSums ? OperationName(ForeachOp::getOperationName(), op->getContext())
                : op->getName());
  if (!losesSums)
    fused.setForm(op);
  SmallVector<std::optional<Source>> sources(numUpdates);
  for (unsigned index : used)
    if (index < numSums)
      fused.addSum(op.getOuts()[index], getCombiner(op, index));
    else
      sources[index - numSums] = fused.addOut(op.getOuts()[index]);
  for (auto [index, source] : llvm::enumerate(sources))
    if (!source && needed.test(index)) // Not written, but read.
      source = fused.addIn(op.getUpdates()[index]);
  addIns(fused, op, needed, sources);
  addVectorsAndScalars(fused, op, needed, sources);
  addWhole(fused, op, std::move(sources));

  rewriter.setInsertionPoint(op);
  StructuredOpInterface rebuilt = fused.create(rewriter, op.getLoc());
  SmallVector<Value> results;
  for (auto [index, representative] : llvm::enumerate(representatives)) {
    const unsigned *it = llvm::find(used, representative);
    if (it == used.end()) // Nothing uses these.
      results.append(op.getResultStream(index).size(), Value());
    else
      llvm::append_range(results, rebuilt.getResultStream(it - used.begin()));
  }
  rewriter.replaceOp(op, results);
  return rebuilt;
}

bool stepfold::readsWhatItUpdates(StructuredOpInterface op) {
  return llvm::any_of(op.getUpdates(), [&](OperandRange out) {
    return llvm::any_of(op.getIns(),
                        [&](OperandRange in) { return llvm::equal(in, out); });
  });
}

StructuredOpInterface stepfold::simplify(RewriterBase &rewriter,
                                         StructuredOpInterface op) {
  DominanceInfo dominance;
  eliminateCommonSubExpressions(rewriter, dominance, op);

  unsigned numOuts = op.getOuts().size();
  SmallVector<unsigned> representatives = findEqualOuts(op);
  SmallVector<unsigned> used = findUsedOuts(op, representatives);
  if (used.empty()) {
    rewriter.eraseOp(op);
    return {};
  }
  if (used.size() != numOuts)
    keepYields(op, used);
  eraseUnusedInBody(rewriter, op);
  // An out that is only written has an argument without uses.
  auto operandArguments =
      op.getBlock()->getArguments().drop_front(op.getUpdates().size());
  bool isMinimal = used.size() == numOuts && !readsWhatItUpdates(op) &&
                   llvm::none_of(operandArguments, [](BlockArgument argument) {
                     return argument.use_empty();
                   });
  return isMinimal ? op : rebuild(rewriter, op, used, representatives);
}

StructuredOpInterface stepfold::replaceSimplified(RewriterBase &rewriter,
                                                  StructuredOpInterface op,
                                                  FusedOp &fused) {
  rewriter.setInsertionPoint(op);
  StructuredOpInterface created = fused.create(rewriter, op.getLoc());
  rewriter.replaceOp(op, created->getResults());
  return simplify(rewriter, created);
}

void stepfold::eraseUnused(RewriterBase &rewriter, Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isa<StructuredOpInterface, ReduceParametersOp, MatrixOpInterface,
            CastOp, tensor::EmptyOp>(op) &&
        op.use_empty() && op.getNumResults() != 0)
      rewriter.eraseOp(&op);
}
