//===- OptimSinkScalars.cpp - Scalar arithmetic into traversals -----------===//

#include "../Utils/BlockRewrites.h"
#include "../Utils/FusedOp.h"
#include "../Utils/Simplification.h"
#include "../Utils/Storage.h"
#include "../Utils/ValueNumbering.h"
#include "stepfold/Analysis/GlobalAccess.h"
#include "stepfold/Analysis/Launches.h"
#include "stepfold/Analysis/SpecializedBody.h"
#include "stepfold/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"

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
  /// `access` is that of the function.
  Sinking(ForeachParameterOp producer, const Clobbers &clobbers,
          const GlobalAccess &access)
      : producer(producer), op(asStructured(producer)), clobbers(clobbers),
        access(access) {}

  /// Returns whether all readers can compute the numbers themselves.
  bool isPossible();
  void apply(RewriterBase &rewriter);

private:
  bool isCheap();
  bool isConstant(Value scalar);
  bool canCompute(Operation *reader);
  void replaceReader(RewriterBase &rewriter, StructuredOpInterface reader);

  ForeachParameterOp producer;
  StructuredOpInterface op;
  const Clobbers &clobbers;
  const GlobalAccess &access;
  llvm::SetVector<Operation *> readers;
};

} // namespace

/// Returns true if the numbers depend on scalars alone, by a few ops that a
/// device has instructions for.
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

/// Returns true if `scalar` is the same wherever the block reads it: an
/// argument, or loaded from a global that the function does not write, which
/// only ops of the block read.
bool Sinking::isConstant(Value scalar) {
  bool isReadHere = llvm::all_of(scalar.getUsers(), [&](Operation *user) {
    return user->getBlock() == producer->getBlock() &&
           (user->getNumRegions() == 0 || isa<StructuredOpInterface>(user));
  });
  if (!isReadHere || !clobbers.find(scalar).empty())
    return false;
  if (isa<BlockArgument>(scalar))
    return true;
  auto load = scalar.getDefiningOp<ml_program::GlobalLoadOp>();
  return load && !access.mayWrite(load.getGlobal().getLeafReference());
}

/// Returns true if `reader` is a traversal behind `producer`, and no op in
/// between has unknown effects. A flag that its kernel branches on is not
/// computed there.
bool Sinking::canCompute(Operation *reader) {
  if (!isa<ForeachOp, ReduceOp>(reader) || !isOnTensors(reader) ||
      reader->getBlock() != producer->getBlock())
    return false;
  for (Operation *between = producer->getNextNode(); between != reader;
       between = between->getNextNode())
    if (isBarrier(between))
      return false;
  StructuredOpInterface structured = asStructured(reader);
  return llvm::none_of(getBranchFlags(structured), [&](unsigned flag) {
    return getArgumentOperands(structured, flag)[0].getDefiningOp() ==
           producer.getOperation();
  });
}

/// Returns true if an op uses a number as a number, and not as a stream or as
/// the destination of a sum.
static bool isNumber(OpOperand &use) {
  auto isIn = [&](OperandRange range) {
    unsigned begin = range.getBeginOperandIndex();
    unsigned index = use.getOperandNumber();
    return index >= begin && index < begin + range.size();
  };
  StructuredOpInterface reader = asStructured(use.getOwner());
  return isIn(reader.getPerParameter()) || isIn(reader.getScalars());
}

bool Sinking::isPossible() {
  if (!isOnTensors(producer) || !isCheap() ||
      !llvm::all_of(producer.getScalars(),
                    [&](Value scalar) { return isConstant(scalar); }))
    return false;
  for (OpOperand &use : producer->getUses()) {
    if (!canCompute(use.getOwner()) || !isNumber(use))
      return false;
    readers.insert(use.getOwner());
  }
  return !readers.empty();
}

void Sinking::replaceReader(RewriterBase &rewriter,
                            StructuredOpInterface reader) {
  FusedOp fused(reader->getName());
  fused.setForm(reader);
  SmallVector<std::optional<Source>> sources = addOuts(fused, reader);
  for (OperandRange stream : reader.getIns())
    sources.push_back(fused.addIn(stream));
  SmallVector<std::optional<Source>> scalars(op.getUpdates().size());
  for (Value scalar : producer.getScalars())
    scalars.push_back(fused.addScalar(scalar));
  unsigned numbers = fused.addPart(op.getBlock(), scalars);
  auto addNumbers = [&](OperandRange values, Source (FusedOp::*add)(Value)) {
    for (Value value : values) {
      bool isSunk = value.getDefiningOp() == producer.getOperation();
      sources.push_back(isSunk ? Source{Source::Yield,
                                        cast<OpResult>(value).getResultNumber(),
                                        numbers}
                               : (fused.*add)(value));
    }
  };
  addNumbers(reader.getPerParameter(), &FusedOp::addPerParameter);
  addNumbers(reader.getScalars(), &FusedOp::addScalar);
  addWhole(fused, reader, std::move(sources));
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
  return countLaunches(block, producer) < countLaunches(block);
}

namespace {

struct OptimSinkScalars final
    : stepfold::impl::OptimSinkScalarsPassBase<OptimSinkScalars> {
  void runOnOperation() override {
    SymbolTableCollection symbols;
    GlobalAccess access = getGlobalAccess(getOperation(), symbols);
    rewriteBlocks(getOperation(), [&](RewriterBase &rewriter, Block &block) {
      eraseUnused(rewriter, block);
      SmallVector<ForeachParameterOp> producers(
          block.getOps<ForeachParameterOp>());
      Clobbers clobbers(rewriter, block);
      for (ForeachParameterOp producer : producers) {
        Sinking sinking(producer, clobbers, access);
        if (!sinking.isPossible() || !savesLaunch(block, producer))
          continue;
        sinking.apply(rewriter);
        rewriter.eraseOp(producer);
      }
      eraseUnused(rewriter, block);
    });
  }
};

} // namespace
