//===- CudaDriver.h - The CUDA driver API, loaded at run time ---*- C++ -*-===//
//
// The functions of libcuda.so.1 that the engine uses, declared here so that
// neither building nor running a host plan needs CUDA.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDADRIVER_H
#define STEPFOLD_LIB_RUNTIME_CUDADRIVER_H

#include "llvm/Support/Error.h"

#include <cstddef>
#include <cstdint>

namespace stepfold::runtime {

using CUresult = int;
using CUdevice = int;
using CUdeviceptr = uint64_t;
using CUcontext = struct CUctx_st *;
using CUmodule = struct CUmod_st *;
using CUfunction = struct CUfunc_st *;
using CUstream = struct CUstream_st *;
using CUevent = struct CUevent_st *;

/// The values of the driver's enumerations that are used here.
enum : int {
  cudaSuccess = 0,
  cudaErrorNoDevice = 100,
  cudaErrorNotFound = 500,
  cudaAttributeMajor = 75,
  cudaAttributeMinor = 76,
  cudaJitErrorLogBuffer = 5,
  cudaJitErrorLogBufferSize = 6,
};

/// Name of the member, symbol in the library, parameters.
#define STEPFOLD_CUDA_FUNCTIONS(X)                                             \
  X(init, "cuInit", unsigned)                                                  \
  X(getDriverVersion, "cuDriverGetVersion", int *)                             \
  X(getErrorName, "cuGetErrorName", CUresult, const char **)                   \
  X(getErrorString, "cuGetErrorString", CUresult, const char **)               \
  X(getDeviceCount, "cuDeviceGetCount", int *)                                 \
  X(getDevice, "cuDeviceGet", CUdevice *, int)                                 \
  X(getDeviceName, "cuDeviceGetName", char *, int, CUdevice)                   \
  X(getDeviceAttribute, "cuDeviceGetAttribute", int *, int, CUdevice)          \
  X(retainContext, "cuDevicePrimaryCtxRetain", CUcontext *, CUdevice)          \
  X(releaseContext, "cuDevicePrimaryCtxRelease_v2", CUdevice)                  \
  X(setContext, "cuCtxSetCurrent", CUcontext)                                  \
  X(loadModule, "cuModuleLoadDataEx", CUmodule *, const void *, unsigned,      \
    const int *, void **)                                                      \
  X(unloadModule, "cuModuleUnload", CUmodule)                                  \
  X(getFunction, "cuModuleGetFunction", CUfunction *, CUmodule, const char *)  \
  X(allocate, "cuMemAlloc_v2", CUdeviceptr *, size_t)                          \
  X(free, "cuMemFree_v2", CUdeviceptr)                                         \
  X(copyToDevice, "cuMemcpyHtoD_v2", CUdeviceptr, const void *, size_t)        \
  X(copyToHost, "cuMemcpyDtoH_v2", void *, CUdeviceptr, size_t)                \
  X(fill, "cuMemsetD8_v2", CUdeviceptr, unsigned char, size_t)                 \
  X(createStream, "cuStreamCreate", CUstream *, unsigned)                      \
  X(destroyStream, "cuStreamDestroy_v2", CUstream)                             \
  X(synchronizeStream, "cuStreamSynchronize", CUstream)                        \
  X(launchKernel, "cuLaunchKernel", CUfunction, unsigned, unsigned, unsigned,  \
    unsigned, unsigned, unsigned, unsigned, CUstream, void **, void **)        \
  X(createEvent, "cuEventCreate", CUevent *, unsigned)                         \
  X(destroyEvent, "cuEventDestroy_v2", CUevent)                                \
  X(recordEvent, "cuEventRecord", CUevent, CUstream)                           \
  X(getElapsedTime, "cuEventElapsedTime", float *, CUevent, CUevent)

struct CudaDriver {
#define STEPFOLD_DECLARE(name, symbol, ...) CUresult (*name)(__VA_ARGS__);
  STEPFOLD_CUDA_FUNCTIONS(STEPFOLD_DECLARE)
#undef STEPFOLD_DECLARE

  /// Makes an error of a result: "cannot <action>: <the driver's words>".
  llvm::Error check(CUresult result, const llvm::Twine &action) const;
};

/// Loads the driver's library and initialises it, once in a process.
llvm::Expected<const CudaDriver *> getCudaDriver();

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDADRIVER_H
