//===- UpdateNeighbours.h - What can be fused with an update ----*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_UPDATENEIGHBOURS_H
#define STEPFOLD_LIB_TRANSFORMS_UPDATENEIGHBOURS_H

#include "stepfold/IR/Optim.h"

#include "llvm/ADT/DenseMap.h"

#include <map>
#include <vector>

namespace stepfold {

/// How the gradients of updates are computed, and what is computed of their
/// results. Fusion is list-wise: it needs the same for all parameters of an op,
/// so that updates that differ in it stay apart.
class UpdateNeighbours {
public:
  /// Appends to `key` what `op`'s gradients are computed by, to which types its
  /// results are cast, and which flag skips it, where there is any of it.
  void addTo(mlir::NamedAttrList &key, mlir::optim::OptimizerOpInterface op);

  /// A number that says how `value` is computed: equal for values computed
  /// alike, of inputs that are; 0 where it is not by an elementwise op.
  int64_t getComputation(mlir::Value value);

private:
  int64_t describe(mlir::Value value);
  int64_t getFlagNumber(mlir::Value flag);
  /// A number for the body, equal for equal bodies.
  uintptr_t getBodyNumber(mlir::Region &body);

  llvm::DenseMap<mlir::Value, int64_t> computations, flags;
  std::map<std::vector<uintptr_t>, int64_t> numbers;
  llvm::SmallVector<mlir::Region *> bodies;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_UPDATENEIGHBOURS_H
