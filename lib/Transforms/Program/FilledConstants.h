//===- FilledConstants.h - Constants in buffers of a stage ------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_PROGRAM_FILLEDCONSTANTS_H
#define STEPFOLD_LIB_TRANSFORMS_PROGRAM_FILLEDCONSTANTS_H

#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/Operation.h"

namespace stepfold {

/// The element that all elements of the constant `value` are; null where it is
/// no constant, or has different ones.
mlir::TypedAttr getRepeatedElement(mlir::Value value);

/// Returns true if `use`, of an op of a stage on tensors, needs a buffer of the
/// stage: it is stored, or one of a list that becomes a table.
bool needsBuffer(mlir::OpOperand &use);

/// Has constants of one repeated element, where they need a buffer, written by
/// ops of `block` that read nothing.
void fillConstants(mlir::Block &block);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_PROGRAM_FILLEDCONSTANTS_H
