//===- ParameterGraph.cpp - Graphs of parameters --------------------------===//

#include "ParameterGraph.h"
#include "../Utils/Storage.h"
#include "../Utils/ValueNumbering.h"

#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

namespace {

/// The place of a tensor in an op that cannot be taken apart, or in a vector of
/// sums.
struct Place {
  unsigned list, position;
};

/// A value, or the tensor that it is after bufferization.
struct Cell {
  /// Pieces that access it as a tensor of their parameter, and others.
  SmallVector<unsigned, 2> tensorPieces, otherPieces;
  bool isWritten = false;
  std::optional<Place> place;
  /// The graph whose piece makes it; the graphs that access it: none, one or
  /// several.
  int maker = -1, graph = kNone;
  static constexpr int kNone = -1, kSeveral = -2;

  void addGraph(int other) {
    graph = graph == kNone || graph == other ? other : kSeveral;
  }
};

/// One access, with the cells of the value and of the new value, or none.
struct Use {
  AccessKind kind;
  Value value;
  int cell, result;
};

class GraphBuilder {
public:
  GraphBuilder(Block &block, const EqualLoads &equalLoads)
      : block(block), equalLoads(equalLoads) {}
  std::vector<ParameterClass> run();

private:
  void collect();
  void addPiece(Piece piece);
  void addPlaces(Operation *op);
  int getCell(Value value);
  int getResultCell(Value value);
  void joinTensors();
  bool isUnrelated(unsigned piece) const;
  void numberGraphs();
  void addScalarPieces();
  void addToGraph(unsigned piece, int graph);
  std::optional<int> findGraph(unsigned piece) const;
  bool isReadIn(int graph, int cell) const;
  ValueNumbering::Key getSignature(int graph, std::vector<unsigned> &order);
  ArrayRef<Use> getUses(unsigned piece) const {
    unsigned begin = piece == 0 ? 0 : ends[piece - 1];
    return ArrayRef(uses).slice(begin, ends[piece] - begin);
  }

  Block &block;
  const EqualLoads &equalLoads;
  std::vector<Piece> pieces;
  DenseSet<Operation *> opsWithPieces;
  /// Uses of all pieces, one after the other, and the end of each piece's uses.
  std::vector<Use> uses;
  std::vector<unsigned> ends;
  std::vector<Cell> cells;
  DenseMap<const void *, int> indices;
  /// Ops that cannot be taken apart, and vectors of sums.
  unsigned numLists = 0;
  llvm::IntEqClasses joined;
  /// Graph of each piece, or -1; and the pieces of each graph.
  std::vector<int> graphs;
  std::vector<SmallVector<unsigned>> members;
  ValueNumbering numbering;
};

} // namespace

int GraphBuilder::getCell(Value value) {
  const void *storage = value ? getStorage(value) : nullptr;
  if (!storage)
    return -1;
  auto [it, isNew] = indices.try_emplace(storage, cells.size());
  if (isNew)
    cells.emplace_back();
  return it->second;
}

int GraphBuilder::getResultCell(Value value) {
  int cell = value ? getCell(value) : -1;
  if (cell >= 0)
    cells[cell].isWritten = true;
  return cell;
}

void GraphBuilder::addPiece(Piece piece) {
  unsigned index = pieces.size();
  pieces.push_back(piece);
  for (const Access &access : getAccesses(piece)) {
    Value equal = access.value ? equalLoads.lookup(access.value) : Value();
    Use use{access.kind, equal ? equal : access.value, -1, -1};
    if (access.kind != AccessKind::Setting)
      use.cell = getCell(access.value);
    if (use.cell >= 0) {
      Cell &cell = cells[use.cell];
      (access.kind == AccessKind::Tensor ? cell.tensorPieces : cell.otherPieces)
          .push_back(index);
      cell.isWritten |= static_cast<bool>(access.result);
    }
    use.result = getResultCell(access.result);
    if (use.result >= 0 && access.kind == AccessKind::Tensor)
      cells[use.result].tensorPieces.push_back(index);
    uses.push_back(use);
  }
  ends.push_back(uses.size());
}

/// Notes where `op`, which is not made of pieces, has tensors.
void GraphBuilder::addPlaces(Operation *op) {
  for (ValueRange list : getLists(op)) {
    for (auto [position, value] : llvm::enumerate(list))
      if (int index = getCell(value); index >= 0 && !cells[index].place)
        cells[index].place = {numLists, static_cast<unsigned>(position)};
    ++numLists;
  }
}

void GraphBuilder::collect() {
  for (Operation &op : block) {
    std::optional<unsigned> numPieces = getNumPieces(&op);
    if (!numPieces) {
      addPlaces(&op);
      continue;
    }
    opsWithPieces.insert(&op);
    for (unsigned position = 0; position < *numPieces; ++position)
      addPiece({&op, position});
  }
}

/// Joins the pieces of each tensor that one of them updates, and of each that
/// pieces of one graph with updates, at most, read.
void GraphBuilder::joinTensors() {
  joined.grow(pieces.size());
  auto join = [&](ArrayRef<unsigned> members) {
    for (unsigned piece : members.drop_front(1))
      joined.join(members.front(), piece);
  };
  for (const Cell &cell : cells)
    if (cell.isWritten && !cell.tensorPieces.empty())
      join(cell.tensorPieces);
  std::vector<bool> updates(pieces.size());
  for (unsigned piece = 0; piece < pieces.size(); ++piece)
    for (const Use &use : getUses(piece))
      if (use.kind == AccessKind::Tensor && use.cell >= 0 &&
          cells[use.cell].isWritten)
        updates[joined.findLeader(piece)] = true;
  for (const Cell &cell : cells) {
    if (cell.isWritten || cell.tensorPieces.empty())
      continue;
    llvm::SmallSetVector<unsigned, 2> updating;
    for (unsigned piece : cell.tensorPieces)
      if (unsigned leader = joined.findLeader(piece); updates[leader])
        updating.insert(leader);
    if (updating.size() > 1)
      continue;
    join(cell.tensorPieces);
    if (!updating.empty())
      updates[joined.findLeader(cell.tensorPieces.front())] = true;
  }
}

void GraphBuilder::addToGraph(unsigned piece, int graph) {
  graphs[piece] = graph;
  members[graph].push_back(piece);
  for (const Use &use : getUses(piece)) {
    if (use.cell >= 0)
      cells[use.cell].addGraph(graph);
    if (use.result < 0)
      continue;
    cells[use.result].addGraph(graph);
    cells[use.result].maker = graph;
  }
}

/// Returns true if `piece` is a cast, such as one for the forward pass, whose
/// input no piece makes and whose result no piece reads.
bool GraphBuilder::isUnrelated(unsigned piece) const {
  auto cast = dyn_cast<CastOp>(pieces[piece].op);
  if (!cast)
    return false;
  return !opsWithPieces.contains(cast.getInput().getDefiningOp()) &&
         llvm::none_of(cast->getUsers(), [&](Operation *user) {
           return opsWithPieces.contains(user);
         });
}

/// Numbers the graphs that access tensors of parameters.
void GraphBuilder::numberGraphs() {
  graphs.assign(pieces.size(), -1);
  DenseMap<unsigned, int> numbers;
  for (unsigned piece = 0; piece < pieces.size(); ++piece) {
    bool isOnTensors = llvm::any_of(getUses(piece), [](const Use &use) {
      return use.kind == AccessKind::Tensor;
    });
    if (!isOnTensors || isUnrelated(piece))
      continue;
    auto [it, isNew] =
        numbers.try_emplace(joined.findLeader(piece), members.size());
    if (isNew)
      members.emplace_back();
    addToGraph(piece, it->second);
  }
}

/// The graph that alone computes what `piece`, on one element of each, reads,
/// if no other reads what it computes.
std::optional<int> GraphBuilder::findGraph(unsigned piece) const {
  std::optional<int> graph;
  for (const Use &use : getUses(piece)) {
    if (use.cell < 0 || cells[use.cell].maker < 0)
      continue;
    int maker = cells[use.cell].maker;
    if (graph.value_or(maker) != maker)
      return std::nullopt;
    graph = maker;
  }
  if (!graph)
    return std::nullopt;
  bool isOwn = llvm::all_of(getUses(piece), [&](const Use &use) {
    return use.result < 0 || cells[use.result].graph == Cell::kNone ||
           cells[use.result].graph == *graph;
  });
  return isOwn ? graph : std::nullopt;
}

void GraphBuilder::addScalarPieces() {
  // Producers come before their readers.
  for (unsigned piece = 0; piece < pieces.size(); ++piece) {
    if (graphs[piece] >= 0)
      continue;
    if (std::optional<int> graph = findGraph(piece))
      addToGraph(piece, *graph);
  }
  for (SmallVector<unsigned> &graph : members)
    llvm::sort(graph);
}

/// Returns true if a piece of `graph` reads, as a scalar, a result of one of
/// its pieces.
bool GraphBuilder::isReadIn(int graph, int cell) const {
  return llvm::any_of(cells[cell].otherPieces,
                      [&](unsigned piece) { return graphs[piece] == graph; });
}

/// Returns a key that the graphs of one class share. If the key depends on the
/// order of lists, `order` gets the positions in these.
ValueNumbering::Key GraphBuilder::getSignature(int graph,
                                               std::vector<unsigned> &order) {
  ValueNumbering::Key signature;
  DenseMap<int, unsigned> numbers;
  auto addCell = [&](int index) {
    if (index < 0)
      return signature.push_back(0);
    auto [it, isNew] = numbers.try_emplace(index, numbers.size() + 1);
    signature.push_back(it->second);
    if (!isNew || !cells[index].place)
      return;
    signature.push_back(cells[index].place->list);
    order.push_back(cells[index].place->position);
  };
  for (unsigned piece : members[graph]) {
    signature.push_back(numbering.getOp(pieces[piece].op));
    for (const Use &use : getUses(piece)) {
      signature.push_back(static_cast<uintptr_t>(use.kind));
      bool isOwn = use.cell >= 0 && cells[use.cell].graph == graph;
      if (use.kind == AccessKind::Setting)
        continue;
      if (use.kind == AccessKind::Sum && !isReadIn(graph, use.result)) {
        order.push_back(piece);
      } else if (use.kind == AccessKind::Shared ||
                 (use.kind == AccessKind::Scalar && !isOwn)) {
        signature.push_back(ValueNumbering::toKeyPart(use.value));
      } else {
        addCell(use.cell);
        addCell(use.result);
      }
    }
  }
  return signature;
}

std::vector<ParameterClass> GraphBuilder::run() {
  collect();
  joinTensors();
  numberGraphs();
  addScalarPieces();

  struct Graph {
    std::vector<unsigned> order;
    int index;
  };
  llvm::MapVector<unsigned, std::vector<Graph>> alike;
  for (int graph = 0; graph < static_cast<int>(members.size()); ++graph) {
    Graph entry{{}, graph};
    unsigned number = numbering.getNumber(getSignature(graph, entry.order));
    alike[number].push_back(std::move(entry));
  }

  std::vector<ParameterClass> classes;
  for (std::vector<Graph> &entries : llvm::make_second_range(alike)) {
    llvm::stable_sort(entries, [](const Graph &a, const Graph &b) {
      return a.order < b.order;
    });
    ParameterClass &result = classes.emplace_back();
    for (const Graph &entry : entries) {
      SmallVector<Piece> &graph = result.graphs.emplace_back();
      for (unsigned piece : members[entry.index])
        graph.push_back(pieces[piece]);
    }
  }
  return classes;
}

std::vector<ParameterClass>
stepfold::findParameterClasses(Block &block, const EqualLoads &equalLoads) {
  return GraphBuilder(block, equalLoads).run();
}
