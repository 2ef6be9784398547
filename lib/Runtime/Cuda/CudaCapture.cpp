//===- CudaCapture.cpp - Calls of other libraries as graphs ---------------===//

#include "CudaCapture.h"

using namespace llvm;
using namespace stepfold::runtime;

/// The context has all multiprocessors.
Error CudaCapture::open(const CudaDevice &device) {
  CUdevice ordinal = device.getOrdinal();
  CUdeviceResource resource = {};
  CUresourceDesc desc = nullptr;
  CUresult result = driver.getResource(ordinal, &resource, cudaResourceTypeSM);
  if (result == cudaSuccess)
    result = driver.describeResources(&desc, &resource, /*numResources=*/1);
  if (result == cudaSuccess)
    result = driver.createGreenContext(&green, desc, ordinal,
                                       cudaGreenContextDefaultStream);
  if (result == cudaSuccess)
    result = driver.getGreenContext(&context, green);
  if (result == cudaSuccess)
    result = driver.createGreenStream(&stream, green, cudaStreamNonBlocking,
                                      /*priority=*/0);
  return driver.check(result,
                      "create a green context on " + device.getName().str());
}

Expected<std::unique_ptr<CudaCapture>>
CudaCapture::create(const CudaDevice &device) {
  const CudaDriver &driver = device.getDriver();
  if (!driver.hasCaptures)
    return nullptr;
  std::unique_ptr<CudaCapture> capture(new CudaCapture(driver));
  if (Error error = capture->open(device))
    return error;
  return capture;
}

CudaCapture::~CudaCapture() {
  if (stream) {
    CudaLaunchScope scope(driver, context);
    driver.destroyStream(stream);
  }
  if (green)
    driver.destroyGreenContext(green);
}

Expected<CudaCapturedGraph>
CudaCapture::capture(function_ref<Error(CUstream)> enqueue) const {
  CudaLaunchScope scope(driver, context);
  if (Error error =
          driver.check(driver.beginCapture(stream, cudaCaptureModeRelaxed),
                       "capture a stream"))
    return error;
  Error error = enqueue(stream);
  CUgraph graph = nullptr;
  CUresult result = driver.endCapture(stream, &graph);
  CudaCapturedGraph captured(driver, graph);
  if (!error)
    error = driver.check(result, "capture a stream");
  if (error)
    return error;
  return captured;
}
