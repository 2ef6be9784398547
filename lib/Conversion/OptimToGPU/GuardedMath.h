//===- GuardedMath.h - Quotients and roots without branches -----*- C++ -*-===//

#ifndef STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GUARDEDMATH_H
#define STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GUARDEDMATH_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace stepfold {

/// Emits quotients and square roots of f32 that are those of IEEE 754 under a
/// condition, and collects the conditions.
///
/// The instructions of a device for both are subroutines: a short sequence for
/// most operands, a test of the operands, and a call for the others. Thus each
/// of them is a branch, across which nothing is scheduled. This emits the short
/// sequences alone. The caller tests the conditions of many of them at once,
/// and computes all again, by those instructions, where one does not hold.
class GuardedMath {
public:
  /// Returns the result of `op`, a quotient or a root of scalars or vectors of
  /// f32, if the condition holds. Null: `op` is neither.
  mlir::Value emit(mlir::ImplicitLocOpBuilder &builder, mlir::Operation *op);

  /// Returns the conjunction of all conditions, an i1. Null: there are none.
  mlir::Value emitCondition(mlir::ImplicitLocOpBuilder &builder) const;

private:
  mlir::Value emitQuotient(mlir::ImplicitLocOpBuilder &builder,
                           mlir::Value dividend, mlir::Value divisor);
  mlir::Value emitRoot(mlir::ImplicitLocOpBuilder &builder, mlir::Value value);
  /// Requires `value` to be no NaN, and of a magnitude of at least
  /// 2^`exponent`.
  void require(mlir::ImplicitLocOpBuilder &builder, mlir::Value value,
               int exponent);

  /// A test that the magnitude of `value` is at least `least`, a scalar. It
  /// fails for NaN.
  struct Test {
    mlir::Value value, least;
  };
  llvm::SmallVector<Test> tests;
  /// Results of `emitRoot`, which are large enough for dividends, with the
  /// indices of their tests.
  llvm::DenseMap<mlir::Value, unsigned> roots;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_CONVERSION_OPTIMTOGPU_GUARDEDMATH_H
