//===- BufferMemoryTest.cpp - Tests of buffer memory ----------------------===//

#include "stepfold/Runtime/Engine/BufferMemory.h"
#include "../../TestSupport.h"

#include <random>

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

static Expected<uint64_t> allocateNothing(uint64_t, uint64_t) {
  return createStringError("nothing should be allocated");
}

/// Returns true if two buffers share memory of which one is written.
static bool hasOverlap(const Plan &plan, ArrayRef<uint64_t> addresses) {
  for (size_t a = 0; a != addresses.size(); ++a)
    for (size_t b = 0; b != a; ++b) {
      const Plan::Buffer &first = plan.buffers[a], &second = plan.buffers[b];
      bool isApart = addresses[a] + first.getNumBytes() <= addresses[b] ||
                     addresses[b] + second.getNumBytes() <= addresses[a];
      bool isEmpty = first.getNumBytes() == 0 || second.getNumBytes() == 0;
      bool isWritten =
          first.access != Access::Read || second.access != Access::Read;
      if (!isApart && !isEmpty && isWritten)
        return true;
    }
  return false;
}

/// After any history of bindings, what is found depends on the last ones alone.
TEST(BufferMemory, FindsOverlaps) {
  std::mt19937 random(1);
  unsigned numOverlaps = 0, numChecks = 2000;
  for (unsigned plans = 0; plans != 20; ++plans) {
    Plan plan;
    for (unsigned i = 0; i != 12; ++i) {
      bool isState = i % 2;
      plan.buffers.push_back(makeBuffer("b" + std::to_string(i),
                                        isState ? Role::State : Role::Gradient,
                                        {int64_t(random() % 4)}));
    }
    BufferMemory memory(plan, /*misalignment=*/0, allocateNothing);
    std::vector<uint64_t> addresses(12);
    for (unsigned i = 0; i != 12; ++i)
      memory.bind(i, addresses[i] = 4 * i * 4 + 4);
    for (unsigned check = 0; check != numChecks / 20; ++check) {
      for (unsigned i = random() % 4; i != 0; --i) {
        size_t buffer = random() % 12;
        memory.bind(buffer, addresses[buffer] = 4 * (random() % 100) + 4);
      }
      Error error = memory.checkOverlaps();
      bool isFound = bool(error);
      consumeError(std::move(error));
      ASSERT_EQ(isFound, hasOverlap(plan, addresses));
      ASSERT_EQ(ArrayRef(addresses), memory.getAddresses());
      numOverlaps += isFound;
    }
  }
  EXPECT_GT(numOverlaps, numChecks / 10);
  EXPECT_LT(numOverlaps, numChecks * 9 / 10);
}

TEST(BufferMemory, AllocatesTheRestAtOnce) {
  Plan plan;
  for (const char *name : {"a", "b", "c", "d"})
    plan.buffers.push_back(makeBuffer(name, Role::State, {10}));
  plan.allocations.push_back(
      {"block", DType::F32, 64, 4096, {{2, 0}, {3, 32}}});
  std::vector<std::pair<uint64_t, uint64_t>> allocations;
  auto allocate = [&](uint64_t bytes,
                      uint64_t alignment) -> Expected<uint64_t> {
    allocations.push_back({bytes, alignment});
    return 0x10000 * allocations.size();
  };
  BufferMemory memory(plan, /*misalignment=*/0, allocate);
  memory.bind(0, 0x400);
  uint64_t generation = memory.getGeneration();
  EXPECT_EQ(getMessage(memory.completeAddresses()), "");
  ASSERT_EQ(allocations.size(), 1u);
  EXPECT_EQ(allocations[0].second, 4096u);
  EXPECT_EQ(memory.getAddresses(),
            ArrayRef<uint64_t>({0x400, 0x10100, 0x10000, 0x10080}));
  EXPECT_NE(memory.getGeneration(), generation);
  generation = memory.getGeneration();
  EXPECT_EQ(getMessage(memory.completeAddresses()), "");
  memory.bind(0, 0x400);
  EXPECT_EQ(memory.getGeneration(), generation);
  EXPECT_EQ(allocations.size(), 1u);
  EXPECT_TRUE(memory.isBound(0));
  EXPECT_FALSE(memory.isBound(1));
}
