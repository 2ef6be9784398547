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
  plan.getLaunch(1).isDependentLaunch = true;
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

/// Setting and reading are ordered with steps on any stream.
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

  plan.buffers.pop_back();
  plan.scratchBytes = 1 << 24;
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  EXPECT_EQ(step(stream), STEPFOLD_OUT_OF_MEMORY);
  EXPECT_TRUE(says("cannot allocate 16777"));
}

TEST_F(CudaPlan, ReportsALaunchThatFails) {
  ASSERT_EQ(load(), STEPFOLD_OK) << stepfoldGetLastError();
  bindParameters();
  driver.failures["cuLaunchKernelEx"] = 719;
  EXPECT_EQ(step(stream), STEPFOLD_EXECUTION_FAILED);
  EXPECT_TRUE(says("cannot launch the kernel axpy: fake error (FAKE_ERROR)"));
}
