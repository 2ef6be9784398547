//===- RateScheduler.h - Rates by the number of the step --------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_PROGRAM_RATESCHEDULER_H
#define STEPFOLD_LIB_TRANSFORMS_PROGRAM_RATESCHEDULER_H

#include "LearningRateSchedule.h"
#include "ScalarAnalysis.h"

namespace stepfold {

/// Has the stage compute rates from the number of the step.
class RateScheduler {
public:
  RateScheduler(mlir::ModuleOp module, mlir::func::FuncOp step,
                const LearningRateSchedule &schedule)
      : module(module), schedule(schedule),
        builder(step.getLoc(),
                mlir::OpBuilder::atBlockBegin(&step.getBody().front())) {}
  /// Returns true if `scalar`, a promoted rate, has a rate to begin with.
  bool canSchedule(const ScalarGlobal &scalar) const {
    return getBase(scalar).has_value();
  }
  void run(ScalarGlobal &scalar);

private:
  std::optional<double> getBase(const ScalarGlobal &scalar) const;
  mlir::Value getCount();
  mlir::Value createRate(mlir::RankedTensorType type, double base);

  mlir::ModuleOp module;
  const LearningRateSchedule &schedule;
  mlir::ImplicitLocOpBuilder builder;
  /// The number of this step, counted from 1; null before the first rate.
  mlir::Value number;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_PROGRAM_RATESCHEDULER_H
