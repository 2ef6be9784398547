//===- InitialValue.h - What the startup program gives state ----*- C++ -*-===//
//
// Finds out the initial values of a program's globals.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_INITIALVALUE_H
#define STEPFOLD_ANALYSIS_INITIALVALUE_H

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/IR/BuiltinOps.h"
#include "stepfold/Runtime/Data/Variable.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Error.h"

namespace stepfold {

/// Classifies the initial values of a module's globals. The startup function is
/// looked through once, so that a program may have many.
class InitialValueAnalysis {
public:
  explicit InitialValueAnalysis(mlir::ModuleOp module);

  /// - a splat or data, where the global has a dense constant, or `@startup`
  ///   stores one;
  /// - a cast, where `@startup` stores a cast of another global's value (the
  ///   cast may be generalized), or the value itself;
  /// - seeded everywhere else.
  ///
  /// Fails where a constant is of a kind or type that cannot be a variable, and
  /// where `@startup` computes the value in another way.
  llvm::Expected<runtime::InitialValue>
  classify(mlir::ml_program::GlobalOp global) const;

private:
  /// What a global holds: a value that startup computes, or what the global of
  /// this name has held from the beginning.
  using Contents = llvm::PointerUnion<mlir::Value, mlir::StringAttr>;

  void visitStartup(mlir::Block &block);
  Contents getContents(mlir::Value value) const;
  /// What the global of this name holds after all that has been visited.
  Contents getContents(mlir::StringAttr global) const;
  llvm::Expected<runtime::InitialValue> classify(mlir::StringAttr name,
                                                 Contents contents) const;
  llvm::Expected<runtime::InitialValue> classifyCast(mlir::StringAttr name,
                                                     mlir::Value result,
                                                     mlir::Value operand) const;
  runtime::InitialValue convertFirstHolder(Contents contents) const;

  llvm::DenseMap<mlir::StringAttr, mlir::ml_program::GlobalOp> globals;
  /// Of what startup stores to.
  llvm::DenseMap<mlir::StringAttr, Contents> stored;
  /// What loads of startup give.
  llvm::DenseMap<mlir::Value, Contents> loaded;
  /// The first global of the module that holds something after startup.
  llvm::DenseMap<Contents, mlir::StringAttr> firstHolders;
};

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_INITIALVALUE_H
