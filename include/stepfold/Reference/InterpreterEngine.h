//===- InterpreterEngine.h - Runs a program's stage -------------*- C++ -*-===//
//
// The reference interpreter as an engine of the instrument.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_REFERENCE_INTERPRETERENGINE_H
#define STEPFOLD_REFERENCE_INTERPRETERENGINE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "stepfold/Runtime/Engine.h"

#include <memory>

namespace stepfold::reference {

/// An engine that interprets the optimizer stage of a program: the function
/// `@optimizer_stage` where the stage is outlined, otherwise the stage of
/// `@train_step`. The engine keeps the module and its context.
llvm::Expected<std::unique_ptr<runtime::Engine>>
createInterpreterEngine(std::unique_ptr<mlir::MLIRContext> context,
                        mlir::OwningOpRef<mlir::ModuleOp> module);

} // namespace stepfold::reference

#endif // STEPFOLD_REFERENCE_INTERPRETERENGINE_H
