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
#include "llvm/ADT/SetVector.h"

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
/// the stored value: the stage runs behind that store.
///
/// An `scf.if` belongs to the stage, as a whole, if all of its contents may.
///
/// A function has several stages if operations outside have to run between
/// those of the stage: they use what the stage computes, and the stage uses
/// gradients that depend on these, or overwrites what they use. So it has if a
/// parameter has several gradients. This class has the operations of all of
/// them.
class OptimizerStage {
public:
  /// Fails, with a diagnostic, if the function has no body or more than one
  /// block.
  static mlir::FailureOr<OptimizerStage> compute(mlir::func::FuncOp function);

  /// Returns the operations of the stage in program order, including loads,
  /// gradients and stores, without operations in regions.
  llvm::ArrayRef<mlir::Operation *> getOps() const { return ops; }

  /// One of several stages.
  struct Part {
    /// The stores, and the conditionals that store, in program order.
    llvm::SmallVector<mlir::Operation *> stores;
    /// The parameters that the stage updates.
    llvm::SmallSetVector<mlir::StringAttr, 4> parameters;

    /// Returns the names of what it updates, for a message.
    std::string describe() const;
  };
  /// Returns the stages in the order in which they are executed.
  llvm::ArrayRef<Part> getParts() const { return parts; }
  /// Returns what each of several stages updates, for a message that one has to
  /// be selected.
  std::string describeParts() const;

  /// Returns whether `op`, an operation outside of the stage or one whose
  /// results can be used outside, runs behind the stage, or behind the first
  /// of several. All others run in front of it.
  bool isBehind(mlir::Operation *op) const { return opsBehind.contains(op); }
  /// Returns a load of the stage that can run only behind an operation that
  /// overwrites what it loads; null if there is none.
  mlir::Operation *getUnordered() const { return unordered; }

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
    /// The reason: an operation that is unknown or has side effects. Null if
    /// the value depends on an argument of the function.
    mlir::Operation *culprit;

    /// Returns why, for a remark about it or about several such stores: "it
    /// depends on 'pd_op.batch_norm'".
    std::string getReason(bool isOneOfSeveral = false) const;
  };
  llvm::ArrayRef<ExcludedStore> getExcludedStores() const {
    return excludedStores;
  }

private:
  void addParts(mlir::Block &block, llvm::ArrayRef<mlir::Operation *> stores,
                const llvm::DenseSet<mlir::Operation *> &needed);
  void addOp(mlir::Operation *op);
  void addAccess(mlir::Operation *op);
  void addGlobal(mlir::StringAttr name, bool isStore);

  llvm::SmallVector<mlir::Operation *> ops;
  std::vector<Part> parts;
  llvm::DenseSet<mlir::Operation *> opsBehind;
  mlir::Operation *unordered = nullptr;
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
