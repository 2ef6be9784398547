//===- ChunkTableTest.cpp - Tests of chunk tables -------------------------===//
//
// Entries of parameters of all sizes around a chunk's, aligned and not.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/ChunkTable.h"
#include "TestSupport.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

namespace {
/// An entry of a table with two streams, with its padding.
struct Entry {
  uint64_t streams[2];
  uint32_t length;
  uint32_t vectorLength;
  uint32_t parameter;
  uint32_t padding;

  bool operator==(const Entry &other) const {
    return std::memcmp(this, &other, sizeof(Entry)) == 0;
  }
};

void PrintTo(const Entry &entry, std::ostream *os) {
  *os << "{" << entry.streams[0] << ", " << entry.streams[1] << ", "
      << entry.length << ", " << entry.vectorLength << ", " << entry.parameter
      << "}";
}
} // namespace

static std::vector<Entry> build(const Plan &plan,
                                std::vector<uint64_t> addresses) {
  const Plan::Table &table = plan.tables[0];
  std::vector<uint8_t> bytes = buildChunkTable(plan, table, addresses);
  EXPECT_EQ(getEntrySize(table), sizeof(Entry));
  EXPECT_EQ(bytes.size(), getNumEntries(plan, table) * sizeof(Entry));
  return fromBytes<Entry>(bytes);
}

static Plan makePlan(std::vector<int64_t> sizes, uint32_t elements = 64,
                     uint32_t vector = 4) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, std::move(sizes));
  plan.tables[0].elements = elements;
  plan.tables[0].vector = vector;
  return plan;
}

TEST(ChunkTable, CutsParametersInOrder) {
  Plan plan = makePlan({130, 0, 64, 1});
  EXPECT_EQ(build(plan, {0x1000, 0x2000, 0x3000, 0x4000, 0x5000, 0x6000, 0x7000,
                         0x8000, 0}),
            (std::vector<Entry>{{{0x1000, 0x2000}, 64, 64, 0, 0},
                                {{0x1100, 0x2100}, 64, 64, 0, 0},
                                {{0x1200, 0x2200}, 2, 0, 0, 0},
                                {{0x5000, 0x6000}, 64, 64, 2, 0},
                                {{0x7000, 0x8000}, 1, 0, 3, 0}}));
}

TEST(ChunkTable, RoundsShortTailsDown) {
  Plan plan = makePlan({63, 65, 71});
  std::vector<uint32_t> lengths;
  for (const Entry &entry : build(plan, {0, 0, 0, 0, 0, 0, 0})) {
    lengths.push_back(entry.length);
    lengths.push_back(entry.vectorLength);
  }
  EXPECT_EQ(lengths,
            (std::vector<uint32_t>{63, 60, 64, 64, 1, 0, 64, 64, 7, 4}));
}

TEST(ChunkTable, OneMisalignedStreamForbidsVectors) {
  Plan plan = makePlan({64});
  EXPECT_EQ(build(plan, {0x1010, 0x2010, 0})[0].vectorLength, 64u);
  EXPECT_EQ(build(plan, {0x1000, 0x2004, 0})[0].vectorLength, 0u);
  EXPECT_EQ(build(plan, {0x1008, 0x2000, 0})[0].vectorLength, 0u);
}

TEST(ChunkTable, AlignmentIsOfTheVectorUpTo16Bytes) {
  Plan plan = makePlan({64}, /*elements=*/64, /*vector=*/2);
  EXPECT_EQ(build(plan, {0x1008, 0x2008, 0})[0].vectorLength, 64u);
  EXPECT_EQ(build(plan, {0x1008, 0x2004, 0})[0].vectorLength, 0u);
  plan.tables[0].vector = 8;
  EXPECT_EQ(build(plan, {0x1010, 0x2030, 0})[0].vectorLength, 64u);
  plan.buffers[1].dtype = DType::F16;
  plan.tables[0].vector = 4;
  EXPECT_EQ(build(plan, {0x1010, 0x2008, 0})[0].vectorLength, 64u);
  EXPECT_EQ(build(plan, {0x1010, 0x2004, 0})[0].vectorLength, 0u);
}

// Chunks that are no multiple of the alignment differ among themselves.
TEST(ChunkTable, AlignmentIsOfEachEntry) {
  Plan plan = makePlan({10}, /*elements=*/4, /*vector=*/4);
  plan.buffers[1].dtype = DType::F16;
  std::vector<Entry> entries = build(plan, {0x1000, 0x2000, 0});
  EXPECT_EQ(entries[0].vectorLength, 4u);
  EXPECT_EQ(entries[1].streams[1], 0x2008u);
  EXPECT_EQ(entries[1].vectorLength, 4u);
  EXPECT_EQ(entries[2].length, 2u);
  entries = build(plan, {0x1000, 0x2004, 0});
  EXPECT_EQ(entries[0].vectorLength, 0u);
  EXPECT_EQ(entries[1].vectorLength, 0u);
}

TEST(ChunkTable, MoreThan32Bits) {
  Plan plan = makePlan({(int64_t(1) << 33) + 1}, /*elements=*/1u << 31);
  std::vector<Entry> entries = build(plan, {0x10, 0x20, 0});
  ASSERT_EQ(entries.size(), 5u);
  EXPECT_EQ(entries[3].streams[0], 0x10 + (uint64_t(3) << 33));
  EXPECT_EQ(entries[3].length, 1u << 31);
  EXPECT_EQ(entries[4].length, 1u);
}

TEST(ChunkTable, NoParameters) {
  Plan plan = makePlan({});
  EXPECT_TRUE(build(plan, {0}).empty());
}
