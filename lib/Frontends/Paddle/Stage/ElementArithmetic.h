//===- ElementArithmetic.h - The framework's arithmetic --------*- C++ -*-===//
//
// Formulas of the framework's elementwise ops for the elements `x` of their
// operands, in order.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_ELEMENTARITHMETIC_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_ELEMENTARITHMETIC_H

#include "stepfold/IR/Generalize.h"

namespace stepfold::pir::framework {

using mlir::optim::Arithmetic;

mlir::Value addAll(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
mlir::Value subtract(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
mlir::Value multiply(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
mlir::Value divide(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
/// The framework's maximum is NaN where either operand is, the first such; of
/// equal operands, and so of zeros, it is the second.
mlir::Value maximum(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
/// As `maximum`.
mlir::Value minimum(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
/// NaN stays NaN: no comparison with it holds.
mlir::Value clip(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
mlir::Value keep(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
mlir::Value squareRoot(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
mlir::Value absolute(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
mlir::Value square(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
mlir::Value reciprocal(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
/// NaN stays NaN, and either zero gives +0.
mlir::Value sign(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
/// NaN gives 0.
mlir::Value relu(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
mlir::Value lessThan(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
mlir::Value lessEqual(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
mlir::Value greaterThan(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
mlir::Value greaterEqual(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
mlir::Value logicalAnd(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
mlir::Value logicalOr(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);
mlir::Value where(Arithmetic &arithmetic, llvm::ArrayRef<mlir::Value> x);

} // namespace stepfold::pir::framework

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_ELEMENTARITHMETIC_H
