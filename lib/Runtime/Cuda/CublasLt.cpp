//===- CublasLt.cpp - cuBLASLt, found in the process ----------------------===//

#include "CublasLt.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"

#include <dlfcn.h>
#include <mutex>

using namespace llvm;
using namespace stepfold::runtime;

Error CublasLt::check(CublasStatus status, const Twine &action) const {
  if (status == cublasSuccess)
    return Error::success();
  return createStringError(
      formatv("cannot {0}: cuBLASLt fails with status {1}", action, status));
}

static Expected<void *> findLibrary() {
  if (std::optional<std::string> path =
          sys::Process::GetEnv("STEPFOLD_CUBLASLT")) {
    if (void *library = dlopen(path->c_str(), RTLD_NOW | RTLD_LOCAL))
      return library;
    return createStringError(
        formatv("cannot load $STEPFOLD_CUBLASLT: {0}", dlerror()));
  }
  for (const char *name : {"libcublasLt.so.13", "libcublasLt.so.12"})
    if (void *library = dlopen(name, RTLD_NOW | RTLD_NOLOAD))
      return library;
  return createStringError(
      "the plan has products of matrices, and the process has not loaded "
      "cuBLASLt (libcublasLt.so.13 or .12), which computes them: import torch "
      "first, or name the library in $STEPFOLD_CUBLASLT");
}

static Expected<CublasLt> loadFunctions() {
  Expected<void *> library = findLibrary();
  if (!library)
    return library.takeError();
  CublasLt result;
#define STEPFOLD_LOAD(name, symbol, ...)                                       \
  result.name =                                                                \
      reinterpret_cast<decltype(result.name)>(dlsym(*library, #symbol));       \
  if (!result.name)                                                            \
    return createStringError("cuBLASLt has no function " #symbol);
  STEPFOLD_CUBLASLT_FUNCTIONS(STEPFOLD_LOAD)
#undef STEPFOLD_LOAD
  return result;
}

Expected<const CublasLt *> stepfold::runtime::getCublasLt() {
  // A process may load the library after a first plan has asked for it.
  static std::mutex mutex;
  static std::optional<CublasLt> found;
  std::lock_guard<std::mutex> lock(mutex);
  if (!found) {
    Expected<CublasLt> loaded = loadFunctions();
    if (!loaded)
      return loaded.takeError();
    found = *loaded;
  }
  return &*found;
}
