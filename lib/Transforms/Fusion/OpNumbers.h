//===- OpNumbers.h - Ops that do the same -----------------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_FUSION_OPNUMBERS_H
#define STEPFOLD_LIB_TRANSFORMS_FUSION_OPNUMBERS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

#include <map>
#include <vector>

namespace stepfold {

/// Numbers update ops, structured ops and casts: those with one number do the
/// same to a parameter, but for their operands and the settings of its own. No
/// op may be created while this lives.
class OpNumbers {
public:
  unsigned get(mlir::Operation *op);

private:
  unsigned number(mlir::Operation *op);
  unsigned getBodyNumber(mlir::Region &body);

  llvm::DenseMap<mlir::Operation *, unsigned> known;
  std::map<std::vector<uintptr_t>, unsigned> numbers;
  /// Different regions, by a hash of their ops.
  llvm::DenseMap<size_t,
                 llvm::SmallVector<std::pair<mlir::Region *, unsigned>, 1>>
      bodies;
  unsigned numBodies = 0;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_FUSION_OPNUMBERS_H
