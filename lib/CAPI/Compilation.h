//===- Compilation.h - Plans in memory --------------------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_CAPI_COMPILATION_H
#define STEPFOLD_LIB_CAPI_COMPILATION_H

#include "Session.h"

#include "stepfold/Compiler/Compiler.h"
#include "stepfold/Compiler/PlanWriter.h"

namespace stepfold::capi {

/// A plan, and the files of its folder.
struct CompiledPlan {
  std::vector<PlanFile> files;
  runtime::Plan plan;
};

/// Compiles the optimizer stage of `program`, which stays unchanged. `options`
/// are those of stepfoldProgramCompile.
llvm::Expected<CompiledPlan>
compilePlan(Session &session, mlir::ModuleOp program, const char *options);

} // namespace stepfold::capi

#endif // STEPFOLD_LIB_CAPI_COMPILATION_H
