//===- PlanFolder.cpp - A plan and the files beside it --------------------===//
//
// Reads plan.json and what it names.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Plan/PlanFolder.h"

#include "stepfold/Data/Digest.h"
#include "stepfold/Plan/PlanSeal.h"
#include "stepfold/Support/ReadFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace stepfold::runtime;

std::string PlanFolder::getFile(StringRef name) const {
  SmallString<128> file(path);
  sys::path::append(file, name);
  return std::string(file);
}

/// Reads a file that must be the one that the plan was written with.
static Expected<std::unique_ptr<MemoryBuffer>>
readFileOf(const PlanFolder &folder, const Plan::File &file) {
  std::string path = folder.getFile(file.name);
  auto contents = readFile(path);
  if (contents && getDigest((*contents)->getBuffer()) != file.digest)
    return createStringError(
        formatv("'{0}' is not the file that plan.json was written with: its "
                "SHA-256 differs",
                path));
  return contents;
}

static Error readCode(PlanFolder &folder) {
  const Plan::Code &code = folder.plan.code;
  for (const Plan::File *file : {&code.ptx, &code.cubin, &code.object}) {
    if (file->name.empty())
      continue;
    auto contents = readFileOf(folder, *file);
    if (!contents)
      return contents.takeError();
    folder.code[file->name] = (*contents)->getBuffer().str();
  }
  return Error::success();
}

static Error readConstants(PlanFolder &folder) {
  const Plan::File &file = folder.plan.constants.file;
  if (!file.name.empty()) {
    auto contents = readFileOf(folder, file);
    if (!contents)
      return contents.takeError();
    folder.constants.assign((*contents)->getBufferStart(),
                            (*contents)->getBufferEnd());
  }
  if (Error error = folder.plan.verifyConstants(folder.constants))
    return createStringError(formatv("{0}: {1}", folder.getFile(planFileName),
                                     toString(std::move(error))));
  return Error::success();
}

static Expected<PlanFolder> loadOnce(StringRef path) {
  PlanFolder folder;
  folder.path = path.str();
  std::string planFile = folder.getFile(planFileName);
  auto text = readFile(planFile);
  if (!text)
    return text.takeError();
  Expected<Plan> plan = parsePlan((*text)->getBuffer(), planFile);
  if (!plan)
    return plan.takeError();
  folder.plan = std::move(*plan);
  if (Error error = readCode(folder))
    return error;
  if (Error error = readConstants(folder))
    return error;
  return folder;
}

/// Loads the folder again if plan.json was replaced meanwhile. A writer of a
/// plan removes the files of the old one after it has replaced plan.json, so a
/// file is missing only if plan.json is still the same file.
Expected<PlanFolder> stepfold::runtime::loadPlanFolder(StringRef path) {
  SmallString<128> planFile(path);
  sys::path::append(planFile, planFileName);
  while (true) {
    sys::fs::file_status before, after;
    sys::fs::status(planFile, before);
    Expected<PlanFolder> folder = loadOnce(path);
    if (folder)
      return folder;
    sys::fs::status(planFile, after);
    if (before.getUniqueID() == after.getUniqueID() &&
        before.getLastModificationTime() == after.getLastModificationTime())
      return folder;
    consumeError(folder.takeError());
  }
}

Expected<std::optional<std::string>>
stepfold::runtime::readSealDigest(StringRef path) {
  SmallString<128> planFile(path);
  sys::path::append(planFile, planFileName);
  if (!sys::fs::exists(planFile))
    return std::nullopt;
  auto text = readFile(planFile);
  if (!text)
    return text.takeError();
  std::optional<StringRef> digest = getSealDigest((*text)->getBuffer());
  if (!digest)
    return createStringError(
        formatv("'{0}' is not a plan of this version", planFile));
  return digest->str();
}
