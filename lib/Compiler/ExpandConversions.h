//===- ExpandConversions.h - Between f64 and 16 bits ------------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_EXPANDCONVERSIONS_H
#define STEPFOLD_COMPILER_EXPANDCONVERSIONS_H

#include "mlir/IR/Operation.h"

namespace stepfold {

/// Expands conversions in `root` that processors leave to a library that is not
/// everywhere. A truncation of f64 to f16 or bf16 becomes two: to f32, rounded
/// to odd, and from there. An extension of bf16 to f64 becomes two: LLVM
/// computes the absolute value of the whole in bf16, and rounds it.
void expandConversions(mlir::Operation *root);

} // namespace stepfold

#endif // STEPFOLD_COMPILER_EXPANDCONVERSIONS_H
