//===- GatheredReductions.cpp - Reductions as one over a list -------------===//

#include "GatheredReductions.h"
#include "StructuredFusion.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Whether `op` puts the elements of a list into a vector, as they are.
static bool isGather(ForeachParameterOp op) {
  if (op.getOuts().size() != 1 || op.getIns().size() != 1 ||
      op->getNumResults() != 1 || op.getIns()[0].size() < 2)
    return false;
  auto structured = cast<StructuredOpInterface>(op.getOperation());
  return structured.getYieldedValues()[0] == structured.getInArgument(0) &&
         structured.getBlock()->getArgument(0).use_empty();
}

bool GatheredReductions::collect() {
  for (Value sum : gather.getIns()[0]) {
    auto reduce = sum.getDefiningOp<ReduceOp>();
    if (!reduce || reduce->getBlock() != gather->getBlock() ||
        reduce.getNumParameters() != 1 || reduce.getOuts().size() != 1 ||
        !reduce.getPerParameter().empty() || !sum.hasOneUse())
      return false;
    members.push_back(reduce);
  }
  return true;
}

bool GatheredReductions::areAlike() const {
  ReduceOp first = members.front();
  return llvm::all_of(members, [&](ReduceOp member) {
    return member.getIns().size() == first.getIns().size() &&
           llvm::equal(member.getScalars(), first.getScalars()) &&
           OperationEquivalence::isRegionEquivalentTo(
               &first.getBody(), &member.getBody(),
               OperationEquivalence::IgnoreLocations);
  });
}

Operation *GatheredReductions::getLast() const {
  Operation *last = members.front();
  for (ReduceOp member : members)
    if (last->isBeforeInBlock(member))
      last = member;
  return last;
}

/// Whether each reduction reads the same values where the last one stands: in
/// place, an update of what it reads may come between them.
bool GatheredReductions::canMove() const {
  Operation *last = getLast();
  return llvm::all_of(members, [&](ReduceOp member) {
    return llvm::all_of(member->getOperands(), [&](Value value) {
      return llvm::all_of(value.getUses(), [&](OpOperand &use) {
        Operation *user = use.getOwner();
        auto update = dyn_cast<DestinationStyleOpInterface>(user);
        return user == member.getOperation() || !update ||
               user->getBlock() != last->getBlock() ||
               !update.isDpsInit(&use) || !member->isBeforeInBlock(user) ||
               !user->isBeforeInBlock(last);
      });
    });
  });
}

std::optional<GatheredReductions>
GatheredReductions::match(ForeachParameterOp gather) {
  GatheredReductions result(gather);
  if (!isGather(gather) || !result.collect() || !result.areAlike() ||
      !result.canMove())
    return std::nullopt;
  return result;
}

ReduceOp GatheredReductions::merge(RewriterBase &rewriter) {
  auto first = cast<StructuredOpInterface>(members.front().getOperation());
  rewriter.setInsertionPointAfter(getLast());
  auto type = cast<RankedTensorType>(gather->getResult(0).getType());
  Value empty = tensor::EmptyOp::create(rewriter, first.getLoc(),
                                        type.getShape(), type.getElementType());
  FusedOp merged(first->getName(), first.passesOuts());
  merged.addOut(empty);
  SmallVector<std::optional<FusedOp::Source>> sources;
  for (unsigned stream = 0; stream < first.getIns().size(); ++stream)
    sources.push_back(merged.addIn(llvm::map_to_vector(
        members, [&](ReduceOp member) { return member.getIns()[stream][0]; })));
  llvm::SmallBitVector all(first.getBlock()->getNumArguments(), true);
  addVectorsAndScalars(merged, first, all, sources);
  merged.yield(merged.addPart(first.getBlock(), sources), 0);
  StructuredOpInterface reduce = merged.create(rewriter, first.getLoc());
  rewriter.replaceOp(gather, reduce->getResults());
  for (ReduceOp member : members)
    rewriter.eraseOp(member);
  return cast<ReduceOp>(reduce.getOperation());
}
