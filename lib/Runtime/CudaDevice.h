//===- CudaDevice.h - A GPU, its memory and code ----------------*- C++ -*-===//
//
// Owns what a CUDA engine takes from the driver: a context, a stream, a module
// and memory. Every call reports the driver's error in words.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDADEVICE_H
#define STEPFOLD_LIB_RUNTIME_CUDADEVICE_H

#include "CudaArch.h"
#include "CudaDriver.h"
#include "stepfold/Runtime/PlanFolder.h"

#include <memory>

namespace stepfold::runtime {

class CudaDevice {
public:
  /// Opens the first device that the driver shows.
  static llvm::Expected<std::unique_ptr<CudaDevice>> create();
  ~CudaDevice();

  const CudaDriver &getDriver() const { return driver; }
  CUstream getStream() const { return stream; }

  /// Loads the code of a plan: its machine code where it has some for this
  /// device, its PTX otherwise.
  llvm::Error loadCode(const PlanFolder &folder);
  llvm::Expected<CUfunction> getKernel(llvm::StringRef name) const;

  /// Allocates memory that the device owns; never of size 0.
  llvm::Expected<CUdeviceptr> allocate(uint64_t bytes);
  llvm::Error fill(CUdeviceptr address, uint8_t value, uint64_t bytes) const;
  llvm::Error copyToDevice(CUdeviceptr address,
                           llvm::ArrayRef<uint8_t> bytes) const;
  llvm::Error copyToHost(llvm::MutableArrayRef<uint8_t> bytes,
                         CUdeviceptr address) const;
  llvm::Error synchronize() const;

private:
  explicit CudaDevice(const CudaDriver &driver) : driver(driver) {}
  llvm::Error open();
  llvm::Error loadModule(llvm::StringRef file);

  const CudaDriver &driver;
  CUdevice device = 0;
  std::string name;
  CudaArch arch;
  CUcontext context = nullptr;
  CUstream stream = nullptr;
  CUmodule module = nullptr;
  std::vector<CUdeviceptr> memory;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDADEVICE_H
