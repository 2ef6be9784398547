//===- UpdateRows.h - The table of update ops ------------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_IMPORT_STAGE_UPDATEROWS_H
#define STEPFOLD_LIB_IMPORT_STAGE_UPDATEROWS_H

#include "stepfold/Import/Stage/UpdateTable.h"

namespace stepfold::pir {

llvm::ArrayRef<UpdateOp> getUpdateRows();

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_IMPORT_STAGE_UPDATEROWS_H
