//===- CudaDevice.cpp - A GPU, its memory and code ------------------------===//
//
// Wraps the driver's calls.
//
//===----------------------------------------------------------------------===//

#include "CudaDevice.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace stepfold::runtime;

Expected<std::unique_ptr<CudaDevice>> CudaDevice::create() {
  Expected<const CudaDriver *> driver = getCudaDriver();
  if (!driver)
    return driver.takeError();
  std::unique_ptr<CudaDevice> device(new CudaDevice(**driver));
  if (Error error = device->open())
    return error;
  return device;
}

Error CudaDevice::open() {
  int count = 0;
  if (Error error =
          driver.check(driver.getDeviceCount(&count), "count CUDA devices"))
    return error;
  if (count == 0)
    return createStringError("no CUDA device on this machine");
  if (Error error =
          driver.check(driver.getDevice(&device, 0), "open the CUDA device"))
    return error;
  char text[256] = {};
  CUresult result = driver.getDeviceName(text, sizeof(text) - 1, device);
  if (result == cudaSuccess)
    result = driver.getDeviceAttribute(&arch.major, cudaAttributeMajor, device);
  if (result == cudaSuccess)
    result = driver.getDeviceAttribute(&arch.minor, cudaAttributeMinor, device);
  if (Error error = driver.check(result, "describe the CUDA device"))
    return error;
  name = text;
  if (Error error = driver.check(driver.retainContext(&context, device),
                                 "create a context on " + Twine(name)))
    return error;
  if (Error error = driver.check(driver.setContext(context),
                                 "use the context of " + Twine(name)))
    return error;
  // Flags 0: ordered with the copies, which go to the default stream.
  return driver.check(driver.createStream(&stream, 0), "create a CUDA stream");
}

CudaDevice::~CudaDevice() {
  if (!context)
    return;
  driver.setContext(context);
  if (stream)
    driver.synchronizeStream(stream);
  for (CUdeviceptr address : memory)
    driver.free(address);
  if (module)
    driver.unloadModule(module);
  if (stream)
    driver.destroyStream(stream);
  driver.releaseContext(device);
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

Error CudaDevice::loadModule(StringRef file) {
  auto code = MemoryBuffer::getFile(file, /*IsText=*/false,
                                    /*RequiresNullTerminator=*/true);
  if (!code)
    return createStringError(
        formatv("cannot read '{0}': {1}", file, code.getError().message()));
  char log[8192] = {};
  int options[] = {cudaJitErrorLogBuffer, cudaJitErrorLogBufferSize};
  void *values[] = {log, reinterpret_cast<void *>(sizeof(log) - 1)};
  CUresult result =
      driver.loadModule(&module, (*code)->getBufferStart(), 2, options, values);
  if (result == cudaSuccess)
    return Error::success();
  int version = 0;
  driver.getDriverVersion(&version);
  std::string message =
      formatv("load '{0}' on {1} ({2}, driver for CUDA {3}.{4})", file, name,
              arch.getName(), version / 1000, version % 1000 / 10);
  message = toString(driver.check(result, message));
  if (log[0])
    message += "\n" + StringRef(log).trim().str();
  return createStringError(message);
}

Error CudaDevice::loadCode(const PlanFolder &folder) {
  const Plan &plan = folder.plan;
  std::optional<CudaArch> planArch = parseCudaArch(plan.target.arch);
  if (planArch && !plan.code.cubin.empty() && planArch->runsCubinOn(arch))
    return loadModule(folder.getFile(plan.code.cubin));
  if (planArch && planArch->compilesPTXOn(arch))
    return loadModule(folder.getFile(plan.code.ptx));
  return createStringError(formatv("the plan is for {0}, but {1} is {2}",
                                   plan.target.arch, name, arch.getName()));
}

Expected<CUfunction> CudaDevice::getKernel(StringRef kernelName) const {
  CUfunction kernel = nullptr;
  CUresult result =
      driver.getFunction(&kernel, module, kernelName.str().c_str());
  if (result == cudaErrorNotFound)
    return createStringError(
        formatv("the plan's code has no kernel '{0}'", kernelName));
  if (Error error = driver.check(result, "find the kernel " + kernelName))
    return error;
  return kernel;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

Expected<CUdeviceptr> CudaDevice::allocate(uint64_t bytes) {
  CUdeviceptr address = 0;
  CUresult result = driver.allocate(&address, std::max<uint64_t>(bytes, 1));
  if (Error error = driver.check(
          result, formatv("allocate {0} bytes on {1}", bytes, name).str()))
    return error;
  memory.push_back(address);
  return address;
}

Error CudaDevice::fill(CUdeviceptr address, uint8_t value,
                       uint64_t bytes) const {
  if (bytes == 0)
    return Error::success();
  return driver.check(driver.fill(address, value, bytes), "fill GPU memory");
}

Error CudaDevice::copyToDevice(CUdeviceptr address,
                               ArrayRef<uint8_t> bytes) const {
  if (bytes.empty())
    return Error::success();
  return driver.check(driver.copyToDevice(address, bytes.data(), bytes.size()),
                      "copy to the GPU");
}

Error CudaDevice::copyToHost(MutableArrayRef<uint8_t> bytes,
                             CUdeviceptr address) const {
  if (bytes.empty())
    return Error::success();
  return driver.check(driver.copyToHost(bytes.data(), address, bytes.size()),
                      "copy from the GPU");
}

Error CudaDevice::synchronize() const {
  return driver.check(driver.synchronizeStream(stream),
                      "execute a kernel on " + Twine(name));
}
