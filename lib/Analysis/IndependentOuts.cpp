//===- IndependentOuts.cpp - Outs that are computed apart -----------------===//

#include "stepfold/Analysis/IndependentOuts.h"

#include "stepfold/Analysis/SpecializedBody.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Returns true if an op takes long, or is one of those that a long sequence
/// consists of: exponential functions, logarithms and powers have become
/// additions and fused multiply-adds.
static bool isExpensive(Operation &op) {
  return isa<math::SqrtOp, math::FmaOp, arith::DivFOp>(op) &&
         op.getResult(0).getType().isF64();
}

/// The expensive ops that an out depends on.
static llvm::SmallBitVector findNeeded(ForeachParameterOp op, unsigned out,
                                       ArrayRef<Operation *> expensive) {
  SpecializedBody body(op, out);
  llvm::SmallBitVector needed(expensive.size());
  for (auto [number, bodyOp] : llvm::enumerate(expensive))
    if (body.isNeeded(bodyOp))
      needed.set(number);
  return needed;
}

namespace {
struct Group {
  SmallVector<unsigned> outs;
  llvm::SmallBitVector needed;
};
} // namespace

SmallVector<SmallVector<unsigned>>
stepfold::groupIndependentOuts(ForeachParameterOp op, size_t maxGroups) {
  SmallVector<Operation *> expensive;
  for (Operation &bodyOp : op.getBody().front().without_terminator())
    if (isExpensive(bodyOp))
      expensive.push_back(&bodyOp);
  std::vector<Group> groups;
  SmallVector<unsigned> cheap;
  for (unsigned out = 0; out < op.getOuts().size(); ++out) {
    Group joined = {{out}, findNeeded(op, out, expensive)};
    if (joined.needed.none()) {
      cheap.push_back(out);
      continue;
    }
    llvm::erase_if(groups, [&](const Group &group) {
      if (!group.needed.anyCommon(joined.needed))
        return false;
      joined.outs.append(group.outs);
      joined.needed |= group.needed;
      return true;
    });
    groups.push_back(std::move(joined));
  }
  SmallVector<SmallVector<unsigned>> result(1);
  for (const auto &[number, group] : llvm::enumerate(groups)) {
    if (number != 0 && number < maxGroups)
      result.emplace_back();
    result.back().append(group.outs);
  }
  result.front().append(cheap);
  return result;
}
