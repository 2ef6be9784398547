//===- StorageAnalysis.h - Globals whose storage may move -------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_PROGRAM_STORAGEANALYSIS_H
#define STEPFOLD_LIB_TRANSFORMS_PROGRAM_STORAGEANALYSIS_H

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

#include <string>

namespace stepfold {

/// Finds the globals that have storage of their own that no other op refers to.
class StorageAnalysis {
public:
  explicit StorageAnalysis(mlir::ModuleOp module) : symbols(module) {
    module.walk([&](mlir::Operation *op) { visit(op); });
  }

  mlir::ml_program::GlobalOp lookup(mlir::StringAttr name) const {
    return symbols.lookup<mlir::ml_program::GlobalOp>(name);
  }
  /// Returns the reason why the storage of `global` must not move; empty if it
  /// may.
  std::string explain(mlir::ml_program::GlobalOp global) const;
  /// Returns true if an `optim.buffer` holds it already.
  bool isPlaced(mlir::StringAttr global, bool isGradient) const {
    return (isGradient ? placedGradients : placed).contains(global);
  }

private:
  void visit(mlir::Operation *op);

  mlir::SymbolTable symbols;
  llvm::DenseSet<mlir::StringAttr> placed, placedGradients;
  /// Ops that may know the storage of a global.
  llvm::DenseMap<mlir::StringAttr, mlir::Operation *> owners;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_PROGRAM_STORAGEANALYSIS_H
