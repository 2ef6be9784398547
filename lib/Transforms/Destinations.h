//===- Destinations.h - Which tensors structured ops update -----*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_DESTINATIONS_H
#define STEPFOLD_LIB_TRANSFORMS_DESTINATIONS_H

#include "mlir/IR/PatternMatch.h"

namespace stepfold {

/// Where structured ops of `block` update a tensor one after the other, has
/// each but the last make a tensor of its own: it can then be recomputed where
/// its results are read. The last updates what the first would have.
void separateDestinations(mlir::RewriterBase &rewriter, mlir::Block &block);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_DESTINATIONS_H
