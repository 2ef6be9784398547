//===- StageNumbers.h - The order of several stages -------------*- C++ -*-===//
//
// A function with several optimizers may have several stages: a network is
// updated, and what it then computes leads to the gradients of another.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_ANALYSIS_STAGENUMBERS_H
#define STEPFOLD_LIB_ANALYSIS_STAGENUMBERS_H

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace stepfold {

/// Numbers the operations of a block by the stages that must run before them.
///
/// `stageOps` are the operations of all stages. An operation outside the stages
/// that uses what stage `n` computes or stores has the number `n + 1`. So has
/// everything that depends on it.
class StageNumbers {
public:
  StageNumbers(mlir::Block &block,
               const llvm::DenseSet<mlir::Operation *> &stageOps);

  unsigned lookup(mlir::Operation *op) const { return numbers.lookup(op); }

private:
  void visit(mlir::Operation *op);
  unsigned getNumberOfUse(mlir::Operation *user, mlir::Operation *def,
                          bool isOfStage) const;

  mlir::Block &block;
  const llvm::DenseSet<mlir::Operation *> &stageOps;
  llvm::DenseMap<mlir::Operation *, unsigned> numbers;
  /// What operations outside the stages have that use the results.
  llvm::DenseMap<mlir::Operation *, unsigned> outside;
  /// The number of the last store to each global so far.
  llvm::DenseMap<mlir::StringAttr, unsigned> stores;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_ANALYSIS_STAGENUMBERS_H
