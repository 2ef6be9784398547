//===- Passes.h - Passes on the optim dialect -------------------*- C++ -*-===//
//
// The passes of Passes.td: their create functions, options and registration.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_TRANSFORMS_PASSES_H
#define STEPFOLD_TRANSFORMS_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace stepfold {

#define GEN_PASS_DECL
#include "stepfold/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "stepfold/Transforms/Passes.h.inc"

} // namespace stepfold

#endif // STEPFOLD_TRANSFORMS_PASSES_H
