//===- Plan.cpp - The compiled form of an optimizer stage -----------------===//

#include "stepfold/Plan/Plan.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

uint64_t Plan::Kernel::getNumThreads() const {
  return uint64_t(block[0]) * block[1] * block[2];
}

std::vector<size_t> Plan::Kernel::findChunkLists() const {
  std::vector<size_t> positions;
  for (const auto &[position, type] : enumerate(arguments))
    if (std::holds_alternative<ChunkListType>(type))
      positions.push_back(position);
  return positions;
}

/// A block takes a chunk, or a tail for each of its warps; one of a host kernel
/// has a single thread.
uint64_t Plan::Kernel::getNumBlocks() const {
  if (numBlocks)
    return *numBlocks;
  const auto &list =
      std::get<ChunkListType>(arguments[findChunkLists().front()]);
  constexpr uint64_t warpSize = 32;
  uint64_t numWarps = std::max<uint64_t>(getNumThreads() / warpSize, 1);
  return list.numWhole + divideCeil(list.numTails, numWarps);
}
