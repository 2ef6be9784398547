//===- ParameterFusion.cpp - Ops over the same parameters -----------------===//

#include "ParameterFusion.h"
#include "GroupScheduler.h"
#include "StructuredFusion.h"
#include "stepfold/Analysis/Launches.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

using Source = FusedOp::Source;

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
  FusedOp fused(first->getName());
  fused.setPositions(first);
  SmallVector<SmallVector<std::optional<Source>>> outs;
  for (StructuredOpInterface member : members)
    outs.push_back(addOuts(fused, member));
  for (auto [member, sources] : llvm::zip_equal(members, outs)) {
    for (OperandRange stream : member.getIns()) {
      std::optional<Source> yield = findYield(stream);
      sources.push_back(yield ? *yield : fused.addIn(stream));
    }
    addWhole(fused, member, std::move(sources));
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

/// Whether `op` has one element of everything.
static bool isSingle(StructuredOpInterface op) {
  return isa<ForeachParameterOp>(op) && op.getNumParameters() == 1;
}

namespace {

/// Makes one op of each group of ops of a block.
class ParameterFusion {
public:
  ParameterFusion(RewriterBase &rewriter, Block &block)
      : rewriter(rewriter), block(block) {}

  /// Ops that have one kind, one number of parameters, one list of shapes, one
  /// type of sums and one list of positions, and that work on the same
  /// parameters: results lead from each to each, through structured ops on as
  /// many and not as a scalar that is computed once, or they reduce the same
  /// stream.
  void fuseSameParameters() {
    collectSameParameters();
    fuseGroups();
  }
  /// Ops over one parameter, whatever it is.
  void fuseSingleParameters() {
    areSingle = true;
    collectSingleParameters();
    maxOperands = kMaxJointArguments / 4; // Each may be a sum to finish.
    fuseGroups();
  }

private:
  void fuseGroups() {
    if (llvm::all_of(groups,
                     [](const auto &entry) { return entry.second.size() < 2; }))
      return;
    GroupScheduler scheduler(block);
    for (auto [index, entry] : llvm::enumerate(groups)) {
      for (StructuredOpInterface op : entry.second)
        scheduler.assign(op, index);
      if (entry.second.front().getNumSums() == 0)
        scheduler.allowChains(index);
      // One more over parameters takes less than one more over elements.
      if (isa<ForeachParameterOp>(entry.second.front()))
        scheduler.allowSplits(index);
    }
    SmallVector<Batch> batches = scheduler.run();
    for (const Batch &batch : batches)
      if (batch.obstacle)
        reportNotFused(asStructured(batch.obstacle->member),
                       describe(*batch.obstacle));
    for (const Batch &batch : batches)
      fuseBatch(batch.members);
  }
  void collectSameParameters();
  void collectSingleParameters();
  void fuseBatch(ArrayRef<Operation *> members);
  void fuseSet(FusionSet &set);
  void reportNotFused(StructuredOpInterface op,
                      const std::string &reason) const {
    // `fuseSingleParameters` may fuse it yet, or says why not.
    if (!areSingle && isSingle(op))
      return;
    remark::missed(op->getLoc(), getFusionRemark(op, "NotFused"))
        << "not fused with the " + op->getName().getStringRef().str() +
               " before it: " + reason;
  }

  RewriterBase &rewriter;
  Block &block;
  bool areSingle = false;
  /// Name, component, number of parameters, shapes, type of sums, positions.
  using GroupKey = std::tuple<const void *, Operation *, int64_t, const void *,
                              const void *, const void *>;
  llvm::MapVector<GroupKey, SmallVector<StructuredOpInterface>> groups;
  size_t maxOperands = std::numeric_limits<size_t>::max();
};

} // namespace

/// Whether `reader` works on the parameters that `producer` works on. A
/// `foreach_parameter` that reads a tensor of `foreach` takes it for one of
/// many parameters, such as a converted learning rate for all.
static bool haveSameParameters(Operation *producer, Operation *reader) {
  if (!isOnTensors(producer) ||
      (isa<ForeachOp>(producer) && isa<ForeachParameterOp>(reader)))
    return false;
  return asStructured(producer).getNumParameters() ==
         asStructured(reader).getNumParameters();
}

namespace {

/// Finds the ops of a block that work on the same parameters.
class Components {
public:
  explicit Components(Block &block) : block(block) {
    for (Operation &op : block)
      if (isOnTensors(&op))
        add(asStructured(&op));
  }
  Operation *find(Operation *op) const { return components.getLeaderValue(op); }

private:
  void add(StructuredOpInterface op);
  void addStream(OperandRange stream);

  Block &block;
  llvm::EquivalenceClasses<Operation *> components;
  /// Different lists of tensors, by their first.
  DenseMap<Value, SmallVector<OperandRange, 1>> lists;
};

} // namespace

void Components::addStream(OperandRange stream) {
  // Tensors without contents have nothing in common.
  if (stream.empty() || stream.front().getDefiningOp<tensor::EmptyOp>())
    return;
  SmallVector<OperandRange, 1> &known = lists[stream.front()];
  auto *same = llvm::find_if(
      known, [&](OperandRange other) { return llvm::equal(other, stream); });
  if (same == known.end())
    known.push_back(stream);
  else
    components.unionSets(same->getBase()->getOwner(),
                         stream.getBase()->getOwner());
}

void Components::add(StructuredOpInterface op) {
  components.insert(op);
  size_t firstScalar = op->getNumOperands() - op.getScalars().size();
  for (auto [index, operand] : llvm::enumerate(op->getOperands())) {
    Operation *producer = operand.getDefiningOp();
    if (!producer || producer->getBlock() != &block ||
        !haveSameParameters(producer, op))
      continue;
    // What is computed once for all parameters says nothing about any.
    bool isShared = index >= firstScalar && isSingle(asStructured(producer));
    if (!isShared)
      components.unionSets(producer, op);
  }
  if (isa<ForeachParameterOp>(op))
    return;
  for (OperandRange stream : op.getIns())
    addStream(stream);
  if (isa<ForeachOp>(op))
    for (OperandRange stream : op.getOuts())
      addStream(stream);
}

/// Where `op` puts its sums, if it is a reduction that says so.
static DenseI32ArrayAttr getPositions(StructuredOpInterface op) {
  auto reduce = dyn_cast<ReduceOp>(op.getOperation());
  return reduce ? reduce.getPositionsAttr() : DenseI32ArrayAttr();
}

/// The element type of the sums of `op`; null where it has none.
static Type getSumType(StructuredOpInterface op) {
  return op.getNumSums() == 0
             ? Type()
             : getStreamElementType(op.getOuts()[0][0].getType());
}

void ParameterFusion::collectSameParameters() {
  Components components(block);
  struct First {
    Type shapes, sumType;
  };
  DenseMap<std::tuple<const void *, Operation *, int64_t>, First> firsts;
  for (Operation &operation : block) {
    auto op = dyn_cast<StructuredOpInterface>(operation);
    if (!op || !isOnTensors(op))
      continue;
    const void *name = op->getName().getAsOpaquePointer();
    Operation *component = components.find(op);
    int64_t numParameters = op.getNumParameters();
    Type shapes = getShapes(op), sumType = getSumType(op);
    First &first = firsts
                       .try_emplace({name, component, numParameters},
                                    First{shapes, sumType})
                       .first->second;
    if (first.shapes != shapes)
      reportNotFused(op, "their parameters have different shapes");
    else if (first.sumType != sumType)
      reportNotFused(op, "their sums have different types");
    groups[{name, component, numParameters, shapes.getAsOpaquePointer(),
            sumType.getAsOpaquePointer(),
            getPositions(op).getAsOpaquePointer()}]
        .push_back(op);
  }
}

/// Makes the scalars of `op`, over one parameter, streams that it reads: what
/// other ops over that parameter compute.
static StructuredOpInterface makeScalarsStreams(RewriterBase &rewriter,
                                                StructuredOpInterface op) {
  if (op.getScalars().empty())
    return op;
  FusedOp fused(op->getName());
  SmallVector<std::optional<Source>> sources = addOuts(fused, op);
  for (OperandRange stream : op.getIns())
    sources.push_back(fused.addIn(stream));
  for (Value scalar : op.getScalars())
    sources.push_back(fused.addIn(scalar));
  addWhole(fused, op, std::move(sources));
  rewriter.setInsertionPoint(op);
  StructuredOpInterface result = fused.create(rewriter, op.getLoc());
  rewriter.replaceOp(op, result->getResults());
  return result;
}

void ParameterFusion::collectSingleParameters() {
  SmallVector<StructuredOpInterface> ops;
  for (auto op : block.getOps<ForeachParameterOp>())
    if (isOnTensors(op) && isSingle(asStructured(op)))
      ops.push_back(asStructured(op));
  if (ops.size() < 2)
    return;
  for (StructuredOpInterface &op : ops)
    op = makeScalarsStreams(rewriter, op);
  groups[GroupKey()] = std::move(ops);
}

void ParameterFusion::fuseBatch(ArrayRef<Operation *> members) {
  FusionSet set;
  size_t numOperands = 0;
  for (Operation *member : members) {
    StructuredOpInterface op = asStructured(member);
    numOperands += op->getNumOperands();
    std::optional<std::string> refusal =
        numOperands > maxOperands ? "together they have too many operands"
                                  : set.add(op);
    if (!refusal)
      continue;
    reportNotFused(op, *refusal);
    fuseSet(set);
    set = FusionSet();
    numOperands = op->getNumOperands();
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
    remark::passed(op.getLoc(), getFusionRemark(op, "Fused"))
        << "fused ops into one" << remark::metric("opsBefore", numMembers)
        << remark::metric("opsAfter", 1)
        << remark::metric("parameters", op.getNumParameters());
}

void stepfold::fuseSameParameters(RewriterBase &rewriter, Block &block) {
  ParameterFusion(rewriter, block).fuseSameParameters();
}

void stepfold::fuseSingleParameters(RewriterBase &rewriter, Block &block) {
  ParameterFusion(rewriter, block).fuseSingleParameters();
}
