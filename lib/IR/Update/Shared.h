//===- Shared.h - What several update ops share -----------------*- C++ -*-===//
//
// Running means, the powers of their factors, and sums of squares.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_IR_UPDATE_SHARED_H
#define STEPFOLD_LIB_IR_UPDATE_SHARED_H

#include "stepfold/IR/Generalize.h"

namespace mlir::optim {

/// factor * mean + (1 - factor) * value, every operation rounded by itself.
Value createMean(Arithmetic &a, double factor, Value mean, Value value);

/// factor * mean + (1 - factor) * value * value, in the same way, associating
/// to the left.
Value createMeanSquare(Arithmetic &a, double factor, Value mean, Value value);

/// One stream of powers after a step.
struct AdvancedPowers {
  ResultRange powers;
  /// A vector of the compute type: 1 - power.
  Value correction;
};

enum class PowerOf { OldStep, NewStep };

/// Multiplies one stream of powers by `factor`. What is computed from the
/// powers alone is computed in their type; `type` is the compute type.
AdvancedPowers createAdvance(ImplicitLocOpBuilder &builder, ValueRange powers,
                             double factor, FloatType type,
                             PowerOf corrected = PowerOf::OldStep);

/// The sum of squares of each tensor of `stream`, computed in `type`, its
/// elements multiplied by `factor` where there is one. Their signs do not
/// matter.
Value createSumsOfSquares(ImplicitLocOpBuilder &builder, ValueRange stream,
                          FloatType type,
                          std::optional<double> factor = std::nullopt);

/// The results of an op with powers: what `update` gives, with the powers in
/// front of the last `numMasters`.
SmallVector<Value> insertPowers(StructuredOpInterface update, size_t numMasters,
                                ArrayRef<ValueRange> powers);

} // namespace mlir::optim

#endif // STEPFOLD_LIB_IR_UPDATE_SHARED_H
