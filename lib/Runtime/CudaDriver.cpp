//===- CudaDriver.cpp - The CUDA driver API, loaded at run time -----------===//
//
// Finds the functions of the driver.
//
//===----------------------------------------------------------------------===//

#include "CudaDriver.h"

#include "llvm/Support/FormatVariadic.h"

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

/// Fills `driver`; returns what is wrong, or nothing.
static std::string loadDriver(CudaDriver &driver) {
  void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library)
    return formatv("no CUDA driver on this machine: {0}", dlerror());
#define STEPFOLD_LOAD(name, symbol, ...)                                       \
  driver.name =                                                                \
      reinterpret_cast<decltype(driver.name)>(dlsym(library, symbol));         \
  if (!driver.name)                                                            \
    return "the CUDA driver is too old: it has no function " symbol;
  STEPFOLD_CUDA_FUNCTIONS(STEPFOLD_LOAD)
#undef STEPFOLD_LOAD
  CUresult result = driver.init(0);
  if (result == cudaErrorNoDevice)
    return "no CUDA device on this machine";
  return toString(driver.check(result, "initialise the CUDA driver"));
}

Expected<const CudaDriver *> stepfold::runtime::getCudaDriver() {
  static CudaDriver driver;
  static const std::string problem = loadDriver(driver);
  if (!problem.empty())
    return createStringError(problem);
  return &driver;
}
