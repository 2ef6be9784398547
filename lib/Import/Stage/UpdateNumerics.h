//===- UpdateNumerics.h - The setting `numerics` ---------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_IMPORT_STAGE_UPDATENUMERICS_H
#define STEPFOLD_LIB_IMPORT_STAGE_UPDATENUMERICS_H

#include "stepfold/Import/Stage/UpdateTable.h"

namespace stepfold::pir {

/// The value of the setting `numerics` of op `optimName`.
mlir::Attribute createNumerics(llvm::StringRef optimName, Numerics numerics,
                               mlir::MLIRContext *context);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_IMPORT_STAGE_UPDATENUMERICS_H
