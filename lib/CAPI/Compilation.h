//===- Compilation.h - Plans in memory --------------------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_CAPI_COMPILATION_H
#define STEPFOLD_LIB_CAPI_COMPILATION_H

#include "Session.h"

#include "stepfold/Compiler/Compiler.h"
#include "stepfold/Compiler/PlanWriter.h"

namespace stepfold::capi {

struct CompileSettings {
  CompileOptions compile;
  PlanFolderOptions folder;
};

/// Parses the options of stepfoldProgramCompile; `text` may be null.
llvm::Expected<CompileSettings> parseCompileOptions(const Session &session,
                                                    const char *text);

} // namespace stepfold::capi

#endif // STEPFOLD_LIB_CAPI_COMPILATION_H
