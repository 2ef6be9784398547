//===- InitialValue.h - Initial values of state -----------------*- C++ -*-===//
//
// Determines the initial values of a program's globals.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_INITIALVALUE_H
#define STEPFOLD_ANALYSIS_INITIALVALUE_H

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/IR/BuiltinOps.h"
#include "stepfold/Data/Variable.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Error.h"

namespace stepfold {

/// Classifies the initial values of a module's globals. The analysis visits the
/// startup function once, for all globals.
class InitialValueAnalysis {
public:
  explicit InitialValueAnalysis(mlir::ModuleOp module);

  /// Returns
  ///
  /// - a splat or data, if the global has a dense constant, or `@startup`
  ///   stores one;
  /// - a cast, if `@startup` stores a cast of another global's value (the cast
  ///   may be generalized), or the same value;
  /// - seeded, otherwise.
  ///
  /// Fails if a constant is of a kind or type that cannot be a variable, or if
  /// `@startup` computes the value in another way.
  llvm::Expected<runtime::InitialValue>
  classify(mlir::ml_program::GlobalOp global) const;

private:
  /// The contents of a global: a value that startup computes, or the original
  /// contents of the named global.
  using Contents = llvm::PointerUnion<mlir::Value, mlir::StringAttr>;

  void visitStartup(mlir::Block &block);
  Contents getContents(mlir::Value value) const;
  /// Returns the contents of the named global after the visited operations.
  Contents getContents(mlir::StringAttr global) const;
  llvm::Expected<runtime::InitialValue> classify(mlir::StringAttr name,
                                                 Contents contents) const;
  llvm::Expected<runtime::InitialValue> classifyCast(mlir::StringAttr name,
                                                     mlir::Value result,
                                                     mlir::Value operand) const;
  runtime::InitialValue convertFirstHolder(Contents contents) const;

  llvm::DenseMap<mlir::StringAttr, mlir::ml_program::GlobalOp> globals;
  /// Contents of the globals that startup stores to.
  llvm::DenseMap<mlir::StringAttr, Contents> stored;
  /// Contents that the loads of startup return.
  llvm::DenseMap<mlir::Value, Contents> loaded;
  /// The first global of the module with given contents after startup.
  llvm::DenseMap<Contents, mlir::StringAttr> firstHolders;
};

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_INITIALVALUE_H
