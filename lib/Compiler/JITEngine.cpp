//===- JITEngine.cpp - Executes a program by just-in-time code ------------===//

#include "stepfold/Compiler/JITEngine.h"

#include "LoadObject.h"

#include "stepfold/Compiler/Compiler.h"
#include "stepfold/Runtime/HostEngine.h"

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
  auto resolve =
      [jit = std::move(*jit)](llvm::StringRef name) -> llvm::Expected<void *> {
    auto address = jit->lookup(name);
    if (!address)
      return address.takeError();
    return address->toPtr<void *>();
  };
  return runtime::createHostEngine(std::move(stage->plan), stage->constants,
                                   std::move(resolve),
                                   runtime::PlanEngineOptions());
}
