//===- ExpandTruncations.h - From f64 to 16 bits ----------------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_EXPANDTRUNCATIONS_H
#define STEPFOLD_COMPILER_EXPANDTRUNCATIONS_H

#include "mlir/IR/Operation.h"

namespace stepfold {

/// Replaces the truncations of f64 to f16 or bf16 in `root`, which processors
/// leave to a library that is not everywhere, by two: to f32, rounded to odd,
/// and from there.
void expandTruncations(mlir::Operation *root);

} // namespace stepfold

#endif // STEPFOLD_COMPILER_EXPANDTRUNCATIONS_H
