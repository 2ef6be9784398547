//===- ReadFile.cpp - Reads a file as a whole -----------------------------===//

#include "stepfold/Runtime/ReadFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

static Error failToRead(StringRef path, std::error_code code,
                        const Twine &reason) {
  return createStringError(code,
                           formatv("cannot read '{0}': {1}", path, reason));
}

Expected<std::unique_ptr<MemoryBuffer>>
stepfold::runtime::readFile(StringRef path) {
  sys::fs::file_status status;
  if (std::error_code error = sys::fs::status(path, status))
    return failToRead(path, error, error.message());
  if (!sys::fs::is_regular_file(status))
    return failToRead(path, inconvertibleErrorCode(), "not a regular file");
  auto buffer = MemoryBuffer::getFile(path, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false,
                                      /*IsVolatile=*/true);
  if (!buffer)
    return failToRead(path, buffer.getError(), buffer.getError().message());
  return std::move(*buffer);
}
