//===- PlanFolder.cpp - A plan and the files beside it --------------------===//
//
// Reads plan.json and the constants.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/PlanFolder.h"

#include "stepfold/Runtime/Digest.h"
#include "stepfold/Runtime/ReadFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace stepfold::runtime;

std::string PlanFolder::getFile(StringRef name) const {
  SmallString<128> file(path);
  sys::path::append(file, name);
  return std::string(file);
}

Expected<std::unique_ptr<MemoryBuffer>>
PlanFolder::readCode(StringRef name) const {
  std::string file = getFile(name);
  auto code = readFile(file);
  if (!code)
    return code;
  auto digest = plan.code.digests.find(name.str());
  if (digest != plan.code.digests.end() &&
      getDigest((*code)->getBuffer()) != digest->second)
    return createStringError(
        formatv("'{0}' is not the file that plan.json was written with: its "
                "SHA-256 is another",
                file));
  return code;
}

Expected<PlanFolder> stepfold::runtime::loadPlanFolder(StringRef path) {
  PlanFolder folder;
  folder.path = path.str();
  std::string planFile = folder.getFile("plan.json");
  auto text = readFile(planFile);
  if (!text)
    return text.takeError();
  Expected<Plan> plan = parsePlan((*text)->getBuffer(), planFile);
  if (!plan)
    return plan.takeError();
  folder.plan = std::move(*plan);

  const Plan::Constants &constants = folder.plan.constants;
  if (constants.file.empty())
    return folder;
  std::string constantsFile = folder.getFile(constants.file);
  auto data = readFile(constantsFile);
  if (!data)
    return data.takeError();
  if ((*data)->getBufferSize() != constants.bytes)
    return createStringError(
        formatv("{0}: expected {1} bytes of constants, got {2}", constantsFile,
                constants.bytes, (*data)->getBufferSize()));
  folder.constants.assign((*data)->getBufferStart(), (*data)->getBufferEnd());
  return folder;
}
