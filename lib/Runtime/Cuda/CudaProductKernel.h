//===- CudaProductKernel.h - A kernel for products of any size --*- C++ -*-===//
//
// A chain of `mma.sync` for each element, in the order of MMA16: the definition
// itself, for products for which a library has no algorithm that adds so. It
// shares no loads, and is slow for large matrices.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CUDAPRODUCTKERNEL_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CUDAPRODUCTKERNEL_H

#include "CudaDevice.h"
#include "stepfold/Data/DType.h"

#include <array>

namespace stepfold::runtime {

/// A batch of products for the kernel. Sizes, strides and distances are in
/// elements. The fields are its parameters, in order.
struct CudaProductArguments {
  /// Addresses. `plus` may be 0.
  uint64_t out, lhs, rhs, plus;
  uint64_t rows, columns, inner;
  uint64_t lhsRowStride, lhsColumnStride, rhsRowStride, rhsColumnStride;
  /// Distances between the matrices of a batch.
  int64_t outDistance, lhsDistance, rhsDistance, plusDistance;
  float alpha, beta;
};

/// Everything here needs the scope of the device.
class CudaProductKernel {
public:
  explicit CudaProductKernel(const CudaDevice &device) : device(device) {}
  ~CudaProductKernel();
  CudaProductKernel(const CudaProductKernel &) = delete;

  /// Queues `count` products of f16 or bf16.
  llvm::Error launch(DType dtype, CudaProductArguments arguments,
                     unsigned count, CUstream stream);

private:
  struct Code {
    CUmodule module = nullptr;
    CUfunction function = nullptr;
  };
  llvm::Expected<CUfunction> load(DType dtype);

  const CudaDevice &device;
  Code f16, bf16;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CUDAPRODUCTKERNEL_H
