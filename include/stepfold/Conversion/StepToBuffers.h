//===- StepToBuffers.h - The form of an executable step ---------*- C++ -*-===//
//
// Names that `convert-step-to-buffers` gives, for those who execute the step.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_CONVERSION_STEPTOBUFFERS_H
#define STEPFOLD_CONVERSION_STEPTOBUFFERS_H

#include "llvm/ADT/StringRef.h"

namespace stepfold {

/// Name of the function that the step calls to run its stage. It takes an index
/// and the addresses of the gradients.
inline constexpr llvm::StringLiteral kRunStageName = "run_stage";

} // namespace stepfold

#endif // STEPFOLD_CONVERSION_STEPTOBUFFERS_H
