//===- MergeUpdates.h - Updates as ops on lists ----------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_MERGEUPDATES_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_MERGEUPDATES_H

#include "ImportedProgram.h"
#include "ProgramEdit.h"

namespace stepfold::pir {

/// For each op that was merged into another, the last of those merged, behind
/// which the list op stands.
using MergedUpdates = llvm::DenseMap<const PirOp *, const PirOp *>;

/// Merges in `edit` the updates that `given` has merged. `imported` is the
/// program that `edit` changes.
MergedUpdates mergeUpdates(const NumberedFunction &given,
                           const NumberedFunction &imported,
                           const Origins &origins, ProgramEdit &edit);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_MERGEUPDATES_H
