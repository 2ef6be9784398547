//===- ReadFile.h - Reads a file as a whole ---------------------*- C++ -*-===//

#ifndef STEPFOLD_RUNTIME_READFILE_H
#define STEPFOLD_RUNTIME_READFILE_H

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>

namespace stepfold::runtime {

/// Reads a regular file: others may have no end. It is copied, as who holds a
/// mapping dies where somebody else truncates the file.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readFile(llvm::StringRef path);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_READFILE_H
