//===- HostEngineTest.cpp - Tests of host plans ---------------------------===//
//
// Plans whose kernels are functions of this file: what they are called with,
// and in which order.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/HostEngine.h"
#include "TestSupport.h"
#include "stepfold/Runtime/Tables.h"

#include <mutex>

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

static std::mutex rangesMutex;
static std::vector<std::pair<int64_t, int64_t>> ranges;
/// The states that the last call of the kernel worked on.
static std::vector<float *> states;

/// The sizes of the parameters: 0, 1 and many chunks.
static const std::vector<int64_t> sizes = {130, 0, 64, 1};

/// state -= lr * gradient, over chunks. The table has the states' addresses,
/// then the gradients'.
static void axpy(int64_t begin, int64_t end, const Chunk *chunks,
                 float *const *table, const float *lr) {
  auto getState = [&](int64_t block) {
    return table[chunks[block].parameter] + chunks[block].begin;
  };
  {
    std::lock_guard<std::mutex> lock(rangesMutex);
    ranges.push_back({begin, end});
    states.clear();
    for (int64_t block = begin; block != end; ++block)
      states.push_back(getState(block));
  }
  for (int64_t block = begin; block != end; ++block) {
    float *state = getState(block);
    const float *gradient =
        table[sizes.size() + chunks[block].parameter] + chunks[block].begin;
    for (uint32_t i = 0; i != chunks[block].length; ++i)
      state[i] -= *lr * gradient[i];
  }
}

static Expected<void *> resolveAxpy(StringRef name) {
  if (name == "axpy")
    return reinterpret_cast<void *>(axpy);
  return createStringError("no kernel " + name);
}

/// Runs one step with whole values.
static void checkAxpy(
    const PlanEngineOptions &options,
    function_ref<void(Plan &)> change = [](Plan &) {},
    function_ref<void()> check = [] {}) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, sizes);
  change(plan);
  ASSERT_EQ(getMessage(plan.verify()), "");
  Expected<std::unique_ptr<Engine>> engine =
      createHostEngine(std::move(plan), {}, resolveAxpy, options);
  ASSERT_EQ(engine ? "" : toString(engine.takeError()), "");
  for (size_t i = 0; i != sizes.size(); ++i) {
    std::vector<float> state(sizes[i], 3 + i), gradient(sizes[i], 1 + 2 * i);
    ASSERT_EQ(getMessage((*engine)->setVariable(2 * i, toBytes(state))), "");
    ASSERT_EQ(getMessage((*engine)->setVariable(2 * i + 1, toBytes(gradient))),
              "");
  }
  ASSERT_EQ(getMessage((*engine)->setVariable(8, toBytes<float>({2}))), "");
  ASSERT_EQ(getMessage((*engine)->step()), "");
  for (size_t i = 0; i != sizes.size(); ++i) {
    Expected<std::vector<uint8_t>> bytes = (*engine)->getVariable(2 * i);
    ASSERT_EQ(bytes ? "" : toString(bytes.takeError()), "");
    std::vector<float> expected(sizes[i], 3.0f + i - 2 * (1.0f + 2 * i));
    EXPECT_EQ(fromBytes<float>(*bytes), expected);
  }
  check();
}

TEST(HostEngine, RunsAKernelOverATable) {
  ranges.clear();
  checkAxpy({});
  EXPECT_EQ(ranges, (std::vector<std::pair<int64_t, int64_t>>{{0, 5}}));
}

TEST(HostEngine, DividesTheGridAmongThreads) {
  ranges.clear();
  checkAxpy({/*threads=*/3, /*misalignment=*/0});
  llvm::sort(ranges);
  EXPECT_EQ(ranges,
            (std::vector<std::pair<int64_t, int64_t>>{{0, 1}, {1, 3}, {3, 5}}));
  ranges.clear();
  checkAxpy({/*threads=*/100, /*misalignment=*/0});
  EXPECT_EQ(ranges.size(), 5u);
}

TEST(HostEngine, BindsMisalignedBuffers) { checkAxpy({1, 3}); }

/// The states behind each other in one memory.
static void shareMemory(Plan &plan) {
  plan.allocations.push_back({"states",
                              DType::F32,
                              /*elements=*/1088,
                              /*alignment=*/4096,
                              {{0, 0}, {4, 1024}}});
}

TEST(HostEngine, PlacesBuffersInAnAllocation) {
  checkAxpy({}, shareMemory, [] {
    // 130 elements are 3 chunks of 64, then 64 elements.
    float *first = states[0];
    EXPECT_EQ(reinterpret_cast<uintptr_t>(first) % 4096, 0u);
    EXPECT_EQ(states[3], first + 1024);
    EXPECT_TRUE(llvm::all_of(ArrayRef(first + 130, first + 1024),
                             [](float padding) { return padding == 0; }));
  });
}

TEST(HostEngine, ReportsAMissingKernel) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {1});
  plan.steps[0].kernel = "other";
  EXPECT_EQ(getMessage(createHostEngine(plan, {}, resolveAxpy, {})),
            "no kernel other");
}

TEST(HostEngine, RefusesABrokenPlan) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {1});
  plan.tables[0].streams[0][0] = 7;
  EXPECT_EQ(getMessage(createHostEngine(plan, {}, resolveAxpy, {})),
            "tables[0].streams[0][0]: buffer index 7 is out of range (3 "
            "buffers)");
  plan = makeAxpyPlan(Plan::TargetKind::Host, {1});
  plan.constants = {"constants.bin", 8};
  EXPECT_EQ(getMessage(createHostEngine(plan, {}, resolveAxpy, {})),
            "expected 8 bytes of constants, got 0");
}

TEST(HostEngine, ChecksSizesOfVariables) {
  Expected<std::unique_ptr<Engine>> engine = createHostEngine(
      makeAxpyPlan(Plan::TargetKind::Host, {2}), {}, resolveAxpy, {});
  ASSERT_EQ(engine ? "" : toString(engine.takeError()), "");
  EXPECT_EQ(getMessage((*engine)->setVariable(1, {1, 2, 3})),
            "gradient 'p0': expected 8 bytes, got 3");
  EXPECT_EQ(getMessage((*engine)->setVariable(3, {})),
            "expected a variable index below 3, got 3");
  EXPECT_EQ(getMessage((*engine)->getVariable(3)),
            "expected a variable index below 3, got 3");
}

//===----------------------------------------------------------------------===//
// Arguments and order
//===----------------------------------------------------------------------===//

static std::vector<std::vector<uintptr_t>> calls;

static void three(int64_t, int64_t, void *a, void *b, void *c) {
  calls.push_back({uintptr_t(a), uintptr_t(b), uintptr_t(c)});
}

static void none(int64_t, int64_t) { calls.push_back({}); }

static unsigned scratchByte, constantByte;

/// Reads the first byte of scratch and constants, and dirties scratch.
static void look(int64_t, int64_t, uint8_t *scratch, const uint8_t *constant) {
  scratchByte = scratch[0];
  constantByte = constant[0];
  scratch[0] = 0;
}

static Expected<void *> resolveOthers(StringRef name) {
  if (name == "three")
    return reinterpret_cast<void *>(three);
  if (name == "none")
    return reinterpret_cast<void *>(none);
  return reinterpret_cast<void *>(look);
}

TEST(HostEngine, PassesArgumentsInOrder) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {1});
  plan.scratchBytes = 256;
  Plan::Step first, skipped, second;
  first.kernel = "three";
  first.arguments = {{Plan::ArgumentKind::Scratch, 16},
                     {Plan::ArgumentKind::Buffer, 2},
                     {Plan::ArgumentKind::Scratch, 0}};
  skipped = first;
  skipped.grid = {0, 1, 1};
  second.kernel = "none";
  plan.steps = {first, skipped, second};
  Expected<std::unique_ptr<Engine>> engine =
      createHostEngine(plan, {}, resolveOthers, {});
  ASSERT_EQ(engine ? "" : toString(engine.takeError()), "");
  calls.clear();
  ASSERT_EQ(getMessage((*engine)->step()), "");
  ASSERT_EQ(calls.size(), 2u);
  EXPECT_EQ(calls[0][0], calls[0][2] + 16);
  EXPECT_EQ(calls[0][2] % planBlockAlignment, 0u);
  EXPECT_NE(calls[0][1], calls[0][0]);
  EXPECT_TRUE(calls[1].empty());
}

TEST(HostEngine, BindsScratchAndConstants) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {1});
  plan.scratchBytes = 8;
  plan.constants = {"constants.bin", 16};
  plan.steps[0].kernel = "look";
  plan.steps[0].arguments = {{Plan::ArgumentKind::Scratch, 0},
                             {Plan::ArgumentKind::Constant, 8}};
  std::vector<uint8_t> constants(16, 1);
  constants[8] = 42;
  Expected<std::unique_ptr<Engine>> engine =
      createHostEngine(plan, constants, resolveOthers, {});
  ASSERT_EQ(engine ? "" : toString(engine.takeError()), "");
  // What a step left in scratch is not there for the next one.
  for (unsigned i = 0; i != 2; ++i) {
    ASSERT_EQ(getMessage((*engine)->step()), "");
    EXPECT_EQ(scratchByte, 0xffu);
    EXPECT_EQ(constantByte, 42u);
  }
}

TEST(HostEngine, DoesNotMeasureTimes) {
  Expected<std::unique_ptr<Engine>> engine = createHostEngine(
      makeAxpyPlan(Plan::TargetKind::Host, {1}), {}, resolveAxpy, {});
  ASSERT_EQ(engine ? "" : toString(engine.takeError()), "");
  EXPECT_EQ(getMessage((*engine)->time({})),
            "this engine does not measure times: expected cuda");
}
