//===- Passes.h - Passes that make lists of parameters ----------*- C++ -*-===//

#ifndef STEPFOLD_TRANSFORMS_GROUPING_PASSES_H
#define STEPFOLD_TRANSFORMS_GROUPING_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace stepfold {

#define GEN_PASS_DECL
#include "stepfold/Transforms/Grouping/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "stepfold/Transforms/Grouping/Passes.h.inc"

} // namespace stepfold

#endif // STEPFOLD_TRANSFORMS_GROUPING_PASSES_H
