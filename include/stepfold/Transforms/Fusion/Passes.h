//===- Passes.h - Passes that make and fuse structured ops ------*- C++ -*-===//

#ifndef STEPFOLD_TRANSFORMS_FUSION_PASSES_H
#define STEPFOLD_TRANSFORMS_FUSION_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace stepfold {

#define GEN_PASS_DECL
#include "stepfold/Transforms/Fusion/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "stepfold/Transforms/Fusion/Passes.h.inc"

} // namespace stepfold

#endif // STEPFOLD_TRANSFORMS_FUSION_PASSES_H
