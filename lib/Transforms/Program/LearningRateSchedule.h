//===- LearningRateSchedule.h - Rates computed from the step ----*- C++ -*-===//
//
// A schedule as the option of a pass spells it, and the arithmetic that
// computes it in the region of a structured op.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_TRANSFORMS_PROGRAM_LEARNINGRATESCHEDULE_H
#define STEPFOLD_LIB_TRANSFORMS_PROGRAM_LEARNINGRATESCHEDULE_H

#include "stepfold/IR/Generalize.h"

#include "llvm/Support/Error.h"

namespace stepfold {

/// `Passes.td` says what each kind computes.
struct LearningRateSchedule {
  enum class Kind { Constant, Step, Cosine, Polynomial, Piecewise };

  Kind kind = Kind::Constant;
  /// Defaults to the rate that the program has.
  std::optional<double> rate;
  double gamma = 0.1, end = 0.0, warmupStart = 0.0;
  int64_t steps = 0, power = 1, warmupSteps = 0;
  llvm::SmallVector<int64_t> boundaries;
  llvm::SmallVector<double> rates;

  /// Parses `kind:key=value:...`, such as `step:rate=0.1:steps=30:gamma=0.5`.
  static llvm::Expected<LearningRateSchedule> parse(llvm::StringRef text);

  /// The rate, in f64, of the step that `count` steps came before, an i64.
  mlir::Value build(mlir::ImplicitLocOpBuilder &builder, mlir::Value count,
                    double base) const;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_PROGRAM_LEARNINGRATESCHEDULE_H
