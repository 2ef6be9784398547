//===- Error.h - Failures, for C --------------------------------*- C++ -*-===//

#ifndef STEPFOLD_CAPI_ERROR_H
#define STEPFOLD_CAPI_ERROR_H

#include "stepfold-c/Stepfold.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

struct StepfoldError {
  StepfoldErrorKind kind;
  std::string message;
  std::string file;
  uint32_t line = 0;
  uint32_t column = 0;
};

namespace stepfold::capi {

/// An error whose kind is known where it arises. Others get that of the call.
class KindError : public llvm::ErrorInfo<KindError> {
public:
  static char ID;
  KindError(StepfoldErrorKind kind, std::string text)
      : kind(kind), text(std::move(text)) {}

  StepfoldErrorKind getKind() const { return kind; }
  void log(llvm::raw_ostream &os) const override { os << text; }
  std::error_code convertToErrorCode() const override;

private:
  StepfoldErrorKind kind;
  std::string text;
};

/// An error of a program that is named `file`.
StepfoldError *makeError(StepfoldErrorKind kind, std::string message,
                         std::string file = "");

/// Names the program in an error that has no place in it, if it is one: the one
/// of `names` that the message begins with, which the message then omits, or
/// the first.
StepfoldError *withFile(StepfoldError *error,
                        llvm::ArrayRef<llvm::StringRef> names);

/// The error for a null pointer that was passed as `argument`.
StepfoldError *makeNullError(llvm::StringRef argument);

} // namespace stepfold::capi

#endif // STEPFOLD_CAPI_ERROR_H
