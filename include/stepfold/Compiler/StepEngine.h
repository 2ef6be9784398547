//===- StepEngine.h - Executes a whole training step ------------*- C++ -*-===//
//
// All of @train_step: forward and backward pass compiled for this machine, and
// the optimizer stage on the gradients that they compute, by another engine.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_COMPILER_STEPENGINE_H
#define STEPFOLD_COMPILER_STEPENGINE_H

#include "stepfold/IR/Program.h"
#include "stepfold/Runtime/Engine/Engine.h"

namespace stepfold {

struct StepOptions {
  /// Rewrites the program before the compilation, as `stepfold-compile` does.
  /// `stage` must then execute the stage of the rewritten program.
  bool optimize = false;
};

/// Executes `@train_step` of `program`. Upstream's passes must be able to lower
/// all its operations except the stage. `stage` executes the stage of the same
/// program. The variables are all state of the step and its results.
llvm::Expected<std::unique_ptr<runtime::Engine>>
createStepEngine(Program program, std::unique_ptr<runtime::Engine> stage,
                 const StepOptions &options);

} // namespace stepfold

#endif // STEPFOLD_COMPILER_STEPENGINE_H
