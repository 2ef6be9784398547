//===- CastHoisting.h - Casts that can be hoisted ---------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_PROGRAM_CASTHOISTING_H
#define STEPFOLD_LIB_TRANSFORMS_PROGRAM_CASTHOISTING_H

#include "CopyBroadcasts.h"

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Analysis/Refusal.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"

namespace stepfold {

/// A parameter with casts that may be hoisted.
struct HoistingCandidate {
  mlir::ml_program::GlobalOp global;
  /// The last store of the stage; null where the stage does not store to it,
  /// as with a parameter that is not trained.
  mlir::ml_program::GlobalStoreOp store;
  /// True if only `store` and `broadcast` write it in the step.
  bool isStoredOnce = false;
  /// Broadcast that redefines it after the update, if there is one.
  std::optional<ParameterBroadcast> broadcast;
  /// True if other ranks get it from this one.
  bool isOwned = true;
  /// True if its last value is not one that `store` gives it.
  bool isCastAtBroadcast = false;
  /// By the type of the copy.
  llvm::MapVector<mlir::Type, llvm::SmallVector<mlir::Operation *>> casts;
  /// Other readers outside of the stage.
  llvm::SmallVector<mlir::Operation *, 2> otherReaders;

  size_t countCasts() const {
    size_t count = 0;
    for (const auto &[type, ops] : casts)
      count += ops.size();
    return count;
  }
};

/// Finds the candidates of a program, and what stands in their way.
class HoistingAnalysis {
public:
  /// `rank` is the program's rank in `ring`, if they are not negative. Fewer
  /// casts of a parameter to one type than `minCasts` are refused.
  static mlir::FailureOr<HoistingAnalysis> compute(mlir::ModuleOp module,
                                                   mlir::func::FuncOp step,
                                                   const OptimizerStage &stage,
                                                   int64_t ring, int64_t rank,
                                                   unsigned minCasts);
  llvm::MutableArrayRef<HoistingCandidate> getCandidates() {
    return candidates;
  }
  std::optional<Refusal> check(const HoistingCandidate &candidate);

private:
  HoistingAnalysis(mlir::ModuleOp module, mlir::func::FuncOp step,
                   const OptimizerStage &stage)
      : module(module), step(step), block(&step.getBody().front()),
        startup(module.lookupSymbol<mlir::func::FuncOp>(kStartupName)),
        stage(stage) {}
  void collectWriters();
  mlir::LogicalResult verifyRank() const;
  void collectCandidates();
  mlir::Operation *getInBlock(mlir::Operation *op) const {
    return block->findAncestorOpInBlock(*op);
  }
  std::optional<Refusal> checkWriters(const HoistingCandidate &candidate) const;
  std::optional<Refusal>
  checkBroadcast(const HoistingCandidate &candidate) const;
  std::optional<Refusal> checkLoads(const HoistingCandidate &candidate) const;
  std::optional<Refusal> checkCount(const HoistingCandidate &candidate) const;

  mlir::ModuleOp module;
  mlir::func::FuncOp step;
  mlir::Block *block;
  mlir::func::FuncOp startup;
  const OptimizerStage &stage;
  int64_t ring = -1, rank = -1;
  unsigned minCasts = 1;
  llvm::DenseSet<mlir::Operation *> stageOps;
  llvm::DenseSet<mlir::StringAttr> stageGlobals;
  /// Ops of the step's block that may write a global, in order; and those that
  /// may write any.
  llvm::DenseMap<mlir::StringAttr, llvm::SmallVector<mlir::Operation *>>
      writers;
  llvm::SmallVector<mlir::Operation *> unknownWriters;
  /// Functions, except the step and startup, that may write a global.
  llvm::DenseMap<mlir::StringAttr, mlir::Operation *> foreignWriters;
  std::vector<HoistingCandidate> candidates;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_PROGRAM_CASTHOISTING_H
