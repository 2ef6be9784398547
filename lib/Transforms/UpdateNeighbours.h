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

private:
  /// Equal numbers: computed alike, of inputs that are. 0: not by an
  /// elementwise op.
  int64_t getClass(mlir::Value value);
  int64_t computeClass(mlir::Value value);
  int64_t getFlagNumber(mlir::Value flag);
  /// A number for the body, equal for equal bodies.
  uintptr_t getBodyNumber(mlir::Region &body);

  llvm::DenseMap<mlir::Value, int64_t> classes, flags;
  std::map<std::vector<uintptr_t>, int64_t> numbers;
  llvm::SmallVector<mlir::Region *> bodies;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_UPDATENEIGHBOURS_H
