//===- CudaRowCopies.h - Copies of rows on a GPU ----------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_RUNTIME_CUDA_CUDAROWCOPIES_H
#define STEPFOLD_LIB_RUNTIME_CUDA_CUDAROWCOPIES_H

#include "CudaAPI.h"
#include "stepfold/Plan/Plan.h"

namespace stepfold::runtime {

/// The copies of rows of one step, which the driver does.
class CudaRowCopies {
public:
  CudaRowCopies(const Plan &plan, const Plan::RowCopies &step);

  /// Returns the copies as the driver takes them. `addresses` are those of the
  /// plan's buffers.
  std::vector<CUmemcpy3D> list(llvm::ArrayRef<uint64_t> addresses) const;
  /// Returns true if the addresses of all matrices stay.
  bool isScratch() const { return hasScratchAlone; }

private:
  std::vector<Plan::RowCopy> copies;
  bool hasScratchAlone;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_CUDA_CUDAROWCOPIES_H
