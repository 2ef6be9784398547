//===- FakeDriver.cpp - A CUDA driver without a GPU -----------------------===//
//
// Devices, contexts and code.
//
//===----------------------------------------------------------------------===//

#include "FakeDriverState.h"

using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

thread_local std::vector<CUcontext> stepfold::runtime::test::contextStack;
thread_local int stepfold::runtime::test::captureMode = 0;

FakeDriver::~FakeDriver() = default;

Driver &stepfold::runtime::test::getDriver() {
  static Driver driver;
  return driver;
}

extern "C" FakeDriver *getFakeDriver() { return &getDriver(); }

extern "C" uint64_t fakeDriverAllocate(int device, size_t bytes) {
  return getDriver().allocate(device, bytes);
}
extern "C" size_t fakeDriverGetNumLaunches() {
  return getDriver().launches.size();
}
extern "C" void *fakeDriverGetLastStream() {
  return getDriver().launches.back().stream;
}
extern "C" void fakeDriverSetVersion(int version) {
  getDriver().version = version;
}
extern "C" void *fakeDriverCreateStream() { return getDriver().createStream(); }

namespace stepfold::runtime::test {

//===----------------------------------------------------------------------===//
// Devices and contexts
//===----------------------------------------------------------------------===//

CUresult cuInit(unsigned) { return getDriver().call("cuInit"); }

CUresult cuDriverGetVersion(int *version) {
  *version = getDriver().version;
  return cudaSuccess;
}

CUresult cuGetErrorName(CUresult, const char **name) {
  *name = "FAKE_ERROR";
  return cudaSuccess;
}

CUresult cuGetErrorString(CUresult, const char **text) {
  *text = "fake error";
  return cudaSuccess;
}

CUresult cuDeviceGetCount(int *count) {
  *count = getDriver().deviceCount;
  return cudaSuccess;
}

CUresult cuDeviceGet(CUdevice *device, int ordinal) {
  *device = ordinal;
  return cudaSuccess;
}

CUresult cuDeviceGetName(char *name, int size, CUdevice) {
  std::strncpy(name, "Fake GPU", size);
  return cudaSuccess;
}

CUresult cuDeviceGetAttribute(int *value, int attribute, CUdevice) {
  *value =
      attribute == cudaAttributeMajor ? getDriver().major : getDriver().minor;
  return cudaSuccess;
}

CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device) {
  *context = &getDriver().contexts[device];
  ++(*context)->uses;
  return cudaSuccess;
}

CUresult cuDevicePrimaryCtxRelease_v2(CUdevice device) {
  --getDriver().contexts[device].uses;
  return cudaSuccess;
}

CUresult cuCtxGetCurrent(CUcontext *context) {
  *context = contextStack.empty() ? nullptr : contextStack.back();
  return cudaSuccess;
}

CUresult cuCtxPushCurrent_v2(CUcontext context) {
  contextStack.push_back(context);
  return cudaSuccess;
}

CUresult cuCtxPopCurrent_v2(CUcontext *context) {
  *context = contextStack.back();
  contextStack.pop_back();
  return cudaSuccess;
}

CUresult cuCtxSynchronize() {
  RETURN_IF_FAILED(callInContext("cuCtxSynchronize"));
  if (getDriver().isCapturing())
    return getDriver().violate("cuCtxSynchronize", cudaErrorCaptureUnsupported);
  getDriver().run();
  return cudaSuccess;
}

CUresult cuDeviceGetDevResource(CUdevice, CUdeviceResource *resource,
                                int type) {
  RETURN_IF_FAILED(call("cuDeviceGetDevResource"));
  resource->bytes[0] = type;
  return cudaSuccess;
}

CUresult cuDevResourceGenerateDesc(CUresourceDesc *desc,
                                   CUdeviceResource *resources, unsigned) {
  RETURN_IF_FAILED(call("cuDevResourceGenerateDesc"));
  *desc = reinterpret_cast<CUresourceDesc>(resources);
  return cudaSuccess;
}

CUresult cuGreenCtxCreate(CUgreenContext *context, CUresourceDesc, CUdevice,
                          unsigned flags) {
  RETURN_IF_FAILED(call("cuGreenCtxCreate"));
  if (flags != cudaGreenContextDefaultStream)
    return cudaErrorInvalidValue;
  *context = &getDriver().greenContexts.emplace_back();
  (*context)->context.uses = 1;
  return cudaSuccess;
}

CUresult cuGreenCtxDestroy(CUgreenContext context) {
  return erase(getDriver().greenContexts, context);
}

CUresult cuCtxFromGreenCtx(CUcontext *context, CUgreenContext green) {
  *context = &green->context;
  return cudaSuccess;
}

CUresult cuGreenCtxStreamCreate(CUstream *stream, CUgreenContext green,
                                unsigned flags, int) {
  RETURN_IF_FAILED(call("cuGreenCtxStreamCreate"));
  if (flags != cudaStreamNonBlocking)
    return cudaErrorInvalidValue;
  *stream = &getDriver().streams.emplace_back();
  (*stream)->green = &green->context;
  return cudaSuccess;
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

/// Writes to the error log that the options of a call to the compiler contain.
static void writeErrorLog(const char *text, unsigned numOptions, int *options,
                          void **values) {
  char *log = nullptr;
  size_t size = 0;
  for (unsigned i = 0; i != numOptions; ++i)
    if (options[i] == cudaJitErrorLogBuffer)
      log = static_cast<char *>(values[i]);
    else if (options[i] == cudaJitErrorLogBufferSize)
      size = reinterpret_cast<size_t>(values[i]);
  if (log)
    std::strncpy(log, text, size);
}

/// Machine code says that it is; PTX states its version.
CUresult cuModuleLoadDataEx(CUmodule *module, const void *image,
                            unsigned numOptions, int *options, void **values) {
  RETURN_IF_FAILED(callInContext("cuModuleLoadDataEx"));
  std::string code = static_cast<const char *>(image);
  getDriver().images.push_back(code);
  auto has = [&](const char *text) {
    return code.find(text) != std::string::npos;
  };
  if (code.compare(0, 16, "machine code of ") != 0 && !has(".version "))
    return /*CUDA_ERROR_INVALID_IMAGE=*/200;
  if (has(".version 99"))
    return cudaErrorUnsupportedPTXVersion;
  if (has("nonsense")) {
    writeErrorLog("line 4: nonsense", numOptions, options, values);
    return /*CUDA_ERROR_INVALID_PTX=*/218;
  }
  *module = &getDriver().modules.emplace_back(CUmod_st{code, {}});
  return cudaSuccess;
}

CUresult cuModuleUnload(CUmodule module) {
  RETURN_IF_FAILED(callInContext("cuModuleUnload"));
  return erase(getDriver().modules, module);
}

/// Counts the parameters in the text of the kernel.
CUresult cuModuleGetFunction(CUfunction *kernel, CUmodule module,
                             const char *name) {
  RETURN_IF_FAILED(callInContext("cuModuleGetFunction"));
  const std::string &code = module->code;
  size_t begin = code.find(".entry " + std::string(name) + "(");
  if (begin == std::string::npos)
    return cudaErrorNotFound;
  size_t end = code.find(')', begin), count = 0;
  while ((begin = code.find(".param", begin)) < end) {
    ++begin;
    ++count;
  }
  *kernel = &module->kernels.emplace_back(CUfunc_st{name, count});
  return cudaSuccess;
}

CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction kernel,
                          void **parameters, void **) {
  RETURN_IF_FAILED(callInContext("cuLaunchKernelEx"));
  FakeLaunch launch{kernel->name, config->stream, config->gridDimX, {}, false};
  for (unsigned i = 0; i != config->numAttributes; ++i) {
    const CUlaunchAttribute &attribute = config->attributes[i];
    if (attribute.id == cudaLaunchAttributeProgrammaticStreamSerialization)
      launch.isDependent =
          attribute.value.programmaticStreamSerializationAllowed != 0;
  }
  for (size_t i = 0; i != kernel->numArguments; ++i)
    launch.arguments.push_back(*static_cast<uint64_t *>(parameters[i]));
  getDriver().launch(launch);
  return cudaSuccess;
}

} // namespace stepfold::runtime::test
