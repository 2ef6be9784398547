//===- PlanWriter.h - A compiled stage as a folder --------------*- C++ -*-===//

#ifndef STEPFOLD_COMPILER_PLANWRITER_H
#define STEPFOLD_COMPILER_PLANWRITER_H

#include "stepfold/Compiler/Compiler.h"
#include "stepfold/Support/OutputFiles.h"

namespace stepfold {

/// A failure of the system, such as of an assembler or a disk: the program is
/// not the culprit. Each function here fails with it.
class SystemError : public llvm::ErrorInfo<SystemError, llvm::StringError> {
public:
  static char ID;
  explicit SystemError(const llvm::Twine &message)
      : ErrorInfo(message, llvm::inconvertibleErrorCode()) {}
};

/// Finds the program `name`, on the path if it names no folder.
llvm::Expected<std::string> findAssembler(llvm::StringRef name);

struct PlanFolderOptions {
  /// The assembler for a cubin beside the PTX; empty: none is written.
  std::string ptxas;
};

/// A file of a plan's folder.
struct PlanFile {
  std::string name;
  std::string contents;
};

/// Assembles or links the code, completes the plan, and returns the files of
/// its folder, in the order of their names: plan.json, code, constants where
/// there are some, and the report where there is one. Code and constants have
/// names by their contents, so that those of another plan stay beside them.
llvm::Expected<std::vector<PlanFile>>
makePlanFiles(CompiledStage &stage, const PlanFolderOptions &options);

/// The files of a plan, and the path of the folder that they are for.
struct PlanFiles {
  std::string folder;
  std::vector<PlanFile> files;
};

/// Adds files that are replaced together with plans.
using AddOutputs = llvm::function_ref<llvm::Error(runtime::OutputFiles &)>;

/// Writes plans to their folders, which are made if they are not there, and
/// behind them what `addOthers` adds, which may be empty. Up to the moment when
/// each plan.json and each other file can be replaced, old ones stay as they
/// were; then files of old plans are removed. After an error before that, there
/// is no new file and no new folder.
llvm::Error writePlans(llvm::ArrayRef<PlanFiles> plans,
                       AddOutputs addOthers = {});

/// Writes one plan.
llvm::Error writePlanFiles(llvm::ArrayRef<PlanFile> files,
                           llvm::StringRef path);

} // namespace stepfold

#endif // STEPFOLD_COMPILER_PLANWRITER_H
