//===- ParameterGroups.cpp - Ops on lists of parameters -------------------===//

#include "ParameterGroups.h"
#include "../Utils/BlockRewrites.h"
#include "../Utils/GroupScheduler.h"
#include "../Utils/ValueNumbering.h"
#include "GroupRemarks.h"
#include "ParameterGraph.h"
#include "ParameterLists.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Sequence.h"

#include <numeric>

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

namespace {

/// Destination of a piece: an op, and a place in its list.
struct Slot {
  int group = -1;
  unsigned place = 0;
};

class Grouping {
public:
  Grouping(RewriterBase &rewriter, Block &block, uint64_t maxScratch)
      : rewriter(rewriter), block(block), maxScratch(maxScratch),
        equalLoads(findEqualLoads(block)), builder(rewriter, equalLoads) {}
  void run();

private:
  using Parts = llvm::MapVector<int, SmallVector<int32_t>>;

  void reportSharedStates();
  void report(const ParameterClass &parameters);
  std::vector<ParameterClass> limitScratch(ParameterClass parameters);
  void assignSlots();
  void assignSlots(const ParameterClass &parameters);
  void assignSums();
  void divideOps();
  SmallVector<Operation *> divide(Operation *op, const Parts &parts);
  void bringTogether();
  void sortList(Operation *op);
  void merge(ArrayRef<Operation *> members);
  remark::RemarkOpts getRemark(StringRef name) const {
    return stepfold::getRemark("optim-group-parameters", block.getParentOp(),
                               name);
  }

  RewriterBase &rewriter;
  Block &block;
  uint64_t maxScratch;
  EqualLoads equalLoads;
  ListBuilder builder;
  /// Slots of each op that is made of pieces, by position.
  llvm::MapVector<Operation *, SmallVector<Slot>> slots;
  int numGroups = 0;
  /// Update of the class that was reported last.
  Operation *lastUpdate = nullptr;
};

} // namespace

/// Returns true if `op` is a reduction over a list, or a part of one, which
/// keeps the order of its vector.
static bool isListOfSums(Operation *op) {
  auto reduce = dyn_cast<ReduceOp>(op);
  return reduce && (reduce.getPositions() || reduce.getNumParameters() > 1);
}

/// Reports the updates of a class.
void Grouping::report(const ParameterClass &parameters) {
  for (Piece piece : parameters.graphs.front()) {
    if (!isa<OptimizerOpInterface>(piece.op))
      continue;
    remark::analysis(piece.op->getLoc(), getRemark("Group"))
        << describeGroup(piece.op, lastUpdate)
        << remark::metric("parameters", parameters.graphs.size());
    lastUpdate = piece.op;
    return;
  }
}

/// Returns the bytes of scratch that the updates of a graph need.
static uint64_t getScratchBytes(ArrayRef<Piece> graph) {
  uint64_t bytes = 0;
  for (Piece piece : graph)
    if (auto update = dyn_cast<OptimizerOpInterface>(piece.op))
      bytes += update.getScratchBytes(piece.position);
  return bytes;
}

/// Returns the dimensions of the parameter that a graph updates.
static ArrayRef<int64_t> getShape(ArrayRef<Piece> graph) {
  for (Piece piece : graph)
    if (auto update = dyn_cast<OptimizerOpInterface>(piece.op))
      return cast<ShapedType>(update.getStream(0)[piece.position].getType())
          .getShape();
  return {};
}

/// Divides a class whose updates need too much scratch. Parameters of one shape
/// share lists, as far as possible, since their products are computed at once.
std::vector<ParameterClass> Grouping::limitScratch(ParameterClass parameters) {
  std::vector<SmallVector<Piece>> &graphs = parameters.graphs;
  SmallVector<uint64_t> bytes = llvm::map_to_vector(
      graphs, [](ArrayRef<Piece> graph) { return getScratchBytes(graph); });
  uint64_t total = std::accumulate(bytes.begin(), bytes.end(), uint64_t(0));
  if (total <= maxScratch)
    return {std::move(parameters)};

  auto byShape = llvm::to_vector(llvm::seq<size_t>(graphs.size()));
  llvm::stable_sort(byShape, [&](size_t a, size_t b) {
    return getShape(graphs[a]) < getShape(graphs[b]);
  });
  // The list of each graph. Within a list, graphs keep their order.
  SmallVector<size_t> lists(graphs.size());
  size_t last = 0;
  uint64_t used = 0;
  for (size_t index : byShape) {
    if (used != 0 && used + bytes[index] > maxScratch) {
      ++last;
      used = 0;
    }
    used += bytes[index];
    lists[index] = last;
  }
  std::vector<ParameterClass> divided(last + 1);
  for (auto [graph, list] : llvm::zip_equal(graphs, lists))
    divided[list].graphs.push_back(std::move(graph));
  remark::analysis(divided.front().graphs.front().front().op->getLoc(),
                   getRemark("Scratch"))
      << "its updates take turns, since they need much scratch"
      << remark::metric("bytes", total)
      << remark::metric("lists", divided.size());
  return divided;
}

void Grouping::assignSlots(const ParameterClass &parameters) {
  for (auto [place, graph] : llvm::enumerate(parameters.graphs))
    for (auto [index, piece] : llvm::enumerate(graph)) {
      // One for each update: optim-generalize makes lists of them.
      if (isa<CastOp>(piece.op) || isListOfSums(piece.op))
        continue;
      SmallVector<Slot> &own = slots[piece.op];
      if (own.empty())
        own.resize(*getNumPieces(piece.op));
      own[piece.position] = {numGroups + static_cast<int>(index),
                             static_cast<unsigned>(place)};
    }
  numGroups += parameters.graphs.front().size();
}

void Grouping::assignSlots() {
  for (ParameterClass &parameters : findParameterClasses(block, equalLoads)) {
    report(parameters);
    for (const ParameterClass &list : limitScratch(std::move(parameters)))
      assignSlots(list);
  }
  assignSums();
}

/// Has a reduction over a list be one for each way of computing what it reads,
/// whatever is done to its parameters behind it.
void Grouping::assignSums() {
  std::optional<ValueNumbering> numbers;
  for (auto reduce : block.getOps<ReduceOp>()) {
    std::optional<unsigned> numPieces = getNumPieces(reduce);
    if (!numPieces || !isListOfSums(reduce))
      continue;
    if (!numbers)
      numbers.emplace().addBlock(block);
    SmallVector<Slot> &own = slots[reduce];
    for (unsigned place = 0; place < *numPieces; ++place)
      own.push_back(
          {static_cast<int>(numbers->getPiece({reduce, place})), place});
  }
}

SmallVector<Operation *> Grouping::divide(Operation *op, const Parts &parts) {
  rewriter.setInsertionPoint(op);
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return builder.divide(reduce, llvm::map_to_vector(parts, [](auto &part) {
                            return part.second;
                          }));
  SmallVector<Operation *> created;
  for (auto &[group, positions] : parts)
    created.push_back(
        builder.create(llvm::map_to_vector(positions, [&](int32_t position) {
          return Piece{op, static_cast<unsigned>(position)};
        })));
  rewriter.eraseOp(op);
  return created;
}

/// Assigns each op to one group.
void Grouping::divideOps() {
  llvm::MapVector<Operation *, SmallVector<Slot>> whole;
  for (auto &[op, own] : slots) {
    Parts parts;
    for (auto [position, slot] : llvm::enumerate(own))
      parts[slot.group].push_back(position);
    if (parts.size() == 1) {
      whole[op] = std::move(own);
      continue;
    }
    remark::passed(op->getLoc(), getRemark("Divided"))
        << "divided into ops on the lists of its parameters"
        << remark::metric("opsBefore", 1)
        << remark::metric("opsAfter", parts.size());
    SmallVector<Operation *> created = divide(op, parts);
    for (auto [part, positions] :
         llvm::zip_equal(created, llvm::make_second_range(parts)))
      for (int32_t position : positions)
        whole[part].push_back(own[position]);
  }
  slots = std::move(whole);
}

/// Replaces `members`, which follow each other, by one op.
void Grouping::merge(ArrayRef<Operation *> members) {
  std::vector<std::pair<unsigned, Piece>> places;
  for (Operation *op : members)
    for (auto [position, slot] : llvm::enumerate(slots.find(op)->second))
      places.push_back({slot.place, {op, static_cast<unsigned>(position)}});
  auto isBefore = [](const auto &a, const auto &b) {
    return a.first < b.first;
  };
  if (members.size() == 1 && llvm::is_sorted(places, isBefore))
    return;
  llvm::stable_sort(places, isBefore);
  rewriter.setInsertionPoint(members.front());
  Operation *merged = builder.create(llvm::map_to_vector(
      places, [](const auto &place) { return place.second; }));
  if (members.size() > 1)
    remark::passed(merged->getLoc(), getRemark("Grouped"))
        << "merged ops into one" << remark::metric("opsBefore", members.size())
        << remark::metric("opsAfter", 1)
        << remark::metric("parameters", places.size());
  for (Operation *op : members)
    rewriter.eraseOp(op);
}

/// Makes one op of the ops of each group.
void Grouping::bringTogether() {
  // A reduction over a list keeps it, with the order of its vector.
  SmallVector<SmallVector<Operation *>> groups(numGroups);
  for (auto &[op, own] : slots)
    if (own.front().group >= 0 && !isListOfSums(op))
      groups[own.front().group].push_back(op);
  for (SmallVector<Operation *> &members : groups)
    llvm::sort(members, [](Operation *a, Operation *b) {
      return a->isBeforeInBlock(b);
    });
  auto isAlone = [](ArrayRef<Operation *> members) {
    return members.size() < 2;
  };
  SmallVector<Operation *> alone;
  for (ArrayRef<Operation *> members : groups)
    if (members.size() == 1)
      alone.push_back(members.front());
  if (!llvm::all_of(groups, isAlone)) {
    GroupScheduler scheduler(block);
    unsigned number = 0;
    for (ArrayRef<Operation *> members : groups) {
      if (isAlone(members))
        continue;
      for (Operation *op : members)
        scheduler.assign(op, number);
      ++number;
    }
    for (const Batch &batch : scheduler.run()) {
      if (batch.obstacle)
        remark::missed(batch.obstacle->member->getLoc(),
                       getRemark("NotGrouped"))
            << "not merged with the ops before it: " +
                   describe(*batch.obstacle);
      merge(batch.members);
    }
  }
  for (Operation *op : alone)
    merge(op);
  eraseUnusedLoads(rewriter, equalLoads);
}

void Grouping::reportSharedStates() {
  for (auto update : block.getOps<OptimizerOpInterface>())
    if (std::optional<StringRef> state = findSharedState(update))
      remark::missed(update->getLoc(), getRemark("SharedState"))
          << "not merged: its parameters share one " + state->str();
}

void Grouping::run() {
  reportSharedStates();
  assignSlots();
  divideOps();
  bringTogether();
}

void stepfold::groupParameters(RewriterBase &rewriter, Block &block,
                               uint64_t maxScratch) {
  Grouping(rewriter, block, maxScratch).run();
}
