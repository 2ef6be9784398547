//===- ScratchTest.cpp - Tests of buffers of scratch in plans -------------===//

#include "../TestSupport.h"
#include "PlanTexts.h"

#include "stepfold/Plan/Plan.h"

using namespace llvm;
using namespace stepfold::runtime;
using namespace stepfold::runtime::test;

/// A launch with 1,000 bytes of scratch of its own, and two products. Buffers 3
/// and 4 are scratch of the first product, 5 and 6 of the second one.
static Plan makePlan() {
  Plan plan = makeAxpyPlan(Plan::TargetKind::CUDA, {64});
  plan.target.arch = "sm_90";
  plan.scratchBytes = 2048;
  plan.kernels[0].arguments.push_back(Plan::ScratchType{1000, true});
  plan.getLaunch(0).arguments.push_back({Plan::ArgumentKind::Scratch, 16});
  for (uint64_t offset : {1024, 1280, 1024, 1536}) {
    Plan::Buffer buffer = makeBuffer("s" + std::to_string(plan.buffers.size()),
                                     Role::Scratch, {8, 16}, DType::BF16);
    buffer.access = Access::ReadWrite;
    buffer.offset = offset;
    plan.buffers.push_back(buffer);
  }
  for (uint32_t first : {3, 5}) {
    plan.buffers[first + 1].shape = {8, 8};
    Plan::Product product;
    product.accumulation = Accumulation::MMA16;
    product.isRhsTransposed = true;
    product.outs = {first + 1};
    product.lhs = product.rhs = {first};
    plan.steps.push_back(product);
  }
  return plan;
}

static std::string getRejection(function_ref<void(Plan &)> edit) {
  Plan plan = makePlan();
  edit(plan);
  return getMessage(plan.verify());
}

TEST(Scratch, MayShareMemoryInDifferentSteps) {
  EXPECT_EQ(getRejection([](Plan &) {}), "");
  EXPECT_EQ(getRejection([](Plan &plan) { plan.buffers[6].offset = 1152; }),
            "buffers[6].offset: expected a multiple of 256, got 1152");
  EXPECT_EQ(getRejection([](Plan &plan) { plan.buffers[6].offset = 1024; }),
            "buffers[6].offset: overlaps buffers[5], and steps[2] accesses "
            "both");
  EXPECT_EQ(getRejection([](Plan &plan) { plan.buffers[5].offset = 1280; }),
            "");
  EXPECT_EQ(getRejection([](Plan &plan) { plan.buffers[4].offset = 0; }),
            "buffers[4].offset: bytes 0 to 128 of scratch overlap those of "
            "steps[0].arguments[3], 16 to 1016");
  EXPECT_EQ(getRejection([](Plan &plan) { plan.buffers[6].offset = 2048; }),
            "buffers[6].offset: 128 bytes at 2048 are out of range (2048 bytes "
            "of scratch)");
}

TEST(Scratch, HasAnOffsetInPlanJSON) {
  Plan plan = makePlan();
  plan.code.ptx.digest = DIGEST;
  std::string text = print(plan);
  Expected<Plan> read = parsePlan(text);
  ASSERT_EQ(read ? "" : toString(read.takeError()), "");
  EXPECT_EQ(read->buffers[6].offset, 1536u);
  EXPECT_EQ(print(*read), text);
  plan.buffers[6].offset = 1537;
  EXPECT_EQ(getMessage(parsePlan(print(plan))),
            "plan.json: buffers[6].offset: expected a multiple of 256, got "
            "1537");
}

TEST(Scratch, IsFoundInSteps) {
  Plan plan = makePlan();
  std::vector<uint32_t> found;
  plan.forEachBuffer(plan.steps[2],
                     [&](uint32_t buffer) { found.push_back(buffer); });
  EXPECT_EQ(found, (std::vector<uint32_t>{6, 5, 5}));
  found.clear();
  plan.forEachBuffer(plan.steps[0],
                     [&](uint32_t buffer) { found.push_back(buffer); });
  EXPECT_EQ(found, (std::vector<uint32_t>{0, 0, 1, 2}));
}
