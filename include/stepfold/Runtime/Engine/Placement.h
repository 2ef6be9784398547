//===- Placement.h - Placement of a plan's buffers --------------*- C++ -*-===//

#ifndef STEPFOLD_RUNTIME_ENGINE_PLACEMENT_H
#define STEPFOLD_RUNTIME_ENGINE_PLACEMENT_H

#include "stepfold/Plan/Plan.h"

namespace stepfold::runtime {

/// The blocks of memory that a plan's buffers need, and which part of which
/// each is. Those who allocate the blocks fill them with zeros.
struct Placement {
  struct Block {
    uint64_t bytes = 0;
    uint64_t alignment = planBlockAlignment;
  };
  std::vector<Block> blocks;
  struct Part {
    size_t block = 0;
    /// In bytes.
    uint64_t offset = 0, size = 0;
    uint32_t elementSize = 0;
    /// True if kernels write it.
    bool isWritten = false;
  };
  /// One for each buffer.
  std::vector<Part> buffers;
  /// The block of scratch.
  size_t scratch = 0;
};

/// Places the buffers of a plan that verifies. The blocks of allocations come
/// first, in their order, and that of scratch last. Each block but the last
/// begins with `misalignment` elements that are not used.
Placement placeBuffers(const Plan &plan, unsigned misalignment);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_ENGINE_PLACEMENT_H
