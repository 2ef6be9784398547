//===- OptimFuse.cpp - Fusion of structured ops ---------------------------===//
//
// In three steps: what is updated by several ops is updated by the last alone,
// elementwise producers are recomputed where they are read, then
// ops over the same parameters become one. What stays apart is reported.
//
//===----------------------------------------------------------------------===//

#include "Destinations.h"
#include "GroupScheduler.h"
#include "ParameterOrder.h"
#include "SplitTraversals.h"
#include "StructuredFusion.h"
#include "stepfold/Transforms/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMFUSEPASS
#include "stepfold/Transforms/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

using Source = FusedOp::Source;

static remark::RemarkOpts remarkOpts(Operation *op, StringRef name) {
  return remark::RemarkOpts::name(name)
      .category("optim-fuse")
      .function(op->getParentOfType<func::FuncOp>().getName());
}

/// Whether `op` is a structured op that fusion may replace.
static bool isOnTensors(Operation *op) {
  return isa<StructuredOpInterface>(op) && op->getNumResults() != 0;
}

//===----------------------------------------------------------------------===//
// Recomputing producers
//===----------------------------------------------------------------------===//

namespace {

/// An element of a stream as the result of an elementwise op.
struct ProducedElement {
  ForeachOp producer;
  /// Which of the producer's parameters.
  unsigned parameter;
};

/// A stream that can be recomputed where it is read: all its producers have
/// one body, which takes list-wise what each takes of its own.
struct ProducedStream {
  SmallVector<ProducedElement> elements;
  /// Stream of the producers' outs.
  unsigned out = 0;
  /// Arguments of the body that this stream needs.
  llvm::SmallBitVector needed;

  ForeachOp first() const { return elements.front().producer; }
  /// Whether it is computed from old values of the producers' outs.
  bool needsOldValues() const {
    int first = needed.find_first();
    return first >= 0 &&
           first < static_cast<int>(this->first().getOuts().size());
  }
};

/// Recomputes in each op of a block the streams that it reads.
class ProducerFusion {
public:
  ProducerFusion(RewriterBase &rewriter, Block &block)
      : rewriter(rewriter), block(block) {
    for (Operation &op : block)
      addOverwrites(&op);
  }

  void run();
  void reportMissed();

private:
  /// A stream that no elementwise op produces is neither found nor refused.
  struct Result {
    std::optional<ProducedStream> stream;
    std::string refusal;
  };

  Result find(StructuredOpInterface consumer, unsigned in);
  std::string findElements(OperandRange values, ProducedStream &stream);
  std::string checkProducers(ProducedStream &stream);
  std::string checkOldValues(StructuredOpInterface consumer, unsigned in,
                             const ProducedStream &stream);
  std::string checkOverwrites(StructuredOpInterface consumer,
                              const ProducedStream &stream);

  void fuse(StructuredOpInterface consumer);
  void addOverwrites(Operation *op);
  void removeOverwrites(Operation *op);

  RewriterBase &rewriter;
  Block &block;
  /// The ops that update a storage in place.
  DenseMap<const void *, SmallVector<Operation *, 1>> overwrites;
};

} // namespace

static bool haveEqualBodies(ForeachOp a, ForeachOp b) {
  return a.getOuts().size() == b.getOuts().size() &&
         a.getIns().size() == b.getIns().size() &&
         a.getPerParameter().size() == b.getPerParameter().size() &&
         OperationEquivalence::isRegionEquivalentTo(
             &a.getBody(), &b.getBody(), OperationEquivalence::IgnoreLocations);
}

/// The list of what the producers take for stream `index` of their outs, or
/// then ins.
static SmallVector<Value> gatherOperands(const ProducedStream &stream,
                                         unsigned index) {
  SmallVector<Value> values;
  for (ProducedElement element : stream.elements) {
    unsigned numOuts = element.producer.getOuts().size();
    OperandRange operands = index < numOuts
                                ? element.producer.getOuts()[index]
                                : element.producer.getIns()[index - numOuts];
    values.push_back(operands[element.parameter]);
  }
  return values;
}

static unsigned getNumStreams(ForeachOp op) {
  return op.getOuts().size() + op.getIns().size();
}

/// The lists of tensors that recomputing `stream` reads.
static SmallVector<SmallVector<Value>>
gatherNeededStreams(const ProducedStream &stream) {
  SmallVector<SmallVector<Value>> streams;
  for (unsigned index = 0; index < getNumStreams(stream.first()); ++index)
    if (stream.needed.test(index))
      streams.push_back(gatherOperands(stream, index));
  return streams;
}

void ProducerFusion::addOverwrites(Operation *op) {
  if (auto destinationStyle = dyn_cast<DestinationStyleOpInterface>(op))
    for (Value init : destinationStyle.getDpsInits())
      if (const void *storage = getStorage(init))
        overwrites[storage].push_back(op);
}

void ProducerFusion::removeOverwrites(Operation *op) {
  for (Value init : cast<DestinationStyleOpInterface>(op).getDpsInits())
    if (const void *storage = getStorage(init))
      llvm::erase(overwrites[storage], op);
}

/// Finds the producer of each of `values`. Returns a refusal, or nothing.
std::string ProducerFusion::findElements(OperandRange values,
                                         ProducedStream &stream) {
  for (Value value : values) {
    auto producer = value.getDefiningOp<ForeachOp>();
    if (!producer || producer->getBlock() != &block)
      continue;
    unsigned position = cast<OpResult>(value).getResultNumber();
    // Outs have one size.
    unsigned size = producer.getNumParameters();
    if (stream.elements.empty())
      stream.out = position / size;
    else if (stream.out != position / size)
      return "its elements are different results of optim.foreach";
    stream.elements.push_back({producer, position % size});
  }
  if (stream.elements.empty() || stream.elements.size() == values.size())
    return "";
  return "only some of its elements are results of optim.foreach";
}

/// Checks that the producers' bodies can stand for each other, and that what
/// is not a stream can be passed on.
std::string ProducerFusion::checkProducers(ProducedStream &stream) {
  ForeachOp first = stream.first();
  stream.needed = findNeededArguments(first, stream.out);
  ForeachOp previous = first;
  bool isWhole =
      stream.elements.size() == static_cast<size_t>(first.getNumParameters());
  for (auto [index, element] : llvm::enumerate(stream.elements)) {
    isWhole &= element.producer == first && element.parameter == index;
    if (element.producer == previous)
      continue;
    previous = element.producer;
    if (!haveEqualBodies(first, previous))
      return "its producers differ in what they compute";
    unsigned argument = getNumStreams(first) + first.getPerParameter().size();
    for (auto [a, b] :
         llvm::zip_equal(first.getScalars(), previous.getScalars()))
      if (stream.needed.test(argument++) && a != b)
        return "its producers read different scalars";
  }
  for (unsigned i = 0; i < first.getPerParameter().size(); ++i)
    if (stream.needed.test(getNumStreams(first) + i) && !isWhole)
      return "its producer's vectors belong to another list of parameters";
  return "";
}

/// Old values of outs can be read again only if the producers go away.
std::string ProducerFusion::checkOldValues(StructuredOpInterface consumer,
                                           unsigned in,
                                           const ProducedStream &stream) {
  if (!stream.needsOldValues())
    return "";
  OperandRange operands = consumer.getIns()[in];
  auto isThisStream = [&](OpOperand &use) {
    unsigned number = use.getOperandNumber();
    return use.getOwner() == consumer &&
           number >= operands.getBeginOperandIndex() &&
           number < operands.getBeginOperandIndex() + operands.size();
  };
  for (ProducedElement element : stream.elements)
    if (!llvm::all_of(element.producer->getUses(), isThisStream))
      return "its producer updates a tensor in place and has another reader";
  return "";
}

/// Checks that what is read again still has the value that it had.
std::string ProducerFusion::checkOverwrites(StructuredOpInterface consumer,
                                            const ProducedStream &stream) {
  // Producers whose old values are read again go away: see `checkOldValues`.
  DenseSet<Operation *> unused;
  if (stream.needsOldValues())
    for (ProducedElement element : stream.elements)
      unused.insert(element.producer);
  for (ArrayRef<Value> values : gatherNeededStreams(stream)) {
    // The consumer may update what it reads, element by element.
    bool isOut = consumer.passesOuts() &&
                 llvm::any_of(consumer.getOuts(), [&](OperandRange out) {
                   return llvm::equal(out, values);
                 });
    for (Value value : values)
      for (Operation *op : overwrites.lookup(getStorage(value))) {
        if (op == consumer ? isOut : unused.contains(op))
          continue;
        if (op == consumer || op->isBeforeInBlock(consumer))
          return "what its producer reads is updated before or in this op";
      }
  }
  Operation *previous = nullptr;
  for (ProducedElement element : stream.elements) {
    ForeachOp producer = element.producer;
    if (std::exchange(previous, producer) == producer)
      continue;
    for (OperandRange values :
         {producer.getPerParameter(), producer.getScalars()})
      for (Value value : values)
        for (Operation *op : overwrites.lookup(getStorage(value)))
          if (op == consumer ||
              (producer->isBeforeInBlock(op) && op->isBeforeInBlock(consumer)))
            return "a scalar that its producer reads is updated before or in "
                   "this op";
  }
  return "";
}

ProducerFusion::Result ProducerFusion::find(StructuredOpInterface consumer,
                                            unsigned in) {
  ProducedStream stream;
  std::string refusal = findElements(consumer.getIns()[in], stream);
  if (stream.elements.empty())
    return {};
  if (refusal.empty())
    refusal = checkProducers(stream);
  if (refusal.empty())
    refusal = checkOldValues(consumer, in, stream);
  if (refusal.empty())
    refusal = checkOverwrites(consumer, stream);
  if (!refusal.empty())
    return {std::nullopt, refusal};
  return {std::move(stream), ""};
}

/// Adds the body that computes `stream`. Returns where it is.
static Source addProducedStream(FusedOp &fused, const ProducedStream &stream) {
  ForeachOp producer = stream.first();
  SmallVector<std::optional<Source>> sources;
  for (unsigned index = 0; index < getNumStreams(producer); ++index)
    sources.push_back(
        stream.needed.test(index)
            ? std::optional(fused.addIn(gatherOperands(stream, index)))
            : std::nullopt);
  auto op = cast<StructuredOpInterface>(producer.getOperation());
  addVectorsAndScalars(fused, op, stream.needed, sources);
  unsigned part = fused.addPart(op.getBlock(), sources);
  return {Source::Yield, stream.out, part};
}

void ProducerFusion::fuse(StructuredOpInterface consumer) {
  SmallVector<std::optional<ProducedStream>> produced;
  for (unsigned index = 0; index < consumer.getIns().size(); ++index)
    produced.push_back(find(consumer, index).stream);
  if (llvm::none_of(produced, [](const auto &stream) { return !!stream; }))
    return;

  FusedOp fused(consumer->getName(), consumer.passesOuts());
  fused.setPositions(consumer);
  SmallVector<std::optional<Source>> sources;
  for (OperandRange stream : consumer.getOuts())
    sources.push_back(fused.addOut(stream));
  if (!consumer.passesOuts())
    sources.clear();
  SetVector<Operation *> producers;
  for (auto [operands, stream] : llvm::zip_equal(consumer.getIns(), produced)) {
    sources.push_back(stream ? addProducedStream(fused, *stream)
                             : fused.addIn(operands));
    for (Value value : operands)
      if (stream)
        producers.insert(value.getDefiningOp());
  }
  llvm::SmallBitVector all(consumer.getBlock()->getNumArguments(), true);
  addVectorsAndScalars(fused, consumer, all, sources);
  unsigned part = fused.addPart(consumer.getBlock(), sources);
  for (unsigned index = 0; index < consumer.getOuts().size(); ++index)
    fused.yield(part, index);

  rewriter.setInsertionPoint(consumer);
  StructuredOpInterface op = fused.create(rewriter, consumer.getLoc());
  removeOverwrites(consumer);
  rewriter.replaceOp(consumer, op->getResults());
  op = simplify(rewriter, op);
  if (op) {
    addOverwrites(op);
    remark::passed(op.getLoc(), remarkOpts(op, "Recomputed"))
        << "recomputes its producers' values"
        << remark::metric("producers", producers.size());
  }
  for (Operation *producer : producers)
    if (producer->use_empty()) {
      removeOverwrites(producer);
      rewriter.eraseOp(producer);
    }
}

static bool readsElements(Operation *op) {
  return isOnTensors(op) && isa<ForeachOp, ReduceOp>(op);
}

void ProducerFusion::run() {
  SmallVector<StructuredOpInterface> consumers;
  for (Operation &op : block)
    if (readsElements(&op))
      consumers.push_back(cast<StructuredOpInterface>(op));
  // In program order, so that an op's producers have their own in them.
  for (StructuredOpInterface consumer : consumers)
    fuse(consumer);
}

void ProducerFusion::reportMissed() {
  for (Operation &op : block) {
    auto consumer = dyn_cast<StructuredOpInterface>(op);
    if (!consumer || !readsElements(&op))
      continue;
    for (unsigned index = 0; index < consumer.getIns().size(); ++index) {
      std::string refusal = find(consumer, index).refusal;
      if (!refusal.empty())
        remark::missed(op.getLoc(), remarkOpts(&op, "NotRecomputed"))
            << "stream " + std::to_string(index) +
                   " of its ins is not recomputed: " + refusal;
    }
  }
}

//===----------------------------------------------------------------------===//
// Ops over the same parameters
//===----------------------------------------------------------------------===//

namespace {

/// Ops of one kind, over one list of parameters, that can be one op.
class FusionSet {
public:
  /// Adds `op`, or says why it cannot be of the set.
  std::optional<std::string> add(StructuredOpInterface op);
  StructuredOpInterface fuse(RewriterBase &rewriter);
  size_t size() const { return members.size(); }

private:
  std::optional<std::string> checkResults(StructuredOpInterface op);
  std::optional<std::string> checkStorage(StructuredOpInterface op);
  bool isProduced(ValueRange values) const;
  std::optional<Source> findYield(OperandRange stream) const;
  Location fuseLocations() const;

  SmallVector<StructuredOpInterface> members;
  DenseMap<Operation *, unsigned> indices;
  /// Streams of the members; where a storage is written, and where read.
  SmallVector<OperandRange> streams;
  DenseMap<const void *, unsigned> written;
  DenseMap<const void *, SmallVector<unsigned, 1>> read;
  /// What all parameters read.
  DenseSet<const void *> shared;
};

} // namespace

bool FusionSet::isProduced(ValueRange values) const {
  return llvm::any_of(values, [&](Value value) {
    return indices.contains(value.getDefiningOp());
  });
}

/// The value of the set that `stream` is, parameter by parameter.
std::optional<Source> FusionSet::findYield(OperandRange stream) const {
  auto it = indices.find(stream.front().getDefiningOp());
  if (it == indices.end())
    return std::nullopt;
  StructuredOpInterface member = members[it->second];
  for (unsigned out = 0; out < member.getOuts().size(); ++out)
    if (llvm::equal(stream, member.getResultStream(out)))
      return Source{Source::Yield, out, it->second};
  return std::nullopt;
}

std::optional<std::string> FusionSet::checkResults(StructuredOpInterface op) {
  for (OperandRange stream : op.getIns())
    if (isProduced(stream) && !findYield(stream))
      return "it reads their results in another arrangement";
  for (OperandRange stream : op.getOuts())
    if (isProduced(stream))
      return "it updates their results";
  if (isProduced(op.getPerParameter()) || isProduced(op.getScalars()))
    return "each of its parameters reads all their results";
  return std::nullopt;
}

/// A tensor that one op updates may be read by another at the same element of
/// the same parameter alone.
std::optional<std::string> FusionSet::checkStorage(StructuredOpInterface op) {
  const std::string refusal =
      "it and they access a tensor that one of them updates";
  for (OperandRange out : op.getOuts())
    for (Value value : out) {
      const void *storage = getStorage(value);
      if (!storage)
        continue;
      if (written.contains(storage) || shared.contains(storage))
        return refusal;
      for (unsigned stream : read.lookup(storage))
        if (!llvm::equal(streams[stream], out))
          return refusal;
    }
  for (OperandRange in : op.getIns())
    for (Value value : in)
      if (auto it = written.find(getStorage(value)); it != written.end())
        if (!llvm::equal(streams[it->second], in))
          return refusal;
  for (OperandRange values : {op.getPerParameter(), op.getScalars()})
    for (Value value : values)
      if (written.contains(getStorage(value)))
        return refusal;
  return std::nullopt;
}

std::optional<std::string> FusionSet::add(StructuredOpInterface op) {
  if (std::optional<std::string> refusal = checkResults(op))
    return refusal;
  if (std::optional<std::string> refusal = checkStorage(op))
    return refusal;
  indices[op] = members.size();
  members.push_back(op);
  for (OperandRange out : op.getOuts()) {
    for (Value value : out)
      if (const void *storage = getStorage(value))
        written[storage] = streams.size();
    streams.push_back(out);
  }
  for (OperandRange in : op.getIns()) {
    for (Value value : in)
      if (const void *storage = getStorage(value))
        read[storage].push_back(streams.size());
    streams.push_back(in);
  }
  for (OperandRange values : {op.getPerParameter(), op.getScalars()})
    for (Value value : values)
      shared.insert(getStorage(value));
  return std::nullopt;
}

Location FusionSet::fuseLocations() const {
  SmallVector<Location> locations;
  for (StructuredOpInterface member : members)
    locations.push_back(member->getLoc());
  return FusedLoc::get(members.front()->getContext(), locations);
}

/// Makes the set one op. The members stand behind each other.
StructuredOpInterface FusionSet::fuse(RewriterBase &rewriter) {
  StructuredOpInterface first = members.front();
  FusedOp fused(first->getName(), first.passesOuts());
  SmallVector<SmallVector<Source>> outs;
  for (StructuredOpInterface member : members) {
    SmallVector<Source> &sources = outs.emplace_back();
    for (OperandRange stream : member.getOuts())
      sources.push_back(fused.addOut(stream));
  }
  for (auto [member, outSources] : llvm::zip_equal(members, outs)) {
    SmallVector<std::optional<Source>> sources;
    if (member.passesOuts())
      sources.append(outSources.begin(), outSources.end());
    for (OperandRange stream : member.getIns()) {
      std::optional<Source> yield = findYield(stream);
      sources.push_back(yield ? *yield : fused.addIn(stream));
    }
    llvm::SmallBitVector all(member.getBlock()->getNumArguments(), true);
    addVectorsAndScalars(fused, member, all, sources);
    unsigned part = fused.addPart(member.getBlock(), sources);
    for (unsigned index = 0; index < member.getOuts().size(); ++index)
      fused.yield(part, index);
  }

  rewriter.setInsertionPoint(first);
  StructuredOpInterface op = fused.create(rewriter, fuseLocations());
  unsigned stream = 0;
  for (StructuredOpInterface member : members)
    for (unsigned index = 0; index < member.getOuts().size(); ++index)
      rewriter.replaceAllUsesWith(member.getResultStream(index),
                                  op.getResultStream(stream++));
  for (StructuredOpInterface member : llvm::reverse(members))
    rewriter.eraseOp(member);
  return simplify(rewriter, op);
}

/// The shapes of the parameters of `op`; null where each has one element.
static Type getShapes(StructuredOpInterface op) {
  if (isa<ForeachParameterOp>(op))
    return {};
  OperandRange stream = isa<ReduceOp>(op) ? op.getIns()[0] : op.getOuts()[0];
  SmallVector<Type> shapes;
  for (Type type : stream.getTypes())
    shapes.push_back(cast<RankedTensorType>(type).clone(
        IntegerType::get(op->getContext(), 1)));
  return TupleType::get(op->getContext(), shapes);
}

namespace {

/// Makes one op of the ops of a block that have one kind, one number of
/// parameters and one list of shapes, and that work on the same parameters:
/// results lead from each to each, through structured ops on as many.
class ParameterFusion {
public:
  ParameterFusion(RewriterBase &rewriter, Block &block)
      : rewriter(rewriter), block(block) {}

  void run() {
    collectGroups();
    if (llvm::all_of(groups,
                     [](const auto &entry) { return entry.second.size() < 2; }))
      return;
    GroupScheduler scheduler(block);
    for (auto [index, entry] : llvm::enumerate(groups)) {
      for (StructuredOpInterface op : entry.second)
        scheduler.assign(op, index);
      if (entry.second.front().passesOuts())
        scheduler.allowChains(index);
    }
    SmallVector<Batch> batches = scheduler.run();
    for (const Batch &batch : batches)
      if (batch.obstacle)
        reportNotFused(batch.obstacle->member, describe(*batch.obstacle));
    for (const Batch &batch : batches)
      fuseBatch(batch.members);
  }

private:
  void collectGroups();
  void fuseBatch(ArrayRef<Operation *> members);
  void fuseSet(FusionSet &set);
  static void reportNotFused(Operation *op, const std::string &reason) {
    remark::missed(op->getLoc(), remarkOpts(op, "NotFused"))
        << "not fused with the " + op->getName().getStringRef().str() +
               " before it: " + reason;
  }

  Operation *findReaderOfEqualStream(Operation *op);

  RewriterBase &rewriter;
  Block &block;
  /// For the first tensor of a stream, the first op with such a stream.
  DenseMap<Value, std::pair<Operation *, OperandRange>> firstReaders;
  /// Name, component, number of parameters, shapes.
  using GroupKey = std::tuple<const void *, Operation *, int64_t, const void *>;
  llvm::MapVector<GroupKey, SmallVector<StructuredOpInterface>> groups;
};

} // namespace

/// Whether `reader` works on the parameters that `producer` works on. A
/// `foreach_parameter` that reads a tensor of `foreach` takes it for one of
/// many parameters, such as a converted learning rate for all.
static bool haveSameParameters(Operation *producer, Operation *reader) {
  if (!isOnTensors(producer) ||
      (isa<ForeachOp>(producer) && isa<ForeachParameterOp>(reader)))
    return false;
  return cast<StructuredOpInterface>(producer).getNumParameters() ==
         cast<StructuredOpInterface>(reader).getNumParameters();
}

/// An op before `op` that has a stream in common with it: both work on the same
/// parameters.
Operation *ParameterFusion::findReaderOfEqualStream(Operation *op) {
  Operation *found = nullptr;
  auto visit = [&](OperandRange stream) {
    // Tensors without contents have nothing in common.
    if (stream.empty() || stream.front().getDefiningOp<tensor::EmptyOp>())
      return;
    auto [it, isFirst] =
        firstReaders.try_emplace(stream.front(), std::pair(op, stream));
    if (!isFirst && !found && llvm::equal(it->second.second, stream))
      found = it->second.first;
  };
  if (!isa<ForeachOp, ReduceOp>(op))
    return nullptr;
  auto structured = cast<StructuredOpInterface>(op);
  for (OperandRange stream : structured.getIns())
    visit(stream);
  if (structured.passesOuts())
    for (OperandRange stream : structured.getOuts())
      visit(stream);
  return found;
}

/// A part of a reduction, whose other parts read something else.
static bool hasPositions(StructuredOpInterface op) {
  auto reduce = dyn_cast<ReduceOp>(op.getOperation());
  return reduce && reduce.getPositions();
}

void ParameterFusion::collectGroups() {
  llvm::EquivalenceClasses<Operation *> components;
  for (Operation &op : block) {
    if (!isOnTensors(&op))
      continue;
    components.insert(&op);
    for (Value operand : op.getOperands())
      if (Operation *producer = operand.getDefiningOp();
          producer && producer->getBlock() == &block &&
          haveSameParameters(producer, &op))
        components.unionSets(producer, &op);
    if (Operation *other = findReaderOfEqualStream(&op))
      components.unionSets(other, &op);
  }
  DenseMap<std::tuple<const void *, Operation *, int64_t>, Type> firstShapes;
  for (Operation &operation : block) {
    auto op = dyn_cast<StructuredOpInterface>(operation);
    if (!op || !isOnTensors(op) || hasPositions(op))
      continue;
    const void *name = op->getName().getAsOpaquePointer();
    Operation *component = components.getLeaderValue(op);
    int64_t numParameters = op.getNumParameters();
    Type shapes = getShapes(op);
    auto [it, isFirst] =
        firstShapes.try_emplace({name, component, numParameters}, shapes);
    if (!isFirst && it->second != shapes)
      reportNotFused(op, "their parameters have different shapes");
    groups[{name, component, numParameters,
            shapes ? shapes.getAsOpaquePointer() : nullptr}]
        .push_back(op);
  }
}

void ParameterFusion::fuseBatch(ArrayRef<Operation *> members) {
  FusionSet set;
  for (Operation *member : members) {
    auto op = cast<StructuredOpInterface>(member);
    std::optional<std::string> refusal = set.add(op);
    if (!refusal)
      continue;
    reportNotFused(op, *refusal);
    fuseSet(set);
    set = FusionSet();
    (void)set.add(op); // Nothing refuses the first.
  }
  fuseSet(set);
}

void ParameterFusion::fuseSet(FusionSet &set) {
  if (set.size() < 2)
    return;
  size_t numMembers = set.size();
  StructuredOpInterface op = set.fuse(rewriter);
  if (op)
    remark::passed(op.getLoc(), remarkOpts(op, "Fused"))
        << "fused ops into one" << remark::metric("opsBefore", numMembers)
        << remark::metric("opsAfter", 1)
        << remark::metric("parameters", op.getNumParameters());
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

/// A sum of one element is fused like any op over parameters.
static void canonicalizeSums(Block &block) {
  PatternRewriter rewriter(block.getParentOp()->getContext());
  for (auto sum : llvm::make_early_inc_range(block.getOps<SumParametersOp>())) {
    rewriter.setInsertionPoint(sum);
    (void)SumParametersOp::canonicalize(sum, rewriter);
  }
}

namespace {

struct OptimFuse final : stepfold::impl::OptimFusePassBase<OptimFuse> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation()->walk([&](Block *block) {
      if (mayBeGraphRegion(*block->getParent()) ||
          isa<StructuredOpInterface>(block->getParentOp()))
        return;
      canonicalizeSums(*block);
      separateDestinations(rewriter, *block);
      splitTraversals(rewriter, *block);
      ProducerFusion(rewriter, *block).run();
      alignParameters(rewriter, *block);
      ParameterFusion(rewriter, *block).run();
      eraseUnused(rewriter, *block);
      ProducerFusion(rewriter, *block).reportMissed();
    });
  }
};

} // namespace
