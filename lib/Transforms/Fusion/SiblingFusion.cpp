//===- SiblingFusion.cpp - One op of several ------------------------------===//

#include "SiblingFusion.h"
#include "../Utils/BlockRewrites.h"
#include "../Utils/GroupScheduler.h"
#include "../Utils/Simplification.h"
#include "../Utils/Storage.h"

#include "stepfold/IR/Combiner.h"
#include "stepfold/IR/StructuredUtils.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

using Source = FusedOp::Source;

bool stepfold::isSingle(StructuredOpInterface op) {
  return isa<ForeachParameterOp>(op) && op.getNumParameters() == 1;
}

/// Ops of one kind, over one list of parameters, that can be one op.
class SiblingFusion::FusionSet {
public:
  /// Adds `op`, or returns the reason why it cannot belong to the set.
  std::optional<std::string> add(StructuredOpInterface op);
  StructuredOpInterface fuse(RewriterBase &rewriter);
  size_t size() const { return members.size(); }

private:
  std::optional<std::string> checkResults(StructuredOpInterface op);
  std::optional<std::string> checkStorage(StructuredOpInterface op);
  int64_t countRegisters(StructuredOpInterface op) const;
  bool isProduced(ValueRange values) const;
  bool isAccessed(OperandRange stream) const;
  std::optional<Source> findYield(OperandRange stream) const;

  SmallVector<StructuredOpInterface> members;
  DenseMap<Operation *, unsigned> indices;
  /// Streams of the members; where a storage is written, and where read.
  SmallVector<OperandRange> streams;
  DenseMap<const void *, unsigned> written;
  DenseMap<const void *, SmallVector<unsigned, 1>> read;
  /// Tensors that all parameters read.
  DenseSet<const void *> shared;
  int64_t numRegisters = 0;
};

/// Registers of a GPU's thread that the streams and sums of a fused op may
/// take, half of those that there are. More ops in one spill registers to
/// memory, and take a time to compile that grows faster than they do.
static constexpr int64_t kMaxRegisters = 128;
/// Elements of a stream, and lanes of a sum, that a thread works on at once.
static constexpr int64_t kStreamWidth = 4, kSumWidth = 8;
/// Registers of an exact sum: all contributions of a thread, and pieces.
static constexpr int64_t kExactSumRegisters = 40;

bool SiblingFusion::FusionSet::isProduced(ValueRange values) const {
  return llvm::any_of(values, [&](Value value) {
    return indices.contains(value.getDefiningOp());
  });
}

/// The value of the set that `stream` is, parameter by parameter.
std::optional<Source>
SiblingFusion::FusionSet::findYield(OperandRange stream) const {
  auto it = indices.find(stream.front().getDefiningOp());
  if (it == indices.end())
    return std::nullopt;
  StructuredOpInterface member = members[it->second];
  for (unsigned out = 0; out < member.getOuts().size(); ++out)
    if (llvm::equal(stream, member.getResultStream(out)))
      return Source{Source::Yield, out, it->second};
  return std::nullopt;
}

bool SiblingFusion::FusionSet::isAccessed(OperandRange stream) const {
  return findYield(stream) || llvm::any_of(streams, [&](OperandRange known) {
           return llvm::equal(known, stream);
         });
}

/// Returns how many registers `op` adds to those of the set.
int64_t
SiblingFusion::FusionSet::countRegisters(StructuredOpInterface op) const {
  int64_t streamWidth = isa<ForeachParameterOp>(op) ? 1 : kStreamWidth;
  int64_t count = 0;
  auto add = [&](Value value, int64_t width) {
    Type type = getStreamElementType(value.getType());
    count += width * llvm::divideCeil(getElementBytes(type), 4);
  };
  for (auto [index, out] : llvm::enumerate(op.getOuts()))
    if (index >= op.getNumSums())
      add(out.front(), streamWidth);
    else if (getCombiner(op, index) == Combiner::Exact)
      count += kExactSumRegisters;
    else
      add(out.front(), kSumWidth);
  for (OperandRange in : op.getIns())
    if (!isAccessed(in))
      add(in.front(), streamWidth);
  for (OperandRange values : {op.getPerParameter(), op.getScalars()})
    for (Value value : values)
      if (!shared.contains(getStorage(value)))
        add(value, /*width=*/1);
  return count;
}

std::optional<std::string>
SiblingFusion::FusionSet::checkResults(StructuredOpInterface op) {
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
std::optional<std::string>
SiblingFusion::FusionSet::checkStorage(StructuredOpInterface op) {
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

std::optional<std::string>
SiblingFusion::FusionSet::add(StructuredOpInterface op) {
  if (std::optional<std::string> refusal = checkResults(op))
    return refusal;
  if (std::optional<std::string> refusal = checkStorage(op))
    return refusal;
  if (llvm::any_of(members, [&](StructuredOpInterface member) {
        return !haveOneBlockSize(member, op);
      }))
    return "their blocks have different sizes";
  int64_t numMore = countRegisters(op);
  if (!members.empty() && numRegisters + numMore > kMaxRegisters)
    return "together they take too many registers";
  numRegisters += numMore;
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

/// Makes the set one op. The members stand behind each other.
StructuredOpInterface SiblingFusion::FusionSet::fuse(RewriterBase &rewriter) {
  StructuredOpInterface first = members.front();
  FusedOp fused(first->getName());
  fused.setForm(first);
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
  Location loc = rewriter.getFusedLoc(llvm::map_to_vector(
      members, [](StructuredOpInterface op) { return op->getLoc(); }));
  StructuredOpInterface op = fused.create(rewriter, loc);
  unsigned stream = 0;
  for (StructuredOpInterface member : members)
    for (unsigned index = 0; index < member.getOuts().size(); ++index)
      rewriter.replaceAllUsesWith(member.getResultStream(index),
                                  op.getResultStream(stream++));
  for (StructuredOpInterface member : llvm::reverse(members))
    rewriter.eraseOp(member);
  return simplify(rewriter, op);
}

void SiblingFusion::reportNotFused(StructuredOpInterface op,
                                   const std::string &reason) const {
  if (!reportsSingles && isSingle(op))
    return;
  remark::missed(op->getLoc(), getRemark(pass, op, "NotFused"))
      << "not fused with the " + op->getName().getStringRef().str() +
             " before it: " + reason;
}

void SiblingFusion::run() {
  if (llvm::all_of(groups, [](const auto &group) { return group.size() < 2; }))
    return;
  GroupScheduler scheduler(block);
  for (auto [index, group] : llvm::enumerate(groups)) {
    for (StructuredOpInterface op : group)
      scheduler.assign(op, index);
    if (group.front().getNumSums() == 0)
      scheduler.allowChains(index);
    // One more over parameters takes less than one more over elements.
    if (isa<ForeachParameterOp>(group.front()))
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

void SiblingFusion::fuseBatch(ArrayRef<Operation *> members) {
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

void SiblingFusion::fuseSet(FusionSet &set) {
  if (set.size() < 2)
    return;
  size_t numMembers = set.size();
  StructuredOpInterface op = set.fuse(rewriter);
  if (op)
    remark::passed(op.getLoc(), getRemark(pass, op, "Fused"))
        << "fused ops into one" << remark::metric("opsBefore", numMembers)
        << remark::metric("opsAfter", 1)
        << remark::metric("parameters", op.getNumParameters());
}
