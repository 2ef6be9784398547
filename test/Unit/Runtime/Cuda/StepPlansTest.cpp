//===- StepPlansTest.cpp - Tests of plans of operators on GPUs ------------===//
//
// Steps of an operator of PaddlePaddle's executor with a plan for CUDA: their
// stream, their device, and the state that the framework keeps on the host. The
// functions of the runtime are those of this process.
//
//===----------------------------------------------------------------------===//

#include "CudaTestSupport.h"

#include "Frontends/Paddle/Operator/StepPlans.h"
#include "Frontends/Paddle/Operator/StepRuntime.h"

using namespace llvm;
using namespace stepfold::paddle_operator;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

/// The threads of the plan that a step has loaded.
static uint32_t numThreads;

static StepfoldStatus loadAndNote(const char *folder,
                                  const StepfoldPlanOptions *options,
                                  StepfoldPlan **plan) {
  numThreads = options->threads;
  return stepfoldPlanLoad(folder, options, plan);
}

const Runtime *stepfold::paddle_operator::getRuntime() {
  static const Runtime runtime = [] {
    Runtime functions = {};
    functions.getLastError = stepfoldGetLastError;
    functions.readSeal = stepfoldReadSeal;
    functions.load = loadAndNote;
    functions.destroy = stepfoldPlanDestroy;
    functions.getTarget = stepfoldPlanGetTarget;
    functions.getNumVariables = stepfoldPlanGetNumVariables;
    functions.getVariable = stepfoldPlanGetVariable;
    functions.getNumAllocations = stepfoldPlanGetNumAllocations;
    functions.getAllocation = stepfoldPlanGetAllocation;
    functions.bindMany = stepfoldPlanBindMany;
    functions.bindAllocation = stepfoldPlanBindAllocation;
    functions.set = stepfoldPlanSet;
    functions.get = stepfoldPlanGet;
    functions.step = stepfoldPlanStep;
    return functions;
  }();
  return &runtime;
}

namespace {
class StepPlansTest : public CudaTest {
protected:
  void SetUp() override {
    CudaTest::SetUp();
    device = 0;
    // Plans of operators stay until the process ends.
    leaks = kObjectsOfCopying;
  }

  Memory onDevice(const DeviceArray &array) const {
    return {array.getAddress(),
            STEPFOLD_DTYPE_F32,
            &length,
            1,
            Memory::Place::GPU,
            device};
  }
  static Memory onHost(float &scalar) {
    return {&scalar, STEPFOLD_DTYPE_F32, nullptr, 0};
  }
  /// Steps with lr in place, and p0 and p1 as plain operands.
  std::string step(const std::vector<Memory> &memory,
                   const std::string &written = "lr\n") {
    char seal[STEPFOLD_SEAL_SIZE];
    EXPECT_EQ(stepfoldReadSeal(folder.getPath().c_str(), seal), STEPFOLD_OK);
    return executeStep({folder.getPath(), seal},
                       {written, "p0\np1\n", "p0\np1\n"}, memory, stream);
  }
  std::vector<Memory> getMemory(float &lr) const {
    return {onHost(lr), onDevice(p0), onDevice(p1), onDevice(p0Gradient),
            onDevice(p1Gradient)};
  }

  /// Objects of the driver that a plan has before its first step, behind it,
  /// and with memory of its own for lr.
  static constexpr size_t kObjectsOfLoaded = 5, kObjectsOfStepped = 11,
                          kObjectsOfCopying = 12;
  const int64_t length = 70;
  uint32_t device;
};

/// A text for OMP_NUM_THREADS, and the threads of a plan.
class ThreadsTest
    : public StepPlansTest,
      public testing::WithParamInterface<std::pair<const char *, uint32_t>> {
protected:
  ThreadsTest() { setenv("OMP_NUM_THREADS", GetParam().first, /*replace=*/1); }
  ~ThreadsTest() override { unsetenv("OMP_NUM_THREADS"); }
};
} // namespace

TEST_F(StepPlansTest, CopiesStateOfTheHost) {
  writePlan(folder, plan);
  float lr = 0.5;
  ASSERT_EQ(step(getMemory(lr)), "");
  ASSERT_EQ(driver.launches.size(), 1u);
  EXPECT_EQ(driver.launches[0].stream, stream);
  driver.run();
  EXPECT_TRUE(p0.isAll(2));
  EXPECT_TRUE(p1.isAll(3));
  // The framework has written it between two steps.
  lr = 1;
  ASSERT_EQ(step(getMemory(lr)), "");
  driver.run();
  EXPECT_TRUE(p0.isAll(0));
  EXPECT_TRUE(p1.isAll(-1));
}

TEST_F(StepPlansTest, RefusesOtherNames) {
  // No plan is kept.
  leaks = 0;
  writePlan(folder, plan);
  float lr = 0.5;
  for (const char *written : {"lr", "other\n", "lr\nlr\n", ""})
    EXPECT_EQ(step(getMemory(lr), written),
              folder.getPath() +
                  ": the operator's variables are not those of the plan; fold "
                  "the program again")
        << written;
}

TEST_F(StepPlansTest, ReturnsWhatTheStepHasWritten) {
  // The kernel halves the rate behind its work.
  driver.kernels["axpy"] = [](const FakeLaunch &launch) {
    *reinterpret_cast<float *>(launch.arguments[2]) /= 2;
  };
  plan.buffers[4].access = Access::ReadWrite;
  writePlan(folder, plan);
  float lr = 1;
  for (float expected : {0.5f, 0.25f}) {
    ASSERT_EQ(step(getMemory(lr)), "");
    EXPECT_EQ(lr, expected);
  }
}

TEST_F(StepPlansTest, BindsStateOfTheDevice) {
  leaks = kObjectsOfStepped;
  writePlan(folder, plan);
  DeviceArray lr(driver, 1, 1);
  std::vector<Memory> memory = getMemory(lr[0]);
  memory[0].place = Memory::Place::GPU;
  driver.calls.clear();
  ASSERT_EQ(step(memory), "");
  driver.calls.clear();
  ASSERT_EQ(step(memory), "");
  // Nothing waits for the device.
  EXPECT_EQ(driver.calls, (std::map<std::string, unsigned>{
                              {"cuLaunchKernelEx", 1},
                              {"cuStreamIsCapturing", 1},
                          }));
  driver.run();
  EXPECT_TRUE(p0.isAll(-1));
}

/// The plan that has state of one scope bound is not one to copy that of
/// another scope to.
TEST_F(StepPlansTest, KeepsStateOfAnotherScope) {
  leaks = kObjectsOfStepped + kObjectsOfCopying;
  writePlan(folder, plan);
  DeviceArray lr(driver, 1, 1);
  std::vector<Memory> memory = getMemory(lr[0]);
  memory[0].place = Memory::Place::GPU;
  float other = 0.5;
  ASSERT_EQ(step(memory), "");
  ASSERT_EQ(step(getMemory(other)), "");
  driver.run();
  EXPECT_EQ(lr[0], 1);
  EXPECT_TRUE(p0.isAll(0));
  ASSERT_EQ(step(memory), "");
  driver.run();
  EXPECT_TRUE(p0.isAll(-2));
}

TEST_F(StepPlansTest, RefusesOtherPlaces) {
  leaks = kObjectsOfLoaded;
  writePlan(folder, plan);
  float lr = 0.5;
  std::vector<Memory> memory = getMemory(lr);
  memory[1].place = Memory::Place::Host;
  EXPECT_EQ(step(memory), "'p0' is not on a GPU, which the plan in " +
                              folder.getPath() + " was compiled for");
  memory[1].place = Memory::Place::Other;
  EXPECT_EQ(step(memory), "'p0' is not on a GPU, which the plan in " +
                              folder.getPath() + " was compiled for");
  memory = getMemory(lr);
  memory[4].device = 1;
  EXPECT_EQ(step(memory),
            "gradient of 'p1' is on GPU 1, and others are on GPU 0");
  EXPECT_TRUE(driver.launches.empty());
}

TEST_P(ThreadsTest, ReadsTheEnvironment) {
  writePlan(folder, plan);
  float lr = 0.5;
  ASSERT_EQ(step(getMemory(lr)), "");
  EXPECT_EQ(numThreads, GetParam().second);
}

INSTANTIATE_TEST_SUITE_P(
    , ThreadsTest,
    testing::Values(std::pair("3", 3), std::pair("0", 1), std::pair("-1", 1),
                    std::pair("many", 1),
                    std::pair("99999999999999999999", STEPFOLD_MAX_THREADS)));

/// Each device has a plan of its own.
TEST_F(StepPlansTest, StepsOnTheDeviceOfTheTensors) {
  leaks = 2 * kObjectsOfCopying;
  writePlan(folder, plan);
  float lr = 0.5;
  ASSERT_EQ(step(getMemory(lr)), "");
  DeviceArray other(driver, 70, 9, 1), gradient(driver, 70, 4, 1),
      second(driver, 70, 1, 1), secondGradient(driver, 70, 1, 1);
  device = 1;
  std::vector<Memory> memory = {onHost(lr), onDevice(other), onDevice(second),
                                onDevice(gradient), onDevice(secondGradient)};
  stream = nullptr;
  ASSERT_EQ(step(memory), "");
  driver.run();
  EXPECT_TRUE(other.isAll(7));
  EXPECT_TRUE(p0.isAll(2));
}
