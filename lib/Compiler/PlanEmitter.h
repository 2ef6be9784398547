//===- PlanEmitter.h - From launches to a plan ------------------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_PLANEMITTER_H
#define STEPFOLD_COMPILER_PLANEMITTER_H

#include "stepfold/Plan/Plan.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace stepfold {

/// The plan of a stage in the kernel phase, without target and code.
struct EmittedPlan {
  runtime::Plan plan;
  std::vector<uint8_t> constants;
};

/// Returns the plan of a stage. `variables` describe its arguments, in order.
/// Scratch that no step needs any more is used again, if `reusesScratch`.
llvm::Expected<EmittedPlan>
emitPlan(mlir::func::FuncOp stage, llvm::ArrayRef<runtime::Variable> variables,
         bool reusesScratch);

} // namespace stepfold

#endif // STEPFOLD_COMPILER_PLANEMITTER_H
