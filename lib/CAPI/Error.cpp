//===- Error.cpp - Failures, for C ----------------------------------------===//

#include "Error.h"

using namespace stepfold;

char capi::KindError::ID = 0;

std::error_code capi::KindError::convertToErrorCode() const {
  return llvm::inconvertibleErrorCode();
}

StepfoldError *capi::makeError(StepfoldErrorKind kind, std::string message,
                               std::string file) {
  return new StepfoldError{kind, std::move(message), std::move(file)};
}

StepfoldError *capi::withFile(StepfoldError *error,
                              llvm::ArrayRef<llvm::StringRef> names) {
  if (!error || !error->file.empty())
    return error;
  error->file = names.front().str();
  for (llvm::StringRef name : names) {
    llvm::StringRef message = error->message;
    if (!message.consume_front(name) || !message.consume_front(": "))
      continue;
    error->file = name.str();
    error->message = message.str();
    break;
  }
  return error;
}

StepfoldError *capi::makeNullError(llvm::StringRef argument) {
  return makeError(STEPFOLD_ERROR_INVALID_ARGUMENT,
                   argument.str() + ": expected a value, got a null pointer");
}

StepfoldErrorKind stepfoldErrorGetKind(const StepfoldError *error) {
  return error ? error->kind : static_cast<StepfoldErrorKind>(0);
}

const char *stepfoldErrorGetMessage(const StepfoldError *error) {
  return error ? error->message.c_str() : "";
}

const char *stepfoldErrorGetFile(const StepfoldError *error) {
  return error ? error->file.c_str() : "";
}

uint32_t stepfoldErrorGetLine(const StepfoldError *error) {
  return error ? error->line : 0;
}

uint32_t stepfoldErrorGetColumn(const StepfoldError *error) {
  return error ? error->column : 0;
}

void stepfoldErrorDestroy(StepfoldError *error) { delete error; }
