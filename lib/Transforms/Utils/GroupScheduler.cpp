//===- GroupScheduler.cpp - Bringing ops of a block together --------------===//
//
// List scheduling: ops become ready when all that they depend on is scheduled;
// members of a group wait until the whole group is ready, or nothing else is.
//
//===----------------------------------------------------------------------===//

#include "GroupScheduler.h"
#include "Storage.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;
using namespace stepfold;

GroupScheduler::GroupScheduler(Block &block)
    : block(block), graph(block), nodes(graph.size()) {
  for (unsigned node = 0; node < nodes.size(); ++node)
    nodes[node].numPending = graph.getPredecessors(node).size();
}

void GroupScheduler::assign(Operation *op, unsigned group) {
  if (group >= groups.size())
    groups.resize(group + 1);
  unsigned node = graph.getNode(op);
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
      isa<bufferization::MaterializeInDestinationOp>(graph.getOp(node)))
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
  for (unsigned successor : graph.getSuccessors(node))
    if (--nodes[successor].numPending == 0 && !nodes[successor].isScheduled)
      makeReady(successor);
}

/// Adds to `ready` the members that wait for ready members alone. An edge of a
/// member that is counted here must not be counted again by `schedule`.
void GroupScheduler::absorbChains(Group &group) {
  int index = nodes[group.members.front()].group;
  for (size_t i = 0; i < group.ready.size(); ++i)
    for (unsigned successor : graph.getSuccessors(group.ready[i])) {
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
    batch.members.push_back(graph.getOp(member));
  }
  enqueue(index); // Moves `first` to the first member left.
  if (group.first < group.members.size())
    batch.obstacle = explain(group.members[group.first]);
  for (unsigned member : members) {
    nodes[member].isInBatch = false;
    order.push_back(member);
    for (unsigned successor : graph.getSuccessors(member)) {
      bool isCounted = group.allowsChains &&
                       nodes[successor].group == static_cast<int>(index);
      if (!isCounted && --nodes[successor].numPending == 0)
        makeReady(successor);
    }
  }
  return batch;
}

/// Returns, among the edges that `node` waits for, the one whose reason says
/// most.
const DependenceGraph::Edge *
GroupScheduler::findPendingEdge(unsigned node) const {
  const DependenceGraph::Edge *best = nullptr;
  for (const DependenceGraph::Edge &edge : graph.getPredecessors(node)) {
    const Node &from = nodes[edge.from];
    bool isPending = !from.isScheduled || from.isInBatch;
    if (isPending && (!best || edge.kind > best->kind))
      best = &edge;
  }
  return best;
}

/// Follows what `member` waits for, up to another op of a group.
Obstacle GroupScheduler::explain(unsigned member) const {
  Obstacle obstacle{graph.getOp(member), DependenceKind::Value, nullptr};
  unsigned current = member;
  while (const DependenceGraph::Edge *edge = findPendingEdge(current)) {
    if (!obstacle.culprit || edge->kind > obstacle.kind) {
      obstacle.kind = edge->kind;
      // Between the two ops, the one whose effects are unknown is the culprit.
      bool fromIsKnown = !isBarrier(graph.getOp(edge->from));
      bool nameFrom = edge->kind != DependenceKind::Effect || !fromIsKnown;
      obstacle.culprit = graph.getOp(nameFrom ? edge->from : current);
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
    for (const DependenceGraph::Edge &edge :
         graph.getPredecessors(worklist.pop_back_val())) {
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
  // The first member whose split makes another group complete.
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
    graph.getOp(node)->moveBefore(&block, end);
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
  case DependenceKind::Exchange:
    return culprit + ", between them, may fail, and one of them updates state";
  case DependenceKind::Effect:
    return culprit + ", between them, has unknown effects";
  }
  llvm_unreachable("unknown kind");
}
