//===- JITEngine.cpp - Executes a program by just-in-time code ------------===//

#include "stepfold/Compiler/JITEngine.h"

#include "stepfold/Compiler/Compiler.h"
#include "stepfold/Runtime/Host/HostEngine.h"
#include "stepfold/Runtime/Host/HostObject.h"

using namespace stepfold;

llvm::Expected<std::unique_ptr<runtime::Engine>>
stepfold::createJITEngine(Program program) {
  llvm::Expected<CompiledStage> stage =
      compileStage(*program.module, CompileOptions());
  if (!stage)
    return stage.takeError();
  auto kernels = runtime::loadHostObject(
      llvm::StringRef(stage->object.data(), stage->object.size()),
      "the compiled program");
  if (!kernels)
    return kernels.takeError();
  return runtime::createHostEngine(std::move(stage->plan), stage->constants,
                                   std::move(*kernels),
                                   runtime::PlanEngineOptions());
}
