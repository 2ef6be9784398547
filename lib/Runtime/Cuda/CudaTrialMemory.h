//===- CudaTrialMemory.h - Memory for trials of products --------*- C++ -*-===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CUDATRIALMEMORY_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CUDATRIALMEMORY_H

#include "CudaProducts.h"

namespace stepfold::runtime {

/// Memory of the device for trials and checks.
class TrialMemory {
public:
  explicit TrialMemory(const CudaDevice &device) : device(device) {}
  TrialMemory(const TrialMemory &) = delete;
  ~TrialMemory() {
    for (CUdeviceptr address : blocks)
      device.getDriver().free(address);
  }

  /// Returns memory for the operands of one product. Its contents are
  /// undefined.
  llvm::Expected<CudaProductOperands> allocate(const CudaProductShape &shape) {
    const Plan::ProductSizes &sizes = shape.sizes;
    CudaProductOperands operands = {};
    for (auto [address, numElements] :
         {std::pair(&operands.out, sizes.rows * sizes.columns),
          std::pair(&operands.lhs, sizes.rows * sizes.inner),
          std::pair(&operands.rhs, sizes.inner * sizes.columns),
          std::pair(&operands.plus, sizes.rows * sizes.columns)}) {
      if (numElements == 0 || (address == &operands.plus && !shape.hasPlus))
        continue;
      llvm::Expected<uint64_t> allocated =
          allocate(numElements * sizeof(uint16_t));
      if (!allocated)
        return allocated.takeError();
      *address = *allocated;
    }
    return operands;
  }

private:
  llvm::Expected<uint64_t> allocate(uint64_t bytes) {
    CUdeviceptr address = 0;
    if (llvm::Error error = device.getDriver().check(
            device.getDriver().allocate(&address, bytes),
            "allocate memory for a trial of products"))
      return error;
    blocks.push_back(address);
    return address;
  }
  const CudaDevice &device;
  std::vector<CUdeviceptr> blocks;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CUDATRIALMEMORY_H
