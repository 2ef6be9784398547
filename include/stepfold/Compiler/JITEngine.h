//===- JITEngine.h - Executes a program by just-in-time code ----*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_JITENGINE_H
#define STEPFOLD_COMPILER_JITENGINE_H

#include "stepfold/Runtime/Engine.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <memory>

namespace stepfold {

/// Compiles the optimizer stage of `module` for this machine, as
/// `stepfold-compile --target=host` does, and runs the code in this process.
llvm::Expected<std::unique_ptr<runtime::Engine>>
createJITEngine(std::unique_ptr<mlir::MLIRContext> context,
                mlir::OwningOpRef<mlir::ModuleOp> module);

} // namespace stepfold

#endif // STEPFOLD_COMPILER_JITENGINE_H
