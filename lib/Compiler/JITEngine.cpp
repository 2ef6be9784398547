//===- JITEngine.cpp - Executes a program by just-in-time code ------------===//

#include "stepfold/Compiler/JITEngine.h"

#include "LoadObject.h"

#include "stepfold/Compiler/Compiler.h"
#include "stepfold/Runtime/Host/HostEngine.h"

using namespace stepfold;

llvm::Expected<std::unique_ptr<runtime::Engine>>
stepfold::createJITEngine(Program program) {
  llvm::Expected<CompiledStage> stage =
      compileStage(*program.module, CompileOptions());
  if (!stage)
    return stage.takeError();
  auto jit = loadObject(stage->object);
  if (!jit)
    return jit.takeError();
  auto table = (*jit)->lookup(runtime::hostKernelTableName);
  if (!table)
    return table.takeError();
  runtime::HostKernels kernels;
  kernels.table = table->toPtr<const runtime::HostKernelTable *>();
  kernels.owner = std::move(*jit);
  kernels.origin = "the compiled program";
  return runtime::createHostEngine(std::move(stage->plan), stage->constants,
                                   std::move(kernels),
                                   runtime::PlanEngineOptions());
}
