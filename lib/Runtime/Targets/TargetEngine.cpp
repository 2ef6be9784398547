//===- TargetEngine.cpp - The engine of a plan's target -------------------===//

#include "stepfold/Runtime/Targets/TargetEngine.h"

#include "stepfold/Data/Memory.h"
#include "stepfold/Runtime/Cuda/CudaEngine.h"
#include "stepfold/Runtime/Host/HostEngine.h"

#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;

Expected<std::unique_ptr<PlanEngine>>
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
  if (isHost)
    if (Error error =
            checkMemory(getVariables(folder->plan, folder->constants)))
      return std::move(error);
  return createPlanEngine(std::move(*folder), options);
}
