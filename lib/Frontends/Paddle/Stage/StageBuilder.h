//===- StageBuilder.h - The program around ops of the stage ----*- C++ -*-===//
//
// Interface of the module under construction for the import of an op of the
// stage.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_STAGEBUILDER_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_STAGEBUILDER_H

#include "PirValues.h"

#include "mlir/IR/Builders.h"

namespace stepfold::pir {

/// Values of the optimizer stage. Other ops do not see them: for these, a PIR
/// value stands for what the framework's own op makes.
class StageBuilder {
public:
  virtual ~StageBuilder() = default;

  virtual mlir::OpBuilder &getBuilder() = 0;
  virtual mlir::Location getLoc(const PirOp &op) = 0;
  virtual const PirValues &getValues() const = 0;

  virtual void setStageValue(TensorKey key, mlir::Value value) = 0;
  /// The gradient `key`, marked where the stage begins with it, or another
  /// tensor that the stage has or loads.
  virtual mlir::Value readTensor(TensorKey key, const PirOp &op) = 0;
  virtual mlir::Value readScalar(TensorKey key, const PirOp &op) = 0;
  /// Gives the variable `key` a value; nothing where it is another tensor.
  virtual void writeSum(TensorKey key, mlir::Value value, const PirOp &op) = 0;
  /// Lets result `result` of `op` stand for the variable that is its operand
  /// `operand`; `value`, where there is one, is the variable's new value.
  virtual void bindState(const PirOp &op, unsigned operand, unsigned result,
                         mlir::Value value) = 0;
};

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_STAGEBUILDER_H
