//===- CudaGraphTest.cpp - Tests of steps that become graphs --------------===//

#include "CudaTestSupport.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

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
    plan.getLaunch(1).isDependentLaunch = true;
    ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
    bindParameters();
    // Fills tables and constants, too.
    ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
  }

  /// Returns the calls of a step.
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

/// It would not begin before what precedes it has ended.
TEST_F(CudaTest, LaunchesOneKernelWithoutAGraph) {
  plan.getLaunch(0).isDependentLaunch = true;
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  for (unsigned i = 0; i != 8; ++i) {
    driver.launches.clear();
    ASSERT_EQ(step(stream), STEPFOLD_OK) << stepfoldGetLastError();
    ASSERT_EQ(driver.launches.size(), 1u);
    EXPECT_TRUE(driver.launches[0].isDependent);
  }
  EXPECT_EQ(driver.calls["cuLaunchKernelEx"], 8u);
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

/// A captured step consists of launches, and leaves the plan's graph alone.
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

/// Queued work is executed before the plan is destroyed.
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
