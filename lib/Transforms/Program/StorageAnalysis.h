//===- StorageAnalysis.h - Globals whose storage may move -------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_PROGRAM_STORAGEANALYSIS_H
#define STEPFOLD_LIB_TRANSFORMS_PROGRAM_STORAGEANALYSIS_H

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

#include <string>

namespace stepfold {

/// Which globals have storage of their own that nobody else knows.
class StorageAnalysis {
public:
  explicit StorageAnalysis(mlir::ModuleOp module) : symbols(module) {
    module.walk([&](mlir::Operation *op) { visit(op); });
  }

  mlir::ml_program::GlobalOp lookup(mlir::StringAttr name) const {
    return symbols.lookup<mlir::ml_program::GlobalOp>(name);
  }
  /// Why the storage of `global` stays where it is; empty if it may move.
  std::string explain(mlir::ml_program::GlobalOp global) const;
  /// Whether an `optim.buffer` holds it already.
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
