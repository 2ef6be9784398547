//===- StepRuntime.cpp - The runtime that executes plans ------------------===//

#include "StepRuntime.h"

#include <dlfcn.h>
#include <memory>
#include <mutex>

using namespace stepfold::paddle_operator;

/// Guarded by `mutex`.
static std::unique_ptr<Runtime> runtime;
static std::mutex mutex;

template <typename Function>
static bool find(void *library, const char *name, Function &function) {
  function = reinterpret_cast<Function>(dlsym(library, name));
  return function;
}

std::string stepfold::paddle_operator::loadRuntime(const std::string &path) {
  std::lock_guard<std::mutex> lock(mutex);
  if (runtime)
    return "";
  void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library)
    return dlerror();
  auto found = std::make_unique<Runtime>();
  if (!find(library, "stepfoldGetApiVersion", found->getApiVersion))
    return path + ": expected libStepfoldRuntime.so, got another library";
  uint32_t version = found->getApiVersion();
  if (version != STEPFOLD_RUNTIME_API_VERSION)
    return path + ": expected version " +
           std::to_string(STEPFOLD_RUNTIME_API_VERSION) +
           " of the interface, got " + std::to_string(version);
  bool hasAll =
      find(library, "stepfoldGetLastError", found->getLastError) &&
      find(library, "stepfoldReadSeal", found->readSeal) &&
      find(library, "stepfoldPlanLoad", found->load) &&
      find(library, "stepfoldPlanDestroy", found->destroy) &&
      find(library, "stepfoldPlanGetTarget", found->getTarget) &&
      find(library, "stepfoldPlanGetNumVariables", found->getNumVariables) &&
      find(library, "stepfoldPlanGetVariable", found->getVariable) &&
      find(library, "stepfoldPlanGetNumAllocations",
           found->getNumAllocations) &&
      find(library, "stepfoldPlanGetAllocation", found->getAllocation) &&
      find(library, "stepfoldPlanBindMany", found->bindMany) &&
      find(library, "stepfoldPlanBindAllocation", found->bindAllocation) &&
      find(library, "stepfoldPlanSet", found->set) &&
      find(library, "stepfoldPlanGet", found->get) &&
      find(library, "stepfoldPlanStep", found->step);
  if (!hasAll)
    return dlerror();
  runtime = std::move(found);
  return "";
}

const Runtime *stepfold::paddle_operator::getRuntime() {
  std::lock_guard<std::mutex> lock(mutex);
  return runtime.get();
}
