//===- JITEngine.h - Executes a program by just-in-time code ----*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_JITENGINE_H
#define STEPFOLD_COMPILER_JITENGINE_H

#include "stepfold/IR/Program.h"
#include "stepfold/Runtime/Engine/Engine.h"

namespace stepfold {

/// Compiles the optimizer stage of `program` for this machine, as
/// `stepfold-compile --target=host` does, and runs the code in this process.
llvm::Expected<std::unique_ptr<runtime::Engine>>
createJITEngine(Program program);

} // namespace stepfold

#endif // STEPFOLD_COMPILER_JITENGINE_H
