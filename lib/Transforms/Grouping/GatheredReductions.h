//===- GatheredReductions.h - Reductions as one over a list -----*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_GROUPING_GATHEREDREDUCTIONS_H
#define STEPFOLD_LIB_TRANSFORMS_GROUPING_GATHEREDREDUCTIONS_H

#include "../Utils/Storage.h"

#include "stepfold/IR/Optim.h"

namespace stepfold {

/// A vector that gathers the sums of reductions of one parameter each, such as
/// the squared norms of all gradients. The reductions can become one, over the
/// list of their parameters, whose result is the vector. An op on each sum in
/// between, such as a rounding, becomes an op on the whole vector.
class GatheredReductions {
public:
  /// The sums that `gather` gathers; nothing where it does something else, or
  /// where the reductions are not alike.
  static std::optional<GatheredReductions>
  match(mlir::optim::ForeachParameterOp gather, const Clobbers &clobbers);

  size_t size() const { return members.size(); }
  /// Makes them one. Returns the new op.
  mlir::optim::ReduceOp merge(mlir::RewriterBase &rewriter);

private:
  explicit GatheredReductions(mlir::optim::ForeachParameterOp gather)
      : gather(gather) {}
  bool collect();
  bool areAlike() const;
  bool canMove(const Clobbers &clobbers) const;
  mlir::Operation *getLast() const;
  mlir::ValueRange computeElements(mlir::RewriterBase &rewriter,
                                   mlir::Value sums);

  mlir::optim::ForeachParameterOp gather;
  mlir::SmallVector<mlir::optim::ReduceOp> members;
  /// Ops on each sum before it is gathered; empty if there are none.
  mlir::SmallVector<mlir::optim::ForeachParameterOp> steps;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_GROUPING_GATHEREDREDUCTIONS_H
