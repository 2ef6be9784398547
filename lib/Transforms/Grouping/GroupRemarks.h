//===- GroupRemarks.h - What groups of updates are --------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_GROUPING_GROUPREMARKS_H
#define STEPFOLD_LIB_TRANSFORMS_GROUPING_GROUPREMARKS_H

#include "mlir/IR/Operation.h"

namespace stepfold {

/// What a remark says of `update`, the first of a group; where it is by the
/// optimizer of `previous`, the first of the group before, with what keeps them
/// apart. `previous` may be null.
std::string describeGroup(mlir::Operation *update, mlir::Operation *previous);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_GROUPING_GROUPREMARKS_H
