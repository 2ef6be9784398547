//===- TargetEngine.h - The engine of a plan's target -----------*- C++ -*-===//
//
// The way from a plan's folder to an engine.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_TARGETS_TARGETENGINE_H
#define STEPFOLD_RUNTIME_TARGETS_TARGETENGINE_H

#include "stepfold/Plan/PlanFolder.h"
#include "stepfold/Runtime/Engine/PlanEngine.h"

#include <memory>

namespace stepfold::runtime {

/// Creates the engine of the plan's target.
llvm::Expected<std::unique_ptr<PlanEngine>>
createPlanEngine(PlanFolder folder, const PlanEngineOptions &options);

/// Loads the plan in the folder `path` into the engine of its target.
/// `engineName` is "host", "cuda" or empty, and must agree with the target.
llvm::Expected<std::unique_ptr<Engine>>
createPlanEngine(llvm::StringRef path, llvm::StringRef engineName,
                 const PlanEngineOptions &options);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_TARGETS_TARGETENGINE_H
