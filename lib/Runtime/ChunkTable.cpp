//===- ChunkTable.cpp - What each block of a kernel works on --------------===//
//
// Cuts parameters into entries and writes them in the target's layout.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/ChunkTable.h"

#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

static uint64_t getParameterSize(const Plan &plan, const Plan::Table &table,
                                 size_t parameter) {
  return plan.buffers[table.streams.front()[parameter]].getNumElements();
}

uint64_t stepfold::runtime::getNumEntries(const Plan &plan,
                                          const Plan::Table &table) {
  uint64_t count = 0;
  for (size_t i = 0, e = table.streams.front().size(); i != e; ++i)
    count += divideCeil(getParameterSize(plan, table, i), table.elements);
  return count;
}

uint64_t stepfold::runtime::getEntrySize(const Plan::Table &table) {
  return 8 * table.streams.size() + 16;
}

/// Returns whether elements at `address` may be accessed `vector` at a time.
static bool allowsVectors(uint64_t address, DType dtype, uint32_t vector) {
  uint64_t width = uint64_t(vector) * getSize(dtype);
  return address % std::min<uint64_t>(16, width) == 0;
}

std::vector<uint8_t>
stepfold::runtime::buildChunkTable(const Plan &plan, const Plan::Table &table,
                                   ArrayRef<uint64_t> addresses) {
  using namespace support::endian;
  std::vector<uint8_t> bytes(getNumEntries(plan, table) * getEntrySize(table));
  uint8_t *out = bytes.data();
  for (size_t i = 0, e = table.streams.front().size(); i != e; ++i) {
    uint64_t count = getParameterSize(plan, table, i);
    for (uint64_t begin = 0; begin < count; begin += table.elements) {
      uint32_t length = std::min<uint64_t>(table.elements, count - begin);
      bool vectors = true;
      for (const std::vector<uint32_t> &stream : table.streams) {
        DType dtype = plan.buffers[stream[i]].dtype;
        uint64_t address = addresses[stream[i]] + begin * getSize(dtype);
        vectors &= allowsVectors(address, dtype, table.vector);
        write64le(out, address);
        out += 8;
      }
      write32le(out, length);
      write32le(out + 4, vectors ? length - length % table.vector : 0);
      write32le(out + 8, i);
      out += 16; // with the padding that 8-byte alignment asks for
    }
  }
  return bytes;
}
