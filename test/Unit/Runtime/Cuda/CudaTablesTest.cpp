//===- CudaTablesTest.cpp - Tests of tables of addresses ------------------===//
//
// Memory that is bound, and what steps see of it, captured or not.
//
//===----------------------------------------------------------------------===//

#include "CudaTestSupport.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

using CudaPlan = CudaTest;

//===----------------------------------------------------------------------===//
// Binding
//===----------------------------------------------------------------------===//

TEST_F(CudaPlan, RefreshesAddressesByOneCopy) {
  // Two tables, in one block.
  plan.tables.push_back(plan.tables[0]);
  plan.steps.push_back(plan.steps[0]);
  plan.getLaunch(1).arguments[1].value = 1;
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
    // In the first step, lr's initial value is another copy.
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
  // Buffers that all have memory keep it.
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
