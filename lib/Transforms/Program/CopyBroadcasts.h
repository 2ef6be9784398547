//===- CopyBroadcasts.h - Broadcasts of copies ------------------*- C++ -*-===//
//
// Broadcasts of copies for programs in which each rank updates a part of the
// parameters and receives the others. A rank receives the copies that the
// forward pass reads in place of the parameters.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_TRANSFORMS_PROGRAM_COPYBROADCASTS_H
#define STEPFOLD_LIB_TRANSFORMS_PROGRAM_COPYBROADCASTS_H

#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "llvm/ADT/MapVector.h"

namespace stepfold {

/// A broadcast that redefines a parameter: an operand is loaded from it, and
/// the result is stored to it and used for nothing else.
struct ParameterBroadcast {
  mlir::optim::BroadcastOp op;
  unsigned index;
  mlir::ml_program::GlobalLoadOp load;
  mlir::ml_program::GlobalStoreOp store;
};

/// The last such broadcast of each parameter in `block` itself.
llvm::MapVector<mlir::StringAttr, ParameterBroadcast>
findParameterBroadcasts(mlir::Block &block);

/// Has broadcasts bring copies instead of parameters.
class BroadcastMover {
public:
  /// Notes that `copy` travels in place of the parameter of `broadcast`.
  void add(const ParameterBroadcast &broadcast,
           mlir::ml_program::GlobalOp copy);
  /// Replaces each noted broadcast: by one for each type of copies, and one
  /// for the parameters that have none.
  void move();

private:
  struct Moved {
    ParameterBroadcast broadcast;
    mlir::ml_program::GlobalOp copy;
  };
  void moveOne(mlir::optim::BroadcastOp op, llvm::ArrayRef<Moved> moved);

  llvm::MapVector<mlir::Operation *, llvm::SmallVector<Moved>> broadcasts;
};

/// Removes parameters of which a rank needs the copy alone.
class ParameterRemover {
public:
  /// Looks at the uses that are left when everything has been rewritten.
  explicit ParameterRemover(mlir::ModuleOp module);
  /// Removes `parameter`; whether that was possible. `copy` is then no copy of
  /// anything.
  bool remove(mlir::ml_program::GlobalOp parameter,
              mlir::ml_program::GlobalOp copy);

private:
  mlir::func::FuncOp startup;
  llvm::DenseMap<mlir::StringAttr, llvm::SmallVector<mlir::Operation *>> users;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_PROGRAM_COPYBROADCASTS_H
