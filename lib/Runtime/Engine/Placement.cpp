//===- Placement.cpp - Placement of a plan's buffers ----------------------===//

#include "stepfold/Runtime/Engine/Placement.h"

#include <algorithm>

using namespace llvm;
using namespace stepfold::runtime;

Placement stepfold::runtime::placeBuffers(const Plan &plan,
                                          unsigned misalignment) {
  Placement placement;
  for (const Plan::Buffer &buffer : plan.buffers)
    placement.buffers.push_back({/*block=*/0, /*offset=*/0,
                                 buffer.getNumBytes(), getSize(buffer.dtype),
                                 buffer.access != Access::Read});
  std::vector<bool> isPlaced(plan.buffers.size());
  for (const Plan::Allocation &allocation : plan.allocations) {
    uint64_t size = getSize(allocation.dtype);
    for (auto [buffer, offset] : allocation.segments) {
      placement.buffers[buffer].block = placement.blocks.size();
      placement.buffers[buffer].offset = (misalignment + offset) * size;
      isPlaced[buffer] = true;
    }
    placement.blocks.push_back(
        {misalignment * size + allocation.getNumBytes(),
         std::max(allocation.alignment, planBlockAlignment)});
  }
  for (size_t i = 0; i != plan.buffers.size(); ++i) {
    if (isPlaced[i] || plan.buffers[i].role == Role::Scratch)
      continue;
    Placement::Part &buffer = placement.buffers[i];
    buffer.block = placement.blocks.size();
    buffer.offset = misalignment * buffer.elementSize;
    placement.blocks.push_back({buffer.offset + buffer.size});
  }
  placement.scratch = placement.blocks.size();
  placement.blocks.push_back({plan.scratchBytes});
  for (size_t i = 0; i != plan.buffers.size(); ++i)
    if (plan.buffers[i].role == Role::Scratch) {
      placement.buffers[i].block = placement.scratch;
      placement.buffers[i].offset = plan.buffers[i].offset;
    }
  return placement;
}
