//===- Simplification.h - Simplification of structured ops ------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_UTILS_SIMPLIFICATION_H
#define STEPFOLD_LIB_TRANSFORMS_UTILS_SIMPLIFICATION_H

#include "FusedOp.h"

namespace stepfold {

/// Returns true if `op` is a structured op that fusion may replace: it is on
/// tensors, and is not a reduction that also updates, which no pass fuses any
/// further.
bool isOnTensors(mlir::Operation *op);

/// Returns true if a global, or its buffer, gets one of `values`.
bool isStored(mlir::ValueRange values);

/// Returns true if a stream that `op` only reads is one that it updates: the
/// elements are old values of the latter.
bool readsWhatItUpdates(mlir::optim::StructuredOpInterface op);

/// Removes from `op`, on tensors, common subexpressions, outs whose new value
/// is not used or is another's, streams that are read and updated from those
/// that are only read, and operands that are then not used; and `op` itself
/// where nothing is left. A reduction of which only updates are left becomes a
/// `foreach`. Returns the op or its replacement.
mlir::optim::StructuredOpInterface
simplify(mlir::RewriterBase &rewriter, mlir::optim::StructuredOpInterface op);

/// Replaces `op`, on tensors, by `fused`, simplified. Returns what is left of
/// it, if anything.
mlir::optim::StructuredOpInterface
replaceSimplified(mlir::RewriterBase &rewriter,
                  mlir::optim::StructuredOpInterface op, FusedOp &fused);

/// Erases ops of the stage and empty tensors of `block` that nothing uses.
void eraseUnused(mlir::RewriterBase &rewriter, mlir::Block &block);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_UTILS_SIMPLIFICATION_H
