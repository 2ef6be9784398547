//===- stepfold-program.cpp - Entry of libStepfoldProgram.so --------------===//
//
// The engines that execute a program, by name, behind the C interface of
// ProgramEngineABI.h.
//
//===----------------------------------------------------------------------===//

#include "LoadProgram.h"
#include "stepfold/Compiler/JITEngine.h"
#include "stepfold/Compiler/StepEngine.h"
#include "stepfold/Reference/InterpreterEngine.h"
#include "stepfold/Runtime/Engine/ProgramEngine.h"

#include "llvm/ADT/StringSwitch.h"

using stepfold::runtime::Engine;

using ExpectedEngine = llvm::Expected<std::unique_ptr<Engine>>;

static ExpectedEngine createStageEngine(llvm::StringRef path,
                                        llvm::StringRef name) {
  using Factory = ExpectedEngine (*)(stepfold::Program);
  Factory factory =
      llvm::StringSwitch<Factory>(name)
          .Case("interpreter", stepfold::reference::createInterpreterEngine)
          .Case("jit", stepfold::createJITEngine)
          .Default(nullptr);
  if (!factory)
    return llvm::createStringError("expected engine 'interpreter' or "
                                   "'jit' for a program, got '" +
                                   name.str() + "'");
  llvm::Expected<stepfold::Program> program = stepfold::loadProgram(path);
  if (!program)
    return program.takeError();
  return factory(std::move(*program));
}

static ExpectedEngine createEngine(llvm::StringRef path, llvm::StringRef name,
                                   bool wholeStep) {
  ExpectedEngine stage = createStageEngine(path, name);
  if (!stage || !wholeStep)
    return stage;
  llvm::Expected<stepfold::Program> program = stepfold::loadProgram(path);
  if (!program)
    return program.takeError();
  stepfold::StepOptions options;
  options.optimize = name == "jit";
  return stepfold::createStepEngine(std::move(*program), std::move(*stage),
                                    options);
}

extern "C" __attribute__((visibility("default"))) StepfoldEngine *
stepfoldCreateProgramEngine(const char *path, const char *engine,
                            uint8_t wholeStep, char **error) {
  return stepfold::runtime::exportEngine(
      createEngine(path, engine, wholeStep != 0), error);
}
