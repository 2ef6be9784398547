//===- CudaDriver.cpp - The CUDA driver API, loaded at run time -----------===//
//
// Finds the functions of the driver.
//
//===----------------------------------------------------------------------===//

#include "CudaDriver.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"

#include <dlfcn.h>

using namespace llvm;
using namespace stepfold::runtime;

Error CudaDriver::check(CUresult result, const Twine &action) const {
  if (result == cudaSuccess)
    return Error::success();
  const char *name = nullptr, *text = nullptr;
  getErrorName(result, &name);
  getErrorString(result, &text);
  return createStringError(formatv("cannot {0}: {1} ({2})", action,
                                   text ? text : "unknown error",
                                   name ? name : std::to_string(result)));
}

std::string stepfold::runtime::getCudaVersionName(int version) {
  return formatv("{0}.{1}", version / 1000, version % 1000 / 10);
}

/// Checks the version first: it says more than the names of missing functions.
static Error checkVersion(void *library, CudaDriver &driver) {
  auto getVersion = reinterpret_cast<decltype(driver.getDriverVersion)>(
      dlsym(library, "cuDriverGetVersion"));
  if (getVersion)
    getVersion(&driver.version);
  if (driver.version >= minCudaDriverVersion)
    return Error::success();
  return createStringError(formatv(
      "the CUDA driver is too old: expected one for CUDA {0} or newer, got {1}",
      getCudaVersionName(minCudaDriverVersion),
      getCudaVersionName(driver.version)));
}

static Error findFunctions(void *library, CudaDriver &driver) {
#define STEPFOLD_LOAD(name, symbol, ...)                                       \
  driver.name =                                                                \
      reinterpret_cast<decltype(driver.name)>(dlsym(library, #symbol));
  STEPFOLD_CUDA_ALL_FUNCTIONS(STEPFOLD_LOAD)
#undef STEPFOLD_LOAD
#define STEPFOLD_CHECK(name, symbol, ...)                                      \
  if (!driver.name)                                                            \
    return createStringError(                                                  \
        formatv("the CUDA driver, for CUDA {0}, has no function " #symbol,     \
                getCudaVersionName(driver.version)));
  STEPFOLD_CUDA_FUNCTIONS(STEPFOLD_CHECK)
  driver.hasGraphs = driver.version >= minCudaGraphVersion;
  if (driver.hasGraphs) {
    STEPFOLD_CUDA_GRAPH_FUNCTIONS(STEPFOLD_CHECK)
  }
  driver.hasCaptures = driver.version >= minCudaCaptureVersion;
  if (driver.hasCaptures) {
    STEPFOLD_CUDA_CAPTURE_FUNCTIONS(STEPFOLD_CHECK)
  }
#undef STEPFOLD_CHECK
  return Error::success();
}

Expected<CudaDriver>
stepfold::runtime::loadCudaDriver(const std::string &path) {
  void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library)
    return createStringError(
        formatv("no CUDA driver on this machine: {0}", dlerror()));
  CudaDriver driver;
  if (Error error = checkVersion(library, driver))
    return error;
  if (Error error = findFunctions(library, driver))
    return error;
  CUresult result = driver.init(0);
  if (result == cudaErrorNoDevice)
    return createStringError("no CUDA device on this machine");
  if (Error error = driver.check(result, "initialise the CUDA driver"))
    return error;
  return driver;
}

Expected<const CudaDriver *> stepfold::runtime::getCudaDriver() {
  static CudaDriver driver;
  static const std::string problem = []() -> std::string {
    std::optional<std::string> path =
        sys::Process::GetEnv("STEPFOLD_CUDA_DRIVER");
    Expected<CudaDriver> loaded = loadCudaDriver(path ? *path : "libcuda.so.1");
    if (!loaded)
      return toString(loaded.takeError());
    driver = *loaded;
    return "";
  }();
  if (!problem.empty())
    return createStringError(problem);
  return &driver;
}
