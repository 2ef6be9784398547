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

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

CUresult cuLinkCreate_v2(unsigned count, int *options, void **values,
                         CUlinkState *state) {
  RETURN_IF_FAILED(callInContext("cuLinkCreate"));
  *state = new CUlinkState_st{};
  for (unsigned i = 0; i != count; ++i)
    if (options[i] == cudaJitErrorLogBuffer)
      (*state)->log = static_cast<char *>(values[i]);
    else if (options[i] == cudaJitErrorLogBufferSize)
      (*state)->logSize = reinterpret_cast<size_t>(values[i]);
  return cudaSuccess;
}

CUresult cuLinkAddData_v2(CUlinkState state, int type, void *data, size_t size,
                          const char *, unsigned, int *, void **) {
  RETURN_IF_FAILED(callInContext("cuLinkAddData"));
  if (type != cudaJitInputPTX || static_cast<char *>(data)[size - 1] != 0)
    return cudaErrorInvalidValue;
  state->code = static_cast<char *>(data);
  if (state->code.find(".version 99") != std::string::npos)
    return cudaErrorUnsupportedPTXVersion;
  if (state->code.find("nonsense") == std::string::npos)
    return cudaSuccess;
  std::strncpy(state->log, "line 4: nonsense", state->logSize);
  return /*CUDA_ERROR_INVALID_PTX=*/218;
}

CUresult cuLinkComplete(CUlinkState state, void **image, size_t *size) {
  RETURN_IF_FAILED(callInContext("cuLinkComplete"));
  state->code = "machine code of " + state->code;
  *image = state->code.data();
  *size = state->code.size();
  return cudaSuccess;
}

CUresult cuLinkDestroy(CUlinkState state) {
  delete state;
  return cudaSuccess;
}

CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned,
                            int *, void **) {
  RETURN_IF_FAILED(callInContext("cuModuleLoadDataEx"));
  const char *code = static_cast<const char *>(image);
  if (std::strncmp(code, "machine code of ", 16) != 0)
    return /*CUDA_ERROR_INVALID_IMAGE=*/200;
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
