//===- OptimToLinalgPatterns.h - Conversions of single ops ------*- C++ -*-===//

#ifndef STEPFOLD_CONVERSION_OPTIMTOLINALGPATTERNS_H
#define STEPFOLD_CONVERSION_OPTIMTOLINALGPATTERNS_H

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace stepfold {

/// `optim.foreach` on tensors to one `linalg.generic` a parameter, as
/// `convert-optim-to-linalg` does it.
void populateOptimToLinalgPatterns(mlir::RewritePatternSet &patterns);

} // namespace stepfold

#endif // STEPFOLD_CONVERSION_OPTIMTOLINALGPATTERNS_H
