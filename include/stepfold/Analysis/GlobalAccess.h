//===- GlobalAccess.h - Globals that an operation may access ----*- C++ -*-===//
//
// State is private to its module, so an operation reaches a global only by a
// symbol reference: its own, that of an operation in its regions, or that of a
// function it calls.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_GLOBALACCESS_H
#define STEPFOLD_ANALYSIS_GLOBALACCESS_H

#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SmallVector.h"

namespace stepfold {

/// The globals that an operation may read or write.
struct GlobalAccess {
  /// Any global: it calls, or refers to, something that is not a global.
  bool any = false;
  llvm::SmallVector<mlir::StringAttr, 1> read, written;

  bool mayRead(mlir::StringAttr global) const {
    return any || llvm::is_contained(read, global);
  }
  bool mayWrite(mlir::StringAttr global) const {
    return any || llvm::is_contained(written, global);
  }
  bool isNone() const { return !any && read.empty() && written.empty(); }
};

/// Returns the globals that `op` and the operations in its regions may access.
/// `symbols` is a cache that is valid until a symbol is added or removed.
GlobalAccess getGlobalAccess(mlir::Operation *op,
                             mlir::SymbolTableCollection &symbols);
/// Returns the globals that `op` may access, without those that the operations
/// in its regions access.
GlobalAccess getOwnGlobalAccess(mlir::Operation *op,
                                mlir::SymbolTableCollection &symbols);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_GLOBALACCESS_H
