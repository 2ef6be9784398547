//===- ProducerFusion.h - Recomputing what is read --------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_PRODUCERFUSION_H
#define STEPFOLD_LIB_TRANSFORMS_PRODUCERFUSION_H

#include "mlir/IR/PatternMatch.h"

namespace stepfold {

/// Recomputes in each traversal of `block` the streams that it reads and that
/// `optim.foreach` ops produce.
void fuseProducers(mlir::RewriterBase &rewriter, mlir::Block &block);

/// Says of each stream that could be recomputed, but is not, why.
void reportMissedProducers(mlir::RewriterBase &rewriter, mlir::Block &block);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_PRODUCERFUSION_H
