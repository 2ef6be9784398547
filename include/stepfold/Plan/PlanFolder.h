//===- PlanFolder.h - A plan and the files beside it ------------*- C++ -*-===//
//
// A plan as stepfold-compile writes it, read from its folder.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_PLAN_PLANFOLDER_H
#define STEPFOLD_PLAN_PLANFOLDER_H

#include "stepfold/Plan/Plan.h"

#include <map>

namespace stepfold::runtime {

struct PlanFolder {
  std::string path;
  Plan plan;
  std::vector<uint8_t> constants;
  /// The contents of the files of code, by name.
  std::map<std::string, std::string> code;

  /// Returns the path of a file that the plan names.
  std::string getFile(llvm::StringRef name) const;
  llvm::StringRef getCode(const std::string &name) const {
    return code.at(name);
  }
};

/// Reads a plan with all of its files, each of which must be the one that the
/// plan was written with. Another plan may be written to the folder meanwhile:
/// the result is the one or the other.
llvm::Expected<PlanFolder> loadPlanFolder(llvm::StringRef path);

/// Reads the SHA-256 in the seal of the plan in a folder; nothing where the
/// folder has no plan.json.
llvm::Expected<std::optional<std::string>> readSealDigest(llvm::StringRef path);

} // namespace stepfold::runtime

#endif // STEPFOLD_PLAN_PLANFOLDER_H
