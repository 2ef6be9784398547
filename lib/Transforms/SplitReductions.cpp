//===- SplitReductions.cpp - Reductions by what they read -----------------===//

#include "SplitReductions.h"
#include "StructuredFusion.h"
#include "UpdateNeighbours.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Parameters of a reduction, in order, by how what they read is computed.
using Partition =
    llvm::MapVector<int64_t, SmallVector<int32_t>, std::map<int64_t, unsigned>>;

static Partition partition(ReduceOp reduce, UpdateNeighbours &neighbours) {
  Partition parts;
  for (auto [position, value] : llvm::enumerate(reduce.getIns()[0]))
    parts[neighbours.getComputation(value)].push_back(position);
  return parts;
}

/// Creates the reduction of the parameters at `positions`, into `out`.
static ReduceOp createPart(RewriterBase &rewriter, ReduceOp reduce,
                           ArrayRef<int32_t> positions, Value out) {
  auto whole = cast<StructuredOpInterface>(reduce.getOperation());
  FusedOp part(whole->getName(), whole.passesOuts());
  part.addOut(out);
  SmallVector<std::optional<FusedOp::Source>> sources = {
      part.addIn(llvm::map_to_vector(positions, [&](int32_t position) {
        return reduce.getIns()[0][position];
      }))};
  llvm::SmallBitVector all(whole.getBlock()->getNumArguments(), true);
  addVectorsAndScalars(part, whole, all, sources);
  part.yield(part.addPart(whole.getBlock(), sources), 0);
  auto created =
      cast<ReduceOp>(part.create(rewriter, reduce.getLoc()).getOperation());
  created.setPositions(positions);
  return created;
}

static void split(RewriterBase &rewriter, ReduceOp reduce,
                  const Partition &parts) {
  rewriter.setInsertionPoint(reduce);
  Value sums = reduce.getOuts()[0][0];
  ReduceOp last;
  for (const auto &[computation, positions] : parts) {
    last = createPart(rewriter, reduce, positions, sums);
    sums = last->getResult(0);
  }
  rewriter.replaceOp(reduce, last);
  remark::passed(last.getLoc(),
                 remark::RemarkOpts::name("SplitReduction")
                     .category("optim-fuse")
                     .function(last->getParentOfType<func::FuncOp>().getName()))
      << "split a reduction by how what it reads is computed"
      << remark::metric("reductionsBefore", 1)
      << remark::metric("reductionsAfter", parts.size());
}

/// Whether each parameter's sum stands for itself alone.
static bool canSplit(ReduceOp reduce) {
  return reduce.getNumResults() == 1 && reduce.getIns().size() == 1 &&
         reduce.getPerParameter().empty() && !reduce.getPositions();
}

void stepfold::splitReductions(RewriterBase &rewriter, Block &block) {
  UpdateNeighbours neighbours;
  for (Operation &op : llvm::make_early_inc_range(block)) {
    auto reduce = dyn_cast<ReduceOp>(op);
    if (!reduce || !canSplit(reduce))
      continue;
    Partition parts = partition(reduce, neighbours);
    if (parts.size() > 1)
      split(rewriter, reduce, parts);
  }
}
