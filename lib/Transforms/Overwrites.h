//===- Overwrites.h - Updates in place, by what they update -----*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_OVERWRITES_H
#define STEPFOLD_LIB_TRANSFORMS_OVERWRITES_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace stepfold {

/// The ops of a block that update a tensor in place, after bufferization.
class Overwrites {
public:
  explicit Overwrites(mlir::Block &block);

  /// Each is told when the op is created, or before it is erased.
  void add(mlir::Operation *op);
  void remove(mlir::Operation *op);

  /// The ops that update the storage of `value`.
  llvm::SmallVector<mlir::Operation *, 1> find(mlir::Value value) const;

private:
  llvm::DenseMap<const void *, llvm::SmallVector<mlir::Operation *, 1>> ops;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_OVERWRITES_H
