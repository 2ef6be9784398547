//===- CudaCode.h - The kernels of a CUDA plan ------------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CUDACODE_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CUDACODE_H

#include "CudaDevice.h"
#include "stepfold/Plan/PlanFolder.h"

namespace stepfold::runtime {

/// The code of a plan on a device. Everything here needs the device's scope.
class CudaCode {
public:
  /// Loads the plan's machine code where it has some for this device. Otherwise
  /// the driver compiles its PTX.
  static llvm::Expected<std::unique_ptr<CudaCode>>
  load(const CudaDevice &device, const PlanFolder &folder);
  ~CudaCode();

  llvm::Expected<CUfunction> getKernel(llvm::StringRef name) const;

private:
  explicit CudaCode(const CudaDevice &device)
      : device(device), driver(device.getDriver()) {}
  llvm::Error loadWhatFits(const PlanFolder &folder);
  llvm::Error loadMachineCode(const PlanFolder &folder);
  llvm::Error loadPTX(const PlanFolder &folder);
  llvm::Error explain(CUresult result, llvm::StringRef ptx,
                      llvm::StringRef file, llvm::StringRef log) const;

  const CudaDevice &device;
  const CudaDriver &driver;
  CUmodule module = nullptr;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CUDACODE_H
