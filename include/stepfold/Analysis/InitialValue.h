//===- InitialValue.h - What the startup program gives state ----*- C++ -*-===//
//
// Finds out the initial values of a program's globals.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_INITIALVALUE_H
#define STEPFOLD_ANALYSIS_INITIALVALUE_H

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/IR/BuiltinOps.h"
#include "stepfold/Runtime/Engine.h"

#include "llvm/ADT/DenseMap.h"

namespace stepfold {

/// Classifies the initial values of a module's globals. The startup function is
/// looked through once, so that a program may have many.
class InitialValueAnalysis {
public:
  explicit InitialValueAnalysis(mlir::ModuleOp module);

  /// - a splat or data, where the global has a dense constant, or `@startup`
  ///   stores one;
  /// - a cast, where `@startup` stores a cast of another global's value;
  /// - seeded everywhere else.
  ///
  /// Fails where a constant is of a kind or type that cannot be a variable.
  llvm::Expected<runtime::InitialValue>
  classify(mlir::ml_program::GlobalOp global) const;

private:
  /// The global, other than `except`, that holds `value` after startup.
  mlir::StringAttr findHolder(mlir::Value value, mlir::StringAttr except) const;

  /// The value that startup stores last.
  llvm::DenseMap<mlir::StringAttr, mlir::Value> stored;
  /// The globals that a value is stored to.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::StringAttr, 1>> holders;
};

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_INITIALVALUE_H
