//===- GroupScheduler.cpp - Bringing ops of a block together --------------===//
//
// List scheduling: ops become ready when all that they depend on is scheduled;
// members of a group wait until the whole group is ready, or nothing else is.
//
//===----------------------------------------------------------------------===//

#include "GroupScheduler.h"

#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace stepfold;

//===----------------------------------------------------------------------===//
// Dependences
//===----------------------------------------------------------------------===//

/// Ops that may change places with any op that they share no value with.
static bool isFree(Operation *op) {
  if (isa<optim::OptimizerOpInterface, optim::StructuredOpInterface>(op))
    return isMemoryEffectFree(op);
  return isMemoryEffectFree(op) && isSpeculatable(op);
}

/// The global that `op` loads or stores, if that is all it does.
static SymbolRefAttr getAccessedGlobal(Operation *op) {
  if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op))
    return load.getGlobalAttr();
  if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op))
    return store.getGlobalAttr();
  return {};
}

bool stepfold::isBarrier(Operation *op) {
  return !isFree(op) && !getAccessedGlobal(op);
}

const void *stepfold::getStorage(Value value) {
  Operation *producer = value.getDefiningOp();
  if (!producer)
    return value.getAsOpaquePointer();
  if (isa<tensor::EmptyOp>(producer))
    return nullptr;
  if (auto load = dyn_cast<ml_program::GlobalLoadOp>(producer))
    return load.getGlobalAttr().getAsOpaquePointer();
  return value.getAsOpaquePointer();
}

/// Finds the edges, going through the block in order.
class GroupScheduler::Dependences {
public:
  explicit Dependences(GroupScheduler &scheduler) : scheduler(scheduler) {}

  /// The nodes before `node` have been added.
  void add(unsigned node) {
    Operation *op = scheduler.nodes[node].op;
    for (OpOperand &operand : op->getOpOperands())
      addOperand(node, operand);
    if (!op->hasTrait<OpTrait::IsIsolatedFromAbove>())
      visitUsedValuesDefinedAbove(op->getRegions(), [&](OpOperand *operand) {
        addOperand(node, *operand);
      });
    addEffects(node, op);
    scheduler.nodes[node].endOfPredecessors = scheduler.predecessors.size();
  }

private:
  /// Accesses in program order, since the last write.
  struct Accesses {
    std::optional<unsigned> write;
    SmallVector<unsigned, 2> reads;
  };

  void addEdge(unsigned from, unsigned to, DependenceKind kind) {
    if (from == to)
      return;
    scheduler.predecessors.push_back({from, kind});
    ++scheduler.nodes[to].numPending;
  }

  void addRead(Accesses &accesses, unsigned node, DependenceKind kind) {
    if (accesses.write)
      addEdge(*accesses.write, node, kind);
    accesses.reads.push_back(node);
  }

  void addWrite(Accesses &accesses, unsigned node, DependenceKind kind) {
    for (unsigned read : accesses.reads)
      addEdge(read, node, kind);
    if (accesses.write)
      addEdge(*accesses.write, node, kind);
    accesses.reads.clear();
    accesses.write = node;
  }

  void addOperand(unsigned node, OpOperand &operand) {
    Value value = operand.get();
    if (Operation *producer = value.getDefiningOp()) {
      auto it = scheduler.indices.find(producer);
      if (it != scheduler.indices.end())
        addEdge(it->second, node, DependenceKind::Value);
    }
    const void *storage = getStorage(value);
    bool isAccessedOnce =
        storage == value.getAsOpaquePointer() && value.hasOneUse();
    if (!storage || isAccessedOnce)
      return;
    auto destinationStyle =
        dyn_cast<DestinationStyleOpInterface>(operand.getOwner());
    if (destinationStyle && destinationStyle.isDpsInit(&operand))
      addWrite(storages[storage], node, DependenceKind::Storage);
    else
      addRead(storages[storage], node, DependenceKind::Storage);
  }

  void addEffects(unsigned node, Operation *op) {
    if (isFree(op))
      return;
    // An op of unknown effects is a write to everything; other effects read
    // what it writes, and are ordered among themselves by their globals.
    SymbolRefAttr global = getAccessedGlobal(op);
    if (!global)
      return addWrite(effects, node, DependenceKind::Effect);
    addRead(effects, node, DependenceKind::Effect);
    if (isa<ml_program::GlobalStoreOp>(op))
      addWrite(globals[global], node, DependenceKind::Global);
    else
      addRead(globals[global], node, DependenceKind::Global);
  }

  GroupScheduler &scheduler;
  DenseMap<const void *, Accesses> storages;
  DenseMap<Attribute, Accesses> globals;
  Accesses effects;
};

void GroupScheduler::collectSuccessors() {
  for (const Edge &edge : predecessors)
    ++nodes[edge.from].endOfSuccessors;
  unsigned begin = 0;
  for (Node &node : nodes)
    begin += std::exchange(node.endOfSuccessors, begin);
  // Each end moves from the begin of a node's successors behind the last.
  successors.resize(predecessors.size());
  for (unsigned node = 0; node < nodes.size(); ++node)
    for (const Edge &edge : getPredecessors(node))
      successors[nodes[edge.from].endOfSuccessors++] = node;
}

ArrayRef<GroupScheduler::Edge>
GroupScheduler::getPredecessors(unsigned node) const {
  unsigned begin = node == 0 ? 0 : nodes[node - 1].endOfPredecessors;
  return ArrayRef(predecessors)
      .slice(begin, nodes[node].endOfPredecessors - begin);
}

ArrayRef<unsigned> GroupScheduler::getSuccessors(unsigned node) const {
  unsigned begin = node == 0 ? 0 : nodes[node - 1].endOfSuccessors;
  return ArrayRef(successors).slice(begin, nodes[node].endOfSuccessors - begin);
}

//===----------------------------------------------------------------------===//
// Scheduling
//===----------------------------------------------------------------------===//

GroupScheduler::GroupScheduler(Block &block) : block(block) {
  for (Operation &op : block) {
    if (op.getNextNode() == nullptr &&
        op.mightHaveTrait<OpTrait::IsTerminator>())
      break; // It stays the last.
    nodes.push_back({&op});
  }
  indices.reserve(nodes.size());
  for (unsigned node = 0; node < nodes.size(); ++node)
    indices[nodes[node].op] = node;
  Dependences dependences(*this);
  for (unsigned node = 0; node < nodes.size(); ++node)
    dependences.add(node);
  collectSuccessors();
}

void GroupScheduler::assign(Operation *op, unsigned group) {
  if (group >= groups.size())
    groups.resize(group + 1);
  unsigned node = indices.lookup(op);
  nodes[node].group = group;
  groups[group].members.push_back(node);
}

void GroupScheduler::allowChains(unsigned group) {
  groups[group].allowsChains = true;
}

void GroupScheduler::allowSplits(unsigned group) {
  groups[group].allowsSplits = true;
}

void GroupScheduler::dequeue(unsigned group) {
  std::pair<unsigned, unsigned> entry = {
      groups[group].members[groups[group].last], group};
  for (auto *queue : {&complete, &incomplete, &splittable})
    queue->erase(entry);
}

void GroupScheduler::enqueue(unsigned index) {
  Group &group = groups[index];
  while (group.first < group.members.size() &&
         nodes[group.members[group.first]].isScheduled)
    ++group.first;
  while (group.last > 0 && nodes[group.members[group.last]].isScheduled)
    --group.last;
  if (group.ready.empty())
    return;
  bool isComplete =
      group.ready.size() + group.numScheduled == group.members.size();
  auto &queue = isComplete           ? complete
                : group.allowsSplits ? splittable
                                     : incomplete;
  queue.insert({group.members[group.last], index});
}

void GroupScheduler::makeReady(unsigned node) {
  int group = nodes[node].group;
  if (group < 0 &&
      isa<bufferization::MaterializeInDestinationOp>(nodes[node].op))
    return late.push(node);
  if (group < 0)
    return plain.push(node);
  dequeue(group);
  groups[group].ready.push_back(node);
  enqueue(group);
}

void GroupScheduler::schedule(unsigned node) {
  nodes[node].isScheduled = true;
  order.push_back(node);
  for (unsigned successor : getSuccessors(node))
    if (--nodes[successor].numPending == 0 && !nodes[successor].isScheduled)
      makeReady(successor);
}

/// Adds to `ready` the members that wait for ready members alone. An edge of a
/// member that is counted here must not be counted again by `schedule`.
void GroupScheduler::absorbChains(Group &group) {
  int index = nodes[group.members.front()].group;
  for (size_t i = 0; i < group.ready.size(); ++i)
    for (unsigned successor : getSuccessors(group.ready[i])) {
      Node &node = nodes[successor];
      if (node.group == index && --node.numPending == 0)
        group.ready.push_back(successor);
    }
}

Batch GroupScheduler::flush(unsigned index) {
  dequeue(index);
  Group &group = groups[index];
  if (group.allowsChains)
    absorbChains(group);
  Batch batch{index, {}, std::nullopt};
  SmallVector<unsigned> members;
  std::swap(members, group.ready);
  llvm::sort(members);
  group.numScheduled += members.size();
  for (unsigned member : members) {
    nodes[member].isScheduled = nodes[member].isInBatch = true;
    batch.members.push_back(nodes[member].op);
  }
  enqueue(index); // Moves `first` to the first member left.
  if (group.first < group.members.size())
    batch.obstacle = explain(group.members[group.first]);
  for (unsigned member : members) {
    nodes[member].isInBatch = false;
    order.push_back(member);
    for (unsigned successor : getSuccessors(member)) {
      bool isCounted = group.allowsChains &&
                       nodes[successor].group == static_cast<int>(index);
      if (!isCounted && --nodes[successor].numPending == 0)
        makeReady(successor);
    }
  }
  return batch;
}

/// Of what `node` waits for, the one whose reason says most.
const GroupScheduler::Edge *
GroupScheduler::findPendingEdge(unsigned node) const {
  const Edge *best = nullptr;
  for (const Edge &edge : getPredecessors(node)) {
    const Node &from = nodes[edge.from];
    bool isPending = !from.isScheduled || from.isInBatch;
    if (isPending && (!best || edge.kind > best->kind))
      best = &edge;
  }
  return best;
}

/// Follows what `member` waits for, up to another op of a group.
Obstacle GroupScheduler::explain(unsigned member) const {
  Obstacle obstacle{nodes[member].op, DependenceKind::Value, nullptr};
  unsigned current = member;
  while (const Edge *edge = findPendingEdge(current)) {
    if (!obstacle.culprit || edge->kind > obstacle.kind) {
      obstacle.kind = edge->kind;
      // Of the two ops, the one whose effects are not known says why.
      bool fromIsKnown = !isBarrier(nodes[edge->from].op);
      bool nameFrom = edge->kind != DependenceKind::Effect || !fromIsKnown;
      obstacle.culprit = nodes[nameFrom ? edge->from : current].op;
    }
    current = edge->from;
    if (nodes[current].group >= 0)
      break;
  }
  return obstacle;
}

bool GroupScheduler::nextIsPlain() const {
  return !plain.empty() &&
         (complete.empty() || plain.top() < complete.begin()->first);
}

/// The group whose ready members are all that `group`, which is not complete,
/// waits for, if there is one.
std::optional<unsigned>
GroupScheduler::findOnlyAwaited(const Group &group) const {
  SmallVector<unsigned> worklist;
  for (unsigned member : group.members)
    if (!nodes[member].isScheduled && nodes[member].numPending != 0)
      worklist.push_back(member);
  DenseSet<unsigned> visited(worklist.begin(), worklist.end());
  std::optional<unsigned> awaited;
  while (!worklist.empty())
    for (const Edge &edge : getPredecessors(worklist.pop_back_val())) {
      const Node &from = nodes[edge.from];
      if (from.isScheduled)
        continue;
      if (from.group < 0) {
        if (visited.insert(edge.from).second)
          worklist.push_back(edge.from);
        continue;
      }
      unsigned other = from.group;
      if (from.numPending != 0 || awaited.value_or(other) != other)
        return std::nullopt;
      awaited = other;
    }
  return awaited;
}

unsigned GroupScheduler::selectGroup() const {
  if (!complete.empty())
    return complete.begin()->second;
  if (splittable.empty())
    return incomplete.begin()->second;
  // Of those whose split lets another group be whole, the first.
  std::optional<std::pair<unsigned, unsigned>> split;
  for (const auto &entry : incomplete) {
    std::optional<unsigned> awaited = findOnlyAwaited(groups[entry.second]);
    if (!awaited || !groups[*awaited].allowsSplits)
      continue;
    std::pair<unsigned, unsigned> candidate = {
        groups[*awaited].members[groups[*awaited].last], *awaited};
    split = std::min(split.value_or(candidate), candidate);
  }
  if (split)
    return split->second;
  if (incomplete.empty())
    return splittable.begin()->second;
  return std::min(*incomplete.begin(), *splittable.begin()).second;
}

void GroupScheduler::reorderBlock() {
  bool hasTerminator = nodes.size() != block.getOperations().size();
  Block::iterator end = hasTerminator ? std::prev(block.end()) : block.end();
  for (unsigned node : order)
    nodes[node].op->moveBefore(&block, end);
}

SmallVector<Batch> GroupScheduler::run() {
  for (Group &group : groups)
    group.last = group.members.size() - 1;
  for (unsigned node = 0; node < nodes.size(); ++node)
    if (nodes[node].numPending == 0)
      makeReady(node);

  SmallVector<Batch> batches;
  while (order.size() < nodes.size()) {
    if (nextIsPlain()) {
      unsigned node = plain.top();
      plain.pop();
      schedule(node);
    } else if (complete.empty() && incomplete.empty() && splittable.empty()) {
      unsigned node = late.top();
      late.pop();
      schedule(node);
    } else {
      batches.push_back(flush(selectGroup()));
    }
  }

  bool bringsTogether = llvm::any_of(
      batches, [](const Batch &batch) { return batch.members.size() > 1; });
  if (bringsTogether)
    reorderBlock();
  return batches;
}

std::string stepfold::describe(const Obstacle &obstacle) {
  std::string culprit = obstacle.culprit->getName().getStringRef().str();
  switch (obstacle.kind) {
  case DependenceKind::Value:
    return "it depends on the result of " + culprit;
  case DependenceKind::Storage:
    return "it shares a tensor with " + culprit + ", which one of them updates";
  case DependenceKind::Global: {
    std::string text;
    llvm::raw_string_ostream(text) << getAccessedGlobal(obstacle.culprit);
    return "global " + text + " is stored between them";
  }
  case DependenceKind::Effect:
    return culprit + ", between them, has unknown effects";
  }
  llvm_unreachable("unknown kind");
}
