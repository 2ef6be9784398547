//===- PlanWriter.h - A compiled stage as a folder --------------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_PLANWRITER_H
#define STEPFOLD_COMPILER_PLANWRITER_H

#include "stepfold/Compiler/Compiler.h"

namespace stepfold {

/// Finds the program `name`, on the path if it names no folder.
llvm::Expected<std::string> findAssembler(llvm::StringRef name);

struct PlanFolderOptions {
  /// The assembler for a cubin beside the PTX; empty: none is written.
  std::string ptxas;
};

/// Writes the plan, its code, its constants and its report, where there is one,
/// to the folder `path`, which is made if it is not there. plan.json comes
/// last, so that a folder with one is whole.
llvm::Error writePlanFolder(CompiledStage &stage, llvm::StringRef path,
                            const PlanFolderOptions &options);

/// Writes `text` to `path` by way of a temporary file.
llvm::Error writeFile(llvm::StringRef path, llvm::StringRef text);

} // namespace stepfold

#endif // STEPFOLD_COMPILER_PLANWRITER_H
