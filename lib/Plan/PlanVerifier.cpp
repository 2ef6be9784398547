//===- PlanVerifier.cpp - Conditions that a plan must satisfy -------------===//
//
// Verifies what the JSON types of a plan do not say.
//
//===----------------------------------------------------------------------===//

#include "PlanVerifier.h"

#include "stepfold/Data/Digest.h"
#include "stepfold/Plan/CudaArch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>

using namespace llvm;
using namespace stepfold::runtime;

bool stepfold::runtime::isPlanName(StringRef text) {
  return !text.empty() && !text.contains('\0') && json::isUTF8(text);
}

/// A file lies in the plan's folder itself.
static Error verifyFileName(const char *path, StringRef name) {
  if (!name.empty() && name != "." && name != ".." && !name.contains('/') &&
      !name.contains('\0'))
    return Error::success();
  return failPlan("{0}: expected the name of a file in the plan's folder, got "
                  "'{1}'",
                  path, name);
}

static Error verifyTarget(const Plan &plan) {
  if (plan.target.kind == Plan::TargetKind::CUDA) {
    if (!parseCudaArch(plan.target.arch))
      return failPlan(
          "target.arch: expected an architecture such as sm_90, got "
          "'{0}'",
          plan.target.arch);
    if (!plan.code.cubin.name.empty())
      if (Error error = verifyFileName("code.cubin.file", plan.code.cubin.name))
        return error;
    return verifyFileName("code.ptx.file", plan.code.ptx.name);
  }
  if (plan.target.triple.empty())
    return failPlan("target.triple: expected a target triple");
  return verifyFileName("code.object.file", plan.code.object.name);
}

static Error verifyConstantsFile(const Plan::Constants &constants) {
  if (!constants.file.name.empty())
    return verifyFileName("constants.file", constants.file.name);
  if (constants.bytes != 0)
    return failPlan("constants: expected a file for {0} bytes",
                    constants.bytes);
  return Error::success();
}

Error Plan::verify() const {
  if (Error error = verifyTarget(*this))
    return error;
  if (Error error = verifyConstantsFile(constants))
    return error;
  if (Error error = verifyBuffers(*this))
    return error;
  if (Error error = verifyAllocations(*this))
    return error;
  if (Error error = verifyTables(*this))
    return error;
  if (Error error = verifyKernels(*this))
    return error;
  return verifySteps(*this);
}

Error Plan::verifyConstants(ArrayRef<uint8_t> bytes) const {
  if (bytes.size() != constants.bytes)
    return failPlan("expected {0} bytes of constants, got {1}", constants.bytes,
                    bytes.size());
  // Many steps may name the same.
  std::map<std::pair<uint64_t, uint64_t>, std::string> digests;
  for (const auto &[index, step] : enumerate(steps)) {
    auto *launch = std::get_if<Launch>(&step);
    if (!launch)
      continue;
    const Kernel &kernel = kernels[launch->kernel];
    for (const auto &[i, type] : enumerate(kernel.arguments)) {
      auto *constant = std::get_if<ConstantType>(&type);
      if (!constant)
        continue;
      uint64_t offset = launch->arguments[i].value;
      std::string &digest = digests[{offset, constant->numBytes}];
      if (digest.empty())
        digest =
            getDigest(toStringRef(bytes.slice(offset, constant->numBytes)));
      if (digest != constant->digest)
        return failPlan(
            "steps[{0}].arguments[{1}]: the constants at {2} are not "
            "those that '{3}' was compiled for",
            index, i, offset, kernel.name);
    }
  }
  return Error::success();
}
