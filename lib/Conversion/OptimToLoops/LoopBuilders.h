//===- LoopBuilders.h - Loops and arrays of kernels for CPUs ----*- C++ -*-===//

#ifndef STEPFOLD_LIB_CONVERSION_OPTIMTOLOOPS_LOOPBUILDERS_H
#define STEPFOLD_LIB_CONVERSION_OPTIMTOLOOPS_LOOPBUILDERS_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace stepfold {

/// Runs `body` for each index from `begin` to before `end`, `step` apart.
void forEach(
    mlir::ImplicitLocOpBuilder &builder, mlir::Value begin, mlir::Value end,
    int64_t step,
    llvm::function_ref<void(mlir::ImplicitLocOpBuilder &, mlir::Value)> body);
void forEach(
    mlir::ImplicitLocOpBuilder &builder, int64_t begin, int64_t end,
    int64_t step,
    llvm::function_ref<void(mlir::ImplicitLocOpBuilder &, mlir::Value)> body);

/// Returns an array of `size` elements on the kernel's stack.
mlir::Value createArray(mlir::ImplicitLocOpBuilder &builder,
                        mlir::Type pointerType, mlir::Type elementType,
                        int64_t size);

} // namespace stepfold

#endif // STEPFOLD_LIB_CONVERSION_OPTIMTOLOOPS_LOOPBUILDERS_H
