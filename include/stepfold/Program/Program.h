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
#include "llvm/Support/MemoryBuffer.h"

#include <memory>

namespace stepfold {

/// A verified module with the context that owns its types. The order of the
/// members matters: the module goes before its context.
struct Program {
  std::shared_ptr<mlir::MLIRContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;

  /// Another module in the same context.
  Program clone() const { return {context, module.get().clone()}; }
};

/// Parses a program into a context of its own. All upstream dialects are
/// registered, and operations of a framework may be unregistered. The error
/// holds all diagnostics.
llvm::Expected<Program>
parseProgram(std::unique_ptr<llvm::MemoryBuffer> source);

/// The same for the program in a file.
llvm::Expected<Program> loadProgram(llvm::StringRef path);

} // namespace stepfold

#endif // STEPFOLD_PROGRAM_PROGRAM_H
