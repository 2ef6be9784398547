//===- StandardError.h - LLVM's output as text ------------------*- C++ -*-===//

#ifndef STEPFOLD_CAPI_STANDARDERROR_H
#define STEPFOLD_CAPI_STANDARDERROR_H

#include <string>

namespace stepfold::capi {

/// Returns, and forgets, what this thread would have printed on standard error.
std::string takeStandardError();

} // namespace stepfold::capi

#endif // STEPFOLD_CAPI_STANDARDERROR_H
