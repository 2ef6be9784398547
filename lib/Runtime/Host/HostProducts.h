//===- HostProducts.h - Products of a step on the processor -----*- C++ -*-===//

#ifndef STEPFOLD_LIB_RUNTIME_HOST_HOSTPRODUCTS_H
#define STEPFOLD_LIB_RUNTIME_HOST_HOSTPRODUCTS_H

#include "MatrixProduct.h"
#include "stepfold/Plan/Plan.h"

namespace stepfold::runtime {

/// The products of matrices of one step, divided into tiles that threads
/// compute in any order.
class HostProducts {
public:
  HostProducts(const Plan &plan, const Plan::Product &step);

  /// Sets where the buffers of the plan are.
  void setAddresses(llvm::ArrayRef<uint64_t> addresses);
  /// Number of tiles of all products.
  int64_t getNumTiles() const { return ends.empty() ? 0 : ends.back(); }
  void computeTiles(int64_t begin, int64_t end) const;

private:
  const Plan::Product &step;
  std::vector<MatrixProduct> products;
  /// Number of tiles of the products up to each one.
  std::vector<int64_t> ends;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_HOST_HOSTPRODUCTS_H
