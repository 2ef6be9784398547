//===- TablesTest.cpp - Tests of tables and chunk lists -------------------===//
//
// Parameters of all sizes around a chunk's and a tail's.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Plan/Tables.h"
#include "../TestSupport.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

namespace stepfold::runtime {
static bool operator==(const Chunk &a, const Chunk &b) {
  return std::tie(a.begin, a.length, a.parameter) ==
         std::tie(b.begin, b.length, b.parameter);
}

static void PrintTo(const Chunk &chunk, std::ostream *os) {
  *os << "{" << chunk.begin << ", " << chunk.length << ", " << chunk.parameter
      << "}";
}
} // namespace stepfold::runtime

static std::vector<Chunk> build(std::vector<int64_t> sizes, uint32_t elements,
                                uint32_t tailElements = 0) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, std::move(sizes));
  Plan::ChunkList &list = plan.chunkLists[0];
  list.elements = elements;
  list.tailElements = tailElements;
  std::vector<Chunk> chunks = buildChunkList(plan, list);
  EXPECT_EQ(chunks.size(), countChunks(plan, list).getTotal());
  return chunks;
}

TEST(AddressTable, HasARowForEachStream) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {130, 0});
  EXPECT_EQ(buildAddressTable(plan.tables[0], {1, 2, 3, 4, 5}),
            (std::vector<uint64_t>{1, 3, 2, 4}));
}

TEST(AdjacentAddress, NeedsNumbersWithoutGapsInOrder) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {1, 1, 1});
  Plan::Table table = {{{0, 2, 4}}};
  auto find = [&](std::vector<uint64_t> addresses) {
    return findAdjacentAddress(plan, table, addresses);
  };
  EXPECT_EQ(find({64, 0, 68, 0, 72, 0, 0}), 64u);
  EXPECT_EQ(find({64, 0, 68, 0, 76, 0, 0}), 0u);
  EXPECT_EQ(find({64, 0, 68, 0, 68, 0, 0}), 0u);
  EXPECT_EQ(find({72, 0, 68, 0, 64, 0, 0}), 0u);
  EXPECT_EQ(find({64, 0, 66, 0, 68, 0, 0}), 0u);
  table.streams = {{2}};
  EXPECT_EQ(find({0, 0, 68, 0, 0, 0, 0}), 68u);
  table.streams = {{}};
  EXPECT_EQ(find({0, 0, 68, 0, 0, 0, 0}), 0u);
}

TEST(ChunkList, CutsParametersInOrder) {
  EXPECT_EQ(build({130, 0, 64, 1}, 64),
            (std::vector<Chunk>{
                {0, 64, 0}, {64, 64, 0}, {128, 2, 0}, {0, 64, 2}, {0, 1, 3}}));
}

TEST(ChunkList, PutsShortTailsBehind) {
  EXPECT_EQ(build({96, 97, 0, 9, 64}, 64, 16), (std::vector<Chunk>{{0, 64, 0},
                                                                   {0, 64, 1},
                                                                   {64, 33, 1},
                                                                   {0, 64, 4},
                                                                   {64, 16, 0},
                                                                   {80, 16, 0},
                                                                   {0, 9, 3}}));
}

TEST(ChunkList, MoreThan32Bits) {
  std::vector<Chunk> chunks =
      build({(int64_t(1) << 33) + 1}, 1u << 31, 1 << 10);
  ASSERT_EQ(chunks.size(), 5u);
  EXPECT_EQ(chunks[3], (Chunk{uint64_t(3) << 31, 1u << 31, 0}));
  EXPECT_EQ(chunks[4], (Chunk{uint64_t(1) << 33, 1, 0}));
}

TEST(ChunkList, NoParameters) { EXPECT_TRUE(build({}, 64).empty()); }

TEST(ChunkList, CountsNoMoreThanItCan) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {1});
  plan.buffers.push_back(makeBuffer("large", Role::State, {int64_t(1) << 60}));
  plan.chunkLists[0].elements = 1;
  plan.chunkLists[0].buffers.assign(16, plan.buffers.size() - 1);
  EXPECT_EQ(getMessage(plan.verify()),
            "chunk_lists[0]: expected at most 2147483647 chunks");
}
