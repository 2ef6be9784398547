//===- Passes.h - Passes on the optim dialect -------------------*- C++ -*-===//

#ifndef STEPFOLD_TRANSFORMS_PASSES_H
#define STEPFOLD_TRANSFORMS_PASSES_H

#include "stepfold/Transforms/Fusion/Passes.h"
#include "stepfold/Transforms/Grouping/Passes.h"
#include "stepfold/Transforms/Program/Passes.h"
#include "stepfold/Transforms/Stage/Passes.h"

namespace stepfold {

inline void registerStepfoldTransformsPasses() {
  registerStepfoldProgramPasses();
  registerStepfoldGroupingPasses();
  registerStepfoldFusionPasses();
  registerStepfoldStagePasses();
}

} // namespace stepfold

#endif // STEPFOLD_TRANSFORMS_PASSES_H
