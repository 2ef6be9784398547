//===- StructuredUtils.h - Working on structured ops ------------*- C++ -*-===//
//
// What passes ask of structured ops, and change in them, beyond the interface.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_IR_STRUCTUREDUTILS_H
#define STEPFOLD_IR_STRUCTUREDUTILS_H

#include "stepfold/IR/Optim.h"

namespace mlir::optim {

/// What all structured ops have in common, of a structured op.
inline StructuredOpInterface asStructured(Operation *op) {
  return cast<StructuredOpInterface>(op);
}

/// Adds `scalar`, a tensor of one element, to the scalars of `op`. Returns the
/// region's argument for it.
BlockArgument appendScalar(StructuredOpInterface op, Value scalar);

} // namespace mlir::optim

#endif // STEPFOLD_IR_STRUCTUREDUTILS_H
