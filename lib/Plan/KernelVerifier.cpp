//===- KernelVerifier.cpp - Verifies the kernels of a plan ----------------===//

#include "PlanVerifier.h"
#include "stepfold/Plan/CudaArch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

#include <array>
#include <limits>

using namespace llvm;
using namespace stepfold::runtime;

/// Checks an extent against the limits of CUDA.
static Error verifyBlock(const Plan::Kernel &kernel, size_t index) {
  static constexpr std::array<uint32_t, 3> limits = {1024, 1024, 64};
  for (size_t i = 0; i != 3; ++i)
    if (kernel.block[i] > limits[i])
      return failPlan("kernels[{0}].block[{1}]: expected at most {2}, got {3}",
                      index, i, limits[i], kernel.block[i]);
  uint64_t threads = kernel.getNumThreads();
  if (threads == 0 || threads > 1024)
    return failPlan("kernels[{0}].block: expected 1 to 1024 threads, got {1}",
                    index, threads);
  return Error::success();
}

/// Checks that all arguments fit into what a launch passes.
static Error verifyArgumentBytes(const Plan &plan, size_t index) {
  const Plan::Kernel &kernel = plan.kernels[index];
  uint64_t bytes = kernel.arguments.size() * sizeof(uint64_t);
  uint64_t maxBytes = parseCudaArch(plan.target.arch)->getMaxParameterBytes();
  if (bytes <= maxBytes)
    return Error::success();
  return failPlan("kernels[{0}].arguments: the {1} arguments of '{2}' are {3} "
                  "bytes, but a kernel for {4} takes at most {5}",
                  index, kernel.arguments.size(), kernel.name, bytes,
                  plan.target.arch, maxBytes);
}

/// Checks that what the blocks work on is known: chunks, or so many blocks.
static Error verifyBlocks(const Plan &plan, size_t index) {
  const Plan::Kernel &kernel = plan.kernels[index];
  size_t numLists = kernel.findChunkLists().size();
  if (numLists > 1)
    return failPlan(
        "kernels[{0}].arguments: expected at most 1 chunk list, got "
        "{1}",
        index, numLists);
  if (numLists == 1 && kernel.numBlocks)
    return failPlan("kernels[{0}].blocks: expected none beside a chunk list",
                    index);
  if (numLists == 0 && !kernel.numBlocks)
    return failPlan("kernels[{0}]: expected a key 'blocks' or a chunk list",
                    index);
  for (const auto &[position, type] : enumerate(kernel.arguments)) {
    auto *table = std::get_if<Plan::TableType>(&type);
    if (table && !table->numElements && numLists == 0)
      return failPlan("kernels[{0}].arguments[{1}].table: expected a key "
                      "'elements' or a chunk list",
                      index, position);
    if (!table)
      continue;
    for (const auto &[k, stream] : enumerate(table->streams))
      if (stream.blockSize == 0 ||
          (stream.blockSize != 1 && table->numElements))
        return failPlan("kernels[{0}].arguments[{1}].table.streams[{2}].block: "
                        "expected {3}, got {4}",
                        index, position, k,
                        table->numElements ? "none beside 'elements'"
                                           : "at least 1",
                        stream.blockSize);
  }
  constexpr uint64_t maxBlocks = std::numeric_limits<int32_t>::max();
  uint64_t numBlocks = kernel.getNumBlocks();
  if (numBlocks > maxBlocks)
    return failPlan("kernels[{0}]: expected at most {1} blocks, got {2}", index,
                    maxBlocks, numBlocks);
  return Error::success();
}

Error stepfold::runtime::verifyKernels(const Plan &plan) {
  StringSet<> names;
  for (const auto &[index, kernel] : enumerate(plan.kernels)) {
    if (kernel.name.empty() || StringRef(kernel.name).contains('\0'))
      return failPlan("kernels[{0}].name: expected the name of a kernel",
                      index);
    if (!names.insert(kernel.name).second)
      return failPlan("kernels[{0}].name: '{1}' is defined twice", index,
                      kernel.name);
    if (plan.target.kind == Plan::TargetKind::CUDA) {
      if (Error error = verifyBlock(kernel, index))
        return error;
      if (Error error = verifyArgumentBytes(plan, index))
        return error;
    }
    if (Error error = verifyBlocks(plan, index))
      return error;
  }
  return Error::success();
}
