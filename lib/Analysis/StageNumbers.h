//===- StageNumbers.h - The order of several stages -------------*- C++ -*-===//
//
// A function with several optimizers may have several stages: a network is
// updated, and what it then computes leads to the gradients of another.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_ANALYSIS_STAGENUMBERS_H
#define STEPFOLD_LIB_ANALYSIS_STAGENUMBERS_H

#include "mlir/IR/Block.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace stepfold {

struct GlobalAccess;

/// Numbers the operations of a block by the stages that must run before them.
///
/// `stageOps` are the operations of all stages. Each stage is one call, and the
/// operations outside run in front of the calls, between them and behind them:
/// those of number `n` run behind stage `n - 1` and in front of stage `n`. An
/// operation runs no earlier than
///
/// - the operations whose results it uses,
/// - the operations before it in the block that access the same global, if one
///   of both writes it,
/// - the stage of another gradient of the same parameter, if it is a gradient.
///   A stage has one gradient for each parameter.
///
/// An operation outside whose results nothing needs reads no global in this
/// sense.
///
/// With these numbers, moving the operations of a stage together changes
/// nothing that any operation computes.
class StageNumbers {
public:
  StageNumbers(mlir::Block &block,
               const llvm::DenseSet<mlir::Operation *> &stageOps);

  /// Returns the number of the stage that `op` is of, or the number of stages
  /// that run before `op`, which is of none.
  unsigned lookup(mlir::Operation *op) const { return times.lookup(op) / 2; }
  /// Returns the number of stages that run before the results of `op` can be
  /// used outside of the stages.
  unsigned lookupResults(mlir::Operation *op) const {
    return resultTimes.lookup(op) / 2;
  }
  /// Returns a load of a stage that runs only after what it loads has been
  /// overwritten, so that there is no such order; null if there is one.
  mlir::Operation *getUnordered() const { return unordered; }

private:
  /// Time passes in turns: operations outside of the stages have the even
  /// times, stages have the odd ones.
  using Time = unsigned;
  /// The last accesses to a global so far.
  struct Accesses {
    Time read = 0, write = 0;
  };

  void findDead();
  void visit(mlir::Operation *op);
  bool visitNeeds();
  Time getTimeOfUses(mlir::Operation *op, bool isOfStage) const;
  Time getTimeOfAccess(const GlobalAccess &access) const;
  Time getTimeOfGradients(mlir::Operation *op) const;
  Time getLastTime(mlir::Operation *op) const;
  bool isThere(mlir::Value value) const;
  bool isReadFromGlobals(mlir::Value value, Time time) const;
  void addAccess(const GlobalAccess &access, Time time);
  void addReads(mlir::Operation *op, Time time);

  mlir::Block &block;
  const llvm::DenseSet<mlir::Operation *> &stageOps;
  mlir::SymbolTableCollection symbols;
  /// Operations outside of the stages whose results nothing needs.
  llvm::DenseSet<mlir::Operation *> dead;
  llvm::DenseMap<mlir::Operation *, Time> times;
  llvm::DenseMap<mlir::Operation *, Time> resultTimes;
  /// The last stages that need operations of earlier ones.
  llvm::DenseMap<mlir::Operation *, Time> needs;
  mlir::Operation *unordered = nullptr;

  // State of a round: effects of the operations visited so far.
  llvm::DenseMap<mlir::StringAttr, Accesses> accesses;
  /// Accesses to what may be any global, and accesses to any of the globals.
  Accesses unknownAccesses, allAccesses;
  llvm::DenseMap<mlir::StringAttr, Time> gradients;
  /// The globals that stages have stored a value to, and when they did first.
  struct Storage {
    Time time = 0;
    llvm::SmallVector<mlir::StringAttr, 1> globals;
  };
  llvm::DenseMap<mlir::Value, Storage> stored;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_ANALYSIS_STAGENUMBERS_H
