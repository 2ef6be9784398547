//===- ChunkTable.h - What each block of a kernel works on ------*- C++ -*-===//
//
// Builds the chunk tables of docs/plan-format.md from the addresses of bound
// buffers.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_RUNTIME_CHUNKTABLE_H
#define STEPFOLD_RUNTIME_CHUNKTABLE_H

#include "stepfold/Runtime/Plan.h"

namespace stepfold::runtime {

/// Returns how many entries the table has: one for every `table.elements`
/// elements begun of each parameter.
uint64_t getNumEntries(const Plan &plan, const Plan::Table &table);

/// Returns the size of one entry in bytes.
uint64_t getEntrySize(const Plan::Table &table);

/// Builds the table in the 64-bit little-endian layout. `addresses` has the
/// address of each buffer of the plan.
std::vector<uint8_t> buildChunkTable(const Plan &plan, const Plan::Table &table,
                                     llvm::ArrayRef<uint64_t> addresses);

} // namespace stepfold::runtime

#endif // STEPFOLD_RUNTIME_CHUNKTABLE_H
