//===- RunPasses.h - Passes whose diagnostics are an error ------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_RUNPASSES_H
#define STEPFOLD_COMPILER_RUNPASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/Error.h"

namespace stepfold {

/// Runs the passes that `build` adds. The error holds what they reported.
llvm::Error runPasses(mlir::ModuleOp module,
                      llvm::function_ref<void(mlir::PassManager &)> build);

} // namespace stepfold

#endif // STEPFOLD_COMPILER_RUNPASSES_H
