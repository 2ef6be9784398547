//===- GPUBuilders.h - Indices and branches of kernels ----------*- C++ -*-===//

#ifndef STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GPUBUILDERS_H
#define STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GPUBUILDERS_H

#include "../KernelBody.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace stepfold {

mlir::Value createIndex(mlir::ImplicitLocOpBuilder &builder, int64_t value);

/// A buffer of `size` elements that the threads of a block share.
mlir::MemRefType getWorkgroupType(mlir::ImplicitLocOpBuilder &builder,
                                  int64_t size, mlir::Type elementType);

/// The block's index, an i64.
mlir::Value getBlockIndex(mlir::ImplicitLocOpBuilder &builder);

/// The thread's index in its block.
mlir::Value getThreadIndex(mlir::ImplicitLocOpBuilder &builder);

mlir::Value toInt32(mlir::ImplicitLocOpBuilder &builder, mlir::Value index);

/// Has all lanes of a warp wait for each other. Accesses of memory are not
/// moved across it.
void emitWarpSync(mlir::ImplicitLocOpBuilder &builder);

/// Emits an instruction that has effects. Accesses of memory are not moved
/// across it.
void emitPTX(mlir::ImplicitLocOpBuilder &builder, llvm::StringRef instruction,
             mlir::ValueRange operands = {},
             llvm::StringRef constraints = "~{memory}");

/// Returns an i32, of which LLVM knows nothing, and which it computes here: not
/// where it is used, for which it would keep more operands.
mlir::Value pin(mlir::ImplicitLocOpBuilder &builder, mlir::Value value);

} // namespace stepfold

#endif // STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GPUBUILDERS_H
