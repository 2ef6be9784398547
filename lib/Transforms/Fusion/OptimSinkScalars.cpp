//===- OptimSinkScalars.cpp - Scalar arithmetic into traversals -----------===//

#include "BlockRewrites.h"
#include "FusedOp.h"
#include "Simplification.h"
#include "Storage.h"
#include "stepfold/Analysis/Launches.h"
#include "stepfold/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMSINKSCALARSPASS
#include "stepfold/Transforms/Fusion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

using Source = FusedOp::Source;

static constexpr StringLiteral kPass = "optim-sink-scalars";

/// The maximum number of ops that each thread of a traversal computes again.
static constexpr int64_t kMaxOps = 8;

namespace {

/// An op that computes the same few numbers for all parameters, and the
/// traversals that read them.
class Sinking {
public:
  Sinking(ForeachParameterOp producer, const Clobbers &clobbers)
      : producer(producer), op(asStructured(producer)), clobbers(clobbers) {}

  /// Returns whether all readers can compute the numbers themselves.
  bool isPossible();
  void apply(RewriterBase &rewriter);

private:
  bool isCheap();
  bool canCompute(Operation *reader);
  void replaceReader(RewriterBase &rewriter, StructuredOpInterface reader);

  ForeachParameterOp producer;
  StructuredOpInterface op;
  const Clobbers &clobbers;
  llvm::SetVector<Operation *> readers;
};

} // namespace

/// Whether the numbers depend on scalars alone, by a few ops that a device has
/// instructions for.
bool Sinking::isCheap() {
  Block *body = op.getBlock();
  bool readsOuts = llvm::any_of(
      body->getArguments().take_front(op.getUpdates().size()),
      [](BlockArgument argument) { return !argument.use_empty(); });
  if (readsOuts || !producer.getIns().empty())
    return false;
  int64_t numOps = 0;
  for (Operation &inner : body->without_terminator()) {
    if (!isa<arith::ConstantOp, arith::AddFOp, arith::SubFOp, arith::MulFOp,
             arith::NegFOp, arith::TruncFOp, arith::ExtFOp, arith::CmpFOp,
             arith::SelectOp>(inner))
      return false;
    numOps += !isa<arith::ConstantOp>(inner);
  }
  return numOps <= kMaxOps;
}

/// Whether `reader` is a traversal that finds the scalars as `producer` does.
bool Sinking::canCompute(Operation *reader) {
  return isa<ForeachOp, ReduceOp>(reader) && isOnTensors(reader) &&
         reader->getBlock() == producer->getBlock() &&
         llvm::none_of(producer.getScalars(), [&](Value scalar) {
           return clobbers.isClobbered(scalar, producer, reader) ||
                  llvm::is_contained(clobbers.find(scalar), reader);
         });
}

bool Sinking::isPossible() {
  if (!isOnTensors(producer) || !isCheap())
    return false;
  for (OpOperand &use : producer->getUses()) {
    Operation *reader = use.getOwner();
    if (!canCompute(reader))
      return false;
    // Not a stream that is updated, and not one of elements.
    auto structured = asStructured(reader);
    bool isNumber =
        llvm::is_contained(structured.getPerParameter(), use.get()) ||
        llvm::is_contained(structured.getScalars(), use.get());
    bool isStream =
        llvm::any_of(structured.getElementStreams(), [&](OperandRange stream) {
          return llvm::is_contained(stream, use.get());
        });
    if (!isNumber || isStream)
      return false;
    readers.insert(reader);
  }
  return !readers.empty();
}

void Sinking::replaceReader(RewriterBase &rewriter,
                            StructuredOpInterface reader) {
  FusedOp fused(reader->getName());
  fused.setPositions(reader);
  SmallVector<std::optional<Source>> sources = addOuts(fused, reader);
  for (OperandRange stream : reader.getIns())
    sources.push_back(fused.addIn(stream));
  SmallVector<std::optional<Source>> scalars(op.getUpdates().size());
  for (Value scalar : producer.getScalars())
    scalars.push_back(fused.addScalar(scalar));
  unsigned numbers = fused.addPart(op.getBlock(), scalars);
  auto isSunk = [&](Value value) {
    return value.getDefiningOp() == producer.getOperation();
  };
  for (Value value : reader.getPerParameter())
    sources.push_back(
        isSunk(value) ? Source{Source::Yield,
                               cast<OpResult>(value).getResultNumber(), numbers}
                      : fused.addPerParameter(value));
  for (Value value : reader.getScalars())
    sources.push_back(
        isSunk(value) ? Source{Source::Yield,
                               cast<OpResult>(value).getResultNumber(), numbers}
                      : fused.addScalar(value));
  unsigned part = fused.addPart(reader.getBlock(), sources);
  for (unsigned index = 0; index != reader.getYieldedValues().size(); ++index)
    fused.yield(part, index);
  rewriter.setInsertionPoint(reader);
  StructuredOpInterface created = fused.create(rewriter, reader->getLoc());
  rewriter.replaceOp(reader, created->getResults());
  remark::passed(created->getLoc(), getRemark(kPass, created, "ScalarsSunk"))
      << "computes scalars in each thread, which takes no launch";
}

void Sinking::apply(RewriterBase &rewriter) {
  for (Operation *reader : readers)
    replaceReader(rewriter, asStructured(reader));
}

/// Returns whether the block has fewer launches without `producer`.
static bool savesLaunch(Block &block, ForeachParameterOp producer) {
  SmallVector<Operation *> with, without;
  for (Operation &op : block) {
    if (!isStageCompute(&op))
      continue;
    with.push_back(&op);
    if (&op != producer.getOperation())
      without.push_back(&op);
  }
  return planLaunches(without).size() < planLaunches(with).size();
}

namespace {

struct OptimSinkScalars final
    : stepfold::impl::OptimSinkScalarsPassBase<OptimSinkScalars> {
  void runOnOperation() override {
    rewriteBlocks(getOperation(), [&](RewriterBase &rewriter, Block &block) {
      SmallVector<ForeachParameterOp> producers(
          block.getOps<ForeachParameterOp>());
      Clobbers clobbers(rewriter, block);
      for (ForeachParameterOp producer : producers) {
        Sinking sinking(producer, clobbers);
        if (!sinking.isPossible() || !savesLaunch(block, producer))
          continue;
        sinking.apply(rewriter);
        eraseUnused(rewriter, block);
      }
    });
  }
};

} // namespace
