//===- PlanFolder.h - A plan and the files beside it ------------*- C++ -*-===//
//
// What stepfold-compile writes, read from its folder.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_PLANFOLDER_H
#define STEPFOLD_RUNTIME_PLANFOLDER_H

#include "stepfold/Runtime/Plan.h"

#include "llvm/Support/MemoryBuffer.h"

namespace stepfold::runtime {

struct PlanFolder {
  std::string path;
  Plan plan;
  std::vector<uint8_t> constants;

  /// Returns the path of a file that the plan names.
  std::string getFile(llvm::StringRef name) const;
  /// Reads a file of code, which must be the one that the plan was written
  /// with.
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
  readCode(llvm::StringRef name) const;
};

llvm::Expected<PlanFolder> loadPlanFolder(llvm::StringRef path);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_PLANFOLDER_H
