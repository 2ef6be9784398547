//===- NameList.h - Names in messages ---------------------------*- C++ -*-===//

#ifndef STEPFOLD_ANALYSIS_NAMELIST_H
#define STEPFOLD_ANALYSIS_NAMELIST_H

#include "mlir/IR/BuiltinAttributes.h"

#include <string>

namespace stepfold {

/// Returns the first of `names` and the number of the others, for a message:
/// "'w', 'b' and 7 more".
std::string formatNames(llvm::ArrayRef<mlir::StringAttr> names);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_NAMELIST_H
