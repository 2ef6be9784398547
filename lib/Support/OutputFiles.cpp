//===- OutputFiles.cpp - Files that are written as wholes -----------------===//

#include "stepfold/Support/OutputFiles.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"

#include <filesystem>
#include <functional>
#include <optional>

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

/// As many as Linux follows.
static constexpr int kMaxNumLinks = 40;

/// Returns true if the files of a folder only refer to others: "/dev/stdout"
/// may be a regular file that belongs to whoever opened it. Regular files in
/// the folders below "/dev" are ordinary.
static bool hasOnlyDevices(StringRef folder) {
  return folder == "/dev" || folder == "/proc" || folder.starts_with("/proc/");
}

/// Returns the name of the file itself, which need not be there: a link to it
/// stays. A link of the system to an open file is not followed.
static ErrorOr<std::string> resolveLinks(StringRef path) {
  std::string current = path.str();
  for (int i = 0; i <= kMaxNumLinks; ++i) {
    StringRef parent = sys::path::parent_path(current);
    SmallString<128> folder;
    if (std::error_code code =
            sys::fs::real_path(parent.empty() ? "." : parent, folder))
      return code;
    SmallString<128> file = folder;
    sys::path::append(file, sys::path::filename(current));
    if (folder.starts_with("/proc/"))
      return std::string(file);
    std::error_code code;
    std::string target = std::filesystem::read_symlink(file.c_str(), code);
    if (code)
      return std::string(file); // It is no link.
    sys::path::append(folder, target);
    current = sys::path::is_absolute(target) ? target : std::string(folder);
  }
  return std::make_error_code(std::errc::too_many_symbolic_link_levels);
}

/// Returns true if a file without links in its name is replaced.
static bool isTargetReplaced(StringRef target) {
  sys::fs::file_status status;
  return !hasOnlyDevices(sys::path::parent_path(target)) &&
         (sys::fs::status(target, status) || sys::fs::is_regular_file(status));
}

bool stepfold::runtime::isReplaced(StringRef path) {
  if (path == "-")
    return false;
  ErrorOr<std::string> target = resolveLinks(path);
  return !target || isTargetReplaced(*target);
}

/// Returns the number of the open file of this process that a path stands for.
static std::optional<int> getOpenFile(StringRef target) {
  std::string folder =
      formatv("/proc/{0}/fd", sys::Process::getProcessId()).str();
  int number;
  if (sys::path::parent_path(target) != folder ||
      sys::path::filename(target).getAsInteger(10, number))
    return std::nullopt;
  return number;
}

/// Writes to what cannot be replaced.
static Error writeInPlace(StringRef path, StringRef target,
                          WriteContents write) {
  if (std::optional<int> number = getOpenFile(target)) {
    // Opened again, a regular file would be written from its begin.
    outs().flush();
    raw_fd_ostream os(*number, /*shouldClose=*/false);
    return writeTo(os, path, write);
  }
  std::error_code code;
  // The contents of a regular file here belong to another program, so they
  // stay.
  raw_fd_ostream os(target, code, sys::fs::OF_Append);
  return code ? failToWrite(path, errorCodeToError(code))
              : writeTo(os, path, write);
}

/// Makes the file that will replace `target`, with its mode. A user without the
/// permission to write to a file may not replace it, even if the folder would
/// allow it.
static Expected<sys::fs::TempFile> createTemporary(StringRef target) {
  std::string model = (target + ".%%%%%%%%.tmp").str();
  sys::fs::file_status status;
  if (sys::fs::status(target, status))
    return sys::fs::TempFile::create(model,
                                     sys::fs::all_read | sys::fs::all_write);
  if (std::error_code code =
          sys::fs::access(target, sys::fs::AccessMode::Write))
    return errorCodeToError(code);
  auto temporary = sys::fs::TempFile::create(model);
  if (!temporary)
    return temporary.takeError();
  // Set apart from its creation, which the umask would limit.
  std::error_code code = sys::fs::setPermissions(
      temporary->FD, status.permissions() & sys::fs::all_all);
  if (!code)
    return temporary;
  return joinErrors(errorCodeToError(code), temporary->discard());
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
  ErrorOr<std::string> target = resolveLinks(path);
  if (!target)
    return failToWrite(path, errorCodeToError(target.getError()));
  if (!isTargetReplaced(*target))
    return writeInPlace(path, *target, write);
  if (llvm::is_contained(llvm::map_range(files, std::mem_fn(&File::path)),
                         *target))
    return createStringError("'" + path + "' would be written twice");
  auto temporary = createTemporary(*target);
  if (!temporary)
    return failToWrite(path, temporary.takeError());
  raw_fd_ostream os(temporary->FD, /*shouldClose=*/false);
  files.push_back({std::move(*target), std::move(*temporary)});
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
