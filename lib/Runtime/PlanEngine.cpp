//===- PlanEngine.cpp - Engines that execute a plan -----------------------===//
//
// Chooses the engine and describes its variables.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/PlanEngine.h"

#include "stepfold/Runtime/CudaEngine.h"
#include "stepfold/Runtime/HostEngine.h"

#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;

std::vector<Variable>
stepfold::runtime::getVariables(const Plan &plan, ArrayRef<uint8_t> constants) {
  std::vector<Variable> variables;
  for (const Plan::Buffer &buffer : plan.buffers) {
    Variable variable;
    static_cast<TensorInfo &>(variable) = buffer;
    variable.initial.kind = buffer.initial.kind;
    variable.initial.bits = buffer.initial.bits;
    variable.initial.of = buffer.initial.of;
    if (buffer.initial.kind == InitialKind::Data)
      variable.initial.data =
          constants.slice(buffer.initial.offset, buffer.getNumBytes()).vec();
    variables.push_back(std::move(variable));
  }
  return variables;
}

Expected<std::unique_ptr<Engine>>
stepfold::runtime::createPlanEngine(PlanFolder folder,
                                    const PlanEngineOptions &options) {
  if (folder.plan.target.kind == Plan::TargetKind::Host)
    return createHostEngine(std::move(folder), options);
  return createCudaEngine(std::move(folder), options);
}

Expected<std::unique_ptr<Engine>>
stepfold::runtime::createPlanEngine(StringRef path, StringRef engineName,
                                    const PlanEngineOptions &options) {
  Expected<PlanFolder> folder = loadPlanFolder(path);
  if (!folder)
    return folder.takeError();
  bool isHost = folder->plan.target.kind == Plan::TargetKind::Host;
  StringRef target = isHost ? "host" : "cuda";
  if (!engineName.empty() && engineName != target)
    return createStringError(
        formatv("'{0}' is a plan for the engine {1}, got --engine={2}", path,
                target, engineName));
  return createPlanEngine(std::move(*folder), options);
}
