//===- CudaRowCopies.cpp - Copies of rows on a GPU ------------------------===//

#include "CudaRowCopies.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

CudaRowCopies::CudaRowCopies(const Plan &plan, const Plan::RowCopies &step)
    : copies(plan.listCopies(step)),
      hasScratchAlone(all_of(copies, [&](const Plan::RowCopy &copy) {
        return plan.buffers[copy.out.buffer].role == Role::Scratch &&
               plan.buffers[copy.in.buffer].role == Role::Scratch;
      })) {}

static CUmemcpySide describe(const Plan::Rows &rows,
                             ArrayRef<uint64_t> addresses) {
  CUmemcpySide side = {};
  side.memoryType = cudaMemoryTypeDevice;
  side.device = addresses[rows.buffer] + rows.begin;
  side.pitch = rows.pitch;
  return side;
}

std::vector<CUmemcpy3D>
CudaRowCopies::list(ArrayRef<uint64_t> addresses) const {
  std::vector<CUmemcpy3D> boxes;
  for (const Plan::RowCopy &copy : copies)
    boxes.push_back({describe(copy.in, addresses),
                     describe(copy.out, addresses), copy.rowBytes, copy.numRows,
                     /*depth=*/1});
  return boxes;
}
