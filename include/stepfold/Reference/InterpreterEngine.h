//===- InterpreterEngine.h - Runs a program's stage -------------*- C++ -*-===//
//
// The reference interpreter as an engine of the instrument.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_REFERENCE_INTERPRETERENGINE_H
#define STEPFOLD_REFERENCE_INTERPRETERENGINE_H

#include "stepfold/IR/Program.h"
#include "stepfold/Runtime/Engine/Engine.h"

#include <memory>

namespace stepfold::reference {

/// An engine that interprets the optimizer stage of a program: the function
/// `@optimizer_stage` where the stage is outlined, otherwise the stage of
/// `@train_step`.
llvm::Expected<std::unique_ptr<runtime::Engine>>
createInterpreterEngine(Program program);

} // namespace stepfold::reference

#endif // STEPFOLD_REFERENCE_INTERPRETERENGINE_H
