//===- CudaEngineTest.cpp - Tests of CUDA plans ---------------------------===//
//
// A kernel over chunks on the GPU, and errors. Skipped, with the reason,
// where there is no GPU.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Runtime/Cuda/CudaEngine.h"
#include "../../TestSupport.h"
#include "Runtime/Cuda/CudaDriver.h"
#include "stepfold/Plan/CudaArch.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

/// state -= lr * gradient for 4 parameters: one block a chunk, threads 32
/// apart.
static const char *const axpyPTX = R"(
.version 7.0
.target sm_80
.address_size 64
.visible .entry axpy(.param .u64 chunks, .param .u64 table, .param .u64 lr) {
  .reg .pred %p;
  .reg .b32 %r<5>;
  .reg .b64 %d<8>;
  .reg .f32 %f<4>;
  ld.param.u64 %d1, [chunks];
  ld.param.u64 %d2, [lr];
  ld.param.u64 %d7, [table];
  cvta.to.global.u64 %d1, %d1;
  cvta.to.global.u64 %d2, %d2;
  cvta.to.global.u64 %d7, %d7;
  ld.global.f32 %f1, [%d2];
  mov.u32 %r1, %ctaid.x;
  mad.wide.u32 %d1, %r1, 16, %d1;
  ld.global.u64 %d5, [%d1];
  ld.global.u32 %r2, [%d1+8];
  ld.global.u32 %r4, [%d1+12];
  mad.wide.u32 %d7, %r4, 8, %d7;
  ld.global.u64 %d3, [%d7];
  ld.global.u64 %d4, [%d7+32];
  shl.b64 %d5, %d5, 2;
  add.u64 %d3, %d3, %d5;
  add.u64 %d4, %d4, %d5;
  mov.u32 %r3, %tid.x;
loop:
  setp.ge.u32 %p, %r3, %r2;
  @%p bra done;
  mul.wide.u32 %d5, %r3, 4;
  add.u64 %d6, %d4, %d5;
  ld.global.f32 %f2, [%d6];
  add.u64 %d6, %d3, %d5;
  ld.global.f32 %f3, [%d6];
  mul.rn.f32 %f2, %f1, %f2;
  sub.rn.f32 %f3, %f3, %f2;
  st.global.f32 [%d6], %f3;
  add.u32 %r3, %r3, 32;
  bra loop;
done:
  ret;
}
)";

namespace {
class CudaEngineTest : public testing::Test {
protected:
  void SetUp() override {
    Expected<const CudaDriver *> driver = getCudaDriver();
    if (!driver)
      GTEST_SKIP() << toString(driver.takeError());
  }

  Expected<std::unique_ptr<Engine>> create(StringRef ptx,
                                           PlanEngineOptions options = {}) {
    return createCudaEngine(
        {folder.getPath(), plan, {}, {{"stage.ptx", ptx.str()}}}, options);
  }

  TemporaryFolder folder;
  Plan plan = makeAxpyPlan(Plan::TargetKind::CUDA, {130, 0, 64, 1});
};
} // namespace

static void checkAxpy(Engine &engine) {
  const unsigned sizes[] = {130, 0, 64, 1};
  for (size_t i = 0; i != 4; ++i) {
    std::vector<float> state(sizes[i], 3 + i), gradient(sizes[i], 1 + 2 * i);
    ASSERT_EQ(getMessage(engine.setVariable(2 * i, toBytes(state))), "");
    ASSERT_EQ(getMessage(engine.setVariable(2 * i + 1, toBytes(gradient))), "");
  }
  ASSERT_EQ(getMessage(engine.setVariable(8, toBytes<float>({2}))), "");
  ASSERT_EQ(getMessage(engine.step()), "");
  ASSERT_EQ(getMessage(engine.step()), "");
  for (size_t i = 0; i != 4; ++i) {
    Expected<std::vector<uint8_t>> bytes = engine.getVariable(2 * i);
    ASSERT_EQ(bytes ? "" : toString(bytes.takeError()), "");
    std::vector<float> expected(sizes[i], 3.0f + i - 4 * (1.0f + 2 * i));
    EXPECT_EQ(fromBytes<float>(*bytes), expected);
  }
}

TEST_F(CudaEngineTest, RunsAKernelOverATable) {
  for (unsigned misalignment : {0, 1}) {
    Expected<std::unique_ptr<Engine>> engine =
        create(axpyPTX, {1, misalignment});
    ASSERT_EQ(engine ? "" : toString(engine.takeError()), "");
    checkAxpy(**engine);
  }
}

TEST_F(CudaEngineTest, MeasuresTimes) {
  plan.steps.push_back(plan.steps[0]);
  Expected<std::unique_ptr<Engine>> engine = create(axpyPTX);
  ASSERT_EQ(engine ? "" : toString(engine.takeError()), "");
  Expected<StepTimes> times = (*engine)->time({2, 5, true});
  ASSERT_EQ(times ? "" : toString(times.takeError()), "");
  EXPECT_EQ(times->step.size(), 5u);
  for (double time : times->step)
    EXPECT_GT(time, 0);
  ASSERT_EQ(times->kernels.size(), 2u);
  EXPECT_EQ(times->kernels[1].name, "axpy");
  EXPECT_EQ(times->kernels[1].times.size(), 5u);
}

TEST_F(CudaEngineTest, ReportsWhatCannotBeRun) {
  std::string message = getMessage(
      create(".version 7.0\n.target sm_80\n.address_size 64\nnonsense\n"));
  EXPECT_NE(message.find("cannot load '"), std::string::npos) << message;
  EXPECT_NE(message.find("nonsense"), std::string::npos)
      << "no log of the driver: " << message;
  plan.kernels[0].name = "other";
  EXPECT_EQ(getMessage(create(axpyPTX)),
            "the plan's code has no kernel 'other'");
  plan.kernels[0].name = "axpy";
  plan.target.arch = "sm_999";
  message = getMessage(create(axpyPTX));
  EXPECT_NE(message.find("the plan is for sm_999, but "), std::string::npos)
      << message;
  plan.target.arch = "sm_80";
  plan.buffers.push_back(makeBuffer("huge", Role::State, {int64_t(1) << 50}));
  message = getMessage(create(axpyPTX));
  EXPECT_NE(message.find("out of memory"), std::string::npos) << message;
}

TEST(CudaEngine, ReportsAMissingDriver) {
  Expected<const CudaDriver *> driver = getCudaDriver();
  if (driver)
    GTEST_SKIP() << "this machine has a CUDA driver";
  std::string expected = toString(driver.takeError());
  PlanFolder folder{"", makeAxpyPlan(Plan::TargetKind::CUDA, {1}), {}, {}};
  EXPECT_EQ(getMessage(createCudaEngine(folder, {})), expected);
  EXPECT_NE(expected.find("CUDA"), std::string::npos);
}

TEST(CudaArch, Parses) {
  for (const char *name : {"sm_80", "sm_90a", "sm_100", "sm_121f"}) {
    std::optional<CudaArch> arch = parseCudaArch(name);
    ASSERT_TRUE(arch) << name;
    EXPECT_EQ(arch->getName(), name);
  }
  for (const char *name : {"", "sm_", "sm_9", "sm_90b", "sm_9a", "sm_-9",
                           "sm_05", "compute_90", "sm_1000", "sm_ 90"})
    EXPECT_FALSE(parseCudaArch(name)) << name;
}

TEST(CudaArch, KnowsWhatRunsWhere) {
  auto arch = [](StringRef name) { return *parseCudaArch(name); };
  EXPECT_TRUE(arch("sm_80").runsCubinOn(arch("sm_86")));
  EXPECT_FALSE(arch("sm_86").runsCubinOn(arch("sm_80")));
  EXPECT_FALSE(arch("sm_80").runsCubinOn(arch("sm_90")));
  EXPECT_TRUE(arch("sm_80").compilesPTXOn(arch("sm_90")));
  EXPECT_FALSE(arch("sm_90").compilesPTXOn(arch("sm_89")));
  EXPECT_TRUE(arch("sm_90a").compilesPTXOn(arch("sm_90")));
  EXPECT_FALSE(arch("sm_90a").compilesPTXOn(arch("sm_100")));
  EXPECT_FALSE(arch("sm_100a").runsCubinOn(arch("sm_103")));
  EXPECT_TRUE(arch("sm_100f").compilesPTXOn(arch("sm_103")));
  EXPECT_FALSE(arch("sm_100f").compilesPTXOn(arch("sm_120")));
}
