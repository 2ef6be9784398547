//===- StructuredUtils.h - Working on structured ops ------------*- C++ -*-===//
//
// Queries and changes of structured ops that passes need beyond the interface.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_IR_STRUCTUREDUTILS_H
#define STEPFOLD_IR_STRUCTUREDUTILS_H

#include "stepfold/IR/Optim.h"

namespace mlir::optim {

/// Returns `op`, which must be a structured op, as the interface that all
/// structured ops have.
inline StructuredOpInterface asStructured(Operation *op) {
  return cast<StructuredOpInterface>(op);
}

/// Returns the bytes of an element in memory: of an integer, a float, or an
/// exact sum. A flag takes a byte.
uint64_t getElementBytes(Type type);

/// The stream of `op`'s outs that `result` is a new value of, and its place in
/// that stream.
std::pair<unsigned, unsigned> locateResult(StructuredOpInterface op,
                                           OpResult result);

/// Adds `scalar`, a tensor of one element, to the scalars of `op`. Returns the
/// region's argument for it.
BlockArgument appendScalar(StructuredOpInterface op, Value scalar);

} // namespace mlir::optim

#endif // STEPFOLD_IR_STRUCTUREDUTILS_H
