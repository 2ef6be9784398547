//===- StepToBuffers.h - The form of an executable step ---------*- C++ -*-===//
//
// Names that `convert-step-to-buffers` gives, for those who execute the step.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_CONVERSION_STEPTOBUFFERS_H
#define STEPFOLD_CONVERSION_STEPTOBUFFERS_H

#include "llvm/ADT/StringRef.h"

namespace stepfold {

/// Argument attribute: the number of the result that the argument receives.
inline constexpr llvm::StringLiteral kResultAttrName = "optim.result";

/// Attribute of the function below: the parameters whose gradients it gets.
inline constexpr llvm::StringLiteral kGradientsAttrName = "optim.gradients";

/// What the step calls to have its stage run: a function of an index and the
/// addresses of the gradients.
inline constexpr llvm::StringLiteral kRunStageName = "run_stage";

} // namespace stepfold

#endif // STEPFOLD_CONVERSION_STEPTOBUFFERS_H
