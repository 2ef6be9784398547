//===- HostEngine.h - Executes a plan on the processor ----------*- C++ -*-===//
//
// Runs the kernels of a host plan, which come from the plan's object or
// from whoever has a table of them, such as a JIT.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_HOST_HOSTENGINE_H
#define STEPFOLD_RUNTIME_HOST_HOSTENGINE_H

#include "stepfold/Plan/PlanFolder.h"
#include "stepfold/Runtime/Engine/PlanEngine.h"

#include "stepfold/Runtime/Host/HostKernels.h"
#include <memory>

namespace stepfold::runtime {

/// Creates an engine for a plan with a host target, which is verified first
/// (code.object is not used, but needs a name). Kernels are looked up in the
/// table alone, which must have been compiled for the plan's signatures. The
/// target's features are not checked: whoever has the code answers for it.
llvm::Expected<std::unique_ptr<PlanEngine>>
createHostEngine(Plan plan, llvm::ArrayRef<uint8_t> constants,
                 HostKernels kernels, const PlanEngineOptions &options);

/// Creates an engine for the object of a plan's folder, after checking
/// that this processor can execute it.
llvm::Expected<std::unique_ptr<PlanEngine>>
createHostEngine(PlanFolder folder, const PlanEngineOptions &options);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_HOST_HOSTENGINE_H
