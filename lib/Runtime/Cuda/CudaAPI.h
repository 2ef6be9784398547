//===- CudaAPI.h - Used part of the CUDA driver API -------------*- C++ -*-===//
//
// Types, values and functions of libcuda.so.1, declared here so that neither
// building nor running a host plan needs CUDA. Needs no other header, so that
// libraries which stand in for the driver can be made of it.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CUDAAPI_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CUDAAPI_H

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
using CUgraph = struct CUgraph_st *;
using CUgraphNode = struct CUgraphNode_st *;
using CUgraphExec = struct CUgraphExec_st *;
using CUgreenContext = struct CUgreenCtx_st *;
using CUresourceDesc = struct CUdevResourceDesc_st *;

struct CUlaunchAttribute {
  int id;
  char padding[4];
  union {
    char bytes[64];
    int programmaticStreamSerializationAllowed;
    uint64_t alignment;
  } value;
};

struct CUlaunchConfig {
  unsigned gridDimX, gridDimY, gridDimZ;
  unsigned blockDimX, blockDimY, blockDimZ;
  unsigned sharedMemBytes;
  CUstream stream;
  CUlaunchAttribute *attributes;
  unsigned numAttributes;
};

struct CUkernelNodeParams {
  CUfunction kernel;
  unsigned gridDimX, gridDimY, gridDimZ;
  unsigned blockDimX, blockDimY, blockDimZ;
  unsigned sharedMemBytes;
  void **parameters;
  void **extra;
  void *libraryKernel;
  CUcontext context;
};

/// One side of a copy: a box of bytes in memory, whose rows are `pitch` bytes
/// apart.
struct CUmemcpySide {
  size_t xInBytes, y, z, lod;
  int memoryType;
  void *host;
  CUdeviceptr device;
  void *array, *reserved;
  size_t pitch, height;
};

struct CUmemcpy3D {
  CUmemcpySide from, to;
  size_t widthInBytes, height, depth;
};

/// All zero: the second kernel begins when the first has ended.
struct CUgraphEdgeData {
  uint8_t fromPort, toPort, type;
  uint8_t reserved[5];
};

/// Resources of a device, in the driver's own form.
struct CUdeviceResource {
  alignas(8) uint8_t bytes[144];
};

/// The values of the driver's enumerations that are used here.
enum : int {
  cudaSuccess = 0,
  cudaErrorInvalidValue = 1,
  cudaErrorOutOfMemory = 2,
  cudaErrorNoDevice = 100,
  cudaErrorUnsupportedPTXVersion = 222,
  cudaErrorNotFound = 500,
  cudaErrorNotReady = 600,
  cudaErrorCaptureUnsupported = 900,

  cudaAttributeMajor = 75,
  cudaAttributeMinor = 76,
  cudaStreamNonBlocking = 1,
  cudaEventDisableTiming = 2,
  cudaCaptureStatusNone = 0,
  cudaCaptureModeRelaxed = 2,
  cudaJitErrorLogBuffer = 5,
  cudaJitErrorLogBufferSize = 6,
  cudaLaunchAttributeProgrammaticStreamSerialization = 6,
  cudaGraphKernelNodePortProgrammatic = 1,
  cudaGraphDependencyTypeProgrammatic = 1,
  cudaPointerMemoryType = 2,
  cudaPointerDeviceOrdinal = 9,
  cudaPointerRangeStart = 11,
  cudaPointerRangeBytes = 12,
  cudaMemoryTypeDevice = 2,
  cudaResourceTypeSM = 1,
  cudaGreenContextDefaultStream = 1,
};

/// The oldest driver that has all functions but those of graphs: of CUDA 11.8.
constexpr int minCudaDriverVersion = 11080;
/// The oldest whose graphs have dependent launches: of CUDA 12.3.
constexpr int minCudaGraphVersion = 12030;
/// The oldest whose green contexts have streams of their own: of CUDA 12.5.
constexpr int minCudaCaptureVersion = 12050;

/// Name of the member, symbol in the library, parameters.
#define STEPFOLD_CUDA_FUNCTIONS(X)                                             \
  X(init, cuInit, unsigned)                                                    \
  X(getDriverVersion, cuDriverGetVersion, int *)                               \
  X(getErrorName, cuGetErrorName, CUresult, const char **)                     \
  X(getErrorString, cuGetErrorString, CUresult, const char **)                 \
  X(getDeviceCount, cuDeviceGetCount, int *)                                   \
  X(getDevice, cuDeviceGet, CUdevice *, int)                                   \
  X(getDeviceName, cuDeviceGetName, char *, int, CUdevice)                     \
  X(getDeviceAttribute, cuDeviceGetAttribute, int *, int, CUdevice)            \
  X(retainContext, cuDevicePrimaryCtxRetain, CUcontext *, CUdevice)            \
  X(releaseContext, cuDevicePrimaryCtxRelease_v2, CUdevice)                    \
  X(getCurrentContext, cuCtxGetCurrent, CUcontext *)                           \
  X(pushContext, cuCtxPushCurrent_v2, CUcontext)                               \
  X(popContext, cuCtxPopCurrent_v2, CUcontext *)                               \
  X(synchronizeContext, cuCtxSynchronize, void)                                \
  X(loadModule, cuModuleLoadDataEx, CUmodule *, const void *, unsigned, int *, \
    void **)                                                                   \
  X(unloadModule, cuModuleUnload, CUmodule)                                    \
  X(getFunction, cuModuleGetFunction, CUfunction *, CUmodule, const char *)    \
  X(getMemoryInfo, cuMemGetInfo_v2, size_t *, size_t *)                        \
  X(allocate, cuMemAlloc_v2, CUdeviceptr *, size_t)                            \
  X(free, cuMemFree_v2, CUdeviceptr)                                           \
  X(allocateHost, cuMemHostAlloc, void **, size_t, unsigned)                   \
  X(freeHost, cuMemFreeHost, void *)                                           \
  X(getPointerAttributes, cuPointerGetAttributes, unsigned, int *, void **,    \
    CUdeviceptr)                                                               \
  X(copyToDevice, cuMemcpyHtoDAsync_v2, CUdeviceptr, const void *, size_t,     \
    CUstream)                                                                  \
  X(copyToHost, cuMemcpyDtoHAsync_v2, void *, CUdeviceptr, size_t, CUstream)   \
  X(copyBox, cuMemcpy3DAsync_v2, const CUmemcpy3D *, CUstream)                 \
  X(fill, cuMemsetD8Async, CUdeviceptr, unsigned char, size_t, CUstream)       \
  X(createStream, cuStreamCreate, CUstream *, unsigned)                        \
  X(destroyStream, cuStreamDestroy_v2, CUstream)                               \
  X(synchronizeStream, cuStreamSynchronize, CUstream)                          \
  X(isCapturing, cuStreamIsCapturing, CUstream, int *)                         \
  X(exchangeCaptureMode, cuThreadExchangeStreamCaptureMode, int *)             \
  X(launchKernel, cuLaunchKernelEx, const CUlaunchConfig *, CUfunction,        \
    void **, void **)                                                          \
  X(createEvent, cuEventCreate, CUevent *, unsigned)                           \
  X(destroyEvent, cuEventDestroy_v2, CUevent)                                  \
  X(recordEvent, cuEventRecord, CUevent, CUstream)                             \
  X(queryEvent, cuEventQuery, CUevent)                                         \
  X(getElapsedTime, cuEventElapsedTime, float *, CUevent, CUevent)

/// Functions for graphs, of CUDA 12.3 or newer.
#define STEPFOLD_CUDA_GRAPH_FUNCTIONS(X)                                       \
  X(createGraph, cuGraphCreate, CUgraph *, unsigned)                           \
  X(addKernelNode, cuGraphAddKernelNode_v2, CUgraphNode *, CUgraph,            \
    const CUgraphNode *, size_t, const CUkernelNodeParams *)                   \
  X(addCopyNode, cuGraphAddMemcpyNode, CUgraphNode *, CUgraph,                 \
    const CUgraphNode *, size_t, const CUmemcpy3D *, CUcontext)                \
  X(addDependencies, cuGraphAddDependencies_v2, CUgraph, const CUgraphNode *,  \
    const CUgraphNode *, const CUgraphEdgeData *, size_t)                      \
  X(instantiateGraph, cuGraphInstantiateWithFlags, CUgraphExec *, CUgraph,     \
    unsigned long long)                                                        \
  X(launchGraph, cuGraphLaunch, CUgraphExec, CUstream)                         \
  X(destroyGraph, cuGraphDestroy, CUgraph)                                     \
  X(destroyExecutableGraph, cuGraphExecDestroy, CUgraphExec)

/// Functions for captures in a context of their own, of CUDA 12.5 or newer.
#define STEPFOLD_CUDA_CAPTURE_FUNCTIONS(X)                                     \
  X(getResource, cuDeviceGetDevResource, CUdevice, CUdeviceResource *, int)    \
  X(describeResources, cuDevResourceGenerateDesc, CUresourceDesc *,            \
    CUdeviceResource *, unsigned)                                              \
  X(createGreenContext, cuGreenCtxCreate, CUgreenContext *, CUresourceDesc,    \
    CUdevice, unsigned)                                                        \
  X(destroyGreenContext, cuGreenCtxDestroy, CUgreenContext)                    \
  X(getGreenContext, cuCtxFromGreenCtx, CUcontext *, CUgreenContext)           \
  X(createGreenStream, cuGreenCtxStreamCreate, CUstream *, CUgreenContext,     \
    unsigned, int)                                                             \
  X(beginCapture, cuStreamBeginCapture_v2, CUstream, int)                      \
  X(endCapture, cuStreamEndCapture, CUstream, CUgraph *)                       \
  X(addChildGraphNode, cuGraphAddChildGraphNode, CUgraphNode *, CUgraph,       \
    const CUgraphNode *, size_t, CUgraph)

#define STEPFOLD_CUDA_ALL_FUNCTIONS(X)                                         \
  STEPFOLD_CUDA_FUNCTIONS(X)                                                   \
  STEPFOLD_CUDA_GRAPH_FUNCTIONS(X)                                             \
  STEPFOLD_CUDA_CAPTURE_FUNCTIONS(X)

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CUDAAPI_H
