//===- Tables.cpp - Tables that kernels read ------------------------------===//

#include "stepfold/Plan/Tables.h"

#include "stepfold/Data/Memory.h"

using namespace llvm;
using namespace stepfold::runtime;

std::vector<uint64_t>
stepfold::runtime::buildAddressTable(const Plan::Table &table,
                                     ArrayRef<uint64_t> addresses) {
  std::vector<uint64_t> rows;
  rows.reserve(getNumAddresses(table));
  for (const std::vector<uint32_t> &stream : table.streams)
    for (uint32_t buffer : stream)
      rows.push_back(addresses[buffer]);
  return rows;
}

uint64_t stepfold::runtime::findAdjacentAddress(const Plan &plan,
                                                const Plan::Table &table,
                                                ArrayRef<uint64_t> addresses) {
  const std::vector<uint32_t> &buffers = table.streams.front();
  if (buffers.empty())
    return 0;
  uint64_t size = getSize(plan.buffers[buffers.front()].dtype);
  uint64_t first = addresses[buffers.front()], next = first;
  for (uint32_t buffer : buffers) {
    if (addresses[buffer] != next)
      return 0;
    next += size;
  }
  return first;
}

namespace {
/// Division of a parameter into chunks.
struct Cut {
  /// Elements in chunks of the whole size, the last of which may be shorter.
  uint64_t whole;
  /// Elements behind them, in chunks of the tail's size.
  uint64_t tail;
};
} // namespace

static Cut cut(const Plan::ChunkList &list, uint64_t size) {
  uint64_t tail = size % list.elements;
  if (list.tailElements == 0 || tail > list.elements / 2)
    return {size, 0};
  return {size - tail, tail};
}

static uint64_t getNumTailChunks(const Plan::ChunkList &list, const Cut &cut) {
  return cut.tail == 0 ? 0 : divideCeil(cut.tail, list.tailElements);
}

ChunkCount stepfold::runtime::countChunks(const Plan &plan,
                                          const Plan::ChunkList &list) {
  ChunkCount count;
  for (uint32_t buffer : list.buffers) {
    Cut parts = cut(list, plan.buffers[buffer].getNumElements());
    count.whole =
        SaturatingAdd(count.whole, divideCeil(parts.whole, list.elements));
    count.tails = SaturatingAdd(count.tails, getNumTailChunks(list, parts));
  }
  return count;
}

/// Cuts the elements from `begin` to `end` of a parameter.
static void addChunks(std::vector<Chunk> &chunks, uint64_t begin, uint64_t end,
                      uint64_t elements, uint32_t parameter) {
  for (; begin < end; begin += elements)
    chunks.push_back({begin,
                      static_cast<uint32_t>(std::min(elements, end - begin)),
                      parameter});
}

Error stepfold::runtime::checkChunkList(const Plan &plan, size_t index) {
  uint64_t count = countChunks(plan, plan.chunkLists[index]).getTotal();
  // It is built in two parts, which are then one.
  return checkMemory(SaturatingMultiply<uint64_t>(count, 2 * sizeof(Chunk)),
                     "chunk_lists[" + Twine(index) + "]");
}

std::vector<Chunk>
stepfold::runtime::buildChunkList(const Plan &plan,
                                  const Plan::ChunkList &list) {
  std::vector<Chunk> chunks, tails;
  for (size_t i = 0; i != list.buffers.size(); ++i) {
    uint64_t size = plan.buffers[list.buffers[i]].getNumElements();
    Cut parts = cut(list, size);
    addChunks(chunks, 0, parts.whole, list.elements, i);
    addChunks(tails, parts.whole, size, list.tailElements, i);
  }
  chunks.insert(chunks.end(), tails.begin(), tails.end());
  return chunks;
}
