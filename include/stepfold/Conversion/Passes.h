//===- Passes.h - From structured ops to kernels ----------------*- C++ -*-===//

#ifndef STEPFOLD_CONVERSION_PASSES_H
#define STEPFOLD_CONVERSION_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace stepfold {

#define GEN_PASS_DECL
#include "stepfold/Conversion/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "stepfold/Conversion/Passes.h.inc"

} // namespace stepfold

#endif // STEPFOLD_CONVERSION_PASSES_H
