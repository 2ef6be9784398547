//===- OptimizerStage.h - The optimizer stage of a function -----*- C++ -*-===//
//
// This analysis finds the operations of a training step that belong to its
// optimizer stage (docs/architecture.md, "The optimizer stage").
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_OPTIMIZERSTAGE_H
#define STEPFOLD_ANALYSIS_OPTIMIZERSTAGE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "stepfold/IR/Optim.h"
#include "llvm/ADT/DenseSet.h"

#include <string>

namespace stepfold {

/// Names of the functions of a program.
inline constexpr llvm::StringLiteral kStartupName = "startup";
inline constexpr llvm::StringLiteral kTrainStepName = "train_step";
inline constexpr llvm::StringLiteral kOptimizerStageName = "optimizer_stage";

/// Verifies that `function` has a body of one block. Emits an error otherwise.
mlir::LogicalResult verifyOneBlock(mlir::func::FuncOp function);

/// Returns the operations of `block` that `roots` need, going backward no
/// further than `optim.gradient`, and `roots`.
llvm::DenseSet<mlir::Operation *>
findNeeded(mlir::Block &block, llvm::ArrayRef<mlir::Operation *> roots);

/// The stage consists of the operations that the stores of a function depend
/// on, going backward no further than `optim.gradient` and
/// `ml_program.global_load`, if all of them are known and have no side effects.
///
/// A load that follows a store outside the stage to the same global observes
/// the stored value. Operations that depend on such a load do not belong to the
/// stage, unless the global is marked `optim.stage_input`.
///
/// An `scf.if` belongs to the stage, as a whole, if all of its contents may.
///
/// A function has several stages if operations outside the stage use what the
/// stage computes, and the stage uses gradients that depend on these. This
/// class has the operations of all of them.
class OptimizerStage {
public:
  /// Fails, with a diagnostic, if the function has no body or more than one
  /// block.
  static mlir::FailureOr<OptimizerStage> compute(mlir::func::FuncOp function);

  /// Returns the operations of the stage in program order, including loads,
  /// gradients and stores, without operations in regions.
  llvm::ArrayRef<mlir::Operation *> getOps() const { return ops; }

  /// Returns the stores, and the conditionals that store, of each of several
  /// stages, in the order in which the stages are executed.
  llvm::ArrayRef<llvm::SmallVector<mlir::Operation *>>
  getStoresByStage() const {
    return storesByStage;
  }

  struct Global {
    mlir::StringAttr name;
    bool isLoaded = false;
    bool isStored = false;
  };
  /// The globals that the stage loads or stores, in order of first appearance.
  llvm::ArrayRef<Global> getGlobals() const { return globals; }

  /// The gradients that the stage uses, in program order.
  llvm::ArrayRef<mlir::optim::GradientOp> getGradients() const {
    return gradients;
  }

  /// A store that is not part of the stage.
  struct ExcludedStore {
    mlir::ml_program::GlobalStoreOp store;
    /// The reason: an operation that is unknown or has side effects, or an
    /// excluded store that a load depends on. Null if the value depends on an
    /// argument of the function.
    mlir::Operation *culprit;

    /// For a remark: "depends on 'pd_op.batch_norm'".
    std::string getReason() const;
  };
  llvm::ArrayRef<ExcludedStore> getExcludedStores() const {
    return excludedStores;
  }

private:
  void addOp(mlir::Operation *op);
  void addAccess(mlir::Operation *op);
  void addGlobal(mlir::StringAttr name, bool isStore);

  llvm::SmallVector<mlir::Operation *> ops;
  std::vector<llvm::SmallVector<mlir::Operation *>> storesByStage;
  llvm::SmallVector<Global> globals;
  llvm::DenseMap<mlir::StringAttr, size_t> globalIndices;
  llvm::SmallVector<mlir::optim::GradientOp> gradients;
  llvm::SmallVector<ExcludedStore> excludedStores;
};

/// The stage of a function as an analysis of the pass manager: passes share it
/// until one of them changes the program.
struct OptimizerStageAnalysis {
  explicit OptimizerStageAnalysis(mlir::Operation *function)
      : stage(
            OptimizerStage::compute(mlir::cast<mlir::func::FuncOp>(function))) {
  }

  mlir::FailureOr<OptimizerStage> stage;
};

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_OPTIMIZERSTAGE_H
