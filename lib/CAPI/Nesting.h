//===- Nesting.h - Input too deep for recursion -----------------*- C++ -*-===//

#ifndef STEPFOLD_CAPI_NESTING_H
#define STEPFOLD_CAPI_NESTING_H

#include "llvm/Support/Error.h"

namespace stepfold::capi {

/// MLIR's parsers recurse without a limit: deeper text ends the process.
/// Returns an error for MLIR, or a textual pipeline, that nests deeper than any
/// program does.
llvm::Error verifyNesting(llvm::StringRef text);

} // namespace stepfold::capi

#endif // STEPFOLD_CAPI_NESTING_H
