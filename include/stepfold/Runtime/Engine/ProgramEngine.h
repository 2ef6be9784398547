//===- ProgramEngine.h - Engines from libStepfoldProgram.so -----*- C++ -*-===//
//
// The two sides of ProgramEngineABI.h: one makes a C engine of an Engine, the
// other an Engine of a C engine.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_ENGINE_PROGRAMENGINE_H
#define STEPFOLD_RUNTIME_ENGINE_PROGRAMENGINE_H

#include "stepfold/Runtime/Engine/Engine.h"
#include "stepfold/Runtime/Engine/ProgramEngineABI.h"

#include <memory>

namespace stepfold::runtime {

/// Library side: hands an engine over, or its error.
StepfoldEngine *exportEngine(llvm::Expected<std::unique_ptr<Engine>> engine,
                             char **error);

/// Takes over an engine that the other side exported.
llvm::Expected<std::unique_ptr<Engine>> importEngine(StepfoldEngine *engine);

/// Loads libStepfoldProgram.so from `libraryPath` and creates an engine for
/// the program in the file `programPath`: for its stage, or for the whole step.
llvm::Expected<std::unique_ptr<Engine>>
createProgramEngine(llvm::StringRef programPath, llvm::StringRef engineName,
                    bool wholeStep, llvm::StringRef libraryPath);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_ENGINE_PROGRAMENGINE_H
