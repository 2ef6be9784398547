//===- Placement.cpp - Where the buffers of a plan lie --------------------===//

#include "stepfold/Runtime/Engine/Placement.h"

#include <algorithm>

using namespace llvm;
using namespace stepfold::runtime;

Placement stepfold::runtime::placeBuffers(const Plan &plan,
                                          unsigned misalignment) {
  Placement placement;
  placement.buffers.resize(plan.buffers.size());
  std::vector<bool> isPlaced(plan.buffers.size());
  for (const Plan::Allocation &allocation : plan.allocations) {
    uint64_t size = getSize(allocation.dtype);
    for (auto [buffer, offset] : allocation.segments) {
      placement.buffers[buffer] = {placement.blocks.size(),
                                   (misalignment + offset) * size};
      isPlaced[buffer] = true;
    }
    placement.blocks.push_back(
        {misalignment * size + allocation.getNumBytes(),
         std::max(allocation.alignment, planBlockAlignment)});
  }
  for (size_t i = 0; i != plan.buffers.size(); ++i) {
    if (isPlaced[i])
      continue;
    const Plan::Buffer &buffer = plan.buffers[i];
    uint64_t skipped = misalignment * getSize(buffer.dtype);
    placement.buffers[i] = {placement.blocks.size(), skipped};
    placement.blocks.push_back({skipped + buffer.getNumBytes()});
  }
  return placement;
}
