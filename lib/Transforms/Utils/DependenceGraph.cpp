//===- DependenceGraph.cpp - Order that ops of a block must keep ----------===//

#include "DependenceGraph.h"
#include "Storage.h"

#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace stepfold;

/// Adds the edges, going through the block in order.
class DependenceGraph::Builder {
public:
  explicit Builder(DependenceGraph &graph) : graph(graph) {}

  /// The nodes before `node` have been added.
  void add(unsigned node) {
    Operation *op = graph.ops[node];
    for (OpOperand &operand : op->getOpOperands())
      addOperand(node, operand);
    if (!op->hasTrait<OpTrait::IsIsolatedFromAbove>())
      visitUsedValuesDefinedAbove(op->getRegions(), [&](OpOperand *operand) {
        addOperand(node, *operand);
      });
    addEffects(node, op);
    graph.predecessorEnds.push_back(graph.predecessors.size());
  }

private:
  /// Accesses in program order, since the last write.
  struct Accesses {
    std::optional<unsigned> write;
    SmallVector<unsigned, 2> reads;
  };

  void addEdge(unsigned from, unsigned to, DependenceKind kind) {
    if (from != to)
      graph.predecessors.push_back({from, kind});
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
      auto it = graph.nodes.find(producer);
      if (it != graph.nodes.end())
        addEdge(it->second, node, DependenceKind::Value);
    }
    if (exchanges.write && isUpdate(operand) &&
        (isa<BlockArgument>(value) ||
         value.getDefiningOp<ml_program::GlobalLoadOp>()))
      addEdge(*exchanges.write, node, DependenceKind::Exchange);
    const void *storage = getStorage(value);
    bool isAccessedOnce =
        storage == value.getAsOpaquePointer() && value.hasOneUse();
    if (!storage || isAccessedOnce)
      return;
    if (isUpdate(operand))
      addWrite(storages[storage], node, DependenceKind::Storage);
    else
      addRead(storages[storage], node, DependenceKind::Storage);
  }

  void addEffects(unsigned node, Operation *op) {
    if (hasNoEffects(op))
      return;
    // An op of unknown effects is a write to everything; other effects read
    // what it writes, and are ordered among themselves by their globals.
    if (isBarrier(op))
      return addWrite(effects, node, DependenceKind::Effect);
    addRead(effects, node, DependenceKind::Effect);
    if (isa<optim::ExchangeOp>(op))
      return addWrite(exchanges, node, DependenceKind::Effect);
    SymbolRefAttr global = getAccessedGlobal(op);
    if (isa<ml_program::GlobalStoreOp>(op))
      addWrite(globals[global], node, DependenceKind::Global);
    else
      addRead(globals[global], node, DependenceKind::Global);
  }

  DependenceGraph &graph;
  DenseMap<const void *, Accesses> storages;
  DenseMap<Attribute, Accesses> globals;
  Accesses effects, exchanges;
};

/// The part of `list` that belongs to `node`, where `ends` has the end of each
/// node's part.
template <typename T>
static ArrayRef<T> slice(const std::vector<T> &list,
                         const std::vector<unsigned> &ends, unsigned node) {
  unsigned begin = node == 0 ? 0 : ends[node - 1];
  return ArrayRef(list).slice(begin, ends[node] - begin);
}

ArrayRef<DependenceGraph::Edge>
DependenceGraph::getPredecessors(unsigned node) const {
  return slice(predecessors, predecessorEnds, node);
}

ArrayRef<unsigned> DependenceGraph::getSuccessors(unsigned node) const {
  return slice(successors, successorEnds, node);
}

void DependenceGraph::collectSuccessors() {
  successorEnds.assign(size(), 0);
  for (const Edge &edge : predecessors)
    ++successorEnds[edge.from];
  unsigned begin = 0;
  for (unsigned &end : successorEnds)
    begin += std::exchange(end, begin);
  // Each end moves from the begin of a node's successors behind the last.
  successors.resize(predecessors.size());
  for (unsigned node = 0; node < size(); ++node)
    for (const Edge &edge : getPredecessors(node))
      successors[successorEnds[edge.from]++] = node;
}

DependenceGraph::DependenceGraph(Block &block) {
  for (Operation &op : block) {
    if (op.getNextNode() == nullptr &&
        op.mightHaveTrait<OpTrait::IsTerminator>())
      break; // It stays the last.
    ops.push_back(&op);
  }
  nodes.reserve(size());
  for (unsigned node = 0; node < size(); ++node)
    nodes[ops[node]] = node;
  Builder builder(*this);
  for (unsigned node = 0; node < size(); ++node)
    builder.add(node);
  collectSuccessors();
}
