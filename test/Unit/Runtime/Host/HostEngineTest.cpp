//===- HostEngineTest.cpp - Tests of host plans ---------------------------===//
//
// Plans whose kernels are functions of this file: what they are called with,
// and in which order.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Host/HostEngine.h"
#include "../../TestSupport.h"
#include "stepfold/Data/Digest.h"
#include "stepfold/Plan/Tables.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <cfenv>
#include <mutex>
#ifdef __SSE__
#include <pmmintrin.h>
#include <xmmintrin.h>
#endif

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
static void axpy(int64_t begin, int64_t end, const void *const *arguments) {
  auto *chunks = static_cast<const Chunk *>(arguments[0]);
  auto *table = static_cast<float *const *>(arguments[1]);
  auto *lr = static_cast<const float *>(arguments[2]);
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

namespace {
/// A table of functions of this file, compiled for the signatures of a plan.
struct TestKernels {
  HostKernels get(const Plan &plan,
                  std::vector<std::pair<const char *, HostKernel>> functions) {
    for (const Plan::Kernel &kernel : plan.kernels)
      signatures.push_back(getSignature(kernel));
    for (auto [i, function] : enumerate(functions))
      entries.push_back({function.first,
                         i < signatures.size() ? signatures[i].c_str() : "",
                         function.second});
    table = {entries.size(), entries.data()};
    return {&table, nullptr, "test"};
  }

  std::vector<std::string> signatures;
  std::vector<HostKernelEntry> entries;
  HostKernelTable table;
};
} // namespace

/// An engine of a plan whose kernels are `functions`, in the order of the
/// plan's.
static Expected<std::unique_ptr<PlanEngine>>
create(const Plan &plan,
       std::vector<std::pair<const char *, HostKernel>> functions,
       ArrayRef<uint8_t> constants = {},
       const PlanEngineOptions &options = {}) {
  auto kernels = std::make_shared<TestKernels>();
  HostKernels table = kernels->get(plan, std::move(functions));
  table.owner = kernels;
  return createHostEngine(plan, constants, std::move(table), options);
}

/// Runs one step with whole values.
static void checkAxpy(
    const PlanEngineOptions &options,
    function_ref<void(Plan &)> change = [](Plan &) {},
    function_ref<void()> check = [] {}) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, sizes);
  change(plan);
  ASSERT_EQ(getMessage(plan.verify()), "");
  auto engine = create(plan, {{"axpy", axpy}}, {}, options);
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
  EXPECT_EQ(ranges, (std::vector<std::pair<int64_t, int64_t>>{
                        {0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}}));
}

TEST(HostEngine, BindsMisalignedBuffers) { checkAxpy({1, 3}); }

// A mode that the process has set neither changes results nor is changed.
TEST(HostEngine, ComputesAsIEEE754SaysInEachMode) {
  std::fenv_t before;
  std::fegetenv(&before);
  ASSERT_EQ(std::fesetround(FE_DOWNWARD), 0);
#ifdef __SSE__
  _MM_SET_FLUSH_ZERO_MODE(_MM_FLUSH_ZERO_ON);
  _MM_SET_DENORMALS_ZERO_MODE(_MM_DENORMALS_ZERO_ON);
#endif
  std::vector<uint32_t> states;
  for (unsigned threads : {1, 3}) {
    Plan plan = makeAxpyPlan(Plan::TargetKind::Host, sizes);
    auto engine = create(plan, {{"axpy", axpy}}, {}, {threads});
    ASSERT_EQ(engine ? "" : toString(engine.takeError()), "");
    // 1 - 2 * 2^-26, which is 1 unless it is rounded downward, and -2 * 2^-149.
    for (auto [index, state, gradient] :
         {std::tuple(0, 0x3f800000u, 0x32800000u), std::tuple(4, 0u, 1u)}) {
      int64_t size = sizes[index / 2];
      std::vector<uint32_t> all(size, state), gradients(size, gradient);
      ASSERT_EQ(getMessage((*engine)->setVariable(index, toBytes(all))), "");
      ASSERT_EQ(
          getMessage((*engine)->setVariable(index + 1, toBytes(gradients))),
          "");
    }
    ASSERT_EQ(getMessage((*engine)->setVariable(8, toBytes<float>({2}))), "");
    ASSERT_EQ(getMessage((*engine)->step()), "");
    for (unsigned index : {0, 4}) {
      Expected<std::vector<uint8_t>> bytes = (*engine)->getVariable(index);
      ASSERT_EQ(bytes ? "" : toString(bytes.takeError()), "");
      append_range(states, fromBytes<uint32_t>(*bytes));
    }
    EXPECT_EQ(std::fegetround(), FE_DOWNWARD);
  }
  std::fesetenv(&before);
  EXPECT_TRUE(all_of(ArrayRef(states).take_front(130),
                     [](uint32_t bits) { return bits == 0x3f800000; }));
  EXPECT_EQ(states[130], 0x80000002u);
  EXPECT_EQ(ArrayRef(states).take_front(194), ArrayRef(states).drop_front(194));
}

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
  // A function that every process has.
  plan.kernels[0].name = "abort";
  EXPECT_EQ(getMessage(create(plan, {{"axpy", axpy}})),
            "'test' has no kernel 'abort'");
}

TEST(HostEngine, RefusesAnotherSignature) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {64});
  TestKernels kernels;
  HostKernels table = kernels.get(plan, {{"axpy", axpy}});
  // One that the rest of the plan fits.
  std::get<Plan::TableType>(plan.kernels[0].arguments[1]).streams[0].isWritten =
      false;
  EXPECT_EQ(getMessage(plan.verify()), "");
  EXPECT_EQ(getMessage(createHostEngine(plan, {}, table, {})),
            "'test' has a kernel 'axpy' of another signature than the plan's");
}

TEST(HostEngine, RefusesABrokenPlan) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {1});
  plan.tables[0].streams[0][0] = 7;
  EXPECT_EQ(getMessage(create(plan, {{"axpy", axpy}})),
            "tables[0].streams[0][0]: buffer index 7 is out of range (3 "
            "buffers)");
  plan = makeAxpyPlan(Plan::TargetKind::Host, {1});
  plan.constants = {{"constants.bin", ""}, 8};
  EXPECT_EQ(getMessage(create(plan, {{"axpy", axpy}})),
            "expected 8 bytes of constants, got 0");
}

TEST(HostEngine, ChecksSizesOfVariables) {
  auto engine =
      create(makeAxpyPlan(Plan::TargetKind::Host, {2}), {{"axpy", axpy}});
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

static void three(int64_t, int64_t, const void *const *arguments) {
  auto &call = calls.emplace_back();
  for (const void *argument : ArrayRef(arguments, 3))
    call.push_back(uintptr_t(argument));
}

static void none(int64_t, int64_t, const void *const *) { calls.push_back({}); }

static unsigned scratchByte, constantByte;

/// Reads the first byte of scratch and constants, and dirties scratch.
static void look(int64_t, int64_t, const void *const *arguments) {
  auto *scratch =
      const_cast<uint8_t *>(static_cast<const uint8_t *>(arguments[0]));
  scratchByte = scratch[0];
  constantByte = *static_cast<const uint8_t *>(arguments[1]);
  scratch[0] = 0;
}

/// A kernel of one block.
static Plan::Kernel makeKernel(std::string name,
                               std::vector<Plan::ArgumentType> arguments) {
  Plan::Kernel kernel;
  kernel.name = std::move(name);
  kernel.numBlocks = 1;
  kernel.arguments = std::move(arguments);
  return kernel;
}

TEST(HostEngine, PassesArgumentsInOrder) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {1});
  plan.scratchBytes = 256;
  std::vector<Plan::ArgumentType> types = {
      Plan::ScratchType{16, false}, Plan::BufferType{DType::F32, 1, false},
      Plan::ScratchType{16, false}};
  plan.kernels = {makeKernel("three", types), makeKernel("none", {}),
                  makeKernel("skipped", types)};
  plan.kernels[2].numBlocks = 0;
  Plan::Launch first, skipped, second;
  first.arguments = {{Plan::ArgumentKind::Scratch, 16},
                     {Plan::ArgumentKind::Buffer, 2},
                     {Plan::ArgumentKind::Scratch, 0}};
  skipped = first;
  skipped.kernel = 2;
  second.kernel = 1;
  plan.steps = {first, skipped, second};
  auto engine =
      create(plan, {{"three", three}, {"none", none}, {"skipped", three}});
  ASSERT_EQ(engine ? "" : toString(engine.takeError()), "");
  calls.clear();
  ASSERT_EQ(getMessage((*engine)->step()), "");
  ASSERT_EQ(calls.size(), 2u);
  EXPECT_EQ(calls[0][0], calls[0][2] + 16);
  EXPECT_EQ(calls[0][2] % planBlockAlignment, 0u);
  EXPECT_NE(calls[0][1], calls[0][0]);
  EXPECT_TRUE(calls[1].empty());
}

static std::vector<const void *> received;

static void receive(int64_t, int64_t, const void *const *arguments) {
  received.assign(arguments, arguments + 1000);
}

TEST(HostEngine, PassesAnyNumberOfArguments) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {1});
  plan.scratchBytes = 16000;
  plan.kernels = {makeKernel(
      "receive", std::vector<Plan::ArgumentType>(
                     1000, Plan::ScratchType{8, /*isWritten=*/false}))};
  plan.getLaunch(0).arguments.clear();
  for (uint64_t i = 0; i != 1000; ++i)
    plan.getLaunch(0).arguments.push_back(
        {Plan::ArgumentKind::Scratch, 16 * i});
  auto engine = create(plan, {{"receive", receive}});
  ASSERT_EQ(engine ? "" : toString(engine.takeError()), "");
  ASSERT_EQ(getMessage((*engine)->step()), "");
  ASSERT_EQ(received.size(), 1000u);
  EXPECT_EQ(uintptr_t(received[999]) - uintptr_t(received[0]), 15984u);
}

/// A plan with a kernel that looks at scratch and constants.
static Plan makeLookingPlan(ArrayRef<uint8_t> constants) {
  Plan plan = makeAxpyPlan(Plan::TargetKind::Host, {1});
  plan.scratchBytes = 8;
  plan.constants = {{"constants.bin", ""}, constants.size()};
  plan.kernels = {makeKernel(
      "look",
      {Plan::ScratchType{8, /*isWritten=*/true},
       Plan::ConstantType{8, getDigest(toStringRef(constants.slice(16, 8)))}})};
  plan.getLaunch(0).arguments = {{Plan::ArgumentKind::Scratch, 0},
                                 {Plan::ArgumentKind::Constant, 16}};
  return plan;
}

TEST(HostEngine, BindsScratchAndConstants) {
  std::vector<uint8_t> constants(24, 1);
  constants[16] = 42;
  auto engine = create(makeLookingPlan(constants), {{"look", look}}, constants);
  ASSERT_EQ(engine ? "" : toString(engine.takeError()), "");
  // The next step does not see what a step left in scratch.
  for (unsigned i = 0; i != 2; ++i) {
    ASSERT_EQ(getMessage((*engine)->step()), "");
    EXPECT_EQ(scratchByte, 0xffu);
    EXPECT_EQ(constantByte, 42u);
  }
}

TEST(HostEngine, RefusesOtherConstants) {
  std::vector<uint8_t> constants(24, 1);
  Plan plan = makeLookingPlan(constants);
  constants[23] = 2;
  EXPECT_EQ(getMessage(create(plan, {{"look", look}}, constants)),
            "steps[0].arguments[1]: the constants at 16 are not those that "
            "'look' was compiled for");
  // Constants that the kernel does not read may be any.
  constants[23] = constants[0] = 1;
  constants[15] = 2;
  EXPECT_EQ(getMessage(create(plan, {{"look", look}}, constants)), "");
}

TEST(HostEngine, DoesNotMeasureTimes) {
  auto engine =
      create(makeAxpyPlan(Plan::TargetKind::Host, {1}), {{"axpy", axpy}});
  ASSERT_EQ(engine ? "" : toString(engine.takeError()), "");
  EXPECT_EQ(getMessage((*engine)->time({})),
            "this engine does not measure times: expected cuda");
}
