//===- ReadFile.cpp - Reads a file as a whole -----------------------------===//

#include "stepfold/Support/ReadFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"

using namespace llvm;

static Error failToRead(StringRef path, std::error_code code,
                        const Twine &reason) {
  return createStringError(code,
                           formatv("cannot read '{0}': {1}", path, reason));
}

static Expected<std::unique_ptr<MemoryBuffer>>
readRegularFile(StringRef path, bool requiresNullTerminator) {
  auto buffer =
      MemoryBuffer::getFile(path, /*IsText=*/false, requiresNullTerminator,
                            /*IsVolatile=*/true);
  if (!buffer)
    return failToRead(path, buffer.getError(), buffer.getError().message());
  return std::move(*buffer);
}

Expected<std::unique_ptr<MemoryBuffer>>
stepfold::runtime::readFile(StringRef path) {
  sys::fs::file_status status;
  if (std::error_code error = sys::fs::status(path, status))
    return failToRead(path, error, error.message());
  if (!sys::fs::is_regular_file(status))
    return failToRead(path, inconvertibleErrorCode(), "not a regular file");
  return readRegularFile(path, /*requiresNullTerminator=*/false);
}

/// Reads what has no size, and may have no end.
static Expected<std::unique_ptr<MemoryBuffer>> readStream(sys::fs::file_t file,
                                                          StringRef path) {
  constexpr size_t blockSize = size_t(1) << 16, maxSize = size_t(1) << 30;
  SmallVector<char, 0> text;
  while (text.size() <= maxSize) {
    size_t size = text.size();
    text.resize_for_overwrite(size + blockSize);
    Expected<size_t> count =
        sys::fs::readNativeFile(file, MutableArrayRef(text).drop_front(size));
    if (!count)
      return failToRead(path, inconvertibleErrorCode(),
                        toString(count.takeError()));
    text.truncate(size + *count);
    if (*count == 0)
      return std::make_unique<SmallVectorMemoryBuffer>(std::move(text), path);
  }
  return failToRead(path, inconvertibleErrorCode(),
                    formatv("expected at most {0} bytes, as it is no regular "
                            "file",
                            maxSize)
                        .str());
}

Expected<std::unique_ptr<MemoryBuffer>>
stepfold::runtime::readInput(StringRef path) {
  if (path == "-")
    return readStream(sys::fs::getStdinHandle(), "<stdin>");
  sys::fs::file_status status;
  if (std::error_code error = sys::fs::status(path, status))
    return failToRead(path, error, error.message());
  if (sys::fs::is_regular_file(status))
    return readRegularFile(path, /*requiresNullTerminator=*/true);
  Expected<sys::fs::file_t> file = sys::fs::openNativeFileForRead(path);
  if (!file)
    return failToRead(path, inconvertibleErrorCode(),
                      toString(file.takeError()));
  auto text = readStream(*file, path);
  sys::fs::closeFile(*file);
  return text;
}
