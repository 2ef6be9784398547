//===- CudaProducts.h - Products of a step on a GPU -------------*- C++ -*-===//
//
// cuBLASLt computes them, by the fastest of its algorithms that add as MMA16 of
// docs/numerics.md does, which is checked. If it has none for a product, such
// as for rows of an odd length, or if a matrix of the caller is not aligned for
// it, a kernel of the runtime computes the product.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CUDAPRODUCTS_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CUDAPRODUCTS_H

#include "CublasLt.h"
#include "CudaAlgorithmCache.h"
#include "CudaCapture.h"
#include "CudaProductKernel.h"
#include "stepfold/Plan/Plan.h"

#include <chrono>
#include <map>

namespace stepfold::runtime {

/// Memory that algorithms of the library may use, in bytes.
constexpr uint64_t workspaceBytes = 32 << 20;
/// Alignment of matrices, in bytes, that these algorithms may rely on: that of
/// the widest access of a device.
constexpr uint32_t matrixAlignment = 16;

/// Sizes and layout of a batch of products, for which one algorithm is the
/// best.
struct CudaProductShape {
  Plan::ProductSizes sizes;
  size_t count;
  bool isLhsTransposed, isRhsTransposed, hasPlus;
  DType dtype;
  /// Distances in elements between matrices of the batch: outs, left factors,
  /// right factors, addends.
  std::array<int64_t, 4> distances;

  bool operator<(const CudaProductShape &other) const;
  /// Returns a text that is the same for equal shapes alone.
  std::string describe() const;
};

/// Addresses of the first product of a batch. `plus` may be 0.
struct CudaProductOperands {
  uint64_t out, lhs, rhs, plus;

  /// Returns true if algorithms of the library can access all of them.
  bool areAligned() const;
};

/// State that the products of a plan share. Everything here needs the scope of
/// the device.
class CudaMultiplier {
public:
  static llvm::Expected<std::unique_ptr<CudaMultiplier>>
  create(CudaDevice &device);
  ~CudaMultiplier();

  /// Algorithms that were chosen before; none where the kernel was.
  std::map<CudaProductShape, std::optional<CublasLtHeuristic>> chosen;
  /// The shape of a product, and an algorithm: zeros for the kernel.
  using CheckKey = std::pair<CudaProductShape, std::array<uint64_t, 8>>;
  /// Results of earlier checks: true where all elements were as defined.
  std::map<CheckKey, bool> checked;
  /// Time that trials have taken.
  std::chrono::steady_clock::duration trialTime{};
  CudaAlgorithmCache cache;

  CudaDevice &device;
  const CublasLt &library;
  CublasLtHandle handle = nullptr;
  CUdeviceptr workspace = 0;
  CudaProductKernel kernel;
  /// Null if the driver cannot capture the library's calls.
  std::unique_ptr<CudaCapture> capture;

private:
  CudaMultiplier(CudaDevice &device, const CublasLt &library);
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

  /// Chooses the fastest of a few algorithms that add as is defined. Trials
  /// write scratch, or memory of their own in place of the caller's.
  llvm::Error prepare(llvm::ArrayRef<uint64_t> addresses);
  llvm::Error enqueue(CUstream stream,
                      llvm::ArrayRef<uint64_t> addresses) const;
  /// Returns true if the addresses of all matrices stay.
  bool isScratch() const;

private:
  llvm::Error createDescriptors();
  llvm::Error createLayout(CublasLtLayout &layout, uint32_t buffer,
                           int64_t distance);
  llvm::Expected<std::vector<CublasLtHeuristic>> findAlgorithms() const;
  /// Returns the time of a few calls of the algorithm; none if it fails.
  llvm::Expected<std::optional<double>>
  measure(const CudaProductOperands &operands);
  llvm::Error sort(std::vector<CublasLtHeuristic> &algorithms,
                   llvm::ArrayRef<uint64_t> addresses,
                   std::optional<std::string> name);
  llvm::Error sortByTime(std::vector<CublasLtHeuristic> &algorithms,
                         const CudaProductOperands &operands);
  llvm::Error choose(llvm::ArrayRef<uint64_t> addresses);
  llvm::Error checkKernel();
  /// Returns true if the algorithm, or the kernel without one, adds as is
  /// defined.
  llvm::Expected<bool> isCorrect();
  llvm::Expected<bool> computeIsCorrect();
  llvm::Expected<bool> isCorrect(ProbeMatrix &left, ProbeMatrix &right,
                                 ProbeMatrix &addend);
  llvm::Error multiply(CUstream stream,
                       const CudaProductOperands &operands) const;
  llvm::Error multiplyByKernel(CUstream stream,
                               const CudaProductOperands &operands) const;
  CudaProductOperands getOperands(llvm::ArrayRef<uint64_t> addresses) const;

  CudaMultiplier &multiplier;
  const Plan &plan;
  const Plan::Product &step;
  std::vector<size_t> positions;
  CudaProductShape shape;
  CublasLtMatmulDesc desc = nullptr;
  CublasLtLayout lhs = nullptr, rhs = nullptr, out = nullptr, plus = nullptr;
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
  /// Returns what they launch; none if matrices may move, or if that cannot be
  /// captured. The library has no other way to say it.
  const std::optional<CudaCapturedGraph> &getGraph() const { return graph; }

private:
  CudaMultiplier &multiplier;
  std::vector<CudaProductBatch> batches;
  std::optional<CudaCapturedGraph> graph;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CUDAPRODUCTS_H
