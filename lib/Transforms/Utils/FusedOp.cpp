//===- FusedOp.cpp - A structured op out of others ------------------------===//

#include "FusedOp.h"
#include "Storage.h"
#include "stepfold/IR/Combiner.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

using Source = FusedOp::Source;

//===----------------------------------------------------------------------===//
// Fused op
//===----------------------------------------------------------------------===//

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

void FusedOp::addSum(ValueRange vector, Combiner combiner) {
  outs.emplace_back(vector);
  combiners.push_back(combiner);
}

Source FusedOp::addOut(ValueRange stream) {
  outs.emplace_back(stream);
  return {Source::Out, static_cast<unsigned>(outs.size() - getNumSums() - 1)};
}

Source FusedOp::addIn(ValueRange stream) {
  auto updated = ArrayRef(outs).drop_front(getNumSums());
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
  if (auto update = dyn_cast<ForeachOp>(body->getParentOp()))
    if (IntegerAttr size = update.getBlockSizeAttr())
      blockSize = size;
  return parts.size() - 1;
}

void FusedOp::setForm(StructuredOpInterface op) {
  if (auto reduce = dyn_cast<ReduceOp>(op.getOperation())) {
    positions = reduce.getPositionsAttr();
    sampled = reduce.getSampledAttr();
  }
}

Value FusedOp::getArgument(ValueRange arguments, Source source) const {
  size_t index = source.index;
  if (source.kind != Source::Out)
    index += outs.size() - getNumSums();
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
    // Ops that depend on an argument without source are not cloned.
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
      /*numUpdates=*/outs.size() - getNumSums());
  StructuredOpInterface op = asStructured(builder.create(state));
  if (auto reduce = dyn_cast<ReduceOp>(op.getOperation())) {
    reduce.setPositionsAttr(positions);
    reduce.setSampledAttr(sampled);
    reduce.setCombinersAttr(getCombinersAttr(op->getContext(), combiners));
  }
  if (auto update = dyn_cast<ForeachOp>(op.getOperation()))
    update.setBlockSizeAttr(blockSize);
  return op;
}

bool stepfold::haveOneBlockSize(StructuredOpInterface a,
                                StructuredOpInterface b) {
  std::optional<uint64_t> sizes[] = {a.getBlockSize(), b.getBlockSize()};
  return !sizes[0] || !sizes[1] || sizes[0] == sizes[1];
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

SmallVector<std::optional<Source>> stepfold::addOuts(FusedOp &fused,
                                                     StructuredOpInterface op) {
  SmallVector<std::optional<Source>> sources;
  for (unsigned sum = 0; sum < op.getNumSums(); ++sum)
    fused.addSum(op.getOuts()[sum], getCombiner(op, sum));
  for (OperandRange stream : op.getUpdates())
    sources.push_back(fused.addOut(stream));
  return sources;
}

llvm::SmallBitVector stepfold::findArgumentsOf(StructuredOpInterface op,
                                               ArrayRef<Value> values,
                                               const DenseSet<Value> &known) {
  llvm::SmallBitVector needed(op.getBlock()->getNumArguments());
  SmallVector<Value> worklist(values);
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

llvm::SmallBitVector
stepfold::findNeededArguments(StructuredOpInterface op,
                              ArrayRef<unsigned> yields,
                              const DenseSet<Value> &known) {
  SmallVector<Value> values;
  for (unsigned index : yields)
    values.push_back(op.getYieldedValues()[index]);
  return findArgumentsOf(op, values, known);
}

void stepfold::addIns(FusedOp &fused, StructuredOpInterface op,
                      const llvm::SmallBitVector &needed,
                      SmallVectorImpl<std::optional<Source>> &sources) {
  for (OperandRange stream : op.getIns())
    sources.push_back(needed.test(sources.size())
                          ? std::optional(fused.addIn(stream))
                          : std::nullopt);
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
