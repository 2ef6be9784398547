//===- TableVerifier.cpp - Verifies the tables of a plan ------------------===//

#include "PlanVerifier.h"
#include "stepfold/Plan/Tables.h"

#include <limits>

using namespace llvm;
using namespace stepfold::runtime;

/// Checks one stream against the first, and its buffers. Steps say what sizes
/// these have.
static Error verifyStream(const Plan &plan, size_t tableIndex, size_t k) {
  const auto &streams = plan.tables[tableIndex].streams;
  const std::vector<uint32_t> &first = streams.front(), &stream = streams[k];
  if (stream.size() != first.size())
    return failPlan("tables[{0}].streams[{1}]: expected {2} buffers, got {3}",
                    tableIndex, k, first.size(), stream.size());
  for (size_t i = 0; i != stream.size(); ++i) {
    if (stream[i] >= plan.buffers.size())
      return failPlan(
          "tables[{0}].streams[{1}][{2}]: buffer index {3} is out of "
          "range ({4} buffers)",
          tableIndex, k, i, stream[i], plan.buffers.size());
    const Plan::Buffer &buffer = plan.buffers[stream[i]];
    DType dtype = plan.buffers[stream.front()].dtype;
    if (buffer.dtype != dtype)
      return failPlan(
          "tables[{0}].streams[{1}][{2}]: expected {3} as in the rest "
          "of the stream, got {4}",
          tableIndex, k, i, getName(dtype), getName(buffer.dtype));
  }
  return Error::success();
}

static Error verifyTable(const Plan &plan, size_t index) {
  const Plan::Table &table = plan.tables[index];
  if (table.streams.empty())
    return failPlan("tables[{0}].streams: expected at least 1 stream", index);
  for (size_t k = 0; k != table.streams.size(); ++k)
    if (Error error = verifyStream(plan, index, k))
      return error;
  return Error::success();
}

static Error verifyChunkList(const Plan &plan, size_t index) {
  const Plan::ChunkList &list = plan.chunkLists[index];
  if (list.elements == 0)
    return failPlan("chunk_lists[{0}].elements: expected at least 1", index);
  if (list.tailElements != 0 && list.elements % list.tailElements != 0)
    return failPlan("chunk_lists[{0}].tail_elements: expected a number that "
                    "divides {1}, got {2}",
                    index, list.elements, list.tailElements);
  for (size_t i = 0; i != list.buffers.size(); ++i)
    if (list.buffers[i] >= plan.buffers.size())
      return failPlan(
          "chunk_lists[{0}].buffers[{1}]: buffer index {2} is out of "
          "range ({3} buffers)",
          index, i, list.buffers[i], plan.buffers.size());
  constexpr uint64_t maxChunks = std::numeric_limits<int32_t>::max();
  if (countChunks(plan, list).getTotal() > maxChunks)
    return failPlan("chunk_lists[{0}]: expected at most {1} chunks", index,
                    maxChunks);
  return Error::success();
}

Error stepfold::runtime::verifyTables(const Plan &plan) {
  for (size_t i = 0; i != plan.tables.size(); ++i)
    if (Error error = verifyTable(plan, i))
      return error;
  for (size_t i = 0; i != plan.chunkLists.size(); ++i)
    if (Error error = verifyChunkList(plan, i))
      return error;
  return Error::success();
}
