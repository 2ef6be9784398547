//===- Passes.td - Passes on the optim dialect -------------*- tablegen -*-===//

#ifndef STEPFOLD_TRANSFORMS_PASSES_TD
#define STEPFOLD_TRANSFORMS_PASSES_TD

include "stepfold/Transforms/Program/Passes.td"
include "stepfold/Transforms/Grouping/Passes.td"
include "stepfold/Transforms/Fusion/Passes.td"
include "stepfold/Transforms/Stage/Passes.td"

#endif // STEPFOLD_TRANSFORMS_PASSES_TD
