//===- ImportedProgram.h - A source program and its import -----*- C++ -*-===//
//
// Finds the op of the framework that each op of a module was imported from, by
// its location.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_IMPORTEDPROGRAM_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_IMPORTEDPROGRAM_H

#include "ValueNumbers.h"

#include "stepfold/Frontends/Paddle/Format/PirJSON.h"

#include "llvm/ADT/StringMap.h"

namespace stepfold::pir {

/// The ops of a program, by the locations of what is imported from them.
class Origins {
public:
  explicit Origins(const PirBlock &body) { add(body); }
  /// Null where `op` was not imported from this program.
  const PirOp *lookup(mlir::Operation *op) const;

private:
  void add(const PirBlock &block);

  llvm::StringMap<const PirOp *> byPlace;
};

/// A module with its numbers.
struct NumberedModule {
  NumberedModule(mlir::ModuleOp module, const HoistedCopies &copies,
                 NumberTable &table);

  mlir::ModuleOp module;
  llvm::MapVector<mlir::StringAttr, mlir::ml_program::GlobalOp> variables;
  /// Those of variables, and those of gradients.
  llvm::MapVector<mlir::StringAttr, mlir::optim::BufferOp> buffers;
  llvm::SmallVector<mlir::optim::BufferOp> gradientBuffers;
  mlir::func::FuncOp step, startup;
  NumberedFunction stepNumbers, startupNumbers;
  /// An op of the module that a program has no place for; null mostly.
  mlir::Operation *unknown = nullptr;
};

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_IMPORTEDPROGRAM_H
