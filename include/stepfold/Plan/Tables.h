//===- Tables.h - Tables that kernels read ----------------------*- C++ -*-===//
//
// Builds the tables of addresses and the lists of chunks of
// docs/plan-format.md, in the 64-bit little-endian layout.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_PLAN_TABLES_H
#define STEPFOLD_PLAN_TABLES_H

#include "stepfold/Plan/Plan.h"

#include "llvm/Support/MathExtras.h"

namespace stepfold::runtime {

/// Returns how many addresses the table has.
inline uint64_t getNumAddresses(const Plan::Table &table) {
  return table.streams.size() * table.streams.front().size();
}

/// A row of addresses for each stream of the table. `addresses` has the address
/// of each buffer of the plan.
std::vector<uint64_t> buildAddressTable(const Plan::Table &table,
                                        llvm::ArrayRef<uint64_t> addresses);

/// Returns the address of the first buffer of the table, which has one stream
/// with buffers of one element each, if each begins where the one before it
/// ends; else 0.
uint64_t findAdjacentAddress(const Plan &plan, const Plan::Table &table,
                             llvm::ArrayRef<uint64_t> addresses);

/// One chunk of a parameter.
struct Chunk {
  /// In elements, from the parameter's start.
  uint64_t begin = 0;
  uint32_t length = 0;
  /// Its position in the list's buffers.
  uint32_t parameter = 0;
};
static_assert(sizeof(Chunk) == 16, "kernels know the layout");

/// Number of chunks of a list.
struct ChunkCount {
  uint64_t whole = 0;
  /// Chunks of the tail's size, behind the others.
  uint64_t tails = 0;

  uint64_t getTotal() const { return llvm::SaturatingAdd(whole, tails); }
};

ChunkCount countChunks(const Plan &plan, const Plan::ChunkList &list);

/// Fails where there is not enough memory for the list of this index.
llvm::Error checkChunkList(const Plan &plan, size_t index);

std::vector<Chunk> buildChunkList(const Plan &plan,
                                  const Plan::ChunkList &list);

/// The memory of `elements`.
template <typename T>
llvm::ArrayRef<uint8_t> getBytes(const std::vector<T> &elements) {
  return {reinterpret_cast<const uint8_t *>(elements.data()),
          elements.size() * sizeof(T)};
}

} // namespace stepfold::runtime

#endif // STEPFOLD_PLAN_TABLES_H
