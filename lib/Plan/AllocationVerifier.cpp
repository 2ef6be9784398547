//===- AllocationVerifier.cpp - Verifies the allocations of a plan --------===//

#include "PlanVerifier.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

#include <limits>

using namespace llvm;
using namespace stepfold::runtime;

/// Checks that a segment lies behind element `end`, and moves `end` behind it.
static Error verifySegment(const Plan &plan, size_t allocationIndex,
                           size_t segmentIndex, uint64_t &end) {
  const Plan::Allocation &allocation = plan.allocations[allocationIndex];
  auto [buffer, offset] = allocation.segments[segmentIndex];
  auto failHere = [&](const char *message, auto... arguments) {
    return failPlan("allocations[{0}].segments[{1}]: {2}", allocationIndex,
                    segmentIndex, formatv(message, arguments...).str());
  };
  if (buffer >= plan.buffers.size())
    return failHere("buffer index {0} is out of range ({1} buffers)", buffer,
                    plan.buffers.size());
  const Plan::Buffer &tensor = plan.buffers[buffer];
  if (tensor.dtype != allocation.dtype)
    return failHere("expected '{0}' to be of {1}, got {2}", tensor.name,
                    getName(allocation.dtype), getName(tensor.dtype));
  if (offset < end)
    return failHere("expected an offset from {0}, got {1}", end, offset);
  uint64_t elements = tensor.getNumElements();
  if (offset > allocation.elements || elements > allocation.elements - offset)
    return failHere("{0} elements at {1} are out of range ({2} elements)",
                    elements, offset, allocation.elements);
  if (offset * getSize(allocation.dtype) % allocation.alignment != 0)
    return failHere("expected an offset aligned to {0} bytes, got element {1}",
                    allocation.alignment, offset);
  end = offset + elements;
  return Error::success();
}

static Error verifySegments(const Plan &plan) {
  constexpr uint64_t maxBytes = std::numeric_limits<int64_t>::max();
  std::vector<bool> isPlaced(plan.buffers.size());
  StringSet<> names;
  for (auto [index, allocation] : enumerate(plan.allocations)) {
    if (!isPlanName(allocation.name))
      return failPlan("allocations[{0}].name: expected a name in UTF-8", index);
    if (!names.insert(allocation.name).second)
      return failPlan("allocations[{0}].name: '{1}' is defined twice", index,
                      allocation.name);
    if (!has_single_bit(allocation.alignment))
      return failPlan(
          "allocations[{0}].alignment: expected a power of two, got "
          "{1}",
          index, allocation.alignment);
    if (allocation.elements > maxBytes / getSize(allocation.dtype))
      return failPlan(
          "allocations[{0}].elements: expected a size in bytes below "
          "2^63",
          index);
    uint64_t end = 0;
    for (size_t i = 0; i != allocation.segments.size(); ++i) {
      if (Error error = verifySegment(plan, index, i, end))
        return error;
      uint32_t buffer = allocation.segments[i].buffer;
      if (isPlaced[buffer])
        return failPlan(
            "allocations[{0}].segments[{1}]: '{2}' has a place already", index,
            i, plan.buffers[buffer].name);
      isPlaced[buffer] = true;
    }
  }
  return Error::success();
}

/// Checks that one block of memory can have everything.
static Error verifyTotalSize(const Plan &plan) {
  constexpr uint64_t maxBytes = std::numeric_limits<int64_t>::max();
  uint64_t total = 0;
  for (const Plan::Buffer &buffer : plan.buffers)
    total = SaturatingAdd(total, buffer.getNumBytes(), planBlockAlignment);
  for (const Plan::Allocation &allocation : plan.allocations)
    total = SaturatingAdd(total, allocation.getNumBytes(),
                          allocation.getAddressAlignment(), planBlockAlignment);
  if (total > maxBytes)
    return failPlan(
        "buffers: expected a size in bytes below 2^63, of all together");
  return Error::success();
}

Error stepfold::runtime::verifyAllocations(const Plan &plan) {
  if (Error error = verifySegments(plan))
    return error;
  return verifyTotalSize(plan);
}
