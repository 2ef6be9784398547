//===- MemoryRange.h - Addresses without a gap ------------------*- C++ -*-===//

#ifndef STEPFOLD_RUNTIME_ENGINE_MEMORYRANGE_H
#define STEPFOLD_RUNTIME_ENGINE_MEMORYRANGE_H

#include <cstdint>

namespace stepfold::runtime {

/// From `begin` to before `end`.
struct MemoryRange {
  uint64_t begin = 0, end = 0;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_ENGINE_MEMORYRANGE_H
