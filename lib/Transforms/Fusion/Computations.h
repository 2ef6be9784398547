//===- Computations.h - How elements are computed ---------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_FUSION_COMPUTATIONS_H
#define STEPFOLD_LIB_TRANSFORMS_FUSION_COMPUTATIONS_H

#include "OpNumbers.h"
#include "ParameterPieces.h"

namespace stepfold {

/// Numbers the values of a block by the ops that compute them, whatever they
/// are computed of: the gradients that are cast have one number.
class Computations {
public:
  explicit Computations(mlir::Block &block);

  /// What `piece`, of an op of the block, does to values of these numbers.
  unsigned get(Piece piece);

private:
  unsigned getNumber(mlir::Operation *op, llvm::ArrayRef<Access> accesses);

  OpNumbers opNumbers;
  std::map<std::vector<uintptr_t>, unsigned> numbers;
  /// Of values that pieces make.
  llvm::DenseMap<mlir::Value, unsigned> values;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_FUSION_COMPUTATIONS_H
