//===- LoadProgram.h - A program from a file --------------------*- C++ -*-===//

#ifndef STEPFOLD_TOOLS_COMMON_LOADPROGRAM_H
#define STEPFOLD_TOOLS_COMMON_LOADPROGRAM_H

#include "stepfold/IR/Program.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

namespace stepfold {

/// Parses a program into a context of its own. All upstream dialects are
/// registered, and operations of a framework may be unregistered. The error
/// holds all diagnostics.
llvm::Expected<Program>
parseProgram(std::unique_ptr<llvm::MemoryBuffer> source);

/// The same for the program in a file.
llvm::Expected<Program> loadProgram(llvm::StringRef path);

} // namespace stepfold

#endif // STEPFOLD_TOOLS_COMMON_LOADPROGRAM_H
