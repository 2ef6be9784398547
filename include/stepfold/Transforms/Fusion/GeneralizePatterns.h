//===- GeneralizePatterns.h - Rewrites of single ops ------------*- C++ -*-===//

#ifndef STEPFOLD_TRANSFORMS_FUSION_GENERALIZEPATTERNS_H
#define STEPFOLD_TRANSFORMS_FUSION_GENERALIZEPATTERNS_H

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace stepfold {

/// Update ops on tensors to structured ops, as `optim-generalize` does it. The
/// pass takes care of casts, too, of which it makes one op where they belong
/// together.
void populateGeneralizePatterns(mlir::RewritePatternSet &patterns);

} // namespace stepfold

#endif // STEPFOLD_TRANSFORMS_FUSION_GENERALIZEPATTERNS_H
