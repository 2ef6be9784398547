//===- CudaEngine.cpp - Executes a plan on a GPU --------------------------===//
//
// From a plan to its engine.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Cuda/CudaEngine.h"

#include "CudaPlanEngine.h"

using namespace llvm;
using namespace stepfold::runtime;

static Expected<std::unique_ptr<CudaCode>> loadCode(const CudaDevice &device,
                                                    const PlanFolder &folder) {
  CudaScope scope = device.enter();
  return CudaCode::load(device, folder);
}

Expected<std::unique_ptr<PlanEngine>>
stepfold::runtime::createCudaEngine(PlanFolder folder,
                                    const PlanEngineOptions &options) {
  Expected<std::unique_ptr<CudaDevice>> device =
      CudaDevice::create(options.device);
  if (!device)
    return device.takeError();
  Expected<std::unique_ptr<CudaCode>> code = loadCode(**device, folder);
  if (!code)
    return code.takeError();
  std::vector<uint8_t> constants = folder.constants;
  auto engine = std::make_unique<CudaPlanEngine>(
      std::move(folder), std::move(*device), std::move(*code), options);
  if (Error error = engine->initialize(constants))
    return error;
  return engine;
}
