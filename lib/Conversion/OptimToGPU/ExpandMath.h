//===- ExpandMath.h - Exact arithmetic of a device --------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_EXPANDMATH_H
#define STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_EXPANDMATH_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace stepfold {

/// Calls an intrinsic of one operand on a scalar or on each element of a
/// vector.
mlir::Value callIntrinsic(mlir::ImplicitLocOpBuilder &builder,
                          llvm::StringRef intrinsic, mlir::Value operand);

/// Names the instructions that upstream's conversion would take from a library
/// or approximate: a square root of f32 is correctly rounded.
void expandMath(mlir::gpu::GPUModuleOp module);

} // namespace stepfold

#endif // STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_EXPANDMATH_H
