//===- StructuredFusion.cpp - Structured ops out of others ----------------===//

#include "StructuredFusion.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/CSE.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

using Source = FusedOp::Source;

bool stepfold::isOnTensors(Operation *op) {
  auto reduce = dyn_cast<ReduceOp>(op);
  return isa<StructuredOpInterface>(op) && op->getNumResults() != 0 &&
         !(reduce && reduce.getNumUpdates());
}

//===----------------------------------------------------------------------===//
// Fused op
//===----------------------------------------------------------------------===//

bool stepfold::isEmpty(Value value) {
  return value.getDefiningOp<tensor::EmptyOp>() != nullptr;
}

/// The index of `stream` in `streams`, or their number.
static unsigned findStream(ArrayRef<SmallVector<Value>> streams,
                           ValueRange stream) {
  return llvm::find_if(streams,
                       [&](ArrayRef<Value> other) {
                         return llvm::equal(other, stream);
                       }) -
         streams.begin();
}

static unsigned findOrAdd(SmallVector<Value> &values, Value value) {
  auto *it = llvm::find(values, value);
  if (it == values.end())
    it = values.insert(it, value);
  return it - values.begin();
}

void FusedOp::addSum(ValueRange vector) {
  outs.emplace_back(vector);
  ++numSums;
}

Source FusedOp::addOut(ValueRange stream) {
  outs.emplace_back(stream);
  return {Source::Out, static_cast<unsigned>(outs.size() - numSums - 1)};
}

Source FusedOp::addIn(ValueRange stream) {
  auto updated = ArrayRef(outs).drop_front(numSums);
  if (unsigned index = findStream(updated, stream); index < updated.size())
    return {Source::Out, index};
  unsigned index = findStream(ins, stream);
  if (index == ins.size())
    ins.emplace_back(stream);
  return {Source::In, index};
}

Source FusedOp::addPerParameter(Value value) {
  return {Source::PerParameter, findOrAdd(perParameter, value)};
}

Source FusedOp::addScalar(Value value) {
  return {Source::Scalar, findOrAdd(scalars, value)};
}

unsigned FusedOp::addPart(Block *body,
                          ArrayRef<std::optional<Source>> arguments,
                          ArrayRef<KnownValue> known) {
  parts.push_back({body, SmallVector<std::optional<Source>>(arguments),
                   SmallVector<KnownValue>(known)});
  return parts.size() - 1;
}

void FusedOp::setPositions(StructuredOpInterface op) {
  if (auto reduce = dyn_cast<ReduceOp>(op.getOperation()))
    positions = reduce.getPositionsAttr();
}

Value FusedOp::getArgument(ValueRange arguments, Source source) const {
  size_t index = source.index;
  if (source.kind != Source::Out)
    index += outs.size() - numSums;
  if (source.kind == Source::PerParameter || source.kind == Source::Scalar)
    index += ins.size();
  if (source.kind == Source::Scalar)
    index += perParameter.size();
  return arguments[index];
}

SmallVector<Value> FusedOp::buildBody(OpBuilder &builder,
                                      ValueRange arguments) const {
  SmallVector<SmallVector<Value>> partYields;
  for (const Part &part : parts) {
    IRMapping mapping;
    for (auto [argument, source] :
         llvm::zip_equal(part.body->getArguments(), part.arguments)) {
      if (!source)
        continue;
      mapping.map(argument, source->kind == Source::Yield
                                ? partYields[source->part][source->index]
                                : getArgument(arguments, *source));
    }
    for (auto [value, source] : part.known)
      mapping.map(value, getArgument(arguments, source));
    // What depends on an argument without source is not cloned.
    for (Operation &op : part.body->without_terminator())
      if (!mapping.contains(op.getResult(0)) &&
          llvm::all_of(op.getOperands(), [&](Value operand) {
            return mapping.contains(operand);
          }))
        builder.clone(op, mapping);
    SmallVector<Value> &yielded = partYields.emplace_back();
    for (Value value : part.body->getTerminator()->getOperands())
      yielded.push_back(mapping.lookupOrNull(value));
  }
  SmallVector<Value> result;
  for (Yield yield : yields)
    result.push_back(partYields[yield.part][yield.index]);
  return result;
}

StructuredOpInterface FusedOp::create(OpBuilder &builder, Location loc) {
  // A tensor without contents may be the init of several outs, but one op
  // cannot write two results to it.
  DenseSet<Value> inits;
  for (Stream &stream : outs)
    for (Value &init : stream)
      if (isEmpty(init) && !inits.insert(init).second)
        init = builder.clone(*init.getDefiningOp())->getResult(0);

  OperationState state(loc, name);
  shared::buildStructuredOp(
      builder, state, SmallVector<ValueRange>(outs.begin(), outs.end()),
      SmallVector<ValueRange>(ins.begin(), ins.end()), perParameter, scalars,
      [&](ImplicitLocOpBuilder &bodyBuilder, ValueRange arguments) {
        return buildBody(bodyBuilder, arguments);
      },
      /*numUpdates=*/outs.size() - numSums);
  StructuredOpInterface op = asStructured(builder.create(state));
  if (positions)
    cast<ReduceOp>(op.getOperation()).setPositionsAttr(positions);
  return op;
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

SmallVector<std::optional<Source>> stepfold::addOuts(FusedOp &fused,
                                                     StructuredOpInterface op) {
  SmallVector<std::optional<Source>> sources;
  for (OperandRange stream : op.getOuts().take_front(op.getNumSums()))
    fused.addSum(stream);
  for (OperandRange stream : op.getUpdates())
    sources.push_back(fused.addOut(stream));
  return sources;
}

llvm::SmallBitVector
stepfold::findNeededArguments(StructuredOpInterface op,
                              ArrayRef<unsigned> yields,
                              const DenseSet<Value> &known) {
  llvm::SmallBitVector needed(op.getBlock()->getNumArguments());
  SmallVector<Value> worklist;
  for (unsigned index : yields)
    worklist.push_back(op.getYieldedValues()[index]);
  DenseSet<Value> visited = known;
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (!visited.insert(value).second)
      continue;
    if (auto argument = dyn_cast<BlockArgument>(value))
      needed.set(argument.getArgNumber());
    else
      llvm::append_range(worklist, value.getDefiningOp()->getOperands());
  }
  return needed;
}

void stepfold::addVectorsAndScalars(
    FusedOp &fused, StructuredOpInterface op,
    const llvm::SmallBitVector &needed,
    SmallVectorImpl<std::optional<Source>> &sources) {
  for (Value value : op.getPerParameter())
    sources.push_back(needed.test(sources.size())
                          ? std::optional(fused.addPerParameter(value))
                          : std::nullopt);
  for (Value value : op.getScalars())
    sources.push_back(needed.test(sources.size())
                          ? std::optional(fused.addScalar(value))
                          : std::nullopt);
}

void stepfold::addWhole(FusedOp &fused, StructuredOpInterface op,
                        SmallVector<std::optional<Source>> sources) {
  unsigned numArguments = op.getBlock()->getNumArguments();
  if (sources.size() != numArguments)
    addVectorsAndScalars(fused, op, llvm::SmallBitVector(numArguments, true),
                         sources);
  unsigned part = fused.addPart(op.getBlock(), sources);
  for (unsigned index = 0; index < op.getYieldedValues().size(); ++index)
    fused.yield(part, index);
}

//===----------------------------------------------------------------------===//
// Simplification
//===----------------------------------------------------------------------===//

/// Whether the old values of stream `index` of `outs` do not matter.
static bool isWriteOnly(StructuredOpInterface op, unsigned index) {
  bool isRead =
      index >= op.getNumSums() && !op.getOutArgument(index).use_empty();
  return !isRead && llvm::all_of(op.getOuts()[index], isEmpty);
}

/// Whether a global, or its buffer, gets one of `values`.
static bool isStored(ValueRange values) {
  return llvm::any_of(values, [](Value value) {
    return llvm::any_of(value.getUsers(), [](Operation *user) {
      return isa<ml_program::GlobalStoreOp,
                 bufferization::MaterializeInDestinationOp>(user);
    });
  });
}

/// For each out the one whose results its users may read: an equal one, where
/// the old values do not matter, or itself. Where both are stored, each is
/// computed where it is stored: one would have to be copied.
static SmallVector<unsigned> findEqualOuts(StructuredOpInterface op) {
  auto representatives =
      llvm::to_vector(llvm::seq<unsigned>(op.getOuts().size()));
  // A sum is not what is added up, not even of one element: -0.0 becomes +0.0.
  DenseMap<std::pair<Value, unsigned>, unsigned> firstYields;
  for (auto [index, value] : llvm::enumerate(op.getYieldedValues())) {
    if (!isWriteOnly(op, index))
      continue;
    unsigned isSum = index < op.getNumSums();
    auto [it, isFirst] = firstYields.try_emplace({value, isSum}, index);
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
    fused.setPositions(op);
  SmallVector<std::optional<Source>> sources(numUpdates);
  for (unsigned index : used)
    if (index < numSums)
      fused.addSum(op.getOuts()[index]);
    else
      sources[index - numSums] = fused.addOut(op.getOuts()[index]);
  for (auto [index, source] : llvm::enumerate(sources))
    if (!source && needed.test(index)) // Not written, but read.
      source = fused.addIn(op.getUpdates()[index]);
  for (OperandRange stream : op.getIns())
    sources.push_back(needed.test(sources.size())
                          ? std::optional(fused.addIn(stream))
                          : std::nullopt);
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
    if (isa<StructuredOpInterface, tensor::EmptyOp>(op) && op.use_empty() &&
        op.getNumResults() != 0)
      rewriter.eraseOp(&op);
}
