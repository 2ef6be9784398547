//===- Program.h - A module and its context ---------------------*- C++ -*-===//

#ifndef STEPFOLD_IR_PROGRAM_H
#define STEPFOLD_IR_PROGRAM_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"

#include <memory>

namespace stepfold {

/// A verified module with the context that owns its types. The order of the
/// members matters: the module goes before its context.
struct Program {
  std::shared_ptr<mlir::MLIRContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;

  /// Another module in the same context.
  Program clone() const { return {context, module.get().clone()}; }
};

} // namespace stepfold

#endif // STEPFOLD_IR_PROGRAM_H
