//===- Launches.cpp - Kernels of a stage ----------------------------------===//

#include "stepfold/Analysis/Launches.h"

#include "stepfold/Analysis/SumFinishers.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/MapVector.h"

#include <map>
#include <tuple>

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

bool stepfold::isStageCompute(Operation *op) {
  return isa<StructuredOpInterface, ReduceParametersOp, ExchangeOp,
             MatrixOpInterface>(op);
}

int64_t stepfold::getNumParameters(Operation *op) {
  auto structured = dyn_cast<StructuredOpInterface>(op);
  return structured ? structured.getNumParameters() : 1;
}

OperandRange stepfold::getSums(Operation *op) {
  auto structured = dyn_cast<StructuredOpInterface>(op);
  // A sum is one operand.
  unsigned numSums =
      structured ? structured.getNumSums() : isa<ReduceParametersOp>(op);
  return op->getOperands().take_front(numSums);
}

static bool hasElements(ValueRange stream) {
  return llvm::any_of(stream, [](Value value) {
    if (auto table = value.getDefiningOp<TableOp>())
      return hasElements(table.getBuffers());
    auto type = dyn_cast<ShapedType>(value.getType());
    return !type || !type.hasStaticShape() || type.getNumElements() != 0;
  });
}

bool stepfold::hasWork(const Launch &launch) {
  const LaunchPart &part = launch.front();
  auto structured = dyn_cast<StructuredOpInterface>(part.op);
  switch (part.kind) {
  case LaunchPart::Elements:
    return hasElements(structured.getOuts()[0]);
  case LaunchPart::PartialSums:
    return hasElements(structured.getElementStreams().front());
  case LaunchPart::Parameters:
  case LaunchPart::FinishedSums:
    return true;
  case LaunchPart::Matrices:
    return hasElements(cast<MatrixOpInterface>(part.op).getWritten());
  case LaunchPart::Exchange:
    return false;
  }
  llvm_unreachable("unknown kind of part");
}

size_t stepfold::countKernels(const Launch &launch) {
  auto matrixOp = dyn_cast<MatrixOpInterface>(launch.front().op);
  return matrixOp ? matrixOp.countCalls() : 1;
}

//===----------------------------------------------------------------------===//
// Scheduling
//===----------------------------------------------------------------------===//

namespace {

/// List scheduling of parts, by what they read and write.
class LaunchPlanner {
public:
  explicit LaunchPlanner(ArrayRef<Operation *> ops) {
    for (Operation *op : ops)
      addOp(op);
  }
  std::vector<Launch> run();

private:
  struct Node {
    LaunchPart part;
    SmallVector<unsigned> successors;
    unsigned numPending = 0;
    /// Batch of matrices that the node belongs to, if there is one.
    std::optional<unsigned> batch;
  };
  /// Phase, batch, and rank of a node: the least turn is next.
  using Turn = std::tuple<unsigned, unsigned, unsigned>;
  /// Accesses to one buffer since it was last written as a whole or after a
  /// read.
  struct Accesses {
    std::optional<unsigned> write;
    /// Writes of some elements, and the last such of each element.
    SmallVector<unsigned, 1> partialWrites;
    /// The key is wide: a map reserves two of its keys, and any position of 32
    /// bits may be one.
    DenseMap<int64_t, unsigned> lastWrites;
    SmallVector<unsigned> reads;
  };

  void addOp(Operation *op);
  void addSum(Operation *op);
  void addNode(LaunchPart::Kind kind, Operation *op);
  void addEdge(unsigned from, unsigned to);
  void addScratch(const LaunchPart &part);
  void addRead(Value value);
  void addWrite(Value value);
  void addPartialWrite(Value value, ArrayRef<int32_t> positions);
  void deferBehindExchanges();
  void numberBatches();
  Turn getTurn(const Node &node) const;
  void markReady(unsigned node);
  void schedule(unsigned node);
  size_t countArguments(const LaunchPart &part) const;

  std::vector<Node> nodes;
  DenseMap<Value, Accesses> accesses;
  /// Values that the sums consist of, by the op that finishes the sums.
  DenseMap<Operation *, SmallVector<Value, 1>> summands;
  /// Number of sums that the op finishes beyond one for each stream.
  DenseMap<Operation *, size_t> numMoreSums;
  /// Nodes that access each buffer of scratch with elements of a parameter.
  llvm::MapVector<Value, SmallVector<unsigned>> scratchUsers;
  /// Nodes that wait for nothing, by their turns.
  std::map<Turn, SmallVector<unsigned>> ready;
};

} // namespace

static bool isOverParameters(LaunchPart::Kind kind) {
  return kind == LaunchPart::Parameters || kind == LaunchPart::FinishedSums;
}

/// Reductions come first, elements last.
static unsigned getRank(LaunchPart::Kind kind) {
  switch (kind) {
  case LaunchPart::PartialSums:
    return 0;
  case LaunchPart::Parameters:
  case LaunchPart::FinishedSums:
    return 1;
  case LaunchPart::Exchange:
    return 2;
  case LaunchPart::Matrices:
    return 3;
  case LaunchPart::Elements:
    return 4;
  }
  llvm_unreachable("unknown kind of part");
}

/// Calls `visit` for the buffers that `value` stands for. A tensor has that of
/// the first of the inits that led to it.
static void forEachBuffer(Value value, function_ref<void(Value)> visit) {
  if (auto table = value.getDefiningOp<TableOp>()) {
    for (Value buffer : table.getBuffers())
      visit(buffer);
    return;
  }
  while (auto op = value.getDefiningOp<DestinationStyleOpInterface>())
    value = op.getTiedOpOperand(cast<OpResult>(value))->get();
  visit(value);
}

/// Returns the operands that `op` writes.
static OperandRange getWritten(Operation *op) {
  if (isa<ExchangeOp>(op))
    return op->getOperands();
  if (auto matrixOp = dyn_cast<MatrixOpInterface>(op))
    return matrixOp.getWritten();
  unsigned numOuts = isa<ReduceParametersOp>(op) ? 1 : shared::getNumOuts(op);
  return op->getOperands().take_front(numOuts);
}

void LaunchPlanner::addEdge(unsigned from, unsigned to) {
  if (from == to)
    return;
  nodes[from].successors.push_back(to);
  ++nodes[to].numPending;
}

/// Returns true if the buffer is neither state nor a gradient.
static bool isScratch(Value buffer) {
  return buffer.getDefiningOp<tensor::EmptyOp>() ||
         buffer.getDefiningOp<memref::AllocOp>();
}

/// Notes the scratch that a node has in common with others, as far as it has an
/// element for each of a parameter.
void LaunchPlanner::addScratch(const LaunchPart &part) {
  auto add = [&](ValueRange stream) {
    for (Value value : stream)
      forEachBuffer(value, [&](Value buffer) {
        if (isScratch(buffer))
          scratchUsers[buffer].push_back(nodes.size() - 1);
      });
  };
  if (part.kind == LaunchPart::Matrices)
    add(part.op->getOperands());
  else if (part.kind == LaunchPart::Elements ||
           part.kind == LaunchPart::PartialSums)
    for (OperandRange stream :
         cast<StructuredOpInterface>(part.op).getElementStreams())
      add(stream);
}

void LaunchPlanner::addRead(Value value) {
  unsigned node = nodes.size() - 1;
  forEachBuffer(value, [&](Value buffer) {
    Accesses &known = accesses[buffer];
    if (known.write)
      addEdge(*known.write, node);
    for (unsigned write : known.partialWrites)
      addEdge(write, node);
    known.reads.push_back(node);
  });
}

void LaunchPlanner::addWrite(Value value) {
  unsigned node = nodes.size() - 1;
  forEachBuffer(value, [&](Value buffer) {
    Accesses &known = accesses[buffer];
    if (known.write)
      addEdge(*known.write, node);
    for (unsigned write : known.partialWrites)
      addEdge(write, node);
    for (unsigned read : known.reads)
      addEdge(read, node);
    known = Accesses();
    known.write = node;
  });
}

/// Writes of different elements do not wait for each other.
void LaunchPlanner::addPartialWrite(Value value, ArrayRef<int32_t> positions) {
  unsigned node = nodes.size() - 1;
  forEachBuffer(value, [&](Value buffer) {
    Accesses &known = accesses[buffer];
    if (known.write)
      addEdge(*known.write, node);
    for (unsigned read : known.reads)
      addEdge(read, node);
    for (int32_t position : positions) {
      auto [last, isFirst] = known.lastWrites.try_emplace(position, node);
      if (!isFirst)
        addEdge(std::exchange(last->second, node), node);
    }
    known.partialWrites.push_back(node);
  });
}

void LaunchPlanner::addNode(LaunchPart::Kind kind, Operation *op) {
  nodes.push_back({{kind, op}, {}, 0, {}});
  addScratch(nodes.back().part);
  auto reduce = dyn_cast<ReduceOp>(op);
  // The partial sums of a reduction have already read and updated its elements.
  bool hasElements = kind != LaunchPart::FinishedSums || !reduce;
  OperandRange sums = getSums(op);
  unsigned numOuts = getWritten(op).size();
  if (hasElements)
    for (Value operand : op->getOperands().drop_front(numOuts))
      addRead(operand);
  for (Value summand : summands.lookup(op))
    addRead(summand);
  for (Value sum : sums)
    if (reduce && reduce.getPositions())
      addPartialWrite(sum, *reduce.getPositions());
    else
      addWrite(sum);
  if (hasElements)
    for (Value out :
         op->getOperands().slice(sums.size(), numOuts - sums.size()))
      addWrite(out);
}

void LaunchPlanner::addSum(Operation *op) {
  if (!isFinishedByReaders(op))
    return addNode(LaunchPart::FinishedSums, op);
  auto reduceParameters = dyn_cast<ReduceParametersOp>(op);
  if (!reduceParameters)
    return;
  ForeachParameterOp finisher = findFinisher(reduceParameters);
  summands[finisher].push_back(reduceParameters.getVector());
  if (auto parts = findDirectParts(reduceParameters))
    numMoreSums[finisher] += parts->size() - 1;
}

void LaunchPlanner::addOp(Operation *op) {
  if (isa<ForeachOp>(op))
    return addNode(LaunchPart::Elements, op);
  if (isa<ForeachParameterOp>(op))
    return addNode(LaunchPart::Parameters, op);
  if (isa<ExchangeOp>(op))
    return addNode(LaunchPart::Exchange, op);
  if (isa<MatrixOpInterface>(op))
    return addNode(LaunchPart::Matrices, op);
  if (isa<ReduceOp>(op))
    addNode(LaunchPart::PartialSums, op);
  if (isa<ReduceOp, ReduceParametersOp>(op))
    addSum(op);
}

/// Nodes that share scratch are one batch, if one of them is an op on matrices.
/// Batches have the order of their first nodes.
void LaunchPlanner::numberBatches() {
  llvm::IntEqClasses joined(nodes.size());
  for (ArrayRef<unsigned> users : llvm::make_second_range(scratchUsers))
    for (unsigned node : users)
      joined.join(users.front(), node);
  // A leader is the least of its class.
  llvm::DenseSet<unsigned> haveMatrices;
  for (auto [index, node] : llvm::enumerate(nodes))
    if (node.part.kind == LaunchPart::Matrices)
      haveMatrices.insert(joined.findLeader(index));
  for (auto [index, node] : llvm::enumerate(nodes))
    if (unsigned leader = joined.findLeader(index);
        haveMatrices.contains(leader))
      node.batch = leader;
}

/// Returns a turn: reductions and computation for parameters of no batch come
/// first, and elements of no batch last. In between, a batch is done before the
/// next one begins, so that all can share scratch.
LaunchPlanner::Turn LaunchPlanner::getTurn(const Node &node) const {
  unsigned rank = getRank(node.part.kind);
  if (node.batch)
    return {1, *node.batch, rank};
  return {node.part.kind == LaunchPart::Elements ? 2 : 0, 0, rank};
}

void LaunchPlanner::markReady(unsigned node) {
  ready[getTurn(nodes[node])].push_back(node);
}

void LaunchPlanner::schedule(unsigned node) {
  for (unsigned successor : nodes[node].successors)
    if (--nodes[successor].numPending == 0)
      markReady(successor);
}

/// At most so many arguments does a part over parameters add to its kernel.
size_t LaunchPlanner::countArguments(const LaunchPart &part) const {
  // Partial sums, where those of each parameter begin, and the sums; and where
  // the sums go.
  if (part.kind == LaunchPart::FinishedSums)
    return 3 * getSums(part.op).size() + 1;
  auto op = dyn_cast<ForeachParameterOp>(part.op);
  if (!op)
    return 0;
  // A list has a table, and the address of adjacent buffers.
  size_t numLists = llvm::count_if(op.getOuts(), [](OperandRange out) {
    return out.size() != 1 || isa<TableType>(out.front().getType());
  });
  // A stream that is read may be a list, or a sum to finish.
  size_t numSums = op.getIns().size() + numMoreSums.lookup(op);
  return op.getOuts().size() + numLists + 2 * numSums + op.getScalars().size();
}

/// An exchange that fails is before all updates that it does not need: a node
/// from which no path leads to an exchange waits for it.
void LaunchPlanner::deferBehindExchanges() {
  for (unsigned exchange = 0; exchange < nodes.size(); ++exchange) {
    if (nodes[exchange].part.kind != LaunchPart::Exchange)
      continue;
    // Edges lead from earlier nodes to later ones, or from an exchange.
    std::vector<bool> leadsThere(nodes.size());
    leadsThere[exchange] = true;
    for (bool hasChanged = true; std::exchange(hasChanged, false);)
      for (unsigned node = nodes.size(); node-- > 0;)
        if (!leadsThere[node] &&
            llvm::any_of(nodes[node].successors,
                         [&](unsigned next) { return leadsThere[next]; }))
          leadsThere[node] = hasChanged = true;
    for (unsigned node = 0; node < nodes.size(); ++node)
      if (!leadsThere[node])
        addEdge(exchange, node);
  }
}

std::vector<Launch> LaunchPlanner::run() {
  deferBehindExchanges();
  numberBatches();
  for (auto [index, node] : llvm::enumerate(nodes))
    if (node.numPending == 0)
      markReady(index);
  std::vector<Launch> launches;
  while (!ready.empty()) {
    SmallVector<unsigned> chosen = std::move(ready.begin()->second);
    ready.erase(ready.begin());
    llvm::sort(chosen);
    bool isJoint = isOverParameters(nodes[chosen.front()].part.kind);
    size_t numArguments = 0;
    for (unsigned node : chosen) {
      size_t numMore = countArguments(nodes[node].part);
      bool fits = numArguments + numMore <= kMaxJointArguments;
      if (!isJoint || node == chosen.front() || !fits) {
        launches.emplace_back();
        numArguments = 0;
      }
      launches.back().push_back(nodes[node].part);
      numArguments += numMore;
    }
    for (unsigned node : chosen)
      schedule(node);
  }
  return launches;
}

std::vector<Launch> stepfold::planLaunches(ArrayRef<Operation *> ops) {
  return LaunchPlanner(ops).run();
}

size_t stepfold::countLaunches(Block &block, Operation *omitted) {
  SmallVector<Operation *> ops;
  for (Operation &op : block)
    if (isStageCompute(&op) && &op != omitted)
      ops.push_back(&op);
  return planLaunches(ops).size();
}

//===----------------------------------------------------------------------===//
// Written buffers
//===----------------------------------------------------------------------===//

void WrittenBuffers::add(const Launch &launch) {
  for (const LaunchPart &part : launch)
    for (Value value : getWritten(part.op))
      forEachBuffer(value, [&](Value buffer) { buffers.insert(buffer); });
}

bool WrittenBuffers::contains(Value value) const {
  bool isContained = false;
  forEachBuffer(value,
                [&](Value buffer) { isContained |= buffers.contains(buffer); });
  return isContained;
}
