//===- Overwrites.h - Updates in place, by what they update -----*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_OVERWRITES_H
#define STEPFOLD_LIB_TRANSFORMS_OVERWRITES_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace stepfold {

/// The ops of a block that update a tensor in place, after bufferization. Ops
/// may be replaced between two questions, but no load of a global may.
class Overwrites {
public:
  explicit Overwrites(mlir::Block &block);

  /// The ops that update the storage of `value`.
  llvm::SmallVector<mlir::Operation *, 1> find(mlir::Value value) const;

private:
  mlir::Block &block;
  llvm::DenseMap<mlir::Attribute, llvm::SmallVector<mlir::Value, 1>> loads;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_OVERWRITES_H
