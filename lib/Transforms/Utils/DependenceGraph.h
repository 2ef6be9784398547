//===- DependenceGraph.h - Order that ops of a block must keep --*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_UTILS_DEPENDENCEGRAPH_H
#define STEPFOLD_LIB_TRANSFORMS_UTILS_DEPENDENCEGRAPH_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

#include <vector>

namespace stepfold {

/// Reason why one op of a block has to stay behind another.
enum class DependenceKind {
  /// It uses the other's result.
  Value,
  /// One updates the storage of a tensor that both access.
  Storage,
  /// They load and store, or both store, one global.
  Global,
  /// It updates what a step whose exchange fails must not have updated.
  Exchange,
  /// Both have effects, and at least one has effects that are not known.
  Effect,
};

/// The ops of a block but its terminator, counted from 0 in program order, and
/// the ops that each of them has to stay behind.
class DependenceGraph {
public:
  struct Edge {
    unsigned from;
    DependenceKind kind;
  };

  explicit DependenceGraph(mlir::Block &block);

  unsigned size() const { return ops.size(); }
  mlir::Operation *getOp(unsigned node) const { return ops[node]; }
  unsigned getNode(mlir::Operation *op) const { return nodes.lookup(op); }

  /// The edges to `node`. Two ops may have several.
  llvm::ArrayRef<Edge> getPredecessors(unsigned node) const;
  /// Targets of the edges from `node`, one entry for each edge.
  llvm::ArrayRef<unsigned> getSuccessors(unsigned node) const;

private:
  class Builder;

  void collectSuccessors();

  std::vector<mlir::Operation *> ops;
  llvm::DenseMap<mlir::Operation *, unsigned> nodes;
  /// Edges to all nodes, one after the other, and the end of each node's edges.
  std::vector<Edge> predecessors;
  std::vector<unsigned> successors, predecessorEnds, successorEnds;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_UTILS_DEPENDENCEGRAPH_H
