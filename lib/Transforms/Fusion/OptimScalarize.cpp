//===- OptimScalarize.cpp - Numbers that are the same for all parameters --===//

#include "../Utils/BlockRewrites.h"
#include "../Utils/FusedOp.h"
#include "../Utils/Simplification.h"
#include "../Utils/Storage.h"
#include "stepfold/Analysis/Launches.h"
#include "stepfold/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMSCALARIZEPASS
#include "stepfold/Transforms/Fusion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

using Source = FusedOp::Source;

static constexpr StringLiteral kPass = "optim-scalarize";

namespace {

/// An op over several parameters, some of whose results have one number for
/// all of them.
class Scalarization {
public:
  Scalarization(RewriterBase &rewriter, ForeachParameterOp producer)
      : rewriter(rewriter), producer(producer), op(asStructured(producer)) {}

  /// Returns the last op that there is in the place of `producer`.
  Operation *run();

private:
  bool isUniform(OpResult result);
  bool canReadScalar(OpOperand &use);
  StructuredOpInterface createScalars();
  void replaceReader(StructuredOpInterface reader);

  RewriterBase &rewriter;
  ForeachParameterOp producer;
  StructuredOpInterface op;
  /// The number that stands for a vector.
  DenseMap<Value, Value> scalars;
  SmallVector<OpResult> uniform;
};

} // namespace

/// Returns true if an op reads a vector as one number for each parameter, and
/// can read a scalar instead.
bool Scalarization::canReadScalar(OpOperand &use) {
  Operation *reader = use.getOwner();
  if (!isOnTensors(reader) || reader->getBlock() != producer->getBlock() ||
      isUpdate(use))
    return false;
  return isa<ForeachParameterOp>(reader) ||
         llvm::is_contained(asStructured(reader).getPerParameter(), use.get());
}

/// Returns true if a result is a vector that is computed from scalars alone,
/// and that is only read as numbers of parameters.
bool Scalarization::isUniform(OpResult result) {
  auto [out, place] = locateResult(op, result);
  OperandRange stream = op.getOuts()[out];
  if (stream.size() != 1 || !isEmpty(stream[0]) || result.use_empty())
    return false;
  unsigned firstScalar = op.getBlock()->getNumArguments() -
                         static_cast<unsigned>(op.getScalars().size());
  int firstNeeded = findNeededArguments(op, out).find_first();
  bool isOfScalars =
      firstNeeded < 0 || static_cast<unsigned>(firstNeeded) >= firstScalar;
  return isOfScalars && llvm::all_of(result.getUses(), [&](OpOperand &use) {
           return canReadScalar(use);
         });
}

/// An op over one parameter that computes the uniform results.
StructuredOpInterface Scalarization::createScalars() {
  rewriter.setInsertionPoint(producer);
  FusedOp fused(producer->getName());
  SmallVector<unsigned> yields;
  for (OpResult result : uniform) {
    yields.push_back(locateResult(op, result).first);
    fused.addOut(ValueRange(
        tensor::EmptyOp::create(rewriter, producer->getLoc(),
                                /*staticShape=*/ArrayRef<int64_t>(),
                                getElementTypeOrSelf(result.getType()))
            .getResult()));
  }
  SmallVector<std::optional<Source>> sources(op.getUpdates().size() +
                                             op.getIns().size());
  addVectorsAndScalars(fused, op, findNeededArguments(op, yields), sources);
  unsigned part = fused.addPart(op.getBlock(), sources);
  for (unsigned index : yields)
    fused.yield(part, index);
  return fused.create(rewriter, producer->getLoc());
}

void Scalarization::replaceReader(StructuredOpInterface reader) {
  FusedOp fused(reader->getName());
  fused.setForm(reader);
  SmallVector<std::optional<Source>> sources = addOuts(fused, reader);
  auto addScalarOf = [&](ValueRange values) {
    Value scalar = values.size() == 1 ? scalars.lookup(values[0]) : Value();
    if (scalar)
      sources.push_back(fused.addScalar(scalar));
    return scalar != nullptr;
  };
  for (OperandRange stream : reader.getIns())
    if (!addScalarOf(stream))
      sources.push_back(fused.addIn(stream));
  for (Value vector : reader.getPerParameter())
    if (!addScalarOf(vector))
      sources.push_back(fused.addPerParameter(vector));
  for (Value scalar : reader.getScalars())
    sources.push_back(fused.addScalar(scalar));
  addWhole(fused, reader, std::move(sources));
  replaceSimplified(rewriter, reader, fused);
}

Operation *Scalarization::run() {
  if (!isOnTensors(producer) || op.getNumParameters() == 1)
    return producer;
  for (OpResult result : producer->getResults())
    if (isUniform(result))
      uniform.push_back(result);
  // A store to a global may have to wait until others have read the global. The
  // new op would not wait, and be a launch of its own.
  bool isStoredLate =
      llvm::any_of(producer->getResults(), [&](OpResult result) {
        auto [out, place] = locateResult(op, result);
        return isEmpty(op.getOuts()[out][place]) && isStored(result);
      });
  if (uniform.empty() || isStoredLate)
    return producer;
  Block &block = *producer->getBlock();
  size_t numLaunches = countLaunches(block);
  StructuredOpInterface single = createScalars();
  if (countLaunches(block) > numLaunches) {
    rewriter.eraseOp(single);
    return producer;
  }
  llvm::SetVector<Operation *> readers;
  for (auto [vector, scalar] : llvm::zip_equal(uniform, single->getResults())) {
    scalars[vector] = scalar;
    readers.insert_range(vector.getUsers());
  }
  for (Operation *reader : readers)
    replaceReader(asStructured(reader));
  remark::passed(producer->getLoc(), getRemark(kPass, producer, "Scalarized"))
      << "computes scalars that are the same for all parameters once"
      << remark::metric("scalars", uniform.size());
  single = simplify(rewriter, single);
  StructuredOpInterface left = simplify(rewriter, op);
  return left ? left : single;
}

namespace {

struct OptimScalarize final
    : stepfold::impl::OptimScalarizePassBase<OptimScalarize> {
  void runOnOperation() override {
    rewriteBlocks(getOperation(), [](RewriterBase &rewriter, Block &block) {
      // Ops that read a scalar in place of a vector may have uniform results,
      // too, so replacements are visited.
      for (Block::iterator it = block.begin(); it != block.end(); ++it)
        if (auto producer = dyn_cast<ForeachParameterOp>(*it))
          it = Scalarization(rewriter, producer).run()->getIterator();
      eraseUnused(rewriter, block);
    });
  }
};

} // namespace
