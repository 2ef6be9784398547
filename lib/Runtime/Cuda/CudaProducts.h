//===- CudaProducts.h - Products of a step on a GPU -------------*- C++ -*-===//
//
// cuBLASLt computes them, by the fastest of its algorithms that add as MMA16 of
// docs/numerics.md does, which is checked. If it has none for a product, such
// as for rows of an odd length, a kernel of the runtime computes it.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CUDAPRODUCTS_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CUDAPRODUCTS_H

#include "CublasLt.h"
#include "CudaProductKernel.h"
#include "stepfold/Plan/Plan.h"

#include <map>
#include <tuple>

namespace stepfold::runtime {

/// State that the products of a plan share. Everything here needs the scope of
/// the device.
class CudaMultiplier {
public:
  static llvm::Expected<std::unique_ptr<CudaMultiplier>>
  create(CudaDevice &device);
  ~CudaMultiplier();

  /// Sizes and layouts of a batch, for which one algorithm is the best.
  using Shape = std::tuple<uint64_t, uint64_t, uint64_t, int, int, int, int,
                           DType, bool, std::array<int64_t, 4>>;
  /// Algorithms that were chosen before.
  std::map<Shape, std::optional<CublasLtHeuristic>> chosen;

  CudaDevice &device;
  const CublasLt &library;
  CublasLtHandle handle = nullptr;
  CUdeviceptr workspace = 0;
  CudaProductKernel kernel;

private:
  CudaMultiplier(CudaDevice &device, const CublasLt &library)
      : device(device), library(library), kernel(device) {}
};

class ProbeMatrix;

/// Equal products at equal distances, which are one call of the library.
class CudaProductBatch {
public:
  /// `positions` are those of the products in the lists of `step`.
  CudaProductBatch(CudaMultiplier &multiplier, const Plan &plan,
                   const Plan::Product &step, std::vector<size_t> positions);
  ~CudaProductBatch();
  CudaProductBatch(CudaProductBatch &&other);
  CudaProductBatch(const CudaProductBatch &) = delete;

  /// Chooses an algorithm that adds as is defined: the fastest of a few if all
  /// operands are scratch, which trials write, and otherwise the first.
  llvm::Error prepare(llvm::ArrayRef<uint64_t> addresses);
  llvm::Error enqueue(CUstream stream,
                      llvm::ArrayRef<uint64_t> addresses) const;

private:
  llvm::Error createDescriptors();
  llvm::Error createLayout(CublasLtLayout &layout, uint32_t buffer,
                           int64_t distance);
  llvm::Expected<std::vector<CublasLtHeuristic>> findAlgorithms() const;
  llvm::Error sortByTime(std::vector<CublasLtHeuristic> &algorithms,
                         llvm::ArrayRef<uint64_t> addresses);
  /// Returns true if the algorithm adds as is defined.
  llvm::Expected<bool> isCorrect();
  llvm::Expected<bool> isCorrect(ProbeMatrix &left, ProbeMatrix &right,
                                 ProbeMatrix &addend);
  llvm::Error multiply(CUstream stream, uint64_t outAddress,
                       uint64_t lhsAddress, uint64_t rhsAddress,
                       uint64_t plusAddress) const;
  bool isScratch() const;

  CudaMultiplier &multiplier;
  const Plan &plan;
  const Plan::Product &step;
  std::vector<size_t> positions;
  Plan::ProductSizes sizes;
  CublasLtMatmulDesc desc = nullptr;
  CublasLtLayout lhs = nullptr, rhs = nullptr, out = nullptr, plus = nullptr;
  CudaMultiplier::Shape shape;
  /// Without one, the kernel of the runtime computes the products.
  std::optional<CublasLtHeuristic> algorithm;
};

/// The products of one step.
class CudaProducts {
public:
  CudaProducts(CudaMultiplier &multiplier, const Plan &plan,
               const Plan::Product &step);

  /// `addresses` are those of the plan's buffers.
  llvm::Error prepare(llvm::ArrayRef<uint64_t> addresses);
  llvm::Error enqueue(CUstream stream,
                      llvm::ArrayRef<uint64_t> addresses) const;
  /// Returns a graph of the calls, which the caller destroys.
  llvm::Expected<CUgraph> capture(llvm::ArrayRef<uint64_t> addresses) const;
  /// Returns true if all operands are scratch, whose addresses stay.
  bool isScratch() const;

private:
  CudaMultiplier &multiplier;
  const Plan &plan;
  const Plan::Product &step;
  std::vector<CudaProductBatch> batches;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CUDAPRODUCTS_H
