//===- JITEngine.cpp - Executes a program by just-in-time code ------------===//

#include "stepfold/Compiler/JITEngine.h"

#include "stepfold/Compiler/Compiler.h"
#include "stepfold/Runtime/HostEngine.h"

#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace stepfold;

/// Loads `object` into this process.
static llvm::Expected<std::unique_ptr<llvm::orc::LLJIT>>
loadObject(llvm::ArrayRef<char> object) {
  auto jit = llvm::orc::LLJITBuilder().create();
  if (!jit)
    return jit.takeError();
  auto processSymbols =
      llvm::orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
          (*jit)->getDataLayout().getGlobalPrefix());
  if (!processSymbols)
    return processSymbols.takeError();
  (*jit)->getMainJITDylib().addGenerator(std::move(*processSymbols));
  auto buffer = llvm::MemoryBuffer::getMemBufferCopy(
      llvm::StringRef(object.data(), object.size()), "stage.o");
  if (llvm::Error error = (*jit)->addObjectFile(std::move(buffer)))
    return std::move(error);
  return std::move(*jit);
}

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
