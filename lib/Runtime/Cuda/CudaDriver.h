//===- CudaDriver.h - The CUDA driver API, loaded at run time ---*- C++ -*-===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CUDADRIVER_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CUDADRIVER_H

#include "CudaAPI.h"

#include "llvm/Support/Error.h"

namespace stepfold::runtime {

struct CudaDriver {
#define STEPFOLD_DECLARE(name, symbol, ...) CUresult (*name)(__VA_ARGS__);
  STEPFOLD_CUDA_ALL_FUNCTIONS(STEPFOLD_DECLARE)
#undef STEPFOLD_DECLARE

  int version = 0;
  /// True if the driver has the functions of graphs.
  bool hasGraphs = false;
  /// True if it has those of graphs and of captures.
  bool hasCaptures = false;

  /// Makes an error of a result: "cannot <action>: <the driver's words>".
  llvm::Error check(CUresult result, const llvm::Twine &action) const;
};

/// The number as it is known: "12.4".
std::string getCudaVersionName(int version);

/// Loads and initialises a library with the driver's functions.
llvm::Expected<CudaDriver> loadCudaDriver(const std::string &library);

/// Loads the driver of this machine, once in a process: libcuda.so.1, or the
/// library that the environment variable STEPFOLD_CUDA_DRIVER names (for tests,
/// with libraries that stand in for the driver or count its calls).
llvm::Expected<const CudaDriver *> getCudaDriver();

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CUDADRIVER_H
