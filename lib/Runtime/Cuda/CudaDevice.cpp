//===- CudaDevice.cpp - A GPU, its memory and a stream --------------------===//
//
// Wraps the driver's calls.
//
//===----------------------------------------------------------------------===//

#include "CudaDevice.h"

#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;

CudaLaunchScope::CudaLaunchScope(const CudaDriver &driver, CUcontext context)
    : driver(driver) {
  CUcontext current = nullptr;
  bool isCurrent =
      driver.getCurrentContext(&current) == cudaSuccess && current == context;
  isPushed = !isCurrent && driver.pushContext(context) == cudaSuccess;
}

CudaLaunchScope::~CudaLaunchScope() {
  CUcontext context = nullptr;
  if (isPushed)
    driver.popContext(&context);
}

CudaScope::CudaScope(const CudaDriver &driver, CUcontext context)
    : CudaLaunchScope(driver, context) {
  driver.exchangeCaptureMode(&captureMode);
}

CudaScope::~CudaScope() { driver.exchangeCaptureMode(&captureMode); }

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

Expected<std::unique_ptr<CudaDevice>> CudaDevice::create(unsigned ordinal) {
  Expected<const CudaDriver *> driver = getCudaDriver();
  if (!driver)
    return driver.takeError();
  std::unique_ptr<CudaDevice> device(new CudaDevice(**driver));
  if (Error error = device->open(ordinal))
    return error;
  return device;
}

Error CudaDevice::open(unsigned ordinal) {
  int count = 0;
  if (Error error =
          driver.check(driver.getDeviceCount(&count), "count CUDA devices"))
    return error;
  if (count == 0)
    return createStringError("no CUDA device on this machine");
  if (ordinal >= unsigned(count))
    return createStringError(
        formatv("expected a CUDA device below {0}, got {1}", count, ordinal));
  if (Error error = driver.check(driver.getDevice(&device, ordinal),
                                 "open a CUDA device"))
    return error;
  char text[256] = {};
  CUresult result = driver.getDeviceName(text, sizeof(text) - 1, device);
  if (result == cudaSuccess)
    result = driver.getDeviceAttribute(&arch.major, cudaAttributeMajor, device);
  if (result == cudaSuccess)
    result = driver.getDeviceAttribute(&arch.minor, cudaAttributeMinor, device);
  if (Error error = driver.check(result, "describe a CUDA device"))
    return error;
  name = text;
  if (Error error = driver.check(driver.retainContext(&context, device),
                                 "create a context on " + Twine(name)))
    return error;
  CudaScope scope = enter();
  return driver.check(driver.createStream(&stream, cudaStreamNonBlocking),
                      "create a CUDA stream");
}

/// Nothing can be done about errors here; at the end of a process, the driver
/// may be gone already.
CudaDevice::~CudaDevice() {
  if (!context)
    return;
  {
    CudaScope scope = enter();
    for (CUdeviceptr address : memory)
      driver.free(address);
    for (void *pinned : pinnedMemory)
      driver.freeHost(pinned);
    if (stream)
      driver.destroyStream(stream);
  }
  driver.releaseContext(device);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

Error CudaDevice::checkAllocation(CUresult result, uint64_t bytes) const {
  if (result != cudaErrorOutOfMemory)
    return driver.check(
        result, formatv("allocate {0} bytes on {1}", bytes, name).str());
  size_t free = 0, total = 0;
  driver.getMemoryInfo(&free, &total);
  return createStringError(
      std::make_error_code(std::errc::not_enough_memory),
      formatv("out of memory: cannot allocate {0} bytes on {1}, where {2} of "
              "{3} bytes are free",
              bytes, name, free, total));
}

Expected<CUdeviceptr> CudaDevice::allocate(uint64_t bytes) {
  CUdeviceptr address = 0;
  CUresult result = driver.allocate(&address, std::max<uint64_t>(bytes, 1));
  if (Error error = checkAllocation(result, bytes))
    return error;
  memory.push_back(address);
  return address;
}

Expected<uint8_t *> CudaDevice::allocatePinned(uint64_t bytes) {
  void *address = nullptr;
  CUresult result = driver.allocateHost(&address, bytes, /*flags=*/0);
  if (Error error = driver.check(
          result, formatv("allocate {0} pinned bytes", bytes).str()))
    return error;
  pinnedMemory.push_back(address);
  return static_cast<uint8_t *>(address);
}

Expected<MemoryRange> CudaDevice::findAccessible(CUdeviceptr address) const {
  int memoryType = 0, ordinal = -1;
  CUdeviceptr begin = 0;
  size_t bytes = 0;
  int attributes[] = {cudaPointerMemoryType, cudaPointerDeviceOrdinal,
                      cudaPointerRangeStart, cudaPointerRangeBytes};
  void *values[] = {&memoryType, &ordinal, &begin, &bytes};
  if (Error error =
          driver.check(driver.getPointerAttributes(std::size(attributes),
                                                   attributes, values, address),
                       "look up an address"))
    return error;
  if (memoryType == 0)
    return createStringError(
        formatv("expected memory that {0} can access", name));
  if (memoryType == cudaMemoryTypeDevice && ordinal != device)
    return createStringError(
        formatv("expected memory of the CUDA device {0}, got the device {1}'s",
                device, ordinal));
  // Not all memory has a range, such as the host's that was registered.
  if (address - begin >= bytes)
    return MemoryRange{address, address + 1};
  return MemoryRange{begin, begin + bytes};
}

//===----------------------------------------------------------------------===//
// Work
//===----------------------------------------------------------------------===//

Error CudaDevice::fill(CUdeviceptr address, uint8_t value, uint64_t bytes,
                       CUstream stream) const {
  if (bytes == 0)
    return Error::success();
  return driver.check(driver.fill(address, value, bytes, stream),
                      "fill GPU memory");
}

Error CudaDevice::copyToDevice(CUdeviceptr address, ArrayRef<uint8_t> bytes,
                               CUstream stream) const {
  if (bytes.empty())
    return Error::success();
  return driver.check(
      driver.copyToDevice(address, bytes.data(), bytes.size(), stream),
      "copy to the GPU");
}

Error CudaDevice::copyToDevice(CUdeviceptr address,
                               ArrayRef<uint8_t> bytes) const {
  if (Error error = copyToDevice(address, bytes, stream))
    return error;
  return synchronize();
}

Error CudaDevice::copyToHost(MutableArrayRef<uint8_t> bytes,
                             CUdeviceptr address) const {
  if (bytes.empty())
    return Error::success();
  if (Error error = driver.check(
          driver.copyToHost(bytes.data(), address, bytes.size(), stream),
          "copy from the GPU"))
    return error;
  return synchronize();
}

Error CudaDevice::synchronize() const {
  return driver.check(driver.synchronizeStream(stream),
                      "execute on " + Twine(name));
}

Error CudaDevice::synchronizeAll() const {
  return driver.check(driver.synchronizeContext(),
                      "wait for the work on " + Twine(name));
}

Expected<bool> CudaDevice::isCapturing(CUstream stream) const {
  int status = cudaCaptureStatusNone;
  if (Error error = driver.check(driver.isCapturing(stream, &status),
                                 "use the CUDA stream"))
    return error;
  return status != cudaCaptureStatusNone;
}
