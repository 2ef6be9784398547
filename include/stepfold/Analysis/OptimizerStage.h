//===- OptimizerStage.h - The optimizer stage of a function -----*- C++ -*-===//
//
// Which operations of a training step make up its optimizer stage
// (docs/architecture.md, "The optimizer stage").
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_OPTIMIZERSTAGE_H
#define STEPFOLD_ANALYSIS_OPTIMIZERSTAGE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "stepfold/IR/Optim.h"

#include <string>

namespace stepfold {

/// Names of the functions of a program.
inline constexpr llvm::StringLiteral kStartupName = "startup";
inline constexpr llvm::StringLiteral kTrainStepName = "train_step";
inline constexpr llvm::StringLiteral kOptimizerStageName = "optimizer_stage";

/// Checks that `function` has a body, of one block. Emits an error where it has
/// not.
mlir::LogicalResult verifyOneBlock(mlir::func::FuncOp function);

/// The operations that the stores of a function depend on, going backward no
/// further than `optim.gradient` and `ml_program.global_load`, as far as all of
/// them are known and have no side effects.
///
/// A load that follows a store outside the stage to the same global sees that
/// store's value; what depends on such a load is not part of the stage, unless
/// the global is marked `optim.stage_input`.
///
/// An `scf.if` is an operation of the stage, as a whole, where everything in it
/// may be of the stage.
class OptimizerStage {
public:
  /// Fails, with a diagnostic, where the function has no body or more than one
  /// block.
  static mlir::FailureOr<OptimizerStage> compute(mlir::func::FuncOp function);

  /// The operations of the stage in program order, without those in regions;
  /// loads, gradients and stores are among them.
  llvm::ArrayRef<mlir::Operation *> getOps() const { return ops; }

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
    /// The operation that keeps it out: one that is unknown or has side
    /// effects, or an excluded store that a load depends on. Null where the
    /// value depends on an argument of the function.
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
