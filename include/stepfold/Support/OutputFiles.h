//===- OutputFiles.h - Files that are written as wholes ---------*- C++ -*-===//
//
// Whoever writes a file here replaces the old one at the end and at once, or
// leaves it as it was: with the disk full, or killed in between. No error ends
// the process.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_SUPPORT_OUTPUTFILES_H
#define STEPFOLD_SUPPORT_OUTPUTFILES_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <string>
#include <vector>

namespace stepfold::runtime {

/// Writes the contents of a file; what it returns is the error of all.
using WriteContents = llvm::function_ref<llvm::Error(llvm::raw_ostream &)>;

/// Files that are replaced together: not before all have been written.
class OutputFiles {
public:
  OutputFiles() = default;
  OutputFiles(const OutputFiles &) = delete;
  OutputFiles &operator=(const OutputFiles &) = delete;
  /// Removes what was not committed.
  ~OutputFiles();

  /// Writes a file under a temporary name beside its own, with the mode of the
  /// old one. A link stays a link, even if its target does not exist yet. Files
  /// that cannot be replaced are written to at once: a pipe, a device,
  /// "/dev/stdout" or "-" for the standard output. Fails for a file that has
  /// been added before.
  llvm::Error add(llvm::StringRef path, WriteContents write);
  llvm::Error add(llvm::StringRef path, llvm::StringRef contents);

  /// Gives the files their names, in the order in which they were added.
  llvm::Error commit();

private:
  struct File {
    std::string path;
    llvm::sys::fs::TempFile temporary;
  };
  std::vector<File> files;
};

/// Writes one file.
llvm::Error writeFile(llvm::StringRef path, WriteContents write);
llvm::Error writeFile(llvm::StringRef path, llvm::StringRef contents);

/// Returns true if writing to `path` replaces a file.
bool isReplaced(llvm::StringRef path);

/// A file for other programs, in the system's folder for such, that is gone
/// with this object.
class TemporaryFile {
public:
  /// `model` is the last part of its name.
  static llvm::Expected<TemporaryFile> create(llvm::StringRef model,
                                              llvm::StringRef contents = "");
  TemporaryFile(TemporaryFile &&) = default;
  ~TemporaryFile();

  llvm::StringRef getPath() const { return file.TmpName; }

private:
  explicit TemporaryFile(llvm::sys::fs::TempFile file)
      : file(std::move(file)) {}

  llvm::sys::fs::TempFile file;
};

/// Writes out what the standard output's stream holds. A tool calls it before
/// it ends: the stream's own end is fatal where there was an error.
llvm::Error flushOutput();

} // namespace stepfold::runtime

#endif // STEPFOLD_SUPPORT_OUTPUTFILES_H
