//===- BufferMemory.cpp - Memory of a plan's buffers ----------------------===//
//
// Keeps addresses, and checks them when they have changed.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Engine/BufferMemory.h"

#include "stepfold/Data/VariableError.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

BufferMemory::BufferMemory(const Plan &plan, unsigned misalignment,
                           Allocate allocate)
    : plan(plan), placement(placeBuffers(plan, misalignment)),
      allocate(std::move(allocate)), blockBuffers(placement.blocks.size()),
      addresses(plan.buffers.size()), hasMemory(placement.blocks.size()),
      numWithoutMemory(placement.blocks.size()), flags(plan.buffers.size()) {
  for (const auto &[buffer, part] : enumerate(placement.buffers))
    blockBuffers[part.block].push_back(buffer);
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

void BufferMemory::setAddress(size_t buffer, uint64_t address) {
  if (addresses[buffer] == address)
    return;
  addresses[buffer] = address;
  ++generation;
  if (!flags[buffer].isMoved)
    moved.push_back(buffer);
  if (!flags[buffer].isChanged)
    changed.push_back(buffer);
  flags[buffer].isMoved = flags[buffer].isChanged = true;
}

void BufferMemory::setBlock(size_t block, uint64_t address) {
  for (uint32_t buffer : blockBuffers[block])
    setAddress(buffer, address + placement.buffers[buffer].offset);
  if (block == placement.scratch)
    scratch = address;
  markPlaced(block);
}

void BufferMemory::markPlaced(size_t block) {
  if (!hasMemory[block])
    --numWithoutMemory;
  hasMemory[block] = true;
}

void BufferMemory::bind(size_t buffer, uint64_t address) {
  setAddress(buffer, address);
  markPlaced(placement.buffers[buffer].block);
  flags[buffer].isBound = true;
}

void BufferMemory::bindAllocation(size_t allocation, uint64_t address) {
  const Plan::Allocation &block = plan.allocations[allocation];
  for (auto [buffer, offset] : block.segments)
    bind(buffer, address + offset * getSize(block.dtype));
  markPlaced(allocation);
}

Expected<uint64_t> BufferMemory::getAddress(size_t buffer) {
  size_t index = placement.buffers[buffer].block;
  if (hasMemory[index])
    return addresses[buffer];
  const Placement::Block &block = placement.blocks[index];
  Expected<uint64_t> address = allocate(block.bytes, block.alignment);
  if (!address)
    return address;
  setBlock(index, *address);
  return addresses[buffer];
}

Error BufferMemory::completeScratch() {
  const Placement::Block &block = placement.blocks[placement.scratch];
  if (hasMemory[placement.scratch])
    return Error::success();
  Expected<uint64_t> address = allocate(block.bytes, block.alignment);
  if (!address)
    return address.takeError();
  setBlock(placement.scratch, *address);
  return Error::success();
}

Error BufferMemory::completeAddresses() {
  // Every step asks.
  if (numWithoutMemory == 0)
    return Error::success();
  uint64_t bytes = 0, alignment = planBlockAlignment;
  std::vector<std::pair<size_t, uint64_t>> offsets;
  for (const auto &[index, block] : enumerate(placement.blocks)) {
    if (hasMemory[index])
      continue;
    bytes = alignTo(bytes, block.alignment);
    offsets.push_back({index, bytes});
    bytes += block.bytes;
    alignment = std::max(alignment, block.alignment);
  }
  Expected<uint64_t> address = allocate(bytes, alignment);
  if (!address)
    return address.takeError();
  for (auto [block, offset] : offsets)
    setBlock(block, *address + offset);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Overlaps
//===----------------------------------------------------------------------===//

/// Few addresses of many change from one step to the next, so the others stay
/// sorted.
void BufferMemory::updateRanges() {
  llvm::erase_if(ranges, [&](const Range &range) {
    return flags[range.buffer].isChanged;
  });
  size_t numSorted = ranges.size();
  for (uint32_t buffer : changed) {
    const Placement::Part &part = getPart(buffer);
    uint64_t begin = addresses[buffer];
    if (part.size != 0 && part.block != placement.scratch)
      ranges.push_back({{begin, begin + part.size}, buffer, part.isWritten});
    flags[buffer].isChanged = false;
  }
  changed.clear();
  auto isBefore = [](const Range &a, const Range &b) {
    return std::tie(a.begin, a.buffer) < std::tie(b.begin, b.buffer);
  };
  std::sort(ranges.begin() + numSorted, ranges.end(), isBefore);
  std::inplace_merge(ranges.begin(), ranges.begin() + numSorted, ranges.end(),
                     isBefore);
}

Error BufferMemory::findOverlap() const {
  // Among the ranges that begin before, the one that ends last: of all, and of
  // those that are written.
  const Range *last = nullptr, *lastWritten = nullptr;
  for (const Range &range : ranges) {
    const Range *other = range.isWritten ? last : lastWritten;
    if (other && range.begin < other->end)
      return fail(plan.buffers[range.buffer], "overlaps {0} '{1}' in memory",
                  getName(plan.buffers[other->buffer].role),
                  plan.buffers[other->buffer].name);
    if (!last || range.end > last->end)
      last = &range;
    if (range.isWritten && (!lastWritten || range.end > lastWritten->end))
      lastWritten = &range;
  }
  return Error::success();
}

/// Returns true if only buffers that are read have moved, to places without
/// buffers that are written. They are mostly neighbours, between the same two.
bool BufferMemory::areMovedApart() const {
  MemoryRange gap;
  for (uint32_t buffer : moved) {
    const Placement::Part &part = getPart(buffer);
    if (part.isWritten)
      return false;
    uint64_t begin = addresses[buffer], end = begin + part.size;
    if (begin == end || (gap.begin <= begin && end <= gap.end))
      continue;
    auto next = llvm::upper_bound(
        written, begin, [](uint64_t address, const MemoryRange &range) {
          return address < range.begin;
        });
    gap.begin = next == written.begin() ? 0 : std::prev(next)->end;
    gap.end = next == written.end() ? UINT64_MAX : next->begin;
    if (begin < gap.begin || gap.end < end)
      return false;
  }
  return true;
}

Error BufferMemory::checkOverlaps() {
  if (moved.empty() && !hasOverlap)
    return Error::success();
  bool isKnown = !hasOverlap && areMovedApart();
  for (uint32_t buffer : moved)
    flags[buffer].isMoved = false;
  moved.clear();
  if (isKnown)
    return Error::success();
  updateRanges();
  Error error = findOverlap();
  hasOverlap = bool(error);
  written.clear();
  for (const Range &range : ranges)
    if (range.isWritten)
      written.push_back(range);
  return error;
}
