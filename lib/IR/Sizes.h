//===- Sizes.h - Size limits of tensor lists --------------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_IR_SIZES_H
#define STEPFOLD_LIB_IR_SIZES_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

namespace mlir::optim {

/// The elements of a list of tensors or buffers. More would not fit the 32 bits
/// in which chunks are counted (docs/plan-format.md, "chunk lists"), and no
/// memory.
inline constexpr int64_t kMaxElements = int64_t(1) << 43;

/// Checks that all of `values`, tensors or memrefs, have static shapes, and
/// together no more elements than that.
LogicalResult verifySizes(Operation *op, ValueRange values);

} // namespace mlir::optim

#endif // STEPFOLD_LIB_IR_SIZES_H
