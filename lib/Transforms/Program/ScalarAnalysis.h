//===- ScalarAnalysis.h - Scalars that can be promoted ----------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_PROGRAM_SCALARANALYSIS_H
#define STEPFOLD_LIB_TRANSFORMS_PROGRAM_SCALARANALYSIS_H

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Analysis/Refusal.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"

namespace stepfold {

/// A one-element stream of an update. All that it holds has one type.
struct ScalarStream {
  mlir::optim::OptimizerOpInterface update;
  unsigned stream;
  /// The scalars that are read by it or that its results are stored to.
  llvm::SmallVector<unsigned> scalars;

  const mlir::optim::StreamSpec &getSpec() {
    return update.getStreamSpecs()[stream];
  }
};

/// A global of one f32 element.
struct ScalarGlobal {
  mlir::ml_program::GlobalOp global;
  llvm::SmallVector<mlir::ml_program::GlobalLoadOp> loads;
  llvm::SmallVector<mlir::ml_program::GlobalStoreOp> stores, startupStores;
  llvm::SmallVector<unsigned> slots;
  /// True if it is a parameter of one element, or state of such a parameter.
  bool isTensorState = false;
  /// True if updates write it.
  bool isState = false;
  std::optional<Refusal> refusal;

  void refuse(mlir::Operation *culprit, const llvm::Twine &reason) {
    if (!refusal)
      refusal = Refusal{culprit, reason.str()};
  }
};

/// Finds the scalars of a program, and which of them updates alone use.
class ScalarAnalysis {
public:
  static ScalarAnalysis compute(mlir::ModuleOp module, mlir::func::FuncOp step,
                                const OptimizerStage &stage);
  llvm::MutableArrayRef<ScalarGlobal> getScalars() { return scalars; }
  llvm::MutableArrayRef<ScalarStream> getSlots() { return slots; }

private:
  void collectScalars(mlir::ModuleOp module);
  void collectAccesses(mlir::ModuleOp module, mlir::func::FuncOp step);
  void addLoad(mlir::ml_program::GlobalLoadOp load, mlir::func::FuncOp step);
  void addStore(mlir::ml_program::GlobalStoreOp store, mlir::func::FuncOp step);
  void collectSlots(llvm::ArrayRef<mlir::Operation *> stageOps);
  void addSlot(mlir::optim::OptimizerOpInterface update, unsigned stream);
  void checkUses(ScalarGlobal &scalar);
  void checkInitialValue(ScalarGlobal &scalar);
  void spreadRefusals();
  std::optional<unsigned> find(mlir::SymbolRefAttr global) const;
  std::optional<unsigned> getLoaded(mlir::Value value) const;

  std::vector<ScalarGlobal> scalars;
  llvm::DenseMap<mlir::StringAttr, unsigned> indices;
  std::vector<ScalarStream> slots;
  /// Uses of loaded values, and stores, that slots account for.
  llvm::DenseSet<mlir::OpOperand *> slotUses;
  llvm::DenseSet<mlir::Operation *> slotStores;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_PROGRAM_SCALARANALYSIS_H
