//===- GroupScheduler.h - Bringing ops of a block together ------*- C++ -*-===//
//
// Merging and fusing turn several ops of a block into one, which must stand
// behind all that any of them needs and before all that uses any of them. The
// scheduler finds such an order of the block, in near-linear time, and reports
// what stands between the ops that it could not bring together.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_TRANSFORMS_UTILS_GROUPSCHEDULER_H
#define STEPFOLD_LIB_TRANSFORMS_UTILS_GROUPSCHEDULER_H

#include "DependenceGraph.h"

#include <optional>
#include <queue>
#include <set>

namespace stepfold {

/// Reason why `member` did not join the batch before it.
struct Obstacle {
  mlir::Operation *member;
  DependenceKind kind;
  /// The op between the batch and `member` that says it best.
  mlir::Operation *culprit;
};

/// Ops of one group, in program order, that now follow each other and can
/// become one op.
struct Batch {
  unsigned group;
  llvm::SmallVector<mlir::Operation *> members;
  /// Reason why members of the group are left for a later batch, if there are
  /// such members.
  std::optional<Obstacle> obstacle;
};

/// A schedule of one block. Ops without a group keep their order, except those
/// that wait for a member; an op with unknown effects is never passed by
/// another op with effects, nor a global's load by its store.
class GroupScheduler {
public:
  explicit GroupScheduler(mlir::Block &block);

  /// Adds `op`, of the block, to group `group`. Groups are counted from 0.
  void assign(mlir::Operation *op, unsigned group);

  /// Lets a batch of `group` hold ops together with ops that they depend on
  /// directly.
  void allowChains(unsigned group);

  /// Has `group` be the one that is split where that keeps another whole.
  void allowSplits(unsigned group);

  /// Reorders the block, unless no batch would have two members. Each member
  /// is in one of the batches, which are in the block's order.
  llvm::SmallVector<Batch> run();

private:
  struct Node {
    int group = -1;
    unsigned numPending = 0;
    bool isScheduled = false;
    /// True for a member of the batch that is being made; its successors do not
    /// know of it yet.
    bool isInBatch = false;
  };
  struct Group {
    llvm::SmallVector<unsigned> members, ready;
    size_t numScheduled = 0;
    /// Members before the first, and behind the last, are scheduled.
    size_t first = 0, last = 0;
    bool allowsChains = false, allowsSplits = false;
  };

  void makeReady(unsigned node);
  /// Takes `group` out of the queues, or puts it in the right one.
  void dequeue(unsigned group);
  void enqueue(unsigned group);
  /// Schedules `node`; its successors may become ready.
  void schedule(unsigned node);
  Batch flush(unsigned group);
  void absorbChains(Group &group);
  const DependenceGraph::Edge *findPendingEdge(unsigned node) const;
  Obstacle explain(unsigned member) const;
  std::optional<unsigned> findOnlyAwaited(const Group &group) const;
  unsigned selectGroup() const;
  bool nextIsPlain() const;
  void reorderBlock();

  mlir::Block &block;
  DependenceGraph graph;
  std::vector<Node> nodes;
  std::vector<Group> groups;
  std::vector<unsigned> order;

  std::priority_queue<unsigned, std::vector<unsigned>, std::greater<unsigned>>
      plain;
  /// Materializations of a stage, which stay behind all else.
  std::priority_queue<unsigned, std::vector<unsigned>, std::greater<unsigned>>
      late;
  /// Groups with ready members, by the position of their last remaining member.
  /// In `complete`, all remaining members are ready; the others are in
  /// `incomplete`. `splittable` holds those of `incomplete` that may be split.
  std::set<std::pair<unsigned, unsigned>> complete, incomplete, splittable;
};

/// Describes `obstacle` as part of a sentence: "it uses the result of ...".
std::string describe(const Obstacle &obstacle);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_UTILS_GROUPSCHEDULER_H
