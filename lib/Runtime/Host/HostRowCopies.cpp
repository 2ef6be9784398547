//===- HostRowCopies.cpp - Copies of rows on the processor ----------------===//

#include "HostRowCopies.h"

#include <algorithm>
#include <cstring>

using namespace llvm;
using namespace stepfold::runtime;

HostRowCopies::HostRowCopies(const Plan &plan, const Plan::RowCopies &step) {
  for (const Plan::RowCopy &copy : plan.listCopies(step))
    copies.push_back({copy});
}

void HostRowCopies::setAddresses(ArrayRef<uint64_t> addresses) {
  auto getFirst = [&](const Plan::Rows &rows) {
    return reinterpret_cast<uint8_t *>(addresses[rows.buffer] + rows.begin);
  };
  for (Copy &copy : copies) {
    copy.to = getFirst(copy.out);
    copy.from = getFirst(copy.in);
  }
}

int64_t HostRowCopies::getNumRows() const {
  int64_t numRows = 0;
  for (const Copy &copy : copies)
    numRows += copy.numRows;
  return numRows;
}

void HostRowCopies::copyRows(int64_t begin, int64_t end) const {
  int64_t first = 0;
  for (const Copy &copy : copies) {
    int64_t last = std::min<int64_t>(end - first, copy.numRows);
    for (int64_t row = std::max<int64_t>(begin - first, 0); row < last; ++row)
      std::memcpy(copy.to + row * copy.out.pitch,
                  copy.from + row * copy.in.pitch, copy.rowBytes);
    first += copy.numRows;
  }
}
