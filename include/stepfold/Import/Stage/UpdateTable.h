//===- UpdateTable.h - The update ops of PIR -------------------*- C++ -*-===//
//
// Which operand of which update op is what. Import and export both go by it.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_IMPORT_STAGE_UPDATETABLE_H
#define STEPFOLD_IMPORT_STAGE_UPDATETABLE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace stepfold::pir {

/// What an operand is. The streams come first, in the order of the operands of
/// every optim op.
enum class Role {
  Param,
  Velocity,
  MeanSquare,
  MeanGrad,
  Moment,
  AvgSquaredGrad,
  AvgSquaredUpdate,
  Moment1,
  Moment2,
  Moment2Max,
  Beta1Pow,
  Beta2Pow,
  Rho,
  Master,
  Grad,
  LearningRate,
  SkipUpdate,
  Beta1,
  Beta2,
  Epsilon
};

/// An update op of the framework, and the optim op that it means.
struct UpdateOp {
  llvm::StringLiteral pirName;
  llvm::StringLiteral optimName;
  llvm::ArrayRef<Role> operands;
  llvm::ArrayRef<Role> results;
};

/// The update op of the framework called `pirName`; null where it is none.
const UpdateOp *lookupUpdateOp(llvm::StringRef pirName);

/// The framework's own name of an operand.
llvm::StringRef getName(Role role);
bool isOptional(Role role);
/// Whether an operand is a constant, which becomes a setting.
bool isConstant(Role role);

} // namespace stepfold::pir

#endif // STEPFOLD_IMPORT_STAGE_UPDATETABLE_H
