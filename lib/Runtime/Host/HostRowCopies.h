//===- HostRowCopies.h - Copies of rows on the processor --------*- C++ -*-===//

#ifndef STEPFOLD_LIB_RUNTIME_HOST_HOSTROWCOPIES_H
#define STEPFOLD_LIB_RUNTIME_HOST_HOSTROWCOPIES_H

#include "stepfold/Plan/Plan.h"

namespace stepfold::runtime {

/// The copies of rows of one step, which threads do in any order.
class HostRowCopies {
public:
  HostRowCopies(const Plan &plan, const Plan::RowCopies &step);

  /// Sets where the buffers of the plan are.
  void setAddresses(llvm::ArrayRef<uint64_t> addresses);
  /// Number of rows of all copies.
  int64_t getNumRows() const;
  void copyRows(int64_t begin, int64_t end) const;

private:
  /// With the addresses of the first rows.
  struct Copy : Plan::RowCopy {
    uint8_t *to = nullptr;
    const uint8_t *from = nullptr;
  };
  std::vector<Copy> copies;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_LIB_RUNTIME_HOST_HOSTROWCOPIES_H
