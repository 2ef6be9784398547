//===- OutputFiles.cpp - Files that are written as wholes -----------------===//

#include "stepfold/Runtime/OutputFiles.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace stepfold::runtime;

static Error failToWrite(StringRef path, Error error) {
  return createStringError(
      formatv("cannot write '{0}': {1}", path, toString(std::move(error))));
}

/// Writes out what `os` holds, and returns its error, which is not its any
/// more.
static Error takeError(raw_fd_ostream &os) {
  os.flush();
  std::error_code code = os.error();
  os.clear_error();
  return errorCodeToError(code);
}

/// An error of `write` itself is returned as it is.
static Error writeTo(raw_fd_ostream &os, StringRef path, WriteContents write) {
  Error error = write(os);
  Error outputError = takeError(os);
  if (error)
    return joinErrors(std::move(error), std::move(outputError));
  return outputError ? failToWrite(path, std::move(outputError))
                     : Error::success();
}

bool stepfold::runtime::isReplaced(StringRef path) {
  sys::fs::file_status status;
  return path != "-" &&
         (sys::fs::status(path, status) || sys::fs::is_regular_file(status));
}

/// Returns the name of the file itself: a link to it stays.
static std::string resolveLinks(StringRef path) {
  SmallString<128> resolved;
  if (sys::fs::real_path(path, resolved))
    return path.str(); // There is none yet.
  return std::string(resolved);
}

//===----------------------------------------------------------------------===//
// Output files
//===----------------------------------------------------------------------===//

OutputFiles::~OutputFiles() {
  for (File &file : files)
    consumeError(file.temporary.discard());
}

Error OutputFiles::add(StringRef path, WriteContents write) {
  if (path == "-")
    return writeTo(outs(), "standard output", write);
  if (!isReplaced(path)) {
    std::error_code code;
    raw_fd_ostream os(path, code);
    return code ? failToWrite(path, errorCodeToError(code))
                : writeTo(os, path, write);
  }
  std::string target = resolveLinks(path);
  auto temporary = sys::fs::TempFile::create(
      target + ".%%%%%%%%.tmp", sys::fs::all_read | sys::fs::all_write);
  if (!temporary)
    return failToWrite(path, temporary.takeError());
  raw_fd_ostream os(temporary->FD, /*shouldClose=*/false);
  files.push_back({std::move(target), std::move(*temporary)});
  return writeTo(os, path, write);
}

Error OutputFiles::add(StringRef path, StringRef contents) {
  return add(path, [&](raw_ostream &os) {
    os << contents;
    return Error::success();
  });
}

Error OutputFiles::commit() {
  for (File &file : files)
    if (Error error = file.temporary.keep(file.path))
      return failToWrite(file.path, std::move(error));
  files.clear();
  return Error::success();
}

Error stepfold::runtime::writeFile(StringRef path, WriteContents write) {
  OutputFiles files;
  if (Error error = files.add(path, write))
    return error;
  return files.commit();
}

Error stepfold::runtime::writeFile(StringRef path, StringRef contents) {
  OutputFiles files;
  if (Error error = files.add(path, contents))
    return error;
  return files.commit();
}

//===----------------------------------------------------------------------===//
// Other outputs
//===----------------------------------------------------------------------===//

Expected<TemporaryFile> TemporaryFile::create(StringRef model,
                                              StringRef contents) {
  SmallString<128> path;
  sys::path::system_temp_directory(/*ErasedOnReboot=*/true, path);
  sys::path::append(path, "%%%%%%%%-" + model);
  auto file = sys::fs::TempFile::create(path);
  if (!file)
    return failToWrite(path, file.takeError());
  TemporaryFile result(std::move(*file));
  raw_fd_ostream os(result.file.FD, /*shouldClose=*/false);
  os << contents;
  if (Error error = takeError(os))
    return failToWrite(result.getPath(), std::move(error));
  return std::move(result);
}

TemporaryFile::~TemporaryFile() { consumeError(file.discard()); }

Error stepfold::runtime::flushOutput() {
  if (Error error = takeError(outs()))
    return failToWrite("standard output", std::move(error));
  return Error::success();
}
