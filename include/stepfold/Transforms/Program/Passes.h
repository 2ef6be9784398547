//===- Passes.h - Passes on programs ----------------------------*- C++ -*-===//

#ifndef STEPFOLD_TRANSFORMS_PROGRAM_PASSES_H
#define STEPFOLD_TRANSFORMS_PROGRAM_PASSES_H

#include "mlir/Pass/Pass.h"

namespace stepfold {

#define GEN_PASS_DECL
#include "stepfold/Transforms/Program/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "stepfold/Transforms/Program/Passes.h.inc"

} // namespace stepfold

#endif // STEPFOLD_TRANSFORMS_PROGRAM_PASSES_H
