//===- PlanEngine.h - Engines that execute a plan ---------------*- C++ -*-===//
//
// The way from a plan's folder to an engine, whatever its target.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_PLANENGINE_H
#define STEPFOLD_RUNTIME_PLANENGINE_H

#include "stepfold/Runtime/PlanFolder.h"

#include <memory>

namespace stepfold::runtime {

struct PlanEngineOptions {
  /// Host only: how many threads share the blocks of a launch.
  unsigned threads = 1;
  /// Binds every buffer this many elements past an aligned address.
  unsigned misalignment = 0;
};

/// Returns the variables that the buffers of a verified plan stand for, in the
/// order of the buffers.
std::vector<Variable> getVariables(const Plan &plan,
                                   llvm::ArrayRef<uint8_t> constants);

/// Creates the engine of the plan's target.
llvm::Expected<std::unique_ptr<Engine>>
createPlanEngine(PlanFolder folder, const PlanEngineOptions &options);

/// Loads the plan in the folder `path` into the engine of its target.
/// `engineName` is "host", "cuda" or empty, and must agree with the target.
llvm::Expected<std::unique_ptr<Engine>>
createPlanEngine(llvm::StringRef path, llvm::StringRef engineName,
                 const PlanEngineOptions &options);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_PLANENGINE_H
