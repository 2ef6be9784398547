//===- CudaDevice.h - A GPU, its memory and a stream ------------*- C++ -*-===//
//
// Owns what a CUDA engine takes from the driver: the device's primary context,
// which it shares with others in the process, a stream and memory. Every call
// reports the driver's error in words.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CUDADEVICE_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CUDADEVICE_H

#include "CudaDriver.h"
#include "stepfold/Plan/CudaArch.h"
#include "stepfold/Runtime/Engine/MemoryRange.h"

#include "llvm/ADT/ArrayRef.h"

#include <memory>
#include <vector>

namespace stepfold::runtime {

/// Makes a context the calling thread's until the end of the scope, unless it
/// is already. Work that is queued meanwhile is captured if its stream is.
class CudaLaunchScope {
public:
  CudaLaunchScope(const CudaDriver &driver, CUcontext context);
  ~CudaLaunchScope();
  CudaLaunchScope(const CudaLaunchScope &) = delete;
  CudaLaunchScope &operator=(const CudaLaunchScope &) = delete;

protected:
  const CudaDriver &driver;

private:
  bool isPushed;
};

/// A scope in which the thread may also allocate and copy while a stream is
/// being captured. These calls of the runtime are not part of the graph.
class CudaScope : public CudaLaunchScope {
public:
  CudaScope(const CudaDriver &driver, CUcontext context);
  ~CudaScope();

private:
  int captureMode = cudaCaptureModeRelaxed;
};

/// But for creation, everything here needs the scope of the device.
class CudaDevice {
public:
  static llvm::Expected<std::unique_ptr<CudaDevice>> create(unsigned ordinal);
  ~CudaDevice();

  /// Makes the device's context current.
  CudaScope enter() const { return CudaScope(driver, context); }
  /// The same for launches alone, with fewer calls of the driver.
  CudaLaunchScope enterForLaunch() const {
    return CudaLaunchScope(driver, context);
  }

  const CudaDriver &getDriver() const { return driver; }
  CUdevice getOrdinal() const { return device; }
  llvm::StringRef getName() const { return name; }
  const CudaArch &getArch() const { return arch; }
  /// A stream of the runtime's own. It is not ordered with any other.
  CUstream getStream() const { return stream; }

  /// Allocates memory that the device owns; never of size 0.
  llvm::Expected<CUdeviceptr> allocate(uint64_t bytes);
  /// Allocates memory of the host that is copied from without waiting.
  llvm::Expected<uint8_t *> allocatePinned(uint64_t bytes);

  /// Queues work on a stream.
  llvm::Error fill(CUdeviceptr address, uint8_t value, uint64_t bytes,
                   CUstream stream) const;
  llvm::Error copyToDevice(CUdeviceptr address, llvm::ArrayRef<uint8_t> bytes,
                           CUstream stream) const;

  /// These return when they are done.
  llvm::Error copyToDevice(CUdeviceptr address,
                           llvm::ArrayRef<uint8_t> bytes) const;
  llvm::Error copyToHost(llvm::MutableArrayRef<uint8_t> bytes,
                         CUdeviceptr address) const;
  llvm::Error synchronize() const;
  /// Waits for all streams, those of others in the process too.
  llvm::Error synchronizeAll() const;

  llvm::Expected<bool> isCapturing(CUstream stream) const;
  /// Returns the allocation of an address, or fails if kernels cannot access
  /// it.
  llvm::Expected<MemoryRange> findAccessible(CUdeviceptr address) const;

private:
  explicit CudaDevice(const CudaDriver &driver) : driver(driver) {}
  llvm::Error open(unsigned ordinal);
  llvm::Error checkAllocation(CUresult result, uint64_t bytes) const;

  const CudaDriver &driver;
  CUdevice device = 0;
  std::string name;
  CudaArch arch;
  CUcontext context = nullptr;
  CUstream stream = nullptr;
  std::vector<CUdeviceptr> memory;
  std::vector<void *> pinnedMemory;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CUDADEVICE_H
