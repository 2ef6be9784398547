//===- SpecializedBody.h - A region for known flags -------------*- C++ -*-===//
//
// What is left of the region of a structured op where some of its scalars,
// flags that are the same for all elements, are known: which tensors it reads,
// and which it leaves as they are.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_SPECIALIZEDBODY_H
#define STEPFOLD_ANALYSIS_SPECIALIZEDBODY_H

#include "stepfold/IR/Optim.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace stepfold {

class SpecializedBody {
public:
  /// A flag, by the number of its argument, and its value.
  using KnownFlag = std::pair<unsigned, bool>;

  explicit SpecializedBody(mlir::optim::StructuredOpInterface op,
                           llvm::ArrayRef<KnownFlag> flags = {});

  mlir::optim::StructuredOpInterface getOp() const { return op; }
  /// The value that `value` of the region is.
  mlir::Value resolve(mlir::Value value) const {
    mlir::Value resolved = values.lookup(value);
    return resolved ? resolved : value;
  }
  /// Whether `bodyOp` must be executed.
  bool isNeeded(mlir::Operation *bodyOp) const {
    return neededOps.contains(bodyOp);
  }
  /// Whether the region needs argument `index`.
  bool isRead(unsigned index) const {
    return neededArguments.contains(getOp().getBlock()->getArgument(index));
  }
  /// Whether stream `index` of the outs gets new elements; sums always do.
  bool isWritten(unsigned index) const { return written[index]; }

private:
  void evaluate(mlir::Operation &bodyOp);
  std::optional<bool> getFlag(mlir::Value value) const;
  void define(mlir::Value result, mlir::Value value);
  void need(mlir::Value value);

  mlir::optim::StructuredOpInterface op;
  llvm::DenseMap<mlir::Value, mlir::Value> values;
  llvm::DenseMap<mlir::Value, bool> flags;
  llvm::DenseSet<mlir::Operation *> neededOps;
  llvm::DenseSet<mlir::Value> neededArguments;
  llvm::SmallVector<bool> written;
};

/// The flags of `op`, by the numbers of their arguments, that a kernel branches
/// on: where one has one of its values, a tensor is neither read nor written
/// that otherwise is. At most two: each doubles the kernel.
llvm::SmallVector<unsigned, 2>
getBranchFlags(mlir::optim::StructuredOpInterface op);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_SPECIALIZEDBODY_H
