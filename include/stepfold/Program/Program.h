//===- Program.h - A program from a file ------------------------*- C++ -*-===//
//
// Loads programs as the engines of libStepfoldProgram.so want them.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_PROGRAM_PROGRAM_H
#define STEPFOLD_PROGRAM_PROGRAM_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"

#include <memory>

namespace stepfold {

/// A verified module with the context that owns its types.
struct Program {
  std::unique_ptr<mlir::MLIRContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

/// Loads the program in a file. All upstream dialects are registered, and
/// operations of a framework may be unregistered. The error holds all
/// diagnostics.
llvm::Expected<Program> loadProgram(llvm::StringRef path);

} // namespace stepfold

#endif // STEPFOLD_PROGRAM_PROGRAM_H
