//===- CudaPlanTest.cpp - Tests of CUDA plans in others' programs ---------===//
//
// Plans that are bound to the caller's memory and queued on its streams, with
// all that they must not do meanwhile.
//
//===----------------------------------------------------------------------===//

#include "CudaTestSupport.h"

#include <thread>

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

using CudaPlan = CudaTest;

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

TEST_F(CudaPlan, QueuesAStep) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  for (unsigned i = 0; i != 3; ++i) {
    driver.calls.clear();
    ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
    if (i == 0)
      continue;
    EXPECT_EQ(driver.calls, (std::map<std::string, unsigned>{
                                {"cuLaunchKernelEx", 1},
                                {"cuStreamIsCapturing", 1},
                            }));
  }
  EXPECT_TRUE(p0.isAll(3)) << "something was executed";
  driver.run();
  EXPECT_TRUE(p0.isAll(0));
  EXPECT_TRUE(p1.isAll(-1));
  ASSERT_EQ(driver.launches.size(), 3u);
  for (const FakeLaunch &launch : driver.launches) {
    EXPECT_EQ(launch.stream, stream);
    EXPECT_EQ(launch.gridX, 4u);
  }
}

TEST_F(CudaPlan, UsesTheDefaultStream) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  ASSERT_EQ(step(nullptr), STEPFOLD_OK) << stepfoldGetLastError();
  EXPECT_EQ(driver.launches[0].stream, nullptr);
  driver.run();
  EXPECT_TRUE(p0.isAll(2));
}

TEST_F(CudaPlan, LetsDependentLaunchesOverlap) {
  plan.steps.push_back(plan.steps[0]);
  plan.steps[1].isDependentLaunch = true;
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  ASSERT_EQ(driver.launches.size(), 2u);
  EXPECT_FALSE(driver.launches[0].isDependent);
  EXPECT_TRUE(driver.launches[1].isDependent);
}

TEST_F(CudaPlan, AllocatesNoStateThatIsBound) {
  // A state large enough to show.
  plan.buffers.push_back(makeBuffer("large", Role::State, {1 << 20}));
  plan.buffers.back().initial = {InitialKind::Splat, 0x3f800000, 0, ""};
  DeviceArray large(driver, 1 << 20, 7);
  size_t before = driver.getAllocatedBytes();
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  EXPECT_EQ(bind(STEPFOLD_ROLE_STATE, "large", large), STEPFOLD_OK);
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  // The table of 4 addresses, the list of 4 chunks, and lr.
  EXPECT_LT(driver.getAllocatedBytes() - before, 2048u);
  EXPECT_TRUE(large.isAll(7));
}

TEST_F(CudaPlan, AllocatesStateThatIsReadOrSet) {
  plan.buffers.push_back(makeBuffer("large", Role::State, {1 << 20}));
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  size_t before = driver.getAllocatedBytes();
  float lr = 0;
  EXPECT_EQ(stepfoldPlanGet(handle, STEPFOLD_ROLE_STATE, "lr", &lr, 4),
            STEPFOLD_OK);
  EXPECT_EQ(lr, 0.5f);
  EXPECT_LT(driver.getAllocatedBytes() - before, 2048u);
  // A step that fails for a missing value allocates nothing.
  EXPECT_EQ(step(stream), STEPFOLD_NOT_BOUND);
  EXPECT_TRUE(says("state 'p0': neither bound nor set"));
  EXPECT_LT(driver.getAllocatedBytes() - before, 2048u);
  std::vector<float> values(1 << 20, 2);
  EXPECT_EQ(stepfoldPlanSet(handle, STEPFOLD_ROLE_STATE, "large", values.data(),
                            values.size() * 4),
            STEPFOLD_OK);
  std::vector<float> read(1 << 20);
  EXPECT_EQ(stepfoldPlanGet(handle, STEPFOLD_ROLE_STATE, "large", read.data(),
                            read.size() * 4),
            STEPFOLD_OK);
  EXPECT_EQ(read, values);
}

TEST_F(CudaPlan, SetsConvertedState) {
  plan.buffers[2].initial.kind = InitialKind::Cast;
  plan.buffers[2].initial.of = "p0";
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  EXPECT_EQ(bind(STEPFOLD_ROLE_STATE, "p0", p0), STEPFOLD_OK);
  EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p0", p0Gradient), STEPFOLD_OK);
  EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p1", p1Gradient), STEPFOLD_OK);
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  std::vector<float> values(70);
  EXPECT_EQ(
      stepfoldPlanGet(handle, STEPFOLD_ROLE_STATE, "p1", values.data(), 280),
      STEPFOLD_OK);
  EXPECT_EQ(values, std::vector<float>(70, 1));
}

/// What is set and read is ordered with steps on any stream.
TEST_F(CudaPlan, WaitsBeforeItReadsOrSets) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  float lr = 1;
  EXPECT_EQ(stepfoldPlanSet(handle, STEPFOLD_ROLE_STATE, "lr", &lr, 4),
            STEPFOLD_OK);
  EXPECT_TRUE(p0.isAll(2));
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  std::vector<float> values(70);
  EXPECT_EQ(
      stepfoldPlanGet(handle, STEPFOLD_ROLE_STATE, "p0", values.data(), 280),
      STEPFOLD_OK);
  EXPECT_EQ(values, std::vector<float>(70, 0));
}

TEST_F(CudaPlan, DoesNotFillScratch) {
  plan.scratchBytes = 1024;
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  driver.calls.clear();
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  EXPECT_EQ(driver.calls.count("cuMemsetD8Async"), 0u);
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

using Calls = std::map<std::string, unsigned>;
static const Calls launchCalls = {{"cuLaunchKernelEx", 2},
                                  {"cuStreamIsCapturing", 1}};
static const Calls graphCalls = {{"cuGraphLaunch", 1},
                                 {"cuStreamIsCapturing", 1}};

namespace {
/// A plan of two launches, the second of which depends on the first.
class CudaGraphPlan : public CudaTest {
protected:
  void SetUp() override {
    CudaTest::SetUp();
    plan.steps.push_back(plan.steps[0]);
    plan.steps[1].isDependentLaunch = true;
    ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
    bindParameters();
    // Fills tables and constants, too.
    ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  }

  /// What a step calls.
  Calls stepAndCount(CUstream on) {
    driver.calls.clear();
    EXPECT_EQ(step(on), STEPFOLD_OK) << stepfoldGetLastError();
    return driver.calls;
  }
  /// The steps until they are a graph.
  void makeGraph() {
    for (unsigned i = 0; i != 2; ++i)
      ASSERT_EQ(stepAndCount(stream), launchCalls);
    ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
    ASSERT_EQ(driver.calls["cuGraphInstantiate"], 1u);
    ASSERT_EQ(stepAndCount(stream), graphCalls);
  }
};
} // namespace

TEST_F(CudaGraphPlan, LaunchesAGraphOnceArgumentsStay) {
  makeGraph();
  driver.run();
  driver.launches.clear();
  EXPECT_EQ(stepAndCount(nullptr), graphCalls);
  ASSERT_EQ(driver.launches.size(), 2u);
  for (const FakeLaunch &launch : driver.launches)
    EXPECT_EQ(launch.stream, nullptr);
  EXPECT_FALSE(driver.launches[0].isDependent);
  EXPECT_TRUE(driver.launches[1].isDependent);
  driver.run();
  // Six steps of two launches.
  EXPECT_TRUE(p0.isAll(3 - 6 * 2));
}

/// Tables have the addresses: those of other gradients are copied there.
TEST_F(CudaGraphPlan, KeepsTheGraphWhereTablesChange) {
  makeGraph();
  driver.run();
  EXPECT_TRUE(p0.isAll(3 - 5 * 2));
  DeviceArray gradient(driver, 70, 20);
  EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p0", gradient), STEPFOLD_OK);
  Calls calls = graphCalls;
  calls["cuMemcpyHtoDAsync"] = calls["cuEventQuery"] = calls["cuEventRecord"] =
      1;
  EXPECT_EQ(stepAndCount(stream), calls);
  EXPECT_EQ(stepAndCount(stream), graphCalls);
  driver.run();
  EXPECT_TRUE(p0.isAll(3 - 5 * 2 - 2 * 20));
}

TEST_F(CudaGraphPlan, MakesAnotherGraphForOtherArguments) {
  makeGraph();
  DeviceArray rate(driver, 1, 1);
  EXPECT_EQ(bind(STEPFOLD_ROLE_STATE, "lr", rate), STEPFOLD_OK);
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  makeGraph();
  driver.run();
  EXPECT_TRUE(p0.isAll(3 - 5 * 2 - 5 * 4));
}

/// What is captured consists of launches, and takes the graph from nobody.
TEST_F(CudaGraphPlan, IsNoGraphWithinAGraph) {
  makeGraph();
  driver.run();
  driver.beginCapture(stream);
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  FakeGraph captured = driver.endCapture(stream);
  EXPECT_EQ(captured.size(), 2u);
  driver.beginCapture(stream);
  EXPECT_EQ(stepAndCount(stream), launchCalls);
  driver.endCapture(stream);
  EXPECT_EQ(stepAndCount(stream), graphCalls);
  driver.run();
  EXPECT_TRUE(p0.isAll(3 - 6 * 2));
  driver.replay(captured);
  EXPECT_TRUE(p0.isAll(3 - 7 * 2));
}

TEST_F(CudaGraphPlan, LaunchesWhatCannotBeAGraph) {
  const char *symbols[] = {"cuGraphCreate", "cuGraphAddKernelNode",
                           "cuGraphAddDependencies", "cuGraphInstantiate"};
  std::vector<std::unique_ptr<DeviceArray>> rates;
  for (const char *symbol : symbols) {
    rates.push_back(std::make_unique<DeviceArray>(driver, 1, 0.5));
    EXPECT_EQ(bind(STEPFOLD_ROLE_STATE, "lr", *rates.back()), STEPFOLD_OK);
    driver.failures = {{symbol, /*CUDA_ERROR_NOT_SUPPORTED=*/801}};
    for (unsigned i = 0; i != 4; ++i)
      EXPECT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
    EXPECT_EQ(driver.calls[symbol], 1u);
    EXPECT_EQ(stepAndCount(stream), launchCalls) << symbol;
    driver.run();
  }
  EXPECT_TRUE(p0.isAll(3 - (1 + 4 * 5) * 2));
}

/// What is queued is executed before the plan is gone.
TEST_F(CudaGraphPlan, IsDestroyedWithAGraphThatIsQueued) {
  makeGraph();
  destroy();
  EXPECT_TRUE(p0.isAll(3 - 5 * 2));
}

/// While a stream is captured, others must not wait for the device: nothing is
/// captured to make a graph.
TEST_F(CudaGraphPlan, CapturesNothing) {
  makeGraph();
  EXPECT_EQ(driver.calls.count("cuStreamBeginCapture"), 0u);
  CUstream other = driver.createStream();
  DeviceArray rate(driver, 1, 1);
  EXPECT_EQ(bind(STEPFOLD_ROLE_STATE, "lr", rate), STEPFOLD_OK);
  driver.beginCapture(other);
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  makeGraph();
  driver.endCapture(other);
  driver.run();
  EXPECT_TRUE(p0.isAll(3 - 5 * 2 - 5 * 4));
  driver.destroyStream(other);
}

TEST_F(CudaGraphPlan, ReportsAGraphThatCannotBeLaunched) {
  makeGraph();
  driver.failures = {{"cuGraphLaunch", /*CUDA_ERROR_LAUNCH_FAILED=*/719}};
  EXPECT_EQ(step(stream), STEPFOLD_EXECUTION_FAILED);
  EXPECT_TRUE(says("cannot launch a CUDA graph: fake error (FAKE_ERROR)"));
}

//===----------------------------------------------------------------------===//
// Binding
//===----------------------------------------------------------------------===//

TEST_F(CudaPlan, RefreshesAddressesByOneCopy) {
  // Two tables, in one block.
  plan.tables.push_back(plan.tables[0]);
  plan.steps.push_back(plan.steps[0]);
  plan.steps[1].arguments[1].value = 1;
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  DeviceArray other0(driver, 70, 10), other1(driver, 70, 20);
  unsigned expectedCopies[] = {1, 0, 1, 0, 0};
  for (unsigned i = 0; i != 5; ++i) {
    if (i == 2) {
      EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p0", other0), STEPFOLD_OK);
      EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p1", other1), STEPFOLD_OK);
    }
    // The same memory again is no change.
    if (i == 4) {
      EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p1", other1), STEPFOLD_OK);
    }
    // Of the first step, lr's initial value is another copy.
    float lr = 0.5;
    if (i == 0) {
      EXPECT_EQ(stepfoldPlanSet(handle, STEPFOLD_ROLE_STATE, "lr", &lr, 4),
                STEPFOLD_OK);
    }
    driver.calls.clear();
    ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
    EXPECT_EQ(driver.calls["cuMemcpyHtoDAsync"], expectedCopies[i]) << i;
    EXPECT_EQ(driver.calls["cuMemcpyDtoHAsync"], 0u);
    if (i != 0) {
      EXPECT_EQ(driver.calls["cuStreamSynchronize"] +
                    driver.calls["cuCtxSynchronize"] +
                    driver.calls["cuMemAlloc"] + driver.calls["cuMemHostAlloc"],
                0u)
          << i;
    }
  }
  driver.run();
  EXPECT_TRUE(p0.isAll(3 - 2 * 2 - 3 * 10));
  EXPECT_TRUE(p1.isAll(5 - 2 * 4 - 3 * 20));
}

/// Each step has other gradients, and all are queued before the first runs.
TEST_F(CudaPlan, KeepsAddressesUntilTheyAreCopied) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  std::vector<std::unique_ptr<DeviceArray>> gradients;
  float sum = 0;
  for (unsigned i = 0; i != 6; ++i) {
    gradients.push_back(std::make_unique<DeviceArray>(driver, 70, 1 << i));
    sum += 1 << i;
    EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p0", *gradients.back()),
              STEPFOLD_OK);
    ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  }
  driver.run();
  EXPECT_TRUE(p0.isAll(3 - sum / 2)) << p0[0];
  // From now on there is memory to copy from.
  for (unsigned i = 0; i != 20; ++i) {
    EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p0", *gradients[i % 6]),
              STEPFOLD_OK);
    driver.calls.clear();
    ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
    EXPECT_EQ(driver.calls["cuMemHostAlloc"], 0u);
    if (i % 5 == 4)
      driver.run();
  }
}

TEST_F(CudaPlan, BindsManyOrNone) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  // p0, its gradient, p1, its gradient, lr: the last is too small.
  DeviceArray small(driver, 1, 0), lr(driver, 1, 1);
  size_t variables[] = {0, 1, 2, 3, 4};
  void *memory[] = {p0.getAddress(), p0Gradient.getAddress(), p1.getAddress(),
                    small.getAddress(), lr.getAddress()};
  uint64_t bytes[] = {280, 280, 280, 4, 4};
  EXPECT_EQ(stepfoldPlanBindMany(handle, 5, variables, memory, bytes),
            STEPFOLD_INVALID_ARGUMENT);
  EXPECT_TRUE(says("gradient 'p1': expected at least 280 bytes, got 4"));
  EXPECT_EQ(step(stream), STEPFOLD_NOT_BOUND);
  EXPECT_TRUE(says("state 'p0': neither bound nor set"));
  // Where all have memory, they keep it.
  DeviceArray before(driver, 70, 7);
  bindParameters();
  EXPECT_EQ(bind(STEPFOLD_ROLE_STATE, "p0", before), STEPFOLD_OK);
  EXPECT_EQ(stepfoldPlanBindMany(handle, 5, variables, memory, bytes),
            STEPFOLD_INVALID_ARGUMENT);
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  driver.run();
  EXPECT_TRUE(p0.isAll(3));
  EXPECT_TRUE(before.isAll(6));
  EXPECT_TRUE(p1.isAll(3));

  memory[3] = p1Gradient.getAddress();
  bytes[3] = 280;
  EXPECT_EQ(stepfoldPlanBindMany(handle, 5, variables, memory, bytes),
            STEPFOLD_OK)
      << stepfoldGetLastError();
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  driver.run();
  EXPECT_TRUE(p0.isAll(1));
  EXPECT_TRUE(p1.isAll(-1));
}

TEST_F(CudaPlan, BindsAnAllocation) {
  plan.allocations.push_back(
      {"states", DType::F32, 256, 256, {{0, 0}, {2, 128}}});
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  DeviceArray block(driver, 256, 0);
  for (size_t i = 0; i != 70; ++i)
    block[i] = 3, block[128 + i] = 5;
  EXPECT_EQ(bind(STEPFOLD_ROLE_STATE, "p0", p0), STEPFOLD_UNSUPPORTED);
  EXPECT_EQ(stepfoldPlanBindAllocation(handle, "states", block.getAddress(),
                                       block.getNumBytes()),
            STEPFOLD_OK);
  EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p0", p0Gradient), STEPFOLD_OK);
  EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p1", p1Gradient), STEPFOLD_OK);
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  driver.run();
  EXPECT_EQ(block[0], 2);
  EXPECT_EQ(block[69], 2);
  EXPECT_EQ(block[70], 0);
  EXPECT_EQ(block[128], 3);
}

TEST_F(CudaPlan, RefusesMemoryThatTheDeviceCannotAccess) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  std::vector<float> host(70);
  EXPECT_EQ(
      stepfoldPlanBind(handle, STEPFOLD_ROLE_STATE, "p0", host.data(), 280),
      STEPFOLD_INVALID_ARGUMENT);
  EXPECT_TRUE(says("state 'p0': expected memory that Fake GPU can access"));
  DeviceArray other(driver, 70, 0, /*device=*/1);
  EXPECT_EQ(bind(STEPFOLD_ROLE_STATE, "p0", other), STEPFOLD_INVALID_ARGUMENT);
  EXPECT_TRUE(says("state 'p0': expected memory of the CUDA device 0, got the "
                   "device 1's"));
  EXPECT_EQ(
      stepfoldPlanBind(handle, STEPFOLD_ROLE_STATE, "p0", p0.getAddress(), 279),
      STEPFOLD_INVALID_ARGUMENT);
  EXPECT_TRUE(says("state 'p0': expected at least 280 bytes, got 279"));
}

TEST_F(CudaPlan, RefusesOverlaps) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p1", p0), STEPFOLD_OK);
  for (unsigned i = 0; i != 2; ++i) {
    EXPECT_EQ(step(stream), STEPFOLD_EXECUTION_FAILED);
    EXPECT_TRUE(says("gradient 'p1': overlaps state 'p0' in memory"));
  }
  EXPECT_TRUE(driver.launches.empty());
  EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p1", p1Gradient), STEPFOLD_OK);
  EXPECT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
}

//===----------------------------------------------------------------------===//
// Capturing
//===----------------------------------------------------------------------===//

TEST_F(CudaPlan, ReplaysWithTheAddressesOfTheCapture) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  driver.run();
  EXPECT_TRUE(p0.isAll(2));

  // Bound right before the step that is captured.
  DeviceArray captured(driver, 70, 20), later(driver, 70, 200);
  EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p0", captured), STEPFOLD_OK);
  driver.beginCapture(stream);
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  FakeGraph graph = driver.endCapture(stream);
  EXPECT_EQ(graph.size(), 1u) << "a graph has more than the launch";
  EXPECT_TRUE(p0.isAll(2));

  EXPECT_EQ(bind(STEPFOLD_ROLE_GRADIENT, "p0", later), STEPFOLD_OK);
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  driver.run();
  EXPECT_TRUE(p0.isAll(2 - 100));
  for (unsigned i = 0; i != 2; ++i)
    driver.replay(graph);
  EXPECT_TRUE(p0.isAll(2 - 100 - 2 * 10));
  // Steps that are not captured go on with what is bound.
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  driver.run();
  EXPECT_TRUE(p0.isAll(2 - 100 - 2 * 10 - 100));
}

/// Graphs that are captured with the same addresses need no further memory,
/// and each works without the others.
TEST_F(CudaPlan, CapturesTheFirstStep) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  driver.beginCapture(stream);
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  FakeGraph first = driver.endCapture(stream);
  driver.beginCapture(stream);
  driver.calls.clear();
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  EXPECT_EQ(driver.calls, (std::map<std::string, unsigned>{
                              {"cuLaunchKernelEx", 1},
                              {"cuStreamIsCapturing", 1},
                          }));
  FakeGraph second = driver.endCapture(stream);
  driver.replay(second);
  EXPECT_TRUE(p0.isAll(2));
  driver.replay(first);
  EXPECT_TRUE(p0.isAll(1));
  float lr = 0.25;
  EXPECT_EQ(stepfoldPlanSet(handle, STEPFOLD_ROLE_STATE, "lr", &lr, 4),
            STEPFOLD_OK);
  driver.replay(first);
  EXPECT_TRUE(p0.isAll(0.5));
}

//===----------------------------------------------------------------------===//
// Contexts
//===----------------------------------------------------------------------===//

TEST_F(CudaPlan, LeavesTheCurrentContextAlone) {
  CUcontext other = driver.getContext(1);
  driver.getContextStack() = {other};
  auto isOther = [&] {
    return driver.getContextStack() == std::vector<CUcontext>{other};
  };
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  EXPECT_TRUE(isOther());
  bindParameters();
  EXPECT_TRUE(isOther());
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  EXPECT_TRUE(isOther());
  float lr;
  EXPECT_EQ(stepfoldPlanGet(handle, STEPFOLD_ROLE_STATE, "lr", &lr, 4),
            STEPFOLD_OK);
  EXPECT_TRUE(isOther());
  destroy();
  EXPECT_TRUE(isOther());
}

TEST_F(CudaPlan, StepsInAnyThread) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  std::thread([&] {
    EXPECT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
    EXPECT_TRUE(driver.getContextStack().empty());
  }).join();
  driver.run();
  EXPECT_TRUE(p0.isAll(2));
}

TEST_F(CudaPlan, UsesTheDeviceThatIsNamed) {
  StepfoldPlanOptions options = {};
  options.threads = 1;
  options.device = 1;
  ASSERT_EQ(load(&options), STEPFOLD_OK) << stepfoldGetLastError();
  EXPECT_EQ(bind(STEPFOLD_ROLE_STATE, "p0", p0), STEPFOLD_INVALID_ARGUMENT);
  DeviceArray other(driver, 70, 0, /*device=*/1);
  EXPECT_EQ(bind(STEPFOLD_ROLE_STATE, "p0", other), STEPFOLD_OK);
  destroy();
  options.device = 2;
  EXPECT_EQ(load(&options), STEPFOLD_LOAD_FAILED);
  EXPECT_TRUE(says("expected a CUDA device below 2, got 2"));
}

/// A plan may go before its steps are done.
TEST_F(CudaPlan, WaitsForStepsInTheEnd) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  destroy();
  EXPECT_TRUE(p0.isAll(2));
}

/// So is the copy of addresses, if it is all that was queued.
TEST_F(CudaPlan, WaitsForWhatAStepThatFailedHasQueued) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  driver.failures["cuEventRecord"] = 719;
  EXPECT_EQ(step(stream), STEPFOLD_EXECUTION_FAILED);
  driver.calls.clear();
  destroy();
  EXPECT_EQ(driver.calls["cuCtxSynchronize"], 1u);
}

/// Nobody can wait while a stream is captured.
TEST_F(CudaPlan, FreesNothingThatNobodyCanWaitFor) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  size_t numObjects = driver.getNumObjects();
  driver.failures["cuCtxSynchronize"] = cudaErrorCaptureUnsupported;
  destroy();
  EXPECT_EQ(driver.getNumObjects(), numObjects);
  driver.run();
  EXPECT_TRUE(p0.isAll(2));
  leaks = numObjects - 5;
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

TEST_F(CudaPlan, SaysHowMuchMemoryIsMissing) {
  driver.totalMemory = 1 << 20;
  plan.buffers.push_back(makeBuffer("large", Role::State, {1 << 20}));
  plan.buffers.back().initial.kind = InitialKind::Splat;
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  size_t free = driver.totalMemory - driver.getAllocatedBytes();
  EXPECT_EQ(step(stream), STEPFOLD_OUT_OF_MEMORY);
  EXPECT_TRUE(says("out of memory: cannot allocate "));
  EXPECT_TRUE(says(" bytes on Fake GPU, where " + std::to_string(free) +
                   " of 1048576 bytes are free"));
  // It can be tried again.
  driver.totalMemory = 1 << 23;
  EXPECT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  destroy();

  plan.scratchBytes = 1 << 24;
  EXPECT_EQ(load(), STEPFOLD_OUT_OF_MEMORY);
  EXPECT_TRUE(says("cannot allocate 16777216 bytes on Fake GPU"));
}

TEST_F(CudaPlan, ReportsCodeForAnotherDevice) {
  plan.target.arch = "sm_100";
  EXPECT_EQ(load(), STEPFOLD_LOAD_FAILED);
  EXPECT_TRUE(says("the plan is for sm_100, but Fake GPU is sm_90"));
}

TEST_F(CudaPlan, ReportsCodeThatDoesNotCompile) {
  folder.write("stage.ptx", ".version 8.0\nnonsense\n");
  EXPECT_EQ(load(), STEPFOLD_LOAD_FAILED);
  EXPECT_TRUE(says("stage.ptx' on Fake GPU (sm_90, driver for CUDA 13.0): fake "
                   "error (FAKE_ERROR)\nline 4: nonsense"));
  folder.write("stage.ptx", ".version 99.1\n.target sm_90\n");
  EXPECT_EQ(load(), STEPFOLD_LOAD_FAILED);
  EXPECT_TRUE(says("the CUDA driver is too old: '"));
  EXPECT_TRUE(says("stage.ptx' needs one that knows PTX 99.1, got one for CUDA "
                   "13.0"));
  folder.write("stage.ptx", ".version 8.0\n.entry other()\n");
  EXPECT_EQ(load(), STEPFOLD_LOAD_FAILED);
  EXPECT_TRUE(says("the plan's code has no kernel 'axpy'"));
  plan.code.ptx.name = "none.ptx";
  EXPECT_EQ(load(), STEPFOLD_LOAD_FAILED);
  EXPECT_TRUE(says("none.ptx': No such file or directory"));
}

TEST_F(CudaPlan, ReportsALaunchThatFails) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  driver.failures["cuLaunchKernelEx"] = 719;
  EXPECT_EQ(step(stream), STEPFOLD_EXECUTION_FAILED);
  EXPECT_TRUE(says("cannot launch the kernel axpy: fake error (FAKE_ERROR)"));
}
