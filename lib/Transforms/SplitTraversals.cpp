//===- SplitTraversals.cpp - Traversals by what they read -----------------===//

#include "SplitTraversals.h"
#include "StructuredFusion.h"
#include "UpdateNeighbours.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Parameters of a traversal, in order, by how what they read is computed.
using Partition = llvm::MapVector<std::vector<int64_t>, SmallVector<int32_t>,
                                  std::map<std::vector<int64_t>, unsigned>>;

static Partition partition(StructuredOpInterface op,
                           UpdateNeighbours &neighbours) {
  Partition parts;
  for (int64_t position = 0; position < op.getNumParameters(); ++position) {
    std::vector<int64_t> computations;
    for (OperandRange stream : op.getIns())
      computations.push_back(neighbours.getComputation(stream[position]));
    parts[computations].push_back(position);
  }
  return parts;
}

static SmallVector<Value> gather(OperandRange stream,
                                 ArrayRef<int32_t> positions) {
  return llvm::map_to_vector(
      positions, [&](int32_t position) -> Value { return stream[position]; });
}

/// Creates the part of `op` that works on the parameters at `positions`.
static StructuredOpInterface createPart(RewriterBase &rewriter,
                                        StructuredOpInterface op,
                                        ArrayRef<SmallVector<Value>> outs,
                                        ArrayRef<int32_t> positions) {
  FusedOp part(op->getName());
  SmallVector<std::optional<FusedOp::Source>> sources;
  for (auto [index, out] : llvm::enumerate(outs))
    if (index < op.getNumSums())
      part.addSum(out);
    else
      sources.push_back(part.addOut(out));
  for (OperandRange stream : op.getIns())
    sources.push_back(part.addIn(gather(stream, positions)));
  addWhole(part, op, std::move(sources));
  return part.create(rewriter, op.getLoc());
}

/// Each part adds its sums to the vector of the part before.
static SmallVector<Value> split(RewriterBase &rewriter, ReduceOp reduce,
                                const Partition &parts) {
  Value sums = reduce.getOuts()[0][0];
  for (const auto &[computations, positions] : parts) {
    auto part = cast<ReduceOp>(
        createPart(rewriter, reduce, {SmallVector<Value>{sums}}, positions)
            .getOperation());
    part.setPositions(positions);
    sums = part->getResult(0);
  }
  return {sums};
}

static SmallVector<Value> split(RewriterBase &rewriter, ForeachOp foreach,
                                const Partition &parts) {
  SmallVector<Value> results(foreach->getNumResults());
  unsigned numParameters = foreach.getNumParameters();
  for (const auto &[computations, positions] : parts) {
    SmallVector<SmallVector<Value>> outs;
    for (OperandRange stream : foreach.getOuts())
      outs.push_back(gather(stream, positions));
    StructuredOpInterface part = createPart(rewriter, foreach, outs, positions);
    for (unsigned stream = 0; stream < outs.size(); ++stream)
      for (auto [position, result] :
           llvm::zip_equal(positions, part.getResultStream(stream)))
        results[stream * numParameters + position] = result;
  }
  return results;
}

/// Whether a tensor that `op` updates for one parameter is read for another.
static bool readsWhatOthersUpdate(StructuredOpInterface op) {
  DenseMap<Value, size_t> updated;
  for (OperandRange stream : op.getOuts())
    for (auto [position, value] : llvm::enumerate(stream))
      if (!value.getDefiningOp<tensor::EmptyOp>())
        updated[value] = position;
  for (OperandRange stream : op.getIns())
    for (auto [position, value] : llvm::enumerate(stream))
      if (auto it = updated.find(value);
          it != updated.end() && it->second != position)
        return true;
  return llvm::any_of(op.getScalars(),
                      [&](Value scalar) { return updated.contains(scalar); });
}

/// Whether what `op` computes for a parameter needs nothing of another, and
/// gives no tensor a new value that a part could read.
static bool canSplit(StructuredOpInterface op) {
  if (op->getNumResults() == 0 || !op.getPerParameter().empty())
    return false;
  if (auto reduce = dyn_cast<ReduceOp>(op.getOperation()))
    return reduce.getNumResults() == 1 && !reduce.getPositions();
  return isa<ForeachOp>(op) && !readsWhatOthersUpdate(op);
}

static void split(RewriterBase &rewriter, StructuredOpInterface op,
                  const Partition &parts) {
  rewriter.setInsertionPoint(op);
  auto reduce = dyn_cast<ReduceOp>(op.getOperation());
  remark::passed(op.getLoc(), getFusionRemark(op, "Split"))
      << "split by how what it reads is computed"
      << remark::metric("opsBefore", 1)
      << remark::metric("opsAfter", parts.size());
  rewriter.replaceOp(op, reduce ? split(rewriter, reduce, parts)
                                : split(rewriter, cast<ForeachOp>(op), parts));
}

void stepfold::splitTraversals(RewriterBase &rewriter, Block &block) {
  // All of them before the first rewrite: neighbours are known by values.
  UpdateNeighbours neighbours;
  std::vector<std::pair<StructuredOpInterface, Partition>> partitions;
  for (auto op : block.getOps<StructuredOpInterface>()) {
    if (!canSplit(op))
      continue;
    Partition parts = partition(op, neighbours);
    if (parts.size() > 1)
      partitions.push_back({op, std::move(parts)});
  }
  for (const auto &[op, parts] : partitions)
    split(rewriter, op, parts);
}
