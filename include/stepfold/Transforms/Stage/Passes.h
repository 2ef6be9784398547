//===- Passes.h - Passes on the optimizer stage -----------------*- C++ -*-===//

#ifndef STEPFOLD_TRANSFORMS_STAGE_PASSES_H
#define STEPFOLD_TRANSFORMS_STAGE_PASSES_H

#include "mlir/Pass/Pass.h"

namespace stepfold {

#define GEN_PASS_DECL
#include "stepfold/Transforms/Stage/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "stepfold/Transforms/Stage/Passes.h.inc"

} // namespace stepfold

#endif // STEPFOLD_TRANSFORMS_STAGE_PASSES_H
