//===- Shared.h - Code that several update ops share ------------*- C++ -*-===//
//
// Running means, the powers of their factors, and sums of squares.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_IR_UPDATE_SHARED_H
#define STEPFOLD_LIB_IR_UPDATE_SHARED_H

#include "stepfold/IR/Generalize.h"

namespace mlir::optim {

/// factor * mean + (1 - factor) * value, every operation rounded by itself.
Value createMean(Arithmetic &a, Value factor, Value mean, Value value);

/// factor * mean + (1 - factor) * value * value, in the same way, associating
/// to the left.
Value createMeanSquare(Arithmetic &a, Value factor, Value mean, Value value);

/// 1 or -1, or `neither` where `value` is a zero or NaN.
Value createSign(Arithmetic &a, Value value, Value neither);

/// One stream of powers after a step.
struct AdvancedPowers {
  ResultRange powers;
  /// A vector of the compute type: 1 - power.
  Value correction;
};

enum class PowerOf { OldStep, NewStep };

/// Multiplies the powers of `op` called `stream` by `setting`. Values that
/// depend on the powers alone are computed in the type of the powers.
AdvancedPowers createAdvance(ImplicitLocOpBuilder &builder,
                             OptimizerOpInterface op, StringRef stream,
                             StringRef setting,
                             PowerOf corrected = PowerOf::OldStep);

/// The sum of squares of each tensor of `stream`, of the parameters of `op`,
/// computed in the compute type; its elements are multiplied by the setting
/// `factor`, if there is one. Their signs do not matter.
Value createSumsOfSquares(ImplicitLocOpBuilder &builder,
                          OptimizerOpInterface op, ValueRange stream,
                          StringRef factor = "");

/// The setting `weight_decay`: a decay of parameters whose weight, rounded to
/// the compute type, is not zero.
class OptionalDecay {
public:
  OptionalDecay(StructuredOperands &operands, OptimizerOpInterface op);

  /// Returns the decayed weight that `decay` computes, or `value` without a
  /// decay.
  Value apply(Arithmetic &a, const StructuredOperands::Arguments &arguments,
              Value value, function_ref<Value(Value)> decay) const;

private:
  enum class Presence { Nowhere, Somewhere, Everywhere } presence;
  StructuredOperands::Handle weight;
};

/// Returns the results of an op with scalar state, such as powers: those of
/// `update`, with the new `streams` in front of the last `numMasters`. An op
/// declares its scalar state behind its other state.
SmallVector<Value> insertScalarState(StructuredOpInterface update,
                                     size_t numMasters,
                                     ArrayRef<ValueRange> streams);

} // namespace mlir::optim

#endif // STEPFOLD_LIB_IR_UPDATE_SHARED_H
