//===- ReadFile.h - Reads a file as a whole ---------------------*- C++ -*-===//

#ifndef STEPFOLD_SUPPORT_READFILE_H
#define STEPFOLD_SUPPORT_READFILE_H

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>

namespace stepfold::runtime {

/// Reads a regular file: others may have no end. It is copied, as who holds a
/// mapping dies where somebody else truncates the file.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readFile(llvm::StringRef path);

/// Reads a program: from a regular file, or, up to 1 GiB, from a pipe, a device
/// or "-" for the standard input. The text ends with a zero byte.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readInput(llvm::StringRef path);

} // namespace stepfold::runtime

#endif // STEPFOLD_SUPPORT_READFILE_H
