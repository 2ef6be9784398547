//===- CountingDriver.cpp - Counts calls of the CUDA driver ---------------===//
//
// A library for STEPFOLD_CUDA_DRIVER: hands each call on to libcuda.so.1 and
// counts it, for tests that show what the runtime does not do in a step.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Cuda/CudaAPI.h"

#include <cstring>
#include <dlfcn.h>

using namespace stepfold::runtime;

namespace {
enum Index {
#define STEPFOLD_INDEX(name, symbol, ...) symbol##Index,
  STEPFOLD_CUDA_ALL_FUNCTIONS(STEPFOLD_INDEX)
#undef STEPFOLD_INDEX
      numFunctions
};

const char *const symbols[] = {
#define STEPFOLD_NAME(name, symbol, ...) #symbol,
    STEPFOLD_CUDA_ALL_FUNCTIONS(STEPFOLD_NAME)
#undef STEPFOLD_NAME
};

/// The runtime calls the driver from one thread at a time.
uint64_t counts[numFunctions];

void *find(Index index) {
  static void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  return library ? dlsym(library, symbols[index]) : nullptr;
}

template <Index index, typename Function> struct Counted;
template <Index index, typename... Args>
struct Counted<index, CUresult(Args...)> {
  static CUresult call(Args... args) {
    static auto *function =
        reinterpret_cast<CUresult (*)(Args...)>(find(index));
    ++counts[index];
    constexpr CUresult notInitialized = 3;
    return function ? function(args...) : notInitialized;
  }
};
} // namespace

extern "C" {
// The functions have names, but no names of parameters that a definition could
// use; so each is resolved to the template's. A resolver is not static: only
// then does every compiler give it the name that the attribute says.
#define STEPFOLD_FORWARD(name, symbol, ...)                                    \
  using symbol##Type = CUresult(__VA_ARGS__);                                  \
  [[gnu::visibility("hidden")]] symbol##Type *resolve_##symbol() {             \
    return Counted<symbol##Index, symbol##Type>::call;                         \
  }                                                                            \
  CUresult symbol(__VA_ARGS__) __attribute__((ifunc("resolve_" #symbol)));
STEPFOLD_CUDA_ALL_FUNCTIONS(STEPFOLD_FORWARD)
#undef STEPFOLD_FORWARD

/// Returns the number of calls of a function; 2^64 - 1 if the driver has no
/// such function.
uint64_t stepfoldGetNumCalls(const char *symbol) {
  for (int i = 0; i != numFunctions; ++i)
    if (std::strcmp(symbols[i], symbol) == 0)
      return counts[i];
  return ~uint64_t(0);
}
}
