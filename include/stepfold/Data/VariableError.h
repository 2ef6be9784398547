//===- VariableError.h - Errors about one variable --------------*- C++ -*-===//

#ifndef STEPFOLD_DATA_VARIABLEERROR_H
#define STEPFOLD_DATA_VARIABLEERROR_H

#include "stepfold/Data/Variable.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/FormatVariadic.h"

namespace stepfold::runtime {

/// An error whose message begins with the variable's role and name.
template <typename... Args>
llvm::Error fail(std::error_code code, const TensorInfo &variable,
                 const char *format, Args &&...args) {
  return llvm::createStringError(
      code,
      llvm::formatv("{0} '{1}': {2}", getName(variable.role), variable.name,
                    llvm::formatv(format, std::forward<Args>(args)...)));
}

template <typename... Args>
llvm::Error fail(std::errc code, const TensorInfo &variable, const char *format,
                 Args &&...args) {
  return fail(std::make_error_code(code), variable, format,
              std::forward<Args>(args)...);
}

template <typename... Args>
llvm::Error fail(const TensorInfo &variable, const char *format,
                 Args &&...args) {
  return fail(llvm::inconvertibleErrorCode(), variable, format,
              std::forward<Args>(args)...);
}

} // namespace stepfold::runtime

#endif // STEPFOLD_DATA_VARIABLEERROR_H
