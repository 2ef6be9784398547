//===- GroupRemarks.h - Remarks on groups of updates ------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_GROUPING_GROUPREMARKS_H
#define STEPFOLD_LIB_TRANSFORMS_GROUPING_GROUPREMARKS_H

#include "mlir/IR/Operation.h"

namespace stepfold {

/// Returns the text of a remark on `update`, the first of a group. If
/// `previous`, the first of the previous group, is of the same optimizer, the
/// text says why the two groups stay apart. `previous` may be null.
std::string describeGroup(mlir::Operation *update, mlir::Operation *previous);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_GROUPING_GROUPREMARKS_H
