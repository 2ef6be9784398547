//===- GatheredReductions.cpp - Reductions as one over a list -------------===//

#include "GatheredReductions.h"
#include "../Utils/FusedOp.h"
#include "../Utils/ValueNumbering.h"
#include "stepfold/IR/Combiner.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Returns true if `op` computes one stream from one other stream alone.
static bool isUnary(ForeachParameterOp op) {
  return op.getOuts().size() == 1 && op.getIns().size() == 1 &&
         op.getScalars().empty() && op->getNumResults() == 1 &&
         op.getBody().front().getArgument(0).use_empty();
}

/// Returns true if `op` yields its elements unchanged.
static bool isIdentity(ForeachParameterOp op) {
  StructuredOpInterface structured = asStructured(op);
  return structured.getYieldedValues()[0] == structured.getInArgument(0);
}

bool GatheredReductions::collect() {
  for (Value sum : gather.getIns()[0]) {
    if (auto step = sum.getDefiningOp<ForeachParameterOp>()) {
      if (step->getBlock() != gather->getBlock() || !isUnary(step) ||
          step.getNumParameters() != 1 || !sum.hasOneUse())
        return false;
      steps.push_back(step);
      sum = step.getIns()[0][0];
    }
    auto reduce = sum.getDefiningOp<ReduceOp>();
    if (!reduce || reduce->getBlock() != gather->getBlock() ||
        reduce.getNumParameters() != 1 || reduce.getOuts().size() != 1 ||
        reduce.getSampled() || !reduce.getPerParameter().empty() ||
        !sum.hasOneUse())
      return false;
    members.push_back(reduce);
  }
  return steps.empty() || steps.size() == members.size();
}

bool GatheredReductions::areAlike() const {
  ValueNumbering numbers;
  auto getOp = [&](Operation *op) { return numbers.getOp(op); };
  ReduceOp first = members.front();
  return llvm::all_equal(llvm::map_range(members, getOp)) &&
         llvm::all_equal(llvm::map_range(steps, getOp)) &&
         llvm::all_of(members, [&](ReduceOp member) {
           return llvm::equal(member.getScalars(), first.getScalars());
         });
}

Operation *GatheredReductions::getLast() const {
  Operation *last = members.front();
  for (ReduceOp member : members)
    if (last->isBeforeInBlock(member))
      last = member;
  return last;
}

/// Returns true if each reduction reads the same values at the position of the
/// last one. A tensor may be updated in place between them.
bool GatheredReductions::canMove(const Clobbers &clobbers) const {
  Operation *last = getLast();
  return llvm::none_of(members, [&](ReduceOp member) {
    return llvm::any_of(member->getOperands(), [&](Value value) {
      return clobbers.isClobbered(value, member, last);
    });
  });
}

std::optional<GatheredReductions>
GatheredReductions::match(ForeachParameterOp gather, const Clobbers &clobbers) {
  GatheredReductions result(gather);
  if (!isUnary(gather) || gather.getIns()[0].size() < 2 || !result.collect() ||
      !result.areAlike() || !result.canMove(clobbers))
    return std::nullopt;
  return result;
}

/// The elements of the gathered vector, from all sums.
ValueRange GatheredReductions::computeElements(RewriterBase &rewriter,
                                               Value sums) {
  rewriter.setInsertionPoint(gather);
  FusedOp computed(gather->getName());
  computed.addOut(gather.getOuts()[0]);
  FusedOp::Source value = computed.addIn(sums);
  auto add = [&](ForeachParameterOp op) {
    unsigned part =
        computed.addPart(&op.getBody().front(), {std::nullopt, value});
    value = {FusedOp::Source::Yield, 0, part};
  };
  if (!steps.empty())
    add(steps.front());
  add(gather);
  computed.yield(value.part, 0);
  return computed.create(rewriter, gather.getLoc())->getResults();
}

ReduceOp GatheredReductions::merge(RewriterBase &rewriter) {
  StructuredOpInterface first = asStructured(members.front());
  rewriter.setInsertionPointAfter(getLast());
  Value empty = tensor::EmptyOp::create(
      rewriter, first.getLoc(), static_cast<int64_t>(size()),
      getStreamElementType(members.front()->getResult(0).getType()));
  FusedOp merged(first->getName());
  merged.addSum(empty, getCombiner(first, 0));
  SmallVector<std::optional<FusedOp::Source>> sources;
  for (unsigned stream = 0; stream < first.getIns().size(); ++stream)
    sources.push_back(merged.addIn(llvm::map_to_vector(
        members, [&](ReduceOp member) { return member.getIns()[stream][0]; })));
  addWhole(merged, first, std::move(sources));
  StructuredOpInterface reduce = merged.create(rewriter, first.getLoc());
  bool isPlain = steps.empty() && isIdentity(gather);
  rewriter.replaceOp(gather,
                     isPlain ? ValueRange(reduce->getResults())
                             : computeElements(rewriter, reduce->getResult(0)));
  for (ForeachParameterOp step : steps)
    rewriter.eraseOp(step);
  for (ReduceOp member : members)
    rewriter.eraseOp(member);
  return cast<ReduceOp>(reduce.getOperation());
}
