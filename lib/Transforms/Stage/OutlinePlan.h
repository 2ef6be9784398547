//===- OutlinePlan.h - Position of the call of a stage ----------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_STAGE_OUTLINEPLAN_H
#define STEPFOLD_LIB_TRANSFORMS_STAGE_OUTLINEPLAN_H

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Analysis/Refusal.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace stepfold {

/// Decides where the call may stand.
class OutlinePlan {
public:
  OutlinePlan(mlir::func::FuncOp function, const OptimizerStage &stage)
      : function(function), stage(stage) {}

  /// Finds out whether the stage can be one call.
  std::optional<Refusal> compute();

  /// The call stands right after this op.
  mlir::Operation *getCallPosition() const { return position; }
  bool isOfStage(mlir::Operation *op) const { return stageOps.contains(op); }
  /// Ops in front of this place that run behind the call, in program order.
  llvm::ArrayRef<mlir::Operation *> getMovedOps() const { return moved; }
  /// Values of the stage that are used after the call outside of it, with the
  /// global that holds them then.
  llvm::ArrayRef<std::pair<mlir::Value, mlir::StringAttr>>
  getEscapingValues() const {
    return escaping;
  }

private:
  bool isKept(mlir::Operation *op);
  void findPosition();
  std::optional<Refusal> checkUses();

  mlir::func::FuncOp function;
  const OptimizerStage &stage;
  llvm::DenseSet<mlir::Operation *> stageOps;
  mlir::Operation *position = nullptr;
  llvm::SmallVector<mlir::Operation *> moved;
  llvm::SmallVector<std::pair<mlir::Value, mlir::StringAttr>> escaping;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_STAGE_OUTLINEPLAN_H
