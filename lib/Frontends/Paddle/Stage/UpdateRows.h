//===- UpdateRows.h - The table of update ops ------------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_UPDATEROWS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_UPDATEROWS_H

#include "stepfold/Frontends/Paddle/Stage/UpdateTable.h"

namespace stepfold::pir {

llvm::ArrayRef<UpdateOp> getUpdateRows();

/// An update op of the framework that has no row, and why.
struct MissingUpdate {
  llvm::StringLiteral name;
  llvm::StringLiteral reason;
};
llvm::ArrayRef<MissingUpdate> getMissingUpdates();

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_UPDATEROWS_H
