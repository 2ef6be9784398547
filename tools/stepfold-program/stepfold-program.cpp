//===- stepfold-program.cpp - Entry of libStepfoldProgram.so
//----------------===//
//
// The engines that execute a program, by name, behind the C interface of
// ProgramEngineABI.h.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Program/Program.h"
#include "stepfold/Reference/InterpreterEngine.h"
#include "stepfold/Runtime/ProgramEngine.h"

#include "llvm/ADT/StringSwitch.h"

using stepfold::runtime::Engine;

static llvm::Expected<std::unique_ptr<Engine>>
createEngine(llvm::StringRef path, llvm::StringRef name) {
  using Factory = llvm::Expected<std::unique_ptr<Engine>> (*)(
      std::unique_ptr<mlir::MLIRContext>, mlir::OwningOpRef<mlir::ModuleOp>);
  Factory factory =
      llvm::StringSwitch<Factory>(name)
          .Case("interpreter", stepfold::reference::createInterpreterEngine)
          .Default(nullptr);
  if (!factory)
    return llvm::createStringError("expected engine 'interpreter' for a "
                                   "program, got '" +
                                   name.str() + "'");
  llvm::Expected<stepfold::Program> program = stepfold::loadProgram(path);
  if (!program)
    return program.takeError();
  return factory(std::move(program->context), std::move(program->module));
}

extern "C" __attribute__((visibility("default"))) StepfoldEngine *
stepfoldCreateProgramEngine(const char *path, const char *engine,
                            char **error) {
  return stepfold::runtime::exportEngine(createEngine(path, engine), error);
}
